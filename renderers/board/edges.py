"""Lines between places: walls, doors, corridors, roads, mountains, borders."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from bot.engine.scene import Edge, Point
from renderers.board.ground import BoardSheet
from renderers.paint.colours import darker, lighter, mix

UNDER = frozenset(("corridor", "tunnel"))
"""Kinds that run under the areas they join."""


class Line:
    """An edge in pixels, with its own directions."""

    def __init__(self, sheet: BoardSheet, edge: Edge, share: float, least: float, most: float) -> None:
        self.a, self.b = sheet.px(edge.a), sheet.px(edge.b)
        self.length = hypot(self.b[0] - self.a[0], self.b[1] - self.a[1]) or 1.0
        self.ux, self.uy = (self.b[0] - self.a[0]) / self.length, (self.b[1] - self.a[1]) / self.length
        self.width = max(least, min(most, sheet.grain * share)) * edge.width

    def at(self, along: float, aside: float = 0.0) -> Point:
        """A point by its way along the line (pixels) and its way aside."""
        return (
            self.a[0] + self.ux * along - self.uy * aside,
            self.a[1] + self.uy * along + self.ux * aside,
        )

    def span(self, start: float, end: float, aside: float = 0.0) -> list[Point]:
        """A part of the line."""
        return [self.at(start, aside), self.at(end, aside)]


def _wall(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a wall: a dark foot, a body, a lit top."""
    line = Line(sheet, edge, 0.2, 14, 30)
    sheet.stroke(
        [(x, y + line.width * 0.3) for x, y in (line.a, line.b)], darker(sheet.theme.deep, 0.5), line.width * 1.25
    )
    sheet.stroke([line.a, line.b], darker(sheet.theme.wall, 0.5), line.width)
    sheet.stroke([(x, y - line.width * 0.14) for x, y in (line.a, line.b)], sheet.theme.wall, line.width * 0.5)


def _jambs(sheet: BoardSheet, line: Line) -> None:
    """Draw the two posts of a door."""
    half = line.width * 0.62
    for along in (line.length * 0.1, line.length * 0.9):
        post = tuple(line.at(along + dx * half, dy * half) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1)))
        sheet.polygon(tuple((x, y + line.width * 0.25) for x, y in post), darker(sheet.theme.deep, 0.5))
        sheet.polygon(post, lighter(sheet.theme.wall, 0.25))


