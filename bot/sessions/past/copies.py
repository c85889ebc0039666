"""Copies of a campaign: who may take one, and how one is taken in.

The file of a game that goes on holds its secrets (the seed, hidden cards), and must: another Vigil could not go on
without them. So only a game-master may take it, and the table is told. What is over has no secrets; whoever sat at it
may keep it.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil

import msgspec

from bot.engine.asks import refuse
from bot.engine.match import ENCODER
from bot.sessions.bounds import Bounds
from bot.sessions.past.proof import check
from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL
from bot.sessions.workshop import Died, TooLong, Workshop
from bot.store import BadExport, Campaign, Imported, Store, TooMuchBroughtIn
from bot.store.copies import exports
from bot.store.copies.exports import Check, Number

LARGEST = 10 * 1024 * 1024
"""Bytes that Discord carries."""
HOUR_MS = 60 * 60 * 1000


async def running(session: Session) -> bool:
    """Whether a game of this campaign goes on, so that a file of it holds secrets."""
    if session.row.campaign_id is None:
        raise refuse("not-started")
    tables = await session.store.tables(campaign_id=session.row.campaign_id, limit=-1)
    return any(table.head and table.status in ("playing", "parked") for table in tables)


def may_take(session: Session, user_id: int, *, secrets: bool, game_master: bool) -> None:
    """Refuse whoever may not have a file."""
    if game_master:
        return
    if secrets:
        raise refuse("export-holds-secrets")
    if not session.owned_by(user_id):
        raise refuse("not-yours-to-change")


async def hand_out(
    session: Session, user_id: int, *, game_master: bool, notices: Mapping[bool, str]
) -> tuple[bytes, bool]:
    """Make the file of a campaign for somebody who may have it, and say whether it holds secrets.

    `notices` are what the file says of itself, with secrets and without.
    """
    while True:
        secrets = await running(session)
        may_take(session, user_id, secrets=secrets, game_master=game_master)
        data = await session.store.hand_out_campaign(session.row.campaign_id or 0, notices[secrets], _relabelled)
        if await running(session) == secrets:  # else a game ended meanwhile, or its end was taken back
            break
    if len(data) > LARGEST:
        raise refuse("export-too-large")
    return data, secrets


def _relabelled(label: bytes, number: Number) -> bytes:
    """Write a row's label without anybody's id: it knows who held a seat, and who was given the table."""
    known = LABEL.decode(label)
    if not known.before and known.heir is None:
        return label
    before = (msgspec.structs.replace(seat, user_id=number(seat.user_id)) for seat in known.before)
    return ENCODER.encode(msgspec.structs.replace(known, before=tuple(before), heir=number(known.heir)))


async def take_in(
    store: Store,
    workshop: Workshop,
    data: bytes,
    *,
    guild_id: int,
    channel_id: int,
    owner_id: int,
    bounds: Bounds | None = None,
) -> tuple[Imported, Campaign]:
    """Take a campaign in from a file; `BadExport` says why not, and then nothing has changed.

    Given `bounds`, what is more than a server may have, or may bring in within a day, is refused.
    """

    async def proved(data: bytes) -> None:
        await prove(workshop, data, check)
        if bounds is not None:
            await _check_room(store, guild_id, bounds.campaigns_per_server)

    try:
        done = await store.import_table(
            data,
            guild_id=guild_id,
            channel_id=channel_id,
            owner_id=owner_id,
            prove=proved,
            rows_a_day=bounds.rows_brought_in_per_day if bounds else None,
        )
    except TooMuchBroughtIn as error:
        raise refuse("too-much-brought-in", hours=ceil(error.wait / HOUR_MS)) from error
    if done.campaign_id is None:  # `check` lets none through
        raise BadExport("damaged", "no campaign")
    return done, await store.campaign(done.campaign_id)


async def _check_room(store: Store, guild_id: int, most: int) -> None:
    """Refuse one more campaign to a server that has as many as it may."""
    if len(await store.campaigns(guild_id, limit=most)) >= most:
        raise refuse("too-many-campaigns", most=most)


async def prove(workshop: Workshop, data: bytes, check: Check | None = None) -> None:
    """Prove a file where nothing that it does can hurt; `BadExport` if no export wrote it."""
    try:
        await workshop.do(exports.prove, data, check)
    except TooLong as error:
        raise BadExport("too-slow", str(error)) from error
    except (Died, MemoryError) as error:
        raise BadExport("too-large", repr(error)) from error
