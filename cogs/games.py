"""The command of every game, made from what the game declares: an errand or a look for each subcommand."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.errands import Command, Errand, Fits, Lookup
from bot.games import IDS, game
from bot.sessions.session import Session
from bot.text import speak
from cogs import answering, looking
from cogs.looking import Completer, playing, table
from cogs.words import described

Interaction = discord.Interaction[Any]


class Games(commands.Cog):
    """The games' own commands."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        declared = ((id, game(id).table.command) for id in IDS)
        self.groups = [group(id, command) for id, command in declared if command]

    async def cog_load(self) -> None:
        """Put the commands into the tree."""
        for each in self.groups:
            self.bot.tree.add_command(each)

    async def cog_unload(self) -> None:
        """Take the commands out of the tree."""
        for each in self.groups:
            self.bot.tree.remove_command(each.name)


def group(of: str, command: Command[Any]) -> app_commands.Group:
    """The command of a game, with all its subcommands."""
    made = app_commands.guild_only()(app_commands.Group(name=of, description=described(of)))
    for name, look in command.lookups.items():
        if look.typed:
            made.add_command(to_look(of, name, look))
    for name in command.errands:
        made.add_command(to_answer(of, name, command))
    return made


def to_answer(of: str, name: str, command: Command[Any]) -> app_commands.Command[Any, ..., None]:
    """The subcommand of an errand, which completes what is legal now."""
    errand, about = command.errands[name], f"{of}-{name}"
    why = partial(command.refusal, name) if command.refusal else None

    async def plain(interaction: Interaction) -> None:
        await saying(interaction)

    async def saying(interaction: Interaction, what: str = "") -> None:
        session = await table(interaction, of)
        await answering.answer(interaction, session, meant(session, interaction.user.id, errand), what, why)

    if not errand.says:
        return app_commands.Command(name=name, description=described(about), callback=plain)
    app_commands.describe(what=described(f"{about}-what"))(saying)
    app_commands.autocomplete(what=completing(of, errand))(saying)
    return app_commands.Command(name=name, description=described(about), callback=saying)


def completing(of: str, errand: Errand[Any]) -> Completer:
    """What completes the text of an errand."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        session = await playing(interaction, of)
        asked = session.ask_for(interaction.user.id) if session else None
        if session is None or asked is None:
            return []
        fits = meant(session, interaction.user.id, errand)
        return answering.choices(speak(str(interaction.locale)), of, asked[1], fits, current)

    return complete


def meant(session: Session, user_id: int, errand: Errand[Any]) -> Fits:
    """What tells which options an errand of this person stands for."""
    asked = session.ask_for(user_id)
    return errand.meant(session.match.view(asked[0]), *asked) if asked else errand.fits


def to_look(of: str, name: str, look: Lookup[Any]) -> app_commands.Command[Any, ..., None]:
    """The subcommand of a look, which completes what can be named."""
    about = f"{of}-{name}"

    async def show(interaction: Interaction, **said: str | int | None) -> None:
        await looking.look(interaction, await table(interaction, of), look, said)

    show.__signature__ = looking.signature(look)  # type: ignore[attr-defined]  # discord.py reads the options from it
    app_commands.describe(**{each.name: described(f"{about}-{each.name}") for each in look.arguments})(show)
    app_commands.autocomplete(**looking.completers(of, look))(show)
    return app_commands.Command(name=name, description=described(about), callback=show)
