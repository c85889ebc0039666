"""The sectors as polygons, made from nothing but where they lie and which of them share a border.

The borders are a graph drawn on the plane. Its faces are the points where three or more sectors meet, so a sector's
outline runs through the middles of the faces around it and the middles of its own borders. Whatever the map says is
adjacent is so drawn side by side, and nothing else is.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, pi, sin
from typing import TypeAlias

from bot.engine.scene import Point
from bot.games.salvation.box.content import AROUND, SECTORS

Outline: TypeAlias = tuple[Point, ...]

SCALE = (48.0, 56.0)
"""Map points to one board unit, across and down: the map is drawn a little wider than it is."""
COAST = 1.25
"""How far the land reaches beyond the outermost sectors' middles, in board units."""
EVENINGS = 6
"""How often sectors are moved to the middle of their outline, so that small ones get room."""
MIDDLES: dict[str, Point] = {id: (sector.at[0] / SCALE[0], sector.at[1] / SCALE[1]) for id, sector in SECTORS.items()}
"""Where each sector lies in the picture."""


def middle(points: list[Point]) -> Point:
    """The middle of points."""
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def between(one: str, other: str) -> Point:
    """Where the border of two sectors crosses the line between their middles."""
    return middle([MIDDLES[id] for id in sorted((one, other))])


def _angle(one: str, other: str) -> float:
    """The direction from a sector to another; it grows clockwise."""
    (ax, ay), (bx, by) = MIDDLES[one], MIDDLES[other]
    return atan2(by - ay, bx - ax)


CLOCKWISE = {id: sorted(near, key=lambda other: _angle(id, other)) for id, near in AROUND.items()}
"""Each sector's neighbours as one meets them turning around it."""


def _corner(sector: str, other: str) -> tuple[str, ...]:
    """The sectors that meet at the end of a border, the end that comes first turning around its sector."""
    found, start, end = [sector], sector, CLOCKWISE[sector][CLOCKWISE[sector].index(other) - 1]
    while end != sector or start != other:
        found.append(end)
        start, end = end, CLOCKWISE[end][CLOCKWISE[end].index(start) - 1]
    return tuple(found)


def _size(ring: tuple[str, ...]) -> float:
    """What the middles of sectors enclose."""
    points = [MIDDLES[id] for id in (*ring, ring[0])]
    return abs(sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(points))) / 2


CORNERS = {(id, other): _corner(id, other) for id, near in AROUND.items() for other in near}
RIM: tuple[str, ...] = max(CORNERS.values(), key=_size)
"""The sectors along the rim of the map."""


def _is_outside(ring: tuple[str, ...]) -> bool:
    return set(ring) == set(RIM)


def outline(sector: str) -> Outline:
    """A sector's outline: along each of its borders, and along the coast where there is none."""
    return tuple(_outline(sector))


def _outline(sector: str) -> Iterator[Point]:
    near = CLOCKWISE[sector]
    for before, after in zip((near[-1], *near[:-1]), near, strict=True):
        ring = CORNERS[sector, after]
        yield from _coast(sector, before, after) if _is_outside(ring) else (meeting(ring),)
        yield between(sector, after)


def meeting(ring: tuple[str, ...]) -> Point:
    """The point where sectors meet."""
    return middle([MIDDLES[id] for id in sorted(ring)])


def _coast(sector: str, before: str, after: str) -> Iterator[Point]:
    """Run along the rim of the map from one border to the next: round a cape, or across a bay."""
    start, end = _angle(sector, before), _angle(sector, after)
    sweep = (end - start) % (2 * pi)
    yield _off(between(sector, before), start + pi / 2)
    sides = (start + pi / 2, start + sweep - pi / 2) if sweep > pi else ()
    for turn in sorted((*sides, start + sweep / 2)):
        yield _off(MIDDLES[sector], turn)
    yield _off(between(sector, after), end - pi / 2)


def _off(point: Point, direction: float) -> Point:
    """Go from a point off the coast."""
    return point[0] + cos(direction) * COAST, point[1] + sin(direction) * COAST


def border(one: str, other: str) -> Outline:
    """The line that two sectors share, from end to end."""
    return _end(one, other), between(one, other), _end(other, one)


def _end(sector: str, other: str) -> Point:
    """The end of a border that comes first turning around its sector."""
    ring = CORNERS[sector, other]
    if _is_outside(ring):
        return _off(between(sector, other), _angle(sector, other) - pi / 2)
    return meeting(ring)


def _even_out() -> None:
    """Move every sector towards the middle of its outline."""
    for _ in range(EVENINGS):
        MIDDLES.update({id: middle(list(outline(id))) for id in SECTORS})


_even_out()
