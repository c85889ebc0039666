"""Where a vote or a petition stands, if that could not be noted: it is found by its buttons, or else shown anew."""

from __future__ import annotations

import logging
from collections.abc import Awaitable

import discord
from discord.abc import GuildChannel

from bot.sessions.session import Session
from bot.store import Petition, StoreBusy, StoreFull, Vote
from cogs.face import ids
from cogs.face.parts import Shown
from cogs.post.unnoticed import LOOKED_THROUGH
from cogs.post.verdicts import out_of_reach

log = logging.getLogger(__name__)


async def note(placing: Awaitable[None]) -> None:
    """Note where something stands; what the disk cannot take now, the next voice or the next start notes."""
    try:
        await placing
    except (StoreBusy, StoreFull) as error:
        log.warning("where something is asked could not be noted: %s", error)


async def find(client: discord.Client, session: Session, act: str, asked: int) -> list[discord.Message] | None:
    """The messages, newest first, on which this can be answered; None where Vigil may not look for them."""
    channel = await _readable(client, session.row.channel_id)
    if channel is None:
        return None
    me = client.user.id if client.user else 0
    found = list[discord.Message]()
    async for message in channel.history(limit=LOOKED_THROUGH):
        marks = ids.marks(message.components) if message.author.id == me else ()
        if any((mark.table, mark.act, mark.asked) == (session.id, act, asked) for mark in marks):
            found.append(message)
    return found


async def gone(client: discord.Client, session: Session, held: Vote | Petition) -> bool:
    """Whether somebody has deleted the message on which this could be answered."""
    if not (held.channel_id and held.message_id):
        return False
    channel = client.get_partial_messageable(held.channel_id, guild_id=session.row.guild_id)
    try:
        await channel.fetch_message(held.message_id)
    except discord.NotFound:
        return True
    except discord.HTTPException:  # nobody knows
        return False
    return False


async def stand(client: discord.Client, session: Session, act: str, asked: int, view: Shown) -> tuple[int, int] | None:
    """See to it that something can be answered in one place, and give its channel and message; None if it cannot be.

    Where Vigil may not look, it may stand already: nothing is posted then.
    """
    try:
        found = await find(client, session, act, asked)
        if found is None:
            return None
        channel = client.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
        if not found:
            return channel.id, (await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())).id
        kept, *copies = found
        for copy in copies:
            await copy.delete()
        await kept.edit(view=view)
    except discord.HTTPException as error:
        if not out_of_reach(error):
            raise
        return None
    return channel.id, kept.id


async def close(
    client: discord.Client, session: Session, act: str, asked: int, held: Vote | Petition, view: Shown
) -> None:
    """Show that what was asked is over, if that can still be reached; it is looked for where its place is not known."""
    try:
        if held.channel_id and held.message_id:
            channel = client.get_partial_messageable(held.channel_id, guild_id=session.row.guild_id)
            await channel.get_partial_message(held.message_id).edit(view=view)
            return
        for message in await find(client, session, act, asked) or ():
            await message.edit(view=view)
    except discord.HTTPException as error:
        if not out_of_reach(error):
            raise


async def _readable(client: discord.Client, channel_id: int) -> discord.abc.Messageable | None:
    """A channel whose history may be read: where it may not, Discord shows an empty one."""
    try:
        channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
        if not isinstance(channel, GuildChannel | discord.Thread) or not isinstance(channel, discord.abc.Messageable):
            return None
        return channel if channel.permissions_for(channel.guild.me).read_message_history else None
    except (discord.Forbidden, discord.NotFound, discord.ClientException):
        return None
