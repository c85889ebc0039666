"""The keeper of the desks: each person sees what only they may see of their seats, and nothing old."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
import msgspec

from bot.engine.asks import refuse
from bot.sessions.chains import chains
from bot.sessions.session import Session
from bot.text import speak
from cogs.face import layout
from cogs.face.board import desk_board
from cogs.face.drafts import Drafts
from cogs.panel.desks import Desk, Desks
from cogs.post.pictures import Standing, on, refused
from cogs.post.publisher import Publisher, file
from cogs.post.verdicts import UNKNOWN_MESSAGE
from cogs.post.ways import Unshowable
from cogs.replying import LOST, Alone, acknowledge, acknowledged, show_alone, time_left


class Opening(msgspec.Struct, frozen=True):
    """A desk that is about to be shown: in answer to what, laid out how, with which picture, and where."""

    interaction: discord.Interaction[Any]
    lay: Callable[..., layout.Shown]
    standing: Standing | None
    edit: bool


class Keeper:
    """Opens desks, keeps them up to date, and knows what people have picked there so far."""

    def __init__(self, publisher: Publisher) -> None:
        self.publisher = publisher
        self.drafts = Drafts()
        self.desks = Desks()

    async def open(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        *,
        seat: str = "",
        page: str = "",
        note: str = "",
        edit: bool,
    ) -> None:
        """Open or renew a person's own desk: words and widgets at once, the picture of their hand or board after."""
        user, locale = interaction.user.id, str(interaction.locale)
        seats = session.seats_of(user)
        if not seats:
            raise refuse("not-seated")
        if seat not in seats:
            seat = session.asked_seat(user) or seats[0]
        draft = self.drafts.of(session.id, session.asked, user, seat)
        lay = partial(self._laid, session, speak(locale), user, seat, draft=draft, page=page, note=note)
        message = interaction.message if edit else None
        pictured = desk_board(session, seat) is not None
        async with self.desks.screen((message or interaction).id).reply(time_left(interaction)):
            standing = self.desks.picture(message, seat) if pictured else None
            alone = await self._shown(Opening(interaction, lay, standing, edit))
        desk = self.desks.keep(session.id, user, seat, locale, alone)
        if pictured:
            await self._fill(session, desk, page=page, note=note, anew=True)

    def _laid(self, *desk: Any, **shown: Any) -> layout.Shown:
        """A desk with menus as long as Discord is known to take them by now."""
        return layout.desk(*desk, longest=self.publisher.ways.longest_menu, **shown)

    async def _shown(self, opening: Opening) -> Alone:
        """The words of a desk where they now stand: on the pressed one, or below if that takes no edit any more."""
        try:
            return await self._words(opening)
        except discord.HTTPException as error:
            if self.publisher.ways.learns_of_menus(error):
                return await self._shown(opening)
            if error.status >= 500 or not opening.edit:
                raise
            if acknowledged(opening.interaction):
                alone = Alone(opening.interaction, None)
                await alone.replace(opening.lay(), [])
                return alone
            if error.code != UNKNOWN_MESSAGE:
                raise
            return await show_alone(opening.interaction, opening.lay(), edit=False)

    async def _words(self, opening: Opening) -> Alone:
        """The words of a desk where they now stand, with the picture that it has; without, if that is lost."""
        standing, ways = opening.standing, self.publisher.ways
        show = partial(show_alone, opening.interaction, edit=opening.edit)
        if standing and standing.file_id:
            view = opening.lay(image=standing.name, alt=standing.alt)
            if opening.edit and not ways.keeps:
                await acknowledge(opening.interaction)
            try:
                return await ways.keep(view, standing, lambda: show(view, kept=standing.kept))
            except discord.HTTPException as error:
                if not refused(error):
                    raise
        return await show(opening.lay())

    async def _fill(self, session: Session, desk: Desk, *, page: str = "", note: str = "", anew: bool = False) -> None:
        """Show a desk in full, with the picture of what the seat holds or plans; anew where it takes no edit, if so."""
        seat, alone, tongue = desk.seat, desk.alone, speak(desk.locale)
        draft = self.drafts.of(session.id, session.asked, desk.user_id, seat)
        lay = partial(self._laid, session, tongue, desk.user_id, seat, draft=draft, page=page, note=note)
        scene = desk_board(session, seat)
        if scene is None:
            await alone.change(view=lay(), attachments=())
            return
        drawn, told = await self.publisher.draw(tongue, scene, "focus" if scene.board else "sheet")
        name = f"hand.{drawn.format}"
        view = lay(image=name, alt=told)
        async with self.desks.screen(alone.id).turn():
            try:
                files = [file(drawn, name, told)]
                shown = await self.publisher.ways.show(view, files, alone.change, partial(self.desks.known, alone.id))
            except (Unshowable, discord.HTTPException) as error:
                if isinstance(error, discord.HTTPException) and (error.status >= 500 or not anew):
                    raise
                shown = await alone.replace(view, [file(drawn, name, told)])
            self.desks.note(seat, on(shown, told))

    async def renew(self, session: Session) -> None:
        """Show on every open desk of a table what is true now; those out of reach are forgotten."""
        desks = self.desks.of(session.id)
        reached = await asyncio.gather(*(self._renew(session, desk) for desk in desks))
        self.desks.hold(session.id, [desk for desk, held in zip(desks, reached, strict=True) if held])

    async def follow(self, session: Session, but: int | None) -> None:
        """Show on the newest open desk of each seat what it is asked, where the panel cannot say all of it.

        The message that was just answered on shows it already.
        """
        waiting = [seat for seat in (session.match.waiting if session.in_memory else ()) if offers_more(session, seat)]
        newest = {desk.seat: desk for desk in self.desks.of(session.id) if desk.seat in waiting}
        await asyncio.gather(*(self._renew(session, desk) for desk in newest.values() if desk.alone.id != but))

    async def _renew(self, session: Session, desk: Desk) -> bool:
        """Show one desk anew, or put it away if its seat is somebody else's; False if it is out of reach."""
        try:
            if desk.seat not in session.seats_of(desk.user_id) or not session.in_memory:
                gone = layout.retired(session, speak(desk.locale), "desk-handed-on")
                await desk.alone.change(view=gone, attachments=())
                return False
            await self._fill(session, desk)
        except LOST:
            return False
        return True


def offers_more(session: Session, seat: str) -> bool:
    """Whether a seat can do more on its own desk than on the panel: something is hidden, or leads to what is."""
    match, ask = session.match, session.match.ask_of(seat)
    if ask is None:
        return False
    return len(ask.seen_by(None).options) < len(ask.options) or chains(match, openly=False) != chains(
        match, openly=True
    )
