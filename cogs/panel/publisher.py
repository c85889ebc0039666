"""Publishing: what a table has to say goes out in order, once; the panel follows the newest state."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from io import BytesIO

import aiohttp
import discord

from bot.engine.scene import Scene
from bot.sessions.house import House
from bot.sessions.session import Session
from bot.sessions.update import SNAPSHOT, Update
from bot.store import OutboxRow, Outgoing, StoreBusy, StoreFull, TableChanges
from bot.text import Tongue, speak
from cogs.panel import layout
from cogs.panel.board import board
from renderers import Picture, RenderPool, View, alt

log = logging.getLogger(__name__)

FIRST_RETRY = 1.0
LATEST_RETRY = 60.0
RETRIED = (discord.HTTPException, aiohttp.ClientError, StoreBusy, StoreFull, OSError, TimeoutError)
"""What passes by itself: the network, Discord's bad moments, a busy or full disk. A damaged save does not."""
BEHIND_MS = 10 * 60 * 1000
"""How long before the last sign of life a panel may have missed its newest state."""
MOST_RENEWED = 500
UNKNOWN_MESSAGE = 10008
GONE = (10003, 50001)
"""Unknown channel, missing access."""


class Publisher:
    """One worker for each table that has something to show; it ends when there is nothing left."""

    def __init__(self, client: discord.Client, house: House, pool: RenderPool) -> None:
        self.client = client
        self.house = house
        self.pool = pool
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._shown: dict[int, int] = {}
        self._woken: set[int] = set()
        self._closed = False

    def wake(self, session: Session) -> None:
        """See to it that what is new at a table gets shown."""
        self._woken.add(session.id)
        worker = self._workers.get(session.id)
        if not self._closed and (worker is None or worker.done()):
            task = asyncio.create_task(self._work(session), name=f"table-{session.id}")
            task.add_done_callback(lambda done: self._ended(session.id, done))
            self._workers[session.id] = task

    def doubt(self, session: Session) -> None:
        """Take nothing for granted about what the panel shows: a slower edit may have overtaken the newest."""
        self._shown.pop(session.id, None)

    async def resume(self) -> None:
        """After a start: send what was not yet sent, and renew the panels that a crash may have left behind."""
        rows = await self.house.store.tables(statuses=("lobby", "playing", "finished"), limit=MOST_RENEWED)
        last = max((row.touched_at for row in rows), default=0)
        touched = [row.id for row in rows if row.touched_at > last - BEHIND_MS]
        for table_id in dict.fromkeys((*await self.house.store.tables_with_outbox(), *touched)):
            self.wake(await self.house.table(table_id))

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

    def draw_ahead(self, session: Session, update: Update) -> None:
        """Begin to draw all that an action will show, at once: it is posted one after the other."""
        tongue = speak(session.row.locale)
        scenes = [taken.scene for taken in update.snapshots if taken.scene]
        for scene in (*scenes, board(session)):
            self.pool.ahead(tongue.scene(scene))

    def _ended(self, table_id: int, task: asyncio.Task[None]) -> None:
        if self._workers.get(table_id) is task:
            del self._workers[table_id]
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s could not be shown", table_id, exc_info=error)

    async def _work(self, session: Session) -> None:
        """Send the outbox, then bring the panel up to date, until neither is needed."""
        wait = FIRST_RETRY
        while session.id in self._woken:
            self._woken.discard(session.id)
            try:
                while await self._flush(session):
                    pass
                if self._shown.get(session.id) != session.version and session.row.panel_id is not None:
                    await self._refresh(session)
                wait = FIRST_RETRY
            except RETRIED as error:
                if isinstance(error, discord.HTTPException) and error.status in (403, 404):
                    log.warning("table %s: its channel is out of reach (%s)", session.id, error)
                    return
                if _malformed(error):
                    log.error("table %s: Discord does not take its panel: %s", session.id, error)
                    return
                log.warning("table %s: %s; trying again in %.0f s", session.id, error, wait)
                self._woken.add(session.id)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LATEST_RETRY)

    async def _flush(self, session: Session) -> int:
        """Send every message that waits, oldest first."""
        rows = await self.house.store.pending(session.id)
        panels = [row.id for row in rows if row.kind == "panel"]
        for row in rows:
            try:
                if row.kind == "snapshot":
                    changes = await self._send_snapshot(session, row)
                elif row.id == panels[-1] or row.attempts:
                    # One that was tried may have arrived, whatever came after it; its nonce finds it again.
                    await self.house.store.failed(row.id, "not confirmed", int(time.time() * 1000))
                    changes = await self._send_panel(session, row)
                else:
                    changes = None
            except RETRIED as error:
                if not _malformed(error):
                    await self.house.store.failed(row.id, str(error)[:200], int(time.time() * 1000))
                    raise
                # Trying again would not help, and must not hold up what comes after.
                log.error("table %s: Discord does not take message %s: %s", session.id, row.nonce, error)
                changes = None
            await self.house.store.sent(row.id, changes)
            if changes:
                session.placed(changes.panel_id or None)
        return len(rows)

    async def _send_snapshot(self, session: Session, row: OutboxRow) -> TableChanges | None:
        """Post a phase's last picture; the first takes the place of the panel that was open during the phase."""
        taken = SNAPSHOT.decode(row.payload)
        tongue = speak(session.row.locale)
        files, name, told = list[discord.File](), None, ""
        if taken.scene:
            drawn, told = await self.draw(tongue, taken.scene)
            name = f"board.{drawn.format}"
            files = [file(drawn, name, told)]
        view = layout.snapshot(session, tongue, taken, name, told)
        if taken.first and session.row.panel_id and await self._edit(session, view, files):
            return TableChanges(panel_id=None, panel_channel_id=None)
        await self._channel(session).send(view=view, files=files, nonce=row.nonce, silent=True)
        return None

    async def _send_panel(self, session: Session, row: OutboxRow) -> TableChanges:
        """Post a fresh panel below everything else; an older one loses its buttons."""
        if session.row.panel_id:
            tongue = speak(session.row.locale)
            lobby = row.payload == b"lobby"
            gone = layout.closed_lobby(session, tongue) if lobby else layout.retired(session, tongue)
            await self._edit(session, gone, [])
        await session.loaded()
        version = session.version
        view, files = await self.panel(session)
        waiting = session.match.waiting if session.row.head else ()
        people = [discord.Object(user) for seat in waiting if (user := session.seats[seat].user_id)]
        mentions = discord.AllowedMentions(users=people, everyone=False, roles=False)
        sent = await self._channel(session).send(view=view, files=files, nonce=row.nonce, allowed_mentions=mentions)
        if not row.attempts:  # else Discord may have kept what an earlier try had shown
            self._shown[session.id] = version
        return TableChanges(panel_id=sent.id, panel_channel_id=session.row.channel_id)

    async def _refresh(self, session: Session) -> None:
        """Edit the panel in place."""
        await session.loaded()
        version = session.version
        view, files = await self.panel(session)
        if not await self._edit(session, view, files):
            log.info("table %s: its panel was deleted; posting it again", session.id)
            await self.house.store.update_table(session.id, TableChanges(panel_id=None, panel_channel_id=None))
            await self.house.store.enqueue(session.id, [Outgoing("panel", b"")])
            session.placed(None)
            self._woken.add(session.id)
            return
        self._shown[session.id] = version
        if session.version != version:
            self._woken.add(session.id)

    async def retire(self, session: Session) -> None:
        """Take the buttons off a table's panel, as when it is put away; a finished game keeps its last picture."""
        match = await session.loaded()
        if match is not None and match.over:
            await self._edit(session, *await self.panel(session, live=False))
        else:
            await self._edit(session, layout.retired(session, speak(session.row.locale), "panel-put-away"), [])

    async def panel(self, session: Session, *, live: bool = True) -> tuple[layout.Shown, list[discord.File]]:
        """Lay out and draw the public panel, or the lobby."""
        tongue = speak(session.row.locale)
        put_away = session.row.status in ("parked", "closed")
        if not session.row.head:
            return layout.retired(session, tongue, "panel-put-away") if put_away else layout.lobby(session, tongue), []
        scene = board(session)
        drawn, told = await self.draw(tongue, scene)
        name = f"board.{drawn.format}"
        return layout.panel(session, tongue, scene, name, told, live=live and not put_away), [file(drawn, name, told)]

    async def _edit(self, session: Session, view: layout.Shown, files: Sequence[discord.File]) -> bool:
        """Edit the panel's message; False if somebody deleted it, or its channel."""
        if session.row.panel_id is None:
            return False
        message = self._channel(session, session.row.panel_channel_id).get_partial_message(session.row.panel_id)
        try:
            await message.edit(view=view, attachments=list(files), allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            if error.code not in (UNKNOWN_MESSAGE, *GONE):
                raise
            return False
        return True

    def _channel(self, session: Session, channel_id: int | None = None) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id or session.row.channel_id, guild_id=session.row.guild_id)


def _malformed(error: Exception) -> bool:
    """Whether Discord will never take this, however often it is sent."""
    return isinstance(error, discord.HTTPException) and error.status == 400


def file(drawn: Picture, name: str, told: str) -> discord.File:
    """Wrap a picture for Discord, with its words for those who cannot see it."""
    return discord.File(BytesIO(drawn.data), filename=name, description=told or None)
