"""Locks, full disks and read-only files: nothing half applied, and the store goes on afterwards."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from bot.store import Commit, Outgoing, Seat, Store, StoreBusy, StoreDamaged, StoreError, StoreFull, TableChanges
from bot.store.errors import translate
from tests.support.store import answer, raw, started

BIG = random.Random(1).randbytes(200_000)


def everything(path: Path) -> list[str]:
    """Dump the database as another process sees it."""
    with raw(path) as db:
        return list(db.iterdump())


async def attempt(store: Store, table_id: int) -> None:
    """Commit something that touches every kind of row."""
    await store.commit(
        table_id,
        answer(
            b"entry",
            state=BIG,
            outbox=[Outgoing("log", b"words")],
            changes=TableChanges(status="playing"),
            seats=[Seat("kyle", 0)],
        ),
    )


async def goes_on(store: Store, table_id: int) -> None:
    """Check that the same commit holds now."""
    await attempt(store, table_id)
    assert (await store.position(table_id)).state == BIG
    assert await store.verify(table_id) == []


async def test_a_locked_database_is_busy(store: Store, path: Path) -> None:
    table_id = await started(store)
    before = everything(path)
    with raw(path) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy):
            await attempt(store, table_id)
        assert (await store.position(table_id)).state == b"start"
        other.execute("ROLLBACK")

    assert everything(path) == before
    await goes_on(store, table_id)


@pytest.mark.parametrize(
    ("pragma", "stuck", "well"),
    [("max_page_count", 1, 1_000_000), ("query_only", 1, 0)],
    ids=["a full disk", "a read-only database"],
)
async def test_what_cannot_be_written_applies_nothing(
    store: Store, path: Path, pragma: str, stuck: int, well: int
) -> None:
    table_id = await started(store)
    before = everything(path)

    def set_to(db: sqlite3.Connection, value: int) -> None:
        db.execute(f"PRAGMA {pragma} = {value}")

    await store._db.run(set_to, stuck)
    with pytest.raises(StoreFull):
        await attempt(store, table_id)
    assert everything(path) == before
    assert (await store.table(table_id)).head == 1

    await store._db.run(set_to, well)
    await goes_on(store, table_id)


async def test_a_state_that_was_rolled_back_is_never_built_upon(store: Store) -> None:
    """The row that takes the number of a failed one must be kept against the state that really lies before it."""
    table_id = await started(store)
    with pytest.raises(StoreError):
        await store.commit_many(table_id, [answer(b"", state=BIG), Commit(kind="undo", prev=99)])

    await store.commit(table_id, answer(b"", state=b"other"))
    await store.commit(table_id, answer(b"", state=b"others"))

    assert (await store.position(table_id, 2)).state == b"other"
    assert await store.verify(table_id) == []


def test_an_error_without_a_class_of_its_own_is_still_ours() -> None:
    assert type(translate(sqlite3.ProgrammingError("odd"))) is StoreError
    assert type(translate(sqlite3.OperationalError("Could not decode to UTF-8"))) is StoreDamaged
