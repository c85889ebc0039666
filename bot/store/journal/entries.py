"""Reading the journal of a table: a tree of rows that only grows, with one hash chain through all of them."""

from __future__ import annotations

import sqlite3
from typing import Any

from bot.store.errors import NoSuchRow, NoSuchTable, StoreDamaged
from bot.store.file.sql import select
from bot.store.journal import chain, states
from bot.store.journal.states import StateCache
from bot.store.rows import Position, Row

_SELECT = select(Row, "journal")
_ROW = _SELECT + "WHERE table_id = ? AND seq = ?"
_ROWS = _SELECT + "WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq"
_HANDED_ON = _SELECT + "WHERE table_id = ? AND kind = 'set' ORDER BY seq"
_HEAD = "SELECT head FROM tables WHERE id = ?"
_HASH = "SELECT hash FROM journal WHERE table_id = ? AND seq = ?"
_REVEALS = Row.__struct_fields__.index("reveals")


def head_of(db: sqlite3.Connection, table_id: int) -> int:
    """The number of the newest row, 0 before the first."""
    found = db.execute(_HEAD, (table_id,)).fetchone()
    if found is None:
        raise NoSuchTable(table_id)
    return int(found[0])


def row(db: sqlite3.Connection, table_id: int, seq: int) -> Row:
    """Read one row."""
    found = db.execute(_ROW, (table_id, seq)).fetchone()
    if found is not None:
        return _read(table_id, found)
    if 0 < seq <= head_of(db, table_id):
        raise StoreDamaged(table_id, seq, "the row is missing")
    raise NoSuchRow(table_id, seq)


def rows(db: sqlite3.Connection, table_id: int, first: int, last: int | None) -> list[Row]:
    """Read the rows from `first` to `last`, both included, in order of writing."""
    head = head_of(db, table_id)
    found = db.execute(_ROWS, (table_id, first, head if last is None else last))
    return [_read(table_id, values) for values in found]


def handed_on(db: sqlite3.Connection, table_id: int) -> list[Row]:
    """Read the rows at which seats may have changed hands, in order of writing."""
    return [_read(table_id, values) for values in db.execute(_HANDED_ON, (table_id,))]


def ancestors(db: sqlite3.Connection, table_id: int, seq: int | None, limit: int) -> list[Row]:
    """Follow `prev` from a row, itself included, newest first; each step costs one look-up."""
    at: int | None = (head_of(db, table_id) or None) if seq is None else seq
    path: list[Row] = []
    while at is not None and len(path) < limit:
        step = row(db, table_id, at)
        path.append(step)
        at = row_before(table_id, step)
    return path


def position(db: sqlite3.Connection, cache: StateCache, table_id: int, seq: int | None) -> Position:
    """Restore the position of a row; every row it rests on is checked against the hash chain."""
    asked = head_of(db, table_id) if seq is None else seq
    path = [row(db, table_id, asked)]
    while not path[-1].has_state:
        _check(db, table_id, path[-1], None)
        before = row_before(table_id, path[-1])
        if before is None:
            raise StoreDamaged(table_id, path[-1].seq, "no state lies before this row")
        path.append(row(db, table_id, before))
    kept = states.load(db, cache, table_id, path[-1].seq)
    _check(db, table_id, path[-1], kept.state)
    cache.put(path[-1].hash, kept)
    path.reverse()
    return Position(asked, kept.state, [step.entry for step in path[1:] if step.entry is not None], path)


def hash_of(db: sqlite3.Connection, table_id: int, seq: int) -> bytes:
    """The hash that the row after `seq` is chained to."""
    if seq == 0:
        return chain.GENESIS
    found = db.execute(_HASH, (table_id, seq)).fetchone()
    if found is None:
        raise StoreDamaged(table_id, seq, "the row is missing")
    return bytes(found[0])


def _check(db: sqlite3.Connection, table_id: int, step: Row, state: bytes | None) -> None:
    """Refuse a row that is not what was written."""
    if step.hash != chain.link(hash_of(db, table_id, step.seq - 1), step, state):
        raise StoreDamaged(table_id, step.seq, "the hash does not fit the row")


def row_before(table_id: int, step: Row) -> int | None:
    """The row before this one; a damaged link must not send a walk in circles."""
    if step.prev is not None and not 0 < step.prev < step.seq:
        raise StoreDamaged(table_id, step.seq, "the row follows one that is not before it")
    return step.prev


def _read(table_id: int, values: tuple[Any, ...]) -> Row:
    """Turn SQLite's values into a row; SQLite has no truth values of its own."""
    if values[_REVEALS] not in {0, 1}:
        raise StoreDamaged(table_id, values[0], "the row neither reveals nor hides")
    fields = list(values)
    fields[_REVEALS] = bool(values[_REVEALS])
    return Row(*fields)
