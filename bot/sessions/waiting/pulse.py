"""The pulse: tells when the clock on the wall has jumped, because a laptop slept or somebody set the time.

Two clocks are compared whenever somebody looks: the one on the wall, by which people wait, and one that only ever runs
on. What the first has run ahead of the second is nobody's delay. Some systems let the second run on through a sleep;
but then nobody has looked for a long time, and that was no waiting either.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.sessions.waiting.patience import MINUTE

TOLERANCE = 10 * 1000
"""Clocks are set right by a few seconds now and then; that harms nobody."""
LONGEST = 5 * MINUTE
"""Who is awake looks at the clock far more often than this."""

Clock = Callable[[], int]


def steady_ms() -> int:
    """The time in milliseconds since some moment, by a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class Pulse:
    """Looks at both clocks, and remembers by how much the one on the wall has jumped."""

    def __init__(self, wall: Clock, steady: Clock = steady_ms) -> None:
        self._wall, self._steady = wall, steady
        self._seen = (wall(), steady())
        self.jumped = 0
        """Milliseconds that whatever waits has to be moved by; negative where the clock went back."""

    def look(self) -> int:
        """Tell the time on the wall, and note whether it has jumped since the last look."""
        wall, steady = self._wall(), self._steady()
        surplus = wall - self._seen[0] - min(steady - self._seen[1], LONGEST)
        if abs(surplus) > TOLERANCE:
            self.jumped += surplus
        self._seen = (wall, steady)
        return wall

    def moved(self, time: int) -> None:
        """Note that whatever waits was moved by this time."""
        self.jumped -= time
