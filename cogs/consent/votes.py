"""Votes in Discord: called by a command, answered with buttons that work after a restart too."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.sessions.gm import votes
from bot.sessions.past import history, rewind
from bot.sessions.session import Session
from bot.text import speak
from cogs.consent import views
from cogs.errors import say
from cogs.face.ids import Mark
from cogs.face.layout import Shown
from cogs.face.words import CHOICE, clip, label
from cogs.here import table_here
from cogs.panel.cog import panels, person
from cogs.post.verdicts import out_of_reach
from cogs.replying import LOST, deed, edit_pressed, in_time, show_all, shown_to_all, undone

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
        Choice(name=label(tongue.t("history-point", what=clip(words, 70), steps=steps), CHOICE), value=str(row.seq))
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
    with interaction.client.house.asking.at(session.id):
        await _call(interaction, session, steps)


async def _call(interaction: Interaction, session: Session, steps: int) -> None:
    plan = await in_time(interaction, rewind.plan(session, steps))
    standing = await deed(interaction, votes.call(session, person(interaction), steps))
    view = views.vote(session, speak(session.row.locale), standing, plan, interaction.user.id)
    try:
        channel_id, message_id = await post(interaction, session, view)
        if standing.state == "open":
            await session.store.place_vote(session.id, standing.head, channel_id, message_id)
    except LOST:
        if standing.state == "open":  # it stands nowhere: another can be called
            await session.store.drop_vote(session.id, standing.head)
            undone(interaction)
        raise
    finally:
        await _follow(interaction, session, standing)


async def post(interaction: Interaction, session: Session, view: Shown) -> tuple[int, int]:
    """Answer with a message for all.

    An answer that is lost, or that was acknowledged for this person only, cannot become that: then it is posted.
    """
    channel_id = session.row.channel_id
    try:
        answered = await show_all(interaction, view)
    except LOST:
        answered = await shown_to_all(interaction)
    if answered is not None:
        return channel_id, answered
    channel = interaction.client.get_partial_messageable(channel_id, guild_id=session.row.guild_id)
    posted = await channel.send(view=view, allowed_mentions=discord.AllowedMentions.none())
    with suppress(*LOST):  # it stands there for all to see
        await say(interaction, speak(str(interaction.locale)).t("gm-done"))
    return channel_id, posted.id


def over(session: Session) -> Shown:
    """Show that a vote has lapsed; there is nothing to press."""
    return views.vote(session, speak(session.row.locale), votes.LAPSED, None, 0)


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
    await session.store.drop_vote(session.id, held.head)


async def voted(interaction: Interaction, session: Session, mark: Mark, _: list[str]) -> None:
    """Count a voice, and show how the vote stands."""
    held = await in_time(interaction, session.store.vote(session.id))
    plan = None
    in_play = session.row.status in rewind.IN_PLAY
    if held is not None and held.head == mark.asked == session.row.head and in_play:
        plan = await in_time(interaction, rewind.plan(session, held.steps))
    saying = votes.say(session, person(interaction), mark.asked, yes=mark.what == "yes")
    standing = await deed(interaction, saying)
    caller = held.user_id if held else 0
    try:
        await edit_pressed(interaction, views.vote(session, speak(session.row.locale), standing, plan, caller))
    finally:
        await _follow(interaction, session, standing)


async def _follow(interaction: Interaction, session: Session, standing: votes.Standing) -> None:
    """Show what a vote that was carried has changed."""
    if standing.state == "carried":
        await panels(interaction).show_present(session)
