"""Custom ids: table, moment and act. No argument is squeezed in: an option is named by a digest and looked up."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

_REST = r"(?P<table>[0-9a-z]+):(?P<asked>[0-9a-z]+):(?P<act>[a-z]+):(?P<what>[\w.-]*)(?:@(?P<seat>[\w-]+))?"
BUTTON = "vb:" + _REST
SELECT = "vs:" + _REST
ANY = re.compile("v[bs]:" + _REST)
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Mark(msgspec.Struct, frozen=True):
    """What a component means: an act at a table, at the moment when a question was asked."""

    table: int
    asked: int
    act: str
    what: str = ""
    seat: str = ""
    """On somebody's own desk: the seat it is for, so that a person with two never answers for the wrong one."""

    def button(self) -> str:
        """Write the custom id of a button."""
        return f"vb:{self}"

    def select(self) -> str:
        """Write the custom id of a select."""
        return f"vs:{self}"

    def __str__(self) -> str:
        seat = f"@{self.seat}" if self.seat else ""
        return f"{base36(self.table)}:{base36(self.asked)}:{self.act}:{self.what}{seat}"


def read(match: re.Match[str]) -> Mark:
    """Read a custom id that fits its pattern."""
    return Mark(int(match["table"], 36), int(match["asked"], 36), match["act"], match["what"], match["seat"] or "")


def meant(custom_id: str) -> Mark | None:
    """Read a custom id; None if it is not one of Vigil's."""
    match = ANY.fullmatch(custom_id)
    return read(match) if match else None


def marks(components: Iterable[Any]) -> Iterator[Mark]:
    """What every component of a message means, however deep it lies."""
    for component in components:
        if (mark := meant(getattr(component, "custom_id", None) or "")) is not None:
            yield mark
        yield from marks(getattr(component, "children", ()))


@lru_cache(maxsize=4096)
def digest(key: str) -> str:
    """An option's key as twelve characters that never go stale."""
    return blake2b(key.encode(), digest_size=6).hexdigest()


def base36(number: int) -> str:
    """Write a number shortly."""
    digits = ""
    while number:
        number, rest = divmod(number, 36)
        digits = DIGITS[rest] + digits
    return digits or "0"
