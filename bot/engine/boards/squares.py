"""A board of squares: their names, where they lie, and how they are drawn."""

from __future__ import annotations

from bot.engine.boards.hexes import column
from bot.engine.scene import Area, Board

CORNERS = ((-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0))


def squares(columns: int, rows: int) -> dict[str, tuple[int, int]]:
    """The squares by the names that players give them (`C7`), each with its column and row counted from 0."""
    return {f"{column(x)}{y + 1}": (x, y) for y in range(rows) for x in range(columns)}


def chequered(columns: int, rows: int) -> Board:
    """The board of all of them, each two units wide."""
    return Board(tuple(_area(name, 2.0 * x, 2.0 * y) for name, (x, y) in squares(columns, rows).items()))


def _area(name: str, x: float, y: float) -> Area:
    return Area(name, (x, y), tuple((x + dx, y + dy) for dx, dy in CORNERS))
