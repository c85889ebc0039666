"""Campaigns: what outlives a mission."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.errors import NoSuchCampaign, StoreRefused
from bot.store.file import sql
from bot.store.rows import Campaign, CampaignChanges, CampaignStatus, NewCampaign

_SELECT = sql.select(Campaign, "campaigns")
_BY_ID = _SELECT + "WHERE id = ?"
_FIND = _SELECT + (
    "WHERE guild_id = ? AND (?2 IS NULL OR game = ?2) AND (?3 IS NULL OR status = ?3) AND (?4 IS NULL OR id < ?4)"
    " ORDER BY id DESC LIMIT ?"
)
_INSERT = sql.insert(Campaign, "campaigns")
_OF_TABLE = "SELECT campaign_id FROM tables WHERE id = ?"
_FOUNDER = "SELECT guild_id, game FROM tables WHERE id = ?"
_PLAYS = "UPDATE tables SET campaign_id = ? WHERE id = ?"


def create(
    db: sqlite3.Connection,
    now: int,
    guild_id: int,
    game: str,
    name: str,
    mission_index: int,
    mission: str,
    carry: bytes,
) -> Campaign:
    """Begin a campaign."""
    values = (guild_id, game, name, mission_index, mission, carry, "active", now, now)
    return get(db, sql.add(db, _INSERT, (None, *values)))


def restore(db: sqlite3.Connection, campaign: Campaign) -> int:
    """Keep a campaign from elsewhere under an id of its own."""
    return sql.add(db, _INSERT, (None, *msgspec.structs.astuple(campaign)[1:]))


def get(db: sqlite3.Connection, campaign_id: int) -> Campaign:
    """A campaign by its id."""
    found = db.execute(_BY_ID, (campaign_id,)).fetchone()
    if found is None:
        raise NoSuchCampaign(campaign_id)
    return Campaign(*found)


def find(
    db: sqlite3.Connection,
    guild_id: int,
    game: str | None,
    status: CampaignStatus | None,
    before: int | None,
    limit: int,
) -> list[Campaign]:
    """The campaigns of a guild, newest first; `before` is the last id of the page before."""
    return [Campaign(*found) for found in db.execute(_FIND, (guild_id, game, status, before, limit))]


def change(db: sqlite3.Connection, now: int, campaign_id: int, changes: CampaignChanges) -> Campaign:
    """Change columns of a campaign."""
    columns = {"touched_at": now, **sql.given(changes)}
    db.execute(sql.update("campaigns", columns), (*columns.values(), campaign_id))
    return get(db, campaign_id)


def found(db: sqlite3.Connection, now: int, table_id: int, new: NewCampaign) -> None:
    """Begin a campaign with a table as its first mission."""
    guild_id, game = db.execute(_FOUNDER, (table_id,)).fetchone()
    founded = create(db, now, guild_id, game, new.name, 0, new.mission, b"")
    db.execute(_PLAYS, (founded.id, table_id))


def update_of_table(db: sqlite3.Connection, now: int, table_id: int, changes: CampaignChanges) -> None:
    """Change the campaign that a table plays."""
    (campaign_id,) = db.execute(_OF_TABLE, (table_id,)).fetchone()
    if campaign_id is None:
        raise StoreRefused(f"table {table_id} plays no campaign")
    change(db, now, campaign_id, changes)
