"""Stuns and step 3E (RISE-STUN): what the stunned miss, and when they stand up."""

from __future__ import annotations

import pytest

from bot.games.rise.events.bosses import EnemyRecovered
from bot.games.rise.events.enemies import EnemyStunned
from bot.games.rise.rules import harm
from bot.games.rise.rules.map import figures
from tests.support.rise.field import field
from tests.support.rise.foes import Phase, lay

LONG = field("a " * 20)


def phase(at: Phase) -> None:
    """Play the steps after the Reinforcements, with whatever dice."""
    for name in ("3B", "3C", "3D", "3E"):
        at.step(name)
        at.finish()


@pytest.mark.rule("RISE-STUN-01", "RISE-RULING-65")
def test_a_stun_lays_an_enemy_down_in_its_hex_and_does_not_add_up() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "C1"})
    enemy = at.enemy("t-800.1")
    harm.stun(at.g, enemy)
    enemy.missed = True
    harm.stun(at.g, enemy)
    assert at.g.told == [EnemyStunned(enemy="t-800.1")]
    assert (enemy.stunned, enemy.missed, enemy.at) == (True, True, "C1")
    assert figures.occupied(at.g)["C1"] == "t-800.1"


@pytest.mark.rule("RISE-STUN-02", "RISE-STUN-03", "RISE-RULING-64", "RISE-EMOVE-19")
def test_the_stunned_skip_one_activation_and_stand_up_at_its_end() -> None:
    at = lay(LONG, {"john": "D1"}, {"t-800.1": "A1"})
    enemy = at.enemy("t-800.1")
    harm.stun(at.g, enemy)
    phase(at)
    at.told(EnemyRecovered, enemy="t-800.1")
    assert (at.rolled, enemy.stunned, enemy.missed, enemy.at) == ([], False, False, "A1")
    at.rolls("H", "H", "H")
    at.step("3C")
    assert at.rolled == [3]


@pytest.mark.rule("RISE-STUN-03", "RISE-RULING-64", "RISE-ROUND-11")
def test_other_colours_stay_stunned_until_their_own_turn() -> None:
    at = lay(LONG, {"john": "T1", "kyle": "S1"}, {"t-800.2": "A1", "t-800-commander": "C1"})
    for enemy in at.g.enemies:
        harm.stun(at.g, enemy)
    at.enemy("t-800.2").missed = True
    phase(at)
    assert {enemy.id: enemy.stunned for enemy in at.g.enemies} == {"t-800.2": True, "t-800-commander": False}
    at.g.turn = "kyle"
    phase(at)
    assert not at.enemy("t-800.2").stunned


@pytest.mark.rule("RISE-RULING-64")
def test_one_stunned_after_its_activation_stays_so_until_the_next() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1", "t-800-commander": "C1"})
    at.step("3B")
    at.step("3C")
    at.rolls(1)
    at.step("3D")
    for enemy in at.g.enemies:
        harm.stun(at.g, enemy)
    at.step("3E")
    assert all(enemy.stunned for enemy in at.g.enemies)
    before = at.where()
    phase(at)
    assert at.where() == before
    assert not any(enemy.stunned for enemy in at.g.enemies)


@pytest.mark.rule("RISE-STUN-04")
def test_what_comes_after_an_activation_comes_when_it_stands_up() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-1000": "A1"}, stagger=5)
    harm.stun(at.g, at.enemy("t-1000"))
    at.step("3D")
    assert at.g.stagger == 5, "it did not activate"
    at.step("3E")
    assert at.g.stagger == 0
    at.rolls(1)
    at.step("3D")
    assert at.where() == {"t-1000": "I1"}, "nothing slows it down"


@pytest.mark.rule("RISE-RULING-65", "RISE-MOVE-07")
def test_the_stunned_are_passed_by_enemies_and_may_be_destroyed() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1", "t-800.5": "C1"})
    harm.stun(at.g, at.enemy("t-800.5"))
    at.step("3B")
    assert at.where() == {"t-800.1": "E1", "t-800.5": "C1"}
    harm.wound_enemy(at.g, at.enemy("t-800.5"))
    assert (at.where(), at.g.pool["red"]) == ({"t-800.1": "E1"}, ["t-800"])
    assert not any(enemy.stunned for enemy in at.g.enemies)
