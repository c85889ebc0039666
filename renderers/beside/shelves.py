"""Shelves: rows of chips beside a board, one after the other in as few lines as they need."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.scene import Scene, Shelf, Token
from renderers.paint.canvas import Canvas
from renderers.paint.text import SMALLEST, said, width_of
from renderers.paint.theme import Theme
from renderers.pieces.rims import CHIP, chip_width, paint_chip_at

LINE = CHIP + 12
APART = 30
"""Space between two shelves of one line."""
NEAR = 6
"""Space between two chips."""


class Spot(NamedTuple):
    """Where a shelf's name or one of its chips begins."""

    what: Shelf | Token
    x: int
    y: int


def _width(what: Shelf | Token) -> int:
    """The width of a name or a chip, with the space after it."""
    if isinstance(what, Token):
        return chip_width(what, named=True) + NEAR
    return width_of(said(what.name), SMALLEST, "SemiBold") + 12


def _spots(scene: Scene, width: int) -> list[Spot]:
    """Set shelves one after the other; one that does not fit begins a new line, and a long one goes on in the next."""
    spots, x, y = list[Spot](), 0, 0
    for shelf in scene.shelves:
        pieces: tuple[Shelf | Token, ...] = (shelf, *shelf.tokens)
        if x and x + sum(map(_width, pieces)) - NEAR > width:
            x, y = 0, y + LINE
        for piece in pieces:
            if x and x + _width(piece) - NEAR > width:
                x, y = 0, y + LINE
            spots.append(Spot(piece, x, y))
            x += _width(piece)
        x += APART - NEAR
    return spots


def shelves_height(scene: Scene, width: int) -> int:
    """The height of all shelves."""
    return max((spot.y + CHIP for spot in _spots(scene, width)), default=0)


def paint_shelves(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the shelves."""
    for what, dx, dy in _spots(scene, width):
        middle = y + dy + CHIP // 2
        if isinstance(what, Token):
            paint_chip_at(canvas, theme, what, x + dx, middle, named=True)
        else:
            canvas.text(said(what.name), x + dx, middle, SMALLEST, theme.muted)
