"""The part of the store that waits: who is waited for and until when, who looks on, and the clock."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.file.connection import Connection
from bot.store.rows import Deadline, Follower, Wait, waits


class Waiting:
    """Waits, deadlines, onlookers and signs of life."""

    _db: Connection

    async def waits(self, table_id: int) -> list[Wait]:
        """Who is waited for at a table."""
        return await self._db.read(waits.of_table, table_id)

    async def waits_due(self, now: int, limit: int = 100) -> list[Wait]:
        """The waits at which something is to be done by now."""
        return await self._db.read(waits.due, now, limit)

    async def put_waits(self, kept: Sequence[Wait], gone: Sequence[tuple[int, int]] = ()) -> None:
        """Keep waits and forget those that are over."""
        await self._db.write(waits.put, kept, gone)

    async def deadline(self, table_id: int) -> Deadline | None:
        """The deadline of a table's question, if it has one."""
        return await self._db.read(waits.deadline, table_id)

    async def set_deadline(self, table_id: int, deadline: Deadline | None) -> None:
        """Give a table's question its deadline, or take it away."""
        await self._db.write(waits.set_deadline, table_id, deadline)

    async def deadlines(self, now: int, limit: int = 100) -> list[Deadline]:
        """The deadlines that have passed."""
        return await self._db.read(waits.deadlines, now, limit)

    async def timed(self) -> list[int]:
        """The tables whose question has a deadline."""
        return await self._db.read(waits.timed)

    async def followers(self, table_id: int) -> list[Follower]:
        """A table's onlookers."""
        return await self._db.read(waits.followers, table_id)

    async def untold(self, limit: int = 100) -> list[int]:
        """The tables whose game is over and where an onlooker has not heard of it yet."""
        return await self._db.read(waits.untold, limit)

    async def follow(self, *several: Follower) -> None:
        """Keep onlookers, with when they were last told."""
        await self._db.write(waits.follow, several)

    async def unfollow(self, table_id: int, user_id: int) -> bool:
        """Forget an onlooker; say whether they were one."""
        return await self._db.write(waits.unfollow, table_id, user_id)

    async def pinged(self, users: Sequence[int]) -> dict[int, int]:
        """When these people were last pinged, at any table."""
        return await self._db.read(waits.pinged, users)

    async def note_pings(self, users: Sequence[int], now: int) -> None:
        """Note that these people are pinged now."""
        await self._db.write(waits.note_pings, users, now)

    async def idle_lobbies(self, since: int) -> list[int]:
        """The lobbies that nobody has touched since then, not counting time that counts for nobody."""
        return await self._db.read(waits.idle_lobbies, since)

    async def beat(self, now: int) -> None:
        """Give a sign of life, by which a start knows how long Vigil was away."""
        await self._db.write(waits.beat, now)

    async def jump(self, time: int, now: int) -> None:
        """Let a jump of the clock by this time, to `now`, count for nobody."""
        await self._db.write(waits.jump, time, now)

    async def wake_up(self, now: int) -> int:
        """Let the time since the last sign of life count for nobody; gives that time."""
        return await self._db.write(waits.wake_up, now)
