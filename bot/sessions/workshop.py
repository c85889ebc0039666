"""The workshop: heavy work in processes of its own, which can be ended at any time.

What somebody brings along in a file may be made to last for ever, or to take all the memory there is. A thread cannot
be ended, and the whole program would wait for it; a process can. Each of a few hands does one piece of work at a time
within a memory limit, where the platform has one. A hand that takes too long is ended, and another one starts with
the next piece of work.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from math import ceil
from multiprocessing.connection import Connection
from typing import Any, ParamSpec, Self, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Order = tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]
"""A function and what it is called with."""

HANDS = 2
SECONDS = 20.0
"""Of the processor that one piece of work may take; to check a campaign of ten thousand answers takes about two."""
BUSY = 6
"""How many times as long it may last by the clock: the machine has other things to do as well."""
ENDING = 30.0
"""Seconds in which a process that has closed its pipe must have ended; on a busy machine that is not at once."""
MEMORY = 1024 * 1024 * 1024
"""Bytes of address space of one hand; about a quarter of that is taken before any work begins."""
TIRED = 256 * 1024 * 1024
"""A hand that has held so many bytes makes room for a fresh one."""
NICENESS = 5


class TooLong(Exception):
    """A piece of work took longer than it may, and was ended."""


class Died(Exception):
    """A hand could not start, or ended in the middle of its work: out of memory, or the workshop was closed."""


class Workshop:
    """A few hands, and work that waits for one that is free."""

    def __init__(self, hands: int = HANDS, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self._free = asyncio.Semaphore(hands)
        self._watching = ThreadPoolExecutor(hands, "workshop")
        """One thread a hand, which only waits for it: it ends as soon as its hand is ended."""
        self._idle: list[_Hand] = []
        self._busy: set[_Hand] = set()
        self._closed = False

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a function called elsewhere: one of a module, with what can be pickled. It raises what that raised."""
        async with self._free:
            if self._closed:
                raise Died("the workshop is closed")
            hand = self._idle.pop() if self._idle else _Hand()
            self._busy.add(hand)
            try:
                watching = asyncio.get_running_loop().run_in_executor(
                    self._watching, hand.work, (work, args, kwargs), self.seconds
                )
                done, result, tired = await watching
            except BaseException:  # also where nobody waits for the result any more
                hand.end()
                raise
            finally:
                self._busy.discard(hand)
            if tired or self._closed:
                hand.end()
            else:
                self._idle.append(hand)
        if not done:
            raise result
        found: T = result
        return found

    @property
    def hands(self) -> list[int]:
        """The process ids of all hands."""
        return [hand.pid for hand in (*self._idle, *self._busy) if hand.pid is not None]

    def close(self) -> None:
        """End every hand at once; what they were doing is lost, and whoever waits for it is told."""
        self._closed = True
        for hand in (*self._idle, *self._busy):
            hand.end()
        self._idle.clear()
        self._watching.shutdown(wait=False)

    async def __aenter__(self) -> Self:
        """Open the workshop; hands start with the first piece of work."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it."""
        self.close()


async def aside(workshop: Workshop | None, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do something in a workshop; without one, in another thread."""
    if workshop is None:
        return await asyncio.to_thread(work, *args, **kwargs)
    return await workshop.do(work, *args, **kwargs)


class _Hand:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._starting = threading.Lock()
        self._ended = False

    @property
    def pid(self) -> int | None:
        """The id of the process, once it has started."""
        return self._process.pid if self._process else None

    def work(self, order: Order, seconds: float) -> tuple[bool, Any, bool]:
        """Have something done, and wait for it; give whether it came to its end, what it gave or raised, and wear."""
        pipe = self._started()
        try:
            pipe.send((order, seconds))
            if not pipe.poll(BUSY * seconds):
                raise TooLong(f"more than {BUSY * seconds} seconds")
            reply: tuple[bool, Any, bool] = pipe.recv()
        except (EOFError, OSError) as error:
            if self._used_up():
                raise TooLong(f"more than {seconds} seconds of the processor") from error
            raise Died(repr(error)) from error
        return reply

    def _used_up(self) -> bool:
        """Whether the process ended because it took more of the processor than it may."""
        if self._process is None or not hasattr(signal, "SIGXCPU"):
            return False
        self._process.join(ENDING)
        return self._process.exitcode == -signal.SIGXCPU

    def _started(self) -> Connection:
        with self._starting:
            if self._ended:
                raise Died("it was ended before it began")
            if self._pipe is None:
                self._process, self._pipe = _start()
            return self._pipe

    def end(self) -> None:
        """End the process at once, whatever it does."""
        with self._starting:
            self._ended = True
            if self._process is not None:
                self._process.kill()


def _start() -> tuple[multiprocessing.process.BaseProcess, Connection]:
    """Start the process of a hand, with a pipe to it."""
    try:
        ours, theirs = multiprocessing.Pipe()
        with theirs:
            process = _process(theirs)
            process.start()
    except OSError as error:  # no process, no memory or no file is left for it
        raise Died(f"it could not start: {error!r}") from error
    return process, ours


def _process(pipe: Connection) -> multiprocessing.process.BaseProcess:
    """Make the process of a hand: from a clean one where there is such a thing, never a copy of this one."""
    if "forkserver" in multiprocessing.get_all_start_methods():
        clean = multiprocessing.get_context("forkserver")
        return clean.Process(target=_serve, args=(pipe,), name="workshop", daemon=True)
    fresh = multiprocessing.get_context("spawn")
    return fresh.Process(target=_serve, args=(pipe,), name="workshop", daemon=True)


def _serve(pipe: Connection) -> None:
    """Do one piece of work after the other until the pipe is closed."""
    _begin_work()
    while True:
        try:
            (work, args, kwargs), seconds = pipe.recv()
        except EOFError:
            return
        _allow(seconds)
        try:
            reply = True, work(*args, **kwargs)
        except Exception as error:  # noqa: BLE001 - whatever it raised is raised again where it was asked for
            reply = False, _portable(error)
        pipe.send((*reply, _tired()))


def _portable(error: Exception) -> Exception:
    """An error as another process can make it again; where it cannot be made, one with the same words."""
    try:
        again = copy(error)
    except Exception:  # noqa: BLE001 - an error with an `__init__` of its own may fail in any way here
        return RuntimeError(repr(error))
    return error if type(again) is type(error) and again.args == error.args else RuntimeError(repr(error))


def _begin_work() -> None:
    """Prepare a hand: leave interrupts to the parent, stay out of its way, take no more than is due, end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        import resource
    except ImportError:  # Windows
        pass
    else:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _allow(seconds: float) -> None:
    """Let this process be ended when it has taken so many more seconds of the processor."""
    try:
        import resource
    except ImportError:  # Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (ceil(time.process_time() + seconds), most))


def _tired() -> bool:
    """Whether this process has grown so large that a fresh one is better."""
    try:
        import resource
    except ImportError:  # Windows
        return False
    unit = 1 if os.uname().sysname == "Darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit > TIRED


def _end_with_parent() -> None:
    """Leave when the parent has gone: a killed parent cannot say goodbye."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
