"""Action Spaces have names that people know."""

from __future__ import annotations

import pytest

from bot.engine.words import Phrase
from bot.games.rise.look.naming import space_name
from bot.games.rise.rules.actions.spaces import spaces
from tests.support.rise.staged import fight


@pytest.mark.parametrize(
    ("key", "id"),
    [
        ("kyle.move-1", "rise-space-kind-move"),
        ("kyle.copy", "rise-skill-trigger-discipline"),
        ("pistol.1/attack", "rise-weapon-pistol"),
        ("emp-grenade.2/throw", "rise-equipment-emp-grenade"),
        ("scout/move", "rise-skill-pathfinder"),
        ("driver-seat/drive", "rise-object-driver-seat"),
        ("gunner/command", "rise-object-resistance-gunner"),
    ],
)
def test_a_space_is_named_by_what_it_is_on(key: str, id: str) -> None:
    assert space_name(key) == Phrase(id)


def test_what_is_no_space_has_no_name() -> None:
    assert space_name("C7") is None
    assert space_name("kyle.nowhere") is None


def test_every_space_in_reach_has_a_name() -> None:
    g = fight()

    assert all(space_name(place.key) for seat in g.seats for place in spaces(g, seat))
