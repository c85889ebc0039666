"""Hexes with a flat top: their names, middles and sides."""

from __future__ import annotations

from math import cos, pi, sin, sqrt

from bot.engine.scene import Point

ROOT3 = sqrt(3)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def hex_id(column: int, row: int) -> str:
    return f"{LETTERS[column]}{row + 1}"


def hex_at(column: int, row: int) -> Point:
    return 1.5 * column, ROOT3 * (row + (column % 2) / 2)


def hex_side(column: int, row: int, side: int) -> tuple[Point, Point]:
    """Two corners of a hex; side 0 is lower right, then clockwise."""
    x, y = hex_at(column, row)
    corners = [(x + cos(pi / 3 * (side + k)), y + sin(pi / 3 * (side + k))) for k in (0, 1)]
    return corners[0], corners[1]


def hex_steps(column: int) -> tuple[tuple[int, int], ...]:
    """Column and row steps to the neighbour across each side of `hex_side`."""
    low = column % 2
    return ((1, low), (0, 1), (-1, low), (-1, low - 1), (0, -1), (1, low - 1))
