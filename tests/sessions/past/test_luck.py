"""Luck: exact where it can be, the same as counting every roll by hand."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from bot.engine.dice import D6, Die
from bot.sessions.past.luck import EXACT, measures, percentile, standings, totals

BLADE = Die("blade", ("hit", "hit", "hit hit", "hit fist", "skull", ""))
PIPS = (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_percentile_is_that_of_all_rolls_counted_one_by_one(dice: int) -> None:
    every = [sum(roll) for roll in product(PIPS, repeat=dice)]
    for total in range(dice, 6 * dice + 1):
        less, same = sum(one < total for one in every), every.count(total)
        assert percentile(PIPS, dice, total) == pytest.approx((less + same / 2) / len(every))


def test_chances_add_up() -> None:
    assert sum(totals(PIPS, EXACT)) == pytest.approx(1)


def test_the_normal_curve_takes_over_without_a_jump() -> None:
    for total in (EXACT * 3, EXACT * 3.5, EXACT * 4):
        exact = percentile(PIPS, EXACT, int(total))
        near = percentile(PIPS, EXACT + 1, int(total) + 3) / 2 + percentile(PIPS, EXACT + 1, int(total) + 4) / 2
        assert near == pytest.approx(exact, abs=0.005)


def test_what_is_to_be_expected_is_in_the_middle() -> None:
    assert percentile(PIPS, 2, 7) == pytest.approx(0.5)
    assert percentile(PIPS, EXACT * 2, EXACT * 7) == pytest.approx(0.5)


def test_a_numbered_die_is_measured_by_its_number_and_others_by_each_symbol() -> None:
    assert [(measure.name, measure.mean) for measure in measures(D6)] == [("", 3.5)]
    found = {measure.name: measure.mean for measure in measures(BLADE)}
    assert found == {"hit": pytest.approx(5 / 6), "fist": pytest.approx(1 / 6), "skull": pytest.approx(1 / 6)}


def test_standings_tell_average_and_place() -> None:
    (lucky,) = standings(D6, Counter({"6": 3}))
    assert (lucky.dice, lucky.average) == (3, 6.0)
    assert lucky.percentile == pytest.approx(1 - 1 / 432)
    hit, fist, skull = standings(BLADE, Counter({"": 1, "hit hit": 1}))
    assert (hit.average, fist.average, skull.average) == (1.0, 0.0, 0.0)
    assert standings(D6, Counter()) == []


def test_a_die_that_cannot_differ_is_neither_lucky_nor_unlucky() -> None:
    assert percentile((2, 2), 3, 6) == pytest.approx(0.5)
    assert percentile((2, 2), EXACT + 1, 2 * EXACT + 2) == pytest.approx(0.5)
