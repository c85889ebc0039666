"""The Enemy Surge card: its tracker, its steps, and the Mission that moves it."""

from __future__ import annotations

import pytest

from bot.engine.state import GameOver
from bot.games.rise.box.content import SURGE
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.arrivals import EnemyArrived
from bot.games.rise.events.missions import SurgeBroke, SurgeMoved
from bot.games.rise.rules.enemies import reinforcements, surge
from bot.games.rise.rules.missions import winning
from tests.support.rise.briefing import FIRST, FOUR, PLAZA, begun, round_ends


@pytest.mark.rule("RISE-MISSION-09")
def test_only_the_mission_that_says_so_moves_the_tracker() -> None:
    for mission in MISSIONS:
        at = begun(mission)
        round_ends(at)
        assert at.g.surge == (1 if mission == PLAZA else 0)


@pytest.mark.rule("RISE-MISSION-09")
def test_its_steps_take_effect_in_turn() -> None:
    at = begun(PLAZA, FOUR)
    g = at.g
    usual = reinforcements.dice_to_roll(g)
    surge.advance(g)
    assert reinforcements.dice_to_roll(g) == usual
    surge.advance(g)
    assert reinforcements.dice_to_roll(g) == usual + 1
    surge.advance(g, 2)
    assert [entrance.side for entrance in g.entrances.values()] == ["heavy", "light", "light"]
    line = len(g.pool["red"])
    g.told.clear()
    surge.advance(g, 2)
    at.events = g.told

    at.told(SurgeMoved, step=6, steps=6)
    at.told(SurgeBroke)
    assert [event.entrance for event in at.events if isinstance(event, EnemyArrived)] == ["alpha", "bravo", "charlie"]
    assert len(g.pool["red"]) == line - 3
    assert (g.surge, reinforcements.dice_to_roll(g)) == (0, usual)


@pytest.mark.rule("RISE-MISSION-09")
def test_each_surge_turns_the_next_entrance_that_is_still_light_and_none_back() -> None:
    g = begun(PLAZA, FOUR).g
    turned = []
    for _ in range(4):
        surge.advance(g, SURGE.steps)
        turned.append([id for id, entrance in g.entrances.items() if entrance.side == "heavy"])
    assert turned == [["alpha"], ["alpha", "bravo"], ["alpha", "bravo", "charlie"], ["alpha", "bravo", "charlie"]]


@pytest.mark.rule("RISE-WIN-03", "RISE-MISSION-09")
def test_the_third_surge_loses_the_plaza() -> None:
    at = begun(PLAZA)
    surge.advance(at.g, 17)
    winning.check(at.g)
    assert at.g.outcome is None
    surge.advance(at.g)
    with pytest.raises(GameOver):
        winning.check(at.g)
    assert at.g.outcome and at.g.outcome.reason == "surges"


def test_a_surge_without_enemies_left_brings_nobody() -> None:
    at = begun(FIRST)
    at.g.pool["red"] = []
    before = len(at.g.enemies)
    surge.advance(at.g, 6)
    assert len(at.g.enemies) == before
