"""The workshop: work is done elsewhere, and can be ended."""

from __future__ import annotations

import asyncio
import errno
import os
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from bot.sessions.workshop import Died, TooLong, Workshop
from bot.store import BadExport
from tests.support.sessions.chores import forever


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    async with Workshop(hands=1) as opened:
        yield opened


def greedy() -> int:
    return len([bytes(16 * 1024 * 1024) for _ in range(1000)])


def gone() -> None:
    os._exit(3)


def refused() -> None:
    raise BadExport("newer", "detail")


async def alive(pids: list[int]) -> list[int]:
    """Those of some processes that have not ended in a while."""
    for _ in range(200):
        pids = [pid for pid in pids if _runs(pid)]
        if not pids:
            break
        await asyncio.sleep(0.05)
    return pids


def _runs(pid: int) -> bool:
    with suppress(ProcessLookupError, FileNotFoundError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    return False


async def test_work_is_done_in_another_process_that_is_kept(workshop: Workshop) -> None:
    first, second = [await workshop.do(os.getpid) for _ in range(2)]
    assert first == second != os.getpid()
    assert workshop.hands == [first]


async def test_what_it_raises_is_raised_here_and_the_hand_goes_on(workshop: Workshop) -> None:
    hand = await workshop.do(os.getpid)
    with pytest.raises(BadExport) as caught:
        await workshop.do(refused)
    assert (caught.value.reason, caught.value.detail) == ("newer", "detail")
    assert await workshop.do(os.getpid) == hand


async def test_a_hand_that_cannot_start_says_why(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(_: BaseProcess) -> None:
        raise BlockingIOError(errno.EAGAIN, "no process is left")

    with monkeypatch.context() as scarce, pytest.raises(Died, match="no process is left"):
        scarce.setattr(BaseProcess, "start", none_left)
        await workshop.do(os.getpid)
    assert workshop.hands == []
    assert await workshop.do(os.getpid) != os.getpid()


async def test_work_without_end_is_ended_and_the_next_is_done(workshop: Workshop) -> None:
    hand = await workshop.do(os.getpid)
    workshop.seconds = 0.2
    with pytest.raises(TooLong):
        await workshop.do(forever)
    assert await alive([hand]) == []
    workshop.seconds = 60
    assert await workshop.do(os.getpid) != hand


async def test_work_is_ended_by_the_time_of_the_processor_and_not_by_the_clock(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.sessions.workshop.BUSY", 1000)
    workshop.seconds = 0.2
    with pytest.raises(TooLong, match="of the processor"):
        await workshop.do(forever)
    await workshop.do(time.sleep, 0.5)


async def test_work_that_wants_all_memory_is_told_so(workshop: Workshop) -> None:
    with pytest.raises(MemoryError):
        await workshop.do(greedy)
    assert await workshop.do(len, "on") == 2


async def test_a_hand_that_dies_is_replaced(workshop: Workshop) -> None:
    with pytest.raises(Died):
        await workshop.do(gone)
    assert await workshop.do(len, "on") == 2


async def test_whoever_gives_up_leaves_nothing_running(workshop: Workshop) -> None:
    hand = await workshop.do(os.getpid)
    waiting = asyncio.create_task(workshop.do(forever))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert await alive([hand]) == []
    assert await workshop.do(len, "on") == 2


async def test_it_closes_at_once_whatever_is_being_done() -> None:
    workshop = Workshop(hands=1)
    hand = await workshop.do(os.getpid)
    waiting = [asyncio.create_task(workshop.do(forever)) for _ in range(3)]
    await asyncio.sleep(0)
    workshop.close()
    assert all(isinstance(error, Died) for error in await asyncio.gather(*waiting, return_exceptions=True))
    assert await alive([hand]) == []
