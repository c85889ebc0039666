"""A board in words, for where Vigil may send messages but no files."""

from __future__ import annotations

import discord

from bot.engine.scene import Scene
from bot.text import Tongue
from cogs.face.parts import Shown, text
from renderers import text_board

MOST = 4000
"""Characters of text that Discord takes in one message."""
MARGIN = 100
LEAST = 300
"""Below this a board is not worth its lines."""


def may_attach(client: discord.Client, channel_id: int) -> bool:
    """Whether Vigil may send pictures to a channel or thread, as far as it knows; where it does not, it tries."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if not isinstance(channel, discord.abc.GuildChannel):
        return True
    return channel.permissions_for(channel.guild.me).attach_files


def in_words(shown: Shown, tongue: Tongue, scene: Scene) -> Shown:
    """Put a board in words below the heading of a message, as much of it as there is room for, and say why."""
    why = tongue.t("reach-in-words")
    room = MOST - MARGIN - len(why) - sum(len(part.get("content", "")) for part in shown.parts)
    told = text_board(tongue.scene(scene), longest=min(room, 1900)) if room >= LEAST else ""
    return Shown([shown.parts[0], text(f"```\n{told}\n```" if told else "", why), *shown.parts[1:]], shown.colour)
