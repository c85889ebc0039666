"""How the war is won and lost, in a line for each side and for the public."""

from __future__ import annotations

import pytest

from bot.games.salvation import GAME
from bot.text import tongue
from tests.support.salvation.war import War


@pytest.mark.parametrize(
    ("seat", "begins"),
    [
        (None, "At the end of a turn Skynet wins with all 5 shelters"),
        ("skynet", "You win at the end of a turn with all 5 shelters"),
        ("resistance", "You win at the end of a turn with 10 points"),
    ],
)
def test_each_side_reads_what_it_needs(seat: str | None, begins: str) -> None:
    aim = GAME.look.goal(GAME.look.view(War().g, seat))
    assert aim
    assert tongue("en").say(aim).startswith(begins)
