"""What came of an action at a table, for whoever shows it."""

from __future__ import annotations

import msgspec

from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.sessions.story import Told


class Snapshot(msgspec.Struct, frozen=True):
    """A phase that ended: its story and the board at that instant. It waits in the outbox until it is posted."""

    phase: str
    story: tuple[Told, ...]
    scene: Scene | None
    first: bool = False
    """The first of a commit takes the place of the panel that was open during the phase."""


class Update(msgspec.Struct):
    """What one action did: the phases it ended, and what only some seats may know."""

    snapshots: list[Snapshot] = []
    private: dict[str, list[Phrase]] = {}


SNAPSHOT = msgspec.msgpack.Decoder(Snapshot)
