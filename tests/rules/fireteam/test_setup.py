"""Setting a mission up: the nine steps, the decks, the creatures and what players choose."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bot.engine.game import Setup
from bot.engine.words import Phrase
from bot.games.fireteam import GAME
from bot.games.fireteam.box.content import BOX, CARDS, EVENTS, HEROES, MISSIONS, TILES, role_cards, role_focus
from bot.games.fireteam.events.foes import Spawned
from bot.games.fireteam.events.heroes import Began, Drew, Focused, StartPlayer, Upgraded
from bot.games.fireteam.rules import operation
from bot.games.fireteam.rules.threat import spawning
from bot.games.fireteam.state import Fireteam
from tests.support import luck
from tests.support.fireteam.field import Position, lay

TWO = ("abe", "don")


def laid(mission: str = "river-crossing", seats: tuple[str, ...] = TWO, seed: bytes = b"") -> Fireteam:
    """Lay a mission out as a table would."""
    return GAME.rules.setup(Setup(seats, mission), seed or luck.seed())


def begun(mission: str, seats: tuple[str, ...] = TWO) -> Position:
    """Begin a mission: the first question is who starts."""
    at = Position(laid(mission, seats))
    at.run(GAME.rules.play(at.g))
    return at


@pytest.mark.rule("FTZ-SETUP-01", "FTZ-SETUP-03")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_game_is_one_mission_and_all_comes_from_its_report(mission: str) -> None:
    g, report = laid(mission), MISSIONS[mission]
    assert g.report is report
    assert set(g.objectives) == set(report.objectives)
    assert sorted(g.threats.cards) == sorted(report.threats)
    tiles = [tile for row in report.tiles for tile in row if tile]
    assert {place[0] for place in g.field.places} == set(tiles)
    assert len(tiles) == len(set(tiles)) == 4


@pytest.mark.rule("FTZ-SETUP-13")
@pytest.mark.parametrize("mission", MISSIONS)
def test_sector_tiles_lie_as_the_report_shows_them(mission: str) -> None:
    report, places = MISSIONS[mission], laid(mission).field.places
    for down, row in enumerate(report.tiles):
        for across, tile in enumerate(row):
            for y, line in enumerate(TILES[tile].rows if tile else ()):
                for x, letter in enumerate(line):
                    assert (across * len(line) + x, down * len(TILES[tile].rows) + y) in places[f"{tile}{letter}"].cells


@pytest.mark.rule("FTZ-SETUP-02", "FTZ-SETUP-27", "RUL-48")
def test_creatures_enter_before_heroes_so_nothing_is_secured() -> None:
    seeds = [bytes([n]) for n in range(60)]
    games = [laid(seed=seed) for seed in seeds]
    assert any(g.creatures_at("2D") for g in games)
    at = lay({"abe": "2A", "don": "2D"})
    at.rolls(at.g.entries["2D"])
    assert spawning.roll(at.g, "corrupted-animal.1", guarded=False) == "2D"
    told = games[0].told
    assert [type(event) for event in told] == [Began] + [Spawned] * 4
    assert all(len(event.rolls) == 1 for event in told if isinstance(event, Spawned))


@pytest.mark.rule("FTZ-SETUP-04")
def test_the_marker_is_given_by_agreement_or_at_random() -> None:
    at = begun("river-crossing")
    assert at.ask.seats == TWO
    assert at.keys == {"start seat=abe", "start seat=don", "random"}
    at.does("abe", "start seat=don")
    at.told(StartPlayer, seat="don")
    assert at.g.order == ("don", "abe")

    starts = set()
    for n in range(8):
        at = Position(laid(seed=bytes([n])))
        at.run(GAME.rules.play(at.g))
        at.does("abe", "random")
        starts.add(at.g.start)
    assert starts == set(TWO)


@pytest.mark.rule("FTZ-SETUP-05", "FTZ-ROLE-02", "EX-12")
def test_each_seat_is_another_hero_and_no_two_share_a_role() -> None:
    assert GAME.seats == tuple(HEROES)
    both = GAME.seating(("abe", "maxine"), "river-crossing", {})
    assert both and (both.id, both.rule) == ("fireteam-refuse-same-role", "FTZ-ROLE-02")
    assert GAME.seating(("maxine", "don"), "river-crossing", {}) is None
    assert set(laid(seats=("shad", "abe")).heroes) == {"abe", "shad"}


@pytest.mark.rule("FTZ-SETUP-06", "RUL-66")
def test_a_role_that_the_report_demands_must_be_there() -> None:
    missing = GAME.seating(("abe", "shad", "frank"), "field-hospital", {})
    assert missing and (missing.id, missing.rule) == ("fireteam-refuse-role", "FTZ-SETUP-06")
    assert missing.args == {"role": "demolitions"}
    assert GAME.seating(("abe", "shad", "don"), "field-hospital", {}) is None
    assert GAME.seating(("abe", "shad", "frank"), "river-crossing", {}) is None


@pytest.mark.rule("FTZ-SOLO-01", "EX-23", "RUL-14")
def test_two_to_four_heroes_take_part() -> None:
    for count, seats in enumerate(((), ("abe",), TWO, (*TWO, "shad"), (*TWO, "shad", "frank"))):
        reason = GAME.seating(seats, "river-crossing", {})
        assert (reason is None) == (count >= 2)
        assert reason is None or reason.rule == "FTZ-SOLO-01"
    five = GAME.seating(tuple(HEROES), "river-crossing", {})
    assert five and five.rule == "FTZ-SOLO-01"


@pytest.mark.rule("FTZ-SETUP-07", "FTZ-SETUP-08", "FTZ-SETUP-09", "FTZ-SETUP-12", "FTZ-DECK-03")
def test_the_deck_is_the_roles_cards_with_whole_sets_of_the_upgrades_chosen() -> None:
    at = begun("stone-altars")
    at.does("abe", "start seat=abe")
    kinds = [card.id for card in role_cards("leader", upgrade=True)]
    assert at.keys == {f"upgrade card={card}" for card in kinds}
    assert (at.ask.least, at.ask.most) == (1, 1)
    at.does("abe", f"upgrade card={kinds[2]}")
    at.told(Upgraded, seat="abe", cards=(kinds[2],))
    at.does("abe", at.ask.options[0].key)
    deck = Counter((*at.hero("abe").deck.cards, *at.hand("abe")))
    expected = Counter({card.id: card.count for card in role_cards("leader", upgrade=False)})
    assert deck == expected + Counter({kinds[2]: 4})
    assert set(kinds) & set(deck) == {kinds[2]}


@pytest.mark.rule("FTZ-SETUP-10", "FTZ-SETUP-11")
def test_focus_cards_are_of_the_own_role_and_lie_open() -> None:
    at = begun("the-hive")
    at.does("abe", "start seat=don")
    at.does("don", *(offer.key for offer in at.ask.options[:2]))
    assert at.keys == {f"focus focus={card.id}" for card in role_focus("demolitions")}
    assert (at.ask.seats, at.ask.least, at.ask.most) == (("don",), 2, 2)
    at.does("don", "focus focus=restock", "focus focus=scavenger")
    at.told(Focused, seat="don", focus=("restock", "scavenger"))
    hero = at.hero("don")
    assert hero.focus == ["restock", "scavenger"]
    assert not {"restock", "scavenger"} & {*hero.deck.cards, *hero.hand, *hero.deck.discard}
    assert GAME.look.view(at.g, "abe").now.heroes["don"].focus == hero.focus


@pytest.mark.rule("FTZ-SETUP-14")
def test_twelve_numbered_tokens_lie_face_up_one_at_each_marked_location() -> None:
    g, again = laid(seed=b"one"), laid(seed=b"two")
    assert set(g.entries) == set(MISSIONS["river-crossing"].entries)
    assert sorted(map(int, g.entries.values())) == list(range(1, 13))
    assert g.searched == []
    assert g.entries != again.entries


@pytest.mark.rule("FTZ-SETUP-15")
def test_only_some_missions_name_an_exit() -> None:
    exits = {id for id, mission in MISSIONS.items() if mission.exit}
    assert exits == set(MISSIONS) - {"the-giant", "the-mirror", "the-hive"}
    for id in MISSIONS:
        tokens = GAME.look.scene(GAME.look.view(laid(id), None)).tokens
        assert [token.at for token in tokens if token.name == Phrase("fireteam-exit")] == [MISSIONS[id].exit][
            : id in exits
        ]


@pytest.mark.rule("FTZ-SETUP-16")
def test_one_power_token_marks_where_a_boss_will_appear() -> None:
    giant, river = laid("the-giant"), laid()
    assert (giant.boss_at, giant.supply["power"], giant.boss) == ("7D", 5, "")
    assert (river.boss_at, river.supply["power"]) == ("", 6)


@pytest.mark.rule("FTZ-SETUP-17", "FTZ-SETUP-24")
def test_the_marker_starts_on_the_first_space_and_the_coin_shows_heads() -> None:
    g = laid()
    assert (g.marker, g.coin, g.revealed) == (0, "heads", [])


@pytest.mark.rule("FTZ-SETUP-18")
def test_the_listed_threats_are_shuffled_face_down() -> None:
    orders = {tuple(laid(seed=bytes([n])).threats.cards) for n in range(5)}
    assert len(orders) > 1
    g = laid()
    assert set(g.threats.cards) == set(MISSIONS["river-crossing"].threats)
    assert GAME.look.view(g, "abe").now.threats.cards == []
    assert GAME.look.view(g, "abe").threats == 8


@pytest.mark.rule("FTZ-SETUP-19")
def test_creatures_and_objectives_are_public() -> None:
    g = laid()
    for seat in (None, "abe"):
        seen = GAME.look.view(g, seat).now
        assert seen.creatures == g.creatures
        assert seen.objectives == {"repair-the-ferry": 0, "specimen-samples": 0}
        assert (seen.pool, seen.reserve) == (g.pool, g.reserve)


@pytest.mark.rule("FTZ-SETUP-21", "FTZ-SETUP-22", "FTZ-SETUP-23")
def test_the_recon_deck_is_twelve_cards_of_events_drawn_unseen_and_the_discoveries() -> None:
    first: set[str] = set()
    removed: set[tuple[str, ...]] = set()
    for n in range(6):
        g = laid(seed=bytes([n]))
        events = Counter(card for card in g.recon.cards if card in EVENTS)
        assert (len(g.recon), sum(events.values())) == (12, 10)
        assert {card for card in g.recon.cards if card not in EVENTS} == {"ferry-fuel", "engine-propeller"}
        assert events + Counter(g.removed) == Counter({card.id: card.count for card in BOX.events})
        seen = GAME.look.view(g, "abe")
        assert (seen.now.recon.cards, seen.now.removed, seen.recon) == ([], [], 12)
        first.add(g.recon.cards[-1])
        removed.add(tuple(g.removed))
    assert len(first) > 1
    assert len(removed) > 1


@pytest.mark.rule("FTZ-SETUP-25", "FTZ-SETUP-26", "FTZ-SETUP-28")
@pytest.mark.parametrize(("seats", "count"), [(TWO, 4), ((*TWO, "shad"), 6), ((*TWO, "shad", "frank"), 8)])
def test_every_pool_creature_is_rolled_for_and_the_reserve_waits(seats: tuple[str, ...], count: int) -> None:
    g = laid(seats=seats)
    assert Counter(creature.kind for creature in g.creatures.values()) == {"corrupted-animal": count}
    assert {creature.origin for creature in g.creatures.values()} == {"pool"}
    assert (g.pool, g.reserve) == ([], ["corrupted-human.1"])
    assert all(creature.at in g.entries for creature in g.creatures.values())
    rolled = [event for event in g.told if isinstance(event, Spawned)]
    assert {event.creature: event.at for event in rolled} == {id: each.at for id, each in g.creatures.items()}
    assert all(g.entries[event.at] == event.rolls[-1] for event in rolled)


def test_minions_are_rolled_for_before_elites() -> None:
    g = laid("the-giant")
    kinds = [event.creature.rpartition(".")[0] for event in g.told if isinstance(event, Spawned)]
    pool = MISSIONS["the-giant"].pool
    animals, humans = pool["corrupted-animal"][0], pool["corrupted-human"][0]
    assert animals
    assert humans
    assert kinds == ["corrupted-animal"] * animals + ["corrupted-human"] * humans


@pytest.mark.rule("FTZ-SETUP-29")
@pytest.mark.parametrize("mission", MISSIONS)
def test_heroes_and_both_specialists_start_together(mission: str) -> None:
    g, start = laid(mission), MISSIONS[mission].start
    assert {hero.at for hero in g.heroes.values()} == {start}
    assert g.specialists == {"patty": start, "henry": start}


@pytest.mark.rule("FTZ-SETUP-30")
def test_the_first_hands_come_from_the_first_draw() -> None:
    at = begun("river-crossing")
    assert all(not hero.hand for hero in at.g.heroes.values())
    at.does("abe", "start seat=abe")
    at.does("abe", at.ask.options[0].key)
    at.silent(Drew)
    assert all(not hero.hand for hero in at.g.heroes.values())
    at.does("don", at.ask.options[0].key)
    assert [event.seat for event in at.events if isinstance(event, Drew)] == ["abe", "don"]
    assert [len(at.hand(seat)) for seat in TWO] == [5, 5]


@pytest.mark.rule("RUL-68")
def test_everything_random_follows_from_one_seed_and_is_told() -> None:
    one, same, other = laid(seed=b"x"), laid(seed=b"x"), laid(seed=b"y")
    assert one == same
    assert (one.entries, one.recon.cards) != (other.entries, other.recon.cards)
    before = one.chance.counter
    one.roll(spawning.SPAWN_DIE)  # type: ignore[attr-defined]
    assert one.chance.counter == before + 1


def test_upgrades_are_action_cards_of_their_role() -> None:
    assert all(CARDS[card.id].role == card.role for card in BOX.cards if card.upgrade)


@pytest.mark.rule("RUL-62")
def test_what_was_chosen_for_the_mission_before_is_proposed() -> None:
    carry = operation.Carry(upgrades={"abe": ["medic-call"]}, focus={"abe": ["field-medic"]})
    for mission, upgrades, focus in (
        ("stone-altars", ("medic-call",), ("field-medic",)),
        ("the-hive", ("medic-call", "search-and-destroy"), ("field-medic", "command-presence")),
    ):
        at = Position(GAME.rules.setup(Setup(TWO, mission, carry=msgspec.msgpack.encode(carry)), luck.seed()))
        at.run(GAME.rules.play(at.g))
        at.does("abe", "start seat=abe")
        assert at.ask.default == tuple(f"upgrade card={id}" for id in upgrades)
        at.does("abe", *at.ask.default)
        assert at.ask.default == tuple(f"focus focus={id}" for id in focus)
        at.does("abe", *at.ask.default)
        assert (at.ask.seats, at.ask.default) == (("don",), ())
        record = operation.read(GAME.rules.carry(at.g))
        assert (record.upgrades["abe"], record.focus["abe"]) == (sorted(upgrades), sorted(focus))


def test_a_bare_role_goes_without_upgrades_and_only_the_last_missions_measure_that() -> None:
    chosen = Setup(TWO, "the-hive")
    bare = GAME.trial.weakened(chosen)
    assert set(bare) == {"leader", "demolitions"}
    at = Position(GAME.rules.setup(bare["leader"], luck.seed()))
    at.run(GAME.rules.play(at.g))
    at.does("abe", "start seat=abe")
    assert (at.ask.seats, at.ask.prompt) == (("abe",), "focus")
    at.does("abe", *(offer.key for offer in at.ask.options[:2]))
    assert (at.ask.seats, at.ask.prompt) == (("don",), "upgrades")
    assert sum(GAME.table.census(at.g)[f"abe:{card.id}"] for card in role_cards("leader", upgrade=True)) == 0
    assert GAME.trial.weakened(Setup(TWO, "stone-altars")) == {}
