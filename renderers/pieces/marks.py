"""Marks: what changed since the last picture."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import atan2, degrees, hypot

from PIL import Image, ImageDraw

from bot.engine.scene import Mark, Point
from renderers.board.labels import Place
from renderers.glyphs.pen import smooth, star
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import Canvas, glow
from renderers.paint.colours import Rgb, lighter
from renderers.paint.theme import Theme

SHARP = 4


@lru_cache(maxsize=256)
def _bead(size: int, colour: Rgb, strength: int) -> Image.Image:
    """Draw one bead of a trail, fainter the older it is."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=(*NIGHT, round(strength * 0.7)))
    a = side * 0.17
    draw.ellipse((a, a, side - a, side - a), fill=(*colour, strength))
    return image.reduce(SHARP)


@lru_cache(maxsize=512)
def _head(size: int, colour: Rgb, angle: int) -> Image.Image:
    """Draw the head of a trail, turned to where it goes."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    for gap, fill in ((0.0, NIGHT), (0.09, colour)):
        a, b = side * (0.04 + gap * 1.25), side * (0.96 - gap * 1.7)
        draw.polygon([(b, side / 2), (a, a), (side * (0.3 + gap), side / 2), (a, side - a)], fill=(*fill, 255))
    return image.rotate(-angle, Image.Resampling.BICUBIC).reduce(SHARP)


def paint_trail(canvas: Canvas, theme: Theme, mark: Mark, places: dict[str, Place], grain: float) -> None:
    """Draw a move as beads that grow towards its end, and an arrow head there."""
    stops: list[Point] = [places[area].middle for area in mark.path if area in places]
    if len(stops) < 2:
        return
    colour = lighter(theme.colour(mark.colour, theme.accent), 0.2)
    path = smooth(tuple(stops), closed=False)
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    total = sum(lengths)
    short = min(grain * 0.98, total * 0.4)
    step = max(15.0, grain * 0.26)
    walked, due = 0.0, min(grain * 0.3, total * 0.2)
    tip, back = path[-1], path[0]
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        while length and due <= walked + length and due < total - short:
            t = (due - walked) / length
            share = due / total
            size = round(max(8, min(14, grain * 0.22)) * (0.75 + 0.45 * share))
            canvas.sprite(
                _bead(size, colour, round(70 + 185 * share) // 8 * 8),
                a[0] + (b[0] - a[0]) * t,
                a[1] + (b[1] - a[1]) * t,
            )
            due += step
        if walked <= total - short <= walked + length and length:
            t = (total - short - walked) / length
            tip, back = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), a
        walked += length
    angle = degrees(atan2(stops[-1][1] - back[1], stops[-1][0] - back[0]))
    canvas.sprite(_head(round(max(24, min(38, grain * 0.6))), colour, round(angle / 5) * 5), *tip)


WAY_DOTS, WAY_ENDS = 3, 0.14
"""The dots of one step of a way, and the share of it that is left free at either end."""


def paint_way(canvas: Canvas, theme: Theme, mark: Mark, places: dict[str, Place], grain: float) -> None:
    """Draw a step that may be taken as small dots: all steps together show which way leads where."""
    if not all(area in places for area in mark.path):
        return
    (ax, ay), (bx, by) = (places[area].middle for area in mark.path)
    dot = _bead(round(max(6, min(13, grain * 0.17))), lighter(theme.colour(mark.colour, theme.accent), 0.6), 240)
    for n in range(WAY_DOTS):
        t = WAY_ENDS + (1 - 2 * WAY_ENDS) * (n + 0.5) / WAY_DOTS
        canvas.sprite(dot, ax + (bx - ax) * t, ay + (by - ay) * t)


@lru_cache(maxsize=64)
def _spark(size: int, colour: Rgb) -> Image.Image:
    """Draw a burst with a dark rim and a hot core."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    c = side / 2
    for outer, inner, fill in ((0.5, 0.3, NIGHT), (0.46, 0.275, colour), (0.36, 0.21, lighter(colour, 0.6))):
        draw.polygon(star(c, c, side * outer, side * inner, 11, -82), fill=(*fill, 255))
    return image.reduce(SHARP)


def paint_spark(canvas: Canvas, theme: Theme, mark: Mark, x: float, y: float, size: int) -> None:
    """Draw a burst where harm fell, large enough to show around whoever stands there."""
    colour = theme.colour(mark.colour, theme.danger)
    canvas.sprite(glow(size * 2, size * 2, colour, 0.7), x, y)
    canvas.sprite(_spark(size, colour), x, y)


@lru_cache(maxsize=64)
def _rings(size: int, colour: Rgb) -> Image.Image:
    """Draw sound spreading: broken rings, fainter outwards."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*colour, 0))
    draw = ImageDraw.Draw(image)
    for share, strength in ((0.5, 130), (0.37, 190), (0.24, 240)):
        r = side * share - SHARP
        box = side / 2 - r, side / 2 - r, side / 2 + r, side / 2 + r
        for i in range(8):
            draw.arc(box, i * 45 + 6, i * 45 + 39, fill=(*colour, strength), width=round(side * 0.03) + SHARP)
    return image.reduce(SHARP)


def paint_noise(canvas: Canvas, theme: Theme, mark: Mark, place: Place) -> None:
    """Draw rings of sound around the middle of an area."""
    colour = lighter(theme.colour(mark.colour, theme.seen), 0.35)
    canvas.sprite(_rings(round(min(place.radius * 1.9, 220)), colour), *place.middle)
