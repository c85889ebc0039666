"""Tints: why an area matters now. Each kind has its own pattern, so that colour is never the only sign."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import hypot

from PIL import Image, ImageDraw

from renderers.board.geometry import Outline, bounds, inset
from renderers.board.labels import Place
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import Box, Canvas, glow
from renderers.paint.colours import Rgb, ink_on, lighter
from renderers.paint.text import clean, fit
from renderers.paint.theme import Theme

SHARP = 3
UNDER = ("seen", "reach", "danger", "goal", "target", "here")
"""The order in which tints lie on each other."""


class Veil:
    """A see-through sheet the size of one area."""

    def __init__(self, outline: Outline, colour: Rgb, radius: float) -> None:
        self.outline = tuple((x * SHARP, y * SHARP) for x, y in outline)
        self.size = round(bounds(outline).x1 * SHARP) + SHARP, round(bounds(outline).y1 * SHARP) + SHARP
        self.colour = colour
        self.radius = radius * SHARP
        self.image = Image.new("RGBA", self.size, (*colour, 0))
        self.draw = ImageDraw.Draw(self.image)

    def rgba(self, strength: float) -> tuple[int, int, int, int]:
        """The colour at a strength."""
        return (*self.colour, round(255 * strength))

    def fill(self, strength: float) -> None:
        """Fill the area."""
        self.draw.polygon(self.outline, fill=self.rgba(strength))

    def rim(self, gap: float, width: float, strength: float) -> None:
        """Draw a line along the inside of the rim."""
        outer, inner = inset(self.outline, gap * SHARP), inset(self.outline, (gap + width) * SHARP)
        mask = Image.new("L", self.size, 0)
        draw = ImageDraw.Draw(mask)
        draw.polygon(outer, fill=255)
        draw.polygon(inner, fill=0)
        self.image.paste(self.rgba(strength), (0, 0), mask)


def _reach(veil: Veil) -> None:
    """Soft fill, a thin rim and a row of dots on it."""
    veil.fill(0.2)
    veil.rim(1.5, 3, 0.85)


def _target(veil: Veil) -> None:
    """The corners of a frame."""
    veil.fill(0.12)
    line = inset(veil.outline, 5 * SHARP)
    for before, corner, after in zip((line[-1], *line[:-1]), line, (*line[1:], line[0]), strict=True):
        for end in (before, after):
            length = hypot(end[0] - corner[0], end[1] - corner[1]) or 1
            share = min(0.3, veil.radius * 0.34 / length)
            stop = corner[0] + (end[0] - corner[0]) * share, corner[1] + (end[1] - corner[1]) * share
            veil.draw.line((corner, stop), fill=veil.rgba(1), width=5 * SHARP)
        r = 2.5 * SHARP
        veil.draw.ellipse((corner[0] - r, corner[1] - r, corner[0] + r, corner[1] + r), fill=veil.rgba(1))


def _danger(veil: Veil) -> None:
    """Slanting lines within a rim."""
    veil.fill(0.13)
    mask = Image.new("L", veil.size, 0)
    ImageDraw.Draw(mask).polygon(inset(veil.outline, 3 * SHARP), fill=255)
    lines = Image.new("RGBA", veil.size, (*veil.colour, 0))
    draw = ImageDraw.Draw(lines)
    width, height = veil.size
    for x in range(-height, width, 15 * SHARP):
        draw.line((x, height, x + height, 0), fill=veil.rgba(0.5), width=4 * SHARP)
    veil.image.paste(Image.alpha_composite(veil.image, lines), (0, 0), mask)
    veil.rim(1.5, 3, 0.95)


def _goal(veil: Veil) -> None:
    """Two rims, one inside the other."""
    veil.fill(0.1)
    veil.rim(2, 3, 1)
    veil.rim(8, 2.5, 0.9)


def _here(veil: Veil) -> None:
    """Light from the middle and a bright rim."""
    box = bounds(veil.outline)
    light = glow(round(box.width * 1.25), round(box.height * 1.25), veil.colour, 0.8)
    sheet = Image.new("RGBA", veil.size, (*veil.colour, 0))
    sheet.paste(light, (round(box.middle[0] - light.width / 2), round(box.middle[1] - light.height / 2)))
    mask = Image.new("L", veil.size, 0)
    ImageDraw.Draw(mask).polygon(veil.outline, fill=255)
    veil.image.paste(sheet, (0, 0), mask)
    veil.rim(1, 3, 0.95)


def _seen(veil: Veil) -> None:
    """A faint rim."""
    veil.fill(0.05)
    veil.rim(2, 2.4, 0.5)


PAINTERS: dict[str, Callable[[Veil], None]] = {
    "reach": _reach,
    "target": _target,
    "danger": _danger,
    "goal": _goal,
    "here": _here,
    "seen": _seen,
}


@lru_cache(maxsize=512)
def veil(kind: str, outline: Outline, colour: Rgb, radius: float) -> Image.Image:
    """Draw a tint for an outline that starts at the origin."""
    sheet = Veil(outline, colour, radius)
    PAINTERS[kind](sheet)
    return sheet.image.reduce(SHARP)


def tint_colour(theme: Theme, kind: str) -> Rgb:
    """A tint's colour."""
    return theme.lamp if kind == "here" else theme.colour(kind)


def paint_tint(canvas: Canvas, theme: Theme, kind: str, place: Place, grain: float, window: Box) -> None:
    """Lay a tint on an area; what of a bent area lies beyond the window stays dark."""
    left, top = (int(v) for v in bounds(place.outline)[:2])
    # Walls stand on the outline; a tint keeps clear of them.
    inner = inset(place.outline, min(7.0, 1 + grain * 0.1))
    outline = tuple((round(x - left, 1), round(y - top, 1)) for x, y in inner)
    image = veil(kind, outline, tint_colour(theme, kind), round(place.radius))
    if place.rooms:
        x0, y0 = max(0, window[0] - left), max(0, window[1] - top)
        x1, y1 = min(image.width, window[2] - left), min(image.height, window[3] - top)
        image, left, top = image.crop((x0, y0, x1, y1)), left + x0, top + y0
    canvas.corner(image, left, top)


@lru_cache(maxsize=64)
def _dot(size: int, colour: Rgb) -> Image.Image:
    """Draw the dot of a place that can be reached."""
    side = size * 8
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=(*NIGHT, 150))
    a = side * 0.16
    draw.ellipse((a, a, side - a, side - a), fill=(*lighter(colour, 0.15), 255))
    return image.reduce(8)


def paint_dot(canvas: Canvas, theme: Theme, place: Place, x: float, y: float) -> None:
    """Mark an empty area that can be reached with a dot."""
    canvas.sprite(_dot(max(12, min(20, round(place.radius * 0.3))), theme.reach), x, y)


def paint_letter(canvas: Canvas, theme: Theme, kind: str, letter: str, x: float, y: float) -> None:
    """Draw the letter by which an area is chosen."""
    colour = tint_colour(theme, kind)
    fitted = fit(clean(letter), 80, 24, "ExtraBold")
    half = max(17, fitted.width // 2 + 10)
    box = round(x) - half, round(y) - 17, round(x) + half, round(y) + 17
    canvas.plate(box, 16, (*colour, 255), (*NIGHT, 255), 2)
    canvas.text(fitted.text, x, y, fitted.size, ink_on(colour), weight="ExtraBold", align="middle")
