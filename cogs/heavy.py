"""Heavy commands: whoever asks for one waits for their turn, and one server's wishes never hold up another's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from math import ceil
from typing import Any

import discord

from bot.engine.asks import refuse
from bot.sessions.house import House
from cogs.replying import think

NOBODY = discord.AllowedMentions.none()


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


async def hand_over(interaction: discord.Interaction[Any], said: str = "", files: Sequence[discord.File] = ()) -> None:
    """Give this person alone what was worked on, in place of the word that it takes a moment.

    What stands first after a press that had to be acknowledged is the pressed message, so there it follows.
    """
    if interaction.type is discord.InteractionType.component:
        await interaction.followup.send(said, files=list(files), ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.edit_original_response(content=said or None, attachments=files, allowed_mentions=NOBODY)
