from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot.sessions import lobby
from renderers import RenderPool
from tests.e2e.bench import Bench, bench
from tests.e2e.sketchpad import Sketchpad


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> random.Random:
    """Make every game's seed follow from one number."""
    rng = random.Random(7)
    monkeypatch.setattr(lobby, "secrets", SimpleNamespace(token_bytes=rng.randbytes))
    return rng


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pool() -> AsyncIterator[RenderPool]:
    """The real render workers."""
    async with RenderPool() as drawn:
        yield drawn


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path) -> AsyncIterator[Bench]:
    """A bench whose pictures are blank."""
    async with Sketchpad() as sketchpad, bench(tmp_path / "vigil.sqlite3", sketchpad) as ready:
        yield ready


@pytest_asyncio.fixture(loop_scope="session")
async def painted(tmp_path: Path, pool: RenderPool) -> AsyncIterator[Bench]:
    """A bench with real pictures."""
    async with bench(tmp_path / "vigil.sqlite3", pool) as ready:
        yield ready


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/e2e/" in item.nodeid:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
