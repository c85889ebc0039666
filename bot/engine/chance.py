"""Chance that can be checked: every number follows from a seed that is promised first and shown last."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple

import msgspec

from bot.engine.transient import Transient

WORD = 2**64


class Number(NamedTuple):
    """One number that came out: of which stream, at which counter, among how many, and which."""

    stream: int
    counter: int
    bound: int
    result: int


_WATCHED: ContextVar[list[Number] | None] = ContextVar("watched", default=None)


class Chance(msgspec.Struct, dict=True):
    """A counter-based generator: number n of a stream is `blake2b(key=seed, stream ‖ n)`, so it has no hidden state."""

    seed: bytes
    stream: int = 0
    counter: int = 0

    scripted = Transient[list[int]](list)
    """The numbers that come next, in tests."""

    def script(self, *results: int) -> None:
        """Let the next numbers be these; tests set up their dice with it, and no save ever holds it."""
        self.scripted.extend(results)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if not 1 <= bound <= WORD:
            raise ValueError(f"a choice among {bound}")
        if self.scripted:
            return self._scripted(bound)
        fair = WORD - WORD % bound
        while (word := self._next()) >= fair:
            pass
        if (watched := _WATCHED.get()) is not None:
            watched.append(Number(self.stream, self.counter - 1, bound, word % bound))
        return word % bound

    def shuffle(self, items: list[str]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def _scripted(self, bound: int) -> int:
        result = self.scripted.pop(0)
        if not 0 <= result < bound:
            raise ValueError(f"{result} was scripted for a choice among {bound}")
        self.counter += 1
        return result

    def _next(self) -> int:
        message = self.stream.to_bytes(8, "big") + self.counter.to_bytes(8, "big")
        self.counter += 1
        return int.from_bytes(hashlib.blake2b(message, key=self.seed, digest_size=8).digest(), "big")


@contextmanager
def numbers() -> Iterator[list[Number]]:
    """Every number that comes out while this lasts, so that each can be shown and proved."""
    found: list[Number] = []
    token = _WATCHED.set(found)
    try:
        yield found
    finally:
        _WATCHED.reset(token)


def commitment(seed: bytes) -> str:
    """The promise published before the first die: the SHA-256 of the seed, in hex."""
    return hashlib.sha256(seed).hexdigest()
