"""Dice with named faces, and the exact chances of what several of them show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple


class Die(NamedTuple):
    """A die: its name and its faces, each equally likely. A face may hold several symbols, as `hit hit`."""

    name: str
    faces: tuple[str, ...]


D6 = Die("d6", ("1", "2", "3", "4", "5", "6"))


def distribution(die: Die, count: int, score: Callable[[str], int]) -> dict[int, Fraction]:
    """Give the exact chance of each total when `count` dice are rolled and each face is scored."""
    one = Counter(score(face) for face in die.faces)
    totals = {0: Fraction(1)}
    for _ in range(count):
        following: Counter[int] = Counter()
        for total, chance in totals.items():
            for value, ways in one.items():
                following[total + value] += chance * Fraction(ways, len(die.faces))  # type: ignore[assignment]
        totals = dict(following)  # type: ignore[arg-type]
    return dict(sorted(totals.items()))


def at_least(chances: dict[int, Fraction], least: int) -> Fraction:
    """Give the chance of a total of at least this much."""
    return sum((chance for total, chance in chances.items() if total >= least), Fraction(0))
