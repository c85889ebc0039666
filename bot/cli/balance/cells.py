"""What is played to measure a game: its missions by numbers of seats, and its adjustments."""

from __future__ import annotations

from typing import Any, TypeAlias

from bot.engine.game import TOGGLE, Game
from bot.laws.plan import tables

Counts: TypeAlias = tuple[int, ...]
"""Numbers of seats; none for the fewest and the most."""
PART = 4
"""Adjustments are judged over all missions together, so a fourth of the games in each cell is enough."""


def adjustments(found: Game[Any, Any]) -> dict[str, dict[str, str]]:
    """Every choice of a switch that is not the usual one, the easier ones first: its name, and the options."""
    named: dict[str, dict[str, str]] = {}
    for switch in found.switches:
        for choice in switch.choices if not switch.manner else ():
            if choice != switch.default:
                named[switch.id if switch.choices == TOGGLE else choice] = {switch.id: choice}
    return dict(sorted(named.items(), key=lambda entry: entry[0] not in found.easier))


def cells(found: Game[Any, Any], counts: Counts = ()) -> list[tuple[str, int]]:
    """Every mission with these numbers of seats, or the fewest and the most that can play it."""
    able: dict[str, list[int]] = {}
    for mission, count in tables(found):
        able.setdefault(mission, []).append(count)
    played = {mission: set(some) & set(counts) if counts else {min(some), max(some)} for mission, some in able.items()}
    return [(mission, count) for mission, some in played.items() for count in sorted(some)]
