"""The attendant: pings whoever is waited for, once; asks the game-master, then the table; takes timed answers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import aiohttp
import discord
import msgspec
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.markdown import moment
from bot.sessions import authority, tables
from bot.sessions.admission import ConsentNeeded
from bot.sessions.gm import petitions
from bot.sessions.session import Session
from bot.sessions.waiting import attendance, patience, windows
from bot.sessions.waiting.patience import NEVER, NEW, OFFERED, REPORTED
from bot.sessions.waiting.pulse import Pulse
from bot.store import Deadline, Follower, NoSuchTable, StoreBusy, StoreFull, Wait
from bot.store.store import now_ms
from bot.text import speak
from cogs.consent import admissions, votes
from cogs.errors import say
from cogs.face import calls
from cogs.face.ids import Mark, base36
from cogs.face.layout import Shown
from cogs.face.naming import NAMES
from cogs.panel.cog import Panels, actor, person
from cogs.post.verdicts import UNKNOWN_CHANNEL, malformed, out_of_reach
from cogs.regular import regularly
from cogs.replying import deed, done, in_time

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks at the clock."""
AGAIN = 5 * patience.MINUTE
"""What could not be done is tried again after this time."""
UNSEEN = patience.MINUTE
"""A clock that nobody could see runs on for so long."""
FOLLOWED = 12 * patience.HOUR
"""Onlookers hear of a running game at most this often."""
Interaction = discord.Interaction[Any]


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
        """Take up the post at the publisher's side, and answer one's own buttons."""
        self._panels.publisher.attendant = self
        acts = {"later": self._later, "wait": self._wait, "vigil": self._vigil, "take": self._take}
        for act, handler in {**acts, "follow": self._follow}.items():
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
        await self._tell_followers(session)

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
            await self._take_away(wait)
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
            await self._learn_name(master)
        shown = calls.call(session, speak(session.row.locale), mine, stage)
        try:
            sent = await self._send(session, shown, mentioned, f"{mine.asked}-{stage}")
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                await self.homeless(session)
            elif out_of_reach(error) or malformed(error):  # trying again soon would not help
                log.warning("table %s: nobody can be called (%s)", session.id, error)
                await attendance.step(store, mine, stage, now)
            else:
                raise
            return
        await self._take_away(mine)
        await attendance.step(store, mine, stage, now, (sent.channel.id, sent.id))
        await store.note_pings(mentioned, now)

    async def _learn_name(self, user_id: int) -> None:
        """Ask Discord what somebody is called who may sit nowhere, where they can be named by nothing else."""
        if not NAMES.knows(user_id):
            with suppress(discord.HTTPException):
                NAMES.note(user_id, (await self.bot.fetch_user(user_id)).display_name)

    async def _tell_followers(self, session: Session) -> None:
        """Tell onlookers of news, each at most once in a while, and at the end of the game."""
        store, now = self.bot.house.store, await self.now()
        over, head = session.row.status == "finished", session.row.head
        users = []
        for follower in await store.followers(session.id):
            if session.seats_of(follower.user_id):  # they have sat down since, and hear of it anyway
                await store.unfollow(session.id, follower.user_id)
                continue
            if head <= follower.told_head or not (over or now >= follower.told_at + FOLLOWED):
                continue
            if not any(row.entry for row in await store.rows(session.id, follower.told_head + 1, head)):
                # Somebody came or went, and nothing was played.
                await store.follow(Follower(session.id, follower.user_id, head, follower.told_at))
                continue
            free = await attendance.free_at(store, follower.user_id, now)
            if free <= now:
                users.append(follower.user_id)
            if free <= now or free == NEVER:  # who wants no pings is told nothing, and not later either
                await store.follow(Follower(session.id, follower.user_id, head, now))
        for first in range(0, len(users), calls.MOST_FOLLOWERS):
            some = users[first : first + calls.MOST_FOLLOWERS]
            await store.note_pings(some, now)
            shown = calls.followed(session, speak(session.row.locale), some, over=over)
            await self._send(session, shown, some, f"f{first}-{head}-{base36(now)}")

    async def _tell_the_end(self, table_id: int) -> None:
        """Tell those onlookers that a game is over who did not want to be disturbed when it ended."""
        await self._tell_followers(await self.bot.house.table(table_id))

    async def _send(self, session: Session, view: Shown, users: list[int], what: str) -> discord.Message:
        channel = self.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
        nonce = f"c{base36(session.id)}-{what}"[:25]
        return await channel.send(view=view, allowed_mentions=calls.calling(view, users), nonce=nonce)

    async def _take_away(self, wait: Wait) -> None:
        """Delete a call that was heard: it has done its work."""
        if not (wait.channel_id and wait.message_id):
            return
        channel = self.bot.get_partial_messageable(wait.channel_id)
        try:
            await channel.get_partial_message(wait.message_id).delete()
        except discord.HTTPException as error:
            log.info("table %s: a call could not be taken away (%s)", wait.table_id, error)

    # Buttons on calls

    async def _later(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Seen, later: silence it for a whole step."""
        heard, clock = await deed(interaction, self._put_off(session, interaction.user.id), "setting-unshown")
        if heard is None:
            raise refuse("not-called")
        tongue = speak(str(interaction.locale))
        try:
            heard_so = tongue.t("call-heard-clock", when=moment(clock.due)) if clock else tongue.t("call-heard")
            await say(interaction, heard_so)
        finally:
            await self._put_away(session, heard, clock)

    async def _wait(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """The game-master has patience: begin again."""
        await authority.demand(session, actor(interaction))
        absent = self._absent(session, mark)
        heard, clock = await deed(interaction, self._put_off(session, absent), "setting-unshown")
        try:
            await say(interaction, speak(str(interaction.locale)).t("call-waiting-on"))
        finally:
            await self._put_away(session, heard, clock)

    async def _put_off(self, session: Session, user_id: int) -> tuple[Wait | None, Deadline | None]:
        """The call that somebody has heard, and the clock that waits a whole step for them as well."""
        now = await self.now()
        heard = await attendance.later(session, user_id, now)
        return heard, await windows.wait_on(session, user_id, now) if heard else None

    async def _put_away(self, session: Session, heard: Wait | None, clock: Deadline | None) -> None:
        """Take a call away that was heard, and show the clock that was moved for it."""
        try:
            if heard:
                await self._take_away(heard)
        finally:
            if clock:
                await self._panels.show_present(session)

    async def _vigil(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Let Vigil play the seats of whoever does not come: a game-master may, and once it was offered, the table."""
        absent = self._absent(session, mark)
        stage = await self._stage(session, absent)
        master, me = await authority.is_master(session, actor(interaction)), person(interaction)
        if not master and not (stage >= OFFERED and session.owned_by(me.id)):
            raise refuse("not-game-master")
        playing_on = authority.let_vigil_play(session, me, absent, master=stage < OFFERED)
        await deed(interaction, playing_on)
        await self._replaced(interaction, session)

    async def _take(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Take the place of whoever does not come, once it was offered."""
        absent = self._absent(session, mark)
        if await self._stage(session, absent) < OFFERED:
            raise refuse("not-absent")
        me = person(interaction)
        try:
            await deed(interaction, authority.take_over(session, me, absent))
        except ConsentNeeded as needed:
            wanted = petitions.wish(session, "take", me, needed.seats[0], absent=absent)
            if await admissions.ask(interaction, session, wanted):
                return
        await self._replaced(interaction, session)

    async def _stage(self, session: Session, absent: int) -> int:
        """What has been done about somebody who does not come; refuses if they are not missed."""
        waits = await self.bot.house.store.waits(session.id)
        stage = next((wait.stage for wait in waits if wait.user_id == absent), NEW)
        if stage < REPORTED:
            raise refuse("not-absent")
        return stage

    async def _replaced(self, interaction: Interaction, session: Session) -> None:
        """Say that it is done, and show it to the table; the desk of whoever was replaced is put away."""
        try:
            await say(interaction, speak(str(interaction.locale)).t("call-replaced"))
        finally:
            await self._panels.show_present(session)

    async def _follow(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Follow a table, or no longer."""
        await follow(self.bot, interaction, session, await self.now())

    def _absent(self, session: Session, mark: Mark) -> int:
        """Who holds the seat that a call is about."""
        held = session.seats.get(mark.seat)
        if held is None or held.user_id is None:
            raise refuse("not-absent")
        return held.user_id


async def clock(bot: Vigil) -> int:
    """The time as the attendant counts it."""
    cog: Attendance = bot.get_cog("Attendance")  # type: ignore[assignment]
    return await cog.now()


async def follow(bot: Vigil, interaction: Interaction, session: Session, now: int) -> None:
    """Begin to follow a table, or stop."""
    store, user = bot.house.store, interaction.user.id
    if session.seats_of(user):
        raise refuse("follows-anyway")
    stopped = await in_time(interaction, store.unfollow(session.id, user))
    if not stopped:
        await in_time(interaction, store.follow(Follower(session.id, user, session.row.head, now)))
    done(interaction, "setting-unshown")
    await say(interaction, speak(str(interaction.locale)).t("follow-stopped" if stopped else "follow-begun"))
