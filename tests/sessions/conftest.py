from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sessions.house import House
from bot.store import Store
from tests.sessions.players import Players


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    async with await Store.open(tmp_path / "vigil.sqlite3") as opened:
        yield opened


@pytest.fixture
def house(store: Store) -> House:
    return House(store)


@pytest.fixture
async def players(house: House) -> Players:
    return await Players.sit_down(house)
