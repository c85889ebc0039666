"""Votes in Discord: called by a command, answered with buttons that work after a restart too."""

from __future__ import annotations

from typing import Any

import discord
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.sessions import history, rewind, votes
from bot.sessions.session import Session
from bot.text import speak
from cogs import gm_views
from cogs.errors import say
from cogs.here import table_here
from cogs.panel.ids import Mark
from cogs.panel.items import panels
from cogs.panel.layout import Shown
from cogs.panel.sender import out_of_reach
from cogs.panel.words import CHOICE, clip
from cogs.panels import person
from cogs.replying import edit_pressed
from cogs.replying import prompt as in_time

Interaction = discord.Interaction[Any]
MOST = 25
"""Choices that Discord shows."""


async def point_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Offer the decisions that led here, newest first, in words."""
    session = await table_here(interaction)
    if session is None or not await session.loaded():
        return []
    tongue = speak(str(interaction.locale))
    found = await history.points(session, tongue, current, MOST)
    return [
        Choice(name=clip(tongue.t("history-point", what=clip(words, 70), steps=steps), CHOICE), value=str(row.seq))
        for row, steps, words in found
    ]


async def steps_of(session: Session, steps: int | None, to: str | None) -> int:
    """Read how far back somebody wants to go: so many decisions, or to just before one of them."""
    if to is None:
        return steps or 1
    if steps is not None:
        raise refuse("steps-or-point")
    if not to.isdecimal():
        raise refuse("no-such-point")
    return await rewind.steps_to(session, int(to))


async def call(interaction: Interaction, session: Session, steps: int) -> None:
    """Call a vote, and show it to the table."""
    plan = await in_time(interaction, rewind.plan(session, steps))
    standing = await in_time(interaction, votes.call(session, person(interaction), steps))
    view = gm_views.vote(session, speak(session.row.locale), standing, plan, interaction.user.id)
    try:
        channel_id, message_id = await _post(interaction, session, view)
        if standing.state == "open":
            await session.store.place_vote(session.id, standing.head, channel_id, message_id)
    finally:
        await _follow(interaction, session, standing)


async def _post(interaction: Interaction, session: Session, view: Shown) -> tuple[int, int]:
    """Answer with a message for all; one that was acknowledged for this person only cannot become that."""
    channel_id = session.row.channel_id
    if not interaction.response.is_done():
        answered = await interaction.response.send_message(view=view)
        return channel_id, answered.message_id or 0
    channel = interaction.client.get_partial_messageable(channel_id, guild_id=session.row.guild_id)
    posted = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
    await say(interaction, speak(str(interaction.locale)).t("gm-done"))
    return channel_id, posted.id


def over(session: Session) -> Shown:
    """Show that a vote has lapsed; there is nothing to press."""
    return gm_views.vote(session, speak(session.row.locale), votes.LAPSED, None, 0)


async def lapse(client: discord.Client, session: Session) -> None:
    """Take the buttons off a vote that the table has gone on without; if Discord is deaf, it is tried again."""
    held = await votes.lapsed(session)
    if held is None:
        return
    if held.channel_id and held.message_id:
        channel = client.get_partial_messageable(held.channel_id, guild_id=session.row.guild_id)
        try:
            await channel.get_partial_message(held.message_id).edit(view=over(session))
        except discord.HTTPException as error:
            if not out_of_reach(error):
                raise
    await session.store.drop_vote(session.id)


async def voted(interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
    """Count a voice, and show how the vote stands."""
    held = await in_time(interaction, session.store.vote(session.id))
    plan = None
    in_play = session.row.status in rewind.IN_PLAY
    if held is not None and held.head == mark.asked == session.row.head and in_play:
        plan = await in_time(interaction, rewind.plan(session, held.steps))
    saying = votes.say(session, person(interaction), mark.asked, yes=mark.what == "yes")
    standing = await in_time(interaction, saying)
    caller = held.user_id if held else 0
    try:
        await edit_pressed(interaction, gm_views.vote(session, speak(session.row.locale), standing, plan, caller))
    finally:
        await _follow(interaction, session, standing)


async def _follow(interaction: Interaction, session: Session, standing: votes.Standing) -> None:
    """Show what a vote that was carried has changed."""
    if standing.state == "carried":
        await panels(interaction).show_present(session)
