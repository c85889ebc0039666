"""The pool: other processes draw, and a dead one is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.engine.scene import Scene
from renderers import Picture, RenderPool, draw
from tests.support.scenes import hand, storm
from tests.support.waiting import PATIENT

ROOT = Path(__file__).parents[2]

SMALL = Scene("rise", "Small")


@pytest.fixture
async def pool() -> AsyncIterator[RenderPool]:
    """Open a pool of one worker."""
    async with RenderPool(workers=1) as pool:
        yield pool


async def test_another_process_draws_the_same_picture(pool: RenderPool) -> None:
    assert await pool.draw(hand(3), "sheet") == draw(hand(3), view="sheet")
    (worker,) = await pool.worker_ids()
    assert worker != os.getpid()


async def test_a_picture_asked_for_again_comes_from_the_shelf(pool: RenderPool) -> None:
    first = await pool.draw(SMALL)
    assert await pool.draw(Scene("rise", "Small")) is first
    assert await pool.draw(SMALL, "focus") is not first


async def test_many_who_ask_at_once_share_one_drawing(pool: RenderPool) -> None:
    first, second = await asyncio.gather(pool.draw(SMALL), pool.draw(SMALL))
    assert first is second


async def test_a_picture_begun_ahead_is_the_one_that_is_asked_for(pool: RenderPool) -> None:
    key = pool.ahead(SMALL, "focus")
    drawn = await pool.draw(SMALL, "focus")
    assert pool.ahead(SMALL, "focus") == key
    assert await pool.draw(SMALL, "focus") is drawn


async def test_the_shelf_forgets_what_was_not_asked_for_longest() -> None:
    first = draw(SMALL)
    async with RenderPool(workers=1, shelf=len(first.data)) as pool:
        first = await pool.draw(SMALL)
        await pool.draw(SMALL, "sheet")
        again = await pool.draw(SMALL)
    assert again == first
    assert again is not first


async def test_a_killed_worker_is_replaced(pool: RenderPool) -> None:
    (worker,) = await pool.worker_ids()
    os.kill(worker, signal.SIGKILL)
    picture = await pool.draw(storm(), "overview")
    assert picture.width == 1100
    assert await pool.worker_ids() != [worker]


async def test_an_interrupt_is_left_to_the_parent(pool: RenderPool) -> None:
    (worker,) = await pool.worker_ids()
    os.kill(worker, signal.SIGINT)
    await pool.draw(SMALL)
    assert await pool.worker_ids() == [worker]


async def test_workers_stay_out_of_the_way(pool: RenderPool) -> None:
    (worker,) = await pool.worker_ids()
    assert os.getpriority(os.PRIO_PROCESS, worker) > os.getpriority(os.PRIO_PROCESS, 0)


async def test_whoever_stops_waiting_does_not_stop_the_others(pool: RenderPool) -> None:
    impatient, patient = asyncio.create_task(pool.draw(SMALL)), asyncio.create_task(pool.draw(SMALL))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).width == 1100
    assert impatient.cancelled()


async def test_a_closed_pool_has_no_workers_and_refuses() -> None:
    pool = RenderPool(workers=1)
    (worker,) = await pool.worker_ids()
    await pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
    with pytest.raises(RuntimeError):
        await pool.draw(msgspec.structs.replace(SMALL, title="Late"))


ORPHANS = """
import asyncio, os, signal
from renderers import RenderPool

async def main():
    print(*await RenderPool(workers=1).worker_ids(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


async def test_workers_end_with_a_parent_that_was_killed() -> None:
    script = [sys.executable, "-c", ORPHANS]
    process = await asyncio.create_subprocess_exec(*script, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    # The worker holds the other end of the pipe: it can be read to its end only once the worker has gone.
    output, _ = await asyncio.wait_for(process.communicate(), PATIENT)
    assert process.returncode == -signal.SIGKILL
    assert int(output) != process.pid


async def test_the_shelf_is_bounded_by_bytes_and_takes_no_animation(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter([400, 300, 300, 300, 2000])

    async def drawn(*_: object) -> Picture:
        return Picture(bytes(next(sizes)), 1, 1)

    async with RenderPool(workers=1, shelf=1000) as pool:
        monkeypatch.setattr(pool, "_draw", drawn)
        for number in range(5):
            await pool.draw(Scene("rise", f"Scene {number}"))
        kept = [len(picture.data) for picture in pool._shelf.values()]
    assert kept == [300, 300, 300]
