"""What is done regularly goes by a clock that nobody can set."""

from __future__ import annotations

import asyncio
from pathlib import Path

import cogs
from cogs.regular import regularly


def test_nothing_sleeps_until_a_time_on_the_wall() -> None:
    """The loops of discord.py do: after the clock was set back by a day they would sleep for a day."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in Path(cogs.__file__).parent.rglob("*.py")}
    assert [name for name, text in texts.items() if "tasks.loop" in text or "import tasks" in text] == []


async def test_it_is_done_again_and_again_until_it_is_cancelled() -> None:
    done, enough = list[int](), asyncio.Event()

    async def doing() -> None:
        done.append(1)
        if len(done) == 3:
            enough.set()

    task = asyncio.create_task(regularly(0.0, doing))
    await enough.wait()
    task.cancel()
    await asyncio.wait([task])
    assert task.cancelled()
