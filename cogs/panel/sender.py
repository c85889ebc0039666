"""Sending: one message of a table's outbox becomes one message at Discord, and the panel is where it says."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from io import BytesIO
from typing import Protocol
from weakref import WeakValueDictionary

import discord
import msgspec

from bot.engine.scene import Scene
from bot.sessions.house import House
from bot.sessions.outgoing import RETIRE, Retire, Why
from bot.sessions.session import Session
from bot.sessions.update import SNAPSHOT
from bot.store import OutboxRow, Outgoing, TableChanges
from bot.text import Tongue, speak
from cogs.panel import ids, layout
from cogs.panel.board import board
from cogs.panel.screen import Screen
from renderers import Picture, RenderPool, View, alt

log = logging.getLogger(__name__)

OUT_OF_REACH_MS, LONGEST_MS = 30_000, 24 * 60 * 60 * 1000
"""How long the sweep lets a channel be that is out of reach: doubled each time, at most a day."""
SKEW_MS = 60 * 1000
"""How far this clock and Discord's may be apart."""
LOOKED_THROUGH = 200
"""Messages that are looked through for one that was posted unnoticed."""
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = GONE = (10003, 10008)
ARCHIVED = 50083
NO_PANEL = TableChanges(panel_id=None, panel_channel_id=None)


class Face(msgspec.Struct, frozen=True):
    """A panel as it will be shown, and the version of the table that its picture shows."""

    version: int
    view: layout.Shown
    files: list[discord.File]


class Attendant(Protocol):
    """Somebody who looks after those whom a table waits for."""

    async def noted(self, session: Session) -> None:
        """See who is waited for, now that everything is shown."""

    async def called(self, session: Session) -> list[int]:
        """Name the people whom a new panel may ping."""

    async def homeless(self, session: Session) -> None:
        """See to a table whose channel is gone."""


