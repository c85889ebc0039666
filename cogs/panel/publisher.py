"""Publishing: what a table has to say goes out in order, once; the panel follows the newest state.

There is one live panel for each table. Whatever changes it takes a turn on the table's `Screen`; whatever makes it
stale is written into the outbox together with its cause, so that no crash leaves buttons on a message that is none.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import UTC, datetime
from io import BytesIO
from weakref import WeakValueDictionary

import aiohttp
import discord
import msgspec

from bot.engine.scene import Scene
from bot.sessions.house import House
from bot.sessions.outgoing import PANEL, RETIRE, Retire, Why
from bot.sessions.session import Session
from bot.sessions.update import SNAPSHOT
from bot.store import OutboxRow, Outgoing, StoreBusy, StoreFull, TableChanges
from bot.text import Tongue, speak
from cogs.panel import ids, layout
from cogs.panel.screen import Pace, Screen
from renderers import Picture, RenderPool, View, alt

log = logging.getLogger(__name__)

FIRST_RETRY = 1.0
LATEST_RETRY = 60.0
LONGEST_PAUSE = 0.25
"""Between two redrawings, the outbox is looked at again after so many seconds."""
RETRIED = (discord.HTTPException, aiohttp.ClientError, StoreBusy, StoreFull, OSError, TimeoutError)
"""What passes by itself: the network, Discord's bad moments, a busy or full disk. A damaged save does not."""
OUT_OF_REACH_MS, LONGEST_MS = 30_000, 24 * 60 * 60 * 1000
"""How long the sweep lets a channel be that is out of reach: doubled each time, at most a day."""
BEHIND_MS = 10 * 60 * 1000
"""How long before the last sign of life a panel may have missed its newest state."""
SKEW_MS = 60 * 1000
"""How far this clock and Discord's may be apart."""
LOOKED_THROUGH = 200
"""Messages that are looked through for one that was posted unnoticed."""
MOST_RENEWED = 500
GONE = (10003, 10008)
"""Unknown channel, unknown message."""
ARCHIVED = 50083
NO_PANEL = TableChanges(panel_id=None, panel_channel_id=None)


class Face(msgspec.Struct, frozen=True):
    """A panel as it will be shown, and the version of the table that its picture shows."""

    version: int
    view: layout.Shown
    files: list[discord.File]


