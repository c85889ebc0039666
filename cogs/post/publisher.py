"""Publishing: what a table has to say goes out in order, once; the panel follows the newest state.

There is one live panel for each table. Whatever changes it takes a turn on the table's `Screen`; whatever makes it
stale is written into the outbox together with its cause, so that no crash leaves buttons on a message that is none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

import aiohttp
import discord

from bot.engine.scene import Scene, Shot
from bot.sessions.house import House
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import PANEL, RENEWED, Retire, Why
from bot.sessions.telling.update import Update
from bot.store import StoreBusy, StoreFull
from bot.store.store import now_ms
from bot.text import speak
from cogs.face import layout
from cogs.face.board import board, shot
from cogs.post.painter import Face
from cogs.post.pictures import file, on
from cogs.post.screen import Pace
from cogs.post.sender import NO_PANEL, NOBODY, Sender, delay, panel_at
from cogs.post.verdicts import ARCHIVED, UNKNOWN_CHANNEL, malformed, out_of_reach
from cogs.post.ways import Unshowable
from renderers import RenderPool

log = logging.getLogger(__name__)

HEAD_START = 0.01
"""Seconds that a reply has to leave before pictures are drawn: at a busy machine drawing would hold it up."""
FIRST_RETRY = 1.0
LATEST_RETRY = 60.0
LONGEST_PAUSE = 0.25
"""Between two redrawings, the outbox is looked at again after so many seconds."""
RETRIED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, StoreBusy, StoreFull, OSError, TimeoutError)
"""What passes by itself: the network, Discord's bad moments, a busy or full disk. A damaged save does not."""
BEHIND_MS = 10 * 60 * 1000
"""How long before the last sign of life a panel may have missed its newest state."""


