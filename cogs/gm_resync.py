"""The Discord side of a resync: find what is wrong with a table's messages, and leave one live panel."""

from __future__ import annotations

import discord

from bot.sessions.resync import Found
from bot.sessions.session import Session
from bot.text import Tongue, speak
from cogs.panel import layout
from cogs.panels import Panels

LOOKED_AT = 100
"""Messages of the channel that are searched for old panels."""


async def mend(panels: Panels, session: Session, found: Found, tongue: Tongue, *, able: bool) -> list[str]:
    """Post the panel anew and take old buttons away, if Vigil is able to; tell what was wrong, in lines."""
    # What a rule stumbled over stands in brackets, and may be somebody's secret.
    named = [(str(problem.seq or "?"), problem.what.partition(" (")[0]) for problem in found.problems[:10]]
    lines = [tongue.t("resync-problem", seq=seq, what=what) for seq, what in named]
    if found.differed:
        lines.append(tongue.t("resync-differed"))
    if not found.playable:
        return [*lines, tongue.t("resync-unplayable")]
    if found.unsent:
        lines.append(tongue.t("resync-unsent", count=found.unsent))
    if not able:
        return [*lines, tongue.t("resync-permissions")]
    if session.row.panel_channel_id not in (None, session.row.channel_id):
        lines.append(tongue.t("resync-panel-elsewhere"))
    elif not await _panel_is_there(panels, session):
        lines.append(tongue.t("resync-panel-gone"))
    if stale := await retire_stale(panels, session):
        lines.append(tongue.t("resync-stale", count=stale))
    await panels.publisher.repost(session)
    await panels.show_present(session)
    return lines


async def retire_stale(panels: Panels, session: Session) -> int:
    """Take the buttons off every panel of this table in its channel that is not the present one; count them."""
    channel = panels.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
    gone = layout.retired(session, speak(session.row.locale))
    count = 0
    async for message in channel.history(limit=LOOKED_AT):
        if message.id != session.row.panel_id and panels.publisher.is_panel(message, session):
            await message.edit(view=gone, attachments=[])
            count += 1
    return count


async def _panel_is_there(panels: Panels, session: Session) -> bool:
    if session.row.panel_id is None:
        return False
    channel = panels.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
    try:
        await channel.fetch_message(session.row.panel_id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
