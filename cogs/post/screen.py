"""Whoever changes the message that is a table's panel takes a turn, so that Discord hears of one change at a time."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import discord


class Screen:
    """The place where one table's panel is shown.

    A turn is never cut short: discord.py is deaf for ever after a request that is cancelled while it waits for a
    global rate limit to pass.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, however long it takes."""
        async with self._lock:
            yield

    @asynccontextmanager
    async def reply(self, seconds: float) -> AsyncIterator[bool]:
        """Take a turn to reply to a press; gives False if none came in so many seconds."""
        ready = await self._acquired(seconds)
        try:
            yield ready
        finally:
            if ready:
                self._lock.release()

    async def _acquired(self, seconds: float) -> bool:
        """Wait so long for the turn, and say whether it came."""
        if not self._lock.locked():
            return await self._lock.acquire()
        try:
            async with asyncio.timeout(seconds):
                return await self._lock.acquire()
        except TimeoutError:
            return False


class Pace:
    """How often panels are redrawn: Discord takes five edits in five seconds, and holds back what is more.

    Of messages older than an hour it takes three in six. Whoever edits holds the screen until Discord has answered,
    so a redrawing must never be held back.
    """

    EDITS = 4
    """One is left for what cannot wait."""
    OLD_EDITS = 2
    OLD = timedelta(minutes=55)
    """Somewhat less than an hour: the clocks may differ."""
    LONGER = 6 / 5

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._edits: dict[int, deque[float]] = {}

    def pause(self, table_id: int, message_id: int) -> float:
        """Tell how many seconds the next redrawing of a table's panel must wait."""
        old = discord.utils.utcnow() - discord.utils.snowflake_time(message_id) > self.OLD
        most, seconds = (self.OLD_EDITS, self.seconds * self.LONGER) if old else (self.EDITS, self.seconds)
        edits = self._edits.get(table_id, ())
        if len(edits) < most:
            return 0.0
        return max(0.0, edits[-most] + seconds - asyncio.get_running_loop().time())

    def edited(self, table_id: int, requests: int = 1) -> None:
        """Count a redrawing, and the requests that it takes."""
        now = asyncio.get_running_loop().time()
        self._edits.setdefault(table_id, deque(maxlen=self.EDITS)).extend([now] * requests)
