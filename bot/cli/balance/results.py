"""What came of games that Vigil's players played: one by one, and counted together."""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import NamedTuple

import msgspec

SURE = 1.96
"""Standard deviations that hold the truth 19 times in 20."""
CAMPAIGN = "campaign"
"""The way of those who bring along what a campaign gave them."""
ALONE = "alone"
"""The way of those who play one mission by itself, with what it gives to those who begin there."""


class Result(msgspec.Struct, frozen=True):
    """One game: the mission, how many seats, the way it was played, and how it ended."""

    mission: str
    seats: int
    way: str
    won: bool
    rounds: int
    ending: str
    winners: tuple[str, ...] = ()
    """The seats that won; in a squad all of them, or none."""
    aims: tuple[tuple[str, bool], ...] = ()
    """What seats were after by themselves, and whether they won."""
    seed: str = ""
    """The luck it was played with, the same for every adjustment."""


class Tally:
    """How the games of a cell went."""

    def __init__(self, results: list[Result]) -> None:
        self.games, self.won = len(results), sum(result.won for result in results)
        self.rounds = median(result.rounds for result in results) if results else 0
        self.endings = Counter(result.ending for result in results)
        self.winners = Counter(seat for result in results for seat in result.winners)
        self.seats = sum(result.seats for result in results)

    @property
    def wins(self) -> float:
        """The games won, in percent."""
        return 100 * self.won / max(1, self.games)

    @property
    def seat_wins(self) -> float:
        """The seats that won, in percent."""
        return 100 * self.winners.total() / max(1, self.seats)

    @property
    def spread(self) -> float:
        """The variance of that."""
        return self.wins * (100 - self.wins) / max(1, self.games)


class Shift(NamedTuple):
    """What an adjustment changes over all missions, in percent."""

    adjustment: str
    easier: bool
    difference: float
    margin: float


class Sway(NamedTuple):
    """What an adjustment changes for a seat of a contest, in percent, over games played with the same luck."""

    adjustment: str
    seat: str
    games: int
    difference: float
    margin: float
