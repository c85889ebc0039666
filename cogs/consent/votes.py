"""Votes in Discord: called by a command, answered with buttons that work after a restart too."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import discord
from discord.app_commands import Choice

from bot.engine.asks import refuse
from bot.sessions.gm import votes
from bot.sessions.past import history, rewind
from bot.sessions.session import Session
from bot.text import speak
from cogs.consent import places, views
from cogs.errors import say
from cogs.face.ids import Mark
from cogs.face.layout import Shown
from cogs.face.words import CHOICE, clip, label
from cogs.here import table_here
from cogs.panel.cog import panels, person
from cogs.replying import LOST, deed, edit_pressed, in_time, show_all, shown_to_all, undone

if TYPE_CHECKING:
    from bot.client import Vigil

Interaction = discord.Interaction[Any]
MOST = 25
"""Choices that Discord shows."""
ACT = "vote"
"""What the buttons of a vote do."""


async def point_choices(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The decisions that led here, newest first, in words."""
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
    held = await in_time(interaction, session.store.vote(session.id))
    if held is not None and await in_time(interaction, places.gone(interaction.client, session, held)):
        await session.store.drop_vote(session.id, held.head)
    standing = await deed(interaction, votes.call(session, person(interaction), steps))
    view = views.vote(session, speak(session.row.locale), standing, plan, interaction.user.id)
    try:
        place = await post(interaction, session, view)
        if standing.state == "open":
            await places.note(votes.place(session, standing.head, *place))
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
    await places.close(client, session, ACT, held.head, held, over(session))
    await session.store.drop_vote(session.id, held.head)


async def resume(bot: Vigil, session: Session) -> bool:
    """Finish what a crash cut short, and let a vote go on whose place is not known; says whether one was carried."""
    await lapse(bot, session)
    await _find_again(bot, session)
    held = await session.store.vote(session.id)
    if held is None:
        return False
    standing = await votes.settle(session)
    if standing.state != "open":
        view = views.vote(session, speak(session.row.locale), standing, None, 0)
        await places.close(bot, session, ACT, held.head, held, view)
    return standing.state == "carried"


async def _find_again(bot: Vigil, session: Session) -> None:
    """Find a vote whose place is not known, or show it anew; one that cannot be shown is none."""
    async with session.voting:  # so that it is neither decided nor forgotten meanwhile
        found = await votes.unplaced(session, bot.house.asking)
        if found is None:
            return
        held, standing = found
        plan = await rewind.plan(session, held.steps)
        view = views.vote(session, speak(session.row.locale), standing, plan, held.user_id)
        place = await places.stand(bot, session, ACT, held.head, view)
        if place is None:
            await session.store.drop_vote(session.id, held.head)
        else:
            await votes.place(session, held.head, *place)


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
    if held is not None and not held.message_id and standing.state == "open" and interaction.message is not None:
        await places.note(votes.place(session, held.head, interaction.message.channel.id, interaction.message.id))
    try:
        await edit_pressed(interaction, views.vote(session, speak(session.row.locale), standing, plan, caller))
    finally:
        await _follow(interaction, session, standing)


async def _follow(interaction: Interaction, session: Session, standing: votes.Standing) -> None:
    """Show what a vote that was carried has changed."""
    if standing.state == "carried":
        await panels(interaction).show_present(session)
