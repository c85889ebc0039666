"""A pen for glyphs: shapes in a square of 100 units, drawn large so that they come out smooth when reduced."""

from __future__ import annotations

from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import TypeAlias

from PIL import Image, ImageDraw

Spot: TypeAlias = tuple[float, float]

UNITS = 100
MASTER = 512
"""Eight times the size at which glyphs are usually shown."""


class Pen:
    """Draw white on black, or cut black out of white."""

    def __init__(self) -> None:
        self.mask = Image.new("L", (MASTER, MASTER), 0)
        self._draw = ImageDraw.Draw(self.mask)
        self._k = MASTER / UNITS

    def _at(self, spots: tuple[Spot, ...]) -> list[Spot]:
        """Scale spots to pixels."""
        return [(x * self._k, y * self._k) for x, y in spots]

    def poly(self, *spots: Spot, cut: bool = False) -> None:
        """Fill a polygon."""
        self._draw.polygon(self._at(spots), fill=0 if cut else 255)

    def blob(self, *spots: Spot, cut: bool = False) -> None:
        """Fill a smooth closed curve through the spots."""
        self.poly(*smooth(spots, closed=True), cut=cut)

    def disc(self, x: float, y: float, r: float, ry: float | None = None, *, cut: bool = False) -> None:
        """Fill a circle, or an ellipse."""
        (box,) = (self._at(((x - r, y - (ry or r)), (x + r, y + (ry or r)))),)
        self._draw.ellipse((*box[0], *box[1]), fill=0 if cut else 255)

    def ring(self, x: float, y: float, r: float, width: float, *, cut: bool = False) -> None:
        """Draw a circle's line, `r` being its middle."""
        self.arc(x, y, r, 0, 360, width, cut=cut, caps=False)

    def box(self, x0: float, y0: float, x1: float, y1: float, r: float = 0, *, cut: bool = False) -> None:
        """Fill a rectangle, with rounded corners if asked."""
        a, b = self._at(((x0, y0), (x1, y1)))
        self._draw.rounded_rectangle((*a, *b), r * self._k, fill=0 if cut else 255)

    def line(self, *spots: Spot, width: float = 8, cut: bool = False) -> None:
        """Draw a line with round ends and joints."""
        for a, b in pairwise(spots):
            length = hypot(b[0] - a[0], b[1] - a[1]) or 1
            nx, ny = (a[1] - b[1]) / length * width / 2, (b[0] - a[0]) / length * width / 2
            self.poly(
                (a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), (b[0] - nx, b[1] - ny), (a[0] - nx, a[1] - ny), cut=cut
            )
        for x, y in spots:
            self.disc(x, y, width / 2, cut=cut)

    def curve(self, *spots: Spot, width: float = 8, cut: bool = False) -> None:
        """Draw a smooth line through the spots."""
        self.line(*smooth(spots, closed=False), width=width, cut=cut)

    def arc(
        self,
        x: float,
        y: float,
        r: float,
        start: float,
        end: float,
        width: float,
        *,
        cut: bool = False,
        caps: bool = True,
    ) -> None:
        """Draw part of a circle, clockwise from `start` to `end` degrees (0 is to the right)."""
        outer, inner = r + width / 2, r - width / 2
        steps = max(4, int(abs(end - start) / 3))
        angles = [(start + (end - start) * i / steps) * pi / 180 for i in range(steps + 1)]
        rim = [(x + outer * cos(t), y + outer * sin(t)) for t in angles]
        hub = [(x + inner * cos(t), y + inner * sin(t)) for t in reversed(angles)]
        self.poly(*rim, *hub, cut=cut)
        if caps:
            for t in (angles[0], angles[-1]):
                self.disc(x + r * cos(t), y + r * sin(t), width / 2, cut=cut)

    def rays(self, x: float, y: float, inner: float, outer: float, count: int, width: float, turn: float = 0) -> None:
        """Draw short lines away from a middle."""
        for i in range(count):
            t = (turn + 360 * i / count) * pi / 180
            self.line((x + inner * cos(t), y + inner * sin(t)), (x + outer * cos(t), y + outer * sin(t)), width=width)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> list[Spot]:
    """The corners of a star."""
    spots = []
    for i in range(points * 2):
        r = inner if i % 2 else outer
        t = (turn + 180 * i / points) * pi / 180
        spots.append((x + r * cos(t), y + r * sin(t)))
    return spots


def smooth(spots: tuple[Spot, ...], *, closed: bool) -> list[Spot]:
    """Run a smooth curve (Catmull and Rom's) through spots."""
    count = len(spots)
    curve: list[Spot] = []
    for i in range(count if closed else count - 1):
        if closed:
            p0, p1, p2, p3 = (spots[(i + k) % count] for k in (-1, 0, 1, 2))
        else:
            p0, p1, p2, p3 = (spots[min(max(i + k, 0), count - 1)] for k in (-1, 0, 1, 2))
        curve.extend(_bend(p0, p1, p2, p3, step / 10) for step in range(10))
    if not closed:
        curve.append(spots[-1])
    return curve


def _bend(p0: Spot, p1: Spot, p2: Spot, p3: Spot, t: float) -> Spot:
    """The spot at share `t` between p1 and p2."""
    x, y = (
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
        for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
    )
    return x, y
