"""When somebody may be pinged, and when the next step is due."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.sessions.waiting.patience import (
    GRACE,
    HOUR,
    MINUTE,
    NEVER,
    NEW,
    OFFERED,
    PINGED,
    REMINDED,
    REPORTED,
    Habits,
    Wishes,
    due,
)


def at(hour: int, minute: int = 0, day: int = 1) -> int:
    """A moment in UTC, in milliseconds."""
    return int(datetime(2026, 3, day, hour, minute, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("habits", "when", "free"),
    [
        (Habits(), at(3), at(3)),
        (Habits(quiet_from=22, quiet_until=8), at(21, 59), at(21, 59)),
        (Habits(quiet_from=22, quiet_until=8), at(22), at(8, day=2)),
        (Habits(quiet_from=22, quiet_until=8), at(3, 30), at(8)),
        (Habits(quiet_from=22, quiet_until=8), at(8), at(8)),
        (Habits(quiet_from=9, quiet_until=17), at(12, 15), at(17)),
        (Habits(quiet_from=22, quiet_until=8, zone=120), at(20), at(6, day=2)),
        (Habits(quiet_from=22, quiet_until=8, zone=-300), at(2), at(2)),
        (Habits(quiet_from=22, quiet_until=8, zone=-300), at(4), at(13)),
        (Habits(quiet_from=22, quiet_until=8, zone=330), at(18), at(2, 30, day=2)),
    ],
)
def test_nobody_is_disturbed_in_their_quiet_hours(habits: Habits, when: int, free: int) -> None:
    assert habits.free_at(when) == free


def test_two_pings_keep_their_distance() -> None:
    habits = Habits(every=90)
    assert habits.free_at(at(10), last=at(9)) == at(10, 30)
    assert habits.free_at(at(11), last=at(9)) == at(11)
    assert habits.free_at(at(10)) == at(10)


def test_the_distance_may_end_in_quiet_hours() -> None:
    assert Habits(every=90, quiet_from=10, quiet_until=12).free_at(at(9, 30), last=at(9)) == at(12)


def test_each_step_is_one_pace_after_the_other() -> None:
    wishes, habits = Wishes("evening"), Habits()
    assert due(NEW, at(10), wishes, habits) == at(10) + GRACE
    assert due(PINGED, at(10), wishes, habits) == at(12)
    assert due(REMINDED, at(10), wishes, habits) == at(14)
    assert due(REPORTED, at(10), wishes, habits) == at(16)
    assert due(OFFERED, at(10), wishes, habits) == NEVER


def test_the_game_master_hears_of_it_whatever_the_players_hours_are() -> None:
    habits = Habits(quiet_from=12, quiet_until=20)
    assert due(PINGED, at(10), Wishes("evening"), habits) == at(20)
    assert due(REMINDED, at(10), Wishes("evening"), habits) == at(14)


def test_whoever_wants_no_ping_gets_none_and_is_waited_for_as_long() -> None:
    habits = Habits(pings=False, quiet_from=0, quiet_until=23)
    assert due(NEW, at(10), Wishes("live"), habits) == at(10) + 10 * MINUTE
    assert due(PINGED, at(10), Wishes("live"), habits) == at(10) + 10 * MINUTE
    assert due(PINGED, at(10), Wishes("slow"), habits) == at(10) + 72 * HOUR
