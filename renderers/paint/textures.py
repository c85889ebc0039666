"""Ground textures: faint, drawn once per theme and kind, tiled without a seam."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from PIL import Image, ImageDraw

from renderers.paint.colours import Rgb, darker, lighter, mix
from renderers.paint.theme import theme_named

TILE = 384
"""Tiles are made for the board's doubled layer."""


class Brush:
    """Draw on a tile so that what leaves on one side comes back on the other."""

    def __init__(self, base: Rgb) -> None:
        self.base = base
        self.light = lighter(base, 0.085)
        self.dark = darker(base, 0.17)
        self.tile = Image.new("RGB", (TILE, TILE), base)
        self._draw = ImageDraw.Draw(self.tile)

    def line(self, points: list[tuple[float, float]], colour: Rgb, width: int) -> None:
        """Draw a line, wrapped around the tile."""
        for dx, dy in _WRAPS:
            self._draw.line([(x + dx, y + dy) for x, y in points], fill=colour, width=width, joint="curve")

    def poly(self, points: list[tuple[float, float]], colour: Rgb) -> None:
        """Fill a polygon, wrapped around the tile."""
        for dx, dy in _WRAPS:
            self._draw.polygon([(x + dx, y + dy) for x, y in points], fill=colour)

    def dot(self, x: float, y: float, r: float, colour: Rgb) -> None:
        """Fill a circle, wrapped around the tile."""
        for dx, dy in _WRAPS:
            self._draw.ellipse((x + dx - r, y + dy - r, x + dx + r, y + dy + r), fill=colour)


_WRAPS = [(dx, dy) for dx in (-TILE, 0, TILE) for dy in (-TILE, 0, TILE)]


def scatter(count: int, seed: int = 0) -> Iterator[tuple[float, float, float]]:
    """Spread points evenly without repeating a pattern (a low-discrepancy sequence), each with a share 0..1."""
    for n in range(1 + seed * 37, count + 1 + seed * 37):
        yield n * 0.7548776662467 % 1 * TILE, n * 0.5698402909981 % 1 * TILE, n * 0.6180339887499 % 1


def _floor(b: Brush) -> None:
    """Trodden earth: small strokes and specks."""
    for x, y, t in scatter(70):
        b.line([(x, y), (x + 9 + 12 * t, y + 3 - 6 * t)], b.light if t > 0.5 else b.dark, 2)


def _indoor(b: Brush) -> None:
    """Boards."""
    for i in range(6):
        y = i * TILE / 6
        b.line([(0, y), (TILE, y)], b.dark, 3)
        b.line([(0, y + 3), (TILE, y + 3)], mix(b.base, b.light, 0.6), 2)
        for k in range(2):
            x = (i * 0.618 % 1 + k * 0.5) * TILE
            b.line([(x, y), (x, y + TILE / 6)], b.dark, 3)


def _rubble(b: Brush) -> None:
    """Broken stone."""
    for x, y, t in scatter(34):
        r = 6 + 13 * t
        stone = [
            (x - r, y + r * 0.3),
            (x - r * 0.3, y - r * 0.8),
            (x + r * 0.7, y - r * 0.5),
            (x + r, y + r * 0.4),
            (x + r * 0.1, y + r * 0.8),
        ]
        b.poly([(px + 2, py + 3) for px, py in stone], b.dark)
        b.poly(stone, mix(b.base, b.light, 0.5 + 0.5 * t))


def _water(b: Brush) -> None:
    """Small waves."""
    for x, y, t in scatter(30):
        w = 13 + 8 * t
        b.line(
            [(x - w, y + 3), (x - w / 2, y - 3), (x, y + 3), (x + w / 2, y - 3), (x + w, y + 3)],
            b.light if t > 0.35 else b.dark,
            3,
        )


def _road(b: Brush) -> None:
    """Old asphalt: specks and a crack."""
    for x, y, t in scatter(110):
        b.dot(x, y, 1 + 1.6 * t, b.light if t > 0.55 else b.dark)
    b.line([(40, 0), (70, 90), (52, 150), (96, 230)], b.dark, 2)


def _sand(b: Brush) -> None:
    """Stippled dust."""
    for x, y, t in scatter(150):
        b.dot(x, y, 1.5 + 1.2 * t, b.light if t > 0.4 else b.dark)


def _forest(b: Brush) -> None:
    """Crowns of trees."""
    for x, y, t in scatter(26):
        r = 9 + 9 * t
        b.dot(x + 3, y + 5, r, b.dark)
        b.dot(x, y, r, mix(b.base, b.light, 0.75))
        b.dot(x - r * 0.25, y - r * 0.25, r * 0.5, b.light)


def _metal(b: Brush) -> None:
    """Plates and rivets."""
    step = TILE / 3
    for i in range(3):
        for line in ([(i * step, 0), (i * step, TILE)], [(0, i * step), (TILE, i * step)]):
            b.line([(float(x), float(y)) for x, y in line], b.dark, 3)
        for j in range(3):
            for dx, dy in ((12, 12), (step - 12, 12), (12, step - 12), (step - 12, step - 12)):
                b.dot(i * step + dx, j * step + dy, 3, b.light)


def _void(b: Brush) -> None:
    """A few stars."""
    for x, y, t in scatter(26):
        b.dot(x, y, 1 + 1.4 * t, lighter(b.base, 0.2 + 0.3 * t))


def _hazard(b: Brush) -> None:
    """Slanting stripes."""
    step = TILE / 8
    for i in range(-8, 8, 2):
        x = i * step
        b.poly([(x, TILE), (x + step, TILE), (x + step + TILE, 0), (x + TILE, 0)], mix(b.base, b.light, 0.75))


PAINTERS: dict[str, Callable[[Brush], None]] = {
    "floor": _floor,
    "indoor": _indoor,
    "rubble": _rubble,
    "water": _water,
    "road": _road,
    "sand": _sand,
    "forest": _forest,
    "metal": _metal,
    "void": _void,
    "hazard": _hazard,
}


@cache
def tile(theme: str, ground: str) -> Image.Image:
    """One tile of a ground in a theme's colours."""
    brush = Brush(theme_named(theme).ground(ground))
    PAINTERS.get(ground, _floor)(brush)
    return brush.tile


def spread(theme: str, ground: str, size: tuple[int, int]) -> Image.Image:
    """Cover a size with a ground's tiles."""
    one = tile(theme, ground)
    sheet = Image.new("RGB", size)
    for x in range(0, size[0], TILE):
        for y in range(0, size[1], TILE):
            sheet.paste(one, (x, y))
    return sheet