class Publisher:
    """One worker for each table that has something to show; it ends when there is nothing left."""

    def __init__(self, client: discord.Client, house: House, pool: RenderPool) -> None:
        self.client = client
        self.house = house
        self.pool = pool
        self.pace = Pace(seconds=5.0)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._screens: WeakValueDictionary[int, Screen] = WeakValueDictionary()
        self._shown: dict[int, int] = {}
        self._woken: set[int] = set()
        self._suspects: dict[int, set[tuple[int, int]]] = {}
        self._lost: set[int] = set()
        self._closed = False

    # For everybody

    def wake(self, session: Session) -> None:
        """See to it that what is new at a table gets shown: the outbox is sent, then the panel brought up to date.

        Call it after every change. It returns at once and may be called at any time, also for a table whose channel
        is out of reach: it is tried once, and again with the next wake.
        """
        self._wake(session.id)

    async def repost(self, session: Session) -> None:
        """Have the panel (in a lobby: the lobby) posted below everything else; the old one loses its buttons.

        It is in the outbox when this returns, so a crash does not lose it. A change of the table that needs a fresh
        panel had better queue `PANEL` in its own transaction and wake.
        """
        await self.house.store.enqueue(session.id, [PANEL])
        self.wake(session)

    async def retire(self, session: Session, why: Why = "put-away") -> None:
        """Take the buttons off a table's panel for good; the table has no panel until `repost`.

        It is in the outbox when this returns, so a crash does not leave dead buttons. A change of the table that
        makes its panel stale had better queue `Retire(why).queued()` in its own transaction and wake.
        """
        await self.house.store.enqueue(session.id, [Retire(why).queued()])
        self.wake(session)

    async def post_as_reply(
        self, session: Session, send: Callable[[layout.Shown], Awaitable[discord.InteractionCallbackResponse]]
    ) -> bool:
        """Let the lobby that waits in the outbox be the answer to a command.

        False if something else waits too: then it is posted in its place among that.
        """
        try:
            async with self._screen(session).turn():
                rows = await self.house.store.pending(session.id)
                if session.row.head or [(row.kind, row.attempts) for row in rows] != [("panel", 0)]:
                    return False
                await self._unconfirmed(rows[0])
                strays = await self._leave(session, "moved")
                version = session.version
                reply = await send(layout.lobby(session, speak(session.row.locale)))
                await self._done(session, rows[0], panel_at(session, reply.message_id), strays)
                self._shown[session.id] = version
                return True
        finally:
            self.wake(session)

    def reply(self, session: Session, seconds: float) -> AbstractAsyncContextManager[bool]:
        """Take a turn to edit the panel in reply to a press; gives False if none came in so many seconds.

        Within it, `session.row.panel_id` is the panel and stays it. Afterwards tell `replied`.
        """
        return self._screen(session).reply(seconds)

    def replied(self, session: Session, version: int | None = None) -> None:
        """Note that a reply edited the panel, or tried to: it shows this version whole, or must be drawn anew."""
        self._shown.pop(session.id, None)
        if version is not None:
            self._shown[session.id] = version
        self.wake(session)

    def suspect(self, session: Session, message: discord.Message) -> None:
        """Look after a message that was pressed but is not the panel: it may have buttons that it should not have."""
        self._suspects.setdefault(session.id, set()).add((message.channel.id, message.id))
        self.wake(session)

    async def resume(self) -> None:
        """After a start: send what was not yet sent, and renew the panels that a crash may have left behind."""
        rows = await self.house.store.tables(statuses=("lobby", "playing", "finished"), limit=MOST_RENEWED)
        last = max((row.touched_at for row in rows), default=0)
        touched = [row.id for row in rows if row.touched_at > last - BEHIND_MS]
        for table_id in (*await self.house.store.tables_with_outbox(), *touched):
            self._wake(table_id)

    async def sweep(self) -> None:
        """Try again what could not be sent, where it is due."""
        for table_id in await self.house.store.tables_with_outbox(due=now_ms()):
            self._wake(table_id)

    def regained(self) -> None:
        """Try again at the tables whose channel was out of reach: a permission may be back."""
        for table_id in self._lost.copy():
            self._wake(table_id)

    async def settle(self) -> None:
        """Wait until every worker has nothing left to do."""
        while tasks := [task for task in self._workers.values() if not task.done()]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop the workers; whatever is unsent stays in the outbox."""
        self._closed = True
        for task in self._workers.values():
            task.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

    async def draw(self, tongue: Tongue, scene: Scene, view: View = "overview") -> tuple[Picture, str]:
        """Draw a scene in a language, and tell it as well."""
        spoken = tongue.scene(scene)
        return await self.pool.draw(spoken, view), alt(spoken)

    # The worker

    def _wake(self, table_id: int) -> None:
        self._woken.add(table_id)
        worker = self._workers.get(table_id)
        if not self._closed and (worker is None or worker.done()):
            task = asyncio.create_task(self._work(table_id), name=f"table-{table_id}")
            task.add_done_callback(lambda done: self._ended(table_id, done))
            self._workers[table_id] = task

    def _ended(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._workers.get(table_id) is task:
            del self._workers[table_id]
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s could not be shown", table_id, exc_info=error)

    async def _work(self, table_id: int) -> None:
        """Send the outbox, then bring the panel up to date, until neither is needed."""
        wait = FIRST_RETRY
        while table_id in self._woken:
            self._woken.discard(table_id)
            try:
                await self._catch_up(await self.house.table(table_id))
                self._lost.discard(table_id)
                wait = FIRST_RETRY
            except RETRIED as error:
                if out_of_reach(error):
                    log.warning("table %s: its channel is out of reach (%s)", table_id, error)
                    self._lost.add(table_id)
                elif malformed(error):
                    log.error("table %s: Discord does not take its panel: %s", table_id, error)
                else:
                    log.warning("table %s: %s; trying again in %.0f s", table_id, error, wait)
                    self._woken.add(table_id)
                    await asyncio.sleep(wait)
                    wait = min(2 * wait, LATEST_RETRY)

    async def _catch_up(self, session: Session) -> None:
        """Bring a table to where everything is sent and shown."""
        tried = set[int]()
        while await self._flush(session, tried):
            pass
        await self._look_after(session)
        if session.row.panel_id is not None and self._shown.get(session.id) != session.version:
            await self._refresh(session)

    async def _flush(self, session: Session, tried: set[int]) -> bool:
        """Send what waits, oldest first, a stray message once; say whether there was anything."""
        now = now_ms()
        waiting = await self.house.store.pending(session.id)
        rows = [row for row in waiting if row.kind != "stray" or (row.not_before <= now and row.id not in tried)]
        tried.update(row.id for row in rows)
        newest = max((row.id for row in rows if row.kind == "panel"), default=0)
        for row in rows:
            try:
                if row.kind == "snapshot":
                    await self._send_snapshot(session, row)
                elif row.kind == "panel":
                    await self._send_panel(session, row, overtaken=row.id != newest)
                elif row.kind == "retire":
                    await self._send_retire(session, row)
                else:
                    await self._send_stray(session, row)
            except RETRIED as error:
                if not malformed(error):
                    later = delay(row.attempts) if out_of_reach(error) else 0
                    await self.house.store.failed(row.id, str(error)[:200], now_ms() + later)
                    raise
                # Trying again would not help, and must not hold up what comes after.
                log.error("table %s: Discord does not take message %s: %s", session.id, row.nonce, error)
                await self.house.store.sent(row.id)
        return bool(rows)

    async def _send_snapshot(self, session: Session, row: OutboxRow) -> None:
        """Post a phase's last picture; the first takes the place of the panel that was open during the phase."""
        taken = SNAPSHOT.decode(row.payload)
        tongue = speak(session.row.locale)
        name, told, drawn = None, "", None
        if taken.scene:
            drawn, told = await self.draw(tongue, taken.scene)
            name = f"board.{drawn.format}"

        def files() -> list[discord.File]:
            return [file(drawn, name, told)] if drawn and name else []

        view = layout.snapshot(session, tongue, taken, name, told)
        async with self._screen(session).turn():
            if taken.first and session.row.panel_id and await self._edit(session, view, files()):
                await self._done(session, row, NO_PANEL)
                return
            await self._channel(session).send(view=view, files=files(), nonce=row.nonce, silent=True)
            await self._done(session, row)

    async def _send_panel(self, session: Session, row: OutboxRow, *, overtaken: bool) -> None:
        """Post a fresh panel below everything else; an older one loses its buttons."""
        if overtaken and not row.attempts:
            await self._done(session, row)
            return
        face = await self._face(session)
        async with self._screen(session).turn():
            found = await self._posted_unnoticed(session, row) if row.attempts else []
            if overtaken and found == []:
                await self._done(session, row)
                return
            await self._unconfirmed(row)
            strays = await self._leave(session, "moved")
            for message in found[1:] if found else ():
                strays.append(Retire("moved", message.channel.id, message.id).queued())
            posted = found[0].id if found else await self._post(session, row, face)
            await self._done(session, row, panel_at(session, posted), strays)
            if not row.attempts:  # else it may show what an earlier try had to show
                self._shown[session.id] = face.version

    async def _post(self, session: Session, row: OutboxRow, face: Face) -> int:
        """Post the panel, with a ping for those who are asked."""
        waiting = session.match.waiting if session.row.head else ()
        people = [discord.Object(user) for seat in waiting if (user := session.seats[seat].user_id)]
        mentions = discord.AllowedMentions(users=people, everyone=False, roles=False)
        channel = self._channel(session)
        sent = await channel.send(view=face.view, files=face.files, nonce=row.nonce, allowed_mentions=mentions)
        return sent.id

    async def _posted_unnoticed(self, session: Session, row: OutboxRow) -> list[discord.Message] | None:
        """Find, newest first, panels that an earlier try posted though nobody heard of it; None if one may not look.

        Discord knows the nonce of a message for a few minutes only; its buttons tell for ever whose panel it is.
        """
        since = discord.utils.time_snowflake(datetime.fromtimestamp((row.created_at - SKEW_MS) / 1000, UTC))
        try:
            return [
                message
                async for message in self._history(session, since)
                if message.id != session.row.panel_id and self._pressable(message, session)
            ]
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            return None

    def _history(self, session: Session, since: int) -> AsyncIterator[discord.Message]:
        after = discord.Object(since)
        return self._channel(session).history(limit=LOOKED_THROUGH, after=after, oldest_first=False)

    def _pressable(self, message: discord.Message, session: Session) -> bool:
        """Whether a message of ours has something to press that belongs to a table."""
        own = self.client.user is not None and message.author.id == self.client.user.id
        return own and any(mark.table == session.id for mark in ids.marks(message.components))

    async def _send_retire(self, session: Session, row: OutboxRow) -> None:
        """Take the buttons off the panel, whichever message that is by now."""
        async with self._screen(session).turn():
            strays = await self._leave(session, RETIRE.decode(row.payload).why)
            await self._done(session, row, NO_PANEL, strays)

    async def _send_stray(self, session: Session, row: OutboxRow) -> None:
        """Take the buttons off a message that was out of reach when it ceased to be the panel."""
        left = RETIRE.decode(row.payload)
        async with self._screen(session).turn():
            try:
                if left.message_id != session.row.panel_id:
                    await self._take_buttons(session, left)
                await self._done(session, row)
            except discord.HTTPException as error:
                if not out_of_reach(error):
                    raise
                await self.house.store.failed(row.id, str(error)[:200], now_ms() + delay(row.attempts))

    async def _leave(self, session: Session, why: Why) -> list[Outgoing]:
        """Take the buttons off the panel; if it is out of reach, give what has to be done later."""
        if session.row.panel_id is None:
            return []
        left = Retire(why, session.row.panel_channel_id or session.row.channel_id, session.row.panel_id)
        try:
            await self._take_buttons(session, left)
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            return [left.queued()]
        return []

    async def _take_buttons(self, session: Session, left: Retire) -> None:
        """Show on a message that it is no panel any more; a finished game keeps its last picture."""
        tongue, files = speak(session.row.locale), list[discord.File]()
        if left.why == "over":
            face = await self._face(session, live=False)
            view, files = face.view, face.files
        elif left.why == "started":
            view = layout.closed_lobby(session, tongue)
        else:
            view = layout.retired(session, tongue, "panel-retired" if left.why == "moved" else "panel-put-away")
        await self._edit(session, view, files, at=(left.channel_id, left.message_id))

    async def _look_after(self, session: Session) -> None:
        """See whether messages that were pressed but are not the panel still have buttons.

        Where the table has no other panel such a message is made it, elsewhere it loses them.
        """
        for channel_id, message_id in self._suspects.pop(session.id, ()):
            if message_id == session.row.panel_id:
                continue
            async with self._screen(session).turn():
                try:
                    message = await self._channel(session, channel_id).fetch_message(message_id)
                except discord.HTTPException as error:
                    if not out_of_reach(error):
                        raise
                    continue
                if not self._pressable(message, session):
                    continue
                put_away = session.row.status in ("parked", "closed")
                if session.row.panel_id is None and not put_away and channel_id == session.row.channel_id:
                    await self.house.store.update_table(session.id, panel_at(session, message_id))
                    session.placed(message_id)
                else:
                    why: Why = "put-away" if put_away else "moved"
                    await self._take_buttons(session, Retire(why, channel_id, message_id))

    async def _refresh(self, session: Session) -> None:
        """Edit the panel in place, unless something newer is to be shown by then."""
        if pause := self.pace.pause(session.id):
            self._woken.add(session.id)
            await asyncio.sleep(min(pause, LONGEST_PAUSE))
            return
        face = await self._face(session)
        async with self._screen(session).turn():
            if face.version != session.version or session.row.panel_id is None:
                self._woken.add(session.id)
                return
            try:
                self.pace.edited(session.id)
                edited = await self._edit(session, face.view, face.files)
            except discord.HTTPException as error:
                if error.code != ARCHIVED:
                    raise
                log.info("table %s: its thread was archived; posting its panel again", session.id)
                await self.house.store.enqueue(session.id, [PANEL])
            else:
                if edited:
                    self._shown[session.id] = face.version
                    return
                log.info("table %s: its panel was deleted; posting it again", session.id)
                await self.house.store.update_table(session.id, NO_PANEL, outbox=[PANEL])
                session.placed(None)
            self._woken.add(session.id)

    async def _face(self, session: Session, *, live: bool = True) -> Face:
        """Draw and lay out the public panel, or the lobby: only what is committed, hence under the table's lock."""
        async with session.lock:
            tongue, version = speak(session.row.locale), session.version
            live = live and session.row.status not in ("parked", "closed")
            if not session.row.head:
                lobby = layout.lobby(session, tongue) if live else layout.retired(session, tongue, "panel-put-away")
                return Face(version, lobby, [])
            scene = session.game.scene((await session.load()).view(None))
        drawn, told = await self.draw(tongue, scene)
        name = f"board.{drawn.format}"
        async with session.lock:
            await session.load()
            return Face(version, layout.panel(session, tongue, scene, name, told, live=live), [file(drawn, name, told)])

    async def _edit(
        self,
        session: Session,
        view: layout.Shown,
        files: Sequence[discord.File],
        at: tuple[int, int] | None = None,
    ) -> bool:
        """Edit the panel, or the message that is named; False if somebody deleted it, or its channel."""
        channel_id, message_id = at or (session.row.panel_channel_id, session.row.panel_id)
        if message_id is None:
            return False
        message = self._channel(session, channel_id).get_partial_message(message_id)
        try:
            await message.edit(view=view, attachments=list(files), allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return False
        return True

    async def _unconfirmed(self, row: OutboxRow) -> None:
        """Note that a message is about to be posted: from now on it may stand there unnoticed."""
        await self.house.store.failed(row.id, "not confirmed", now_ms())

    async def _done(
        self,
        session: Session,
        row: OutboxRow,
        changes: TableChanges | None = None,
        following: Sequence[Outgoing] = (),
    ) -> None:
        """Note that a message was sent and where the panel is now, in one transaction."""
        await self.house.store.sent(row.id, changes, outbox=following)
        if changes is not None:
            session.placed(changes.panel_id or None)

    def _screen(self, session: Session) -> Screen:
        return self._screens.setdefault(session.id, Screen())

    def _channel(self, session: Session, channel_id: int | None = None) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id or session.row.channel_id, guild_id=session.row.guild_id)


def panel_at(session: Session, message_id: int | None) -> TableChanges:
    """Say that a message in the table's channel is its panel."""
    return TableChanges(panel_id=message_id, panel_channel_id=session.row.channel_id)


def out_of_reach(error: Exception) -> bool:
    """Whether Discord will not take this before somebody changes something there: a permission, a thread's archive."""
    return isinstance(error, discord.HTTPException) and (error.status in (403, 404) or error.code == ARCHIVED)


def malformed(error: Exception) -> bool:
    """Whether Discord will never take this, however often it is sent."""
    return isinstance(error, discord.HTTPException) and error.status == 400 and not out_of_reach(error)


def delay(attempts: int) -> int:
    """Say how many milliseconds the sweep waits after so many attempts in vain."""
    return min(OUT_OF_REACH_MS << min(attempts, 20), LONGEST_MS)


def now_ms() -> int:
    """Tell the time as the store counts it."""
    return time.time_ns() // 1_000_000


def file(drawn: Picture, name: str, told: str) -> discord.File:
    """Wrap a picture for Discord, with its words for those who cannot see it."""
    return discord.File(BytesIO(drawn.data), filename=name, description=told or None)
