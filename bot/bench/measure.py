"""A measure and how it is taken: both sides of a ratio in turn, in one run, and their medians."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

Side = Callable[[], Awaitable[tuple[float, ...]]]
"""Does one thing, or a few in a row, and gives the seconds of each; what it prepares before is not counted."""


DIGITS = 3


class Measure(msgspec.Struct, frozen=True):
    """One figure, what it must not exceed, and the raw figures it was made from."""

    name: str
    value: float
    target: float
    unit: str
    raw: Mapping[str, float]
    note: str = ""

    @property
    def missed(self) -> bool:
        """Whether the figure is out of bounds."""
        return not round(self.value, DIGITS) <= self.target

    def report(self) -> dict[str, Any]:
        """The measure as plain data."""
        figures: dict[str, Any] = {"value": round(self.value, DIGITS), "target": self.target, "unit": self.unit}
        figures |= {name: round(value, DIGITS) for name, value in self.raw.items()}
        return figures | ({"note": self.note} if self.note else {})


class Bench(msgspec.Struct):
    """Where measures are taken, how thoroughly, and whom to tell how far they are."""

    folder: Path
    quick: bool
    tell: Callable[[int, int], None]

    def rounds(self, thorough: int, quick: int) -> int:
        """Choose how often something is done."""
        return quick if self.quick else thorough

    async def interleave(self, rounds: int, *sides: Side) -> list[tuple[float, ...]]:
        """Let the sides take turns, in reversed order every other round, and give the medians of each in ms.

        The first round warms caches and is not counted.
        """
        taken: list[list[tuple[float, ...]]] = [[] for _ in sides]
        for turn in range(rounds + 1):
            order = range(len(sides)) if turn % 2 else reversed(range(len(sides)))
            for side in order:
                seconds = await sides[side]()
                if turn:
                    taken[side].append(seconds)
            self.tell(turn, rounds)
        return [tuple(1000 * median(column) for column in zip(*times, strict=True)) for times in taken]


async def timed(doing: Awaitable[Any]) -> float:
    """The seconds that something takes."""
    begun = perf_counter()
    await doing
    return perf_counter() - begun


def ratio(name: str, target: float, over: tuple[str, float], under: tuple[str, float], note: str = "") -> Measure:
    """Make the measure of one median against another."""
    return Measure(name, over[1] / under[1], target, "ratio", {over[0]: over[1], under[0]: under[1]}, note)
