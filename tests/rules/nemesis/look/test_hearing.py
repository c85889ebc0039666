"""Chances of noise are exact: they agree with every face of the die and every token that may lie there (NEM-RUL-76)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction

import pytest

from bot.engine.asks import Ask, option
from bot.engine.chance import Chance
from bot.engine.decks import kind_of
from bot.engine.match import ENCODER, decode
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import EXPLORATION, NOISE, TILES
from bot.games.nemesis.events.intruders import EncounterBegan
from bot.games.nemesis.events.ship import DangerNear, NoiseEverywhere, NoiseMade
from bot.games.nemesis.look import forecast, hearing
from bot.games.nemesis.look.hearing import Hearing, Outcome, summed
from bot.games.nemesis.state import Nemesis, Note
from bot.text import tongue
from tests.support.nemesis.pairs import by_canteen
from tests.support.nemesis.ship import Ship

EN = tongue("en")
SLOT = "15"
SECOND = sorted(tile.id for tile in TILES.values() if tile.set == 2)


def heard(ship: Ship, room: str = SLOT, who: str = "scout") -> Hearing:
    """What the Scout may know of the noise in a room."""
    found = hearing.entering(ship.view(who), ship.seat(who), room)
    assert found
    return found


def came(ship: Ship) -> Outcome:
    """What came of a Movement."""
    kinds = [type(event) for event in ship.events]
    if EncounterBegan in kinds:
        return "encounter"
    if DangerNear in kinds or NoiseEverywhere in kinds:
        return "danger"
    return "noise" if NoiseMade in kinds else "silence"


def tried(laid: Callable[[], Ship]) -> Hearing:
    """Every face of the die, by the rules themselves."""
    found = []
    for face in NOISE.faces:
        ship = laid().only_token("larva.1")
        ship.noise(face)
        ship.goes("scout", "canteen")
        found.append((came(ship), Fraction(1, len(NOISE.faces))))
    return summed(found)


def marked() -> Ship:
    """Two of the four ways into the Canteen are noisy."""
    return by_canteen().loud("15-16-2", "tech")


def slimy() -> Ship:
    """The Scout is covered in Slime."""
    return marked().change("scout", slime=True)


@pytest.mark.rule("NEM-RUL-76", "NEM-NOISE-02", "NEM-NOISE-03", "NEM-SLIME-01")
@pytest.mark.parametrize("laid", [by_canteen, marked, slimy])
def test_the_chances_are_those_of_every_face_of_the_die(laid: Callable[[], Ship]) -> None:
    assert heard(laid()) == tried(laid)


@pytest.mark.rule("NEM-RUL-76", "NEM-SLIME-01")
def test_slime_makes_danger_of_silence() -> None:
    assert (heard(marked()).silence, heard(marked()).danger) == (Fraction(1, 10), Fraction(1, 10))
    assert (heard(slimy()).silence, heard(slimy()).danger) == (0, Fraction(1, 5))


@pytest.mark.rule("NEM-RUL-76", "NEM-MOVE-09")
def test_where_somebody_is_nobody_rolls() -> None:
    assert hearing.entering(by_canteen(captain="canteen").view("scout"), by_canteen().seat("scout"), SLOT) is None
    ship = by_canteen()
    ship.intruder("larva", "canteen")
    assert hearing.entering(ship.view("scout"), ship.seat("scout"), SLOT) is None


@pytest.mark.rule("NEM-RUL-76", "NEM-NOISE-06", "NEM-RUL-18")
def test_danger_calls_whom_the_rules_call() -> None:
    ship = by_canteen(captain="nest")
    free = ship.intruder("adult", "surgery")
    ship.intruder("adult", "nest")
    assert heard(ship).coming == (free,)
    ship.noise("danger")
    ship.goes("scout", "canteen")
    assert [each.id for each in ship.g.intruders if each.at == SLOT] == [free]
    shut = by_canteen(captain="nest")
    shut.intruder("adult", "surgery")
    shut.set(lambda g: g.doors.update({"15-18-3": "closed"}))
    assert heard(shut).coming == ()
    assert hearing.waiting(shut.view("scout"), shut.seat("scout"), SLOT)


@pytest.mark.rule("NEM-RUL-76", "NEM-ESCAPE-01")
def test_whom_one_runs_from_follows_when_danger_calls() -> None:
    ship = by_canteen()
    hunter = ship.intruder("adult", "hibernatorium")
    assert heard(ship).coming == (hunter,)


# what lies face down


def unturned(g: Nemesis) -> None:
    """Let only Malfunctions have been turned so far; all other tokens lie face down or in the box."""
    others = [card for card in g.removed if card in EXPLORATION and kind_of(card) != "malfunction"]
    g.removed = [card for card in g.removed if card not in others]
    g.boxed["tokens"] += others


def dark(tile: str = "canteen", turned: str = "fire.1") -> Ship:
    """Nobody has turned the Canteen, nor any token elsewhere but Malfunctions."""
    return by_canteen().unexplored(SLOT, tile, turned).set(unturned)


def spread(ship: Ship) -> Counter[str]:
    """The tokens that nobody has turned, by kind."""
    left = Counter(kind_of(token) for token in EXPLORATION)
    return left - Counter(kind_of(token) for token in ship.g.removed if token in EXPLORATION)


@pytest.mark.rule("NEM-RUL-76", "NEM-TOKEN-01", "NEM-TOKEN-02", "NEM-TOKEN-03", "NEM-TOKEN-04")
@pytest.mark.parametrize("slime", [False, True])
def test_the_token_that_may_lie_there_is_counted_in(slime: bool) -> None:
    ship = dark().change("scout", slime=slime)
    left = spread(ship)
    found: list[tuple[Outcome, Fraction]] = []
    assert {"silence", "danger", "slime", "fire", "doors"} <= set(left)
    where = hearing.slimy(ship.view("scout"), SLOT)
    assert 0 < where < 1
    for token, count in left.items():
        share = Fraction(count, left.total())
        for covered, likely in ((True, where), (False, 1 - where)):
            slimed = slime or covered or token == "slime"
            for face in NOISE.faces:
                shown = token if token in ("silence", "danger") else face
                silent: Outcome = "danger" if slimed else "silence"
                outcome: Outcome = "danger" if shown == "danger" else silent if shown == "silence" else "noise"
                found.append((outcome, share * likely / len(NOISE.faces)))
    assert heard(ship) == summed(found)


@pytest.mark.rule("NEM-RUL-76")
@pytest.mark.parametrize(("token", "certain"), [("silence", "silence"), ("danger", "danger")])
def test_a_token_that_one_looked_at_is_counted_as_it_was_seen_and_by_nobody_else(token: str, certain: str) -> None:
    ship = dark(turned=f"{token}.1")
    before = heard(ship, who="scout")
    note = Note("room", 1, {"slot": SLOT, "room": "canteen", "token": token, "items": 1})
    ship.set(lambda g: g.players[g.seat_of("scout")].notes.append(note))
    assert getattr(heard(ship), certain) == 1
    other = hearing.entering(ship.view("captain"), ship.seat("scout"), SLOT)
    assert other == before


@pytest.mark.rule("NEM-RUL-76")
def test_what_one_knows_of_other_rooms_changes_what_may_lie_in_this_one() -> None:
    ship = dark()
    view, here = ship.view("scout"), heard(ship)
    ship.unexplored("14", "monitoring-room", "danger.1")
    note = Note("room", 1, {"slot": "14", "room": "slime-room", "token": "danger", "items": 1})
    ship.set(lambda g: g.players[g.seat_of("scout")].notes.append(note))
    assert hearing.slimy(view, SLOT) > 0
    assert hearing.slimy(ship.view("scout"), SLOT) == 0
    assert heard(ship) != here
    assert hearing.slimy(ship.view("scout"), "14") == 1


@pytest.mark.rule("NEM-RUL-76")
def test_a_first_room_is_never_the_slimy_one_and_a_known_one_is_what_it_is() -> None:
    ship = by_canteen().unexplored("16", "nest", "fire.1")
    assert hearing.slimy(ship.view("scout"), "16") == 0
    assert hearing.slimy(dark(tile="slime-room").view("scout"), SLOT) == Fraction(1, len(SECOND) - 4)


@pytest.mark.rule("NEM-RUL-76")
def test_no_chance_changes_with_what_lies_face_down() -> None:
    """Law 4: tiles, tokens, the bag's numbers and hands may be otherwise, and every chance stays the same."""
    ship = dark().unexplored("14", "monitoring-room", "silence.1").loud("11-15-1")
    seat = ship.seat("scout")
    options = [option("move", to=f"slot-{SLOT}", via="11-15-1"), option("move", to="hibernatorium", via="11-15-1")]
    ask = Ask(seats=(seat,), prompt="turn")

    def told(g: Nemesis) -> tuple[object, ...]:
        view = GAME.look.view(g, seat)
        said = [*forecast.noises(view, seat), *(GAME.look.effect(view, ask, each) for each in options)]
        return (*said, *(more for each in options for more in GAME.look.weighed(view, ask, each)))

    before, lying = told(ship.g), set()
    for turn in range(8):
        other = decode(GAME, ENCODER.encode(ship.g))
        assert isinstance(other, Nemesis)
        GAME.table.veil(other, frozenset({seat}), Chance(seed=f"veil {turn}".encode()))
        lying.add((other.rooms[SLOT].tile, kind_of(other.rooms[SLOT].token)))
        assert told(other) == before
    assert len(lying) > 2, "the veil changed nothing that matters here"


