"""The shapes of content: what an entry may say, and all that is wrong with one that says something else."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any, Literal

import msgspec

from bot.engine.words import Phrase

ID = re.compile(r"[a-z0-9]+([-.][a-z0-9]+)*|[A-Z0-9]+")


Source = Literal["rulebook", "vigil"]
"""Whose figures an entry has: the rulebook's, or Vigil's own where no rulebook gives them."""


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that content says, and nothing besides."""


class Entry(Strict, frozen=True):
    """Something of the box that has an id, which is for ever."""

    id: str

    @property
    def pieces(self) -> int:
        """How many of it are in the box."""
        return 1

    @property
    def decks(self) -> dict[str, int]:
        """How many of it are in each deck or sort, where its table is counted by these."""
        return {}


def misfits(raw: Any, shape: Any) -> Iterator[Phrase]:
    """Whatever keeps a raw entry from having its shape: every key that is unknown, missing or wrong, not the first."""
    if not (isinstance(raw, dict) and isinstance(shape, type) and issubclass(shape, msgspec.Struct)):
        yield from _misfit(raw, shape)
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(shape)}
    yield from (Phrase("content-unknown-key", {"key": key}) for key in raw if key not in fields)
    for key, field in fields.items():
        if key in raw:
            yield from _misfit(raw[key], field.type, key)
        elif field.required:
            yield Phrase("content-missing-key", {"key": key})


def fitting(raw: Any, shape: Any) -> Any:
    """A raw entry without the keys that its shape does not have."""
    if not (isinstance(raw, dict) and isinstance(shape, type) and issubclass(shape, msgspec.Struct)):
        return raw
    return {key: raw[key] for key in raw if key in {field.encode_name for field in msgspec.structs.fields(shape)}}


def too_small(raw: Any, allowed: Collection[str] = (), key: str = "") -> Iterator[Phrase]:
    """The figures of a raw entry that are below 0, but for those of the keys that may be."""
    parts = raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ()
    for name, value in parts:
        path = key if isinstance(raw, list) else f"{key}.{name}" if key else str(name)
        if isinstance(value, int | float) and value < 0 and path.rpartition(".")[2] not in allowed:
            yield Phrase("content-below-zero", {"key": path, "figure": str(value)})
        yield from too_small(value, allowed, path)


def keys(entry: msgspec.Struct) -> set[str]:
    """The names of everything that an entry says, at any depth."""
    return set(_keys(msgspec.to_builtins(entry)))


def _keys(raw: Any) -> Iterator[str]:
    if isinstance(raw, dict):
        yield from raw
    for part in raw.values() if isinstance(raw, dict) else raw if isinstance(raw, list | tuple) else ():
        yield from _keys(part)


def _misfit(raw: Any, shape: Any, key: str = "") -> Iterator[Phrase]:
    """What is wrong with a value, as far as it goes before it stops fitting."""
    try:
        msgspec.convert(raw, shape, str_keys=True)
    except msgspec.ValidationError as error:
        yield Phrase("content-misfit", {"key": key, "detail": str(error)})
