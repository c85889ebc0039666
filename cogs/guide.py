"""/games and /help: what there is, and how to begin."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.games import IDS, game
from bot.glossary import look_up
from bot.ledger import search
from bot.text import nearest_locale, speak
from cogs.errors import say
from cogs.panel.words import CHOICE, clip
from cogs.words import described

Interaction = discord.Interaction[Any]


async def rule_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer cards and rules of the game played here, or of all games, that hold these words."""
    row = await interaction.client.house.store.table_in_channel(interaction.channel_id or 0)
    games = (row.game,) if row else IDS
    found = [each for id in games for each in (*look_up(id, nearest(interaction), current), *search(id, current))]
    return [Choice(name=clip(f"{id} · {said}", CHOICE), value=id) for id, said in found[:25]]


def nearest(interaction: Interaction) -> str:
    """Name the language that this person reads."""
    return nearest_locale(str(interaction.locale))


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

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(rule=described("rules-rule"))
    @app_commands.autocomplete(rule=rule_choices)
    async def rules(self, interaction: Interaction, rule: str) -> None:
        """Look a rule up by its id or by words, and what has a text of its own by its name."""
        tongue = speak(str(interaction.locale))
        cards = [each for id in IDS for each in look_up(id, nearest(interaction), rule)]
        found = (cards + [each for id in IDS for each in search(id, rule)])[:5]
        lines = [tongue.t("rules-line", id=id, text=clip(said, 380)) for id, said in found]
        await say(interaction, "\n".join(lines) or tongue.t("rules-none"))

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how to begin."""
        await say(interaction, speak(str(interaction.locale)).t("help"))
