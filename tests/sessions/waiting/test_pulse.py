"""The clock on the wall and the one that nobody can set: what one has run ahead of the other is nobody's delay."""

from __future__ import annotations

import pytest

from bot.sessions.waiting.patience import HOUR, MINUTE
from bot.sessions.waiting.pulse import LONGEST, TOLERANCE, Pulse

DAY = 24 * HOUR


class Hands:
    """Both clocks, turned by hand."""

    def __init__(self) -> None:
        self.wall, self.steady = 1_780_000_000_000, 5
        self.pulse = Pulse(lambda: self.wall, lambda: self.steady)

    def pass_by(self, wall: int, steady: int) -> int:
        self.wall, self.steady = self.wall + wall, self.steady + steady
        assert self.pulse.look() == self.wall
        return self.pulse.jumped


@pytest.mark.parametrize(
    ("wall", "steady", "jumped"),
    [
        (5000, 5000, 0),
        (5000 + TOLERANCE, 5000, 0),
        (-TOLERANCE, 0, 0),
        (4 * DAY, 15_000, 4 * DAY - 15_000),
        (-3 * DAY, 5000, -3 * DAY - 5000),
        (4 * DAY, 4 * DAY, 4 * DAY - LONGEST),
        (LONGEST, LONGEST, 0),
        (0, HOUR, -LONGEST),
    ],
    ids=["awake", "ahead", "behind", "asleep", "set back", "asleep and counted", "slow", "set back in a sleep"],
)
def test_a_jump_is_what_the_wall_has_run_ahead(wall: int, steady: int, jumped: int) -> None:
    assert Hands().pass_by(wall, steady) == jumped


def test_months_of_looking_add_up_to_no_jump() -> None:
    hands = Hands()
    assert {hands.pass_by(5003, 5000) for _ in range(20_000)} == {0}


def test_a_jump_is_owed_until_it_was_moved() -> None:
    hands = Hands()
    assert hands.pass_by(2 * DAY, 5000) == hands.pass_by(5000, 5000) == 2 * DAY - 5000
    hands.pass_by(-MINUTE, 0)
    assert hands.pulse.jumped == 2 * DAY - 5000 - MINUTE
    hands.pulse.moved(hands.pulse.jumped)
    assert hands.pulse.jumped == 0
