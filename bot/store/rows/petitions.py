"""Petitions: seats and files that somebody has asked a table for, and what came of it."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.file import sql
from bot.store.rows import Petition

_SELECT = sql.select(Petition, "petitions")
_OF_TABLE = _SELECT + "WHERE table_id = ? ORDER BY id"
_OPEN = _SELECT + "WHERE outcome = 'open' OR (outcome = 'granted' AND kind <> 'export') ORDER BY id"
_PUT = sql.insert(Petition, "petitions").replace("INSERT", "INSERT OR REPLACE", 1)
_PLACE = "UPDATE petitions SET channel_id = ?, message_id = ? WHERE id = ?"
_DROP = "DELETE FROM petitions WHERE id = ?"
_ALONE = """
    UPDATE petitions SET by_id = user_id, by_name = user_name, absent = NULL
    WHERE table_id = ?1 AND outcome IN ('refused', 'used') AND user_id <> ?2 AND (by_id = ?2 OR absent = ?2)
"""
_MASK = """
    UPDATE petitions SET user_id = ?3, user_name = ?4, by_id = ?3, by_name = ?4, absent = NULL, ballots = x'7b7d',
    channel_id = NULL, message_id = NULL WHERE table_id = ?1 AND outcome IN ('refused', 'used') AND user_id = ?2
"""
_UNDECIDED = "DELETE FROM petitions WHERE table_id = ?1 AND (user_id = ?2 OR by_id = ?2 OR absent = ?2)"
_HANDED = """
    SELECT user_id, label FROM journal
    WHERE table_id = ? AND kind = 'set' AND entry IS NULL AND label IS NOT NULL ORDER BY seq
"""


def of_table(db: sqlite3.Connection, table_id: int) -> list[Petition]:
    """A table's petitions, oldest first."""
    return [Petition(*found) for found in db.execute(_OF_TABLE, (table_id,))]


def still_open(db: sqlite3.Connection) -> list[Petition]:
    """The petitions of all tables that are not decided yet, or decided and not done."""
    return [Petition(*found) for found in db.execute(_OPEN)]


def put(db: sqlite3.Connection, petition: Petition) -> Petition:
    """Keep a petition as it stands; a new one is given its id."""
    row = msgspec.structs.astuple(petition)
    id = sql.add(db, _PUT, (petition.id or None, *row[1:]))
    return msgspec.structs.replace(petition, id=petition.id or id)


def place(db: sqlite3.Connection, petition_id: int, channel_id: int, message_id: int) -> None:
    """Note where a petition is shown."""
    db.execute(_PLACE, (channel_id, message_id, petition_id))


def drop(db: sqlite3.Connection, petition_id: int) -> None:
    """Forget a petition."""
    db.execute(_DROP, (petition_id,))


def mask(db: sqlite3.Connection, table_id: int, user_id: int, number: int, name: str) -> None:
    """Take somebody out of a table's petitions: what was decided about them stays, about a number; the rest goes."""
    db.execute(_ALONE, (table_id, user_id))
    db.execute(_MASK, (table_id, user_id, number, name))
    db.execute(_UNDECIDED, (table_id, user_id))


def handed(db: sqlite3.Connection, table_id: int) -> list[tuple[int | None, bytes]]:
    """The writers and labels of all rows that are no moves, undone branches too: seats change hands in them."""
    return db.execute(_HANDED, (table_id,)).fetchall()