class Sender:
    """Knows how each kind of message is sent; when, is the publisher's to say."""

    def __init__(self, client: discord.Client, house: House, pool: RenderPool) -> None:
        self.client = client
        self.house = house
        self.pool = pool
        self.attendant: Attendant | None = None
        self._screens: WeakValueDictionary[int, Screen] = WeakValueDictionary()
        self._shown: dict[int, int] = {}
        """The version of each table that its panel shows, picture and all."""

    async def draw(self, tongue: Tongue, scene: Scene, view: View = "overview") -> tuple[Picture, str]:
        """Draw a scene in a language, and tell it as well."""
        spoken = tongue.scene(scene)
        return await self.pool.draw(spoken, view), alt(spoken)

    async def _drawn(self, tongue: Tongue, scene: Scene) -> tuple[Picture | None, str]:
        """Draw a scene, or do without the picture: a game goes on in words where nothing can be drawn."""
        try:
            return await self.draw(tongue, scene)
        except (OSError, RuntimeError) as error:  # no memory or processes left; a broken pool is a RuntimeError
            log.error("a picture could not be drawn: %s", error)
            return None, ""

    async def _send_snapshot(self, session: Session, row: OutboxRow) -> None:
        """Post a phase's last picture; the first takes the place of the panel that was open during the phase."""
        taken = SNAPSHOT.decode(row.payload)
        tongue = speak(session.row.locale)
        name, told, drawn = None, "", None
        if taken.scene:
            drawn, told = await self._drawn(tongue, taken.scene)
            name = named(drawn)

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
        face = await self._face(session, must_draw=False)
        async with self._screen(session).turn():
            found = await self._posted_unnoticed(session, row) if row.attempts else []
            if overtaken and found == []:
                await self._done(session, row)
                return
            await self._unconfirmed(row)
            strays = await self._leave(session, "moved")
            for message in found[1:] if found else ():
                strays.append(Retire("moved", message.channel.id, message.id).queued())
            at = session.row.channel_id  # the table may be moved while Discord answers
            posted = found[0].id if found else await self._post(session, row, face)
            await self._done(session, row, panel_at(at, posted), strays)
            if not row.attempts:  # else it may show what an earlier try had to show
                self._shown[session.id] = face.version

    async def _post(self, session: Session, row: OutboxRow, face: Face) -> int:
        """Post the panel, with a ping for those who are asked."""
        called = await self.attendant.called(session) if self.attendant else []
        people = [discord.Object(user) for user in called]
        mentions = discord.AllowedMentions(users=people, everyone=False, roles=False)
        channel = self._channel(session)
        sent = await channel.send(view=face.view, files=face.files, nonce=row.nonce, allowed_mentions=mentions)
        return sent.id

    async def _posted_unnoticed(self, session: Session, row: OutboxRow) -> list[discord.Message] | None:
        """Find, newest first, panels that an earlier try posted though nobody heard of it; None if one may not look.

        Discord knows the nonce of a message for a few minutes only; its buttons tell for ever whose panel it is.
        """
        try:
            return [
                message
                async for message in self._history(session, _moment(row.created_at))
                if message.id != session.row.panel_id and self.is_panel(message, session)
            ]
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            return None

    def _history(
        self, session: Session, after: discord.Object, channel_id: int | None = None
    ) -> AsyncIterator[discord.Message]:
        return self._channel(session, channel_id).history(limit=LOOKED_THROUGH, after=after, oldest_first=False)

    def is_panel(self, message: discord.Message, session: Session) -> bool:
        """Whether a message of ours is a panel or lobby of a table with something to press; calls are none."""
        own = self.client.user is not None and message.author.id == self.client.user.id
        marks = ids.marks(message.components)
        return own and any(mark.table == session.id and mark.act in layout.ON_EVERY_PANEL for mark in marks)

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
                for message_id in [left.message_id] if left.message_id else await self._unnoticed_in(session, left):
                    if message_id != session.row.panel_id:
                        await self._take_buttons(session, Retire(left.why, left.channel_id, message_id))
                await self._done(session, row)
            except discord.HTTPException as error:
                if not out_of_reach(error):
                    raise
                await self.house.store.failed(row.id, str(error)[:200], now_ms() + delay(row.attempts))

    async def _unnoticed_in(self, session: Session, left: Retire) -> list[int]:
        """Find the panels that a channel got since then; none if it is gone."""
        try:
            return [
                message.id
                async for message in self._history(session, _moment(left.since), left.channel_id)
                if self.is_panel(message, session)
            ]
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return []

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

    async def _face(self, session: Session, *, live: bool = True, must_draw: bool = True) -> Face:
        """Draw and lay out the public panel, or the lobby: only what is committed, hence under the table's lock."""
        async with session.lock:
            tongue, version = speak(session.row.locale), session.version
            live = live and session.row.status not in ("parked", "closed")
            if not session.row.head:
                lobby = layout.lobby(session, tongue) if live else layout.retired(session, tongue, "panel-put-away")
                return Face(version, lobby, [])
            await session.load()
            scene = board(session)
        drawn, told = await (self.draw if must_draw else self._drawn)(tongue, scene)
        name = named(drawn)
        files = [file(drawn, name, told)] if drawn and name else []
        async with session.lock:
            await session.load()
            panel = layout.panel(session, tongue, scene.seats, name, told, live=live)
            return Face(version if drawn else 0, panel, files)

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
            session.placed(changes.panel_id or None, changes.panel_channel_id or None)

    def _screen(self, session: Session) -> Screen:
        return self._screens.setdefault(session.id, Screen())

    def _channel(self, session: Session, channel_id: int | None = None) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(channel_id or session.row.channel_id, guild_id=session.row.guild_id)


def panel_at(channel_id: int, message_id: int | None) -> TableChanges:
    """Say that a message in this channel is the table's panel."""
    return TableChanges(panel_id=message_id, panel_channel_id=channel_id)


def _moment(at: int) -> discord.Object:
    """Give a moment as Discord's ids count it, somewhat early: the clocks may differ."""
    return discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp((at - SKEW_MS) / 1000, UTC)))


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


def named(drawn: Picture | None) -> str | None:
    """Name the file of a board's picture, if there is one."""
    return f"board.{drawn.format}" if drawn else None


def file(drawn: Picture, name: str, told: str) -> discord.File:
    """Wrap a picture for Discord, with its words for those who cannot see it."""
    return discord.File(BytesIO(drawn.data), filename=name, description=told or None)
