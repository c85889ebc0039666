"""Within reach: what Vigil may do in a channel or a thread, and what keeps it out, in words."""

from __future__ import annotations

import contextlib
from typing import Any, Literal, TypeAlias

import aiohttp
import discord
import msgspec
from discord import app_commands

from bot.engine.asks import Reason, Refusal
from bot.markdown import mention
from bot.text import Tongue
from cogs.here import may_send

Interaction = discord.Interaction[Any]
Place: TypeAlias = Literal["here", "there", "lost"]
"""Where something is lacking: where somebody acts, where a table shall go, where it was played until now."""


class Gap(msgspec.Struct, frozen=True):
    """What keeps Vigil from showing a table in some place."""

    kind: Literal["lacks", "private", "locked", "archived", "gone"]
    permissions: tuple[str, ...] = ()

    def reason(self, place: Place, client: discord.Client) -> Reason:
        """The reason of a refusal that tells of it."""
        me = mention(client.user.id) if client.user else ""
        named, count = self.permissions, len(self.permissions)
        return Reason(f"reach-{place}-{self.kind}", args={"permission": named, "count": count, "me": me})

    def said(self, tongue: Tongue, place: Place, client: discord.Client) -> str:
        """Its words in a language."""
        reason = self.reason(place, client)
        return tongue.t(reason.id, **reason.args)


def lacking(rights: discord.Permissions, *, thread: bool, files: bool = True, history: bool = False) -> Gap | None:
    """The permissions that are missing to show a panel, and if need be to read the history."""
    if not rights.view_channel:  # without it Discord ignores all others, so nobody can say whether they are there
        return Gap("lacks", ("view",))
    needed = {
        "write-in-threads" if thread else "write": rights.send_messages_in_threads if thread else rights.send_messages,
        "attach": rights.attach_files or not files,
        "history": rights.read_message_history or not history,
    }
    missing = tuple(name for name, given in needed.items() if not given)
    return Gap("lacks", missing) if missing else None


async def gap_here(interaction: Interaction, *, files: bool = True, history: bool = False) -> Gap | None:
    """What keeps Vigil from showing a panel where somebody acts; it joins a thread where Discord lets it.

    What may be done in a thread Discord computes from its channel: that a private one is shut, only asking tells.
    """
    rights, channel = interaction.app_permissions, interaction.channel
    thread = channel if isinstance(channel, discord.Thread) else None
    if gap := lacking(rights, thread=thread is not None, files=files, history=history):
        return gap
    if thread is None:
        return None
    if thread.locked and not rights.manage_threads:
        return Gap("locked")
    return None if not thread.is_private() or await _admitted(interaction.client, thread.id) else Gap("private")


async def demand_here(interaction: Interaction, *, files: bool = True) -> None:
    """Refuse, and say what must be done, where Vigil could not show a panel."""
    if gap := await gap_here(interaction, files=files):
        raise Refusal(gap.reason("here", interaction.client))


async def _admitted(client: discord.Client, thread_id: int) -> bool:
    """Whether Vigil sees a private thread; makes it a member where it only manages threads."""
    try:
        thread = await client.fetch_channel(thread_id)
    except (discord.Forbidden, discord.NotFound):
        return False
    except (discord.HTTPException, aiohttp.ClientError, OSError):
        return True  # nobody knows; what is sent there will show it
    if isinstance(thread, discord.Thread) and thread.me is None:
        with contextlib.suppress(discord.HTTPException):
            await thread.join()
    return True


Elsewhere: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread


class Whither(app_commands.Transformer):
    """A channel or thread as somebody names it, whether Vigil sees it or not."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Ask for a channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Ask for one that has text."""
        kind = discord.ChannelType
        return [kind.text, kind.news, kind.news_thread, kind.private_thread, kind.public_thread]

    async def transform(self, interaction: Interaction, value: Any, /) -> Elsewhere:
        """Take what Discord tells of it: Vigil may know nothing of it."""
        chosen: Elsewhere = value
        return chosen


async def demand_there(interaction: Interaction, to: Elsewhere) -> None:
    """Refuse to move where Vigil could not show a panel, or where whoever moves it may not write themselves."""
    found = await _gap_there(interaction, to)
    if isinstance(found, Gap):
        raise Refusal(found.reason("there", interaction.client))
    user, thread = interaction.user, isinstance(found, discord.Thread)
    if not isinstance(user, discord.Member) or not may_send(found.permissions_for(user), thread=thread):
        raise Refusal(Reason("not-yours-there"))


async def _gap_there(interaction: Interaction, to: Elsewhere) -> Gap | discord.TextChannel | discord.Thread:
    """What keeps Vigil out of a place, or that place."""
    guild, thread = interaction.guild, isinstance(to, app_commands.AppCommandThread)
    home = (
        guild.get_channel(to.parent_id if isinstance(to, app_commands.AppCommandThread) else to.id) if guild else None
    )
    rights = home.permissions_for(guild.me) if guild and home else discord.Permissions()
    if gap := lacking(rights, thread=thread):
        return gap
    try:
        found = await interaction.client.fetch_channel(to.id)
    except discord.NotFound:
        return Gap("gone")
    except discord.Forbidden:
        return Gap("private") if thread else Gap("lacks", ("view",))
    if isinstance(found, discord.Thread) and found.locked and not rights.manage_threads:
        return Gap("locked")
    if isinstance(found, discord.Thread) and found.archived:
        return Gap("archived")
    return found if isinstance(found, discord.TextChannel | discord.Thread) else Gap("gone")
