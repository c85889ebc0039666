"""Heavy commands: whoever asks for one waits for their turn, and one server's wishes never hold up another's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

import discord

from bot.engine.asks import refuse
from bot.sessions.house import House
from cogs.replying import think


@asynccontextmanager
async def heavy(interaction: discord.Interaction[Any], *, everybody: bool = False) -> AsyncIterator[bool]:
    """Say that it takes a moment, and do something heavy when it is this server's turn; or refuse at once, in words.

    Gives False where everybody was to see the answer, and one person alone was told that it takes a moment.
    """
    house: House = interaction.client.house
    guild_id = interaction.guild_id or 0
    house.turns.check(guild_id)
    if wait := house.haste.spend(interaction.user.id):
        raise refuse("slow-down", seconds=ceil(wait))
    in_place = await think(interaction, everybody=everybody)
    async with house.turns.turn(guild_id):
        yield in_place
