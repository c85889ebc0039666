"""Writing the journal: a row, its state, its messages and all that changes with it, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence

import msgspec

from bot.store.errors import StoreConflict, StoreRefused
from bot.store.file.sql import insert
from bot.store.journal import chain, entries, states
from bot.store.journal.states import Kept, StateCache
from bot.store.rows import Commit, Committed, NewCampaign, Row, campaigns, outbox, tables

_INSERT = insert(Row, "journal", "table_id")


def append(
    db: sqlite3.Connection,
    cache: StateCache,
    now: int,
    table_id: int,
    commits: Sequence[Commit],
    expect_head: int | None,
) -> list[Committed]:
    """Write commits one after the other; each follows the one before unless it names its `prev`."""
    head = entries.head_of(db, table_id)
    if expect_head is not None and head != expect_head:
        raise StoreConflict(table_id, expect_head, head)
    newest = entries.row(db, table_id, head) if head else None
    done = []
    for commit in commits:
        newest = _append_row(db, cache, now, table_id, commit, newest)
        tables.advance(db, now, table_id, newest.seq, commit.changes)
        tables.put_seats(db, table_id, commit.seats)
        if isinstance(commit.campaign, NewCampaign):
            campaigns.found(db, now, table_id, commit.campaign)
        elif commit.campaign is not None:
            campaigns.update_of_table(db, now, table_id, commit.campaign)
        done.append(Committed(newest.seq, outbox.add(db, now, table_id, commit.outbox)))
    return done


def insert_rows(db: sqlite3.Connection, table_id: int, rows: Iterable[Row]) -> None:
    """Write finished rows as they are."""
    db.executemany(_INSERT, ((table_id, *msgspec.structs.astuple(row)) for row in rows))


def _append_row(
    db: sqlite3.Connection, cache: StateCache, now: int, table_id: int, commit: Commit, newest: Row | None
) -> Row:
    """Write one journal row, with its state if it has one."""
    seq = newest.seq + 1 if newest else 1
    prev = _prev(db, table_id, commit, newest)
    if prev is None and commit.state is None:
        raise StoreRefused("the first row of a table must have a state")
    if commit.left is not None and not 0 < commit.left < seq:
        raise StoreRefused(f"there is no row {commit.left} to leave")

    base = prev.state_seq if prev else None
    delta, kept, base_hash = None, None, None
    if commit.state is not None:
        before, base_hash = _state_before(db, cache, table_id, prev)
        delta, kept = states.add(db, table_id, seq, commit.state, before)
        if delta is None:
            base = None

    row = Row(
        seq=seq,
        prev=prev.seq if prev else None,
        left=commit.left,
        kind=commit.kind,
        seat=commit.seat,
        user_id=commit.user_id,
        entry=commit.entry,
        reveals=commit.reveals,
        label=commit.label,
        at=now,
        base=base,
        delta=delta,
        hash=b"",
    )
    row = msgspec.structs.replace(row, hash=chain.link(newest.hash if newest else chain.GENESIS, row, commit.state))
    db.execute(_INSERT, (table_id, *msgspec.structs.astuple(row)))
    if kept is not None:
        cache.put(row.hash, kept, instead_of=base_hash)
    return row


def _prev(db: sqlite3.Connection, table_id: int, commit: Commit, newest: Row | None) -> Row | None:
    """The row a commit follows: the newest unless it names another."""
    if commit.prev is None or (newest is not None and commit.prev == newest.seq):
        return newest
    if newest is None or not 0 < commit.prev < newest.seq:
        raise StoreRefused(f"there is no row {commit.prev} to follow")
    return entries.row(db, table_id, commit.prev)


def _state_before(
    db: sqlite3.Connection, cache: StateCache, table_id: int, prev: Row | None
) -> tuple[Kept | None, bytes | None]:
    """The state that a new one is kept against, and the hash of its row."""
    if prev is None:
        return None, None
    row_hash = prev.hash if prev.has_state else entries.hash_of(db, table_id, prev.state_seq)
    return states.load(db, cache, table_id, prev.state_seq), row_hash
