"""/salvation: everything a commander does by typing, and looks at the map, at one's own hand and at chances."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.engine.scene import Board, Scene
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs.errors import say
from cogs.panel.board import choosing
from cogs.panel.words import clip
from cogs.playing import Errand, GameCog, matching, playing, seats_of
from cogs.words import described

GAME = "salvation"
MOST_EXTRA = 3
"""Extra dice that a question about odds may add: more than any card gives."""
Interaction = discord.Interaction[Any]


class Looks(Protocol):
    """What this game can tell besides what every game can."""

    def unit_cards(self, view: Any) -> Scene:
        """Lay the unit cards out, with the values that hold now."""

    def forecast(self, view: Any, seat: str, target: str, extra: int = 0) -> tuple[Phrase, ...]:
        """Tell the chances of a battle in a sector, `LAX`, or of a march into one, `SFO>LAX`."""


ERRANDS: dict[str, Errand] = {
    "play": Errand("play"),
    "exchange": Errand("exchange"),
    "plan": Errand("order", "drop"),
    "go": Errand("go", "back"),
    "confirm": Errand("confirm", says=False),
    "attack": Errand("attack", "sabotage"),
    "aim": Errand("aim", "wise", "waste"),
    "defend": Errand("defend", "first"),
    "search": Errand("search"),
    "scout": Errand("scout", "open"),
    "place": Errand("place", "deploy", "decline", "done"),
    "build": Errand("build"),
    "develop": Errand("develop"),
    "trick": Errand("swap", "blow"),
    "withdraw": Errand("withdraw"),
    "discard": Errand("discard"),
    "take": Errand("take"),
    "lead": Errand("lead"),
    "armistice": Errand("agree", "fight-on"),
    "pass": Errand("pass", says=False),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask."""


def sectors(session: Session) -> dict[str, Phrase]:
    """Give the sectors of the map and their names."""
    board = session.game.scene(session.match.view(None)).board or Board(())
    return {area.id: cast("Phrase", area.name) for area in board.areas}


async def sector_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the sectors of the map that hold the typed text."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    return matching([(f"{tongue.say(name)} · {id}", id) for id, name in sectors(session).items()], current)


def map_for(session: Session, user_id: int) -> Scene:
    """Lay out the map as a person may see it: their own plan is drawn, and what they are asked is tinted."""
    asked = session.ask_for(user_id)
    seat = asked[0] if asked else next(iter(session.seats_of(user_id)), None)
    scene = session.game.scene(session.match.view(seat))
    return choosing(scene, asked[1]) if asked else scene


@app_commands.guild_only()
class Salvation(GameCog, group_name=GAME, group_description=described(GAME)):
    """Commands for a table of Salvation."""

    game = GAME
    errands = ERRANDS

    @app_commands.command(name="map", description=described("salvation-map"))
    @app_commands.describe(closer=described("salvation-map-closer"))
    async def map(self, interaction: Interaction, closer: bool = False) -> None:
        """Show the map to one person: all of it, or what matters now."""
        session = await self.table(interaction)
        await self.show(interaction, map_for(session, interaction.user.id), "focus" if closer else "overview")

    @app_commands.command(name="hand", description=described("salvation-hand"))
    async def hand(self, interaction: Interaction) -> None:
        """Show one's own cards, to oneself alone."""
        session = await self.table(interaction)
        if not session.seats_of(interaction.user.id):
            raise refuse("not-seated")
        sheet = session.game.sheet(session.match.view(self.seat(interaction, session, None)))
        if sheet is not None:
            await self.show(interaction, sheet, "sheet")

    @app_commands.command(name="units", description=described("salvation-units"))
    async def units(self, interaction: Interaction) -> None:
        """Show the unit cards, which everybody may look at, to one person."""
        session = await self.table(interaction)
        await self.show(interaction, cast("Looks", session.game).unit_cards(session.match.view(None)), "sheet")

    @app_commands.command(name="odds", description=described("salvation-odds"))
    @app_commands.describe(
        sector=described("salvation-odds-sector"),
        start=described("salvation-odds-start"),
        commander=described("salvation-odds-commander"),
        extra=described("salvation-odds-extra"),
    )
    @app_commands.autocomplete(sector=sector_choices, start=sector_choices, commander=seats_of(GAME))
    async def odds(
        self,
        interaction: Interaction,
        sector: str,
        start: str | None = None,
        commander: str | None = None,
        extra: app_commands.Range[int, 0, MOST_EXTRA] = 0,
    ) -> None:
        """Tell the exact chances of a battle in a sector, or of a march into it."""
        session = await self.table(interaction)
        known, places = sectors(session), [each.upper() for each in (start, sector) if each]
        if unknown := [place for place in places if place not in known]:
            raise refuse("no-such-sector", sector=unknown[0])
        seat = self.seat(interaction, session, commander)
        told = cast("Looks", session.game).forecast(session.match.view(None), seat, ">".join(places), extra)
        tongue = speak(str(interaction.locale))
        await say(interaction, clip("\n".join(tongue.say(phrase) for phrase in told), 2000))
