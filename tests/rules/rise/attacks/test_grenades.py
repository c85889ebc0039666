"""Grenades: the throw, the blast, and what lasts."""

from __future__ import annotations

import pytest

from bot.games.rise.events.attacks import GrenadeEnded, GrenadeRolled, GrenadeThrown, Reacted
from bot.games.rise.rules import harm
from bot.games.rise.rules.attacks import grenades
from bot.games.rise.rules.enemies import moving
from bot.games.rise.state import Ally, Character, Enemy, Entrance, Token
from tests.support.rise.field import Position, field, lay, plays

ROW = "a a a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW, ROW)
LANE = field(ROW)


def carries(card: str, at: str = "A1", **more: object) -> dict[str, Character]:
    return {"john": Character("red", at, [card], **more)}  # type: ignore[arg-type]


def throws(p: Position, card: str, die: int, to: str, *faces: int) -> None:
    plays(p, "john", die)
    p.rolls(*faces)
    p.does("john", f"assign die={die} space={card}/throw")
    if p.ask.prompt == "throw":
        p.does("john", f"throw to={to}")


@pytest.mark.rule("RISE-EQUIP-05", "RISE-RULING-37")
def test_a_grenade_flies_as_far_as_the_die_and_not_behind_a_wall() -> None:
    p = lay(LANE, carries("smoke-grenade.1"), tokens=[Token("hut", "barricade", ["E1"])])
    plays(p, "john", 2, 6)
    p.does("john", "assign die=2 space=smoke-grenade.1/throw")
    assert p.keys == {"throw to=A1", "throw to=B1", "throw to=C1"}

    p = lay(LANE, carries("smoke-grenade.1"), tokens=[Token("hut", "barricade", ["E1"])])
    plays(p, "john", 6)
    p.does("john", "assign die=6 space=smoke-grenade.1/throw")
    assert p.keys == {"throw to=A1", "throw to=B1", "throw to=C1", "throw to=D1"}


@pytest.mark.rule("RISE-EQUIP-06", "RISE-RULING-37", "RISE-CARD-06")
@pytest.mark.parametrize(("face", "left"), [(2, ["t-800.1"]), (3, [])])
def test_the_die_is_rolled_again_for_the_damage(face: int, left: list[str]) -> None:
    p = lay(LANE, carries("grenade.1"), {"t-800.1": "D1", "hk-8.1": "E1"})
    throws(p, "grenade.1", 4, "D1", face)

    p.told(GrenadeThrown, to="D1")
    p.told(GrenadeRolled, die=str(face))
    p.silent(Reacted)
    assert [enemy.id for enemy in p.g.enemies] == left
    assert p.character("john").cards == []
    assert p.g.equipment.discard == ["grenade.1"]
    assert p.g.spaces == {}, "the die left with the card (RISE-RULING-90)"


def test_friends_in_the_blast_are_hurt_and_no_rank_changes_the_roll() -> None:
    p = lay(
        LANE,
        {**carries("grenade.1", "C1"), "kyle": Character("blue", "E1", wounds=4, down=True)},
        {"t-800.1": "D1"},
        allies=[Ally("gunner", "resistance-gunner", "F1")],
    )
    throws(p, "grenade.1", 1, "D1", 6)

    assert p.character("john").wounds == 1
    assert p.character("kyle").wounds == 4
    assert p.g.allies[0].wounds == 0
    assert p.ask.prompt == "player"


def test_a_blast_does_not_pass_a_wall() -> None:
    walled = field(ROW, walls=("C1-D1",))
    p = lay(walled, carries("plasma-grenade.1"), {"t-800.1": "C1", "t-800.2": "D1"})
    throws(p, "plasma-grenade.1", 2, "C1")

    assert [enemy.id for enemy in p.g.enemies] == ["t-800.2"]


def test_a_throw_that_catches_nobody_is_refused() -> None:
    p = lay(LANE, carries("grenade.1"), {"t-800.1": "F1"})
    plays(p, "john", 3, 4)

    p.refuses("john", "assign die=3 space=grenade.1/throw", "rise-refuse-nobody-to-catch", "RISE-RULING-37")
    assert "assign die=4 space=grenade.1/throw" in p.keys


@pytest.mark.rule("RISE-STUN-01")
def test_an_emp_grenade_stuns_whatever_it_reaches_bosses_too() -> None:
    boss = Enemy("commander", "t-800-commander", "", "E1")
    p = lay(LANE, carries("emp-grenade.1"), [Enemy("t-800.1", "t-800", "red", "D1"), boss])
    throws(p, "emp-grenade.1", 4, "E1")

    assert all(enemy.stunned for enemy in p.g.enemies)


@pytest.mark.rule("RISE-RULING-52")
def test_an_enemy_at_an_entrance_is_caught_on_any_of_its_half_hexes() -> None:
    gate = field("A A A a", "a a a a")
    p = lay(
        gate,
        carries("plasma-grenade.1", "D2"),
        {"t-800.1": "alpha"},
        entrances={"alpha": Entrance("alpha", ["A1", "B1"])},
    )
    throws(p, "plasma-grenade.1", 2, "C1")

    assert p.g.enemies == []


@pytest.mark.rule("RISE-EQUIP-07", "RISE-RULING-37")
def test_smoke_lasts_until_the_end_of_the_round() -> None:
    p = lay(MAP, carries("smoke-grenade.1"), {"t-800.1": "F3"})
    throws(p, "smoke-grenade.1", 2, "A1")

    assert p.character("john").cards == []
    assert p.g.equipment.discard == []
    assert harm.lasting(p.g, "smoke", ["A2"]) == 1
    assert harm.lasting(p.g, "smoke", ["D4"]) == 0
    grenades.end_of_round(p.g)
    assert [type(event) for event in p.g.told] == [GrenadeEnded]
    assert p.g.equipment.discard == ["smoke-grenade.1"]
    assert harm.lasting(p.g, "smoke", ["A2"]) == 0


@pytest.mark.rule("RISE-EQUIP-07")
def test_fire_burns_who_stands_in_it_after_moving() -> None:
    p = lay(LANE, carries("incendiary-grenade.1"), {"t-800.1": "D1", "t-800.2": "C1"})
    throws(p, "incendiary-grenade.1", 3, "D1")
    assert len(p.g.enemies) == 2, "two Hits are too few at first"
    p.run(moving.step(p.g))

    assert [enemy.id for enemy in p.g.enemies] == ["t-800.2"], "blue does not act now"


def test_the_thrower_chooses_between_two_hexes() -> None:
    p = lay(field("a a"), carries("smoke-grenade.1"))
    plays(p, "john", 1)
    p.does("john", "assign die=1 space=smoke-grenade.1/throw")

    assert p.keys == {"throw to=A1", "throw to=B1"}
