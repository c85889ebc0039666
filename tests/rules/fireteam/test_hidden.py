"""What may be seen: open hands, hidden hands, decks; and windows that do not betray what is held."""

from __future__ import annotations

import pytest

from bot.engine.asks import Together
from bot.engine.chance import Chance
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.fireteam import GAME
from bot.games.fireteam.events.heroes import Received, Responded
from bot.games.fireteam.rules import tactics
from bot.games.fireteam.rules.harm import reactions
from bot.games.fireteam.rules.hero import hands, scouting, turns
from bot.games.fireteam.rules.moments import Assault, Moment
from bot.games.fireteam.rules.threat import foes
from tests.support.fireteam.field import Position, lay

ANIMAL = "corrupted-animal.1"


def hidden(creatures: dict[str, str] | None = None, **hands: list[str]) -> Position:
    """Lay Abe, Frank and Don together, with hidden hands."""
    heroes = {"abe": "2D", "frank": "2D", "don": "2D"}
    return lay(heroes, creatures, hands=hands, options={"hidden-hands": "on"})


def targeted(seat: str) -> Moment:
    """A hero is the target of the animal."""
    return Moment("targeted", seat, ANIMAL, "2D", assault=Assault(ANIMAL, seat))


@pytest.mark.rule("RUL-67")
def test_open_hands_are_open_hidden_ones_their_owners_and_decks_nobodys() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally", "bayonet"]})
    for seat in ("abe", "don"):
        seen = GAME.look.view(at.g, seat)
        assert seen.now.heroes["abe"].hand == ["bayonet", "rally"]
        assert (seen.hands["abe"], seen.decks["abe"]) == (2, len(at.hero("abe").deck))
    assert GAME.look.view(at.g, None).now.heroes["abe"].hand == []
    assert GAME.look.view(at.g, None).hands["abe"] == 2
    for eyes in ("abe", "don", None):
        seen = GAME.look.view(at.g, eyes)
        assert seen.now.heroes["abe"].deck.cards == []
        assert (seen.now.recon.cards, seen.now.threats.cards, seen.now.removed) == ([], [], [])
        assert seen.now.chance.seed == b""
    at = hidden(abe=["rally"])
    for eyes in ("abe", "frank", None):
        assert GAME.look.view(at.g, eyes).now.heroes["abe"].hand == (["rally"] if eyes == "abe" else [])
        assert GAME.look.view(at.g, seat).hands["abe"] == 1


def test_pictures_of_the_board_show_counts_of_cards_only() -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["rally", "bayonet"]})
    for seat in ("don", None):
        picture = GAME.look.scene(GAME.look.view(at.g, seat))
        assert {line.seat: line.cards for line in picture.seats} == {"abe": 2, "don": 0}
        assert "rally" not in repr(picture)
    sheet = GAME.look.sheet(GAME.look.view(at.g, "abe"))
    assert sheet is not None
    assert "rally" in repr(sheet)


@pytest.mark.rule("RUL-67")
def test_onlookers_read_the_name_of_no_card_in_an_open_hand() -> None:
    match, _ = Match.start(GAME, Setup(("abe", "frank", "don"), GAME.missions[0], {}), bytes(32), camera=False)
    hidden_from_onlookers = 0
    while not match.over:
        for ask in match.asks:
            seen, allies = ask.seen_by(None), ask.seen_by("somebody else")
            assert not [offer.key for offer in seen.options if "card" in offer.args]
            assert "card" not in seen.args
            hidden_from_onlookers += len(allies.options) > len(seen.options)
        seat = match.waiting[0]
        if asked := match.ask_of(seat):
            match.apply(GAME.player.advise(match.view(seat), asked))
    assert hidden_from_onlookers > 10


def test_discard_piles_are_public_and_standing_orders_are_not() -> None:
    at = hidden()
    at.hero("abe").deck.discard = ["rally"]
    at.hero("abe").orders = {"reactions": "never"}
    seen = GAME.look.view(at.g, "don").now.heroes["abe"]
    assert (seen.deck.discard, seen.orders) == (["rally"], {})
    assert GAME.look.view(at.g, "abe").now.heroes["abe"].orders == {"reactions": "never"}


def test_drawn_cards_are_told_to_whom_they_concern() -> None:
    at = hidden()
    hands.draw(at.g, "abe", 1)
    (received,) = (event for event in at.g.told if isinstance(event, Received))
    assert received.audience == ("abe",)
    at = lay({"abe": "2D", "don": "2D"})
    hands.draw(at.g, "abe", 1)
    (received,) = (event for event in at.g.told if isinstance(event, Received))
    assert received.audience == ("abe", "don")


