"""What seats said to each other: whispers and promises. What is written in them is nobody's business here."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Sequence

import msgspec

from bot.store.file import sql
from bot.store.file.connection import Connection
from bot.store.rows import Saying

_SELECT = sql.select(Saying, "sayings")
_OF_TABLE = _SELECT + "WHERE table_id = ? ORDER BY id"
_UNHEARD = _SELECT + "WHERE table_id = ? AND to_seat = ? AND heard = 0 ORDER BY id"
_ADD = sql.insert(Saying, "sayings")
_HEARD = "UPDATE sayings SET heard = 1 WHERE id = ?"
_SPEAKS_OF = "DELETE FROM sayings WHERE table_id = ? AND instr(text, ?)"


def of_table(db: sqlite3.Connection, table_id: int) -> list[Saying]:
    """All that was said at a table, in order."""
    return [Saying(*found) for found in db.execute(_OF_TABLE, (table_id,))]


def unheard(db: sqlite3.Connection, table_id: int, seats: Sequence[str]) -> list[Saying]:
    """What was said to some seats and not heard yet, in order."""
    return [Saying(*found) for seat in seats for found in db.execute(_UNHEARD, (table_id, seat))]


def add(db: sqlite3.Connection, now: int, saying: Saying) -> Saying:
    """Keep something that was said; gives it with its id and its time."""
    said = msgspec.structs.replace(saying, at=now)
    return msgspec.structs.replace(said, id=sql.add(db, _ADD, (None, *msgspec.structs.astuple(said)[1:])))


def heard(db: sqlite3.Connection, ids: Collection[int]) -> None:
    """Note that some of it was heard."""
    db.executemany(_HEARD, [(id,) for id in ids])


def forget_named(db: sqlite3.Connection, table_id: int, names: Collection[str]) -> None:
    """Delete what names somebody at a table, whoever said it; what they said themselves goes with their id."""
    db.executemany(_SPEAKS_OF, [(table_id, name) for name in names if name])


class Sayings:
    """The part of the store that keeps what seats said to each other."""

    _db: Connection
    _clock: Callable[[], int]

    async def sayings(self, table_id: int) -> list[Saying]:
        """All that was said at a table, in order."""
        return await self._db.read(of_table, table_id)

    async def unheard(self, table_id: int, seats: Sequence[str]) -> list[Saying]:
        """What was said to some seats and not heard yet, in order."""
        return await self._db.read(unheard, table_id, seats)

    async def add_saying(self, saying: Saying) -> Saying:
        """Keep something that was said; gives it with its id and its time."""
        return await self._db.write(add, self._clock(), saying)

    async def hear(self, ids: Collection[int]) -> None:
        """Note that some of it was heard."""
        await self._db.write(heard, ids)
