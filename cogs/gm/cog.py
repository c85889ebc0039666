"""/gm: what a game-master may do. Every command asks for authority first, and says to the table what was done."""

from __future__ import annotations

import logging
from io import BytesIO
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.saves import audit as audits
from bot.sessions import authority
from bot.sessions.admission import ConsentNeeded, VoteNeeded
from bot.sessions.gm import corrections, petitions
from bot.sessions.gm.resync import resync
from bot.sessions.lobby import Person
from bot.sessions.past import history, rewind
from bot.sessions.session import Session
from cogs import answering
from cogs.consent import admissions, views
from cogs.consent import votes as gm_votes
from cogs.consent.votes import point_choices, steps_of, voted
from cogs.errors import say
from cogs.face.ids import Mark
from cogs.gm import role as gm_role
from cogs.gm.choices import PLAINEST, action_choices, asked_choices, fix_choices, seat_choices, tongue_of, value_choices
from cogs.gm.erase import GmErase
from cogs.gm.resync import mend
from cogs.heavy import heavy
from cogs.here import find_table
from cogs.panel.cog import Panels, actor, person
from cogs.reach import gap_here
from cogs.replying import deed, edit_pressed, in_time, show_alone
from cogs.words import described

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)  # others have /master
class Gm(GmErase, commands.GroupCog, group_name="gm", group_description=described("gm")):
    """Commands for game-masters."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer the presses on previews, pages and votes."""
        for act, handler in {
            "gmundo": self._undo,
            "gmset": self._set,
            "gmno": self._cancel,
            "gmhist": self._turn,
        }.items():
            self.panels.takes(act, handler)
        for act, handler in {"vote": voted, "admit": admissions.voiced}.items():
            self.panels.takes(act, handler, apart=True)

    @property
    def panels(self) -> Panels:
        """The cog that presses arrive at; it is loaded first."""
        return cast("Panels", self.bot.get_cog("Panels"))

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Finish what a crash cut short: a vote, a petition, a seat that Vigil was to play on."""
        store, publisher = self.bot.house.store, self.panels.publisher
        playing = [row.id async for row in self.bot.house.every("playing")]
        held = {vote.table_id for vote in await store.votes()}
        for table_id in dict.fromkeys((*held, *playing)):
            try:
                session = await self.bot.house.table(table_id)
                if table_id not in held and all(seat.kind != "computer" for seat in session.seats.values()):
                    continue
                match = await session.loaded()
                carried = table_id in held and await gm_votes.resume(self.bot, session)
                stalled = match and any(session.seats[seat].kind == "computer" for seat in match.waiting)
                if stalled:
                    await session.proceed()
                if carried or stalled:
                    publisher.wake(session)
            except Exception as error:  # noqa: BLE001 - one table that cannot be read must not stop the others
                log.warning("table %s cannot go on by itself: %s", table_id, type(error).__name__)
        await admissions.resume(self.bot)

    # Taking back

    @app_commands.command(name="undo", description=described("gm-undo"))
    @app_commands.describe(steps=described("gm-undo-steps"), to=described("gm-undo-to"))
    @app_commands.autocomplete(to=point_choices)
    async def undo(
        self,
        interaction: Interaction,
        steps: app_commands.Range[int, 1, rewind.FURTHEST] | None = None,
        to: str | None = None,
    ) -> None:
        """Show what would be taken back, and ask; who plays asks the table where that is not theirs alone to say."""
        session = await self._playing(interaction)
        back = await in_time(interaction, steps_of(session, steps, to))
        try:
            plan = await in_time(interaction, rewind.plan_alone(session, back, interaction.user.id))
        except VoteNeeded:
            if not session.seats_of(interaction.user.id):
                raise
            await gm_votes.call(interaction, session, back)
            return
        await show_alone(interaction, views.undo_preview(session, tongue_of(interaction), plan), edit=False)

    @app_commands.command(name="redo", description=described("gm-redo"))
    async def redo(self, interaction: Interaction) -> None:
        """Bring back what was taken back."""
        session = await self._playing(interaction)
        me = person(interaction)
        await deed(interaction, rewind.redo(session, me.id, name=me.name))
        await self._told(interaction, session, tongue_of(interaction).t("gm-redone"))

    @app_commands.command(name="history", description=described("gm-history"))
    async def history(self, interaction: Interaction) -> None:
        """Show who did what and when, newest first."""
        session = await self._playing(interaction)
        page = await in_time(interaction, history.page(session))
        await show_alone(interaction, views.history_page(session, tongue_of(interaction), page), edit=False)

    async def _undo(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        await self._demand(interaction, session)
        me = person(interaction)
        undoing = rewind.undo(session, int(mark.what or "1"), me.id, name=me.name, head=mark.asked)
        await deed(interaction, undoing)
        await self._replaced(interaction, session, tongue_of(interaction).t("gm-undone"))

    async def _turn(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        await self._demand(interaction, session)
        page = await in_time(interaction, history.page(session, int(mark.what or "0")))
        await edit_pressed(interaction, views.history_page(session, tongue_of(interaction), page))

    async def _cancel(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        await edit_pressed(interaction, views.plain(tongue_of(interaction).t("gm-cancelled")))

    # Putting right

    @app_commands.command(name="set", description=described("gm-set"))
    @app_commands.describe(what=described("gm-set-what"), value=described("gm-set-value"))
    @app_commands.autocomplete(what=fix_choices, value=value_choices)
    async def set(self, interaction: Interaction, what: str, value: str) -> None:
        """Show what would be put right, and ask."""
        session = await self._playing(interaction)
        preview = await in_time(interaction, corrections.preview(session, person(interaction), what, value))
        await show_alone(interaction, views.set_preview(session, tongue_of(interaction), preview), edit=False)

    async def _set(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        await self._demand(interaction, session)
        if mark.asked != session.row.head:
            raise refuse("moved-on")
        for fix in await in_time(interaction, corrections.offered(session)):
            for value in fix.values:
                if views.change_id(fix.key, value) == mark.what:
                    correcting = corrections.correct(session, person(interaction), fix.key, value, head=mark.asked)
                    await deed(interaction, correcting)
                    await self._replaced(interaction, session, tongue_of(interaction).t("gm-set-done"))
                    return
        raise refuse("moved-on")

    @app_commands.command(name="resync", description=described("gm-resync"))
    async def resync(self, interaction: Interaction) -> None:
        """Read the table again from disk, prove it, and leave one live panel."""
        session = await self._here(interaction)
        async with heavy(interaction):
            found = await resync(session, self.bot.house.workshop)
        tongue = tongue_of(interaction)
        gap = await gap_here(interaction, history=True)
        lines = await mend(self.panels, session, found, tongue, gap)
        said = [tongue.t("resync-found"), *lines] if lines else [tongue.t("resync-fine")]
        await say(interaction, "\n".join(said)[:2000])

    @app_commands.command(name="audit", description=described("gm-audit"))
    async def audit(self, interaction: Interaction) -> None:
        """Give everything that happened, as text and as JSON."""
        session = await self._playing(interaction)
        house, tongue = self.bot.house, tongue_of(interaction)
        async with heavy(interaction):
            made = await audits.files(house.store, session.id, str(interaction.locale), house.workshop)
        files = [discord.File(BytesIO(made.text), "audit.txt"), discord.File(BytesIO(made.json), "audit.json")]
        said = tongue.t("gm-audit-over" if made.over else "gm-audit-running")
        await interaction.followup.send(said, files=files, ephemeral=True)

    # Acting for others

    @app_commands.command(name="answer", description=described("gm-answer"))
    @app_commands.describe(
        seat=described("gm-answer-seat"), action=described("gm-answer-action"), amounts=described("gm-answer-amounts")
    )
    @app_commands.autocomplete(seat=asked_choices, action=action_choices)
    async def answer(self, interaction: Interaction, seat: str, action: str = PLAINEST, amounts: str = "") -> None:
        """Answer for a seat, as far as a game-master may see what it is asked."""
        session = await self._playing(interaction)
        me, tongue = person(interaction), tongue_of(interaction)
        ask = authority.open_ask(session, me, seat)
        if ask is None:
            raise refuse("not-asked", seats=session.match.waiting)
        picks, shares = None, list[int]()
        if amounts:
            picks, shares = answering.divided(ask, amounts)
        elif action != PLAINEST:
            picks = answering.picks(tongue, session.row.game, ask, lambda _: True, action)
        await deed(interaction, authority.answer_for(session, me, seat, picks, shares))
        await self._told(interaction, session, tongue.t("gm-answered", seat=self._seat(interaction, session, seat)))

    @app_commands.command(name="skip", description=described("gm-skip"))
    async def skip(self, interaction: Interaction) -> None:
        """Go on with the plainest answer for whoever is asked."""
        session = await self._playing(interaction)
        await deed(interaction, authority.skip(session, person(interaction)))
        await self._told(interaction, session, tongue_of(interaction).t("gm-skipped"))

    @app_commands.command(name="seat", description=described("gm-seat"))
    @app_commands.describe(seat=described("gm-seat-seat"), person=described("gm-seat-person"))
    @app_commands.autocomplete(seat=seat_choices)
    async def seat(self, interaction: Interaction, seat: str, person: discord.Member | None = None) -> None:
        """Hand a seat to somebody, or to Vigil."""
        session = await self._here(interaction)
        if person is not None and person.bot:
            raise refuse("not-a-person")
        to, by = Person(person.id, person.display_name) if person else None, actor(interaction).person
        try:
            await deed(interaction, authority.seat(session, by, seat, to))
        except ConsentNeeded:
            if to is None or await admissions.ask(
                interaction, session, petitions.wish(session, "hand", to, seat, by=by)
            ):
                return
        tongue, name = tongue_of(interaction), self._seat(interaction, session, seat)
        said = tongue.t("gm-seated", seat=name, to=to.name) if to else tongue.t("gm-seated-computer", seat=name)
        await self._told(interaction, session, said)

    @app_commands.command(name="pause", description=described("gm-pause"))
    async def pause(self, interaction: Interaction) -> None:
        """Let nobody answer for now."""
        await self._pause(interaction, paused=True)

    @app_commands.command(name="unpause", description=described("gm-unpause"))
    async def unpause(self, interaction: Interaction) -> None:
        """Let the game go on."""
        await self._pause(interaction, paused=False)

    async def _pause(self, interaction: Interaction, *, paused: bool) -> None:
        session = await self._playing(interaction)
        await deed(interaction, authority.pause(session, person(interaction), paused=paused))
        await self._told(interaction, session, tongue_of(interaction).t("gm-paused" if paused else "gm-unpaused"))

    @app_commands.command(name="lock", description=described("gm-lock"))
    @app_commands.describe(locked=described("gm-lock-locked"))
    async def lock(self, interaction: Interaction, locked: bool = True) -> None:
        """Let nobody new sit down, or open the table again."""
        session = await self._here(interaction)
        await deed(interaction, authority.lock(session, person(interaction), locked=locked))
        await self._told(interaction, session, tongue_of(interaction).t("gm-locked" if locked else "gm-unlocked"))

    @app_commands.command(name="transfer", description=described("gm-transfer"))
    @app_commands.describe(person=described("gm-transfer-person"))
    async def transfer(self, interaction: Interaction, person: discord.Member) -> None:
        """Make somebody else the game-master of this table."""
        session = await self._here(interaction)
        if person.bot:
            raise refuse("not-a-person")
        to = Person(person.id, person.display_name)
        await deed(interaction, authority.transfer(session, actor(interaction).person, to))
        await self._told(interaction, session, tongue_of(interaction).t("gm-transferred", to=to.name))

    @app_commands.command(name="role", description=described("gm-role"))
    @app_commands.describe(role=described("gm-role-role"))
    async def role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Say which role makes a game-master of every table here."""
        if not interaction.permissions.manage_guild:
            raise refuse("not-manager")
        store, tongue = self.bot.house.store, tongue_of(interaction)
        setting = authority.set_role(store, interaction.guild_id or 0, role.id if role else None)
        await deed(interaction, setting, "setting-unshown")
        said = gm_role.words(self.bot, interaction, tongue, role) if role else None
        await say(interaction, await in_time(interaction, said) if said else tongue.t("gm-role-none"))

    # What all of them share

    async def _here(self, interaction: Interaction) -> Session:
        """The table of this channel, for one of its game-masters."""
        session = await find_table(interaction)
        await self._demand(interaction, session)
        return session

    async def _playing(self, interaction: Interaction) -> Session:
        session = await self._here(interaction)
        if await in_time(interaction, session.loaded()) is None:
            raise refuse("not-started")
        return session

    async def _demand(self, interaction: Interaction, session: Session) -> None:
        await in_time(interaction, authority.demand(session, actor(interaction)))

    async def _told(self, interaction: Interaction, session: Session, said: str) -> None:
        """Say that it is done, and show it to the table."""
        try:
            await say(interaction, said)
        finally:
            await self.panels.show_present(session)

    async def _replaced(self, interaction: Interaction, session: Session, said: str) -> None:
        """Say in place of a preview that it is done, and show it to the table even if that cannot be said."""
        try:
            await edit_pressed(interaction, views.plain(said))
        finally:
            await self.panels.show_present(session)

    def _seat(self, interaction: Interaction, session: Session, seat: str) -> str:
        return tongue_of(interaction).t(f"{session.row.game}-seat-{seat}")
