"""The journal as a tree, against a model that keeps every position whole."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Commit, Store
from bot.store.rows import RowKind
from tests.support.store import Clock, new_table

FILLER = bytes(range(256)) * 2
"""Shared by all states, so that deltas against a state are worth taking."""


class Move(msgspec.Struct, frozen=True):
    """Something to do; rows are named by how far back they lie, so that any move fits any journal."""

    kind: RowKind
    back: int
    entry: bytes | None
    state: bytes | None
    reopen: bool


moves = st.builds(
    Move,
    kind=st.sampled_from(["answer", "answer", "answer", "undo", "redo", "fork", "set"]),
    back=st.integers(0, 30),
    entry=st.none() | st.binary(max_size=8),
    state=st.none() | st.binary(max_size=20).map(lambda change: FILLER + change + FILLER),
    reopen=st.sampled_from([False] * 9 + [True]),
)


class Model:
    """What the journal should say."""

    def __init__(self, state: bytes) -> None:
        self.positions: dict[int, tuple[bytes, list[bytes]]] = {1: (state, [])}
        self.prev: dict[int, int | None] = {1: None}

    @property
    def head(self) -> int:
        """Number the newest row."""
        return len(self.positions)

    def play(self, commit: Commit) -> None:
        """Note a commit."""
        prev = commit.prev or self.head
        state, entries = self.positions[prev]
        added = [] if commit.entry is None else [commit.entry]
        self.prev[self.head + 1] = prev
        self.positions[self.head + 1] = (state, entries + added) if commit.state is None else (commit.state, [])

    def path(self, seq: int) -> list[int]:
        """Follow a row back to the first."""
        before = self.prev[seq]
        return [seq] if before is None else [seq, *self.path(before)]


def commit_of(move: Move, head: int) -> Commit:
    """Turn a move into a commit that fits the journal."""
    target = 1 + move.back % head
    if move.kind in {"undo", "redo"}:
        return Commit(kind=move.kind, prev=target, left=head)
    if move.kind == "fork":
        return Commit(kind="fork", prev=target, left=head, entry=move.entry, state=move.state)
    return Commit(kind=move.kind, entry=move.entry, state=move.state)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(played=st.lists(moves, max_size=40))
def test_positions_equal_the_model(played: list[Move]) -> None:
    asyncio.run(play(played))


async def play(played: list[Move]) -> None:
    """Play moves on a store and a model, then compare every row."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "vigil.db"
        store = await Store.open(path, clock=Clock())
        table_id = (await store.create_table(new_table())).id
        await store.commit(table_id, Commit(kind="start", state=FILLER))
        model = Model(FILLER)
        for move in played:
            commit = commit_of(move, model.head)
            model.play(commit)
            assert (await store.commit(table_id, commit)).seq == model.head
            if move.reopen:
                await store.close()
                store = await Store.open(path, clock=Clock())

        for seq, (state, entries) in model.positions.items():
            position = await store.position(table_id, seq)
            assert (position.state, position.entries) == (state, entries)
            assert [row.seq for row in await store.ancestors(table_id, seq, limit=100)] == model.path(seq)
        assert await store.verify(table_id) == []
        await store.close()
