"""The command, the button and the form of a check."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING, Any, cast

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.doctor.finding import Finding, failed, held, note
from bot.engine.asks import refuse
from bot.sessions import authority
from bot.text import Tongue, speak
from cogs.check.litter import Litter
from cogs.check.trials import UNHEARD, Trials, sample
from cogs.check.views import card, report
from cogs.errors import explain
from cogs.here import table_here
from cogs.panel.cog import actor
from cogs.replying import acknowledge, open_form, say, think, waited
from cogs.words import described

if TYPE_CHECKING:
    from cogs.panel.cog import Panels

Interaction = discord.Interaction[Any]

WAITS = 10 * 60.0
"""Seconds that a card waits for its press; the command's own answer can be changed for fifteen minutes."""


LEAVES = 3.0
"""Seconds that cards may take to go away when Vigil stops."""


class Begun(msgspec.Struct, frozen=True):
    """A check whose card has been posted."""

    asked: Interaction
    posted: discord.Message
    ending: asyncio.Task[None]


class Form(discord.ui.Modal):
    """A form with nothing that must be filled in: that it opens and comes back is all."""

    def __init__(self, cog: Check, tongue: Tongue, number: str) -> None:
        super().__init__(title=tongue.t("check-form"), timeout=WAITS)
        self.cog, self.number, self.answered_ms = cog, number, 0
        line: discord.ui.TextInput[Form] = discord.ui.TextInput(required=False, max_length=100)
        self.add_item(discord.ui.Label(text=tongue.t("check-form-line"), component=line))

    async def on_submit(self, interaction: Interaction) -> None:
        """Go on where the press left off."""
        await self.cog.run(interaction, self.number, held("check-form"), self.answered_ms)

    async def on_error(self, interaction: Interaction, error: Exception) -> None:  # type: ignore[override]
        """Tell whoever sent it in what went wrong."""
        await explain(interaction, error)


class Check(commands.Cog):
    """Adds `check` to what game-masters may do."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        self.litter = Litter(bot, bot.house.store)
        self._begun: dict[str, Begun] = {}

    async def cog_load(self) -> None:
        """Stand beside the other commands of game-masters."""
        group = cast("commands.GroupCog", self.bot.get_cog("Gm")).app_command
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name="check", description=described("gm-check"), callback=self.check
        )
        group.add_command(command)  # type: ignore[union-attr]

    async def cog_unload(self) -> None:
        """Leave no card waiting; what cannot be taken away in time goes away after the next start."""
        for begun in self._begun.values():
            begun.ending.cancel()
        waiting, self._begun = list(self._begun.values()), {}
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LEAVES):
                await asyncio.gather(*map(self._take_away, waiting))

    async def _take_away(self, begun: Begun) -> None:
        """Take a card away, and what only whoever asked for it sees."""
        await self.litter.clear([begun.posted])
        with contextlib.suppress(discord.HTTPException, *UNHEARD):
            await begun.asked.delete_original_response()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take away what was left by a client that ended in the middle of a check."""
        await self.litter.sweep()

    @property
    def panels(self) -> Panels:
        """The cog whose publisher uses what a check finds out."""
        return cast("Panels", self.bot.get_cog("Panels"))

    async def check(self, interaction: Interaction) -> None:
        """Post the card, and wait for its press."""
        await self._demand(interaction)
        await think(interaction)
        tongue, number, drawn = speak(str(interaction.locale)), secrets.token_hex(6), sample(1)
        channel = cast("discord.abc.Messageable", interaction.channel)
        try:
            posted = await channel.send(view=card(tongue, number, drawn.filename, begins=True), file=drawn)
        except discord.HTTPException as error:
            await say(interaction, report(tongue, [failed("check-posted", code=str(error.code))]))
            return
        await self.litter.note(posted)
        ending = asyncio.create_task(self._give_up(number))
        self._begun[number] = Begun(interaction, posted, ending)
        await interaction.edit_original_response(content=tongue.t("check-press"))

    async def _demand(self, interaction: Interaction) -> None:
        """Refuse whoever is no game-master: of the server, or of the table that is here."""
        me = actor(interaction)
        session = await table_here(interaction)
        role = await authority.role_of(self.bot.house.store, interaction.guild_id or 0)
        if session is not None:
            await authority.demand(session, me)
        elif not me.manager and role not in me.roles:
            raise refuse("not-game-master")

    async def _give_up(self, number: str) -> None:
        """Take the card away if nobody presses it."""
        await asyncio.sleep(WAITS)
        await self._take_away(self._begun.pop(number))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Take the press on a card; one that is left from before a restart goes away."""
        data: Any = interaction.data
        kind, _, number = str((data or {}).get("custom_id", "")).partition(":")
        if interaction.type is not discord.InteractionType.component or kind not in ("vc", "vm"):
            return
        try:
            await self._pressed(interaction, kind, number)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever pressed is told
            await explain(interaction, error)

    async def _pressed(self, interaction: Interaction, kind: str, number: str) -> None:
        begun, tongue = self._begun.get(number), speak(str(interaction.locale))
        if kind == "vm":
            await acknowledge(interaction)
            return
        if begun is None:
            await say(interaction, tongue.t("check-forgotten"))
            if interaction.message is not None:
                await interaction.message.delete()
            return
        if interaction.user.id != begun.asked.user.id:
            raise refuse("check-not-yours", name=begun.asked.user.display_name)
        form, opened = Form(self, tongue, number), False
        with contextlib.suppress(discord.HTTPException, *UNHEARD):
            opened = await open_form(interaction, form)
            form.answered_ms = waited(interaction)
        if not opened:
            await self.run(interaction, number, note("check-form"))

    async def run(self, interaction: Interaction, number: str, form: Finding, answered_ms: int = 0) -> None:
        """Try everything, tell what was found, and leave nothing behind."""
        tongue, begun = speak(str(interaction.locale)), self._begun.pop(number, None)
        if begun is None:
            await say(interaction, tongue.t("check-forgotten"))
            return
        begun.ending.cancel()
        ways = self.panels.publisher.ways
        trials = Trials(tongue, number, ways, begun.posted, interaction, self.litter, answered_ms)
        found = [held("check-posted"), form, *[finding async for finding in trials.all()], await trials.tidy()]
        await ways.save()
        await self._tell(interaction, begun, report(tongue, found))

    async def _tell(self, interaction: Interaction, begun: Begun, words: str) -> None:
        """Answer the press; one that Discord has given up is answered where the check was asked for."""
        try:
            await say(interaction, words)
        except (discord.HTTPException, *UNHEARD):
            await begun.asked.edit_original_response(content=words)
            return
        with contextlib.suppress(discord.HTTPException, *UNHEARD):
            await begun.asked.delete_original_response()
