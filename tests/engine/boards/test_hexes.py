"""Hex geometry, mostly as properties that hold everywhere on a board."""

from __future__ import annotations

from itertools import pairwise
from math import dist, isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.boards.graph import distances
from bot.engine.boards.hexes import Hex, column, disc, distance, line, parse, ring

hexes = st.builds(Hex, st.integers(-40, 40), st.integers(-40, 40))
places = st.tuples(st.integers(0, 2000), st.integers(1, 500))


@pytest.mark.parametrize(
    ("name", "hex"),
    [("A1", Hex(0, 0)), ("B1", Hex(1, 0)), ("C1", Hex(2, -1)), ("C7", Hex(2, 5)), ("Z3", Hex(25, -10))],
)
def test_names_are_column_and_row(name: str, hex: Hex) -> None:
    assert hex.name == name
    assert parse(name) == hex


def test_columns_go_on_after_z() -> None:
    assert [column(q) for q in (0, 25, 26, 27, 51, 52, 701, 702)] == ["A", "Z", "AA", "AB", "AZ", "BA", "ZZ", "AAA"]


@given(places)
def test_every_name_reads_back(place: tuple[int, int]) -> None:
    q, row = place
    name = f"{column(q)}{row}"

    assert parse(name).q == q
    assert parse(name).name == name


def test_a_row_of_a_map_is_level() -> None:
    """Even columns stand half a hex above odd ones; within each, a row is at one height."""
    heights = [parse(f"{column(q)}3").centre[1] for q in range(30)]

    assert all(isclose(height, heights[0]) for height in heights[::2])
    assert all(isclose(height, heights[0] + sqrt(3) / 2) for height in heights[1::2])


@given(hexes)
def test_neighbours_are_six_and_touch(here: Hex) -> None:
    around = here.neighbours()

    assert len(set(around)) == 6
    assert all(distance(here, there) == 1 for there in around)
    assert all(isclose(dist(here.centre, there.centre), sqrt(3)) for there in around)
    assert all(here in there.neighbours() for there in around)


@given(hexes, hexes, hexes)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)


def test_distance_counts_steps() -> None:
    whole = set(disc(Hex(0, 0), 5))
    steps = distances("0,0", lambda name: _around(name, whole))

    assert {name: distance(Hex(0, 0), _hex(name)) for name in steps} == steps
    assert len(steps) == len(whole)


def _hex(name: str) -> Hex:
    q, r = name.split(",")
    return Hex(int(q), int(r))


def _around(name: str, whole: set[Hex]) -> list[str]:
    return [f"{there.q},{there.r}" for there in _hex(name).neighbours() if there in whole]


@given(hexes, hexes)
def test_a_line_runs_from_end_to_end_without_a_gap(a: Hex, b: Hex) -> None:
    way = line(a, b)

    assert (way[0], way[-1]) == (a, b)
    assert len(way) == distance(a, b) + 1
    assert all(distance(here, there) == 1 for here, there in pairwise(way))


@given(hexes, hexes)
def test_a_line_is_the_same_both_ways(a: Hex, b: Hex) -> None:
    assert line(a, b) == line(b, a)[::-1]


@given(hexes, hexes, hexes)
def test_a_line_moves_with_the_board(a: Hex, b: Hex, by: Hex) -> None:
    moved = line(Hex(a.q + by.q, a.r + by.r), Hex(b.q + by.q, b.r + by.r))

    assert moved == tuple(Hex(step.q + by.q, step.r + by.r) for step in line(a, b))


@given(hexes, st.integers(0, 8))
def test_a_ring_holds_all_at_that_distance(centre: Hex, radius: int) -> None:
    around = ring(centre, radius)

    assert len(set(around)) == len(around) == (6 * radius or 1)
    assert {distance(centre, there) for there in around} == {radius}


@given(hexes, st.integers(0, 8))
def test_a_disc_is_its_rings_nearest_first(centre: Hex, radius: int) -> None:
    within = disc(centre, radius)
    steps = [distance(centre, there) for there in within]

    assert len(set(within)) == len(within) == 1 + 3 * radius * (radius + 1)
    assert steps == sorted(steps)
    assert max(steps) == radius
