"""The part of the store that takes people and servers out of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection

from bot.store.file.connection import Connection
from bot.store.forgetting import erasures, people, servers
from bot.store.forgetting.erasures import Erasure, ErasureKind
from bot.store.forgetting.people import Pen, Traces


class Erasing:
    """What a store can do about erasing. What was noted is done, however often the program stops on the way."""

    _db: Connection
    _clock: Callable[[], int]

    async def erasures(self) -> list[Erasure]:
        """What is to be erased, the oldest first."""
        return await self._db.read(erasures.every)

    async def note_erasure(self, kind: ErasureKind, id: int, names: Collection[str] = ()) -> None:
        """Note something to be erased, for good; what is noted already stays as it was."""
        await self._db.write(erasures.add, self._clock(), kind, id, names)

    async def drop_erasure(self, kind: ErasureKind, id: int) -> bool:
        """Forget something that was to be erased; say whether it was."""
        return await self._db.write(erasures.drop, kind, id)

    async def servers(self) -> list[int]:
        """The servers that anything is kept of."""
        return await self._db.read(erasures.servers)

    async def traces(self, user_id: int, names: Collection[str], pen: Pen) -> Traces:
        """Every table that knows somebody; no answer waits for it."""
        return await self._db.read_aside(people.traces, user_id, names, pen)

    async def mask(self, group: Collection[int], user_id: int, names: frozenset[str], pen: Pen) -> None:
        """Put a number in somebody's place at tables that belong together, at all of them or at none."""

        def mask(db: sqlite3.Connection, now: int) -> None:
            with erasures.leaving_bytes(db, now):
                people.mask(db, group, user_id, names, pen)

        await self._db.write(mask, self._clock())

    async def forget_person(self, user_id: int) -> None:
        """Delete what is kept for somebody alone; with that they are erased, but for bytes to be swept up.

        Of somebody whom nothing knew there was but the note, and for that the log is emptied.
        """

        def forget(db: sqlite3.Connection, now: int) -> None:
            with erasures.leaving_bytes(db, now):
                people.forget(db, user_id)
            erasures.drop(db, "person", user_id)

        await self._db.write(forget, self._clock())
        if not await self._db.run(erasures.rinse):
            await self.note_erasure(*erasures.SWEEP)

    async def erase_server(self, guild_id: int) -> list[int]:
        """Delete everything that belongs to a server, but for bytes to be swept up; gives the tables that are gone."""

        def erase(db: sqlite3.Connection, now: int) -> list[int]:
            with erasures.leaving_bytes(db, now):
                gone = servers.erase(db, guild_id)
            erasures.drop(db, "server", guild_id)
            erasures.drop(db, "left", guild_id)
            return gone

        return await self._db.write(erase, self._clock())

    async def sweep(self) -> bool:
        """Take deleted bytes out of the file; False if somebody reads it just now and it must be tried again."""
        swept = await self._db.run(erasures.sweep)
        if swept:
            await self.drop_erasure(*erasures.SWEEP)
        return swept
