"""The attendant: pings whoever is waited for, once; asks the game-master, then the table; takes timed answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import aiohttp
import discord
import msgspec
from discord.ext import commands

from bot.client import Vigil
from bot.sessions import tables
from bot.sessions.session import Session
from bot.sessions.waiting import attendance, patience, windows
from bot.sessions.waiting.patience import NEVER, OFFERED, REPORTED
from bot.sessions.waiting.pulse import Pulse
from bot.store import Deadline, NoSuchTable, StoreBusy, StoreFull, Wait
from bot.store.store import now_ms
from bot.text import speak
from cogs.consent import admissions, votes
from cogs.face import calls
from cogs.panel.cog import Panels
from cogs.post.verdicts import UNKNOWN_CHANNEL, malformed, out_of_reach
from cogs.regular import regularly
from cogs.table import calling, following
from cogs.table.heard import Heard

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks at the clock."""
AGAIN = 5 * patience.MINUTE
"""What could not be done is tried again after this time."""
UNSEEN = patience.MINUTE
"""A clock that nobody could see runs on for so long."""


class Attendance(commands.Cog):
    """Looks at the clock, and at whom the tables wait for."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.pulse = Pulse(now_ms)
        self.awake = asyncio.Event()
        self.watch: asyncio.Task[None] | None = None
        self._turning = asyncio.Lock()
        self._gone = False

    @property
    def _panels(self) -> Panels:
        cog: Panels = self.bot.get_cog("Panels")  # type: ignore[assignment]
        return cog

    async def cog_load(self) -> None:
        """Take up the post at the publisher's side, and have the buttons on calls answered."""
        self._panels.publisher.attendant = self
        for act, handler in Heard(self.bot, self.now).acts.items():
            self._panels.takes(act, handler)

    async def cog_unload(self) -> None:
        """Stop looking at the clock, and do not begin once more."""
        self._gone = True
        if self.watch is not None:
            self.watch.cancel()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin to look at the clock, where it was left."""
        if not self.awake.is_set():
            away = await self.bot.house.store.wake_up(self.pulse.look())
            self.pulse.moved(self.pulse.jumped)  # all that since the last sign of life has been moved
            log.info("waiting goes on after %d s away", away // 1000)
            await self._show_clocks()
        if not self._gone and (self.watch is None or self.watch.done()):
            self.watch = asyncio.create_task(regularly(EVERY, self._look), name="attendant")
        self.awake.set()

    async def _look(self) -> None:
        """Do what is due, whatever went wrong before."""
        try:
            await self.tick()
        except (StoreBusy, StoreFull) as error:
            log.warning("the attendant waits: %s", error)
        except Exception:
            log.exception("the attendant stumbled")

    async def now(self) -> int:
        """The time; where the clock has jumped, all that waits is moved along before anybody counts by it."""
        async with self._turning:
            now = self.pulse.look()
            if jumped := self.pulse.jumped:
                log.warning("the clock has jumped by %d s; nobody is late for it", jumped // 1000)
                await self.bot.house.store.jump(jumped, now)
                self.pulse.moved(jumped)
                await self._show_clocks()
            return now

    async def _show_clocks(self) -> None:
        """Have every clock shown as it is: all of them were moved."""
        self._panels.publisher.wake_all(await self.bot.house.store.timed())

    async def tick(self) -> None:
        """Give a sign of life, and see to every wait and deadline that is due."""
        now, store = await self.now(), self.bot.house.store
        await store.beat(now)
        for deadline in await store.deadlines(now):
            if not await self._managed(deadline.table_id, self._run_out(deadline, now)):
                await store.set_deadline(deadline.table_id, msgspec.structs.replace(deadline, due=now + AGAIN))
        for wait in await store.waits_due(now):
            if not await self._managed(wait.table_id, self._attend(wait, now)):
                await attendance.put_off(store, wait, now + AGAIN)
        for table_id in await store.untold():
            await self._managed(table_id, self._tell_the_end(table_id))

    async def _managed(self, table_id: int, doing: Awaitable[None]) -> bool:
        """Do what is due at one table; False if it has to be tried again: nothing there may hold up other tables."""
        try:
            await doing
        except (StoreBusy, StoreFull):  # no table's fault, and no other would fare better
            raise
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            log.warning("table %s: nobody could be called (%s)", table_id, error)
            return False
        except Exception:
            log.exception("table %s: the attendant stumbled", table_id)
            return False
        return True

    # What the publisher asks

    async def timed(self, session: Session) -> None:
        """Start the clock of a question, or see where it was moved to; the panel is to show it."""
        if await windows.keep(session, await self.now()):
            session.version += 1

    async def noted(self, session: Session) -> None:
        """Bring the waits up to date, end a vote that the table has gone on without, and tell onlookers."""
        await self._note(session)
        await votes.lapse(self.bot, session)
        await admissions.lapse(self.bot, session)
        await following.tell(self.bot, session, await self.now())

    async def called(self, session: Session) -> list[int]:
        """Those whom a new panel may ping."""
        await self._note(session)
        return await attendance.called(session, await self.now())

    async def homeless(self, session: Session) -> None:
        """Park a table whose channel is gone."""
        if session.row.status in ("lobby", "playing", "finished"):
            log.warning("table %s: its channel is gone; it is put away", session.id)
            await tables.put_away(session)
            await attendance.note(session, await self.now())  # its calls went with the channel

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Park the tables of a channel that was deleted, and of its threads."""
        threads = channel.threads if isinstance(channel, discord.TextChannel | discord.ForumChannel) else ()
        for id in (channel.id, *(thread.id for thread in threads)):
            await self._deleted(id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Park the table of a thread that was deleted."""
        await self._deleted(payload.thread_id)

    async def _deleted(self, channel_id: int) -> None:
        row = await self.bot.house.store.table_in_channel(channel_id)
        if row is not None:
            await self.homeless(await self.bot.house.table(row.id))

    # What is due

    async def _note(self, session: Session) -> None:
        """Bring the waits up to date; take calls away that were heard."""
        for wait in await attendance.note(session, await self.now()):
            await calling.take_away(self.bot, wait)
        await self.timed(session)

    async def _run_out(self, deadline: Deadline, now: int) -> None:
        """Answer for those who are late; but not where the panel could not show them how late it was."""
        session, publisher = await self.bot.house.table(deadline.table_id), self._panels.publisher
        if session.asked == deadline.asked and session.in_memory and not publisher.shows(session):
            await windows.move(session, deadline, now + UNSEEN)
            publisher.wake(session)
            return
        await self.bot.house.store.set_deadline(deadline.table_id, None)
        if await windows.run_out(session, deadline):
            await self._panels.show_present(session)

    async def _attend(self, wait: Wait, now: int) -> None:
        """Take the next step about somebody who is waited for."""
        store = self.bot.house.store
        try:
            session = await self.bot.house.table(wait.table_id)
        except NoSuchTable:
            await store.put_waits([], [(wait.table_id, wait.user_id)])
            return
        await self._note(session)
        mine = next((each for each in await store.waits(session.id) if each.user_id == wait.user_id), None)
        if mine is None or mine.due > now or session.idle:
            return
        stage = mine.stage + 1
        master = None if tables.ownerless(session.row) else session.row.owner_id
        whom = {REPORTED: master, OFFERED: None}.get(stage, wait.user_id)
        free = await attendance.free_at(store, whom, now) if whom else now
        if stage < REPORTED and free == NEVER:
            await attendance.step(store, mine, stage, now)
            return
        if now < free < NEVER:
            await attendance.put_off(store, mine, free)
            return
        mentioned = [whom] if whom and free != NEVER else []
        if master is not None and not mentioned:
            await calling.learn_name(self.bot, master)
        await self._call(session, mine, mentioned, now)

    async def _call(self, session: Session, wait: Wait, mentioned: list[int], now: int) -> None:
        """Post the next call about somebody, and take the last one away; or go on where it cannot be posted."""
        store, stage = self.bot.house.store, wait.stage + 1
        shown = calls.call(session, speak(session.row.locale), wait, stage)
        try:
            sent = await calling.send(self.bot, session, shown, mentioned, f"{wait.asked}-{stage}")
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.homeless(session)
            elif out_of_reach(error) or malformed(error):  # trying again soon would not help
                log.warning("table %s: nobody can be called (%s)", session.id, error)
                await attendance.step(store, wait, stage, now)
            else:
                raise
            return
        await calling.take_away(self.bot, wait)
        await attendance.step(store, wait, stage, now, (sent.channel.id, sent.id))
        await store.note_pings(mentioned, now)

    async def _tell_the_end(self, table_id: int) -> None:
        """Tell those onlookers that a game is over who did not want to be disturbed when it ended."""
        await following.tell(self.bot, await self.bot.house.table(table_id), await self.now())


async def clock(bot: Vigil) -> int:
    """The time as the attendant counts it."""
    cog: Attendance = bot.get_cog("Attendance")  # type: ignore[assignment]
    return await cog.now()
