"""Playing a journal again from its seed: every row as the rules give it, with each number that chance gave."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from bot.engine.chance import Number, numbers
from bot.engine.events import Event
from bot.engine.game import Game, Setup
from bot.engine.match import Entry, Match


class Played(msgspec.Struct, frozen=True):
    """What came of one row."""

    numbers: list[Number]
    state: bytes | None
    """The position, where the rules could start afresh."""
    events: list[Event]


class Replay:
    """A journal being played again. Rows come in the order of writing; each follows any one before it."""

    def __init__(self, game: Game[Any, Any], setup: Setup, seed: bytes) -> None:
        self.game = game
        with numbers() as drawn:
            self._match, step = Match.start(game, setup, seed, camera=False)
        self.start = Played(drawn, step.checkpoint, step.events)
        self._places: dict[int, tuple[bytes, list[Entry]]] = {1: self._place()}

    def go_on(self, seq: int, prev: int, entry: Entry | None) -> Played:
        """Play one row after another; a row without an entry stays where it is."""
        if entry is None:
            self._places[seq] = self._places[prev]
            return Played([], None, [])
        if self._places[prev] != self._place():
            self._match = Match.restore(self.game, *self._places[prev], camera=False)
        with numbers() as drawn:
            step = self._match.apply(entry)
        self._places[seq] = self._place()
        return Played(drawn, step.checkpoint, step.events)

    def _place(self) -> tuple[bytes, list[Entry]]:
        return self._match.base, list(self._match.entries)


def fingerprint(state: bytes) -> str:
    """Shorten a position to what tells it from any other."""
    return hashlib.blake2b(state, digest_size=16).hexdigest()