# in words


def test_a_move_says_quiet_noise_encounter_and_danger() -> None:
    ship = marked()
    move = option("move", to="canteen", via="11-15-1")
    ask = Ask(seats=(ship.seat("scout"),), prompt="turn")
    said = GAME.look.effect(ship.view("scout"), ask, move)
    assert said
    assert EN.say(said) == "1 card. Quiet 10%, noise 40%, encounter 40%, danger 10%."
    (more,) = GAME.look.weighed(ship.view("scout"), ask, move)
    assert "noisy" in EN.say(more)
    assert f"above the {ship.cards('scout') - 1} cards" in EN.say(more)


def test_careful_movement_and_reconnaissance_make_no_roll() -> None:
    ship = marked()
    ask = Ask(seats=(ship.seat("scout"),), prompt="turn")
    careful = GAME.look.effect(ship.view("scout"), ask, option("careful", to="canteen", via="11-15-1"))
    scouting = Ask(seats=ask.seats, prompt="decide", private={"what": "move-to"})
    quiet = GAME.look.effect(ship.view("scout"), scouting, option("way", to="canteen", via="11-15-1"))
    crawling = Ask(seats=ask.seats, prompt="decide", private={"what": "crawl"})
    crawl = GAME.look.effect(ship.view("scout"), crawling, option("where", room="canteen"))
    assert careful
    assert quiet
    assert crawl
    assert "you choose which corridor" in EN.say(careful)
    assert EN.say(quiet).strip() == "No noise roll."
    assert EN.say(crawl).strip() == "Quiet 10%, noise 40%, encounter 40%, danger 10%."


