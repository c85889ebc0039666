"""What each Discord was found to take, so that no restart has to find it out again."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.store.file import sql
from bot.store.file.connection import Connection
from bot.store.rows import Way

_ALL = sql.select(Way, "ways") + "WHERE application_id = ? ORDER BY name"
_PUT = sql.insert(Way, "ways", "application_id")


def every(db: sqlite3.Connection, application_id: int) -> list[Way]:
    """All that was found out by an application."""
    return [Way(name, bool(holds), since) for name, holds, since in db.execute(_ALL, (application_id,))]


def put(db: sqlite3.Connection, application_id: int, ways: Sequence[Way]) -> None:
    """Note all that an application has found out, in place of what it had."""
    db.execute("DELETE FROM ways WHERE application_id = ?", (application_id,))
    db.executemany(_PUT, [(application_id, *msgspec.structs.astuple(way)) for way in ways])


class Experience:
    """The part of the store that remembers what Discord was found to take."""

    _db: Connection

    async def ways(self, application_id: int) -> list[Way]:
        """All that was found out by an application."""
        return await self._db.read(every, application_id)

    async def put_ways(self, application_id: int, ways: Sequence[Way]) -> None:
        """Note all that an application has found out, in place of what it had."""
        await self._db.write(put, application_id, ways)
