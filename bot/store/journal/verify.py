"""Proof that a table is what was written: every row, link, state and hash."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterator

from bot.store.errors import StoreDamaged, StoreError
from bot.store.file.connection import translated
from bot.store.journal import chain, entries, states
from bot.store.journal.states import MAX_DEPTH, StateCache
from bot.store.rows import Position, Problem, Row, TableRow, tables

Derive = Callable[[TableRow, Position], None]
"""Must raise if the game cannot go on from this position."""

Finding = tuple[int | None, str]
"""The row, and what is wrong with it."""

_NUMBERS = "SELECT seq FROM journal WHERE table_id = ? ORDER BY seq"
_STRAY_KEYFRAMES = """
    SELECT seq FROM keyframes WHERE table_id = ?1 AND seq NOT IN (
        SELECT seq FROM journal WHERE table_id = ?1 AND base IS NULL)
"""

log = logging.getLogger(__name__)


def verify(db: sqlite3.Connection, table_id: int, derive: Derive | None) -> list[Problem]:
    """Walk the whole journal of a table and report what is wrong, row by row."""
    table = tables.get(db, table_id)
    problems = [Problem(table_id, seq, what) for seq, what in _Walk(db, table).findings()]
    if derive is not None and table.head and not problems:
        problems += _derived(db, table, derive)
    return problems


def first_fault(db: sqlite3.Connection, table_id: int, cache: StateCache) -> Problem | None:
    """Walk the journal of a table up to the first thing that is wrong."""
    walk = _Walk(db, tables.get(db, table_id), cache)
    return next((Problem(table_id, seq, what) for seq, what in walk.findings()), None)


class _Walk:
    """One pass over a journal in order of writing."""

    def __init__(self, db: sqlite3.Connection, table: TableRow, cache: StateCache | None = None) -> None:
        self.db = db
        self.table = table
        self.cache = StateCache(MAX_DEPTH) if cache is None else cache
        self.rests_on: dict[int, int] = {}
        """For each readable row, the row whose state its position starts from."""
        self.before = [chain.GENESIS]
        """Hashes that the next row may follow: the stored one, and the right one where they differ. Never more."""

    def findings(self) -> Iterator[Finding]:
        """What is wrong; a file that SQLite itself cannot read ends the walk."""
        try:
            with translated():
                yield from self.check_rows()
                for (seq,) in self.db.execute(_STRAY_KEYFRAMES, (self.table.id,)).fetchall():
                    yield seq, "the keyframe belongs to no row"
        except StoreDamaged as error:
            yield None, error.what

    def check_rows(self) -> Iterator[Finding]:
        """Check that the rows are numbered without a gap up to the head, and each of them."""
        expected = 1
        for (seq,) in self.db.execute(_NUMBERS, (self.table.id,)).fetchall():
            if seq != expected:
                yield expected, f"rows are missing before row {seq}"
                self.before = []
            expected = seq + 1
            yield from self.check_row(seq)
        if expected != self.table.head + 1:
            yield expected - 1, f"the journal should end with row {self.table.head}"

    def check_row(self, seq: int) -> Iterator[Finding]:
        """Check one row's links, state and hash."""
        try:
            with translated():
                row = entries.row(self.db, self.table.id, seq)
        except StoreError as error:
            self.before = []
            yield seq, error.what if isinstance(error, StoreDamaged) else str(error)
            return
        for what in self.check_links(row):
            yield seq, what
        self.rests_on[seq] = row.state_seq
        try:
            state = self.state(row)
        except StoreDamaged as error:
            self.before = [row.hash]
            yield seq, error.what if error.seq == seq else f"the state rests on damaged row {error.seq}"
            return
        fitting = [chain.link(before, row, state) for before in self.before]
        if not fitting or row.hash in fitting:
            self.before = [row.hash]
            return
        self.before = [row.hash, fitting[-1]]
        yield seq, "the hash does not fit the row"

    def check_links(self, row: Row) -> Iterator[str]:
        """Check that a row refers only to rows before it, and to the right state."""
        if (row.prev is None) != (row.seq == 1) or (row.prev is not None and not 0 < row.prev < row.seq):
            yield "the row follows one that is not before it"
        if row.left is not None and not 0 < row.left < row.seq:
            yield "the row leaves one that is not before it"
        if row.base is not None and row.prev in self.rests_on and row.base != self.rests_on[row.prev]:
            yield "the row does not rest on the state before it"

    def state(self, row: Row) -> bytes | None:
        """Restore the state of a row that has one."""
        if not row.has_state:
            return None
        kept = states.load(self.db, self.cache, self.table.id, row.seq)
        self.cache.put(row.hash, kept)
        return kept.state


def _derived(db: sqlite3.Connection, table: TableRow, derive: Derive) -> list[Problem]:
    """Let the game take up the newest position."""
    position = entries.position(db, StateCache(1), table.id, None)
    try:
        derive(table, position)
    except Exception as error:
        # Whatever way a game fails in is a finding; the tables after this one must still be looked at.
        log.warning("Table %s cannot be taken up at row %s", table.id, table.head, exc_info=True)
        return [Problem(table.id, table.head, f"the game cannot go on: {error!r}")]
    return []
