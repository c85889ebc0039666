"""A new player loses the first game, whichever side Vigil plays."""

from __future__ import annotations

import pytest

from tests.support.salvation.strength import beats
from tests.support.salvation.war import HUMANS, SKYNET

SURELY = 0.75
"""Vigil wins nine of ten; of forty games so few only once in hundreds of tries, and an equal would win half of them."""


@pytest.mark.parametrize("side", [SKYNET, HUMANS])
@pytest.mark.parametrize(("rival", "games"), [("beginner", 40), ("plainest", 4), ("random", 4)])
def test_vigil_beats_who_is_new_to_the_game(rival: str, games: int, side: str) -> None:
    won = sum(beats(rival, side, f"first {n}")[0] for n in range(games))
    assert won >= SURELY * games
