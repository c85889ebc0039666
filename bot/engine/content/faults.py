"""What is wrong with content: each fault with its place, to be spoken in any language."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from bot.engine.words import Phrase


class Fault(NamedTuple):
    """One thing that is wrong: the file (in a check: the shelf of the box), the entry there, and what is the matter."""

    place: str
    entry: str
    what: Phrase

    def __str__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.what.args.items())
        return f"{self.place}: {self.entry}: {self.what.id} {told}".rstrip()


class ContentError(Exception):
    """Content that cannot be played with: everything that is wrong with it."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))


def unknown(key: str, ids: Iterable[str], known: Container[str]) -> Iterator[Phrase]:
    """What is the matter with a key that names things which are not there."""
    for id in ids:
        if id not in known:
            yield Phrase("content-no-such", {"key": key, "id": id})
