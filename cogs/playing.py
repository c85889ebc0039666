"""The pattern of a game's own command: a subcommand for each thing a player does, made from a list of errands."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, ClassVar, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import Ask, Option, Reason, Refusal, refuse
from bot.engine.scene import Scene
from bot.sessions.session import Session
from bot.text import fold, speak
from cogs import answering
from cogs.panel.items import panels
from cogs.panel.publisher import file
from cogs.panel.words import CHOICE, clip
from cogs.table import table_here
from cogs.words import described
from renderers import View

Interaction = discord.Interaction[Any]
Completer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


class Errand:
    """What a subcommand stands for: options of some kinds.

    A kind is a verb, `"use card"` where an argument must be there, `"play part=search"` where it must be just that.
    """

    def __init__(
        self, *kinds: str, says: bool = True, why: Reason | None = None, instead: Mapping[str, Reason] | None = None
    ) -> None:
        self.kinds = tuple(tuple(kind.partition(" ")[::2]) for kind in kinds)
        """Verbs, each with what its arguments must hold. Without any it stands for anything."""
        self.says = says
        """Whether it takes a text that says which."""
        self.why = why
        """Why a turn has nothing of the kind, where the rules name nothing that they bar."""
        self.instead = instead or {}
        """The same where the turn has something else in its stead: by the verb of that."""

    def fits(self, option: Option) -> bool:
        """Tell whether an option is what the subcommand stands for."""
        return not self.kinds or any(verb == option.verb and _holds(option, wanted) for verb, wanted in self.kinds)

    def refusal(self, ask: Ask) -> Refusal:
        """Say why a turn has nothing of what was said, and name the rule."""
        known = (*ask.options, *(option for option, _ in ask.barred))
        verbs = () if any(map(self.fits, known)) else {option.verb for option in known}
        reasons = (reason for verb, reason in self.instead.items() if verb in verbs)
        return Refusal(next(reasons, self.why) or Reason("not-offered"))


def _holds(option: Option, wanted: str) -> bool:
    """Tell whether an option has an argument, and with `=` that very one."""
    name, given, value = wanted.partition("=")
    return not name or (name in option.args and (not given or str(option.args[name]) == value))


class GameCog(commands.GroupCog, group_name="game"):
    """The command of a game. A game names itself and its errands, and adds what it can show."""

    game: ClassVar[str]
    errands: ClassVar[Mapping[str, Errand]]

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot
        for name in self.errands:
            self.app_command.add_command(self._command(name))  # type: ignore[union-attr]

    def fits(self, session: Session, user_id: int, name: str) -> answering.Fits:
        """Tell which options a subcommand stands for at this table."""
        return self.errands[name].fits

    def why(self, name: str) -> answering.Why | None:
        """Give what says why a subcommand stands for nothing that is asked; None to leave it to the rules."""
        return None

    def _command(self, name: str) -> app_commands.Command[Any, ..., None]:
        """Make the subcommand of an errand, which completes what is legal now."""
        about = f"{self.game}-{name}"

        async def plain(interaction: Interaction) -> None:
            await self.answer(interaction, name)

        async def saying(interaction: Interaction, what: str = "") -> None:
            await self.answer(interaction, name, what)

        if not self.errands[name].says:
            return app_commands.Command(name=name, description=described(about), callback=plain)
        app_commands.describe(what=described(f"{about}-what"))(saying)
        app_commands.autocomplete(what=self._completing(name))(saying)
        return app_commands.Command(name=name, description=described(about), callback=saying)

    def _completing(self, name: str) -> Completer:
        async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
            session = await playing(interaction, self.game)
            asked = session.ask_for(interaction.user.id) if session else None
            if session is None or asked is None:
                return []
            fits = self.fits(session, interaction.user.id, name)
            return answering.choices(speak(str(interaction.locale)), self.game, asked[1], fits, current)

        return complete

    async def answer(self, interaction: Interaction, name: str, text: str = "") -> None:
        """Answer the present ask with what a subcommand stands for."""
        session = await self.table(interaction)
        fits = self.fits(session, interaction.user.id, name)
        await answering.answer(interaction, session, fits, text, self.why(name))

    async def table(self, interaction: Interaction) -> Session:
        """Find the table of this channel, where this game must be being played."""
        session = await self.bot.house.at(interaction.channel_id or 0)
        interaction.extras["game"] = session.row.game
        if session.row.game != self.game:
            raise refuse("other-game")
        if await session.loaded() is None:
            raise refuse("not-started")
        return session

    async def show(self, interaction: Interaction, scene: Scene, view: View, said: str = "") -> None:
        """Show a picture to this person only, with a few words above it where there are any."""
        tongue = speak(str(interaction.locale))
        await interaction.response.defer(ephemeral=True, thinking=True)
        drawn, told = await panels(interaction).publisher.draw(tongue, scene, view)
        attached = [file(drawn, f"{view}.{drawn.format}", told)]
        await interaction.edit_original_response(content=clip(said, 2000) or None, attachments=attached)

    def seat(self, interaction: Interaction, session: Session, named: str | None) -> str:
        """Choose whom a question is about: the one that was named, else the person's own, else whoever is first."""
        seats = session.match.state.seats
        if named is not None and named not in seats:
            raise refuse("no-such-seat")
        asked = session.asked_seat(interaction.user.id)
        return named or asked or next(iter(session.seats_of(interaction.user.id)), seats[0])


async def playing(interaction: Interaction, game: str) -> Session | None:
    """Find the table of this channel if this game is being played there: completion has no way to refuse."""
    session = await table_here(interaction)
    return session if session and session.row.game == game and await session.loaded() else None


def matching(named: list[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Keep what holds the typed text, what begins with it first."""
    wanted = fold(current)
    found = sorted(
        (pair for pair in named if wanted in fold(pair[0])),
        key=lambda pair: not fold(pair[0]).startswith(wanted),
    )
    return [Choice(name=clip(name, CHOICE), value=value) for name, value in found[: answering.MOST]]


def seats_of(game: str) -> Completer:
    """Make the completion of a seat in play."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        session = await playing(interaction, game)
        if session is None:
            return []
        tongue = speak(str(interaction.locale))
        return matching([(tongue.t(f"{game}-seat-{seat}"), seat) for seat in session.match.state.seats], current)

    return complete
