"""Whoever changes the message that is a table's panel takes a turn, so that Discord hears of one change at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

GIVE_WAY = 0.4
"""Seconds that a reply waits for a redrawing before that is called off; Discord may hold edits back for long."""

T = TypeVar("T")


class Screen:
    """The place where one table's panel is shown."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._redrawing: asyncio.Future[Any] | None = None
        self._called_off = False

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for one's turn, however long it takes."""
        async with self._lock:
            yield

    async def redraw(self, edit: Coroutine[Any, Any, T]) -> T | None:
        """Within a turn, make an edit that matters less than the reply to a press; None if it gave way to one."""
        self._called_off = False
        self._redrawing = editing = asyncio.ensure_future(edit)
        try:
            return await editing
        except asyncio.CancelledError:
            if not self._called_off:
                raise
            return None
        finally:
            self._redrawing = None

    @asynccontextmanager
    async def reply(self, seconds: float) -> AsyncIterator[bool]:
        """Take a turn to reply to a press, before a slow redrawing if need be; False if none came in time."""
        ready = await self._acquired(min(GIVE_WAY, seconds))
        if not ready and self._redrawing is not None:
            self._called_off = True
            self._redrawing.cancel()
        ready = ready or await self._acquired(seconds - GIVE_WAY)
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
            async with asyncio.timeout(max(0.0, seconds)):
                return await self._lock.acquire()
        except TimeoutError:
            return False
