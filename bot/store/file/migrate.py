"""Bring a database to the schema this version knows: numbered SQL files, each in a transaction of its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from importlib.resources import files

from bot.store.errors import StoreForeign, StoreTooNew
from bot.store.file.connection import writing

APPLICATION_ID = 0x5649474C


def migrations() -> list[str]:
    """Read the SQL files in the order of their numbers; the n-th leads to schema n."""
    folder = files("bot.store") / "migrations"
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return [(folder / name).read_text(encoding="utf-8") for name in names]


def migrate(db: sqlite3.Connection, steps: Sequence[str]) -> None:
    """Apply the steps the database has not seen; refuse one that is newer or not ours before touching it."""
    version = check(db, len(steps))
    while version < len(steps):
        with writing(db):
            # Another process may have migrated while this one waited for the lock.
            version = check(db, len(steps))
            if version < len(steps):
                for statement in statements(steps[version]):
                    db.execute(statement)
                version += 1
                db.execute(f"PRAGMA user_version = {version}")


def check(db: sqlite3.Connection, known: int) -> int:
    """The schema number of a database that is ours or empty; refuses any other."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (objects,) = db.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    empty = application == 0 and version == 0 and objects == 0
    if application != APPLICATION_ID and not empty:
        raise StoreForeign("this database belongs to another program")
    if version > known:
        raise StoreTooNew(found=version, known=known)
    return int(version)


def statements(script: str) -> Iterator[str]:
    """Split a script, since sqlite3's own `executescript` would end the transaction around it."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement
