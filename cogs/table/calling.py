"""Calls as messages: posted for whoever is waited for and whoever looks on, and deleted once they were heard."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from bot.client import Vigil
from bot.sessions.session import Session
from bot.store import Wait
from cogs.face import calls
from cogs.face.ids import base36
from cogs.face.layout import Shown
from cogs.face.naming import NAMES

log = logging.getLogger(__name__)


async def send(bot: Vigil, session: Session, view: Shown, users: list[int], what: str) -> discord.Message:
    """The message of a call, which pings some people; sent again, it does not double."""
    channel = bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
    nonce = f"c{base36(session.id)}-{what}"[:25]
    return await channel.send(view=view, allowed_mentions=calls.calling(view, users), nonce=nonce)


async def take_away(bot: Vigil, wait: Wait) -> None:
    """Delete a call that was heard: it has done its work."""
    if not (wait.channel_id and wait.message_id):
        return
    channel = bot.get_partial_messageable(wait.channel_id)
    try:
        await channel.get_partial_message(wait.message_id).delete()
    except discord.HTTPException as error:
        log.info("table %s: a call could not be taken away (%s)", wait.table_id, error)


async def learn_name(bot: Vigil, user_id: int) -> None:
    """Ask Discord what somebody is called who may sit nowhere, where they can be named by nothing else."""
    if not NAMES.knows(user_id):
        with suppress(discord.HTTPException):
            NAMES.note(user_id, (await bot.fetch_user(user_id)).display_name)
