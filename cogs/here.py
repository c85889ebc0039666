"""Finding the table of a channel while somebody types."""

from __future__ import annotations

from typing import Any

import discord

from bot.engine.asks import Refusal
from bot.sessions.session import Session

Interaction = discord.Interaction[Any]


async def table_here(interaction: Interaction) -> Session | None:
    """Find the table of this channel, if it has one: completion has no way to refuse."""
    try:
        session: Session = await interaction.client.house.at(interaction.channel_id or 0)
    except Refusal:
        return None
    return session
