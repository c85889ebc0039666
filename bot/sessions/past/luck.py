"""Luck, honestly measured: how a total of dice stands among all totals that so many of them can show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from math import erf, sqrt
from typing import NamedTuple

from bot.engine.dice import Die

EXACT = 120
"""Dice up to which the chances are worked out exactly; beyond, the normal curve is off by far less than one in 200."""


class Measure(NamedTuple):
    """Something that can be counted on the faces of a die: its number, or one of its symbols."""

    name: str
    """The symbol; empty for the number."""
    scores: tuple[int, ...]
    """What each face counts, in the order of the faces."""

    @property
    def mean(self) -> float:
        """What one die counts on average."""
        return sum(self.scores) / len(self.scores)


class Standing(NamedTuple):
    """How some dice did by one measure."""

    measure: Measure
    dice: int
    average: float
    percentile: float
    """The share of all rolls of so many dice that count less; of those that count the same, half."""


def measures(die: Die) -> Iterator[Measure]:
    """What is measured: the number of a numbered die, else each symbol."""
    if all(face.isdecimal() for face in die.faces):
        yield Measure("", tuple(map(int, die.faces)))
        return
    for symbol in dict.fromkeys(symbol for face in die.faces for symbol in face.split()):
        yield Measure(symbol, tuple(face.split().count(symbol) for face in die.faces))


def standings(die: Die, fell: Counter[str]) -> list[Standing]:
    """How lucky dice that fell so were, by every measure."""
    dice = sum(fell.values())
    if not dice:
        return []
    found = []
    for measure in measures(die):
        counts = dict(zip(die.faces, measure.scores, strict=True))
        total = sum(counts[face] * times for face, times in fell.items())
        found.append(Standing(measure, dice, total / dice, percentile(measure.scores, dice, total)))
    return found


def percentile(scores: tuple[int, ...], dice: int, total: int) -> float:
    """The chance of a smaller total, and half the chance of the same one."""
    if dice > EXACT:
        return _normal(scores, dice, total)
    chances = totals(scores, dice)
    return sum(chances[:total]) + chances[total] / 2


@lru_cache(maxsize=256)
def totals(scores: tuple[int, ...], dice: int) -> tuple[float, ...]:
    """The chance of each total from 0 on."""
    if dice == 0:
        return (1.0,)
    if dice % 2:
        one = [scores.count(value) / len(scores) for value in range(max(scores) + 1)]
        return _together(totals(scores, dice - 1), one)
    half = totals(scores, dice // 2)
    return _together(half, half)


def _together(some: tuple[float, ...], more: tuple[float, ...] | list[float]) -> tuple[float, ...]:
    """Add two independent totals."""
    added = [0.0] * (len(some) + len(more) - 1)
    for total, chance in enumerate(some):
        if chance:
            for further, other in enumerate(more):
                added[total + further] += chance * other
    return tuple(added)


def _normal(scores: tuple[int, ...], dice: int, total: int) -> float:
    """Take the share from the normal curve."""
    mean = sum(scores) / len(scores)
    spread = sqrt(dice * sum((score - mean) ** 2 for score in scores) / len(scores))
    return 0.5 * (1 + erf((total - dice * mean) / (spread * sqrt(2)))) if spread else 0.5
