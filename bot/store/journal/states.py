"""States in the journal: a keyframe now and then, and deltas from state to state between them.

A delta against the state just before costs about a third of one against the last keyframe, because it does not grow as
the game moves on. The price is that restoring a state walks from its keyframe, so a keyframe is due after `MAX_DEPTH`
deltas, and earlier where a delta would be large anyway.
"""

from __future__ import annotations

import sqlite3
from collections import OrderedDict

import msgspec

from bot.store.errors import StoreDamaged, StoreRefused
from bot.store.file import codec

MAX_DEPTH = 48
"""Deltas between two keyframes; one more costs 15 µs to restore, and 48 spread a keyframe to some 20 bytes a row."""

_ROW = "SELECT base, delta, hash FROM journal WHERE table_id = ? AND seq = ?"
_KEYFRAME = "SELECT data FROM keyframes WHERE table_id = ? AND seq = ?"
_ADD_KEYFRAME = "INSERT INTO keyframes (table_id, seq, data) VALUES (?, ?, ?)"


class Kept(msgspec.Struct, frozen=True):
    """A state, how many deltas lie between it and its keyframe, and how large that keyframe is when packed."""

    state: bytes
    depth: int
    keyframe_size: int


class StateCache:
    """The newest states of live tables, by the hash of their row.

    A hash names one state for ever, whatever is rolled back, restored or imported, so an entry can never be stale.
    """

    def __init__(self, size: int, *, most: int | None = None) -> None:
        self._size = size
        self._left = most
        """Bytes that may still be unpacked, where that is bounded."""
        self._kept: OrderedDict[bytes, Kept] = OrderedDict()

    def get(self, row_hash: bytes) -> Kept | None:
        """The state of the row with this hash, if it is still here."""
        kept = self._kept.get(row_hash)
        if kept is not None:
            self._kept.move_to_end(row_hash)
        return kept

    def put(self, row_hash: bytes, kept: Kept, *, instead_of: bytes | None = None) -> None:
        """Remember a state, and forget the one it followed."""
        if instead_of is not None:
            self._kept.pop(instead_of, None)
        self._kept[row_hash] = kept
        if len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def spend(self, size: int) -> None:
        """Note that a state of so many bytes was unpacked; `StoreRefused` where that is more than may be."""
        if self._left is not None:
            self._left -= size
            if self._left < 0:
                raise StoreRefused("the states take too much work to unpack")

    def __len__(self) -> int:
        return len(self._kept)


def load(db: sqlite3.Connection, cache: StateCache, table_id: int, seq: int) -> Kept:
    """Restore the state of a row that has one."""
    deltas: list[tuple[int, bytes]] = []
    at = seq
    while True:
        found = db.execute(_ROW, (table_id, at)).fetchone()
        if found is None:
            raise StoreDamaged(table_id, at, "the row is missing")
        base, delta, row_hash = found
        if kept := cache.get(row_hash):
            break
        if base is None:
            kept = _keyframe(db, table_id, at)
            cache.spend(len(kept.state))
            break
        if delta is None or not 0 < base < at:
            raise StoreDamaged(table_id, at, "the row names no state to start from")
        deltas.append((at, delta))
        at = base
    state = kept.state
    for number, delta in reversed(deltas):
        state = _unpack(table_id, number, delta, state)
        cache.spend(len(state))
    return Kept(state, kept.depth + len(deltas), kept.keyframe_size)


def add(db: sqlite3.Connection, table_id: int, seq: int, state: bytes, base: Kept | None) -> tuple[bytes | None, Kept]:
    """The delta to keep a state by; none where a keyframe was written for it."""
    if len(state) > codec.STATE_LIMIT:
        raise StoreRefused(f"a state of {len(state)} bytes")
    if base is not None:
        delta = codec.pack(state, base.state)
        # A keyframe now puts off the next one by `depth` rows; it is worth that share of its size on top of the delta.
        if len(delta) < base.keyframe_size * (1 - base.depth / MAX_DEPTH):
            return delta, Kept(state, base.depth + 1, base.keyframe_size)
    keyframe = codec.pack(state)
    db.execute(_ADD_KEYFRAME, (table_id, seq, keyframe))
    return None, Kept(state, 0, len(keyframe))


def _keyframe(db: sqlite3.Connection, table_id: int, seq: int) -> Kept:
    """Read a keyframe."""
    found = db.execute(_KEYFRAME, (table_id, seq)).fetchone()
    if found is None:
        raise StoreDamaged(table_id, seq, "the keyframe is missing")
    return Kept(_unpack(table_id, seq, found[0], b""), 0, len(found[0]))


def _unpack(table_id: int, seq: int, data: bytes, against: bytes) -> bytes:
    """Unpack a stored frame, naming its row if it is damaged."""
    try:
        return codec.unpack(data, against)
    except codec.BadFrame as error:
        raise StoreDamaged(table_id, seq, f"the state cannot be read: {error}") from error
