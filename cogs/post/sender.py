"""Sending: one message of a table's outbox becomes one message at Discord, and the panel is where it says."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Protocol
from weakref import WeakValueDictionary

import aiohttp
import discord

from bot.sessions.house import House
from bot.sessions.session import Session
from bot.sessions.telling.outgoing import RETIRE, Retire, Why
from bot.sessions.telling.update import SNAPSHOT
from bot.sessions.waiting import windows
from bot.store import OutboxRow, Outgoing, TableChanges
from bot.store.store import now_ms
from bot.text import speak
from cogs.face import ids, layout
from cogs.face.calls import calling
from cogs.face.in_words import in_words, may_attach
from cogs.post import unnoticed
from cogs.post.painter import Face, Painter
from cogs.post.pictures import UNKNOWN, Pictures, Standing, file, named, on, refused
from cogs.post.screen import Screen
from cogs.post.verdicts import GONE, malformed, out_of_reach
from cogs.post.ways import Unshowable, Ways
from renderers import RenderPool

log = logging.getLogger(__name__)

OUT_OF_REACH_MS, LONGEST_MS = 30_000, 24 * 60 * 60 * 1000
"""How long the sweep lets a channel be that is out of reach: doubled each time, at most a day."""
NO_PANEL = TableChanges(panel_id=None, panel_channel_id=None)
NOBODY = discord.AllowedMentions.none()


class Attendant(Protocol):
    """Somebody who looks after those whom a table waits for."""

    async def timed(self, session: Session) -> None:
        """See to the clock of what is asked, before it is shown."""

    async def noted(self, session: Session) -> None:
        """See who is waited for, now that everything is shown."""

    async def called(self, session: Session) -> list[int]:
        """The people whom a new panel may ping."""

    async def homeless(self, session: Session) -> None:
        """See to a table whose channel is gone."""


class Sender(Painter):
    """Knows how each kind of message is sent; when, is the publisher's to say."""

    def __init__(self, client: discord.Client, house: House, pool: RenderPool) -> None:
        super().__init__(client, pool, Ways(house.store))
        self.house = house
        self.attendant: Attendant | None = None
        self.pictures = Pictures(house.store)
        self._screens: WeakValueDictionary[int, Screen] = WeakValueDictionary()
        self._shown: dict[int, int] = {}
        """The version of each table that its panel shows, picture and all."""

    async def timed(self, session: Session) -> None:
        """Have the clock of a question be known before it is shown anywhere."""
        if self.attendant and windows.untimed(session):
            await self.attendant.timed(session)

    def shows(self, session: Session) -> bool:
        """Whether the panel is known to show what is true now."""
        return session.row.panel_id is not None and self._shown.get(session.id) == session.version

    async def _send_snapshot(self, session: Session, row: OutboxRow) -> None:
        """Post a phase's last picture; the first takes the place of the panel that was open during the phase."""
        taken = SNAPSHOT.decode(row.payload)
        tongue = speak(session.row.locale)
        name, told, drawn = None, "", None
        attaches = may_attach(self.client, session.row.channel_id)
        if taken.scene and attaches:
            drawn, told = await self._drawn(tongue, taken.scene)
            name = named(drawn)

        def files() -> list[discord.File]:
            return [file(drawn, name, told)] if drawn and name else []

        view = layout.snapshot(session, tongue, taken, name, told)
        if taken.scene and not attaches:
            view = in_words(view, tongue, taken.scene)
        async with self._screen(session).turn():
            told_already = bool(row.attempts) and await self._is_told(session, row)
            changes, strays = None, list[Outgoing]()
            if taken.first and session.row.panel_id:
                try:
                    if not told_already and await self._edit(session, view, files()):
                        await self._done(session, row, NO_PANEL)
                        return
                except Unshowable:
                    pass
                changes, strays = NO_PANEL, self._replaced(session)
            if not told_already:
                await self._tell(session, row, view, files())
            await self._done(session, row, changes, strays)

    async def _tell(self, session: Session, row: OutboxRow, view: layout.Shown, files: list[discord.File]) -> None:
        """Post a story, sealed, so that it is found where nobody hears that it was posted."""
        at = await self._unconfirmed(session, row)
        sealed = view.sealed(unnoticed.seal(row.nonce))
        await self._channel(session, at).send(view=sealed, files=files, nonce=row.nonce, silent=True)

    async def _send_panel(self, session: Session, row: OutboxRow, *, overtaken: bool, asked_for: bool) -> None:
        """Post a fresh panel below everything else; an older one loses its buttons.

        Where nobody asked for it, it silently takes the place of one that cannot be given its picture.
        """
        if overtaken and not row.attempts:
            await self._done(session, row)
            return
        face = await self._face(session, must_draw=False)
        async with self._screen(session).turn():
            waiting = await self._waiting(row)
            if waiting is None:
                return
            row = waiting
            found = await self._panels_unnoticed(session, row) if row.attempts else []
            if overtaken and found == []:
                await self._done(session, row)
                return
            at = await self._unconfirmed(session, row)
            instead = not asked_for and session.row.panel_channel_id == session.row.channel_id
            strays = self._replaced(session) if instead else await self._leave(session, "moved")
            for message in found[1:] if found else ():
                strays.append(Retire("moved", message.channel.id, message.id).queued())
            posted = found[0] if found else await self._post(session, row, face, at, silent=instead)
            await self._done(session, row, panel_at(posted.channel.id, posted.id), strays)
            self.pictures.note(session.id, on(posted, "" if found else face.alt))
            if not row.attempts:  # else it may show what an earlier try had to show
                self._shown[session.id] = face.version

    async def _waiting(self, row: OutboxRow) -> OutboxRow | None:
        """A message as it waits now; None if it was the answer to a command meanwhile."""
        next_row = await self.house.store.pending(row.table_id, after=row.id - 1, limit=1)
        return next((each for each in next_row if each.id == row.id), None)

    async def _post(self, session: Session, row: OutboxRow, face: Face, at: int, *, silent: bool) -> discord.Message:
        """Post the panel, with a ping for those who are asked; silently where an edit would have done elsewhere."""
        called = await self.attendant.called(session) if self.attendant and not silent else []
        send = partial(self._channel(session, at).send, allowed_mentions=calling(face.view, called), silent=silent)
        try:
            return await send(view=face.view, files=face.files, nonce=row.nonce)
        except discord.HTTPException as error:
            if malformed(error):  # it will be no better before the table goes on
                self._shown[session.id] = face.version
                self.ways.absolve()
            raise

    async def _posted_unnoticed(
        self, session: Session, row: OutboxRow, fits: Callable[[discord.Message], bool]
    ) -> list[discord.Message] | None:
        """The messages, newest first, that an earlier try may have posted unnoticed; None if one may not look."""
        try:
            return [m async for m in unnoticed.since(self._channel(session), row.created_at) if fits(m)]
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            return None

    async def _panels_unnoticed(self, session: Session, row: OutboxRow) -> list[discord.Message] | None:
        """The panels that an earlier try posted, save the one that is known."""
        return await self._posted_unnoticed(
            session, row, lambda m: m.id != session.row.panel_id and self.is_panel(m, session)
        )

    async def _is_told(self, session: Session, row: OutboxRow) -> bool:
        """Whether an earlier try has posted a story, as far as one may look."""
        seal = unnoticed.seal(row.nonce)
        return bool(await self._posted_unnoticed(session, row, lambda m: unnoticed.is_sealed(m, seal)))

    def is_panel(self, message: discord.Message, session: Session) -> bool:
        """Whether a message of ours is a panel or lobby of a table with something to press; calls are none."""
        own = self.client.user is not None and message.author.id == self.client.user.id
        marks = ids.marks(message.components)
        return own and any(mark.table == session.id and mark.act in layout.ON_EVERY_PANEL for mark in marks)

    async def _send_retire(self, session: Session, row: OutboxRow) -> None:
        """Take the buttons off the panel, whichever message that is by now."""
        async with self._screen(session).turn():
            try:
                strays = await self._leave(session, RETIRE.decode(row.payload).why)
            except Unshowable:
                await self._tell_end(session, row)
                strays = self._replaced(session)
            await self._done(session, row, NO_PANEL, strays)

    async def _send_stray(self, session: Session, row: OutboxRow) -> None:
        """Take the buttons off a message that was out of reach when it ceased to be the panel."""
        async with self._screen(session).turn():
            try:
                strays = await self._put_right(session, row, RETIRE.decode(row.payload))
                await self._done(session, row, following=strays)
            except discord.RateLimited as error:
                await self.house.store.failed(row.id, str(error), now_ms() + round(1000 * error.retry_after))
            except discord.HTTPException as error:
                if not out_of_reach(error):
                    raise
                await self.house.store.failed(row.id, str(error)[:200], now_ms() + delay(row.attempts))

    async def _put_right(self, session: Session, row: OutboxRow, left: Retire) -> list[Outgoing]:
        """Take the buttons off what was left behind, and give what has to be done later."""
        try:
            for message_id in [left.message_id] if left.message_id else await self._unnoticed_in(session, left):
                if message_id != session.row.panel_id:
                    await self._take_buttons(session, Retire(left.why, left.channel_id, message_id))
        except Unshowable:
            await self._tell_end(session, row)
            return [Retire("replaced", left.channel_id, left.message_id).queued()]
        return []

    async def _unnoticed_in(self, session: Session, left: Retire) -> list[int]:
        """The panels that a channel got since then; none if it is gone."""
        try:
            return [
                message.id
                async for message in unnoticed.since(self._channel(session, left.channel_id), left.since)
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
        except discord.RateLimited:
            return [left.queued()]
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
            return [left.queued()]
        return []

    def _replaced(self, session: Session) -> list[Outgoing]:
        """What has to be done with a panel once another has been posted in its place."""
        if session.row.panel_id is None:
            return []
        return [Retire("replaced", session.row.panel_channel_id or 0, session.row.panel_id).queued()]

    async def _take_buttons(self, session: Session, left: Retire) -> None:
        """Show on a message that it is no panel any more; a finished game keeps its last picture."""
        tongue, at = speak(session.row.locale), (left.channel_id, left.message_id)
        if left.why == "replaced":
            await self._delete(session, left)
        elif left.why == "over":
            await self._lay_down(session, at)
        elif left.why == "started":
            await self._edit(session, layout.closed_lobby(session, tongue), (), at=at)
        else:
            word = "panel-retired" if left.why == "moved" else "panel-put-away"
            await self._edit(session, layout.retired(session, tongue, word), (), at=at)

    async def _delete(self, session: Session, left: Retire) -> None:
        """Take a message away, if nobody did."""
        try:
            await self._channel(session, left.channel_id).get_partial_message(left.message_id).delete()
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise

    async def _lay_down(self, session: Session, at: tuple[int, int]) -> None:
        """Leave the end of a game on the message that was its panel, with its picture; `Unshowable` if it has none."""
        face = await self._face(session, live=False)
        try:
            await self._edit(session, face.view, face.files, at=at)
        except Unshowable:
            standing = await self.pictures.of_the_present(session)
            if standing is None or standing.message_id != at[1]:
                raise
            await self._keep_board(self._channel(session, at[0]).get_partial_message(at[1]), face.view, standing)

    async def _keep_board(self, message: discord.PartialMessage, view: layout.Shown, standing: Standing) -> None:
        """Show something else on a message around the picture that stands there; `Unshowable` if it would be lost."""
        try:
            if not standing.signed:
                standing = on(await message.fetch(), standing.alt)
            await self.ways.keep(view, standing, lambda: message.edit(view=view, attachments=standing.kept))
        except discord.HTTPException as error:
            if not refused(error):
                raise
            raise Unshowable from error  # its signature may have run out

    async def _tell_end(self, session: Session, row: OutboxRow) -> None:
        """Post the end of a game where the message that was its panel cannot be made to show it."""
        if not row.attempts or not await self._is_told(session, row):
            face = await self._face(session, live=False)
            await self._tell(session, row, face.view, face.files)

    async def _edit(
        self,
        session: Session,
        view: layout.Shown,
        files: Sequence[discord.File],
        at: tuple[int, int] | None = None,
        alt: str = "",
    ) -> bool:
        """Edit the panel, or the message that is named; False if somebody deleted it, or its channel.

        `Unshowable` if Discord takes no new picture that way.
        """
        channel_id, message_id = at or (session.row.panel_channel_id, session.row.panel_id)
        if message_id is None:
            return False
        message = self._channel(session, channel_id).get_partial_message(message_id)
        edit, find = partial(message.edit, allowed_mentions=NOBODY), partial(self._standing, session, message)
        try:
            with self._unsure(session, message_id):
                edited = await self.ways.show(view, files, edit, find)
        except discord.HTTPException as error:
            if error.code not in GONE:
                raise
            return False
        if message_id == session.row.panel_id:
            self.pictures.note(session.id, on(edited, alt))
        return True

    async def _standing(self, session: Session, message: discord.PartialMessage) -> Standing | None:
        """Tell what a message shows, or ask Discord where nobody remembers."""
        standing = await self.pictures.recall(session)
        if standing is None or standing.message_id != message.id:
            standing = on(await message.fetch())
        return standing

    @contextmanager
    def _unsure(self, session: Session, message_id: int) -> Iterator[None]:
        """Know no more what the panel shows, if it is not known whether an edit of it arrived."""
        try:
            yield
        except (discord.DiscordServerError, aiohttp.ClientError, OSError):
            if message_id == session.row.panel_id:
                self.pictures.note(session.id, UNKNOWN)
            raise

    async def _unconfirmed(self, session: Session, row: OutboxRow) -> int:
        """Note that a message is about to be posted, and where: from now on it may stand there unnoticed.

        Whoever moves the table holds its lock, so they see either this note or that nothing is posted there any more.
        """
        async with session.lock:
            await self.house.store.failed(row.id, "not confirmed", now_ms())
            return session.row.channel_id

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


def delay(attempts: int) -> int:
    """Say how many milliseconds the sweep waits after so many attempts in vain."""
    return min(OUT_OF_REACH_MS << min(attempts, 20), LONGEST_MS)
