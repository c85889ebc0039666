"""Time as the playground sees it, with a hand that tests may move forward."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """A monotonic clock for deadlines and a wall clock for timestamps, both shifted by `skew` seconds."""

    def __init__(self) -> None:
        self.skew = 0.0

    def now(self) -> float:
        """Seconds that never go back."""
        return time.monotonic() + self.skew

    def stamp(self) -> str:
        """The present moment as Discord writes it."""
        return (datetime.now(UTC) + timedelta(seconds=self.skew)).isoformat()


class Snowflakes:
    """Give out ids that grow for ever and carry their moment, as Discord's do."""

    def __init__(self, last: int = 0) -> None:
        self.last = last

    def next(self) -> str:
        """A new id, greater than every id before it."""
        fresh = (time.time_ns() // 1_000_000 - DISCORD_EPOCH_MS) << 22
        self.last = max(fresh, self.last + 1)
        return str(self.last)

    def before(self, seconds: float) -> str:
        """A new id, as of something that was made so many seconds ago."""
        newest = int(self.next())
        return str(newest - (round(seconds * 1000) << 22))
