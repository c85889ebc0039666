"""The buttons on calls: seen, patience, Vigil plays on, somebody else sits down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.markdown import moment
from bot.sessions import authority
from bot.sessions.admission import ConsentNeeded
from bot.sessions.gm import petitions
from bot.sessions.session import Session
from bot.sessions.waiting import attendance, windows
from bot.sessions.waiting.patience import NEW, OFFERED, REPORTED
from bot.store import Deadline, Wait
from bot.text import speak
from cogs.consent import admissions
from cogs.errors import say
from cogs.face.ids import Mark
from cogs.panel.cog import actor, panels, person
from cogs.replying import deed
from cogs.table.calling import take_away
from cogs.table.following import follow

Interaction = discord.Interaction[Any]


class Heard:
    """What comes of a press on a call."""

    def __init__(self, bot: Vigil, now: Callable[[], Awaitable[int]]) -> None:
        self.bot = bot
        self.now = now
        """The time as the attendant counts it."""
        self.acts = {
            "later": self._later,
            "wait": self._wait,
            "vigil": self._vigil,
            "take": self._take,
            "follow": self._follow,
        }

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
            await self._put_away(interaction, session, heard, clock)

    async def _wait(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """The game-master has patience: begin again."""
        await authority.demand(session, actor(interaction))
        absent = absent_of(session, mark)
        heard, clock = await deed(interaction, self._put_off(session, absent), "setting-unshown")
        try:
            await say(interaction, speak(str(interaction.locale)).t("call-waiting-on"))
        finally:
            await self._put_away(interaction, session, heard, clock)

    async def _put_off(self, session: Session, user_id: int) -> tuple[Wait | None, Deadline | None]:
        """The call that somebody has heard, and the clock that waits a whole step for them as well."""
        now = await self.now()
        heard = await attendance.later(session, user_id, now)
        return heard, await windows.wait_on(session, user_id, now) if heard else None

    async def _put_away(
        self, interaction: Interaction, session: Session, heard: Wait | None, clock: Deadline | None
    ) -> None:
        """Take a call away that was heard, and show the clock that was moved for it."""
        try:
            if heard:
                await take_away(self.bot, heard)
        finally:
            if clock:
                await panels(interaction).show_present(session)

    async def _vigil(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Let Vigil play the seats of whoever does not come: a game-master may, and once it was offered, the table."""
        absent = absent_of(session, mark)
        stage = await self._stage(session, absent)
        master, me = await authority.is_master(session, actor(interaction)), person(interaction)
        if not master and not (stage >= OFFERED and session.owned_by(me.id)):
            raise refuse("not-game-master")
        playing_on = authority.let_vigil_play(session, me, absent, master=stage < OFFERED)
        await deed(interaction, playing_on)
        await self._replaced(interaction, session)

    async def _take(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Take the place of whoever does not come, once it was offered."""
        absent = absent_of(session, mark)
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
            await panels(interaction).show_present(session)

    async def _follow(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Follow a table, or no longer."""
        await follow(self.bot, interaction, session, await self.now())


def absent_of(session: Session, mark: Mark) -> int:
    """Who holds the seat that a call is about."""
    held = session.seats.get(mark.seat)
    if held is None or held.user_id is None:
        raise refuse("not-absent")
    return held.user_id
