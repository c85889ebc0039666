"""What holds throughout: one team, four Characters, and the Mission's word before all others."""

from __future__ import annotations

import pytest

from bot.engine.state import Outcome
from bot.games.rise.box.content import BOARDS
from bot.games.rise.box.missions.shapes import Objective, Rule
from bot.games.rise.rules import harm, rounds
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.missions import mission
from bot.games.rise.state import Ally, Character
from tests.support.rise.errand import errand
from tests.support.rise.field import field, lay, plays

ROW = field("a a a b b")


@pytest.mark.rule("RISE-GEN-01", "RISE-WIN-01", "RISE-RULING-68")
def test_all_win_together_the_moment_a_step_meets_the_objective() -> None:
    reach = Objective(id="exit", verb="reach", need=1, zones=("b",))
    at = errand(ROW, {"john": "B1", "kyle": "A1"}, sheet={"objectives": (reach,)})
    at.run(moving.move(at.g, "john", 3))

    at.does("john", "move to=E1")

    assert at.over
    assert at.character("john").at == "D1"
    assert at.g.outcome == Outcome(("john", "kyle"), f"won-{at.g.mission}")


@pytest.mark.rule("RISE-GEN-01", "RISE-WIN-04")
def test_all_lose_together_when_the_last_is_down() -> None:
    at = lay(ROW, {"john": Character("red", "A1", wounds=4), "kyle": Character("blue", "B1", down=True)})

    at.run(harm.hurt(at.g, "john", 1))

    assert at.g.outcome
    assert at.g.outcome.winners == ()


@pytest.mark.rule("RISE-GEN-02", "RISE-GEN-03", "RISE-SOLO-04")
def test_there_are_four_characters_each_with_board_and_dice_of_its_own() -> None:
    assert set(BOARDS) == {"john", "kyle", "guardian", "alex"}
    at = lay(ROW, {"john": "A1", "kyle": "C1"})
    plays(at, "john", 1, 1)
    at.does("john", "assign die=1 space=john.move-1")
    at.does("john", "move to=B1")

    assert not any("kyle." in key for key in at.keys)
    assert at.g.spaces["john.move-1"].colour == "red"
    plays(at, "kyle", 1)
    assert "assign die=1 space=kyle.move-1" in at.keys


@pytest.mark.rule("RISE-GEN-04", "RISE-RULING-01")
def test_a_missions_own_rule_comes_before_the_book() -> None:
    prey = Rule(verb="prey", of=("t-800",))
    ally = Ally("gunner", "resistance-gunner", "C1")
    at = errand(ROW, {"john": "A1"}, {"t-800.1": "E1", "hk-8.2": "D1"}, allies=[ally], sheet={"rules": (prey,)})

    assert mission.targets(at.g, at.enemy("t-800.1")) == ("gunner",)
    assert mission.targets(at.g, at.enemy("hk-8.2")) == ()


@pytest.mark.rule("RISE-GEN-06", "RISE-ROUND-09")
def test_a_character_that_has_taken_its_turn_has_been_activated() -> None:
    at = lay(ROW, {"john": "A1", "kyle": "C1"})
    at.g.player.dice = [3]
    at.run(rounds.player_phase(at.g))
    assert not at.character("john").done

    at.does("john", "end")

    assert (at.character("john").done, at.character("kyle").done) == (True, False)
