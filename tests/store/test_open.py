"""Opening, migrating and refusing databases."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store import Store, StoreBusy, StoreClosed, StoreDamaged, StoreForeign, StoreFull, StoreTooNew
from bot.store.file.connection import Connection
from bot.store.file.migrate import migrate, migrations
from bot.store.store import _prepare
from tests.support.store import new_table, raw, started


async def test_pragmas_guard_what_was_acknowledged(path: Path) -> None:
    def ask(db: sqlite3.Connection) -> list[object]:
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous", "foreign_keys")]

    async with await Store.open(path) as store:
        full, on = 2, 1
        assert await store._db.run(ask) == ["wal", full, on]


async def test_a_new_database_gets_the_newest_schema(path: Path) -> None:
    await (await Store.open(path)).close()

    with raw(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(migrations()),)


async def test_opening_again_keeps_everything(path: Path) -> None:
    async with await Store.open(path) as store:
        table_id = await started(store)
    async with await Store.open(path) as store:
        assert (await store.position(table_id)).state == b"start"


async def test_a_newer_database_is_refused_and_left_alone(path: Path) -> None:
    async with await Store.open(path) as store:
        await started(store)
    with raw(path) as db:
        db.execute("PRAGMA user_version = 99")
        db.execute("PRAGMA journal_mode = DELETE")
    before = path.read_bytes()

    with pytest.raises(StoreTooNew) as refused:
        await Store.open(path)

    assert (refused.value.found, refused.value.known) == (99, len(migrations()))
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


async def test_a_database_of_another_program_is_refused_and_left_alone(path: Path) -> None:
    with raw(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()

    with pytest.raises(StoreForeign):
        await Store.open(path)

    assert path.read_bytes() == before


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.write_bytes(b"not a database at all" * 100)

    with pytest.raises(StoreDamaged):
        await Store.open(path)


async def test_a_folder_that_does_not_exist_cannot_be_written(path: Path) -> None:
    with pytest.raises(StoreFull):
        await Store.open(path / "deeper" / "vigil.db")


async def test_a_connection_that_fails_has_ended_its_thread(path: Path) -> None:
    class Watched(Connection):
        last: Watched

        def __init__(self, path: Path, *, busy_timeout: float) -> None:
            super().__init__(path, busy_timeout=busy_timeout)
            Watched.last = self

    with pytest.raises(StoreFull):
        await Watched.open(path / "deeper", busy_timeout=0)

    assert Watched.last._stopped is not None
    assert Watched.last._stopped.done()


async def test_a_database_locked_while_it_is_made_is_busy(path: Path) -> None:
    with raw(path) as db:
        db.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreBusy):
            await Store.open(path, busy_timeout=0)
        db.execute("ROLLBACK")

    await (await Store.open(path)).close()


async def test_a_migration_is_applied_whole_or_not_at_all(path: Path) -> None:
    with raw(path) as db:
        migrate(db, migrations())
        with pytest.raises(sqlite3.OperationalError):
            migrate(db, [*migrations(), "CREATE TABLE half (id INTEGER);\nCREATE TABLE tables (id INTEGER);\n"])

        assert db.execute("PRAGMA user_version").fetchone() == (len(migrations()),)
        assert db.execute("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").fetchone() == (0,)

        migrate(db, [*migrations(), "CREATE TABLE whole (id INTEGER);\n"])
        assert db.execute("PRAGMA user_version").fetchone() == (len(migrations()) + 1,)
        assert db.execute("SELECT count(*) FROM whole").fetchone() == (0,)


def test_migrations_are_numbered_without_a_gap() -> None:
    folder = Path(__file__).parents[2] / "bot" / "store" / "migrations"
    numbers = sorted(int(file.name.split("_")[0]) for file in folder.glob("*.sql"))

    assert numbers == list(range(1, len(migrations()) + 1))


async def test_opening_does_not_look_at_the_tables(path: Path, tmp_path: Path) -> None:
    """Count SQLite's own steps: a thousand tables must not add one."""
    other = tmp_path / "full.db"
    for file, count in ((path, 1), (other, 1000)):
        async with await Store.open(file) as store:
            await started(store)
        with raw(file) as db:
            columns = [name for _, name, *_ in db.execute("PRAGMA table_info(tables)")]
            copied = ", ".join({"id": "NULL", "channel_id": "channel_id + ?"}.get(name, name) for name in columns)
            db.execute("BEGIN")
            db.executemany(
                f"INSERT INTO tables SELECT {copied} FROM tables WHERE id = 1", ((n,) for n in range(1, count))
            )
            db.execute("COMMIT")
            assert db.execute("SELECT count(*) FROM tables").fetchone() == (count,)

    assert _steps(other) == _steps(path)


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    await store.close()

    with pytest.raises(StoreClosed):
        await store.create_table(new_table())


def _steps(path: Path) -> int:
    """Count the instructions SQLite runs while a database is made ready."""
    steps = 0

    def count() -> int:
        nonlocal steps
        steps += 1
        return 0

    with raw(path) as db:
        db.set_progress_handler(count, 1)
        _prepare(db)
        db.set_progress_handler(None, 0)
    return steps
