"""Votes that are being held: one for each table at most."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.file import sql
from bot.store.rows import Vote

_SELECT = sql.select(Vote, "votes")
_BY_TABLE = _SELECT + "WHERE table_id = ?"
_ALL = _SELECT + "ORDER BY table_id"
_PUT = sql.insert(Vote, "votes").replace("INSERT", "INSERT OR REPLACE", 1)
_PLACE = "UPDATE votes SET channel_id = ?, message_id = ? WHERE table_id = ? AND head = ?"
_DROP = "DELETE FROM votes WHERE table_id = ? AND head = ?"


def get(db: sqlite3.Connection, table_id: int) -> Vote | None:
    """The vote that is held at a table."""
    found = db.execute(_BY_TABLE, (table_id,)).fetchone()
    return Vote(*found) if found else None


def every(db: sqlite3.Connection) -> list[Vote]:
    """The votes of all tables."""
    return [Vote(*found) for found in db.execute(_ALL)]


def put(db: sqlite3.Connection, vote: Vote) -> None:
    """Keep a vote in place of the one before."""
    db.execute(_PUT, msgspec.structs.astuple(vote))


def place(db: sqlite3.Connection, table_id: int, head: int, channel_id: int, message_id: int) -> None:
    """Note where the vote that was called at a row is shown."""
    db.execute(_PLACE, (channel_id, message_id, table_id, head))


def drop(db: sqlite3.Connection, table_id: int, head: int) -> None:
    """Forget the vote that was called at a row; one that was called since stays."""
    db.execute(_DROP, (table_id, head))
