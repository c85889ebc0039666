"""What came of an action at a table, for whoever shows it."""

from __future__ import annotations

import msgspec

from bot.engine.scene import Scene
from bot.engine.words import Phrase
from bot.sessions.telling.story import Told


class Snapshot(msgspec.Struct, frozen=True):
    """Phases that ended: their story, and the board at the end. It waits in the outbox until it is posted."""

    phase: str
    story: tuple[Told, ...]
    scene: Scene | None
    first: bool = False
    """The first of a commit takes the place of the panel that was open during the phase."""
    since: int = 0
    until: int = 0
    """The rows in whose midst its story begins and ends: the journal has all of it."""
    brief: bool = False
    """It tells the weightiest of it only."""


class Update(msgspec.Struct):
    """What one action did: the message that stays of the phases it ended, and what only some seats may know."""

    snapshots: list[Snapshot] = []
    private: dict[str, list[Phrase]] = {}


SNAPSHOT = msgspec.msgpack.Decoder(Snapshot)
