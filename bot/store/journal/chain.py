"""The hash chain: each row's hash covers the hash before it and everything the row means.

How a state is stored (keyframe or delta, and against what) is left out, and so is the table's id: a journal that is
packed anew or imported elsewhere keeps its chain.
"""

from __future__ import annotations

import hashlib

import msgspec

from bot.store.rows import Row

HASH_SIZE = 16
GENESIS = bytes(HASH_SIZE)
"""Stands before the first row."""


def link(before: bytes, row: Row, state: bytes | None) -> bytes:
    """The hash a row must have; its own `hash` plays no part."""
    digest = None if state is None else _digest(state)
    meaning = (row.prev, row.left, row.kind, row.seat, row.user_id, row.entry, row.reveals, row.label, row.at, digest)
    return _digest(before + msgspec.msgpack.encode((row.seq, *meaning)))


def _digest(data: bytes) -> bytes:
    """Hash some bytes."""
    return hashlib.blake2b(data, digest_size=HASH_SIZE).digest()
