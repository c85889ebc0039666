"""What the tests of the store share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.support.store import Clock


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a database that does not exist yet."""
    return tmp_path / "vigil.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """Open an empty store that gives up on a lock at once."""
    async with await Store.open(path, busy_timeout=0, clock=Clock()) as opened:
        yield opened
