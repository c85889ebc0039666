"""Rooms inside bent areas: an outline of right angles taken apart into rectangles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from renderers.board.geometry import Outline, Rect, inside

MOST_ROOMS = 4
NARROWEST = 22
"""A rectangle that is narrower than this, in pixels, holds nothing."""


def is_square(outline: Outline) -> bool:
    """Whether every side of an outline runs across or down."""
    sides = zip(outline, outline[1:] + outline[:1], strict=True)
    return len(outline) >= 4 and all(abs(a[0] - b[0]) < 1e-6 or abs(a[1] - b[1]) < 1e-6 for a, b in sides)


@lru_cache(maxsize=512)
def rooms_in(outline: Outline) -> tuple[Rect, ...]:
    """Take an outline of right angles apart into rectangles, the largest first."""
    xs, ys = (sorted({round(point[axis], 4) for point in outline}) for axis in (0, 1))
    free = {
        (i, j)
        for i, (x0, x1) in enumerate(pairwise(xs))
        for j, (y0, y1) in enumerate(pairwise(ys))
        if inside(((x0 + x1) / 2, (y0 + y1) / 2), outline)
    }
    found: list[Rect] = []
    while free and len(found) < MOST_ROOMS:
        spans = [
            {(i, j) for i in range(i0, i1) for j in range(j0, j1)}
            for i0, i1 in combinations(range(len(xs)), 2)
            for j0, j1 in combinations(range(len(ys)), 2)
        ]
        best = max((span for span in spans if span <= free), key=lambda span: _area(_around(span, xs, ys)))
        found.append(_around(best, xs, ys))
        free -= best
    return tuple(found)


def _around(cells: set[tuple[int, int]], xs: list[float], ys: list[float]) -> Rect:
    """The rectangle that cells of a grid make up."""
    across, down = [i for i, _ in cells], [j for _, j in cells]
    return Rect(xs[min(across)], ys[min(down)], xs[max(across) + 1], ys[max(down) + 1])


def _area(rect: Rect) -> float:
    return rect.width * rect.height


def without(rooms: Sequence[Rect], taken: Rect) -> tuple[Rect, ...]:
    """What is left of rooms where something is taken out of them, the largest first."""
    left = [part for room in rooms for part in [_beside(room, taken)] if min(part.width, part.height) >= NARROWEST]
    return tuple(sorted(left, key=_area, reverse=True))


def _beside(room: Rect, taken: Rect) -> Rect:
    """The largest rectangle of a room that keeps clear of what is taken."""
    both = room.within(taken)
    if both.width <= 0 or both.height <= 0:
        return room
    parts = (
        room._replace(x1=taken.x0),
        room._replace(x0=taken.x1),
        room._replace(y1=taken.y0),
        room._replace(y0=taken.y1),
    )
    return max(parts, key=lambda part: max(0.0, part.width) * max(0.0, part.height))
