"""How much a server has brought in lately is kept, so that no restart lets it bring in more."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import BadExport, Store, TooMuchBroughtIn
from bot.store.copies.intakes import DAY_MS
from bot.store.file.migrate import migrate, migrations
from tests.support.store import CHANNEL, answer, new_table, raw, started

HERE, THERE = 71, 72
HOUR = DAY_MS // 24


class Wall:
    """A clock that is set by hand."""

    now = 1_780_000_000_000

    def __call__(self) -> int:
        return self.now


async def three_rows(store: Store, channel: int = CHANNEL) -> bytes:
    """A file of one table and two rows."""
    table = await started(store, channel)
    await store.commit(table, answer(b"entry"))
    return await store.export_table(table)


async def bring(store: Store, data: bytes, most: int, guild_id: int = HERE) -> None:
    await store.import_table(data, guild_id=guild_id, channel_id=CHANNEL, rows_a_day=most)


async def test_what_was_brought_in_counts_after_a_restart_too(path: Path) -> None:
    wall = Wall()
    async with await Store.open(path, clock=wall) as store:
        data = await three_rows(store)
        await bring(store, data, 6)
        await bring(store, data, 6)
    async with await Store.open(path, clock=wall) as store:
        with pytest.raises(TooMuchBroughtIn) as refused:
            await bring(store, data, 6)
        assert refused.value.wait == 12 * HOUR, "three of six rows a day"
        await bring(store, data, 6, THERE)
        wall.now += 12 * HOUR
        await bring(store, data, 6)
        with pytest.raises(TooMuchBroughtIn):
            await bring(store, data, 6)


async def test_a_file_of_more_than_a_day_takes_all_of_it(path: Path) -> None:
    wall = Wall()
    async with await Store.open(path, clock=wall) as store:
        data = await three_rows(store)
        await bring(store, data, 2)
        with pytest.raises(TooMuchBroughtIn) as refused:
            await bring(store, data, 2)
        assert refused.value.wait == DAY_MS


async def test_few_rows_that_are_large_count_as_many(path: Path) -> None:
    async with await Store.open(path, clock=Wall()) as store:
        table = await started(store)
        await store.commit(table, answer(b"entry", label=bytes(60 * 1024)))
        data = await store.export_table(table)
        assert len(data) < 2 * 1024, "it is packed"
        await bring(store, data, 100)
        with pytest.raises(TooMuchBroughtIn):
            await bring(store, data, 100)
        await bring(store, await three_rows(store, CHANNEL + 1), 100)


async def test_a_clock_that_is_set_back_keeps_nobody_out_for_longer_than_a_day(path: Path) -> None:
    wall = Wall()
    async with await Store.open(path, clock=wall) as store:
        data = await three_rows(store)
        await bring(store, data, 3)
        wall.now -= 400 * DAY_MS
        with pytest.raises(TooMuchBroughtIn) as refused:
            await bring(store, data, 3)
        assert refused.value.wait == DAY_MS


async def test_what_is_refused_does_not_count_and_brings_nothing_in(path: Path) -> None:
    async with await Store.open(path, clock=Wall()) as store:
        data = await three_rows(store)
        for _ in range(3):
            with pytest.raises(BadExport):
                await bring(store, data[:-1], 3)
        await bring(store, data, 3)
        before = await store.tables(limit=-1)
        with pytest.raises(TooMuchBroughtIn):
            await bring(store, data, 3)
        assert await store.tables(limit=-1) == before


async def test_a_server_that_is_erased_leaves_nothing_of_it(path: Path) -> None:
    async with await Store.open(path, clock=Wall()) as store:
        await bring(store, await three_rows(store), 3)
        await store.erase_server(HERE)
    with raw(path) as db:
        assert db.execute("SELECT count(*) FROM intakes").fetchone() == (0,)


async def test_an_older_database_gets_it_and_loses_nothing(path: Path) -> None:
    with raw(path) as db:
        migrate(db, migrations()[:11])
        db.execute("INSERT INTO guilds (id, settings) VALUES (?, x'7b7d')", (HERE,))
    async with await Store.open(path, clock=Wall()) as store:
        table = await store.create_table(new_table(CHANNEL + 1))
        assert (await store.table(table.id)).channel_id == CHANNEL + 1
        assert await store.servers() == sorted({table.guild_id, HERE})
        await bring(store, await three_rows(store), 3)
