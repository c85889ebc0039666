"""The leaves of a position: every single thing it holds, named by the way to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine.match import ENCODER
from bot.engine.state import State


def leaves(state: State) -> dict[str, Any]:
    """All that a position holds but its chance, by the way to it, as `rooms.11.tile` or `deck.cards[3]`."""
    found = parts(state)
    return {way: value for way, value in found.items() if not way.startswith("chance.")}


def parts(thing: Any) -> dict[str, Any]:
    """All that anything holds, by the way to it."""
    return dict(_leaves(msgspec.msgpack.decode(ENCODER.encode(thing)), ""))


def differing(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    """The leaves that are not the same in both."""
    return {way for way in one.keys() | other.keys() if one.get(way, ...) != other.get(way, ...)}


def _leaves(part: Any, way: str) -> Iterator[tuple[str, Any]]:
    if isinstance(part, dict):
        for key, value in part.items():
            yield from _leaves(value, f"{way}.{key}" if way else str(key))
    elif isinstance(part, list):
        for n, value in enumerate(part):
            yield from _leaves(value, f"{way}[{n}]")
    else:
        yield way, part


__all__ = ["differing", "leaves", "parts"]
