"""Moments: what a match looks like after each entry, as digests that can be compared and kept by the thousand."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from bot.engine.game import Game
from bot.engine.match import ENCODER, Entry, Match, Step
from bot.laws.record import Record


class Moment(NamedTuple):
    """Digests of where a match stands and of what the last entry told."""

    position: bytes
    telling: bytes


def position(match: Match) -> bytes:
    """Write down where a match stands: its state, what it asks, and who still owes an answer."""
    return ENCODER.encode((match.state, match.asks, match.waiting))


def telling(step: Step) -> bytes:
    """Write down what a step told."""
    return ENCODER.encode((step.events, step.reveals))


def digest(data: bytes) -> bytes:
    """Shorten bytes to what is enough to tell them apart."""
    return hashlib.blake2b(data, digest_size=12).digest()


def moment(match: Match, step: Step) -> Moment:
    """Take down a match after a step."""
    return Moment(digest(position(match)), digest(telling(step)))


class Tale:
    """A recorded game told again, one moment at a time."""

    def __init__(self, game: Game[Any, Any], record: Record) -> None:
        self.match, step = Match.start(game, record.setup, bytes.fromhex(record.seed), camera=record.camera)
        self.moments = [moment(self.match, step)]
        self.failed = False

    def go_on(self, entry: Entry) -> None:
        """Apply one entry. Where the rules raise, that they do is part of the tale, and its end."""
        if self.failed:
            return
        try:
            step = self.match.apply(entry)
        except Exception as error:  # noqa: BLE001
            self.failed = True
            self.moments.append(Moment(repr(error).encode(), b""))
        else:
            self.moments.append(moment(self.match, step))


def retell(game: Game[Any, Any], record: Record) -> list[Moment]:
    """Play a record from the start, with no other match of the game about."""
    tale = Tale(game, record)
    for entry in record.answers:
        tale.go_on(entry)
    return tale.moments


def parting(one: Sequence[Moment], other: Sequence[Moment]) -> int | None:
    """The first entry after which two tellings differ, as far as both go."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)


def difference(one: bytes, other: bytes) -> str:
    """The first place where two encoded things differ, such as `0.deck.cards[3]: tea, flare`."""
    return _difference(msgspec.msgpack.decode(one), msgspec.msgpack.decode(other), "")


def _difference(one: Any, other: Any, path: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        return next((_difference(one[key], other[key], f"{path}.{key}") for key in one if one[key] != other[key]), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return next((_difference(a, b, f"{path}[{n}]") for n, (a, b) in pairs if a != b), "")
    return f"{path or 'all'}: {_short(one)}, {_short(other)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
