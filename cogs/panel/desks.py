"""Open desks: private messages that can still be edited, so that nothing old stands on them after the table moved."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.sessions.session import Session
from bot.text import speak
from cogs.panel import layout

if TYPE_CHECKING:
    from cogs.panels import Panels

TOKEN_SECONDS = 14 * 60
"""How long a private message is taken to be within reach; Discord's tokens last fifteen minutes."""
MOST = 24
"""Desks that are remembered of each table."""
TABLES = 500

Change = Callable[..., Awaitable[Any]]


class Desk(msgspec.Struct, frozen=True):
    """One private message: whose, for which seat, in which language, and how to change it."""

    user_id: int
    seat: str
    locale: str
    change: Change
    since: float


class Desks:
    """The desks that were opened lately, by table. They are in memory only: a restart loses none that mattered."""

    def __init__(self) -> None:
        self._open: dict[int, deque[Desk]] = {}

    def keep(self, table_id: int, user_id: int, seat: str, locale: str, change: Change) -> None:
        """Remember a desk."""
        desks = self._open.pop(table_id, None) or deque(maxlen=MOST)
        desks.append(Desk(user_id, seat, locale, change, time.monotonic()))
        self._open[table_id] = desks
        while len(self._open) > TABLES:
            del self._open[next(iter(self._open))]

    def of(self, table_id: int) -> list[Desk]:
        """Give the desks of a table that can still be edited."""
        oldest = time.monotonic() - TOKEN_SECONDS
        return [desk for desk in self._open.get(table_id, ()) if desk.since > oldest]

    async def renew(self, panels: Panels, session: Session) -> int:
        """Show on every open desk of a table what is true now; say how many could be reached."""
        desks = self.of(session.id)
        done = await asyncio.gather(*(_renew(panels, session, desk) for desk in desks))
        kept = [desk for desk, reached in zip(desks, done, strict=True) if reached]
        self._open[session.id] = deque(kept, maxlen=MOST)
        return len(kept)


async def _renew(panels: Panels, session: Session, desk: Desk) -> bool:
    """Show one desk anew, or put it away if its seat is somebody else's; False if it is out of reach."""
    tongue = speak(desk.locale)
    try:
        if desk.seat not in session.seats_of(desk.user_id) or not session.in_memory:
            await desk.change(view=layout.retired(session, tongue, "desk-handed-on"), attachments=[])
            return False
        await panels.fill_desk(session, desk.user_id, desk.seat, tongue, desk.change)
    except discord.HTTPException:
        return False
    return True
