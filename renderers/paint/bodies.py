"""Bodies of figures: friends round, enemies angular, bosses star-shaped, neutral things square; rings with patterns."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, hypot, pi, sin

from PIL import Image, ImageDraw

from renderers.paint.canvas import SHARP, glow
from renderers.paint.colours import Rgb, darker, grey, lighter, mix

Path = tuple[tuple[float, float], ...]

STEPS = 360
NIGHT: Rgb = (9, 10, 16)

PATTERNS: dict[str, str] = {
    "blue": "solid",
    "orange": "dashes",
    "green": "double",
    "yellow": "dots",
    "purple": "saw",
    "sky": "thirds",
    "vermillion": "ticks",
    "black": "half",
}
"""Every seat's ring has its own pattern, so that a greyscale copy still plays."""


def pattern_of(colour: str) -> str:
    """The ring pattern that belongs to a colour's name."""
    return PATTERNS.get(colour, "solid")


@cache
def path_of(shape: str) -> Path:
    """Walk once around a body of radius 1, in even steps."""
    if shape == "friend":
        return tuple((cos(2 * pi * i / STEPS), sin(2 * pi * i / STEPS)) for i in range(STEPS))
    return _walk(_corners(shape))


def _corners(shape: str) -> list[tuple[float, float]]:
    """The corners of an angular body."""
    if shape == "boss":
        return [
            ((1.0 if i % 2 == 0 else 0.78) * cos(pi * i / 8), (1.0 if i % 2 == 0 else 0.78) * sin(pi * i / 8))
            for i in range(16)
        ]
    if shape == "enemy":
        return [
            (1.0, -0.09),
            (1.0, 0.09),
            (0.09, 1.0),
            (-0.09, 1.0),
            (-1.0, 0.09),
            (-1.0, -0.09),
            (-0.09, -1.0),
            (0.09, -1.0),
        ]
    return [
        (0.84, -0.66),
        (0.84, 0.66),
        (0.66, 0.84),
        (-0.66, 0.84),
        (-0.84, 0.66),
        (-0.84, -0.66),
        (-0.66, -0.84),
        (0.66, -0.84),
    ]


def _walk(corners: list[tuple[float, float]]) -> Path:
    """Divide a polygon's rim into even steps."""
    sides = list(zip(corners, corners[1:] + corners[:1], strict=True))
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in sides]
    total, path = sum(lengths), []
    for (a, b), length in zip(sides, lengths, strict=True):
        count = max(1, round(STEPS * length / total))
        path += [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count)]
    return tuple(path)


class Stamp:
    """Draws scaled copies of a path, and bands between two copies."""

    def __init__(self, path: Path, size: int, flat: float) -> None:
        self.side = size + 4
        self.image = Image.new("RGBA", (self.side * SHARP, self.side * SHARP), (*NIGHT, 0))
        self.draw = ImageDraw.Draw(self.image)
        self._path, self._r, self._flat = path, size / 2 * SHARP, flat
        self._c = self.side * SHARP / 2

    def points(self, share: float, start: float = 0.0, end: float = 1.0) -> list[tuple[float, float]]:
        """Part of the path at a share of full size."""
        count = len(self._path)
        first, last = round(start * count), round(end * count)
        steps = (self._path[i % count] for i in range(first, last + 1))
        return [(self._c + x * self._r * share, self._c + y * self._r * share * self._flat) for x, y in steps]

    def fill(self, share: float, colour: Rgb, alpha: int = 255) -> None:
        """Fill the whole path."""
        self.draw.polygon(self.points(share), fill=(*colour, alpha))

    def band(self, outer: float, inner: float, start: float, end: float, colour: Rgb) -> None:
        """Fill a band between two sizes of the path."""
        self.draw.polygon(
            [*self.points(outer, start, end), *reversed(self.points(inner, start, end))], fill=(*colour, 255)
        )


OUTER, INNER = 0.94, 0.76
"""Where a ring begins and ends, as shares of the body."""


def _ring(stamp: Stamp, pattern: str, colour: Rgb) -> None:
    """Draw a ring in its pattern."""
    dark = darker(colour, 0.72)
    middle = (OUTER + INNER) / 2
    if pattern in ("solid", "double", "saw", "ticks"):
        stamp.fill(OUTER, colour)
    else:
        stamp.fill(OUTER, dark)
    if pattern == "dashes":
        for i in range(8):
            stamp.band(OUTER, INNER, i / 8 + 0.02, i / 8 + 0.085, colour)
    elif pattern == "double":
        stamp.band(middle + 0.04, middle - 0.04, 0, 1, dark)
    elif pattern == "dots":
        for i in range(14):
            (x, y), *_ = stamp.points(middle, i / 14, i / 14)
            r = stamp.side * SHARP * 0.036
            stamp.draw.ellipse((x - r, y - r, x + r, y + r), fill=(*colour, 255))
    elif pattern == "saw":
        for i in range(12):
            a, *_ = stamp.points(OUTER + 0.01, i / 12 + 0.008, i / 12 + 0.008)
            b, *_ = stamp.points(OUTER + 0.01, (i + 1) / 12 - 0.008, (i + 1) / 12 - 0.008)
            tip, *_ = stamp.points(INNER, (i + 0.5) / 12, (i + 0.5) / 12)
            stamp.draw.polygon([a, b, tip], fill=(*dark, 255))
    elif pattern == "thirds":
        for i in range(3):
            stamp.band(OUTER, INNER, i / 3 + 0.3, i / 3 + 0.53, colour)
    elif pattern == "ticks":
        for i in range(24):
            stamp.band(OUTER, INNER, i / 24, i / 24 + 0.014, dark)
    elif pattern == "half":
        stamp.band(OUTER, INNER, 0.5, 1.0, colour)


