"""Words by id: what the rules say, before any language has been chosen."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Value: TypeAlias = str | int | tuple[str, ...]
"""What may stand in a sentence: an id, a number, or a list of ids."""


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to be: a Fluent message id and what fills it."""

    id: str
    args: dict[str, Value] = {}


Words: TypeAlias = str | Phrase
"""Either finished text (a coordinate, a person's name) or a phrase still to be spoken."""
