"""/games and /help: what there is, and how to begin."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from io import BytesIO
from itertools import chain, islice
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.engine.scene import Scene
from bot.games import IDS
from bot.glossary import look_up, pictured
from bot.ledger import named, related, rules, search
from bot.markdown import Markdown
from bot.text import Tongue, nearest_locale, speak
from cogs.errors import say
from cogs.face.front import cover, front
from cogs.face.ids import Mark
from cogs.face.ledger import fitted, rule_line
from cogs.face.lessons import lesson_buttons
from cogs.face.parts import Shown, text
from cogs.face.words import CHOICE, clip, label
from cogs.heavy import heavy
from cogs.here import game_choices
from cogs.panel.cog import panels
from cogs.panel.private import Sight
from cogs.post.pictures import file
from cogs.replying import in_time, show_alone
from cogs.table.opening import open_table
from cogs.words import described

Interaction = discord.Interaction[Any]
MESSAGE = 2000
"""The most characters that Discord takes in a message."""
RELATED = 8
FOUND = 5
"""How many rules are told at once."""


async def rule_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Cards and rules of the game played here, or of the one that was named, that hold these words."""
    wanted = interaction.namespace.game
    games = await meant(interaction, wanted if wanted in IDS else None)
    found = [each for id in games for each in (*look_up(id, nearest(interaction), current), *search(id, current))]
    return [Choice(name=label(f"{id} · {' '.join(said.split())}", CHOICE), value=id) for id, said in found[:25]]


async def meant(interaction: Interaction, wanted: str | None) -> Sequence[str]:
    """The games whose rules somebody asks for: the one that they name, else the one played here, else all."""
    if wanted is not None:
        if wanted not in IDS:
            raise refuse("no-such-game")
        return (wanted,)
    row = await interaction.client.house.store.table_in_channel(interaction.channel_id or 0)
    return (row.game,) if row else IDS


def looked_up(tongue: Tongue, locale: str, text: str, games: Sequence[str] = IDS) -> str:
    """The rule of this id, whichever game has it, or cards of this name and rules that hold these words."""
    if exact := named(IDS, text):
        ((id, said),) = exact
        others = next((related(of, id) for of in IDS if id in rules(of)), [])[:RELATED]
        also = tongue.t("rules-related", rules=Markdown(", ").join(others)) if others else ""
        return "\n".join(filter(None, (clip(rule_line(tongue, id, said), MESSAGE - len(also) - 1), also)))
    cards = (each for id in games for each in look_up(id, locale, text))
    found = list(islice(chain(cards, (each for id in games for each in search(id, text))), FOUND))
    lines = [rule_line(tongue, id, said) for id, said in found]
    return "\n".join(fitted(lines, MESSAGE)) or tongue.t("rules-none")


def drawn_of(locale: str, text: str, games: Sequence[str]) -> Scene | None:
    """The card or symbol that is called just so, as it is drawn; of several games the first that has one."""
    return next((scene for of in games if (scene := pictured(of, locale, text))), None)


def nearest(interaction: Interaction) -> str:
    """The language that this person reads."""
    return nearest_locale(str(interaction.locale))


class Guide(commands.Cog):
    """Commands for newcomers."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    @app_commands.command(name="games", description=described("games"))
    async def games(self, interaction: Interaction) -> None:
        """Show the games, one at a time, with a way to each of the others and into this one."""
        row = await in_time(interaction, self.bot.house.store.table_in_channel(interaction.channel_id or 0))
        await self._show_game(interaction, row.game if row else IDS[0], edit=False)

    async def cog_load(self) -> None:
        """Answer what is pressed on the page of a game."""
        takes: Any = self.bot.get_cog("Panels")
        takes.takes_anywhere("game", self._turn)
        takes.takes_anywhere("open", self._open)

    async def _turn(self, interaction: Interaction, _: Mark, values: list[str]) -> None:
        await self._show_game(interaction, values[0] if values[0] in IDS else IDS[0], edit=True)

    async def _open(self, interaction: Interaction, mark: Mark, _: list[str]) -> None:
        await open_table(interaction, mark.what)

    async def _show_game(self, interaction: Interaction, of: str, *, edit: bool) -> None:
        """Show the page of a game to this person alone: words at once, its picture with them."""
        tongue, path = speak(str(interaction.locale)), cover(of)

        async def painted(at: Path) -> discord.File:
            data = await asyncio.to_thread(at.read_bytes)
            return discord.File(BytesIO(data), at.name, description=tongue.t(f"{of}-title"))

        sight = Sight(partial(front, tongue, of), partial(painted, path) if path else None, of)
        private = panels(interaction).keeper.private
        alone = await private.open(interaction, sight, edit=edit)
        if path:
            await private.fill(alone, sight, anew=True)

    @app_commands.command(name="rules", description=described("rules"))
    @app_commands.describe(rule=described("rules-rule"), game=described("rules-game"))
    @app_commands.autocomplete(rule=rule_choices, game=game_choices)
    async def rules(self, interaction: Interaction, rule: str, game: str | None = None) -> None:
        """Look a rule up by its id or by words, and what has a text of its own by its name."""
        tongue, games = speak(str(interaction.locale)), await in_time(interaction, meant(interaction, game))
        told, scene = looked_up(tongue, nearest(interaction), rule, games), drawn_of(nearest(interaction), rule, games)
        if scene is None:
            await say(interaction, told)
            return
        async with heavy(interaction):
            drawn, alt = await panels(interaction).publisher.draw(tongue, scene, "sheet")
            await interaction.edit_original_response(content=told, attachments=[file(drawn, "card.webp", alt)])

    @app_commands.command(name="help", description=described("help"))
    async def help(self, interaction: Interaction) -> None:
        """Tell how to begin."""
        tongue = speak(str(interaction.locale))
        said = text(tongue.t("help"), tongue.t("lesson-help"))
        await show_alone(interaction, Shown([said, *lesson_buttons(tongue, IDS)]), edit=False)
