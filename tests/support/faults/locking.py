"""Another process that locks the database, for shorter or longer than Vigil has patience."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.interactions import FIRST_RESPONSE_SECONDS
from tests.support.e2e.bench import Bench, bench
from tests.support.e2e.sketchpad import Sketchpad

PATIENCE = 0.5
BUSY_TIMEOUT = 1.5
SHORT, LONG = 1.0, 2.2
"""Longer than patience and shorter than the store waits; and longer than that."""

BUSY = "Vigil's memory is busy just now. Nothing was changed: please try again in a moment."


@pytest_asyncio.fixture(loop_scope="session")
async def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """A bench that keeps the order of the delays, and shortens them."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 0.01)
    path = tmp_path / "vigil.sqlite3"
    async with (
        Sketchpad() as pool,
        bench(path, pool, busy_timeout=BUSY_TIMEOUT, patience=PATIENCE) as ready,
    ):
        ready.server.interactions.deadline = FIRST_RESPONSE_SECONDS
        yield ready


@contextlib.asynccontextmanager
async def locked(table: Bench, seconds: float) -> AsyncIterator[None]:
    """Hold the database from another connection for a while, beginning now."""
    with contextlib.closing(sqlite3.connect(table.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")

        async def release() -> None:
            await asyncio.sleep(seconds)
            other.execute("ROLLBACK")

        releasing = asyncio.create_task(release())
        yield
        await releasing
