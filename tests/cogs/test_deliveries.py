"""How late an interaction arrived is told by the others, not by a clock that may be off."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from cogs.deliveries import REMEMBERED, REMEMBERED_SECONDS, Deliveries

MOST = 3.0
ROUGHLY = 0.5
"""Seconds that a busy machine may take between two lines of a test."""


def arrives(deliveries: Deliveries, took: float, now: float = 0.0) -> float:
    """How late something is said to be that took so long by the clocks."""
    return deliveries.late(discord.utils.utcnow() - timedelta(seconds=took), now, most=MOST)


@pytest.mark.parametrize("off", [0.0, 2.5, -2.5, 3600.0, -3600.0])
def test_a_clock_that_is_off_makes_nothing_late(off: float) -> None:
    deliveries = Deliveries()
    for _ in range(5):
        assert arrives(deliveries, off) < ROUGHLY


@pytest.mark.parametrize("off", [0.0, 2.5, -3600.0])
def test_what_takes_longer_than_the_quickest_is_late_by_the_rest(off: float) -> None:
    deliveries = Deliveries()
    arrives(deliveries, off + 1.0)
    arrives(deliveries, off)
    assert arrives(deliveries, off + 2.0) == pytest.approx(2.0, abs=ROUGHLY)


def test_a_clock_that_is_set_makes_nothing_late() -> None:
    deliveries = Deliveries()
    arrives(deliveries, 0.0)
    assert arrives(deliveries, 3600.0) == 0.0
    assert arrives(deliveries, -3600.0) == 0.0


def test_a_clock_that_was_set_a_little_is_believed_after_a_while() -> None:
    by_count, by_time = Deliveries(), Deliveries()
    for deliveries in (by_count, by_time):
        arrives(deliveries, 0.0)
        assert arrives(deliveries, 2.0) == pytest.approx(2.0, abs=ROUGHLY)
    for _ in range(REMEMBERED):
        arrives(by_count, 2.0)
    assert arrives(by_count, 2.0) < ROUGHLY
    assert arrives(by_time, 2.0, now=REMEMBERED_SECONDS + 1) < ROUGHLY
