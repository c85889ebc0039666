"""The Discord side of a resync: find what is wrong with a table's messages, and leave one live panel."""

from __future__ import annotations

import discord

from bot.sessions.gm.resync import Found
from bot.sessions.session import Session
from bot.store import NoSuchTable
from bot.text import Tongue, speak
from cogs.consent import votes
from cogs.face import ids, layout, stories
from cogs.face.ids import Mark
from cogs.panel.cog import Panels
from cogs.reach import Gap

LOOKED_AT = 100
"""Messages of the channel that are searched for old panels."""


async def mend(panels: Panels, session: Session, found: Found, tongue: Tongue, gap: Gap | None) -> list[str]:
    """Post the panel anew and take old buttons away, unless Vigil is kept out; tell what was wrong, in lines."""
    # What a rule stumbled over stands in brackets, and may be somebody's secret.
    named = [(str(problem.seq or "?"), problem.what.partition(" (")[0]) for problem in found.problems[:10]]
    lines = [tongue.t("resync-problem", seq=seq, what=what) for seq, what in named]
    if found.differed:
        lines.append(tongue.t("resync-differed"))
    if not found.playable:
        return [*lines, tongue.t("resync-unplayable")]
    if found.unsent:
        lines.append(tongue.t("resync-unsent", count=found.unsent))
    if gap:
        return [*lines, tongue.t("resync-out-of-reach", why=gap.said(tongue, "here", panels.bot))]
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
    """Take the buttons off every message in the table's channel that has some and should have none; count them."""
    channel = panels.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
    count = 0
    async for message in channel.history(limit=LOOKED_AT):
        mine = panels.bot.user is not None and message.author.id == panels.bot.user.id
        marks = list(ids.marks(message.components)) if mine else []
        gone = await _instead(panels, session, message.id, marks) if marks else None
        if gone is not None:
            await message.edit(view=gone, attachments=[])
            count += 1
    return count


async def _instead(panels: Panels, session: Session, message_id: int, marks: list[Mark]) -> layout.Shown | None:
    """Lay out what a message of this table, or of one that was here before, should be by now; None if it may stay."""
    acts = {mark.act for mark in marks}
    if acts == {stories.ACT}:
        return None
    if marks[0].table == session.id:
        if "vote" in acts:
            held = await session.store.vote(session.id)
            return None if held and held.head == marks[0].asked == session.row.head else votes.over(session)
        stale = message_id != session.row.panel_id and acts & set(layout.ON_EVERY_PANEL)
        return layout.retired(session, speak(session.row.locale)) if stale else None
    try:
        other = await panels.bot.house.table(marks[0].table)
    except NoSuchTable:
        return None
    put_away = other.row.status in ("parked", "closed")
    if put_away or (message_id != other.row.panel_id and acts & set(layout.ON_EVERY_PANEL)):
        return layout.retired(other, speak(other.row.locale), "panel-put-away" if put_away else "panel-retired")
    return None


async def _panel_is_there(panels: Panels, session: Session) -> bool:
    if session.row.panel_id is None:
        return False
    channel = panels.bot.get_partial_messageable(session.row.channel_id, guild_id=session.row.guild_id)
    try:
        await channel.fetch_message(session.row.panel_id)
    except (discord.NotFound, discord.Forbidden):
        return False
    return True
