"""Tables and states to test with."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.store import Commit, NewTable, Store

GUILD = 1_100_000_000_000_000_001
CHANNEL = 1_200_000_000_000_000_001
OWNER = 1_300_000_000_000_000_001


class Clock:
    """A clock that ticks once whenever it is read."""

    def __init__(self) -> None:
        self.now = 1_790_000_000_000

    def __call__(self) -> int:
        self.now += 1
        return self.now


def new_table(channel_id: int = CHANNEL, **fields: Any) -> NewTable:
    """A table with the fields that do not matter filled in."""
    return NewTable(**{"game": "rise", "guild_id": GUILD, "channel_id": channel_id, "owner_id": OWNER, **fields})


async def started(store: Store, channel_id: int = CHANNEL, state: bytes = b"start", **fields: Any) -> int:
    """Open a table and write its first row."""
    table = await store.create_table(new_table(channel_id, **fields))
    await store.commit(table.id, Commit(kind="start", state=state))
    return table.id


def answer(entry: bytes, **fields: Any) -> Commit:
    """Make the commit of an answer."""
    return Commit(kind="answer", seat="kyle", user_id=OWNER, entry=entry, **fields)


def states(count: int, seed: int = 1) -> Iterator[bytes]:
    """Play something like a game: a state of some 3 KB of which a few figures change at every step."""
    rng = random.Random(seed)
    state: dict[str, Any] = {
        "round": 1,
        "rng": {"key": rng.randbytes(32), "counter": 0},
        "turn": {"seat": "kyle", "dice": [1, 2, 3, 4], "used": []},
        "seats": {
            seat: {"space": "C1", "health": 5, "hand": [f"card-{rng.randrange(90)}" for _ in range(5)]}
            for seat in ("kyle", "sarah", "pops", "john")
        },
        "enemies": [{"id": f"t800-{n}", "space": f"F{n}", "health": 4, "awake": False} for n in range(24)],
        "deck": [f"card-{n}" for n in rng.sample(range(90), 60)],
        "discard": [],
        "spaces": [{"id": f"{row}{n}", "door": n % 3, "noise": 0} for row in "ABCDEF" for n in range(6)],
    }
    for _ in range(count):
        yield msgspec.msgpack.encode(state)
        seat = rng.choice(list(state["seats"]))
        state["rng"]["counter"] += rng.randrange(1, 6)
        state["turn"] = {"seat": seat, "dice": [rng.randrange(6) for _ in range(4)], "used": [rng.randrange(4)]}
        state["seats"][seat] |= {"space": f"{rng.choice('ABCDEF')}{rng.randrange(6)}", "health": rng.randrange(6)}
        for enemy in rng.sample(state["enemies"], rng.randrange(3)):
            enemy |= {"space": f"{rng.choice('ABCDEF')}{rng.randrange(6)}", "health": rng.randrange(5)}
        state["spaces"][rng.randrange(36)]["noise"] = rng.randrange(3)
        if rng.random() < 0.3:
            state["deck"] = state["deck"] or rng.sample(state["discard"], len(state["discard"]))
            state["discard"].append(state["deck"].pop())


@contextmanager
def raw(path: Path) -> Iterator[sqlite3.Connection]:
    """Reach into a database behind the store's back."""
    db = sqlite3.connect(path, isolation_level=None)
    try:
        yield db
    finally:
        db.close()
