"""Bounds: what one person and one server may ask of Vigil, so that there is enough of it for everybody.

Heavy commands take turns, server by server: however many one server asks for, another waits for no more than what is
being done. Whoever asks too much is told so at once; nothing that was taken on is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

import msgspec

from bot.engine.asks import refuse
from bot.store import Room

Seconds = Callable[[], float]

REMEMBERED = 10_000
"""People whose haste is remembered."""


class Bounds(msgspec.Struct, frozen=True):
    """Everything that an owner can bound."""

    tables_per_person: int = 15
    """Open tables (lobbies, running and finished games) that one person has opened."""
    tables_per_server: int = 100
    new_tables_per_hour: int = 20
    """By one person."""
    campaigns_per_server: int = 500
    """Going on or over, with which no more are brought in."""
    rows_brought_in_per_day: int = 100_000
    """To one server, or kilobytes where these are more; the largest file that is taken in has as many."""
    heavy_at_once: int = 2
    heavy_waiting: int = 64
    """Heavy commands that wait for their turn, of all servers together."""
    heavy_waiting_per_server: int = 8
    heavy_per_minute: int = 12
    """By one person."""
    lobby_idle_days: int = 2
    """After which a lobby that nobody touches is closed; 0 for never."""

    @property
    def room(self) -> Room:
        """How many open tables there may be, as the store counts them."""
        return Room(self.tables_per_person, self.tables_per_server)


DEFAULT = Bounds()


class Haste:
    """Lets each person do something so often in a while, all at once or spread out as they like."""

    def __init__(self, most: int, seconds: float, clock: Seconds = time.monotonic) -> None:
        self._most = most
        self._each = seconds / most
        self._clock = clock
        self._free_at: OrderedDict[int, float] = OrderedDict()
        """When all that somebody did will be forgotten."""

    def spend(self, user_id: int) -> float:
        """0 if one more may be, which counts; else how many seconds to wait, and then it does not count."""
        now = self._clock()
        spent = max(self._free_at.get(user_id, now), now) + self._each
        wait = spent - now - self._most * self._each
        if wait > 1e-9:
            return wait
        self._free_at[user_id] = spent
        self._free_at.move_to_end(user_id)
        if len(self._free_at) > REMEMBERED:
            self._free_at.popitem(last=False)
        return 0.0


class Turns:
    """Turns at something heavy: a few at a time, one server after the other, and a queue that does not grow."""

    def __init__(self, at_once: int, waiting: int, waiting_per_server: int) -> None:
        self._free = at_once
        self._most = waiting
        self._most_each = waiting_per_server
        self._lines: OrderedDict[int, deque[asyncio.Future[None]]] = OrderedDict()
        """Those who wait, by server; the server at the front is next."""

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(_waiting, self._lines.values()))

    def check(self, guild_id: int) -> None:
        """Refuse whoever could not even wait for a turn: too many do already."""
        if self._free:
            return
        if _waiting(self._lines.get(guild_id, ())) >= self._most_each:
            raise refuse("server-busy")
        if self.waiting >= self._most:
            raise refuse("vigil-busy")

    @asynccontextmanager
    async def turn(self, guild_id: int) -> AsyncIterator[None]:
        """Wait for a turn, and have it; refuses at once where too many wait already."""
        self.check(guild_id)
        await self._begin(guild_id)
        try:
            yield
        finally:
            self._pass_on()

    async def _begin(self, guild_id: int) -> None:
        if self._free:
            self._free -= 1
            return
        mine = asyncio.get_running_loop().create_future()
        self._lines.setdefault(guild_id, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # the turn came just then, and another must have it
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give the turn to whoever of the next server has waited longest, or keep it free."""
        while self._lines:
            guild_id, line = self._lines.popitem(last=False)
            while line and line[0].done():  # whoever gave up
                line.popleft()
            if not line:
                continue
            following = line.popleft()
            if line:
                self._lines[guild_id] = line  # behind all the others
            following.set_result(None)
            return
        self._free += 1


def _waiting(line: Iterable[asyncio.Future[None]]) -> int:
    """How many in a line have not given up."""
    return sum(not each.done() for each in line)
