"""Onlookers: who follows a table, and what they are told of it, now and then and when its game is over."""

from __future__ import annotations

from typing import Any

import discord

from bot.client import Vigil
from bot.engine.asks import refuse
from bot.sessions.session import Session
from bot.sessions.waiting import attendance, patience
from bot.sessions.waiting.patience import NEVER
from bot.store import Follower, TableRow
from bot.text import speak
from cogs.errors import say
from cogs.face import calls
from cogs.face.ids import base36
from cogs.replying import done, in_time
from cogs.table import calling

FOLLOWED = 12 * patience.HOUR
"""Onlookers hear of a running game at most this often."""


async def follow(bot: Vigil, interaction: discord.Interaction[Any], session: Session, now: int) -> None:
    """Begin to follow a table, or stop."""
    store, user = bot.house.store, interaction.user.id
    if session.seats_of(user):
        raise refuse("follows-anyway")
    stopped = await in_time(interaction, store.unfollow(session.id, user))
    if not stopped:
        await in_time(interaction, store.follow(Follower(session.id, user, session.row.head, now)))
    done(interaction, "setting-unshown")
    await say(interaction, speak(str(interaction.locale)).t("follow-stopped" if stopped else "follow-begun"))


async def tell(bot: Vigil, session: Session, now: int) -> None:
    """Tell onlookers of news, each at most once in a while, and at the end of the game."""
    store, row, users = bot.house.store, session.row, []
    for follower in await store.followers(session.id):
        if not await _to_be_told(session, row, follower, now):
            continue
        free = await attendance.free_at(store, follower.user_id, now)
        if free <= now:
            users.append(follower.user_id)
        if free <= now or free == NEVER:  # who wants no pings is told nothing, and not later either
            await store.follow(Follower(session.id, follower.user_id, row.head, now))
    for first in range(0, len(users), calls.MOST_FOLLOWERS):
        some = users[first : first + calls.MOST_FOLLOWERS]
        await store.note_pings(some, now)
        shown = calls.followed(session, speak(session.row.locale), some, over=row.status == "finished")
        await calling.send(bot, session, shown, some, f"f{first}-{row.head}-{base36(now)}")


async def _to_be_told(session: Session, row: TableRow, follower: Follower, now: int) -> bool:
    """Whether it is time to tell an onlooker, and something was played since they were told last."""
    store, head = session.store, row.head
    if session.seats_of(follower.user_id):  # they have sat down since, and hear of it anyway
        await store.unfollow(session.id, follower.user_id)
        return False
    if head <= follower.told_head or (row.status != "finished" and now < follower.told_at + FOLLOWED):
        return False
    if any(row.entry for row in await store.rows(session.id, follower.told_head + 1, head)):
        return True
    # Somebody came or went, and nothing was played.
    await store.follow(Follower(session.id, follower.user_id, head, follower.told_at))
    return False