def _door(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a closed door: a barred leaf between two posts."""
    line = Line(sheet, edge, 0.24, 16, 34)
    sheet.stroke(line.span(line.length * 0.12, line.length * 0.88), darker(sheet.theme.deep, 0.6), line.width * 1.35)
    sheet.stroke(line.span(line.length * 0.16, line.length * 0.84), sheet.theme.door, line.width * 0.86)
    for share in (0.36, 0.5, 0.64):
        notch = [line.at(line.length * share, -line.width * 0.36), line.at(line.length * share, line.width * 0.36)]
        sheet.stroke(notch, darker(sheet.theme.door, 0.62), 4)
    _jambs(sheet, line)


def _door_open(sheet: BoardSheet, edge: Edge) -> None:
    """Draw an open door: the leaf has swung aside, the way is free."""
    line = Line(sheet, edge, 0.24, 16, 34)
    sheet.stroke(line.span(line.length * 0.16, line.length * 0.84), darker(sheet.theme.door, 0.72), 5)
    swing = [line.at(line.length * 0.14), line.at(line.length * 0.3, line.length * 0.46)]
    sheet.stroke(swing, darker(sheet.theme.deep, 0.6), line.width * 0.8)
    sheet.stroke(swing, sheet.theme.door, line.width * 0.46)
    _jambs(sheet, line)


def _door_broken(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a broken door: splinters at both posts."""
    line = Line(sheet, edge, 0.24, 16, 34)
    for start, end, aside in ((0.14, 0.34, 0.35), (0.86, 0.68, -0.4), (0.44, 0.52, 0.7)):
        piece = [line.at(line.length * start), line.at(line.length * end, line.width * aside)]
        if start == 0.44:
            piece = [line.at(line.length * start, line.width * 0.3), line.at(line.length * end, line.width * aside)]
        sheet.stroke(piece, darker(sheet.theme.deep, 0.6), line.width * 0.85)
        sheet.stroke(piece, mix(sheet.theme.door, sheet.theme.wall, 0.35), line.width * 0.45)
    _jambs(sheet, line)


def _corridor(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a corridor: a floor between two rails, with ribs."""
    line = Line(sheet, edge, 0.5, 36, 92)
    floor = mix(sheet.theme.corridor, sheet.theme.deep, 0.25)
    sheet.stroke([line.a, line.b], darker(sheet.theme.deep, 0.4), line.width + 12)
    sheet.stroke([line.a, line.b], sheet.theme.corridor, line.width + 4)
    sheet.stroke([line.a, line.b], floor, line.width - 8)
    step = max(26.0, line.width * 0.55)
    for n in range(1, int(line.length / step)):
        rib = [line.at(n * step, -line.width * 0.36), line.at(n * step, line.width * 0.36)]
        sheet.stroke(rib, mix(floor, sheet.theme.corridor, 0.55), 4)


def _tunnel(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a tunnel: broken rails, seen through the ground."""
    line = Line(sheet, edge, 0.3, 24, 52)
    sheet.stroke([line.a, line.b], darker(sheet.theme.deep, 0.35), line.width)
    step = line.width * 0.9
    for n in range(int(line.length / step)):
        for aside in (-0.5, 0.5):
            sheet.stroke(line.span(n * step, n * step + step * 0.5, aside * line.width), sheet.theme.corridor, 6)


def _road(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a road with a broken middle line."""
    line = Line(sheet, edge, 0.13, 14, 26)
    sheet.stroke([line.a, line.b], darker(sheet.theme.deep, 0.2), line.width + 6)
    sheet.stroke([line.a, line.b], mix(sheet.theme.grounds["road"], sheet.theme.muted, 0.42), line.width)
    step = line.width * 1.7
    for n in range(int(line.length / step)):
        middle = line.span(n * step + step * 0.3, n * step + step * 0.75)
        sheet.stroke(middle, darker(sheet.theme.deep, 0.1), max(4, line.width * 0.16))


def _mountain(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a row of peaks."""
    line = Line(sheet, edge, 0.36, 26, 52)
    step = line.width * 0.86
    count = max(1, round(line.length / step))
    for n in range(count):
        x, y = line.at((n + 0.5) * line.length / count)
        w, h = line.width * 0.62, line.width * (0.92 if n % 2 else 0.72)
        y += h * 0.45
        sheet.polygon(((x - w - 4, y + 4), (x, y - h - 6), (x + w + 4, y + 4)), darker(sheet.theme.deep, 0.45))
        sheet.polygon(((x - w, y), (x, y - h), (x + w, y)), darker(sheet.theme.wall, 0.55))
        sheet.polygon(
            ((x - w, y), (x, y - h), (x + w * 0.1, y - h * 0.4), (x - w * 0.15, y)), darker(sheet.theme.wall, 0.2)
        )
        sheet.polygon(
            ((x - w * 0.36, y - h * 0.64), (x, y - h), (x + w * 0.36, y - h * 0.64), (x, y - h * 0.5)),
            lighter(sheet.theme.wall, 0.55),
        )


def _border(sheet: BoardSheet, edge: Edge) -> None:
    """Draw a border: long and short strokes."""
    line = Line(sheet, edge, 0.05, 6, 10)
    sheet.stroke([line.a, line.b], darker(sheet.theme.deep, 0.3), line.width + 6)
    step = line.width * 6
    for n in range(max(1, int(line.length / step))):
        sheet.stroke(line.span(n * step + step * 0.1, n * step + step * 0.6), sheet.theme.muted, line.width)
        x, y = line.at(n * step + step * 0.85)
        sheet.dot(x, y, line.width * 0.55, sheet.theme.muted)


def _corner(sheet: BoardSheet, edge: Edge) -> None:
    """Draw the knot by which two places touch that share only a corner."""
    line = Line(sheet, edge, 0.06, 8, 14)
    sheet.stroke([line.a, line.b], darker(sheet.theme.deep, 0.3), line.width + 8)
    sheet.stroke([line.a, line.b], sheet.theme.wall, line.width)
    for x, y in (line.a, line.b):
        sheet.dot(x, y, line.width * 0.95, sheet.theme.wall)


PAINTERS: dict[str, Callable[[BoardSheet, Edge], None]] = {
    "wall": _wall,
    "door": _door,
    "door-open": _door_open,
    "door-broken": _door_broken,
    "corridor": _corridor,
    "tunnel": _tunnel,
    "road": _road,
    "mountain": _mountain,
    "border": _border,
    "corner": _corner,
}
ORDER = ("tunnel", "corridor", "border", "corner", "road", "mountain", "wall", "door-broken", "door-open", "door")


def paint_edges(sheet: BoardSheet, edges: tuple[Edge, ...], *, under: bool) -> None:
    """Draw the edges that run under the areas, or those that lie on them."""
    for kind in ORDER:
        if (kind in UNDER) is under:
            for edge in edges:
                if edge.kind == kind:
                    PAINTERS[kind](sheet, edge)
