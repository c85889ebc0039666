"""Clusters: several things in one area stand in rows, as large as fits, and never on top of each other."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from renderers.board.geometry import Rect
from renderers.board.labels import Place

ROOT3 = sqrt(3)
GAP = 0.1
"""Space between neighbours, as a share of a figure's size."""
MOST = 6


class Slot(NamedTuple):
    """A spot for one thing: its middle and its size."""

    x: float
    y: float
    size: int


class Shape(NamedTuple):
    """The room for a cluster around its middle: a rectangle, narrowed by a hex's corners if there is one."""

    width: float
    height: float
    hex_radius: float
    """Circumradius; 0 for a plain rectangle."""
    hex_drop: float
    """How far the hex's middle lies below the rectangle's."""

    def width_between(self, top: float, bottom: float) -> float:
        """How wide the room is between two heights (from its middle, down positive)."""
        if not self.hex_radius:
            return self.width
        far = max(abs(top - self.hex_drop), abs(bottom - self.hex_drop))
        return 2 * (self.hex_radius - far / ROOT3) - 6


def shape_of(place: Place, room: Rect) -> Shape:
    """The room of a place, as packing knows it."""
    if not place.hexagon:
        return Shape(room.width, room.height, 0, 0)
    return Shape(0, room.height, place.radius * 2 / ROOT3, place.middle[1] - room.middle[1])


@lru_cache(maxsize=2048)
def pack(weights: tuple[float, ...], shape: Shape, largest: int) -> tuple[Slot, ...]:
    """Place things of given weights in rows so that they come out as large as possible."""
    best, best_size = _rows(weights, 1), 0.0
    for count in range(1, min(4, len(weights)) + 1):
        rows = _rows(weights, count)
        size = _largest(rows, shape, largest)
        if size > best_size + 0.5:
            best, best_size = rows, size
    return tuple(_slots(best, best_size))


def _rows(weights: tuple[float, ...], count: int) -> list[tuple[float, ...]]:
    """Deal things into rows of nearly equal length, the longer rows last."""
    short, extra = divmod(len(weights), count)
    rows, start = [], 0
    for i in range(count):
        length = short + (1 if i >= count - extra else 0)
        rows.append(weights[start : start + length])
        start += length
    return rows


def _largest(rows: list[tuple[float, ...]], shape: Shape, largest: int) -> float:
    """How large, found by halving, things can be in these rows."""
    low, high = 0.0, float(largest)
    for _ in range(9):
        middle = (low + high) / 2
        if _fits(rows, shape, middle):
            low = middle
        else:
            high = middle
    return low


def _fits(rows: list[tuple[float, ...]], shape: Shape, size: float) -> bool:
    """Whether rows of things of a size stay inside the room."""
    heights = [max(row) * size for row in rows]
    total = sum(heights) + GAP * size * (len(rows) - 1)
    if total > shape.height:
        return False
    y = -total / 2
    for row, height in zip(rows, heights, strict=True):
        # A round thing does not reach into the corners of its row, hence the smaller height.
        slack = height * 0.2
        if _row_width(row, size) > shape.width_between(y + slack, y + height - slack):
            return False
        y += height + GAP * size
    return True


def _row_width(row: tuple[float, ...], size: float) -> float:
    """The width of a row."""
    return (sum(row) + GAP * (len(row) - 1)) * size


def _slots(rows: list[tuple[float, ...]], size: float) -> list[Slot]:
    """The spot of each thing, relative to the middle of the room."""
    heights = [max(row) * size for row in rows]
    y = -(sum(heights) + GAP * size * (len(rows) - 1)) / 2
    slots = []
    for row, height in zip(rows, heights, strict=True):
        x = -_row_width(row, size) / 2
        for weight in row:
            slots.append(Slot(x + weight * size / 2, y + height / 2, int(weight * size) // 2 * 2))
            x += (weight + GAP) * size
        y += height + GAP * size
    return slots
