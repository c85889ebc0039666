"""Names of what an id alone does not tell: corridors, and whatever is in hand."""

from __future__ import annotations

from bot.engine.words import Phrase

CORRIDORS = ("via", "corridor", "corridors")


def name(argument: str, value: str) -> Phrase | None:
    """Name a corridor by its numbers; everything else is named by its kind."""
    if argument in CORRIDORS and (value.startswith("tech") or value.count("-") == 2):
        return corridor(value)
    return None


def corridor(value: str) -> Phrase:
    """Name a corridor by the rooms it joins and its numbers, a network by itself."""
    if value.startswith("tech"):
        return Phrase(f"nemesis-corridor-{value}")
    a, b, numbers = value.split("-")
    return Phrase("nemesis-corridor-between", {"a": int(a), "b": int(b), "numbers": "/".join(numbers)})
