"""Replying to an interaction in time: Discord forgets one that is not acknowledged within three seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import discord

from cogs.panel import layout

PATIENCE = 2.0
"""Seconds before a press is acknowledged without its result; Discord allows three."""

T = TypeVar("T")


async def prompt(interaction: discord.Interaction[Any], doing: Coroutine[Any, Any, T]) -> T:
    """Do something, and acknowledge the interaction in time even if that, with all before it, takes longer."""
    loop, late = asyncio.get_running_loop(), list[asyncio.Task[Any]]()

    def defer() -> None:
        if not interaction.response.is_done():
            late.append(loop.create_task(interaction.response.defer(ephemeral=True)))

    since: float = interaction.extras.setdefault("since", loop.time())
    timer = loop.call_at(since + PATIENCE, defer)
    try:
        return await doing
    finally:
        timer.cancel()
        for acknowledging in late:
            await acknowledging


def time_left(interaction: discord.Interaction[Any]) -> float:
    """Tell how many seconds a press can still wait for its reply."""
    if interaction.response.is_done():
        return PATIENCE
    now = asyncio.get_running_loop().time()
    since: float = interaction.extras.setdefault("since", now)
    return max(0.0, since + PATIENCE - now)


async def acknowledge(interaction: discord.Interaction[Any]) -> None:
    """Tell Discord that a press was taken; what came of it shows by itself."""
    if not interaction.response.is_done():
        await interaction.response.defer()


async def edit_pressed(
    interaction: discord.Interaction[Any], view: layout.Shown, *, keep_picture: bool = False
) -> None:
    """Edit the message that was pressed."""
    # Left out, attachments stay as they are when this arrives, whatever the publisher has put there meanwhile.
    picture = discord.utils.MISSING if keep_picture else []
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=picture)
    else:
        await interaction.response.edit_message(view=view, attachments=picture)


async def show_alone(
    interaction: discord.Interaction[Any], view: layout.Shown, *, edit: bool
) -> Callable[..., Awaitable[Any]]:
    """Show something to this person only, on the pressed message or a new one; gives the way to change it later."""
    if edit:
        await edit_pressed(interaction, view)
    elif not interaction.response.is_done():
        await interaction.response.send_message(view=view, ephemeral=True)
    elif interaction.type is discord.InteractionType.component:
        # The original of a press that had to be acknowledged first is the pressed message, which all may see.
        return (await interaction.followup.send(view=view, ephemeral=True, wait=True)).edit
    else:
        await interaction.edit_original_response(view=view)
    return interaction.edit_original_response
