"""All results of a game, by mission, seats and way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from statistics import mean, stdev
from typing import Any

from bot.cli.balance.cells import PART, Counts, adjustments, cells
from bot.cli.balance.results import ALONE, CAMPAIGN, SURE, Result, Shift, Sway, Tally
from bot.engine.game import Game


class ResultTable:
    """All results, by mission, seats and way."""

    def __init__(
        self,
        found: Game[Any, Any],
        games: int,
        seed: int,
        results: list[Result],
        counts: Counts = (),
        part: int = PART,
    ) -> None:
        self.found, self.games, self.seed, self.results, self.counts = found, games, seed, results, counts
        self.part = part
        self.ways = [way for way in (CAMPAIGN, ALONE, *adjustments(found)) if any(one.way == way for one in results)]

    def tally(self, way: str, mission: str = "", seats: int = 0) -> Tally:
        """The games of a cell counted, or with less said of several cells together."""
        fits = (one for one in self.results if one.way == way and mission in ("", one.mission))
        return Tally([one for one in fits if seats in (0, one.seats)])

    def rows(self) -> Iterator[tuple[str, int]]:
        """Every mission with the numbers of seats that were played."""
        yield from cells(self.found, self.counts)

    @property
    def contest(self) -> bool:
        """Whether some seats win where others lose."""
        return any(0 < len(one.winners) < one.seats for one in self.results)

    def shifts(self) -> Iterator[Shift]:
        """Every adjustment compared with play without it."""
        usual = self.tally(ALONE)
        for name in (way for way in self.ways if way not in (CAMPAIGN, ALONE)):
            with_it = self.tally(name)
            margin = SURE * sqrt(usual.spread + with_it.spread)
            yield Shift(name, name in self.found.easier, with_it.wins - usual.wins, margin)

    def sways(self) -> Iterator[Sway]:
        """Every adjustment of a contest compared with play without it, seat by seat, on the same seeds."""
        usual = {(one.mission, one.seats, one.seed): one for one in self.results if one.way == ALONE}
        for name in (way for way in self.ways if self.contest and way not in (CAMPAIGN, ALONE)):
            played = [(one, usual.get((one.mission, one.seats, one.seed))) for one in self.results if one.way == name]
            pairs = [(one.winners, other.winners) for one, other in played if other]
            for seat in self.found.seats:
                changes = [100 * ((seat in with_it) - (seat in without)) for with_it, without in pairs]
                if any(changes):
                    margin = SURE * stdev(changes) / sqrt(len(changes))
                    yield Sway(name, seat, len(changes), mean(changes), margin)

    def unfair(self) -> list[str]:
        """The cells without adjustments that are won too seldom or too often."""
        if self.contest:
            return []
        ways = [way for way in (CAMPAIGN, ALONE) if way in self.ways]
        played = ((way, *row, self.tally(way, *row)) for row in self.rows() for way in ways)
        outside = (each for each in played if not self._fair(each[1], each[-1].wins))
        return [f"{mission} {seats} {way}" for way, mission, seats, _ in outside]

    def _fair(self, mission: str, wins: float) -> bool:
        least, most = self.found.trial.fair(mission)
        return least <= wins <= most


def aims(table: ResultTable) -> dict[str, tuple[int, int]]:
    """How often each aim of a seat was held, and won."""
    known = [aim for one in table.results if one.way == ALONE for aim in one.aims]
    held, reached = Counter(aim for aim, _ in known), Counter(aim for aim, won in known if won)
    return {aim: (count, reached[aim]) for aim, count in sorted(held.items())}
