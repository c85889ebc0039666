"""What is to be erased: noted before anything is done, forgotten once it is."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Literal

import msgspec

from bot.store.file import sql
from bot.store.rows import Record

ErasureKind = Literal["person", "server", "left", "sweep"]
"""A person, a server that wants it, a server that Vigil was removed from, or bytes that were deleted already."""


SWEEP: tuple[ErasureKind, int] = ("sweep", 0)


class Erasure(Record, frozen=True):
    """Something that is to be erased."""

    kind: ErasureKind
    id: int
    since: int
    names: bytes
    """JSON: what a person is called now; other names of theirs are found on the way."""


_ALL = sql.select(Erasure, "erasures") + "ORDER BY since, kind, id"
_ADD = sql.insert(Erasure, "erasures").replace("INSERT", "INSERT OR IGNORE", 1)
_DROP = "DELETE FROM erasures WHERE kind = ? AND id = ?"
_SERVERS = "SELECT guild_id FROM tables UNION SELECT guild_id FROM campaigns UNION SELECT id FROM guilds"


def every(db: sqlite3.Connection) -> list[Erasure]:
    """What is to be erased, the oldest first."""
    return [Erasure(*found) for found in db.execute(_ALL)]


def add(db: sqlite3.Connection, now: int, kind: ErasureKind, id: int, names: Iterable[str] = ()) -> None:
    """Note something to be erased; what is noted already stays as it was."""
    db.execute(_ADD, (kind, id, now, msgspec.json.encode(sorted(names))))


def drop(db: sqlite3.Connection, kind: ErasureKind, id: int) -> bool:
    """Forget something that was to be erased; say whether it was."""
    return db.execute(_DROP, (kind, id)).rowcount > 0


def servers(db: sqlite3.Connection) -> list[int]:
    """The servers that anything is kept of."""
    return [id for (id,) in db.execute(_SERVERS) if id]


@contextmanager
def leaving_bytes(db: sqlite3.Connection, now: int) -> Iterator[None]:
    """Note that there are bytes to be swept up, if anything is changed inside."""
    before = db.total_changes
    yield
    if db.total_changes != before:
        add(db, now, *SWEEP)


def rinse(db: sqlite3.Connection) -> bool:
    """Empty the file's log, where dropped notes can still be read; say whether that was possible without waiting."""
    (patience,) = db.execute("PRAGMA busy_timeout").fetchone()
    db.execute("PRAGMA busy_timeout = 0")
    try:
        return _emptied(db)
    finally:
        db.execute(f"PRAGMA busy_timeout = {patience}")


def _emptied(db: sqlite3.Connection) -> bool:
    (busy, _, _) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return not busy


def sweep(db: sqlite3.Connection) -> bool:
    """Write the file anew without what was deleted in it, and empty its log; say whether nobody kept that from it.

    Rows of older versions stay readable in the pages they stood on, and of rows that pages once had to make room for
    there may be copies.
    """
    db.execute("VACUUM")
    return _emptied(db)
