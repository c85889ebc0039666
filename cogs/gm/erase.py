"""/gm erase-server: a server's owner takes everything of it out of the database."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.text import speak
from cogs.privacy import SERVER, confirm, owns_server
from cogs.replying import in_time, show_alone
from cogs.words import described


class GmErase(commands.Cog):
    """A command that /gm takes in."""

    bot: Vigil

    @app_commands.command(name="erase-server", description=described("gm-erase-server"))
    async def erase_server(self, interaction: discord.Interaction[Any]) -> None:
        """Say what would be gone, and ask."""
        if not owns_server(interaction):
            raise refuse("not-server-owner")
        store, tongue = self.bot.house.store, speak(str(interaction.locale))
        found = await in_time(interaction, store.tables(guild_id=interaction.guild_id, limit=-1))
        question = tongue.t("server-erase-ask", tables=len(found))
        await show_alone(interaction, confirm(tongue, question, SERVER), edit=False)
