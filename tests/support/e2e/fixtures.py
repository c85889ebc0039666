"""What tests with the real client are given: a bench, a clock, the gallery, marked cards."""

from __future__ import annotations

import random
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import pytest_asyncio

from bot import games, text
from bot.games.training.content import CARDS
from bot.sessions import house, lobby
from renderers import RenderPool
from tests.support.e2e import gallery
from tests.support.e2e.bench import Bench, bench
from tests.support.e2e.patience import Clock
from tests.support.e2e.sketchpad import Sketchpad


def share_a_loop(items: list[pytest.Item], folder: Path) -> None:
    """Have the asynchronous tests of a folder run on one loop, as the workers who draw for them need it."""
    for item in items:
        if folder in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


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


@pytest.fixture
def clock(table: Bench, monkeypatch: pytest.MonkeyPatch) -> Clock:
    held = Clock(table)
    monkeypatch.setattr("bot.store.store.now_ms", lambda: held.now)  # for a client that is started later
    return held


@pytest.fixture
def hung(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Put the gallery among the games, with its words."""
    ids = (*games.IDS, "gallery")
    for module in (games, text, house):
        monkeypatch.setattr(module, "IDS", ids)
    monkeypatch.setitem(sys.modules, "bot.games.gallery", gallery)
    for name in [name for name in sys.modules if name.split(".")[0] == "cogs"]:
        monkeypatch.delitem(sys.modules, name)
    words = tmp_path / "gallery.ftl"
    words.write_text(gallery.TEXTS, encoding="utf-8")
    sources = text.sources
    monkeypatch.setattr(text, "sources", lambda locale: [*sources(locale), words])
    text.tongue.cache_clear()
    yield
    text.tongue.cache_clear()
    games.game.cache_clear()


@pytest.fixture
def marked_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every card with a title that no other sentence holds, so that it is found wherever it goes."""
    marked = tmp_path / "marked.ftl"
    marked.write_text("".join(f"training-card-{card} = Xcard-{card}X\n" for card in CARDS), encoding="utf-8")
    sources = text.sources
    monkeypatch.setattr(text, "sources", lambda locale: [marked, *sources(locale)])
    text.tongue.cache_clear()
    yield
    text.tongue.cache_clear()
