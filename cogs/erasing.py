"""The eraser: does what was noted to be erased, however often Vigil stops on the way, and hears of servers left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import cast

import discord
import msgspec
from discord.ext import commands

from bot.client import Vigil
from bot.sessions.bounds import Haste
from bot.sessions.gm import erasing
from bot.sessions.session import Session
from bot.sessions.waiting.patience import HOUR
from bot.store import StoreClosed
from bot.store.forgetting.erasures import Erasure, ErasureKind
from cogs.consent import admissions
from cogs.panel.cog import Panels
from cogs.regular import regularly
from cogs.table.attendance import Attendance, clock

log = logging.getLogger(__name__)

EVERY = 10 * 60.0
"""Seconds between two looks at what is to be erased; what somebody asks for is done at once."""
SWEEPS = 60 * 60.0
"""Seconds between two times that the whole file is written anew: every answer waits for that."""
FAREWELL = 20.0
"""Seconds for the panels of a server that is erased to lose their buttons."""


class Eraser(commands.Cog):
    """Takes people and servers out of the database."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.now: Callable[[], Awaitable[int]] = partial(clock, bot)
        """The time, once whatever it has jumped by counts for nobody."""
        self.sweeps = Haste(1, SWEEPS)
        self._turn = asyncio.Lock()
        self._gone = False
        self._watching: asyncio.Task[None] | None = None

    @property
    def _panels(self) -> Panels:
        return cast("Panels", self.bot.get_cog("Panels"))

    async def cog_unload(self) -> None:
        """Stop looking, and do not begin once more."""
        self._gone = True
        if self._watching:
            self._watching.cancel()

    async def _watch(self) -> None:
        """Do what is due, at once and from then on."""
        await self.work()
        await regularly(EVERY, self.work)

    async def done(self, kind: ErasureKind, id: int) -> bool:
        """Erase what was noted; say whether it is done to the last byte, or will be tried again."""
        await self.work()
        left = await self.bot.house.store.erasures()
        return not any(each.kind == "sweep" or (each.kind, each.id) == (kind, id) for each in left)

    async def work(self) -> None:
        """Do everything that is due, then sweep up; what fails is tried again at the next look."""
        store = self.bot.house.store
        async with self._turn:
            try:
                await self._note_servers()
                left_until = await self._left_until()
                for erasure in await store.erasures():
                    await self._managed(erasure, left_until)
                if any(each.kind == "sweep" for each in await store.erasures()):
                    await self._sweep()
            except StoreClosed:
                log.info("Vigil stops; what is to be erased is noted")
            except Exception:
                log.exception("the eraser stumbled")

    async def _note_servers(self) -> None:
        """Note whose the servers are that Vigil is in."""
        store = self.bot.house.store
        for guild_id in self._here & set(await store.servers()):
            await erasing.run_for(store, guild_id, self.bot.application_id or 0)

    async def _sweep(self) -> None:
        """Sweep up, unless that was done just now for somebody else."""
        if not self.sweeps.spend(0) and not await self.bot.house.store.sweep():
            log.info("the file is being read; what was deleted is swept up later")

    async def _left_until(self) -> int:
        """When a server must have been left by now to be erased; the attendant first takes off the time away."""
        attendant = cast("Attendance", self.bot.get_cog("Attendance"))
        return await self.now() - self.bot.keep_days * 24 * HOUR if attendant.awake.is_set() else 0

    async def _managed(self, erasure: Erasure, left_until: int) -> None:
        """Do one thing that is due; it may not hold up the others."""
        try:
            match erasure.kind:
                case "person":
                    await self._person(erasure)
                case "server":
                    await self._server(erasure.id)
                case "left" if erasure.since <= left_until:
                    await erasing.erase_server(self.bot.house, erasure.id)
                    log.info("a server that Vigil was removed from is erased")
                case _:
                    pass
        except StoreClosed:
            raise
        except Exception:
            log.exception("something could not be erased yet")

    async def _person(self, erasure: Erasure) -> None:
        house, names = self.bot.house, msgspec.json.decode(erasure.names, type=list[str])
        traces, stepped = await erasing.step_back(house, erasure.id, names)
        for session in stepped:
            await self._called_off(session)
        await admissions.call_off(self.bot, erasure.id)
        for session in await erasing.mask(house, erasure.id, traces):
            await self._panels.show_present(session)

    async def _called_off(self, session: Session) -> None:
        """Take away calls for somebody who is gone, before it is forgotten where they stand."""
        try:
            await self._panels.show_present(session)
            if self._panels.publisher.attendant and session.row.head:
                await self._panels.publisher.attendant.noted(session)
        except discord.HTTPException as error:
            log.info("table %s: a call could not be taken away (%s)", session.id, error)

    async def _server(self, guild_id: int) -> None:
        """Put a server's tables away, so that nothing is left to be pressed, and erase it."""
        for session in await erasing.put_away_all(self.bot.house, guild_id):
            self._panels.publisher.wake(session)
        try:
            await asyncio.wait_for(self._panels.publisher.quiet(), FAREWELL)
        except TimeoutError:
            log.info("panels of a server that is erased may keep their buttons")
        await erasing.erase_server(self.bot.house, guild_id)

    # Servers that come and go

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """See which servers are gone or back since Vigil last looked, and go on with what was begun.

        An outage takes no server away: Discord names those too that it cannot reach.
        """
        await self._returned(*self._here)
        if self.bot.shard_id is None:  # else others know the rest of them
            for guild_id in set(await self.bot.house.store.servers()) - self._here:
                await self._left(guild_id)
        if not self._gone and self._watching is None:
            self._watching = asyncio.create_task(self._watch(), name="eraser")

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Park the tables of a server that Vigil was removed from, and note when."""
        if guild.id in await self.bot.house.store.servers():
            await self._left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Keep what there is of a server that takes Vigil back."""
        await self._returned(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Keep what there is of a server that is back, whatever Discord calls that."""
        await self._returned(guild.id)

    @property
    def _here(self) -> set[int]:
        return {guild.id for guild in self.bot.guilds}

    async def _left(self, guild_id: int) -> None:
        """Note that a server was left, and park its tables; one that cannot be parked may not hold up the others."""
        house, application_id = self.bot.house, self.bot.application_id or 0
        if not await erasing.runs_for(house.store, guild_id, application_id):
            log.info("a server that is not here is run by another application; its tables stay as they are")
            return
        await house.store.note_erasure("left", guild_id)
        try:
            await erasing.put_away_all(house, guild_id)
        except Exception:
            log.exception("tables of a server that was left could not be parked")

    async def _returned(self, *here: int) -> None:
        store = self.bot.house.store
        for erasure in await store.erasures():
            if erasure.kind == "left" and erasure.id in here:
                await store.drop_erasure("left", erasure.id)
                log.info("a server is back; its tables are kept")


def eraser(bot: Vigil) -> Eraser:
    """The eraser."""
    return cast("Eraser", bot.get_cog("Eraser"))
