"""Filling rooms: things set out in rows, room after room, of an area that falls into rectangles."""

from __future__ import annotations

from functools import lru_cache

from renderers.board.geometry import Rect
from renderers.pieces.cluster import GAP, Slot

STEPS = 9
"""How often a size is halved to find the largest that fits."""


@lru_cache(maxsize=2048)
def fill(weights: tuple[float, ...], rooms: tuple[Rect, ...], largest: int) -> tuple[Slot, ...] | None:
    """Set things out in rows, room after room, as large as they fit; none where not even small ones do."""
    if best := _placed(weights, rooms, largest):
        return best
    low, high = 0.0, float(largest)
    for _ in range(STEPS):
        middle = (low + high) / 2
        if placed := _placed(weights, rooms, middle):
            low, best = middle, placed
        else:
            high = middle
    return best


def _placed(weights: tuple[float, ...], rooms: tuple[Rect, ...], size: float) -> tuple[Slot, ...] | None:
    """Set things of a size out, if there is room for all of them."""
    slots: list[Slot] = []
    for room in rooms:
        rows, used = _rows(weights[len(slots) :], room, size)
        y = room.middle[1] - used / 2
        for row in rows:
            height = max(row) * size
            x = room.middle[0] - (sum(row) + GAP * (len(row) - 1)) * size / 2
            for weight in row:
                slots.append(Slot(x + weight * size / 2, y + height / 2, int(weight * size) // 2 * 2))
                x += (weight + GAP) * size
            y += height + GAP * size
        if len(slots) == len(weights):
            return tuple(slots)
    return None


def _rows(weights: tuple[float, ...], room: Rect, size: float) -> tuple[list[tuple[float, ...]], float]:
    """Deal as many things into rows of a room as it holds, and measure how high they stand."""
    rows: list[tuple[float, ...]] = []
    used, left = 0.0, list(weights)
    while left:
        row: list[float] = []
        wide = 0.0
        while left and wide + left[0] * size <= room.width:
            wide += (left[0] + GAP) * size
            row.append(left.pop(0))
        higher = used + (GAP * size if rows else 0.0) + (max(row) * size if row else 0.0)
        if not row or higher > room.height:
            break
        rows.append(tuple(row))
        used = higher
    return rows, used
