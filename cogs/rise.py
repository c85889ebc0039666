"""/rise: every Action of Rise of the Resistance by typing, and looks at chances, sight and sheets."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import Option, refuse
from bot.engine.scene import Board, Figure, Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs import answering
from cogs.errors import say
from cogs.panel.words import clip
from cogs.playing import Errand, GameCog, matching, playing, seats_of
from cogs.words import described

GAME = "rise"
Interaction = discord.Interaction[Any]


class Looks(Protocol):
    """What this game can tell besides what every game can."""

    def forecast(self, view: Any, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the chances of a Character's Attacks on an Enemy."""

    def sight(self, view: Any, hex: str) -> Scene:
        """Lay out what a hex sees."""

    def character_sheet(self, view: Any, seat: str) -> Scene:
        """Lay out a Character's sheet."""

    def space_kinds(self, view: Any, seat: str) -> dict[str, tuple[str, ...]]:
        """Give the kinds of Action that each space in a Character's reach is good for."""


class DieErrand(Errand):
    """An errand that may also put a die on an Action Space of one kind."""

    def __init__(self, *verbs: str, space: str) -> None:
        super().__init__(*verbs)
        self.space = space

    def fits_at(self, option: Option, kinds: dict[str, tuple[str, ...]]) -> bool:
        """Tell whether an option is what the subcommand stands for, where spaces are of these kinds."""
        if option.verb == "assign":
            return self.space in kinds.get(str(option.args["space"]), ())
        return self.fits(option)


ERRANDS: dict[str, Errand] = {
    "act": Errand("act"),
    "roll": Errand("roll", says=False),
    "assign": Errand("assign"),
    "move": DieErrand("move", "stay", "drive", "set-aside", "place", space="move"),
    "attack": DieErrand("attack", "target", "fist", "throw", space="attack"),
    "reroll": Errand("reroll", "die", "keep"),
    "rest": DieErrand("rest", "tend", "spend", space="rest"),
    "rescue": DieErrand("rescue", "tend", space="rest"),
    "interact": DieErrand("use token", "open", "read", "take", space="interact"),
    "trade": DieErrand("trade", "free-trade", "give", "take", space="interact"),
    "special": DieErrand("order", "stun", "clear", space="special"),
    "command": DieErrand("command", space="command"),
    "use": Errand("use card", "load", "jam", "discard"),
    "end": Errand("end", says=False),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask."""


def looks(session: Session) -> Looks:
    """Reach what only this game can tell."""
    return cast("Looks", session.game)


async def target_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the Enemies on the map."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    named = [(f"{tongue.say(figure.name)} · {figure.at}", figure.id) for figure in enemies(session)]
    return matching(named, current)


def enemies(session: Session) -> list[Figure]:
    """List the Enemies on the map."""
    figures = session.game.scene(session.match.view(None)).figures
    return [figure for figure in figures if figure.shape in ("enemy", "boss")]


async def hex_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the hexes of the map that begin so."""
    session = await playing(interaction, GAME)
    return matching([(name, name) for name in hexes(session)], current) if session else []


def hexes(session: Session) -> list[str]:
    """Name the hexes of the map."""
    board = session.game.scene(session.match.view(None)).board or Board(())
    return [area.id for area in board.areas]


@app_commands.guild_only()
class Rise(GameCog, group_name=GAME, group_description=described(GAME)):
    """Commands for a table of Rise of the Resistance."""

    game = GAME
    errands = ERRANDS

    def fits(self, session: Session, user_id: int, name: str) -> answering.Fits:
        """Tell a subcommand's options: which spaces are of a kind depends on who is asked."""
        errand, asked = self.errands[name], session.ask_for(user_id)
        if not isinstance(errand, DieErrand):
            return errand.fits
        kinds = looks(session).space_kinds(session.match.view(asked[0]), asked[0]) if asked else {}
        return lambda option: errand.fits_at(option, kinds)

    @app_commands.command(name="odds", description=described("rise-odds"))
    @app_commands.describe(target=described("rise-odds-target"), character=described("rise-odds-character"))
    @app_commands.autocomplete(target=target_choices, character=seats_of(GAME))
    async def odds(self, interaction: Interaction, target: str, character: str | None = None) -> None:
        """Tell the chances of an Attack."""
        session = await self.table(interaction)
        if target not in {figure.id for figure in enemies(session)}:
            raise refuse("no-such-figure")
        tongue, view = speak(str(interaction.locale)), session.match.view(None)
        told = looks(session).forecast(view, self.seat(interaction, session, character), target)
        await say(interaction, clip("\n".join(map(tongue.say, told)), 2000))

    @app_commands.command(name="los", description=described("rise-los"))
    @app_commands.describe(hex=described("rise-los-hex"))
    @app_commands.autocomplete(hex=hex_choices)
    async def los(self, interaction: Interaction, hex: str) -> None:
        """Show what a hex sees."""
        session = await self.table(interaction)
        if hex.upper() not in hexes(session):
            raise refuse("no-such-hex", hex=hex)
        await self.show(interaction, looks(session).sight(session.match.view(None), hex.upper()), "focus")

    @app_commands.command(name="sheet", description=described("rise-sheet"))
    @app_commands.describe(character=described("rise-sheet-character"))
    @app_commands.autocomplete(character=seats_of(GAME))
    async def sheet(self, interaction: Interaction, character: str | None = None) -> None:
        """Show a Character's board and cards."""
        session = await self.table(interaction)
        seat = self.seat(interaction, session, character)
        await self.show(interaction, looks(session).character_sheet(session.match.view(None), seat), "sheet")
