"""Render workers die: the picture is drawn by others, and none is left behind."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures.process import BrokenProcessPool

import pytest

from renderers import RenderPool
from tests.support.e2e.bench import CHANNEL, Bench, give


def workers(pool: RenderPool) -> list[int]:
    """The process ids of those who draw."""
    return list(pool._executor._processes) if pool._executor else []


async def test_a_picture_is_drawn_although_its_worker_is_killed(painted: Bench) -> None:
    await painted.open("Ada", "Bruno")
    await painted.pool.warm()
    dying = workers(painted.pool)
    more = await painted.more("Eve")
    for pid in dying:
        os.kill(pid, signal.SIGSTOP)
    reply = await painted.person("Eve").press(more, "Look closer")
    assert reply.message.loading, "the workers hold still, so it is being drawn"
    for pid in dying:
        os.kill(pid, signal.SIGKILL)
    closer = await reply.final()
    assert closer.files
    assert not set(dying) & set(workers(painted.pool))


async def test_a_game_goes_on_while_workers_die(painted: Bench) -> None:
    session = await painted.open("Ada", "Bruno")
    panel = await painted.panel()
    for to in ("C4", "D3"):
        await painted.pool.warm()
        await give(painted.person("Ada"), panel, [f"move to={to}"])
        for pid in workers(painted.pool):
            os.kill(pid, signal.SIGKILL)
        await painted.quiet()
    assert session.row.head == 3
    assert "Mara stands at D3" in panel.alt_texts[0]


async def test_a_new_panel_comes_without_its_picture_if_nothing_can_be_drawn(
    painted: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise BrokenProcessPool("no memory is left")

    with monkeypatch.context() as broken:
        broken.setattr(painted.pool, "draw", fail)
        session = await painted.open("Ada", "Bruno")
        panel = await painted.panel()
        assert panel.alt_texts == []
        await give(painted.person("Ada"), panel, ["move to=C4"])
        assert session.row.head == 2
    await give(painted.person("Bruno"), panel, ["move to=D4"])
    await painted.quiet()
    assert "Mara stands at C4" in panel.alt_texts[0]


async def test_a_pool_that_cannot_draw_leaves_the_words(painted: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await painted.open("Ada", "Bruno")
    panel = await painted.panel()

    async def fail(*_: object) -> None:
        raise OSError("no more processes")

    with monkeypatch.context() as broken:
        broken.setattr(painted.pool, "_draw", fail)
        await give(painted.person("Ada"), panel, ["move to=C4"])
        await painted.server.until(lambda: "Mara moves to C4." in panel.text)
        await asyncio.sleep(0)
        assert session.row.head == 2
        reply = await painted.person("Bruno").command("table board", CHANNEL, text=True)
        assert "Mara" in reply.message.text
    await painted.quiet()
    assert "Mara stands at C4" in panel.alt_texts[0]
