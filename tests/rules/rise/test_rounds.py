"""The round (RISE-ROUND, RISE-END): who acts, in which order, and what is reset when everybody is Done."""

from __future__ import annotations

import pytest

from bot.engine.events import PhaseEnded
from bot.engine.scene import Scene
from bot.engine.state import Steps
from bot.games.rise.box.content import CLASSES
from bot.games.rise.events.rounds import Nominated, Rolled, RoundBegan
from bot.games.rise.rules import rounds
from bot.games.rise.state import Character, Phase, Placed, Rise
from tests.support.rise.field import Position, field, lay

HALL = field("a a a a a a a a")
SQUAD = {"john": "A1", "kyle": "C1", "alex": "E1"}


def turn(at: Position, seat: str) -> None:
    """Let a Character act and end its turn at once."""
    at.does(at.g.seats[0], f"act seat={seat}")
    at.does(seat, "end")


def begun() -> Position:
    """Three Characters at the beginning of a Round."""
    at = lay(HALL, SQUAD)
    at.g.phase, at.g.turn = "decision", ""
    at.run(rounds.play(at.g))
    return at


@pytest.mark.rule("RISE-ROUND-02", "RISE-ROUND-04")
def test_the_team_names_one_character_that_has_not_acted_yet() -> None:
    at = begun()
    assert at.keys == {"act seat=john", "act seat=kyle", "act seat=alex"}
    assert set(at.ask.seats) == {"john", "kyle", "alex"}
    at.does("alex", "act seat=kyle")
    assert at.g.turn == "kyle"
    assert at.ask.seats == ("kyle",)
    at.does("kyle", "end")
    assert at.keys == {"act seat=john", "act seat=alex"}
    at.refuses("john", "act seat=kyle", "rise-refuse-has-acted", "RISE-ROUND-02")


@pytest.mark.rule("RISE-ROUND-05")
def test_naming_a_character_names_the_colour_of_enemies_that_acts_next() -> None:
    at = begun()
    at.does("john", "act seat=alex")
    at.told(Nominated, seat="alex", colour=at.character("alex").colour)


@pytest.mark.rule("RISE-ROUND-03", "RISE-END-01", "RISE-END-04")
def test_decision_player_and_enemy_phase_repeat_until_all_are_done_and_then_a_new_round_begins() -> None:
    at = begun()
    phases: list[str] = []
    for seat in ("kyle", "john"):
        at.does("john", f"act seat={seat}")
        assert at.ask.prompt == "player"
        at.does(seat, "end")
        phases += [event.phase for event in at.events if isinstance(event, PhaseEnded)]
        assert at.g.round == 1
    assert at.ask.prompt == "player", "the last one left is named by itself"
    at.does("alex", "end")
    phases += [event.phase for event in at.events if isinstance(event, PhaseEnded)]
    ends = [phase.removesuffix("-still") for phase in phases]
    assert [phase for phase in ends if phase in ("player", "enemy", "round")] == ["player", "enemy"] * 3 + ["round"]
    at.told(RoundBegan, round=2)
    assert (at.g.round, at.ask.prompt) == (2, "decision")
    assert len(at.keys) == 3


@pytest.mark.rule("RISE-END-03")
def test_at_the_end_of_a_round_all_tokens_are_ready_and_all_dice_come_back() -> None:
    at = begun()
    at.g.spaces["john/move-1"] = Placed("red", 4)
    for seat in ("john", "kyle"):
        turn(at, seat)
    assert at.g.spaces, "dice stay where they are until the end of the Round"
    assert at.character("john").done
    at.does("alex", "end")
    assert at.g.spaces == {}
    assert not any(character.done or character.dice for character in at.g.characters.values())


@pytest.mark.rule("RISE-ROUND-13", "RISE-DOWN-03")
def test_whoever_is_down_has_a_say_in_the_order_and_a_turn_of_their_own() -> None:
    at = lay(HALL, SQUAD | {"kyle": Character("blue", "C1", wounds=4, down=True)})
    at.g.phase, at.g.turn = "decision", ""
    at.run(rounds.play(at.g))
    assert "kyle" in at.ask.seats
    at.does("kyle", "act seat=kyle")
    assert len(at.told(Rolled, seat="kyle").dice) == 4
    assert at.ask.seats == ("kyle",)


@pytest.mark.rule("RISE-CLASS-02")
def test_class_cards_are_earned_and_the_others_stay_in_the_box() -> None:
    at = begun()
    assert CLASSES
    assert all(character.classes == [] for character in at.g.characters.values())


def pictured(at: Position) -> dict[str, bool]:
    """The phases that have ended since the last answer, and whether each has a picture."""
    return {event.phase: event.scene is not None for event in at.events if isinstance(event, PhaseEnded)}


@pytest.mark.rule("RISE-ROUND-10")
@pytest.mark.parametrize(
    ("enemies", "ends"),
    [
        ({}, ["enemy-still"]),
        ({"t-800.1": "P1"}, ["enemy"]),
        ({"t-800.1": "J1"}, ["enemy-moves", "enemy"]),
    ],
)
def test_the_moves_are_pictured_by_themselves_if_somebody_fires_after_them(
    enemies: dict[str, str], ends: list[str]
) -> None:
    at = lay(field(" ".join("a" * 16)), {"john": "A1", "kyle": "B1"}, enemies)
    at.g.camera = lambda: Scene("rise", "A field")
    at.g.phase, at.g.turn = "decision", ""
    at.run(rounds.play(at.g))
    at.does("john", "act seat=john")
    at.does("john", "end")
    assert pictured(at) == dict.fromkeys(["player", *ends], True), "and a phase in which nothing happened says so"


@pytest.mark.rule("RISE-WIN-01", "RISE-WIN-03")
@pytest.mark.parametrize("phase", ["player", "enemy"])
def test_a_mission_that_ends_in_the_middle_of_a_phase_ends_that_phase(
    monkeypatch: pytest.MonkeyPatch, phase: Phase
) -> None:
    def won(g: Rise) -> Steps:
        g.end(g.seats, "for the test")
        yield from ()

    at = lay(HALL, SQUAD)
    at.g.phase, at.g.turn = phase, "john"
    monkeypatch.setitem(rounds.PHASES, phase, won)
    at.run(rounds.play(at.g))

    assert list(pictured(at)) == ["mission"], "nobody acts after that"
