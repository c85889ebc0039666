"""The lines of Enemies that wait (RISE-POOL): from the front they come, to the back they go."""

from __future__ import annotations

import pytest

from bot.games.rise.box.content import ENEMIES
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import arrivals
from bot.games.rise.state import Character
from tests.support.rise.field import field
from tests.support.rise.foes import lay

ROW = field("A a a a a a a A")
DOORS = {"alpha": ("A1",), "bravo": ("H1",)}


@pytest.mark.rule("RISE-EX-01", "RISE-POOL-02", "RISE-POOL-05", "RISE-POOL-08")
def test_enemies_come_from_the_front_of_the_line_in_order() -> None:
    at = lay(ROW, {"john": "D1"}, entrances=DOORS, pool={"red": ["t-800", "t-800", "hk-8"]})
    first = arrivals.arrive(at.g, "red", "alpha")
    second = arrivals.arrive(at.g, "red", "bravo")
    assert first
    assert second
    assert (first.kind, second.kind, at.g.pool["red"]) == ("t-800", "t-800", ["hk-8"])
    assert at.where() == {"t-800.1": "alpha", "t-800.2": "bravo"}


@pytest.mark.rule("RISE-EX-01", "RISE-POOL-04", "RISE-ENEMY-02")
def test_the_destroyed_go_to_the_back_of_their_own_colour_whoever_did_it() -> None:
    at = lay(ROW, {"john": "D1"}, {"t-800.4": "E1"}, pool={"red": ["t-800"], "yellow": ["hk-8"]})
    assert at.enemy("t-800.4").colour == "yellow"
    harm.destroy(at.g, at.enemy("t-800.4"))
    assert at.g.pool == {"red": ["t-800"], "yellow": ["hk-8", "t-800"]}
    assert at.where() == {}


@pytest.mark.rule("RISE-EX-01", "RISE-POOL-06", "RISE-POOL-01")
def test_from_an_empty_line_nobody_comes() -> None:
    at = lay(ROW, {"john": "D1"}, entrances=DOORS, pool={"blue": ["hk-8"], "red": ["t-72"]})
    arrived = [arrivals.arrive(at.g, "blue", "alpha") for _ in range(3)]
    assert [enemy.kind if enemy else "" for enemy in arrived] == ["hk-8", "", ""]
    assert at.g.pool == {"blue": [], "red": ["t-72"]}, "other colours' Enemies do not fill in"


@pytest.mark.rule("RISE-POOL-03", "RISE-RULING-73")
def test_colours_nobody_chose_bring_nobody() -> None:
    at = lay(ROW, {"john": Character("red", "D1")}, entrances=DOORS, pool={"red": []})
    at.rolls(2)
    at.step("3A")
    assert at.where() == {}


@pytest.mark.rule("RISE-RULING-50", "RISE-POOL-04")
def test_a_destroyed_enemy_may_come_back_in_the_same_turn() -> None:
    at = lay(ROW, {"john": "D1"}, {"hk-8.1": "C1"}, entrances=DOORS, pool={"red": []})
    harm.destroy(at.g, at.enemy("hk-8.1"))
    at.rolls(2)
    at.step("3A")
    assert [(enemy.kind, enemy.at) for enemy in at.g.enemies] == [("hk-8", "alpha")]


@pytest.mark.rule("RISE-POOL-07", "RISE-ENEMY-03")
def test_a_destroyed_boss_joins_no_line() -> None:
    at = lay(ROW, {"john": "D1"}, {"t-800-commander": "C1"})
    harm.destroy(at.g, at.enemy("t-800-commander"))
    assert not any(at.g.pool.values())
    assert ENEMIES["t-800-commander"].boss


@pytest.mark.rule("RISE-ENEMY-12", "RISE-MISSION-05")
def test_every_kind_that_waits_has_a_card_to_lay_out() -> None:
    waiting = {kind for sheet in MISSIONS.values() for line in sheet.pool.values() for kind in line}
    assert waiting
    assert waiting <= {kind for kind, card in ENEMIES.items() if not card.boss}
