"""Lobbies: posted as the answer to a command, and closed after a while where nobody touches them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import aiohttp
import discord
from discord.ext import commands

from bot.client import Vigil
from bot.sessions import tables
from bot.sessions.session import Session
from bot.store import StoreBusy, StoreFull
from bot.text import speak
from cogs.panel.cog import Panels
from cogs.regular import regularly
from cogs.table.attendance import clock

log = logging.getLogger(__name__)
Interaction = discord.Interaction[Any]

EVERY = 60 * 60.0
"""Seconds between two looks. The first is as long after a start: whoever was away with Vigil has that time to come."""
DAY = 24 * 60 * 60 * 1000


class Lobbies(commands.Cog):
    """Looks after lobbies that were forgotten."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.now: Callable[[], Awaitable[int]] = partial(clock, bot)
        """The time, once whatever it has jumped by counts for nobody."""
        self._watching: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Begin to look."""
        self._watching = asyncio.create_task(regularly(EVERY, self.look), name="lobbies")

    async def cog_unload(self) -> None:
        """Stop looking."""
        if self._watching:
            self._watching.cancel()

    async def look(self) -> None:
        """Close what is due; what cannot be done now is done at the next look."""
        try:
            await self.tick()
        except (StoreBusy, StoreFull) as error:
            log.warning("lobbies are looked after later: %s", error)
        except Exception:
            log.exception("lobbies could not be looked after")

    async def tick(self) -> None:
        """Close every lobby that nobody has touched for so long."""
        house, days = self.bot.house, self.bot.house.bounds.lobby_idle_days
        due = await self.now() - days * DAY
        for table_id in await house.store.idle_lobbies(due) if days else ():
            session = await house.table(table_id)
            if session.row.status == "lobby" and session.row.touched_at < due:
                await self._close(session, days)

    async def _close(self, session: Session, days: int) -> None:
        """Close a lobby and say so; where nobody can be told, it is closed all the same."""
        await tables.put_away(session)
        panels: Panels = self.bot.get_cog("Panels")  # type: ignore[assignment]
        panels.publisher.wake(session)
        tongue = speak(session.row.locale)
        said = tongue.t("lobby-idle-closed", days=days, title=tongue.t(f"{session.row.game}-title"))
        channel = self.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
        try:
            await channel.send(said, silent=True, nonce=f"idle-{session.id}"[:25])
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.info("table %s: its channel was not told that its lobby is closed (%s)", session.id, error)
