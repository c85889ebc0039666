"""A clock that stands still, for tests about how much may happen in a moment: on a busy machine a moment is long."""

from __future__ import annotations

from bot.playground.clock import Clock


class StillClock(Clock):
    """Moves only when it is moved."""

    def now(self) -> float:
        """Seconds that were skipped so far."""
        return self.skew
