"""/rise: every Action of Rise of the Resistance by typing, and looks at chances, sight and sheets."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeAlias, cast

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Vigil
from bot.engine.asks import Option, refuse
from bot.engine.scene import Board, Figure, Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs import answering
from cogs.errors import say
from cogs.panel.items import panels
from cogs.panel.publisher import file
from cogs.panel.words import CHOICE, clip
from cogs.table import table_here
from cogs.words import described
from renderers import View

GAME = "rise"
Interaction = discord.Interaction[Any]
Completer: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


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


class Errand:
    """What a subcommand stands for: some verbs, and the assignment of a die to spaces of one kind."""

    def __init__(self, *verbs: str, space: str = "") -> None:
        self.verbs = {verb: argument for verb, _, argument in (name.partition(" ") for name in verbs)}
        """Each verb with the argument that it must have; empty for any."""
        self.space = space
        """The kind of Action Space; empty for none."""

    def fits(self, option: Option, kinds: dict[str, tuple[str, ...]]) -> bool:
        """Tell whether an option is what the subcommand stands for; one without verbs stands for anything."""
        if not self.verbs:
            return True
        if option.verb == "assign" and self.space:
            return self.space in kinds.get(str(option.args["space"]), ())
        wanted = self.verbs.get(option.verb)
        return wanted == "" or wanted in option.args


ERRANDS = {
    "act": Errand("act"),
    "roll": Errand("roll"),
    "assign": Errand("assign"),
    "move": Errand("move", "stay", "drive", "set-aside", "place", space="move"),
    "attack": Errand("attack", "target", "fist", "throw", space="attack"),
    "reroll": Errand("reroll", "die", "keep"),
    "rest": Errand("rest", "tend", "spend", space="rest"),
    "rescue": Errand("rescue", "tend", space="rest"),
    "interact": Errand("use token", "open", "read", "take", space="interact"),
    "trade": Errand("trade", "free-trade", "give", "take", space="interact"),
    "special": Errand("order", "stun", "clear", space="special"),
    "command": Errand("command", space="command"),
    "use": Errand("use card", "load", "jam", "discard"),
    "end": Errand("end"),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask."""


def looks(session: Session) -> Looks:
    """Reach what only this game can tell."""
    return cast("Looks", session.game)


def fitting(session: Session, user_id: int, errand: Errand) -> answering.Fits:
    """Tell a subcommand's options at this table: which spaces are of a kind depends on who is asked."""
    asked = session.ask_for(user_id)
    kinds = looks(session).space_kinds(session.match.view(asked[0]), asked[0]) if asked and errand.space else {}
    return lambda option: errand.fits(option, kinds)


async def playing(interaction: Interaction) -> Session | None:
    """Find the table of this channel if this game is being played there: completion has no way to refuse."""
    session = await table_here(interaction)
    return session if session and session.row.game == GAME and await session.loaded() else None


def completing(name: str) -> Completer:
    """Make the completion of a subcommand: what it stands for and is legal now."""

    async def complete(interaction: Interaction, current: str) -> list[Choice[str]]:
        session = await playing(interaction)
        asked = session.ask_for(interaction.user.id) if session else None
        if session is None or asked is None:
            return []
        fits = fitting(session, interaction.user.id, ERRANDS[name])
        return answering.choices(speak(str(interaction.locale)), GAME, asked[1], fits, current)

    return complete


async def target_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the Enemies on the map."""
    session = await playing(interaction)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    named = [(f"{tongue.say(figure.name)} · {figure.at}", figure.id) for figure in enemies(session)]
    return _matching(named, current)


def enemies(session: Session) -> list[Figure]:
    """List the Enemies on the map."""
    figures = session.game.scene(session.match.view(None)).figures
    return [figure for figure in figures if figure.shape in ("enemy", "boss")]


async def hex_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the hexes of the map that begin so."""
    session = await playing(interaction)
    return _matching([(name, name) for name in hexes(session)], current) if session else []


