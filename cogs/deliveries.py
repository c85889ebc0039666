"""How late Discord's interactions arrive, though this machine's clock may be off."""

from __future__ import annotations

from collections import deque
from datetime import datetime
from typing import NamedTuple

import discord

REMEMBERED = 64
REMEMBERED_SECONDS = 10 * 60.0
"""In this time a clock does not drift by anything that matters."""


class Delivery(NamedTuple):
    """One interaction: when it arrived, and how many seconds it took by two clocks that nobody has compared."""

    at: float
    took: float


class Deliveries:
    """The interactions of the last minutes. The quickest of them took no time: what took longer is late by the rest.

    To believe the clock instead would leave a machine that is two seconds ahead no time to answer with a form.
    """

    def __init__(self) -> None:
        self._last: deque[Delivery] = deque(maxlen=REMEMBERED)

    def late(self, made: datetime, now: float, *, most: float) -> float:
        """How many seconds late something arrived that Discord says was made then; 0 for what nobody can believe.

        After so many seconds at `most` Discord has given it up, so it is the clock that was set.
        """
        took = (discord.utils.utcnow() - made).total_seconds()
        while self._last and self._last[0].at < now - REMEMBERED_SECONDS:
            self._last.popleft()
        self._last.append(Delivery(now, took))
        late = took - min(delivery.took for delivery in self._last)
        return late if late < most else 0.0
