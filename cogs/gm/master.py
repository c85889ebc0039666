"""/master: what a game-master may do, for those who do not see /gm.

Discord shows /gm only to those who manage the server, and to roles that somebody allows in the server's settings; a bot
may not allow them itself. Whoever opened a table is its game-master all the same, so this command, which everybody
sees, does the same by the same code and asks for the same authority.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import refuse
from cogs.consent.votes import point_choices
from cogs.gm import choices
from cogs.gm.choices import PLAINEST
from cogs.gm.cog import Gm
from cogs.words import described, spoken

if TYPE_CHECKING:
    from cogs.check.cog import Check

Interaction = discord.Interaction[Any]
T = TypeVar("T")
Completing = Callable[[Interaction, str], Awaitable[list[Choice[str]]]]

DEEDS = (
    "undo",
    "redo",
    "history",
    "set",
    "answer",
    "skip",
    "seat",
    "pause",
    "unpause",
    "lock",
    "unlock",
    "transfer",
    "resync",
    "audit",
    "check",
)
WHAT: dict[str, Completing] = {
    "undo": point_choices,
    "set": choices.fix_choices,
    "answer": choices.action_choices,
}
"""What can be named besides, by what is done."""


async def seat_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Seats: those that are asked something, where one is to be answered for."""
    answering = interaction.namespace.action == "answer"
    offer = choices.asked_choices if answering else choices.seat_choices
    return await offer(interaction, current)


async def what_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What goes with the chosen deed: decisions, answers, or things to put right."""
    offer = WHAT.get(str(interaction.namespace.action))
    return await offer(interaction, current) if offer else []


class Master(commands.Cog):
    """One command that leads to all of /gm."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    @app_commands.command(name="master", description=described("master"))
    @app_commands.guild_only()
    @app_commands.describe(
        action=described("master-action"),
        seat=described("master-seat"),
        person=described("master-person"),
        what=described("master-what"),
        value=described("master-value"),
    )
    @app_commands.choices(action=[Choice(name=spoken(f"choice-master-{deed}"), value=deed) for deed in DEEDS])
    @app_commands.autocomplete(seat=seat_choices, what=what_choices, value=choices.value_choices)
    async def master(
        self,
        interaction: Interaction,
        action: str,
        seat: str | None = None,
        person: discord.Member | None = None,
        what: str | None = None,
        value: str | None = None,
    ) -> None:
        """Do something as game-master."""
        gm, do = cast("Gm", self.bot.get_cog("Gm")), _of
        match action:
            case "undo":
                await do(Gm.undo)(gm, interaction, None, what)
            case "set":
                await do(Gm.set)(gm, interaction, _named(what, "what"), _named(value, "value"))
            case "answer":
                await do(Gm.answer)(gm, interaction, _named(seat, "seat"), what or PLAINEST)
            case "seat":
                await do(Gm.seat)(gm, interaction, _named(seat, "seat"), person)
            case "lock" | "unlock":
                await do(Gm.lock)(gm, interaction, action == "lock")
            case "transfer":
                await do(Gm.transfer)(gm, interaction, _named(person, "person"))
            case "check":
                await cast("Check", self.bot.get_cog("Check")).check(interaction)
            case _ if action in DEEDS:
                await do(getattr(Gm, action))(gm, interaction)
            case _:
                raise refuse("not-offered")


def _of(command: app_commands.Command[Any, ..., Any]) -> Callable[..., Awaitable[None]]:
    """What a command of /gm does."""
    return cast("Callable[..., Awaitable[None]]", command.callback)


def _named(given: T | None, option: str) -> T:
    """What was named; refuse if it was left out."""
    if given is None:
        raise refuse(f"master-needs-{option}")
    return given