def test_a_hidden_window_asks_all_whose_deck_could_answer_whatever_they_hold() -> None:
    at = hidden({ANIMAL: "2D"}, abe=["rally"], frank=["rifle-butt"], don=["shotgun"])
    at.run(reactions.window(at.g, targeted("abe")))
    assert isinstance(at.asked, Together)
    assert set(at.together) == {"abe", "frank", "don"}
    assert {seat: {offer.key for offer in ask.options} for seat, ask in at.together.items()} == {
        "abe": {"pass"},
        "frank": {"react card=rifle-butt", "pass"},
        "don": {"pass"},
    }
    for ask in at.together.values():
        assert ask.seen_by("nobody").options == ()
    at = hidden({ANIMAL: "2D"}, frank=["rifle-butt"])
    at.run(reactions.window(at.g, targeted("abe")))
    assert set(at.together) == {"frank"}  # empty hands hold nothing, as everybody can see
    at.all_do(frank="react card=rifle-butt")
    assert at.hand("frank") == []


def test_a_hidden_window_leaves_out_whose_deck_has_no_answer_in_reach() -> None:
    at = hidden({ANIMAL: "2D"}, abe=["rally"], frank=["rifle-butt"], don=["shotgun"])
    at.hero("frank").at = "4F"
    at.run(reactions.window(at.g, targeted("abe")))
    assert set(at.together) == {"abe", "don"}


@pytest.mark.rule("FTZ-SETUP-12")
def test_a_hidden_window_counts_on_no_upgrade_that_stayed_at_home() -> None:
    for upgrades, asked in (([], {"abe"}), (["suppressing-volley"], {"abe", "frank"})):
        at = hidden({ANIMAL: "2D"}, abe=["rally"], frank=["long-shot"])
        at.hero("frank").at, at.hero("frank").upgrades = "4D", upgrades
        at.run(reactions.window(at.g, targeted("abe")))
        assert set(at.together) == asked


def test_hidden_responses_are_asked_of_all_at_once_and_the_start_player_settles() -> None:
    at = hidden(abe=["rally"], frank=["spotter"], don=["shotgun"])
    at.g.phase, at.g.step, at.g.start = "tactics", "response", "don"
    at.run(tactics.phase(at.g))
    assert set(at.together) == {"abe", "frank", "don"}
    assert all(ask.secret for ask in at.together.values())
    at.all_do(abe="respond seat=abe card=rally", frank="respond seat=frank card=spotter", don="none")
    assert (at.ask.seats, at.keys) == (("don",), {"responder seat=abe", "responder seat=frank"})
    at.does("don", "responder seat=frank")
    at.told(Responded, seat="frank", card="spotter")
    assert len(at.hand("frank")) == 0
    at = hidden(abe=["rally"], frank=["spotter"])
    at.g.phase, at.g.step, at.g.start = "tactics", "response", "don"
    at.run(tactics.phase(at.g))
    assert set(at.together) == {"abe", "frank"}  # an empty hand holds no response, as everybody can see


def test_a_hidden_attack_asks_for_cards_even_if_there_is_but_one() -> None:
    at = hidden({ANIMAL: "2D"}, abe=["bayonet", "rally"])
    at.turn("abe")
    at.does("abe", f"attack target={ANIMAL} type=melee")
    assert (at.keys, at.ask.secret, at.ask.most) == ({"play card=bayonet copy=0"}, True, 2)


def test_the_veil_changes_what_a_seat_may_not_see_and_nothing_else() -> None:
    at = hidden(abe=["rally", "bayonet"], frank=["spotter", "long-shot"])
    before = GAME.look.view(at.g, "abe")
    own, other = list(at.hand("abe")), list(at.hand("frank"))
    census = GAME.table.census(at.g)
    changed = False
    for n in range(8):
        GAME.table.veil(at.g, frozenset({"abe"}), Chance(bytes([n])))
        assert GAME.look.view(at.g, "abe") == before
        assert (at.hand("abe"), len(at.hand("frank"))) == (own, 2)
        assert GAME.table.census(at.g) == census
        changed = changed or at.hand("frank") != other
    assert changed


def test_the_recon_cards_that_lie_open_stay_when_the_rest_is_drawn_anew() -> None:
    at = lay({"abe": "2D", "don": "2D"})
    at.run(scouting.scout(at.g, "abe", 3))
    shown, unseen, out = at.g.recon.top(3), set(), set()
    assert GAME.look.view(at.g, "don").now.looked == shown, "they lie open"
    for stream in range(1, 30):
        at.g.chance.stream = stream
        GAME.redraw(at.g, frozenset(at.g.seats))
        assert at.g.recon.top(3) == shown
        unseen.add(at.g.recon.cards[-4])
        out.add(tuple(at.g.removed))
    assert len(unseen) > 3
    assert len(out) > 3, "nor does anybody know which events were left out"
    at.does("abe", f"bury recon={shown[1]}")
    assert at.g.recon.cards[0] == shown[1]
    assert at.g.looked == []


