"""How hard a game is and how long it lasts, as it was measured: what Vigil's own players came to."""

from __future__ import annotations

from functools import cache

import msgspec

from bot.engine.content import CONTENT


class Cell(msgspec.Struct, frozen=True):
    """A mission with so many seats: how many percent were won, and the median of the rounds."""

    mission: str
    seats: int
    percent: int
    rounds: float


class Measured(msgspec.Struct, frozen=True):
    """What was measured of a game."""

    games: int = 0
    """Games of each cell."""
    contest: bool = False
    """Seats win by themselves: the percentages are of seats, not of games."""
    cell: tuple[Cell, ...] = ()


class Range(msgspec.Struct, frozen=True):
    """The least and the most of several cells."""

    easiest: int
    hardest: int
    shortest: int
    longest: int


@cache
def measured(game: str) -> Measured:
    """What was measured of a game; nothing where nobody has."""
    path = CONTENT / game / "balance.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Measured) if path.exists() else Measured()


def span(game: str, mission: str = "") -> Range | None:
    """How hard and how long a mission is, or all of them, with few seats and with many."""
    cells = [cell for cell in measured(game).cell if mission in ("", cell.mission)]
    if not cells:
        return None
    won, rounds = [cell.percent for cell in cells], [round(cell.rounds) for cell in cells]
    return Range(max(won), min(won), min(rounds), max(rounds))
