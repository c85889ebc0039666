"""Looking back over a table: the line of rows that led to the present, positions on it, and who has seen how far.

A long table has ten thousand rows. They are read on a connection of their own, in one go, so that no answer waits.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.store.errors import NoSuchRow
from bot.store.journal import entries
from bot.store.journal.states import MAX_DEPTH, StateCache
from bot.store.rows import Position, Row, Seen

_SEEN = "SELECT seq, at FROM seen WHERE table_id = ? AND user_id = ?"
_ACTED = "SELECT seq, at FROM journal WHERE table_id = ? AND user_id = ? ORDER BY seq DESC LIMIT 1"
_SEE = "INSERT OR REPLACE INTO seen (table_id, user_id, seq, at) VALUES (?, ?, ?, ?)"


def line(db: sqlite3.Connection, table_id: int, head: int | None, after: int) -> list[Row]:
    """The rows after `after` that led to `head` (or the newest), oldest first, undone branches left out."""
    rows = {row.seq: row for row in entries.rows(db, table_id, after + 1, head)}
    at: int | None = (entries.head_of(db, table_id) if head is None else head) or None
    path: list[Row] = []
    while at is not None and at > after:
        if (row := rows.get(at)) is None:
            raise NoSuchRow(table_id, at)
        path.append(row)
        at = entries.row_before(table_id, row)
    path.reverse()
    return path


def positions(db: sqlite3.Connection, table_id: int, seqs: Sequence[int]) -> list[Position]:
    """Restore several positions, each proved against the hash chain."""
    cache = StateCache(MAX_DEPTH)
    return [entries.position(db, cache, table_id, seq) for seq in seqs]


def seen(db: sqlite3.Connection, table_id: int, user_id: int) -> Seen | None:
    """How far somebody has looked: to the row they noted, or to the last one that they wrote themselves."""
    found = [db.execute(query, (table_id, user_id)).fetchone() for query in (_SEEN, _ACTED)]
    return max((Seen(*each) for each in found if each), key=lambda each: each.seq, default=None)


def see(db: sqlite3.Connection, now: int, table_id: int, user_id: int, seq: int) -> None:
    """Note that somebody has seen everything up to a row."""
    db.execute(_SEE, (table_id, user_id, seq, now))
