"""Somebody else who locks the database: until Vigil has said that it heard, or until the store gives up."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.support.e2e.bench import Bench, bench, patience
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.waiting import PATIENT

SHORT, LONG = False, True
"""Whether a lock lasts until the store gives up."""
PATIENCE = 0.2
GIVES_UP = 1.0
"""Seconds that Vigil and the store wait behind a lock. SQLite counts what it slept, not what the clock says."""

BUSY = "Vigil's memory is busy just now. Nothing was changed: please try again in a moment."


@pytest_asyncio.fixture(loop_scope="session")
async def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bench]:
    """A bench that tries again at once."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 0.01)
    async with Sketchpad() as pool, bench(tmp_path / "vigil.sqlite3", pool) as ready:
        yield ready


@contextlib.asynccontextmanager
async def locked(table: Bench, long: bool) -> AsyncIterator[None]:
    """Hold the database from another connection until this is left; meanwhile Vigil has little patience.

    Behind a short lock the store would wait as long as it takes, behind a long one it gives up.
    """
    await wait_for_locks(table, GIVES_UP if long else PATIENT)
    with patience(PATIENCE), contextlib.closing(sqlite3.connect(table.path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


async def wait_for_locks(table: Bench, seconds: float) -> None:
    """Let the store wait so long for a lock, from the next on."""
    await table.store._db.run(lambda db: db.execute(f"PRAGMA busy_timeout = {1000 * seconds:.0f}").fetchall())
