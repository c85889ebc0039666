"""Down (RISE-DOWN): how a Character gets there, and how Enemies treat it."""

from __future__ import annotations

import pytest

from bot.games.rise.events.enemies import WentDown
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import attacking
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Character, Token
from tests.support.rise.field import field
from tests.support.rise.foes import lay

ROW = field("a a a a a a a a a a a a")


@pytest.mark.rule("RISE-DOWN-01", "RISE-EATTACK-12", "RISE-CHAR-03", "RISE-CHAR-04", "RISE-DOWN-07")
def test_a_wound_without_an_empty_slot_lays_a_character_down_in_its_hex() -> None:
    me = Character("red", "C1", wounds=2)
    at = lay(ROW, {"alex": me, "john": "L1"})
    at.run(harm.hurt(at.g, "alex", 1))
    assert (me.wounds, me.down) == (3, False)
    at.run(harm.hurt(at.g, "alex", 1))
    at.told(WentDown, friend="alex", at="C1")
    assert (me.wounds, me.down, me.at) == (3, True, "C1")
    assert figures.occupied(at.g)["C1"] == "alex"
    assert not at.g.outcome


@pytest.mark.rule("RISE-DOWN-06", "RISE-EATTACK-13", "RISE-EMOVE-17")
def test_enemies_neither_target_nor_damage_the_downed() -> None:
    me, cover = Character("red", "C1", wounds=3, down=True), Token("cover-1", "cover", ["C1"], 2)
    at = lay(ROW, {"alex": me, "john": "L1"}, {"t-800.1": "A1"}, tokens=[cover])
    assert attacking.in_reach(at.g, at.enemy("t-800.1")) == {}
    at.run(harm.hurt(at.g, "alex", 2, "t-800.1"))
    assert (me.wounds, cover.damage) == (3, 0)
    at.g.tokens.clear()
    at.step("3B")
    assert at.where() == {"t-800.1": "E1"}, "over the Downed one, toward who stands"
    at.step("3C")
    assert at.rolled == []


@pytest.mark.rule("RISE-DOWN-02", "RISE-REST-03")
def test_one_stays_down_until_stood_up() -> None:
    me = Character("red", "C1", wounds=3, down=True)
    at = lay(ROW, {"alex": me, "john": "L1"})
    harm.heal(at.g, "alex", 3)
    assert me.down
    harm.stand_up(at.g, "alex")
    assert not me.down


@pytest.mark.rule("RISE-DOWN-05")
def test_the_colour_of_one_who_is_down_acts_in_full() -> None:
    at = lay(
        ROW,
        {"alex": Character("red", "C1", wounds=3, down=True), "john": "I1"},
        {"t-800.1": "A1"},
        entrances={},
        sheet={"dice": 2},
    )
    for name in ("3A", "3B"):
        at.step(name)
    at.rolls("S", "-", "-")
    at.step("3C")
    assert (at.rolled, at.character("john").wounds) == ([2, 3], 1)


@pytest.mark.rule("RISE-WIN-04", "RISE-WIN-05", "RISE-ROUND-01")
def test_when_all_are_down_it_is_lost_at_once() -> None:
    at = lay(ROW, {"alex": Character("red", "C1", wounds=3)}, {"t-800.1": "A1", "t-800.5": "B1"})
    at.step("3C")
    at.rolls("S", "S", "S")
    at.does("alex", "next target=t-800.1")
    assert at.g.outcome
    assert (at.g.outcome.reason, at.rolled) == ("all-down", [3])