def test_nothing_is_lost_whatever_happens() -> None:
    at = lay({"abe": "2D", "don": "2D"}, {ANIMAL: "2D"}, hands={"abe": ["rally", "bayonet", "grenade-toss"]})
    inventory = GAME.table.inventory(at.g)
    assert GAME.table.census(at.g) == inventory
    at.attacks("abe", ANIMAL, "melee", "M", "M", "P")
    at.g.recon.cards.remove("ferry-fuel")
    at.searches("abe", "ferry-fuel")
    assert GAME.table.census(at.g) == GAME.table.inventory(at.g)


def shown(at: Position, seat: str | None) -> set[str]:
    """What is open now, as a seat or an onlooker sees it."""
    return {offer.key for offer in at.ask.seen_by(seat).options}


@pytest.mark.rule("RUL-67")
def test_what_only_a_card_in_a_hidden_hand_allows_is_nobody_elses_to_see() -> None:
    at = lay(
        {"don": "8C", "abe": "8A"},
        mission="field-hospital",
        edition="1",
        hands={"don": ["molotov", "wrench"]},
        options={"hidden-hands": "on"},
    )
    foe = next(id for id in at.g.pool)
    foes.put(at.g, foe, "8A", "pool")
    nest = next(id for id, thing in at.g.things.items() if thing.at == "8C")
    at.turn("don")
    secret = {f"burn thing={nest}", f"attack target={foe} type=explosive"}
    assert secret <= at.keys
    for other in ("abe", None):
        assert secret.isdisjoint(shown(at, other))
        assert "end" in shown(at, other)
    at.suffers("don", 1)
    assert at.ask.prompt == "discard"
    assert shown(at, "abe") == shown(at, None) == set()
    assert shown(at, "don")


def entering(**hands: list[str]) -> Position:
    """An animal has just entered beside Abe and Don, whose hands are hidden."""
    at = hidden({ANIMAL: "2D"}, **hands)
    at.run(foes.entered(at.g, ANIMAL))
    return at


def test_a_hidden_reaction_that_has_become_pointless_is_not_played() -> None:
    at = entering(abe=["grenade-toss"], don=["stick-grenade", "wrench"])
    at.hero("don").at, at.hero("frank").at = "2B", "4F"
    at.rolls("EE", "EE", "P")
    at.all_do(abe="react card=grenade-toss", don="react card=stick-grenade")
    at.passes()
    assert (at.over, at.g.outcome) == (True, None)
    assert ANIMAL not in at.g.creatures
    assert at.hand("don") == ["stick-grenade", "wrench"]  # there was nothing left to throw it at


def test_a_hidden_reaction_whose_card_is_gone_is_not_played() -> None:
    at = entering(abe=["grenade-toss"], don=["stick-grenade"])
    at.hero("frank").at = "4F"
    at.rolls("E", "P", "P")
    at.all_do(abe="react card=grenade-toss", don="react card=stick-grenade")
    at.passes()
    assert at.over
    assert ANIMAL in at.g.creatures
    assert (at.hand("don"), at.hero("don").deck.discard) == ([], ["stick-grenade"])  # the blast took it


@pytest.mark.rule("FTZ-ATTACK-17")
@pytest.mark.parametrize("hidden", ["on", "off"])
def test_a_card_put_down_shows_something_only_if_hands_are_hidden(hidden: str) -> None:
    at = lay({"abe": "2D", "don": "2D"}, hands={"abe": ["bayonet"]}, options={"hidden-hands": hidden})
    at.g.came_out = False
    hands.put_down(at.g, "abe", ["bayonet"])
    assert at.g.came_out is (hidden == "on")


def test_the_colour_of_an_end_tells_onlookers_nothing_of_a_hidden_hand() -> None:
    seen = set[bool]()
    for held in ("bayonet", "covering-fire"):
        at = hidden({ANIMAL: "2E"}, abe=[held])
        at.g.begun, at.g.points, at.g.searched = True, 0, ["2D"]
        at.run(turns.turn(at.g, "abe"))
        assert any(each.verb == "attack" for each in at.ask.options) == (held == "covering-fire")
        (end,) = [each for each in at.ask.seen_by("don").options if each.verb == "end"]
        seen.add(end.danger)
    assert len(seen) == 1