class Publisher(Sender):
    """One worker for each table that has something to show; it ends when there is nothing left."""

    def __init__(self, client: discord.Client, house: House, pool: RenderPool) -> None:
        super().__init__(client, house, pool)
        self.pace = Pace(seconds=5.0)
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._woken: set[int] = set()
        self._suspects: dict[int, set[tuple[int, int]]] = {}
        self._passes: dict[int, tuple[int, discord.Interaction[Any]]] = {}
        """The press that changed a table's panel last, and the message that it may edit again."""
        self.lost: set[int] = set()
        """Tables whose channel is out of reach."""
        self._closed = False

    # For everybody

    def wake(self, session: Session) -> None:
        """See to it that what is new at a table gets shown: the outbox is sent, then the panel brought up to date.

        Call it after every change. It returns at once and may be called at any time, also for a table whose channel
        is out of reach: it is tried once, and again with the next wake.
        """
        self._wake(session.id)

    def wake_all(self, tables: Iterable[int]) -> None:
        """The same for several tables."""
        for table_id in tables:
            self._wake(table_id)

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

    async def post_as_reply(self, session: Session, send: Callable[[layout.Shown], Awaitable[int | None]]) -> bool:
        """Let the lobby that waits in the outbox be the answer to a command.

        False if something else waits too, or the answer comes too late for that: then it is posted in its place.
        """
        try:
            async with self._screen(session).turn():
                rows = await self.house.store.pending(session.id)
                if session.row.head or [(row.kind, row.attempts) for row in rows] != [("panel", 0)]:
                    return False
                at = await self._unconfirmed(session, rows[0])
                strays = await self._leave(session, "moved")
                version = session.version
                reply = await send(layout.lobby(session, speak(session.row.locale)))
                if reply is None:
                    return False
                await self._done(session, rows[0], panel_at(at, reply), strays)
                self._shown[session.id] = version
                return True
        finally:
            self.wake(session)

    def reply(self, session: Session, seconds: float) -> AbstractAsyncContextManager[bool]:
        """Take a turn to edit the panel in reply to a press; gives False if none came in so many seconds.

        Within it, `session.row.panel_id` is the panel and stays it. Afterwards tell `replied`.
        """
        return self._screen(session).reply(seconds)

    def replied(self, session: Session, through: discord.Interaction[Any] | None = None) -> None:
        """Note that a reply edited the panel, or tried to: it must be drawn anew.

        An interaction that edited it can do so once more, and Discord counts that apart from the channel's edits.
        """
        self._shown.pop(session.id, None)
        if through is not None and through.message is not None:
            self._passes[session.id] = through.message.id, through
        self.wake(session)

    def suspect(self, session: Session, message: discord.Message) -> None:
        """Look after a message that was pressed but is not the panel: it may have buttons that it should not have."""
        self._suspects.setdefault(session.id, set()).add((message.channel.id, message.id))
        self.wake(session)

    async def resume(self) -> None:
        """After a start: send what was not yet sent, and renew the panels that a crash may have left behind.

        The journal tells which those are, save for what it does not hold: who sits where, a pause.
        """
        touched_at = {row.id: row.touched_at async for row in self.house.every("lobby", "playing", "finished")}
        last = max(touched_at.values(), default=0)
        touched = [table_id for table_id, at in touched_at.items() if at > last - BEHIND_MS]
        store = self.house.store
        self.wake_all([*await store.tables_with_outbox(), *await store.tables_behind(), *touched])

    async def sweep(self) -> None:
        """Try again what could not be sent, where it is due."""
        self.wake_all(await self.house.store.tables_with_outbox(due=now_ms()))

    def regained(self) -> None:
        """Try again at the tables whose channel was out of reach: a permission may be back."""
        self.wake_all(self.lost.copy())

    async def quiet(self) -> None:
        """Wait until every worker has nothing left to do."""
        while tasks := [task for task in self._workers.values() if not task.done()]:
            await asyncio.wait(tasks)

    async def close(self) -> None:
        """Stop the workers; whatever is unsent stays in the outbox."""
        self._closed = True
        for task in self._workers.values():
            task.cancel()
        await asyncio.gather(*self._workers.values(), return_exceptions=True)

    # The worker

    def _wake(self, table_id: int) -> None:
        self._woken.add(table_id)
        worker = self._workers.get(table_id)
        if not self._closed and (worker is None or worker.done()):
            task = asyncio.create_task(self._work(table_id), name=f"table-{table_id}")
            task.add_done_callback(lambda done: self._ended(table_id, done))
            self._workers[table_id] = task

    def draw_ahead(self, session: Session, update: Update) -> None:
        """Begin to draw all that an action will show as soon as its reply is on its way, which needs the processor too.

        It is posted one after the other, and drawn all at once.
        """
        asyncio.get_running_loop().call_later(HEAD_START, self._draw_ahead, session, update)

    def _draw_ahead(self, session: Session, update: Update) -> None:
        if self._closed:
            return
        tongue = speak(session.row.locale)
        scenes = list[tuple[Scene, Shot]]((taken.scene, "overview") for taken in update.snapshots if taken.scene)
        if session.ready:  # else somebody acts, and draws what comes of that
            scenes.append((board(session), shot(session)))
        for scene, view in scenes:
            self.pool.ahead(tongue.scene(scene), view)

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
                self.lost.discard(table_id)
                wait = FIRST_RETRY
            except RETRIED as error:
                if out_of_reach(error):
                    log.warning("table %s: its channel is out of reach (%s)", table_id, error)
                    self.lost.add(table_id)
                    if self.attendant and isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL:
                        await self.attendant.homeless(await self.house.table(table_id))
                elif self.ways.learns_of_menus(error):
                    self._woken.add(table_id)
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
        if self.attendant and session.row.head:
            await self.attendant.timed(session)
        while await self._flush(session, tried):
            pass
        await self._look_after(session)
        if session.row.panel_id is not None and self._shown.get(session.id) != session.version:
            await self._refresh(session)
        if self._shown.get(session.id) == session.version and not session.busy:
            self.pictures.shows(session.id, session.row.head)
        await self.pictures.save(session.id)
        await self.ways.save()
        if self.attendant and session.row.head:  # in a lobby nobody is waited for
            await self.attendant.noted(session)

    async def _flush(self, session: Session, tried: set[int]) -> bool:
        """Send what waits, oldest first, a stray message once; say whether there was anything."""
        now = now_ms()
        waiting = await self.house.store.pending(session.id)
        rows = [row for row in waiting if row.kind != "stray" or (row.not_before <= now and row.id not in tried)]
        tried.update(row.id for row in rows)
        panels = [row for row in rows if row.kind == "panel"]
        asked_for = any(row.payload != RENEWED.payload for row in panels)
        for row in rows:
            try:
                if row.kind == "snapshot":
                    await self._send_snapshot(session, row)
                elif row.kind == "panel":
                    await self._send_panel(session, row, overtaken=row is not panels[-1], asked_for=asked_for)
                elif row.kind == "retire":
                    await self._send_retire(session, row)
                else:
                    await self._send_stray(session, row)
            except RETRIED as error:
                if self.ways.learns_of_menus(error):
                    return True
                if not malformed(error):
                    later = delay(row.attempts) if out_of_reach(error) else 0
                    await self.house.store.failed(row.id, str(error)[:200], now_ms() + later)
                    raise
                # Trying again would not help, and must not hold up what comes after.
                log.error("table %s: Discord does not take message %s: %s", session.id, row.nonce, error)
                await self.house.store.sent(row.id)
        return bool(rows)

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
                if not self.is_panel(message, session):
                    continue
                put_away = session.row.status in ("parked", "closed")
                if session.row.panel_id is None and not put_away and channel_id == session.row.channel_id:
                    await self.house.store.update_table(session.id, panel_at(channel_id, message_id))
                    session.placed(message_id, channel_id)
                    self.pictures.note(session.id, on(message))
                else:
                    why: Why = "put-away" if put_away else "moved"
                    await self._take_buttons(session, Retire(why, channel_id, message_id))

    async def _refresh(self, session: Session) -> None:
        """Edit the panel in place, unless something newer is to be shown by then."""
        by_press = session.id in self._passes and self.ways.brings
        if not by_press and (pause := self.pace.pause(session.id, session.row.panel_id or 0)):
            self._woken.add(session.id)
            await asyncio.sleep(min(pause, LONGEST_PAUSE))
            return
        face = await self._face(session)
        async with self._screen(session).turn():
            if face.version != session.version or session.row.panel_id is None:
                self._woken.add(session.id)
                return
            try:
                if session.id in self._passes:
                    if await self._edit_through(session, face):
                        self._shown[session.id] = face.version
                    else:
                        self._woken.add(session.id)
                    return
                self.pace.edited(session.id, self.ways.requests)
                edited = await self._edit(session, face.view, face.files, alt=face.alt)
            except Unshowable:
                await self.house.store.enqueue(session.id, [RENEWED])
            except discord.RateLimited as error:
                log.warning(
                    "table %s: its panel takes no edit for %.0f s; posting it again", session.id, error.retry_after
                )
                await self.house.store.enqueue(session.id, [PANEL])
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
                session.placed(None, None)
            self._woken.add(session.id)

    async def _edit_through(self, session: Session, face: Face) -> bool:
        """Edit the panel by the press that changed it last, which is thereby used up; False if that is too late."""
        message_id, press = self._passes.pop(session.id)
        if message_id != session.row.panel_id or press.is_expired():
            return False
        edit = partial(press.edit_original_response, allowed_mentions=NOBODY)
        try:
            with self._unsure(session, message_id):
                message = self._channel(session, session.row.panel_channel_id).get_partial_message(message_id)
                edited = await self.ways.show(face.view, face.files, edit, partial(self._standing, session, message))
        except discord.HTTPException as error:
            log.info("table %s: a press cannot edit its panel any more (%s)", session.id, error)
            return False
        self.pictures.note(session.id, on(edited, face.alt))
        return True


__all__ = ["Publisher", "file"]
