"""Line of Sight once more, slowly and by another way, to hold the quick one against.

It takes the rule by its word (RISE-RULING-11): the blockers are closed hexes and closed Wall lines, and a line of sight
is a segment that meets none of them.

Why it is right. The lines in one direction are told apart by one number, their place across it. Every convex thing
takes up an interval of places, and two that do not overlap come in the same order on all lines that meet both. So for
one direction it is enough to lay the closed intervals of what lies between the two hexes over the open interval of
lines that meet both insides: sight exists if something stays uncovered. As the direction turns, the ends of intervals
change their order only at directions that join two corners. Since all blockers are closed, a free line can be turned a
little and stays free: one direction strictly between each two neighbouring joining directions tells all.
"""

from __future__ import annotations

from functools import cmp_to_key
from itertools import pairwise
from math import gcd
from typing import NamedTuple

from bot.engine.boards.hexes import Hex, disc, distance, parse
from bot.games.rise.box.ground import CORNERS, CUTS, EDGES, UNIT, Ground, Spot

Shape = tuple[Spot, ...]
"""The corners of a hex, or the ends of a Wall."""


class Blocker(NamedTuple):
    """Something closed, and where it lies to the two hexes."""

    shape: Shape
    from_start: Spot
    to_goal: Spot


def oracle_sees(ground: Ground, red: frozenset[str], a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Tell whether any hex of a sees any hex of b."""
    own = frozenset((*a, *b))
    return any(here == there or _joined(ground, red - own, parse(here), parse(there)) for here in a for there in b)


def _joined(ground: Ground, red: frozenset[str], a: Hex, b: Hex) -> bool:
    start, goal = _hexagon(a), _hexagon(b)
    blockers = [
        Blocker(shape, _apart(start, shape), _apart(shape, goal))
        for shape in _closed(ground, red, a, b)
        if _meets_hull(shape, start, goal)
    ]
    ahead = _apart(start, goal)
    turns = _directions({corner for shape in (start, goal, *(b.shape for b in blockers)) for corner in shape})
    between = ((x + u, y + v) for (x, y), (u, v) in pairwise((*turns, turns[0])))
    return any(_place(ahead, way) > 0 and _free(way, start, goal, blockers) for way in between)


def _free(way: Spot, start: Shape, goal: Shape, blockers: list[Blocker]) -> bool:
    """Tell whether a line in just this direction leads from start to goal."""
    low, high = _overlap(_places(way, start), _places(way, goal))
    if low >= high:
        return False
    covered = (
        _places(way, blocker.shape)
        for blocker in blockers
        if _place(blocker.from_start, way) > 0 and _place(blocker.to_goal, way) > 0
    )
    for first, last in sorted(covered):
        if first > low:
            break
        low = max(low, last)
    return low < high


def _apart(one: Shape, two: Shape) -> Spot:
    """A direction along an edge of either shape that parts the two, the second on its higher side."""
    for x, y in (*_sides(one), *_sides(two)):
        for axis in ((x, y), (-x, -y)):
            if _places(axis, one)[1] <= _places(axis, two)[0]:
                return axis
    raise AssertionError("the shapes overlap")


def _meets_hull(shape: Shape, start: Shape, goal: Shape) -> bool:
    """Tell whether a shape touches the hull of two hexes, which holds every line between them."""
    along = (goal[0][0] - start[0][0], goal[0][1] - start[0][1])
    for axis in (along, *_sides(start), *_sides(shape)):
        low, high = _overlap(_places(axis, shape), _places(axis, start + goal))
        if low > high:
            return False
    return True


def _closed(ground: Ground, red: frozenset[str], a: Hex, b: Hex) -> list[Shape]:
    """All that blocks near two hexes: red, solid and missing hexes, Walls, Walls through half-hexes."""
    reach = distance(a, b) + 2
    found = []
    for hex in disc(a, reach):
        cell = ground.cells.get(hex.name)
        if hex in (a, b):
            continue
        if cell is None or cell.solid or hex.name in red or cell.printed == "red":
            found.append(_hexagon(hex))
        elif cut := ground.cuts.get(hex.name):
            found.append(_moved(hex, CUTS[cut]))
    for one, two in ground.walls:
        here, there = parse(one), parse(two)
        found.append(_moved(here, EDGES[there.q - here.q, there.r - here.r]))
    return found


def _directions(corners: set[Spot]) -> list[Spot]:
    """All directions from one corner to another, round the clock."""
    ways = {(bx - ax, by - ay) for ax, ay in corners for bx, by in corners} - {(0, 0)}
    return sorted({(x // gcd(x, y), y // gcd(x, y)) for x, y in ways}, key=cmp_to_key(_turn))


def _turn(one: Spot, two: Spot) -> int:
    """Order two directions by their angle."""
    upper, other = one > (0, 0), two > (0, 0)
    if upper != other:
        return -1 if upper else 1
    return one[1] * two[0] - one[0] * two[1]


def _hexagon(hex: Hex) -> Shape:
    return _moved(hex, CORNERS)


def _moved(hex: Hex, shape: Shape) -> Shape:
    return tuple((hex.q * UNIT + x, hex.r * UNIT + y) for x, y in shape)


def _sides(shape: Shape) -> list[Spot]:
    return [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise((*shape, shape[0]))]


def _places(way: Spot, shape: Shape) -> tuple[int, int]:
    places = [_place(way, corner) for corner in shape]
    return min(places), max(places)


def _place(way: Spot, corner: Spot) -> int:
    return way[0] * corner[1] - way[1] * corner[0]


def _overlap(one: tuple[int, int], two: tuple[int, int]) -> tuple[int, int]:
    return max(one[0], two[0]), min(one[1], two[1])
