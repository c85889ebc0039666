"""/games and /help: what there is, and how to begin."""

from __future__ import annotations

from itertools import chain, islice
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.games import IDS, game
from bot.glossary import look_up
from bot.ledger import named, search
from bot.markdown import Markdown
from bot.text import Tongue, nearest_locale, speak
from cogs.errors import say
from cogs.face.words import CHOICE, clip, label
from cogs.words import described

Interaction = discord.Interaction[Any]
MESSAGE = 2000
"""The most characters that Discord takes in a message."""
FOUND = 5
"""How many rules are told at once."""


async def rule_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer cards and rules of the game played here, or of all games, that hold these words."""
    row = await interaction.client.house.store.table_in_channel(interaction.channel_id or 0)
    games = (row.game,) if row else IDS
    found = [each for id in games for each in (*look_up(id, nearest(interaction), current), *search(id, current))]
    return [Choice(name=label(f"{id} · {' '.join(said.split())}", CHOICE), value=id) for id, said in found[:25]]


def looked_up(tongue: Tongue, locale: str, text: str) -> str:
    """The rule of this id, or the cards of this name and the rules that hold these words."""
    cards = (each for id in IDS for each in look_up(id, locale, text))
    rules = (each for id in IDS for each in search(id, text))
    found = named(IDS, text) or list(islice(chain(cards, rules), FOUND))
    lines = [tongue.t("rules-line", id=id, text=Markdown(said)) for id, said in found]
    return "\n".join(fitted(lines, MESSAGE)) or tongue.t("rules-none")


def fitted(texts: list[str], most: int) -> list[str]:
    """Cut texts so that all of them fit as lines; what the short ones do not need is left to the long."""
    cut: dict[str, str] = {}
    room = most - len(texts) + 1
    for left, text in zip(range(len(texts), 0, -1), sorted(texts, key=len), strict=True):
        cut[text] = clip(text, room // left)
        room -= len(cut[text])
    return [cut[text] for text in texts]


def nearest(interaction: Interaction) -> str:
    """The language that this person reads."""
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
        await say(interaction, looked_up(speak(str(interaction.locale)), nearest(interaction), rule))

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how to begin."""
        await say(interaction, speak(str(interaction.locale)).t("help"))
