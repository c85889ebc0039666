"""/nemesis: every Action of Nemesis by typing, the ship as everybody knows it, and what only oneself may see."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.engine.asks import refuse
from cogs.panel.board import board
from cogs.playing import Errand, GameCog
from cogs.words import described

GAME = "nemesis"
Interaction = discord.Interaction[Any]

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
