"""/hint: what Vigil would do in somebody's place and why, told to them alone, and done with one press."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.sessions.planning import planned
from bot.sessions.session import Session
from cogs.face.hints import counsel, plan_name
from cogs.face.ids import Mark
from cogs.here import find_game
from cogs.panel.cog import Panels, panels
from cogs.panel.desks import HINT
from cogs.replying import in_time
from cogs.words import described

Interaction = discord.Interaction[Any]


class Hint(commands.Cog):
    """Answers whoever does not know what to do."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Answer the buttons of desks and of hints themselves."""
        cog = self.bot.get_cog("Panels")
        if not isinstance(cog, Panels):
            raise TypeError("hints stand on panels, which are loaded first")
        cog.takes("hint", self._hint)
        cog.takes("advised", self._advised)
        cog.takes("planned", self._planned)

    @app_commands.command(name="hint", description=described("hint"))
    @app_commands.guild_only()
    async def hint(self, interaction: Interaction) -> None:
        """Tell what Vigil would do in this person's place."""
        session = await find_game(interaction)
        seat = session.asked_seat(interaction.user.id) or ""
        await self._hint(interaction, session, Mark(session.id, session.asked, "hint", seat=seat), [])

    async def _hint(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Show the advice for the present ask, with buttons that take it; it goes on with what is asked after that."""
        cog = panels(interaction)
        cog.asked(interaction, session, mark)
        seat = mark.seat or session.asked_seat(interaction.user.id) or ""
        await cog.keeper.open(interaction, session, seat=seat, page=HINT, edit=False)

    async def _advised(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Take the advice: of one position it is always the same."""
        cog = panels(interaction)
        ask = cog.asked(interaction, session, mark)
        answer = counsel(session, mark.seat, ask).answer
        giving = session.answer(
            interaction.user.id, answer.picks, asked=mark.asked, amounts=answer.amounts, seat=mark.seat
        )
        await cog.show(interaction, session, await in_time(interaction, giving), page=HINT)

    async def _planned(self, interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
        """Do all that was planned, as one decision; refused where that is not the plan that was read."""
        cog = panels(interaction)
        cog.asked(interaction, session, mark)
        steps = planned(session.match, mark.seat)
        if plan_name(steps) != mark.what:
            raise refuse("stale")
        first, *then = [step.answer for step in steps]
        giving = session.answer(
            interaction.user.id,
            first.picks,
            asked=mark.asked,
            amounts=first.amounts,
            seat=mark.seat,
            then=[answer.picks for answer in then],
        )
        await cog.show(interaction, session, await in_time(interaction, giving), page=HINT)
