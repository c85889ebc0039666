"""The keeper of the desks: each person sees what only they may see of their seats, and nothing old."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import discord
import msgspec

from bot.engine.asks import refuse
from bot.engine.scene import Shot
from bot.sessions.chains import chains
from bot.sessions.session import Session
from bot.sessions.telling.update import Update
from bot.text import Tongue, speak
from cogs.face import layout
from cogs.face.advising import advised
from cogs.face.board import desk_board
from cogs.face.hints import hint as hinted
from cogs.face.ids import Mark
from cogs.face.options.drafts import Drafts
from cogs.face.parts import text
from cogs.panel.advising import Adviser
from cogs.panel.desks import HINT, Desk, Desks
from cogs.panel.private import Private, Sight, drawing
from cogs.post.publisher import Publisher
from cogs.replying import LOST, deed, edit_pressed, in_time, insist, show_alone

log = logging.getLogger(__name__)


class Keeper:
    """Opens desks, keeps them up to date, and knows what people have picked there so far."""

    def __init__(self, publisher: Publisher, adviser: Adviser) -> None:
        self.publisher = publisher
        self.adviser = adviser
        self.drafts = Drafts()
        self.desks = Desks()
        self.private = Private(publisher, self.desks)

    async def open(
        self,
        interaction: discord.Interaction[Any],
        session: Session,
        *,
        seat: str = "",
        page: str = "",
        note: str = "",
        update: Update | None = None,
        edit: bool,
    ) -> None:
        """Open or renew a person's own desk: words and widgets at once, the picture of their hand or board after.

        What is new to them of what it asks and tells, of an update too, is explained on it.
        """
        user, locale = interaction.user.id, str(interaction.locale)
        seats = session.seats_of(user)
        if not seats:
            raise refuse("not-seated")
        if seat not in seats:
            seat = session.asked_seat(user) or seats[0]
        await in_time(interaction, self.publisher.timed(session))
        advice = await in_time(interaction, self.adviser.hear(speak(locale), session, user, update))
        note = "\n".join(filter(None, (note, advice)))
        version = session.version
        alone = await self.private.open(
            interaction, self._sight(session, locale, user, seat, page=page, note=note), edit=edit
        )
        desk = Desk(user, seat, locale, alone, version, page, note)
        self.desks.keep(session.id, desk)
        if page != HINT and desk_board(session, seat) is not None:
            await self._fill(session, desk, page=page, note=note, anew=True)

    async def tell_alone(
        self, interaction: discord.Interaction[Any], session: Session, update: Update, note: str
    ) -> None:
        """Tell a person what is for them alone, and what is new to them; the first must not be lost."""
        tongue = speak(str(interaction.locale))
        if advice := await self.adviser.hear(tongue, session, interaction.user.id, update):
            try:
                await show_alone(interaction, advised(session, tongue, note, advice), edit=False)
            except LOST as error:
                log.warning("table %s: advice could not be given: %s", session.id, error)
            else:
                return
        if note:
            await insist(interaction, note)

    async def hush(self, interaction: discord.Interaction[Any], session: Session, mark: Mark, _: list[str]) -> None:
        """Turn advice off for whoever pressed, and say how it comes back."""
        user, note = interaction.user.id, speak(str(interaction.locale)).t("advice-off")
        await deed(interaction, self.adviser.choose(user, on=False), "setting-unshown")
        if mark.what == "desk" and session.seats_of(user):
            await self.open(interaction, session, seat=mark.seat, note=note, edit=True)
        else:
            await edit_pressed(interaction, layout.Shown([text(note)]))

    def _sight(
        self, session: Session, locale: str, user_id: int, seat: str, *, page: str = "", note: str = ""
    ) -> Sight:
        """A desk as it stands now: what the seat holds or plans is its picture. A hint is read beside the panel's."""
        tongue = speak(locale)
        if page == HINT:
            return Sight(partial(self._hinted, session, tongue, user_id, seat, note), None, seat)
        scene = desk_board(session, seat)
        draft = self.drafts.of(session.id, session.asked, user_id, seat)
        taught = self.adviser.advises(user_id, session.id)
        lay = partial(self._laid, session, tongue, user_id, seat, draft=draft, page=page, note=note, advised=taught)
        shot: Shot = "glance" if session.match.ask_of(seat) else "focus"
        return Sight(lay, drawing(self.publisher, tongue, scene, shot) if scene else None, seat)

    def _hinted(self, session: Session, tongue: Tongue, user_id: int, seat: str, note: str, **_: str) -> layout.Shown:
        """A hint, whatever picture is at hand."""
        return hinted(session, tongue, user_id, seat, note)

    def _laid(self, *desk: Any, **shown: Any) -> layout.Shown:
        """A desk with menus as long as Discord is known to take them by now."""
        return layout.desk(*desk, longest=self.publisher.ways.longest_menu, **shown)

    async def _fill(self, session: Session, desk: Desk, *, page: str = "", note: str = "", anew: bool = False) -> None:
        """Show a desk in full, with its picture; anew where it takes no edit, if so."""
        sight = self._sight(session, desk.locale, desk.user_id, desk.seat, page=page, note=note)
        await self.private.fill(desk.alone, sight, anew=anew, overtaken=partial(self.desks.overtaken, session.id, desk))

    async def renew(self, session: Session) -> None:
        """Show on every open desk of a table what is true now; those out of reach are forgotten."""
        desks = self.desks.of(session.id)
        reached = await asyncio.gather(*(self._renew(session, desk) for desk in desks))
        self.desks.forget(session.id, [desk for desk, held in zip(desks, reached, strict=True) if not held])

    async def follow(self, session: Session, but: int | None) -> None:
        """Show on the newest open desk of each seat what it is asked, where the panel cannot say all of it.

        The message that was just answered on shows it already.
        """
        await self.publisher.timed(session)  # a clock that has just begun is shown with its question, not after it
        waiting = [seat for seat in (session.match.waiting if session.in_memory else ()) if offers_more(session, seat)]
        desks = self.desks.of(session.id)
        newest = {desk.seat: desk for desk in desks if desk.seat in waiting and desk.page != HINT}
        hints = {desk.user_id: desk for desk in desks if desk.page == HINT}
        await asyncio.gather(
            *(
                self._renew(session, desk)
                for desk in (*newest.values(), *hints.values())
                if self.desks.present(desk.alone).id != but
            )
        )

    async def _renew(self, session: Session, desk: Desk) -> bool:
        """Show one desk anew, or put it away if its seat is somebody else's; False if it is out of reach.

        It stays on its page, with its note, as long as the table has not moved. A hint goes on with the seat that is
        asked.
        """
        page, note = (desk.page, desk.note) if desk.version == session.version else ("", "")
        if desk.page == HINT and session.in_memory:
            page, desk = HINT, msgspec.structs.replace(desk, seat=session.asked_seat(desk.user_id) or desk.seat)
        try:
            if desk.seat not in session.seats_of(desk.user_id) or not session.in_memory:
                gone = layout.retired(session, speak(desk.locale), "desk-handed-on")
                await self.desks.present(desk.alone).change(view=gone, attachments=())
                return False
            await self._fill(session, desk, page=page, note=note)
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
