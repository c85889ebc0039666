"""Opening a table: whoever asks for it sits down, and its lobby is the answer."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.sessions import lobby, tables
from bot.sessions.session import Session
from bot.text import speak
from cogs.actors import person
from cogs.errors import say
from cogs.here import public_locale
from cogs.panel.cog import panels
from cogs.reach import demand_here
from cogs.replying import acknowledged, deed, in_time, show_all

Interaction = discord.Interaction[Any]


async def open_table(interaction: Interaction, game: str) -> None:
    """Open a table of a game in this channel."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    await in_time(interaction, demand_here(interaction))
    if over := await in_time(interaction, tables.make_room(interaction.client.house, interaction.channel_id or 0)):
        panels(interaction).publisher.wake(over)
    opening = interaction.client.house.open(
        game,
        guild_id=interaction.guild_id,
        channel_id=interaction.channel_id or 0,
        owner=person(interaction),
        locale=public_locale(interaction),
    )
    session = await deed(interaction, opening)
    await in_time(interaction, lobby.sit(session, person(interaction)))
    await post_lobby(interaction, session)


async def post_lobby(interaction: Interaction, session: Session) -> None:
    """Answer with the lobby that waits to be posted; too late for that, it comes by itself."""
    publisher = panels(interaction).publisher
    if not acknowledged(interaction) and await publisher.post_as_reply(session, partial(show_all, interaction)):
        return
    publisher.wake(session)
    await say(interaction, speak(str(interaction.locale)).t("table-panel-posted"))
