"""/nemesis: every Action of Nemesis by typing, the ship as everybody knows it, and what only oneself may see."""

from __future__ import annotations

from typing import Any, Protocol, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.engine.scene import Figure
from bot.engine.words import Phrase
from bot.sessions.session import Session
from bot.text import speak
from cogs.errors import say
from cogs.panel.board import board
from cogs.panel.words import clip
from cogs.playing import Errand, GameCog, matching, playing, seats_of
from cogs.words import described

GAME = "nemesis"
Interaction = discord.Interaction[Any]
EGG = "egg"
"""What can be attacked where no Intruder is."""


class Looks(Protocol):
    """What this game can tell besides what every game can."""

    def forecast(self, view: Any, seat: str, target: str) -> tuple[Phrase, ...]:
        """Tell the chances of a Character's attacks on an Intruder, by what everybody knows."""


ERRANDS: dict[str, Errand] = {
    "move": Errand("move", "way"),
    "careful": Errand("careful", "noise"),
    "escape": Errand("escape", "way"),
    "shoot": Errand("shoot", "intruder", "reroll", "again", "stand", "burst"),
    "melee": Errand("melee"),
    "search": Errand("play part=search", "play part=scavenging", "colour", "keep"),
    "room": Errand("room", "free", "where", "colour", "switch", "steer", "top"),
    "play": Errand("play", "where", "corridor", "way", "crew", "both", "intruder", "put"),
    "item": Errand("use", "activate", "thing", "throw", "where", "crew"),
    "craft": Errand("craft", "make", "components"),
    "trade": Errand("trade", "offer", "give", "agree", "listen", "leave"),
    "pickup": Errand("pick", "room part=take-egg"),
    "drop": Errand("drop"),
    "pay": Errand("pay", "discard"),
    "pass": Errand("pass", "discard"),
    "pod": Errand("room part=board", "room part=lock", "pod", "launch", "wait", "step-out", "stay"),
    "hibernate": Errand("room part=hibernate", says=False),
    "scan": Errand("scan", "scanning"),
    "react": Errand("interrupt", "steel", "armor", "pass"),
    "hunt": Errand("hunt", "decline", "stalk", "pounce", "scheme", "choose", "keep"),
    "choose": Errand(),
}
"""What each subcommand stands for among the options of the present ask."""


def intruders(session: Session) -> list[Figure]:
    """List the Intruders on the ship."""
    figures = session.game.scene(session.match.view(None)).figures
    return [figure for figure in figures if figure.shape in ("enemy", "boss")]


async def target_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the Intruders on the ship, and Eggs."""
    session = await playing(interaction, GAME)
    if session is None:
        return []
    tongue = speak(str(interaction.locale))
    named = [(tongue.say(figure.name), figure.id) for figure in intruders(session)]
    return matching([*named, (tongue.t("nemesis-object-egg"), EGG)], current)


@app_commands.guild_only()
class Nemesis(GameCog, group_name=GAME, group_description=described(GAME)):
    """Commands for a table of Nemesis."""

    game = GAME
    errands = ERRANDS

    @app_commands.command(name="ship", description=described("nemesis-ship"))
    @app_commands.describe(closer=described("nemesis-ship-closer"))
    async def ship(self, interaction: Interaction, closer: bool = False) -> None:
        """Show the ship with what everybody knows: all of it, or the surroundings of whoever acts."""
        session = await self.table(interaction)
        await self.show(interaction, board(session), "focus" if closer else "overview")

    @app_commands.command(name="me", description=described("nemesis-me"))
    async def me(self, interaction: Interaction) -> None:
        """Show one's own board, hand, Wounds and notes, to oneself alone."""
        session = await self.table(interaction)
        seats = session.seats_of(interaction.user.id)
        if not seats:
            raise refuse("not-seated")
        seat = session.asked_seat(interaction.user.id) or seats[0]
        sheet = session.game.sheet(session.match.view(seat))
        if sheet is None:
            raise refuse("nothing-of-your-own")
        await self.show(interaction, sheet, "sheet")

    @app_commands.command(name="odds", description=described("nemesis-odds"))
    @app_commands.describe(target=described("nemesis-odds-target"), player=described("nemesis-odds-player"))
    @app_commands.autocomplete(target=target_choices, player=seats_of(GAME))
    async def odds(self, interaction: Interaction, target: str, player: str | None = None) -> None:
        """Tell the chances of an attack to hit and to kill, by what everybody knows."""
        session = await self.table(interaction)
        if target not in {EGG, *(figure.id for figure in intruders(session))}:
            raise refuse("no-such-intruder")
        seat = self.seat(interaction, session, player)
        view, tongue = session.match.view(None), speak(str(interaction.locale))
        if not view.crew[seat].character:
            raise refuse("no-character")
        told = cast("Looks", session.game).forecast(view, seat, target)
        await say(interaction, clip("\n".join(map(tongue.say, told)), 2000))
