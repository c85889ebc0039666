"""Geometry: areas as polygons, where in a polygon there is room, and board units turned into pixels."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, hypot, pi, sin, sqrt
from typing import NamedTuple

from bot.engine.scene import Area, Board, Point

Outline = tuple[Point, ...]

HEX: Outline = tuple((cos(i * pi / 3), sin(i * pi / 3)) for i in range(6))
"""A regular hex with a flat top, circumradius 1, around the origin."""
HEX_INRADIUS = sqrt(3) / 2


class Rect(NamedTuple):
    """A rectangle in board units or pixels."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def width(self) -> float:
        """How wide it is."""
        return self.x1 - self.x0

    @property
    def height(self) -> float:
        """How high it is."""
        return self.y1 - self.y0

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    def grown(self, by: float) -> Rect:
        """Widen it on all sides."""
        return Rect(self.x0 - by, self.y0 - by, self.x1 + by, self.y1 + by)

    def within(self, other: Rect) -> Rect:
        """Cut off what lies outside another rectangle."""
        return Rect(max(self.x0, other.x0), max(self.y0, other.y0), min(self.x1, other.x1), min(self.y1, other.y1))


class Room(NamedTuple):
    """Where in an outline there is room: the widest circle and a rectangle around it."""

    middle: Point
    radius: float
    rect: Rect


def outline_of(area: Area) -> Outline:
    """An area's outline: its own, or a regular hex."""
    return area.outline or tuple((area.at[0] + x, area.at[1] + y) for x, y in HEX)


def bounds(points: Iterable[Point]) -> Rect:
    """The rectangle around points."""
    xs, ys = zip(*points, strict=True)
    return Rect(min(xs), min(ys), max(xs), max(ys))


def board_bounds(board: Board) -> Rect:
    """The rectangle around everything on a board."""
    points = [point for area in board.areas for point in outline_of(area)]
    points += [point for edge in board.edges for point in (edge.a, edge.b)]
    return bounds(points or [(0.0, 0.0), (1.0, 1.0)])


def room_of(area: Area) -> Room:
    """The room inside an area."""
    if not area.outline:
        x, y = area.at
        return Room(area.at, HEX_INRADIUS, Rect(x - 0.62, y - 0.64, x + 0.62, y + 0.64))
    return _room_in(area.outline)


@lru_cache(maxsize=512)
def _room_in(outline: Outline) -> Room:
    """Search a polygon for its roomiest place."""
    middle, radius = _widest_circle(outline)
    return Room(middle, radius, _widest_rect(outline, middle, radius))


def _widest_circle(outline: Outline) -> tuple[Point, float]:
    """The point farthest from every side, on a grid that is refined around the best point."""
    window = bounds(outline)
    best, best_gap = window.middle, 0.0
    steps = 24  # fine enough to tell the elbow of a bent area from its arms
    for _ in range(3):
        for i in range(steps + 1):
            for j in range(steps + 1):
                point = window.x0 + window.width * i / steps, window.y0 + window.height * j / steps
                gap = _gap(point, outline)
                if gap > best_gap and inside(point, outline):
                    best, best_gap = point, gap
        width, height = window.width / steps, window.height / steps
        window = Rect(best[0] - width, best[1] - height, best[0] + width, best[1] + height)
        steps = 6
    return best, best_gap


def _widest_rect(outline: Outline, middle: Point, radius: float) -> Rect:
    """Grow rectangles from the widest circle, once evenly and once sideways first, and keep the larger."""
    even = _grown(outline, middle, radius, ((0, 1, 2, 3),))
    wide = _grown(outline, middle, radius, ((0, 2), (1, 3)))
    return max(even, wide, key=lambda rect: rect.width * rect.height)


def _grown(outline: Outline, middle: Point, radius: float, turns: tuple[tuple[int, ...], ...]) -> Rect:
    """Grow a rectangle until its sides meet the outline; each turn moves some of its sides."""
    half = radius * 0.62
    sides = [middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half]
    step = radius * 0.08
    for turn in turns:
        free = set(turn)
        while free:
            for side in sorted(free):
                moved = list(sides)
                moved[side] += step if side > 1 else -step
                if abs(moved[side] - middle[side % 2]) < radius * 4 and _rim_inside(Rect(*moved), outline):
                    sides = moved
                else:
                    free.discard(side)
    return Rect(*sides)


def _rim_inside(rect: Rect, outline: Outline) -> bool:
    """Whether a rectangle's rim lies inside a polygon."""
    for i in range(7):
        x, y = rect.x0 + rect.width * i / 6, rect.y0 + rect.height * i / 6
        if not all(inside(p, outline) for p in ((x, rect.y0), (x, rect.y1), (rect.x0, y), (rect.x1, y))):
            return False
    return True


def inside(point: Point, outline: Outline) -> bool:
    """Whether a point lies inside a polygon."""
    x, y = point
    odd = False
    x0, y0 = outline[-1]
    for x1, y1 in outline:
        if (y1 > y) != (y0 > y) and x < (x0 - x1) * (y - y1) / (y0 - y1) + x1:
            odd = not odd
        x0, y0 = x1, y1
    return odd


def _gap(point: Point, outline: Outline) -> float:
    """The way from a point to the nearest side."""
    least = float("inf")
    a = outline[-1]
    for b in outline:
        least = min(least, _to_segment(point, a, b))
        a = b
    return least


def _to_segment(p: Point, a: Point, b: Point) -> float:
    """The way from a point to a line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    t = 0.0 if square == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


def inset(outline: Outline, by: float) -> Outline:
    """Move every side of a polygon inwards; corners stay pointed."""
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1], strict=True))
    sign = 1 if turn > 0 else -1
    moved: list[Point] = []
    count = len(outline)
    for i in range(count):
        a, b, c = outline[i - 1], outline[i], outline[(i + 1) % count]
        n1, n2 = _normal(a, b, sign), _normal(b, c, sign)
        scale = by / max(0.35, 1 + n1[0] * n2[0] + n1[1] * n2[1])
        moved.append((b[0] + (n1[0] + n2[0]) * scale, b[1] + (n1[1] + n2[1]) * scale))
    return tuple(moved)


def _normal(a: Point, b: Point, sign: int) -> Point:
    """Point from a side into the polygon."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = hypot(dx, dy) or 1.0
    return -dy / length * sign, dx / length * sign


class Frame(NamedTuple):
    """How board units become pixels, and the window of the picture that shows the board."""

    scale: float
    ox: float
    oy: float
    window: tuple[int, int, int, int]

    def px(self, point: Point) -> Point:
        """Turn a point of the board into one of the picture."""
        return self.ox + point[0] * self.scale, self.oy + point[1] * self.scale

    def rect(self, rect: Rect) -> Rect:
        """Turn a rectangle of the board into one of the picture."""
        return Rect(*self.px((rect.x0, rect.y0)), *self.px((rect.x1, rect.y1)))
