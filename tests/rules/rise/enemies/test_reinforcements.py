"""Step 3A (RISE-REINF): the roll, who comes where, and what can be done about it."""

from __future__ import annotations

import pytest

from bot.games.rise.events.arrivals import EnemyArrived, Reinforced, RollChanged, RollJammed
from bot.games.rise.rules.enemies import arrivals
from bot.games.rise.state import Character
from tests.support.rise.field import field
from tests.support.rise.foes import Phase, lay

EDGE = field("A a a a a a a A", "A a a a a a a A", "A a a a a a a A")
DOORS = {"alpha": ("A1",), "bravo": ("A3",), "charlie": ("H1",)}


def tokens(monkeypatch: pytest.MonkeyPatch, **shown: tuple[int, ...]) -> None:
    """Print other results on the Entrances."""
    for id, values in shown.items():
        monkeypatch.setitem(arrivals.RESULTS, id, {"light": values, "heavy": values})


def placed(at: Phase) -> list[tuple[str, str]]:
    """Tell which kinds came where, in order."""
    return [(at.enemy(event.enemy).kind, event.entrance) for event in at.events if isinstance(event, EnemyArrived)]


def turn_of(colour: str, line: list[str], *, dice: int = 2, **more: object) -> Phase:
    """Lay a position in the Enemy Phase of a colour."""
    me = Character(colour, "E2")  # type: ignore[arg-type]
    return lay(EDGE, {"guardian": me}, entrances=DOORS, pool={colour: line}, sheet={"dice": dice}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("RISE-EX-07", "RISE-REINF-01", "RISE-REINF-02", "RISE-REINF-03", "RISE-REINF-04", "RISE-REINF-06")
def test_example_with_the_english_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens(monkeypatch, alpha=(2,), bravo=(2, 5), charlie=(4,))
    at = turn_of("blue", ["hk-8", "t-800", "t-800"])
    at.rolls(1, 2)
    at.step("3A")
    at.told(Reinforced, dice=("1", "2"))
    assert placed(at) == [("hk-8", "alpha"), ("t-800", "bravo")]
    assert at.g.pool["blue"] == ["t-800"]
    assert {enemy.colour for enemy in at.g.enemies} == {"blue"}


@pytest.mark.rule("RISE-EX-08", "RISE-RULING-83")
def test_example_with_the_portuguese_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens(monkeypatch, alpha=(3,), bravo=(3, 6), charlie=(1,))
    at = turn_of("blue", ["hk-8", "t-800", "t-800"])
    at.rolls(2, 3)
    at.step("3A")
    assert placed(at) == [("hk-8", "alpha"), ("t-800", "bravo")]


@pytest.mark.rule("RISE-RULING-49", "RISE-REINF-05", "RISE-REINF-06")
def test_equal_results_bring_several_to_one_entrance_in_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens(monkeypatch, alpha=(2,), bravo=(2, 5), charlie=(4,))
    at = turn_of("red", ["t-800", "hk-8", "t-72", "t-800", "hk-8"])
    at.rolls(2, 2)
    at.step("3A")
    assert placed(at) == [("t-800", "alpha"), ("hk-8", "bravo"), ("t-72", "alpha"), ("t-800", "bravo")]


@pytest.mark.rule("RISE-RULING-49", "RISE-REINF-04", "RISE-POOL-06")
def test_both_results_of_a_side_count_and_a_short_line_serves_the_first_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tokens(monkeypatch, alpha=(1,), bravo=(2, 5), charlie=(5,))
    at = turn_of("red", ["t-800", "hk-8"])
    at.rolls(2, 5)
    at.step("3A")
    assert placed(at) == [("t-800", "bravo"), ("hk-8", "charlie")], "Bravo's second comes after Charlie's first"


@pytest.mark.rule("RISE-REINF-07")
def test_whoever_arrives_moves_and_attacks_in_the_same_phase() -> None:
    at = turn_of("red", ["hk-8"], dice=1)
    at.rolls(2)
    at.step("3A")
    at.step("3B")
    at.finish()
    assert at.where() != {"hk-8.1": "alpha"}
    at.rolls("S", "-")
    at.step("3C")
    assert at.character("guardian").wounds == 1


@pytest.mark.rule("RISE-REINF-08", "RISE-DOWN-05", "RISE-RULING-92")
def test_the_roll_is_made_for_one_who_is_down_and_without_enemies_on_the_map() -> None:
    at = turn_of("red", ["t-800"], dice=1)
    at.g.characters["john"] = Character("blue", "G2")
    at.character("guardian").down = True
    at.rolls(2)
    at.step("3A")
    assert placed(at) == [("t-800", "alpha")]


@pytest.mark.rule("RISE-RULING-51", "RISE-DICE-06")
def test_the_roll_uses_dice_of_its_own() -> None:
    at = turn_of("red", ["t-800"], dice=2)
    at.character("guardian").dice = [2, 2, 2, 2]
    at.character("guardian").ranks = 3
    at.rolls(1, 3)
    at.step("3A")
    assert at.over, "Rank offers no re-roll"
    assert (at.rolled, placed(at)) == ([2], [])


@pytest.mark.rule("RISE-EX-21", "RISE-DIFF-06")
def test_the_hard_way_rolls_one_die_more() -> None:
    at = turn_of("red", ["t-800"], dice=1, difficulty=["aggressive"])
    at.rolls(1, 2)
    at.step("3A")
    assert (at.rolled, placed(at)) == ([2], [("t-800", "alpha")])


@pytest.mark.rule("RISE-EX-23", "RISE-RULING-79", "RISE-EQUIP-12")
def test_a_signal_jammer_sets_all_dice_instead_of_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens(monkeypatch, alpha=(2,), bravo=(3, 5), charlie=(2,))
    at = turn_of("red", ["t-800", "hk-8"])
    at.character("guardian").cards = ["signal-jammer.1", "signal-jammer.2"]
    at.step("3A")
    assert at.ask.seats == ("guardian",)
    assert at.keys == {"pass", *(f"jam card=signal-jammer.{n} value={value}" for n in (2,) for value in range(1, 7))}
    at.does("guardian", "jam card=signal-jammer.2 value=1")
    at.told(RollJammed, seat="guardian", card="signal-jammer.2", value=1)
    assert (at.rolled, placed(at), at.g.pool["red"]) == ([], [], ["t-800", "hk-8"])
    assert at.g.equipment.discard == ["signal-jammer.2"]


@pytest.mark.rule("RISE-EX-23", "RISE-RULING-79")
def test_with_a_value_that_is_shown_it_prevents_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    tokens(monkeypatch, alpha=(1, 2), bravo=(3, 4), charlie=(5, 6))
    at = turn_of("red", ["t-800", "hk-8", "t-72"])
    at.character("guardian").cards = ["signal-jammer.1"]
    at.step("3A")
    at.does("guardian", "jam card=signal-jammer.1 value=6")
    assert placed(at) == [("t-800", "charlie"), ("hk-8", "charlie")]


def test_a_jammer_is_not_asked_for_where_nobody_could_come_or_in_anothers_turn() -> None:
    at = turn_of("red", [])
    at.character("guardian").cards = ["signal-jammer.1"]
    at.step("3A")
    assert at.over
    at = turn_of("red", ["t-800"])
    at.g.characters["john"] = Character("blue", "G2", cards=["signal-jammer.1"])
    at.step("3A")
    assert at.over


def test_an_ability_rolls_a_die_again_once() -> None:
    at = turn_of("red", ["t-800"])
    at.character("guardian").classes = ["radio-operator"]
    at.rolls(2, 3)
    at.step("3A")
    assert at.keys == {"reroll die=2", "reroll die=3", "pass"}
    at.rolls(1)
    at.does("guardian", "reroll die=2")
    at.told(RollChanged, dice=("1", "3"))
    assert (at.over, placed(at)) == (True, [])
