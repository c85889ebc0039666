"""The part of /table that is about the end: what follows a finished game, looking back at it, and a word of thanks."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.sessions import authority, tables
from bot.sessions.house import House
from bot.sessions.session import Session
from bot.text import Tongue, speak
from cogs.errors import explain, say
from cogs.face.ids import Mark
from cogs.face.parts import Shown, text
from cogs.face.words import mention
from cogs.here import find_table, is_thread, may_send
from cogs.panel.cog import actor, panels
from cogs.panel.presses import Handler
from cogs.reach import demand_here
from cogs.replying import deed, in_time, open_form, show_all
from cogs.table.opening import post_lobby
from cogs.words import described

Interaction = discord.Interaction[Any]
Opening = Callable[[House, Session], Coroutine[Any, Any, Session]]
LONGEST = 1000
"""Letters of a word of thanks."""
WAITS = 15 * 60.0
"""Seconds that a form may stand open; the press that opened it is forgotten then."""


class TableEnds(commands.Cog):
    """Commands that /table takes in, and the buttons of a game that is over."""

    bot: Vigil

    @property
    def ways_on(self) -> dict[str, Handler]:
        """What the buttons do by which a table goes on from a game that is over."""
        return {"next": self._next, "anew": self._anew, "thanks": self._thanks}

    @app_commands.command(name="next", description=described("table-next"))
    async def next(self, interaction: Interaction) -> None:
        """Open the lobby of the next mission, with the same people in the same seats."""
        await self._goes_on(interaction, await find_table(interaction), tables.next_mission)

    async def _next(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await self._goes_on(interaction, session, tables.next_mission)

    async def _anew(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        await self._goes_on(interaction, session, tables.once_more)

    async def _goes_on(self, interaction: Interaction, session: Session, opening: Opening) -> None:
        """Open the lobby of what follows a finished game, for whoever has a say in it."""
        await authority.demand_say(session, actor(interaction))
        await in_time(interaction, demand_here(interaction))
        following = await deed(interaction, opening(self.bot.house, session))
        panels(interaction).publisher.wake(session)
        await post_lobby(interaction, following)

    async def _thanks(self, interaction: Interaction, session: Session, _: Mark, __: list[str]) -> None:
        """Ask how it was, if they may write here; where no form opens, there is still the channel."""
        tongue = speak(str(interaction.locale))
        demand_voice(interaction)
        try:
            opened = await open_form(interaction, Thanks(tongue, session))
        except discord.HTTPException:
            opened = False
        if not opened:
            await say(interaction, tongue.t("thanks-no-form"))


def demand_voice(interaction: Interaction) -> None:
    """Refuse whoever may not write here themselves: Vigil lends nobody its voice."""
    if not may_send(interaction.permissions, thread=is_thread(interaction)):
        raise refuse("no-voice-here")


class Thanks(discord.ui.Modal):
    """A word to whoever led the table, which everybody in the channel reads."""

    def __init__(self, tongue: Tongue, session: Session) -> None:
        super().__init__(title=tongue.t("thanks-form"), timeout=WAITS)
        self.session = session
        self.line: discord.ui.TextInput[Thanks] = discord.ui.TextInput(
            style=discord.TextStyle.paragraph, required=False, max_length=LONGEST
        )
        self.add_item(discord.ui.Label(text=tongue.t("thanks-line"), component=self.line))

    async def on_submit(self, interaction: Interaction) -> None:
        """Tell it to the game-master, in front of all."""
        demand_voice(interaction)
        tongue, said = speak(self.session.row.locale), self.line.value.strip()
        if not said:
            await say(interaction, speak(str(interaction.locale)).t("thanks-nothing"))
            return
        master = self.session.row.owner_id
        told = tongue.t("thanks-told", who=mention(interaction.user.id), master=mention(master), said=said)
        shown = Shown([text(told)])
        if await show_all(interaction, shown) is None:
            await interaction.followup.send(view=shown)

    async def on_error(self, interaction: Interaction, error: Exception) -> None:  # type: ignore[override]
        """Tell whoever sent it in what went wrong."""
        await explain(interaction, error)
