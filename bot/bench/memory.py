"""What a table costs in memory while it is played, and after it was let go."""

from __future__ import annotations

import gc
import tracemalloc

from bot.bench.measure import Bench, Measure
from bot.bench.play import EndlessPlay, give, open_table
from bot.sessions.house import House
from bot.store import Store

IN_PLAY_KIB = 256
IDLE_KIB = 4


async def memory(bench: Bench) -> list[Measure]:
    """The memory of a table that was just played at, and of one that nobody has touched for a while."""
    tables = bench.rounds(200, 50)
    async with await Store.open(bench.folder / "memory.sqlite3") as store:
        house = House(store)
        ids = [await open_table(store, channel_id=number, seed=number) for number in range(tables + 1)]
        await _play(house, ids[0])
        tracemalloc.start()
        try:
            before = _held()
            for done, table_id in enumerate(ids[1:]):
                await _play(house, table_id)
                bench.tell(done, tables)
            in_play = _held() - before
            house.sweep(idle=0)
            idle = _held() - before
        finally:
            tracemalloc.stop()
    note = "the target is our own"
    return [
        Measure(f"memory-{name}", held / tables / 1024, target, "KiB", {"tables": tables, "bytes": held}, note)
        for name, held, target in (("in-play", in_play, IN_PLAY_KIB), ("idle", idle, IDLE_KIB))
    ]


async def _play(house: House, table_id: int) -> None:
    """Sit down at a table and answer once."""
    session = await house.table(table_id)
    await session.loaded()
    await give(session, EndlessPlay(house).choose(session))


def _held() -> int:
    """The number of bytes that Python holds."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