@pytest.mark.rule("NEM-RUL-76", "NEM-RUL-49")
def test_an_attempt_to_leave_tells_how_likely_something_comes() -> None:
    ship = by_canteen(scout="hibernatorium").loud("6-11-2").set(lambda g: setattr(g, "bag", ["blank.1", "larva.1"]))
    assert hearing.failing(ship.view("scout"), ship.seat("scout")) == Fraction(1, 5) * Fraction(1, 2)
    ship.intruder("adult", "canteen")
    assert hearing.failing(ship.view("scout"), ship.seat("scout")) == Fraction(1, 10) + Fraction(1, 10)


@pytest.mark.rule("NEM-RUL-76", "NEM-RUL-22")
def test_a_kind_without_a_miniature_does_not_come() -> None:
    ship = by_canteen(scout="hibernatorium").loud("6-11-2").set(lambda g: setattr(g, "bag", ["blank.1", "queen.1"]))
    assert hearing.failing(ship.view("scout"), ship.seat("scout")) > 0
    ship.intruder("queen", "nest")
    assert hearing.failing(ship.view("scout"), ship.seat("scout")) == 0


@pytest.mark.rule("NEM-RUL-76", "NEM-RUL-63")
def test_the_odds_tell_rooms_bag_and_hand_and_no_chance_of_a_surprise() -> None:
    ship = marked().set(lambda g: setattr(g, "bag", ["blank.1", "larva.1", "adult.1", "adult.2"]))
    said = [EN.say(line) for line in forecast.noises(ship.view("scout"), ship.seat("scout"))]
    assert any("quiet 10%, noise 40%, danger 10%, encounter 40%" in line for line in said)
    assert any("Adult: 2, so 50%" in line for line in said)
    assert not any("nemesis-" in line or "surprise" in line.lower() for line in said)
    assert "4 after a move" in said[-1] or f"{ship.cards('scout') - 1} after a move" in said[-1]
