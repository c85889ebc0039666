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


class Pace(msgspec.Struct, frozen=True):
    """How fast people play a game, as its page states it."""

    turn: float = 0
    """Minutes of a seat in a round."""
    rounds: dict[str, int] = {}
    """The most rounds of missions of which nothing was measured."""


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


@cache
def pace(game: str) -> Pace:
    """How fast people play a game; nothing where nobody states it."""
    path = CONTENT / game / "pace.toml"
    return msgspec.toml.decode(path.read_bytes(), type=Pace) if path.exists() else Pace()


def minutes(of: str, mission: str, players: tuple[int, int]) -> tuple[int, int] | None:
    """How many minutes a mission takes, or any of them, with few seats and with many: to the next five."""
    found = pace(of)
    turns = [cell.rounds * cell.seats for cell in measured(of).cell if mission in ("", cell.mission)]
    turns = turns or [rounds * seats for id, rounds in found.rounds.items() if mission in ("", id) for seats in players]
    if not found.turn or not turns:
        return None
    least, most = (max(5, 5 * round(found.turn * each / 5)) for each in (min(turns), max(turns)))
    return least, most
