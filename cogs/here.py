"""Where somebody acts: the table of a channel, and what may be done in it."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from bot.engine.asks import Refusal, refuse
from bot.games import IDS
from bot.sessions.session import Session
from bot.text import fold, nearest_locale, speak
from cogs.face.words import CHOICE, label
from cogs.replying import in_time

Interaction = discord.Interaction[Any]


async def find_table(interaction: Interaction) -> Session:
    """The table of this channel; refused, in words of its game from then on, where there is none."""
    session: Session = await in_time(interaction, interaction.client.house.at(interaction.channel_id or 0))
    interaction.extras["game"] = session.row.game
    return session


async def find_game(interaction: Interaction) -> Session:
    """The table of this channel, where a game must have begun."""
    session = await find_table(interaction)
    if await in_time(interaction, session.loaded()) is None:
        raise refuse("not-started")
    return session


async def table_here(interaction: Interaction) -> Session | None:
    """The table of this channel, if it has one: completion has no way to refuse."""
    try:
        session: Session = await interaction.client.house.at(interaction.channel_id or 0)
    except Refusal:
        return None
    return session


async def game_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The games there are."""
    tongue = speak(str(interaction.locale))
    named = [(tongue.t(f"{id}-title"), id) for id in IDS]
    return [Choice(name=label(name, CHOICE), value=id) for name, id in named if fold(current) in fold(f"{name} {id}")]


def public_locale(interaction: Interaction) -> str:
    """The language for what everybody here reads: a community's own, elsewhere that of whoever acts.

    Only communities choose one; of any other server Discord says English.
    """
    community = interaction.guild is not None and "COMMUNITY" in interaction.guild.features
    return nearest_locale(str(interaction.guild_locale if community else interaction.locale))


def is_thread(interaction: Interaction) -> bool:
    """Whether somebody acts in a thread, where sending is a permission of its own."""
    return isinstance(interaction.channel, discord.Thread)


def may_send(rights: discord.Permissions, *, thread: bool) -> bool:
    """Whether these permissions are enough to see a channel or a thread and to send messages there."""
    return rights.view_channel and (rights.send_messages_in_threads if thread else rights.send_messages)
