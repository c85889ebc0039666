"""A copy of the whole database while it is in use."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.store import Store, StoreFull
from tests.support.store import answer, raw, started, states


async def test_a_backup_is_a_whole_store_in_one_file(store: Store, tmp_path: Path) -> None:
    first, *rest = states(50)
    table_id = await started(store, state=first)
    await store.commit_many(table_id, [answer(b"", state=state) for state in rest])
    seen: list[tuple[int, int]] = []
    target = tmp_path / "copies" / "vigil.db"
    target.parent.mkdir()
    target.write_bytes(b"an older copy")

    await store.backup(target, progress=lambda done, total: seen.append((done, total)))

    assert seen[-1][0] == seen[-1][1] > 0
    assert [file.name for file in target.parent.iterdir()] == ["vigil.db"]
    with raw(target) as db:
        assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    async with await Store.open(target) as copy:
        assert await copy.rows(table_id) == await store.rows(table_id)
        assert await copy.verify(table_id) == []


async def test_answers_are_written_while_a_backup_runs(store: Store, tmp_path: Path) -> None:
    """Write from inside the backup's own progress: the copy shows the moment it began and does not start over."""
    table_id = await started(store, state=bytes(1000))
    noise = [bytes([n]) * 3_000_000 for n in range(4)]
    for block in noise:
        await store.set_person_prefs(block[0], block)
    seen: list[int] = []

    def write(done: int, total: int) -> None:
        seen.append(done)
        asyncio.run_coroutine_threadsafe(store.commit(table_id, answer(b"meanwhile")), loop).result()

    loop = asyncio.get_running_loop()
    await store.backup(tmp_path / "copy.db", progress=write)

    assert seen == sorted(seen)
    assert len(seen) > 3
    assert (await store.table(table_id)).head == 1 + len(seen)
    async with await Store.open(tmp_path / "copy.db") as copy:
        assert (await copy.table(table_id)).head == 1
        assert await copy.verify(table_id) == []


async def test_a_backup_that_fails_leaves_the_last_one(store: Store, tmp_path: Path) -> None:
    await started(store)
    target = tmp_path / "copy.db"
    await store.backup(target)
    before = target.read_bytes()

    def fail(done: int, total: int) -> None:
        raise RuntimeError("the disk was pulled")

    with pytest.raises(RuntimeError):
        await store.backup(target, progress=fail)
    with pytest.raises(StoreFull):
        await store.backup(tmp_path / "nowhere" / "copy.db")
    (tmp_path / "folder").mkdir()
    with pytest.raises(StoreFull):
        await store.backup(tmp_path / "folder")

    assert target.read_bytes() == before
    assert not list(tmp_path.glob("*.part"))
