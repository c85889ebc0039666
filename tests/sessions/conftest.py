from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.sessions import lobby
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.store import Store
from tests.support.sessions.players import Players


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every game's seed follow from one number, so that a test plays the same games whenever it runs."""
    for number, module in ((7, lobby), (8, rewind)):  # a finished game that is reopened gets a seed as well
        monkeypatch.setattr(module, "secrets", SimpleNamespace(token_bytes=random.Random(number).randbytes))


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
