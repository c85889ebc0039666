"""Copies of a campaign: who may take one, and what a file must hold before it is taken in.

The file of a game that goes on holds its secrets (the seed, hidden cards), and must: another Vigil could not go on
without them. So only a game-master may take it, and the table is told. What is over has no secrets; whoever sat at it
may keep it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec

from bot.engine.asks import refuse
from bot.engine.game import Game, Setup
from bot.engine.match import ENCODER, ENTRY, Match, TooNew, Unfit
from bot.games import IDS, game
from bot.sessions.session import Session
from bot.sessions.story import LABEL
from bot.store import BadExport, Campaign, Imported, Position, Store, TableRow
from bot.store.exports import Export, Number, SavedTable

LARGEST = 10 * 1024 * 1024
"""Bytes that Discord carries."""
LONGEST_NAME = 100


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
    """Write a row's label without anybody's id: it knows who held a seat until it changed hands."""
    known = LABEL.decode(label)
    if not known.before:
        return label
    before = (msgspec.structs.replace(seat, user_id=number(seat.user_id)) for seat in known.before)
    return ENCODER.encode(msgspec.structs.replace(known, before=tuple(before)))


async def take_in(
    store: Store, data: bytes, *, guild_id: int, channel_id: int, owner_id: int
) -> tuple[Imported, Campaign]:
    """Take a campaign in from a file; `BadExport` says why not, and then nothing has changed."""
    done = await store.import_table(data, guild_id=guild_id, channel_id=channel_id, owner_id=owner_id, check=check)
    if done.campaign_id is None:  # `check` lets none through
        raise BadExport("damaged", "no campaign")
    return done, await store.campaign(done.campaign_id)


def check(export: Export, positions: list[Position | None]) -> None:
    """Refuse a file that this Vigil could not play on."""
    if export.campaign is None or not export.tables:
        raise BadExport("damaged", "no campaign in it")
    if export.campaign.game not in IDS:
        raise BadExport("unknown-game", export.campaign.game)
    played = game(export.campaign.game)
    try:
        for saved, position in zip(export.tables, positions, strict=True):
            _check_table(played, saved, position)
        _check_onward(played, export.campaign, export.tables[-1].table, positions[-1])
    except TooNew as error:
        raise BadExport("newer", str(error)) from error
    except BadExport:
        raise
    except Exception as error:
        # A file from elsewhere may be wrong in ways nobody foresaw; none of them may reach a table.
        raise BadExport("damaged", repr(error)) from error


def _check_table(played: Game[Any, Any], saved: SavedTable, position: Position | None) -> None:
    """See that a table is one of this game, that its journal can be read, and that it can be shown and played on."""
    table = saved.table
    names = [saved.table.locale, *(seat.user_name for seat in saved.seats)]
    fits = table.game == played.id and table.mission in played.missions
    fits &= {seat.seat for seat in saved.seats} == set(played.seats)
    fits &= set(msgspec.json.decode(table.options, type=dict[str, str])) <= {switch.id for switch in played.switches}
    fits &= all(len(name) <= LONGEST_NAME for name in names)
    if not fits:
        raise BadExport("damaged", "a table does not fit its game")
    for row in saved.rows:
        LABEL.decode(row.label) if row.label else None
        if row.entry:
            msgspec.msgpack.decode(row.entry, type=Setup) if row.kind == "start" else ENTRY.decode(row.entry)
    if position is None:
        return
    if hashlib.sha256(table.seed).digest() != table.commitment:
        raise BadExport("damaged", "the seed is not the one that was promised")
    match = _restored(played, position)
    if match.state.chance.seed != table.seed or not set(match.state.seats) <= set(played.seats):
        raise BadExport("damaged", "the state does not fit its table")
    if match.over != (table.status in ("finished", "closed")) and table.status != "parked":
        raise BadExport("damaged", "the table is over and is not")
    for seat in (None, *match.state.seats):
        played.scene(match.view(seat))


def _restored(played: Game[Any, Any], position: Position) -> Match:
    """Take a position up; where its last answers no longer fit the rules, its checkpoint, as a table would."""
    try:
        return Match.restore(played, position.state, [ENTRY.decode(entry) for entry in position.entries])
    except Unfit:
        return Match.restore(played, position.state)


def _check_onward(played: Game[Any, Any], campaign: Campaign, table: TableRow, position: Position | None) -> None:
    """See that the campaign's next mission can be set up with what is carried to it."""
    if campaign.mission not in played.missions or len(campaign.name) > LONGEST_NAME:
        raise BadExport("damaged", "there is no such mission")
    if position is not None and campaign.status == "active":
        seats = Match.restore(played, position.state, camera=False).state.seats
        options = msgspec.json.decode(table.options, type=dict[str, str])
        Match.start(played, Setup(seats, campaign.mission, options, campaign.carry), bytes(32), camera=False)
