"""Looking back and moving campaigns while things go wrong: what was shown counts, what failed left nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.playground.world.records import Upload
from renderers import RenderPool
from tests.support.e2e.bench import CHANNEL, Bench, bench
from tests.support.e2e.copies import bring, dump, export
from tests.support.faults.locking import BUSY, LONG, locked
from tests.support.waiting import eventually


@pytest.fixture
def table(hurried: Bench) -> Bench:
    """A bench that waits only shortly for its database."""
    return hurried


@pytest_asyncio.fixture(loop_scope="session")
async def drawn(tmp_path: Path) -> AsyncIterator[Bench]:
    """A bench with one real worker."""
    async with RenderPool(workers=1) as pool, bench(tmp_path / "vigil.sqlite3", pool) as ready:
        yield ready


async def test_a_recap_is_shown_even_if_it_cannot_be_noted(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await table.rest(session)
    await table.quiet()
    await (await table.person("Ada").command("table recap", CHANNEL)).final()  # the workshop has begun by now
    await table.quiet()
    async with locked(table, LONG):
        reply = await table.person("Eve").command("table recap", CHANNEL)
        recap = await reply.final()
        assert recap.text.startswith("### The game so far")
        await table.quiet()
    assert reply.followups == []
    again = await (await table.person("Eve").command("table recap", CHANNEL)).final()
    assert again.text.startswith("### The game so far")


async def test_a_campaign_that_cannot_be_written_is_not_taken_in(table: Bench) -> None:
    await table.open("Bruno", "Chiara")
    data = (await export(table, "Ada")).files[0].data
    await bring(table, "Ada", data)  # the workshop has begun by now
    await table.quiet()
    before = dump(table.path)
    async with locked(table, LONG):
        assert (await bring(table, "Ada", data)).text == BUSY
    assert dump(table.path) == before
    await bring(table, "Ada", data)
    assert len(await table.store.tables()) == 3


async def test_the_same_import_twice_makes_two_campaigns_that_never_mix(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    data = (await export(table, "Ada")).files[0].data
    for _ in range(2):
        await bring(table, "Ada", data)
    await table.quiet()
    ids = [row.id for row in await table.store.tables()]
    assert len(ids) == 3
    for id in ids:
        assert await table.store.verify(id) == []
    await table.rest(session)
    assert {row.head for row in await table.store.tables() if row.id != session.id} == {1}


async def test_a_server_brings_in_one_campaign_at_a_time(table: Bench) -> None:
    await table.open("Bruno", "Chiara")
    data = (await export(table, "Ada")).files[0].data
    file = Upload("campaign.vigil", "application/octet-stream", data)
    ada = table.person("Ada")
    replies = await asyncio.gather(*(ada.command("campaign import", CHANNEL, options={"file": file}) for _ in range(2)))
    said = sorted([(await reply.final()).text for reply in replies])
    assert said[0].startswith("Another campaign is being brought into this server right now.")
    assert len(await table.store.tables()) == 2
    assert (await bring(table, "Ada", data)).text != said[0]
    assert len(await table.store.tables()) == 3


async def test_a_replay_survives_the_death_of_its_worker(drawn: Bench) -> None:
    session = await drawn.open("Ada", "Bruno")
    for _ in range(6):
        await drawn.rest(session)
    await drawn.quiet()
    (worker,) = await drawn.pool.worker_ids()
    reply = await drawn.person("Eve").command("table replay", CHANNEL)
    await eventually(lambda: drawn.pool._drawing)
    os.kill(worker, signal.SIGKILL)
    replay = await reply.final()
    assert [file.filename for file in replay.files] == ["replay.webp", "replay.txt"]
    assert await drawn.pool.worker_ids() != [worker]
