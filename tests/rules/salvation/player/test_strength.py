"""A new player loses the first game, whichever side Vigil plays."""

from __future__ import annotations

import pytest

from tests.support.salvation.strength import beats
from tests.support.salvation.war import HUMANS, SKYNET


@pytest.mark.parametrize("side", [SKYNET, HUMANS])
@pytest.mark.parametrize(("rival", "games"), [("beginner", 20), ("plainest", 4), ("random", 4)])
def test_vigil_beats_who_is_new_to_the_game(rival: str, games: int, side: str) -> None:
    won = sum(beats(rival, side, f"first {n}")[0] for n in range(games))
    assert won >= 0.9 * games
