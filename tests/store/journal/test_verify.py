"""Whatever byte changes behind the store's back is found, and named."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bot.store import Commit, Position, Store, StoreDamaged, TableRow
from bot.store.file import codec
from bot.store.journal import chain
from bot.store.journal.verify import verify
from tests.support.store import CHANNEL, answer, raw, started, states

UNREAD = {"table_id"}
"""A row of another table is a missing row here, tried apart."""


async def fill(store: Store, channel_id: int = CHANNEL) -> int:
    """Play a short game that uses every kind of row."""
    played = list(states(4))
    table_id = await started(store, channel_id, state=played[0])
    await store.commit(table_id, answer(b"one", label=b"words"))
    await store.commit(table_id, answer(b"two", state=played[1], reveals=True))
    await store.commit(table_id, answer(b"three", state=played[2]))
    await store.commit(table_id, Commit(kind="undo", prev=2, left=4))
    await store.commit(table_id, Commit(kind="redo", prev=3, left=4))
    await store.commit(table_id, Commit(kind="fork", prev=2, left=6, entry=b"stream"))
    await store.commit(table_id, answer(b"four", state=played[3]))
    return table_id


def flipped(value: object) -> Iterator[object]:
    """Damage a value in every place: each byte of a blob, each letter of a text, the low bit of a number."""
    match value:
        case bytes():
            for place in range(len(value)):
                for bit in (1, 128):
                    yield value[:place] + bytes([value[place] ^ bit]) + value[place + 1 :]
        case str():
            for place in range(len(value)):
                yield value[:place] + chr(ord(value[place]) ^ 1) + value[place + 1 :]
        case int():
            yield value ^ 1
            yield value ^ 2
            yield None
        case None:
            yield 1


@pytest.mark.parametrize("table", ["journal", "keyframes"])
async def test_any_flipped_byte_is_found(store: Store, path: Path, table: str) -> None:
    table_id, other = await fill(store), await fill(store, CHANNEL + 1)
    tried = 0
    with raw(path) as db:
        db.execute("PRAGMA ignore_check_constraints = ON")
        columns = [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})") if name not in UNREAD]
        for values in db.execute(
            f"SELECT {', '.join(columns)} FROM {table} WHERE table_id = ?", (table_id,)
        ).fetchall():
            for column, value in zip(columns, values, strict=True):
                for damage in flipped(value):
                    tried += change(db, table, column, damage, table_id, values[0])
        assert verify(db, table_id, None) == verify(db, other, None) == []
    assert tried > 500


def change(db: sqlite3.Connection, table: str, column: str, damage: object, table_id: int, seq: int) -> bool:
    """Try one damage, prove that it is found, and take it back; say whether SQLite let it happen."""
    db.execute("BEGIN")
    try:
        db.execute(f"UPDATE {table} SET {column} = ? WHERE table_id = ? AND seq = ?", (damage, table_id, seq))
    except sqlite3.IntegrityError:
        return False
    else:
        problems = verify(db, table_id, None)
        assert problems, f"{table}.{column} of row {seq} became {damage!r}"
        assert {problem.table_id for problem in problems} == {table_id}
        return True
    finally:
        db.execute("ROLLBACK")


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        ("UPDATE journal SET entry = x'00' WHERE table_id = 1 AND seq = 2", {2}),
        ("UPDATE journal SET hash = zeroblob(16) WHERE table_id = 1 AND seq = 3", {3}),
        ("UPDATE journal SET label = NULL WHERE table_id = 1 AND seq = 2", {2}),
        ("UPDATE journal SET seat = CAST(x'ff' AS TEXT) WHERE table_id = 1 AND seq = 2", {2}),
        ("UPDATE journal SET delta = x'0000000000' WHERE table_id = 1 AND seq = 3", {3, 4}),
        ("UPDATE journal SET table_id = 2, seq = 99 WHERE table_id = 1 AND seq = 8", {7}),
        ("DELETE FROM journal WHERE table_id = 1 AND seq = 2", {2}),
        ("DELETE FROM keyframes WHERE table_id = 1 AND seq = 1", {1, 3, 4, 8}),
        ("UPDATE tables SET head = 4611686018427387904 WHERE id = 1", {8}),
        ("UPDATE tables SET head = 7 WHERE id = 1", {8}),
        ("INSERT INTO keyframes VALUES (1, 5, x'00')", {5}),
    ],
)
async def test_damage_is_named_where_it_is(store: Store, path: Path, damage: str, found: set[int]) -> None:
    table_id, other = await fill(store), await fill(store, CHANNEL + 1)
    assert (table_id, other) == (1, 2)
    with raw(path) as db:
        db.execute(damage)

    assert {problem.seq for problem in await store.verify(table_id)} == found
    if "table_id = 2" not in damage:
        assert await store.verify(other) == []


async def test_a_row_rewritten_with_a_fitting_hash_breaks_the_chain(store: Store, path: Path) -> None:
    table_id = await fill(store)
    first, second = await store.rows(table_id, 1, 2)
    forged = msgspec.structs.replace(second, entry=b"other")
    with raw(path) as db:
        db.execute(
            "UPDATE journal SET entry = ?, hash = ? WHERE seq = 2", (forged.entry, chain.link(first.hash, forged, None))
        )

    assert [problem.seq for problem in await store.verify(table_id)] == [3]


@pytest.mark.parametrize("table", ["journal", "keyframes"])
async def test_a_state_exchanged_for_another_is_found(path: Path, table: str) -> None:
    """A sound frame of a wrong state: only the chain can tell."""
    async with await Store.open(path) as store:
        table_id = await fill(store)
    with raw(path) as db:
        if table == "keyframes":
            db.execute("UPDATE keyframes SET data = ?", (codec.pack(b"another"),))
        else:
            db.execute("UPDATE journal SET delta = ? WHERE seq = 3", (codec.pack(b"another", next(states(1))),))

    async with await Store.open(path) as store:
        seq = 1 if table == "keyframes" else 3
        assert seq in {problem.seq for problem in await store.verify(table_id)}
        with pytest.raises(StoreDamaged) as refused:
            await store.position(table_id, seq)
        assert refused.value.seq == seq


async def test_a_circle_does_not_hold_up_a_walk(store: Store, path: Path) -> None:
    table_id = await fill(store)
    with raw(path) as db:
        db.execute("UPDATE journal SET prev = 8 WHERE seq = 7")

    with pytest.raises(StoreDamaged) as refused:
        await store.ancestors(table_id, limit=100)

    assert refused.value.seq == 7


@pytest.mark.parametrize(
    ("damage", "seq"),
    [
        ("UPDATE journal SET entry = x'00' WHERE seq = 7", 7),
        ("UPDATE journal SET prev = 7 WHERE seq = 7", 7),
        ("UPDATE journal SET hash = zeroblob(16) WHERE seq = 7", 7),
        ("UPDATE keyframes SET data = x'00'", 1),
        ("DELETE FROM keyframes", 1),
        ("DELETE FROM journal WHERE seq = 2", 2),
    ],
)
async def test_a_damaged_position_is_not_given_out(path: Path, damage: str, seq: int) -> None:
    async with await Store.open(path) as store:
        table_id = await fill(store)
    with raw(path) as db:
        db.execute(damage)

    async with await Store.open(path) as store:
        with pytest.raises(StoreDamaged) as refused:
            await store.position(table_id, 7)

    assert (refused.value.table_id, refused.value.seq) == (table_id, seq)


async def test_garbage_in_the_file_is_reported_and_not_raised(path: Path) -> None:
    async with await Store.open(path) as store:
        table_id = await fill(store)
    with raw(path) as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = 'journal'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    data = bytearray(path.read_bytes())
    data[(page - 1) * size : page * size] = b"\xff" * size
    path.write_bytes(data)

    async with await Store.open(path) as store:
        problems = await store.verify(table_id)
        assert problems
        with pytest.raises(StoreDamaged):
            await store.position(table_id)


async def test_the_game_has_the_last_word(store: Store) -> None:
    table_id = await fill(store)
    asked: list[tuple[int, int, list[bytes]]] = []

    def accept(table: TableRow, position: Position) -> None:
        asked.append((table.id, position.seq, position.entries))

    def refuse(table: TableRow, position: Position) -> None:
        raise KeyError("no such card")

    assert await store.verify(table_id, derive=accept) == []
    assert asked == [(table_id, 8, [])]
    (problem,) = await store.verify(table_id, derive=refuse)
    assert (problem.table_id, problem.seq) == (table_id, 8)
    assert "no such card" in problem.what
