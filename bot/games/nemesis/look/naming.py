"""Names of what an id alone does not tell: corridors, and whatever is in hand."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import INTRUDER_ACTIONS

CORRIDORS = ("via", "corridor", "corridors")


def name(argument: str, value: str) -> Phrase | None:
    """A corridor by its numbers, a card of the Intruder Player with its figures; all else goes by its kind."""
    if value in INTRUDER_ACTIONS:
        printed = INTRUDER_ACTIONS[value]
        figures = {"corridor": printed.corridor, "attacks": printed.attacks}
        return Phrase("nemesis-hunter-card", {"card": kind_of(value), **figures})
    if argument in CORRIDORS and (value.startswith("tech") or value.count("-") == 2):
        return corridor(value)
    return None


def corridor(value: str) -> Phrase:
    """A corridor by the rooms it joins and its numbers, a network by itself."""
    if value.startswith("tech"):
        return Phrase(f"nemesis-corridor-{value}")
    a, b, numbers = value.split("-")
    return Phrase("nemesis-corridor-between", {"a": int(a), "b": int(b), "numbers": "/".join(numbers)})
