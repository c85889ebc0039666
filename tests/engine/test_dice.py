"""Chances of dice, held against counting every throw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from bot.engine.dice import D6, Die, at_least, distribution, percent

ODD = Die("odd", ("", "hit", "hit hit", "", "hit shield"))


def pips(face: str) -> int:
    """Score a face by its number."""
    return int(face)


def hits(face: str) -> int:
    """Score a face by its hits."""
    return face.split().count("hit")


@pytest.mark.parametrize(("die", "score"), [(D6, pips), (ODD, hits)], ids=["d6", "symbols"])
@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
def test_chances_equal_counting_every_throw(die: Die, score: type, count: int) -> None:
    throws = Counter(sum(map(score, faces)) for faces in product(die.faces, repeat=count))
    counted = {total: Fraction(ways, len(die.faces) ** count) for total, ways in throws.items()}

    found = distribution(die, count, score)

    assert found == counted
    assert sum(found.values()) == 1
    assert list(found) == sorted(found)


def test_at_least_adds_the_upper_part() -> None:
    two = distribution(D6, 2, pips)

    assert at_least(two, 2) == 1
    assert at_least(two, 11) == Fraction(3, 36)
    assert at_least(two, 13) == 0


def test_one_die_of_four_or_more_among_two() -> None:
    lucky = distribution(D6, 2, lambda face: int(face) >= 4)

    assert at_least(lucky, 1) == Fraction(3, 4)


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]
