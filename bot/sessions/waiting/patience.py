"""How long a table waits before it does something about it, and when a person does not want to be disturbed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Literal

import msgspec

MINUTE = 60 * 1000
HOUR = 60 * MINUTE
NEVER = 2**62
"""Nothing more is done, until the person answers."""

GRACE = MINUTE
"""Whoever answers within this time is not pinged at all."""

Pace = Literal["live", "evening", "day", "slow"]
STEPS: dict[Pace, int] = {"live": 10 * MINUTE, "evening": 2 * HOUR, "day": 24 * HOUR, "slow": 72 * HOUR}
"""The time between a ping, a reminder, word to the game-master, and the offer to replace the player."""

NEW, PINGED, REMINDED, REPORTED, OFFERED = range(5)
"""The stages of a wait."""


class Wishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table's game-master has chosen."""

    pace: Pace = "day"


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person has chosen about being pinged."""

    pings: bool = True
    every: int = 0
    """The fewest minutes between two pings, at whatever tables."""
    quiet_from: int = 0
    quiet_until: int = 0
    """Hours of the person's own day in which nobody disturbs them; the same hour twice for none."""
    zone: int = 0
    """Minutes that their clock is ahead of UTC."""

    def free_at(self, at: int, last: int = 0) -> int:
        """The first moment from `at` on when they may be pinged; `last` is when they last were."""
        at = max(at, last + self.every * MINUTE) if last else at
        if self.quiet_from == self.quiet_until:
            return at
        here = datetime.fromtimestamp(at / 1000, UTC) + timedelta(minutes=self.zone)
        since = (here.hour - self.quiet_from) % 24
        long = (self.quiet_until - self.quiet_from) % 24
        if since >= long:
            return at
        end = here.replace(minute=0, second=0, microsecond=0) + timedelta(hours=long - since)
        return at + round((end - here) / timedelta(milliseconds=1))


def due(stage: int, since: int, wishes: Wishes, habits: Habits, last: int = 0) -> int:
    """When the step after this stage is to be taken."""
    if stage == NEW:
        return habits.free_at(since + GRACE, last) if habits.pings else since + STEPS[wishes.pace]
    if stage >= OFFERED:
        return NEVER
    planned = since + stage * STEPS[wishes.pace]
    return habits.free_at(planned, last) if stage == PINGED and habits.pings else planned
