from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from renderers import RenderPool
from tests.e2e.bench import Bench, bench


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pool() -> AsyncIterator[RenderPool]:
    async with RenderPool() as drawn:
        yield drawn


@pytest_asyncio.fixture(loop_scope="session")
async def table(tmp_path: Path, pool: RenderPool) -> AsyncIterator[Bench]:
    async with bench(tmp_path / "vigil.sqlite3", pool) as ready:
        yield ready


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "e2e" in item.nodeid:
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
