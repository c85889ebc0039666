"""Cover (RISE-COVER): what it takes, how long it lasts, and whom it helps."""

from __future__ import annotations

import pytest

from bot.games.rise import harm
from bot.games.rise.events_enemy import CoverDestroyed, CoverHit
from bot.games.rise.state import Character, Token
from tests.rules.rise.field import field
from tests.rules.rise.foes import lay

ROW = field("a a a a a a a a")


@pytest.mark.rule("RISE-COVER-01", "RISE-COVER-02", "RISE-COVER-03", "RISE-COVER-06", "RISE-OBST-04", "RISE-OBST-10")
def test_cover_takes_as_many_points_as_its_number_and_is_gone() -> None:
    at = lay(ROW, {"john": "C1"}, {"t-800.1": "A1"}, tokens=[Token("cover-1", "cover", ["C1"], 2)])
    at.rolls("S", "S", "S")
    at.step("3C")
    assert [event.damage for event in at.events if isinstance(event, CoverHit)] == [1, 2]
    at.told(CoverDestroyed, token="cover-1")
    assert (at.g.tokens, at.character("john").wounds) == ({}, 1)


@pytest.mark.rule("RISE-COVER-04")
def test_damage_on_cover_stays_there() -> None:
    cover = Token("cover-1", "cover", ["C1"], 3)
    at = lay(ROW, {"john": "C1"}, tokens=[cover])
    at.run(harm.hurt(at.g, "john", 1))
    at.g.round += 1
    at.run(harm.hurt(at.g, "john", 1))
    assert (cover.damage, at.character("john").wounds) == (2, 0)


@pytest.mark.rule("RISE-COVER-05", "RISE-RULING-20", "RISE-OBST-05")
def test_two_hexes_of_cover_have_one_number_for_both_who_stand_there() -> None:
    at = lay(ROW, {"john": "C1", "kyle": "D1"}, tokens=[Token("cover-1", "cover", ["C1", "D1"], 2)])
    at.run(harm.hurt(at.g, "john", 1))
    at.run(harm.hurt(at.g, "kyle", 2))
    assert (at.g.tokens, at.character("john").wounds, at.character("kyle").wounds) == ({}, 0, 1)
    at.run(harm.hurt(at.g, "john", 1))
    assert at.character("john").wounds == 1


@pytest.mark.rule("RISE-COVER-01", "RISE-RULING-21")
def test_only_a_shield_number_in_the_own_hex_protects() -> None:
    crate, beside = Token("crate-1", "crate", ["C1"]), Token("cover-1", "cover", ["D1"], 3)
    at = lay(ROW, {"john": "C1"}, tokens=[crate, beside])
    at.run(harm.hurt(at.g, "john", 1))
    assert (beside.damage, crate.damage, at.character("john").wounds) == (0, 0, 1)


@pytest.mark.rule("RISE-ENEMY-08", "RISE-RULING-63")
def test_some_enemies_ignore_cover_but_not_armor() -> None:
    cover = Token("cover-1", "cover", ["D1"], 4)
    me = Character("red", "D1", cards=["flak-vest.1"])
    at = lay(ROW, {"john": me}, {"t-72.1": "A1"}, tokens=[cover])
    at.rolls("S", "-", "-", "-")
    at.step("3C")
    assert (cover.damage, me.armor, me.wounds) == (0, {"flak-vest.1": 1}, 0)


@pytest.mark.rule("RISE-ENEMY-10", "RISE-EX-06")
def test_cover_never_helps_an_enemy() -> None:
    cover = Token("cover-1", "cover", ["A1"], 2)
    at = lay(ROW, {"john": "C1"}, {"t-800.1": "A1"}, tokens=[cover])
    assert harm.strike(at.g, at.enemy("t-800.1"), 3)
    assert (cover.damage, at.g.enemies) == (0, [])