@lru_cache(maxsize=1024)
def body(shape: str, colour: Rgb, pattern: str, size: int, state: str) -> Image.Image:
    """Draw a figure's body without letter, pips or glow."""
    if state in ("stunned", "down"):
        colour = mix(grey(colour, 1.0 if state == "stunned" else 0.55), NIGHT, 0.22)
    stamp = Stamp(path_of(shape), size, 0.7 if state == "down" else 1.0)
    stamp.fill(1.0, NIGHT)
    _ring(stamp, pattern, colour)
    stamp.fill(INNER, NIGHT)
    core = INNER - 0.045
    bright = shape in ("friend", "neutral")
    stamp.fill(core, colour if bright else mix(NIGHT, colour, 0.2))
    _light(stamp, core, lighter(colour, 0.55) if bright else colour, 0.75 if bright else 0.5)
    if state == "hidden":
        _dash(stamp, colour)
    image = stamp.image.reduce(SHARP)
    return _faded(image, {"hidden": 0.62, "spent": 0.5}.get(state, 1.0))


def _light(stamp: Stamp, share: float, colour: Rgb, strength: float) -> None:
    """Let light fall on the upper part of a body."""
    mask = Image.new("L", stamp.image.size, 0)
    ImageDraw.Draw(mask).polygon(stamp.points(share), fill=255)
    side = stamp.image.width
    light = Image.new("RGBA", stamp.image.size, (*colour, 0))
    spot = glow(side, side, colour, strength)
    light.paste(spot, (-round(side * 0.06), -round(side * 0.3)))
    stamp.image.paste(Image.alpha_composite(stamp.image, light), (0, 0), mask)


def _dash(stamp: Stamp, colour: Rgb) -> None:
    """Break a body's rim into dashes, as of something unseen."""
    for i in range(10):
        stamp.draw.polygon(
            [*stamp.points(1.02, i / 10, i / 10 + 0.045), *reversed(stamp.points(0.7, i / 10, i / 10 + 0.045))],
            fill=(*NIGHT, 0),
        )
    stamp.band(OUTER, OUTER - 0.05, 0, 0.001, colour)


def _faded(image: Image.Image, share: float) -> Image.Image:
    """Make a sprite see-through."""
    if share < 1:
        image.putalpha(image.getchannel("A").point(lambda v: round(v * share)))
    return image


@lru_cache(maxsize=256)
def ghost(shape: str, colour: Rgb, size: int) -> Image.Image:
    """Draw what is left of a figure that has gone: a dashed rim."""
    stamp = Stamp(path_of(shape), size, 1.0)
    stamp.fill(0.9, darker(colour, 0.5), 70)
    for i in range(12):
        stamp.band(0.98, 0.86, i / 12, i / 12 + 0.048, lighter(colour, 0.25))
    return _faded(stamp.image.reduce(SHARP), 0.8)


@lru_cache(maxsize=128)
def lamp_ring(shape: str, colour: Rgb, size: int) -> Image.Image:
    """Draw the bright rim of whoever is to act."""
    stamp = Stamp(path_of(shape), size, 1.0)
    stamp.band(0.98, 0.9, 0, 1, colour)
    return stamp.image.reduce(SHARP)


@lru_cache(maxsize=256)
def chit(size: int, fill: Rgb, rim: Rgb) -> Image.Image:
    """Draw the cardboard a token is printed on: a square with two cut corners."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    for gap, colour in ((0.0, NIGHT), (0.045, rim), (0.11, fill)):
        a, b, cut = side * gap, side * (1 - gap), side * 0.24
        draw.polygon([(a + cut, a), (b, a), (b, b - cut), (b - cut, b), (a, b), (a, a + cut)], fill=(*colour, 255))
    return image.reduce(SHARP)


@lru_cache(maxsize=64)
def pip(size: int, colour: Rgb, *, full: bool) -> Image.Image:
    """Draw one point of life: a full dot, or a hollow one where it was lost."""
    side = size * 8
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    draw.ellipse((0, 0, side - 1, side - 1), fill=(*NIGHT, 255))
    a = side * 0.15
    draw.ellipse((a, a, side - a, side - a), fill=(*(colour if full else lighter(NIGHT, 0.55)), 255))
    if not full:
        b = side * 0.29
        draw.ellipse((b, b, side - b, side - b), fill=(*NIGHT, 255))
    return image.reduce(8)
