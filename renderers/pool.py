"""A pool of processes that draw, so that whoever asks for a picture never waits for pixels."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b

import msgspec

from bot.engine.scene import Scene, Shot
from renderers.animation import Reel
from renderers.api import Drawable, Picture, Way, draw_encoded
from renderers.beside.charts import Chart
from renderers.warmup import warm_up

log = logging.getLogger(__name__)

WORKERS = 2
NICENESS = 5
SHELF = 32 * 1024 * 1024
"""Bytes of finished pictures that are kept: the same one is often asked for again."""
SHELVED = SHELF // 8
"""A picture that is larger, as only animations are, is not kept."""

Key = tuple[bytes, Way]


class RenderPool:
    """Draw scenes in other processes; a picture that was drawn lately is given from the shelf."""

    def __init__(self, workers: int = WORKERS, shelf: int = SHELF) -> None:
        self._workers = workers
        self._shelf_size = shelf
        self._shelf: OrderedDict[Key, Picture] = OrderedDict()
        self._shelved = 0
        """Bytes on the shelf."""
        self._drawing: dict[Key, asyncio.Task[Picture]] = {}
        self._executor: ProcessPoolExecutor | None = None
        self._closed = False
        self._reels = asyncio.Semaphore(max(1, workers - 1))
        """Animations take many seconds each: one worker is always left for boards."""

    async def draw(self, scene: Scene, view: Shot = "overview") -> Picture:
        """Draw a scene, once however many ask for it at the same time."""
        return await self._once(scene, view)

    async def chart(self, chart: Chart) -> Picture:
        """Draw a chart."""
        return await self._once(chart, "chart")

    async def animate(self, reel: Reel) -> Picture:
        """Draw an animation; one after the other, so that boards never wait for it."""
        async with self._reels:
            return await self._once(reel, "reel")

    async def _once(self, drawn: Drawable, view: Way) -> Picture:
        key = self.ahead(drawn, view)
        if key in self._shelf:
            return self._shelf[key]
        return await asyncio.shield(self._drawing[key])

    def ahead(self, drawn: Drawable, view: Way = "overview") -> Key:
        """Begin to draw something that will be asked for soon; gives where it will be found."""
        encoded = msgspec.msgpack.encode(drawn)
        key = blake2b(encoded, digest_size=16).digest(), view
        if key in self._shelf:
            self._shelf.move_to_end(key)
        elif key not in self._drawing:
            task = asyncio.create_task(self._draw(encoded, view), name=f"draw {view}")
            self._drawing[key] = task
            task.add_done_callback(lambda done: self._finished(key, done))
        return key

    def _finished(self, key: Key, task: asyncio.Task[Picture]) -> None:
        """Put a finished picture on the shelf."""
        del self._drawing[key]
        if task.cancelled() or task.exception():
            return
        picture = task.result()
        if len(picture.data) > min(SHELVED, self._shelf_size):
            return
        self._shelf[key] = picture
        self._shelved += len(picture.data)
        while self._shelved > self._shelf_size:
            _, oldest = self._shelf.popitem(last=False)
            self._shelved -= len(oldest.data)

    async def _draw(self, encoded: bytes, view: Way) -> Picture:
        """Have a worker draw; if a worker dies, start a new pool and try once more."""
        executor = self._started()
        try:
            return await self._in_worker(executor, encoded, view)
        except BrokenProcessPool:
            log.warning("A drawing process died; starting new ones.")
            self._retire(executor)
            return await self._in_worker(self._started(), encoded, view)

    async def _in_worker(self, executor: ProcessPoolExecutor, encoded: bytes, view: Way) -> Picture:
        """Hand one drawing to a worker."""
        return await asyncio.get_running_loop().run_in_executor(executor, draw_encoded, encoded, view)

    def _started(self) -> ProcessPoolExecutor:
        """Start the workers when they are first needed."""
        if self._closed:
            raise RuntimeError("The pool is closed.")
        if self._executor is None:
            context = multiprocessing.get_context("forkserver")
            context.set_forkserver_preload(["renderers.warmup"])
            self._executor = ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin_work)
        return self._executor

    def _retire(self, executor: ProcessPoolExecutor) -> None:
        """Let go of a broken executor, unless somebody else has already replaced it."""
        if self._executor is executor:
            self._executor = None
            executor.shutdown(wait=False, cancel_futures=True)

    async def warm(self) -> None:
        """Start the workers before the first picture is asked for."""
        await self.worker_ids()

    async def worker_ids(self) -> list[int]:
        """The process ids of the workers, starting them if need be."""
        executor = self._started()
        loop = asyncio.get_running_loop()
        return sorted(
            set(await asyncio.gather(*(loop.run_in_executor(executor, os.getpid) for _ in range(self._workers))))
        )

    async def close(self) -> None:
        """Finish what is being drawn and end the workers."""
        self._closed = True
        if self._drawing:
            await asyncio.wait(self._drawing.values())
        if self._executor is not None:
            await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)
            self._executor = None

    async def __aenter__(self) -> RenderPool:
        """Open the pool; workers start with the first picture."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close the pool."""
        await self.close()


def _begin_work() -> None:
    """Prepare a worker: leave interrupts to the parent, stay out of its way, end with it, load the sprites."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()
    warm_up()


def _end_with_parent() -> None:
    """Leave when the parent has gone: a killed parent cannot say goodbye, and its workers would wait for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
