"""/games and /help: what there is, and how to begin."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Vigil
from bot.games import IDS, game
from bot.text import speak
from cogs.errors import say
from cogs.panel.words import clip
from cogs.words import described

Interaction = discord.Interaction[Any]


class Guide(commands.Cog):
    """Commands for newcomers."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    @app_commands.command(name="games", description=described("games"))
    async def games(self, interaction: Interaction) -> None:
        """List the games."""
        tongue = speak(str(interaction.locale))
        lines = []
        for id in IDS:
            least, most = game(id).players
            lines += [f"### {tongue.t(f'{id}-title')}", tongue.t(f"{id}-blurb")]
            lines.append(tongue.t("games-open", game=id, least=least, most=most))
        await say(interaction, clip("\n".join(lines), 2000))

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how to begin."""
        await say(interaction, speak(str(interaction.locale)).t("help"))
