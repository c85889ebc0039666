"""Vigil's own players make use of what Classes can do."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.rise import GAME
from bot.games.rise.box.content import WEAPONS
from bot.games.rise.look import views
from bot.games.rise.look.odds import Shot, odds
from bot.games.rise.rules.enemies import attacking
from bot.games.rise.state import Character
from tests.support.rise.field import Position, field, lay, plays

ROW = field("a a a a a a a a a a")


def choice(p: Position) -> tuple[str, ...]:
    """What Vigil answers to what is asked."""
    return GAME.player.advise(views.view(p.g, p.ask.seats[0]), p.ask).picks


@pytest.mark.parametrize(
    ("mine", "wanted"), [({}, "guard count=1"), ({"wounds": 3, "class_wounds": {"bodyguard": 1}}, "pass")]
)
def test_a_bodyguard_takes_what_it_bears_better(mine: dict[str, Any], wanted: str) -> None:
    guard = Character("red", "C1", classes=["bodyguard"], **mine)
    p = lay(ROW, {"kyle": Character("blue", "B1", wounds=4), "alex": guard}, {"t-800.1": "F1"})
    p.rolls("S", "-", "-")
    p.run(attacking.attack_friend(p.g, p.enemy("t-800.1"), "kyle", 3))

    assert choice(p) == (wanted,)


def test_an_engineer_rather_dismantles_than_lets_it_get_up() -> None:
    p = lay(ROW, {"john": Character("red", "B1", classes=["engineer"])}, {"t-800.1": "C1"})
    p.enemy("t-800.1").stunned = True
    plays(p, "john", 3)

    assert choice(p) == ("assign die=3 space=engineer/interact",)


def test_two_attack_spaces_of_a_minigun_do_not_fell_a_boss_in_a_turn() -> None:
    shot = Shot(dice=WEAPONS["minigun"].attack, defense=4)
    rifle = Shot(dice=WEAPONS["phased-plasma-rifle"].attack, defense=3)

    assert 4 * odds(shot).wound < 1, "four Attacks Wound a Commander less than once on average"
    assert 2 * odds(Shot(dice=WEAPONS["minigun"].attack, defense=3)).wound < 1.2 * odds(rifle).wound
