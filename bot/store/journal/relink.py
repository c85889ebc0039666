"""Changing rows that are written: the hash chain covers who answered and what was said, so it is linked anew."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable

import msgspec

from bot.store.journal import chain, states
from bot.store.journal.states import MAX_DEPTH, StateCache
from bot.store.rows import Row


def relinked(db: sqlite3.Connection, table_id: int, rows: Iterable[Row], change: Callable[[Row], Row]) -> list[Row]:
    """A table's rows, all of them and in order, as `change` makes them, in a chain of their own."""
    cache, before, linked = StateCache(MAX_DEPTH), chain.GENESIS, list[Row]()
    for row in rows:
        state = None
        if row.has_state:
            kept = states.load(db, cache, table_id, row.seq)
            cache.put(row.hash, kept)
            state = kept.state
        bare = change(row)
        before = chain.link(before, bare, state)
        linked.append(msgspec.structs.replace(bare, hash=before))
    return linked