async def character_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the Characters in play."""
    session = await playing(interaction)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    return _matching([(tongue.t(f"{GAME}-seat-{seat}"), seat) for seat in session.match.state.seats], current)


def _matching(named: list[tuple[str, str]], current: str) -> list[Choice[str]]:
    """Keep what holds the typed text, what begins with it first."""
    wanted = current.casefold()
    found = sorted(
        (pair for pair in named if wanted in pair[0].casefold()),
        key=lambda pair: not pair[0].casefold().startswith(wanted),
    )
    return [Choice(name=clip(name, CHOICE), value=value) for name, value in found[: answering.MOST]]


def hexes(session: Session) -> list[str]:
    """Name the hexes of the map."""
    board = session.game.scene(session.match.view(None)).board or Board(())
    return [area.id for area in board.areas]


@app_commands.guild_only()
class Rise(commands.GroupCog, group_name=GAME, group_description=described("rise")):
    """Commands for a table of Rise of the Resistance."""

    def __init__(self, bot: Vigil) -> None:
        self.bot = bot

    @app_commands.command(name="act", description=described("rise-act"))
    @app_commands.describe(who=described("rise-act-who"))
    @app_commands.autocomplete(who=completing("act"))
    async def act(self, interaction: Interaction, who: str) -> None:
        """Choose who acts next."""
        await self._answer(interaction, "act", who)

    @app_commands.command(name="roll", description=described("rise-roll"))
    async def roll(self, interaction: Interaction) -> None:
        """Roll the Action Dice."""
        await self._answer(interaction, "roll")

    @app_commands.command(name="assign", description=described("rise-assign"))
    @app_commands.describe(what=described("rise-assign-what"))
    @app_commands.autocomplete(what=completing("assign"))
    async def assign(self, interaction: Interaction, what: str) -> None:
        """Put a die on any Action Space."""
        await self._answer(interaction, "assign", what)

    @app_commands.command(name="move", description=described("rise-move"))
    @app_commands.describe(what=described("rise-move-what"))
    @app_commands.autocomplete(what=completing("move"))
    async def move(self, interaction: Interaction, what: str = "") -> None:
        """Put a die on a Move space, or go to a hex."""
        await self._answer(interaction, "move", what)

    @app_commands.command(name="attack", description=described("rise-attack"))
    @app_commands.describe(what=described("rise-attack-what"))
    @app_commands.autocomplete(what=completing("attack"))
    async def attack(self, interaction: Interaction, what: str = "") -> None:
        """Put a die on an Attack space, or choose whom it hits."""
        await self._answer(interaction, "attack", what)

    @app_commands.command(name="reroll", description=described("rise-reroll"))
    @app_commands.describe(what=described("rise-reroll-what"))
    @app_commands.autocomplete(what=completing("reroll"))
    async def reroll(self, interaction: Interaction, what: str = "") -> None:
        """Roll dice again, or keep them."""
        await self._answer(interaction, "reroll", what)

    @app_commands.command(name="rest", description=described("rise-rest"))
    @app_commands.describe(what=described("rise-rest-what"))
    @app_commands.autocomplete(what=completing("rest"))
    async def rest(self, interaction: Interaction, what: str = "") -> None:
        """Rest."""
        await self._answer(interaction, "rest", what)

    @app_commands.command(name="rescue", description=described("rise-rescue"))
    @app_commands.describe(what=described("rise-rescue-what"))
    @app_commands.autocomplete(what=completing("rescue"))
    async def rescue(self, interaction: Interaction, what: str = "") -> None:
        """Help a Downed Character up."""
        await self._answer(interaction, "rescue", what)

    @app_commands.command(name="interact", description=described("rise-interact"))
    @app_commands.describe(what=described("rise-interact-what"))
    @app_commands.autocomplete(what=completing("interact"))
    async def interact(self, interaction: Interaction, what: str = "") -> None:
        """Use a crate, a terminal or a door."""
        await self._answer(interaction, "interact", what)

    @app_commands.command(name="trade", description=described("rise-trade"))
    @app_commands.describe(what=described("rise-trade-what"))
    @app_commands.autocomplete(what=completing("trade"))
    async def trade(self, interaction: Interaction, what: str = "") -> None:
        """Trade cards with an adjacent Character."""
        await self._answer(interaction, "trade", what)

    @app_commands.command(name="special", description=described("rise-special"))
    @app_commands.describe(what=described("rise-special-what"))
    @app_commands.autocomplete(what=completing("special"))
    async def special(self, interaction: Interaction, what: str = "") -> None:
        """Use a Special space."""
        await self._answer(interaction, "special", what)

    @app_commands.command(name="command", description=described("rise-command"))
    @app_commands.describe(what=described("rise-command-what"))
    @app_commands.autocomplete(what=completing("command"))
    async def command(self, interaction: Interaction, what: str = "") -> None:
        """Command an Ally."""
        await self._answer(interaction, "command", what)

    @app_commands.command(name="use", description=described("rise-use"))
    @app_commands.describe(what=described("rise-use-what"))
    @app_commands.autocomplete(what=completing("use"))
    async def use(self, interaction: Interaction, what: str = "") -> None:
        """Use a card that needs no die."""
        await self._answer(interaction, "use", what)

    @app_commands.command(name="end", description=described("rise-end"))
    async def end(self, interaction: Interaction) -> None:
        """End the Player Phase."""
        await self._answer(interaction, "end")

    @app_commands.command(name="choose", description=described("rise-choose"))
    @app_commands.describe(what=described("rise-choose-what"))
    @app_commands.autocomplete(what=completing("choose"))
    async def choose(self, interaction: Interaction, what: str) -> None:
        """Answer whatever is asked."""
        await self._answer(interaction, "choose", what)

    @app_commands.command(name="odds", description=described("rise-odds"))
    @app_commands.describe(target=described("rise-odds-target"), character=described("rise-odds-character"))
    @app_commands.autocomplete(target=target_choices, character=character_choices)
    async def odds(self, interaction: Interaction, target: str, character: str | None = None) -> None:
        """Tell the chances of an Attack."""
        session = await self._table(interaction)
        if target not in {figure.id for figure in enemies(session)}:
            raise refuse("no-such-figure")
        tongue, view = speak(str(interaction.locale)), session.match.view(None)
        told = looks(session).forecast(view, self._character(interaction, session, character), target)
        await say(interaction, clip("\n".join(map(tongue.say, told)), 2000))

    @app_commands.command(name="los", description=described("rise-los"))
    @app_commands.describe(hex=described("rise-los-hex"))
    @app_commands.autocomplete(hex=hex_choices)
    async def los(self, interaction: Interaction, hex: str) -> None:
        """Show what a hex sees."""
        session = await self._table(interaction)
        if hex.upper() not in hexes(session):
            raise refuse("no-such-hex", hex=hex)
        await self._show(interaction, looks(session).sight(session.match.view(None), hex.upper()), "focus")

    @app_commands.command(name="sheet", description=described("rise-sheet"))
    @app_commands.describe(character=described("rise-sheet-character"))
    @app_commands.autocomplete(character=character_choices)
    async def sheet(self, interaction: Interaction, character: str | None = None) -> None:
        """Show a Character's board and cards."""
        session = await self._table(interaction)
        seat = self._character(interaction, session, character)
        await self._show(interaction, looks(session).character_sheet(session.match.view(None), seat), "sheet")

    async def _answer(self, interaction: Interaction, name: str, text: str = "") -> None:
        """Answer the present ask with what a subcommand stands for."""
        session = await self._table(interaction)
        fits = fitting(session, interaction.user.id, ERRANDS[name])
        await answering.answer(interaction, session, fits, text)

    async def _show(self, interaction: Interaction, scene: Scene, view: View) -> None:
        """Show a picture to this person only."""
        tongue = speak(str(interaction.locale))
        await interaction.response.defer(ephemeral=True, thinking=True)
        drawn, told = await panels(interaction).publisher.draw(tongue, scene, view)
        await interaction.edit_original_response(attachments=[file(drawn, f"{view}.{drawn.format}", told)])

    async def _table(self, interaction: Interaction) -> Session:
        """Find the table of this channel, where this game must be being played."""
        session = await self.bot.house.at(interaction.channel_id or 0)
        interaction.extras["game"] = session.row.game
        if session.row.game != GAME:
            raise refuse("other-game")
        if await session.loaded() is None:
            raise refuse("not-started")
        return session

    def _character(self, interaction: Interaction, session: Session, named: str | None) -> str:
        """Choose whom a question is about: the one that was named, else the person's own, else whoever is first."""
        seats = session.match.state.seats
        if named is not None and named not in seats:
            raise refuse("no-such-seat")
        asked = session.asked_seat(interaction.user.id)
        return named or asked or next(iter(session.seats_of(interaction.user.id)), seats[0])
