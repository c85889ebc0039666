"""Messages that are to stand only for a moment, noted so that no crash leaves them for good."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.store.file import sql
from bot.store.rows import Leftover

_ALL = sql.select(Leftover, "leftovers") + "ORDER BY message_id"
_PUT = sql.insert(Leftover, "leftovers").replace("INSERT", "INSERT OR REPLACE", 1)


def every(db: sqlite3.Connection) -> list[Leftover]:
    """The messages that nobody is known to have taken away."""
    return [Leftover(*row) for row in db.execute(_ALL)]


def put(db: sqlite3.Connection, leftover: Leftover) -> None:
    """Note a message."""
    db.execute(_PUT, msgspec.structs.astuple(leftover))


def forget(db: sqlite3.Connection, message_ids: Sequence[int]) -> None:
    """Forget messages that are gone."""
    db.executemany("DELETE FROM leftovers WHERE message_id = ?", [(id,) for id in message_ids])
