"""Setting a Mission up: colours, map, decks, Characters, the Enemy Pool, starting hexes."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bot.engine.decks import kind_of
from bot.engine.game import Setup
from bot.engine.match import ENCODER
from bot.games.rise.box.content import BOARDS, EQUIPMENT, WEAPONS
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.missions import CardStored, ColourTaken, EnemiesWait, MissionBegan, TookPosition
from bot.games.rise.rules import campaign, setup
from bot.games.rise.rules.campaign import Held
from bot.games.rise.rules.enemies import arrivals, reinforcements
from bot.games.rise.rules.map import figures
from tests.support import luck
from tests.support.rise.briefing import CAMP, FIRST, FOUR, PLAZA, RELAY, ROAD, TWO, begun, carried, laid
from tests.support.rise.field import Position


def started(at: Position) -> Position:
    """Begin to ask."""
    at.run(setup.begin(at.g))
    return at


@pytest.mark.rule("RISE-SETUP-01")
def test_the_steps_come_in_the_rulebooks_order() -> None:
    at = laid(CAMP, mode="skirmish")
    told = [*at.events]
    started(at)
    prompts = []
    while not at.over:
        prompts.append(at.ask.prompt)
        told += at.events
        at.takes_default()
    told += at.events
    kinds = [type(event) for event in told]

    assert prompts == ["colour", "colour", *["overflow"] * prompts.count("overflow"), "place", "place"]
    order = [MissionBegan, ColourTaken, EnemiesWait, TookPosition]
    assert [kind for kind in dict.fromkeys(kinds) if kind in order] == order
    assert at.g.phase == "decision"


@pytest.mark.rule("RISE-SETUP-02", "RISE-CHAR-02")
def test_every_player_picks_a_colour_of_their_own() -> None:
    at = started(laid(FIRST, TWO))
    assert list(at.ask.seats) == list(TWO)
    assert at.ask.checkpoint
    at.does("kyle", "colour colour=red")

    assert at.told(ColourTaken, seat="kyle", colour="red")
    assert at.ask.seats == ("john",)
    assert at.keys == {"colour colour=blue", "colour colour=white", "colour colour=yellow"}
    at.does("john", "colour colour=yellow")
    assert [at.g.characters[seat].colour for seat in TWO] == ["yellow", "red"]


@pytest.mark.rule("RISE-SETUP-03", "RISE-POOL-03", "RISE-RULING-73")
def test_only_the_chosen_colours_have_enemies() -> None:
    at = started(laid(FIRST, TWO))
    at.does("john", "colour colour=white")
    at.does("kyle", "colour colour=yellow")
    at.finish()

    assert set(at.g.pool) == {"white", "yellow"}
    assert [(enemy.colour, enemy.kind) for enemy in at.g.enemies] == [("white", "hk-8"), ("yellow", "t-800")]


@pytest.mark.rule("RISE-SETUP-04", "RISE-OBST-01", "RISE-MISSION-04")
def test_the_map_lies_as_the_sheet_shows_it() -> None:
    g, sheet = laid(CAMP).g, MISSIONS[CAMP]

    assert figures.ground(g) is sheet.ground
    assert list(g.tokens) == [token.id for token in sheet.tokens]
    assert g.tokens["door-1"].hexes == ["C3", "D2"]
    assert list(g.entrances) == ["alpha", "bravo"]
    assert {id: point.at for id, point in g.waypoints.items()} == {entry.id: entry.at for entry in sheet.waypoints}
    assert not any(point.face_up for point in g.waypoints.values())
    assert g.allies == []
    assert [ally.kind for ally in laid(PLAZA).g.allies] == [
        "resistance-gunner",
        "resistance-medic",
        "resistance-sapper",
    ]
    truck = laid(ROAD).g.truck
    assert truck and (truck.kind, truck.at) == ("armed", "D10")


@pytest.mark.rule("RISE-SETUP-06", "RISE-SETUP-07")
def test_decks_hold_the_listed_levels_and_never_level_s() -> None:
    g = laid(RELAY, FOUR).g
    for deck, listed in ((g.weapons, (1, 2)), (g.equipment, (1, 2))):
        assert deck.cards
        assert {figures.card(card).level for card in deck.cards} == set(listed)
    assert g.weapons.cards != sorted(g.weapons.cards)
    aside = {figures.card(card).level for card in g.set_aside}
    assert aside == {3}


@pytest.mark.rule("RISE-SETUP-05", "RISE-SETUP-06")
def test_every_card_of_the_box_is_in_one_place() -> None:
    box = Counter(
        f"{card.id}.{n}" for card in (*WEAPONS.values(), *EQUIPMENT.values()) for n in range(1, card.count + 1)
    )
    kept = carried(kyle=Held(["pistol.1"], ["medic"], 2), alex=Held(["pistol.2"], [], 1))
    for g in (begun(FIRST).g, begun(CAMP, TWO, carry=kept).g, begun(ROAD, FOUR, mode="skirmish").g):
        held = [card for character in g.characters.values() for card in (*character.cards, *character.stored.values())]
        decks = [*g.weapons.cards, *g.weapons.discard, *g.equipment.cards, *g.equipment.discard]
        assert Counter([*held, *decks, *g.set_aside]) == box


@pytest.mark.rule("RISE-SETUP-08", "RISE-CHAR-01", "RISE-GEN-03")
def test_characters_have_their_starting_cards_and_a_rank_token() -> None:
    g = begun(FIRST, FOUR).g

    for seat in FOUR:
        me = g.characters[seat]
        assert [kind_of(card) for card in me.cards] == list(BOARDS[seat].starts)
        assert (me.ranks, me.ranks_used, me.classes, me.wounds) == (1, 0, [], 0)
    assert len({character.colour for character in g.characters.values()}) == 4


@pytest.mark.rule("RISE-SETUP-09", "RISE-CAMP-03")
def test_a_campaign_adds_what_was_earned_and_kept() -> None:
    g = begun(CAMP, TWO, carry=carried(kyle=Held(["pistol.1"], ["sergeant"], 3))).g

    assert g.characters["kyle"].classes == ["sergeant"]
    assert g.characters["kyle"].ranks == 3
    assert set(g.characters["kyle"].cards) == {"pistol.1", "scavenged-rifle.1", "photograph.1"}
    assert g.characters["john"].ranks == 1


@pytest.mark.rule("RISE-CAMP-04", "RISE-RULING-70")
def test_too_many_cards_are_the_owners_to_choose_from() -> None:
    at = started(laid(CAMP, TWO, carry=carried(kyle=Held(["pistol.1", "medkit.1"], [], 1))))
    for seat in TWO:
        at.does(seat, at.ask.options[0].key)

    assert (at.ask.prompt, at.ask.seats) == ("overflow", ("kyle",))
    at.does("kyle", "discard card=scavenged-rifle.1")
    assert set(at.g.characters["kyle"].cards) == {"pistol.1", "medkit.1", "photograph.1"}
    assert "scavenged-rifle.1" in at.g.set_aside


@pytest.mark.rule("RISE-CLASS-16", "RISE-CLASS-17")
def test_classes_store_a_card_of_their_keyword() -> None:
    at = started(laid(RELAY, TWO, carry=carried(john=Held([], ["medic"], 1))))
    for seat in TWO:
        at.does(seat, at.ask.options[0].key)

    assert (at.ask.prompt, at.ask.seats) == ("store", ("john",))
    assert all("medical" in figures.card(offer.args["card"]).keywords for offer in at.ask.options)  # type: ignore[arg-type]
    picked = str(at.ask.options[-1].args["card"])
    at.does("john", f"store card={picked}")
    at.told(CardStored, seat="john", card=picked)
    assert at.g.characters["john"].stored == {"medic": picked}
    assert picked not in at.g.equipment.cards
    assert picked not in at.g.characters["john"].cards


@pytest.mark.rule("RISE-SETUP-10", "RISE-POOL-02", "RISE-POOL-01")
def test_lines_wait_in_the_order_of_the_diagram() -> None:
    g = begun(PLAZA, FOUR).g

    for colour, line in g.pool.items():
        assert line == list(MISSIONS[PLAZA].pool[colour][1:])  # type: ignore[index]


@pytest.mark.rule("RISE-SETUP-11", "RISE-RULING-74")
def test_starting_enemies_come_from_the_front_of_the_lines() -> None:
    at = begun(CAMP, FOUR)
    assert [(enemy.kind, enemy.colour, enemy.at) for enemy in at.g.enemies] == [
        (guard.kind, guard.colour, guard.at) for guard in MISSIONS[CAMP].guards
    ]
    assert all(not character.done for character in at.g.characters.values())


@pytest.mark.rule("RISE-RULING-74", "RISE-SETUP-11", "RISE-DIFF-06")
def test_a_starting_roll_is_made_once_for_each_colour_in_play() -> None:
    sheet = replace(MISSIONS[FIRST], guards=(), first_roll=1)
    at = laid(FIRST, ("alex", "kyle"), aggressive="on")
    at.g.characters["alex"].colour, at.g.characters["kyle"].colour = "yellow", "blue"
    at.rolls(*(arrivals.results(at.g.entrances[id])[0] for id in ("alpha", "bravo")))
    setup.muster(at.g, sheet)

    assert at.rolled == [1, 1]
    assert [(enemy.colour, enemy.at) for enemy in at.g.enemies] == [("blue", "alpha"), ("yellow", "bravo")]
    assert reinforcements.dice_to_roll(at.g) == sheet.dice + 1


@pytest.mark.rule("RISE-SETUP-13", "RISE-RULING-75")
def test_everybody_starts_on_a_free_hex_of_the_starting_zone() -> None:
    at = started(laid(FIRST, TWO))
    for seat in TWO:
        at.does(seat, at.ask.options[0].key)

    assert (at.ask.prompt, at.ask.seats, at.ask.kind) == ("place", TWO, "space")
    zone = set(MISSIONS[FIRST].ground.zones["S4B.a"])
    assert at.keys == {f"place to={hex}" for hex in zone}
    assert "place to=K9" in at.keys, "Cover is no hindrance"
    at.does("kyle", "place to=K9")
    assert at.told(TookPosition, seat="kyle", to="K9")
    assert at.ask.seats == ("john",)
    assert "place to=K9" not in at.keys


@pytest.mark.rule("RISE-RULING-75")
def test_nobody_starts_on_red_and_no_waypoint_wakes() -> None:
    at = laid(PLAZA, TWO)
    hexes = setup.free_hexes(at.g)
    assert "C9" not in hexes
    assert set(hexes) <= set(MISSIONS[PLAZA].ground.zones["S2B.a"])
    assert not any(point.resolved for point in begun(PLAZA).g.waypoints.values())


@pytest.mark.rule("RISE-SETUP-01", "RISE-SETUP-02")
def test_setup_goes_on_where_it_was_left() -> None:
    at = started(laid(FIRST, TWO))
    at.does("kyle", "colour colour=red")
    again = Position(type(at.g)(**{name: getattr(at.g, name) for name in at.g.__struct_fields__}))
    before = at.ask
    started(again)
    assert again.ask == before
    at.does("john", "colour colour=blue")
    before, state = at.ask, ENCODER.encode(at.g)
    again = started(Position(at.g))
    assert again.ask == before
    assert ENCODER.encode(at.g) == state


@pytest.mark.rule("RISE-CAMP-01", "RISE-SKIRM-01")
def test_a_campaign_begins_with_the_first_mission() -> None:
    assert laid(FIRST).g.mode == "campaign"
    assert laid(RELAY).g.mode == "skirmish"
    assert laid(RELAY, carry=carried()).g.mode == "campaign"
    assert setup.setup(Setup(TWO, FIRST, {"mode": "skirmish"}), luck.seed()).mode == "skirmish"
    assert campaign.read(b"").mode == "campaign"
