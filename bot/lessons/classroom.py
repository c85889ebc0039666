"""The classroom: how far everybody is with their lessons, kept in the store and at hand while they are taken."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

import msgspec

from bot.lessons.run import Progress, Run
from bot.store import Store

MOST = 200
"""Lessons that are kept at hand; others are played again as far as they were."""
PROGRESS = msgspec.msgpack.Decoder(Progress)


class Classroom:
    """Everybody's lessons. What is at hand is only as good as what the store says: whoever was erased begins anew."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._runs: OrderedDict[tuple[int, str], Run] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, user_id: int) -> asyncio.Lock:
        """One press of a person at a time."""
        return self._locks.setdefault(user_id, asyncio.Lock())

    async def kept(self, user_id: int, game: str) -> Progress | None:
        """How far somebody is with the lesson of a game; nothing if they never began it."""
        kept = await self._store.lesson(user_id, game)
        return PROGRESS.decode(kept) if kept else None

    async def present(self, user_id: int, game: str) -> tuple[Run, bool]:
        """Somebody's lesson as it stands, and whether all that they did still fits."""
        progress = await self.kept(user_id, game) or Progress()
        run = self._runs.get((user_id, game))
        if run is None or run.progress != progress:
            run = Run.resume(game, progress)
        return run, run.progress == progress

    async def keep(self, user_id: int, run: Run) -> None:
        """Keep how far somebody is."""
        await self._store.keep_lesson(user_id, run.of, msgspec.msgpack.encode(run.progress))
        self._runs[user_id, run.of] = run
        self._runs.move_to_end((user_id, run.of))
        while len(self._runs) > MOST:
            self._runs.popitem(last=False)

    def drop(self, user_id: int, game: str) -> None:
        """Let go of a lesson whose rules may be in the middle of something."""
        self._runs.pop((user_id, game), None)
