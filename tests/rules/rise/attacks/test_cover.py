"""Cover (RISE-COVER): what it takes, how long it lasts, and whom it helps."""

from __future__ import annotations

import pytest

from bot.games.rise.events.enemies import CoverDestroyed, CoverHit
from bot.games.rise.rules import harm
from bot.games.rise.rules.enemies import attacking
from bot.games.rise.state import Character, Token
from tests.support.rise.field import field
from tests.support.rise.foes import lay

ROW = field("a a a a a a a a")


@pytest.mark.rule("RISE-COVER-01", "RISE-COVER-02", "RISE-COVER-03", "RISE-COVER-06", "RISE-OBST-04", "RISE-OBST-10")
def test_cover_takes_as_many_points_as_its_number_and_is_gone() -> None:
    at = lay(ROW, {"john": "C1"}, {"t-800.1": "A1"}, tokens=[Token("cover-1", "cover", ["C1"], 2)])
    at.rolls("S", "S", "S")
    at.step("3C")
    assert [event.damage for event in at.events if isinstance(event, CoverHit)] == [2]
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


@pytest.mark.rule("RISE-EATTACK-02", "RISE-COVER-05", "RISE-RULING-20")
@pytest.mark.parametrize("first, wounds", [("hk-8.1", (0, 2)), ("hk-8.5", (2, 0))])
def test_the_team_decides_whose_attack_a_shared_cover_takes(first: str, wounds: tuple[int, int]) -> None:
    cover = Token("cover-1", "cover", ["C1", "D1"], 2)
    at = lay(ROW, {"john": "C1", "kyle": "D1"}, {"hk-8.1": "A1", "hk-8.5": "F1"}, tokens=[cover])
    at.step("3C")
    assert at.ask.prompt == "attack-next"
    assert at.keys == {"next target=hk-8.1", "next target=hk-8.5"}
    at.rolls(*"SSSS")
    at.does("john", f"next target={first}")
    assert at.over
    assert (at.character("john").wounds, at.character("kyle").wounds) == wounds


@pytest.mark.rule("RISE-EATTACK-02", "RISE-COVER-05")
@pytest.mark.parametrize(
    "kyle, enemies, defense, damage, asks",
    [
        ("D1", {"hk-8.1": "A1", "hk-8.5": "F1"}, 3, 0, True),
        ("D1", {"hk-8.1": "A1", "hk-8.5": "F1"}, 4, 0, False),  # it takes whatever they roll
        ("D1", {"hk-8.1": "A1", "hk-8.5": "F1"}, 4, 1, True),  # it has taken something already
        ("D1", {"hk-8.1": "A1", "hk-8.5": "F1"}, 0, 0, False),  # a crate protects nobody
        ("E1", {"hk-8.1": "A1", "hk-8.5": "G1"}, 3, 0, False),  # each stands for himself
        ("D1", {"hk-8.1": "A1", "t-72.1": "L1"}, 1, 0, False),  # a tank does not care for Cover
        ("D1", {"hk-8.1": "A1"}, 1, 0, False),
    ],
)
def test_a_shared_cover_is_asked_about_only_if_it_may_not_take_all(
    kyle: str, enemies: dict[str, str], defense: int, damage: int, asks: bool
) -> None:
    cover = Token("cover-1", "cover" if defense else "crate", ["C1", "D1"], defense, damage)
    at = lay(field("a a a a a a a a a a a a"), {"john": "C1", "kyle": kyle}, enemies, tokens=[cover])
    at.step("3C")
    assert (not at.over and at.ask.prompt == "attack-next") is asks


@pytest.mark.rule("RISE-EATTACK-02", "RISE-COVER-05")
def test_a_shared_cover_does_not_matter_to_enemies_that_attack_the_same_friend() -> None:
    sturdy = Character("red", "H1", classes=["sergeant", "engineer", "assault"])
    enemies = {"hk-8.1": "F1", "t-800.1": "B1"}
    cover = Token("cover-1", "cover", ["H1", "I1"], 1)
    at = lay(field("a a a a a a a a a"), {"john": sturdy, "kyle": "I1"}, enemies, tokens=[cover])
    assert [set(attacking.in_reach(at.g, enemy)) for enemy in at.g.enemies] == [{"john"}, {"john"}]
    assert attacking.clashes(at.g, at.g.enemies) == set()
