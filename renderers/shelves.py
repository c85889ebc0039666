"""Shelves: rows of chips beside a board, one after the other in as few lines as they need."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.scene import Scene, Shelf
from renderers.canvas import Canvas
from renderers.rims import CHIP, chip_width, paint_chip_at
from renderers.text import SMALLEST, said, width_of
from renderers.theme import Theme

LINE = CHIP + 12
APART = 30
"""Space between two shelves of one line."""
NEAR = 6
"""Space between two chips."""


class Spot(NamedTuple):
    """Where a shelf begins."""

    shelf: Shelf
    x: int
    y: int


def _title(shelf: Shelf) -> int:
    """Measure the name before the chips."""
    return width_of(said(shelf.name), SMALLEST, "SemiBold") + 12


def _width(shelf: Shelf) -> int:
    """Measure a shelf."""
    return _title(shelf) + sum(chip_width(token, named=True) + NEAR for token in shelf.tokens) - NEAR


def _spots(scene: Scene, width: int) -> list[Spot]:
    """Set shelves one after the other, in a new line where the old one is full."""
    spots, x, y = list[Spot](), 0, 0
    for shelf in scene.shelves:
        if x and x + _width(shelf) > width:
            x, y = 0, y + LINE
        spots.append(Spot(shelf, x, y))
        x += _width(shelf) + APART
    return spots


def shelves_height(scene: Scene, width: int) -> int:
    """Measure all shelves."""
    return max((spot.y + CHIP for spot in _spots(scene, width)), default=0)


def paint_shelves(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the shelves."""
    for spot in _spots(scene, width):
        middle = y + spot.y + CHIP // 2
        canvas.text(said(spot.shelf.name), x + spot.x, middle, SMALLEST, theme.muted)
        left = x + spot.x + _title(spot.shelf)
        for token in spot.shelf.tokens:
            paint_chip_at(canvas, theme, token, left, middle, named=True)
            left += chip_width(token, named=True) + NEAR
