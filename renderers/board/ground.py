"""The ground: every area of a board, drawn twice as large and reduced, with a mask of what it covers."""

from __future__ import annotations

from collections import defaultdict
from math import hypot

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.engine.scene import Area, Board, Point
from renderers.board.geometry import Frame, Outline, bounds, inset, outline_of
from renderers.paint.colours import BLACK, Rgb, darker, lighter, mix
from renderers.paint.textures import spread
from renderers.paint.theme import Theme

SHARP = 2


class BoardSheet:
    """A window of the board at double size: colours, and how much of each pixel is board."""

    def __init__(self, frame: Frame, theme: Theme, grain: float) -> None:
        x0, y0, x1, y1 = frame.window
        self.size = (x1 - x0) * SHARP, (y1 - y0) * SHARP
        self.theme = theme
        self.grain = grain * SHARP
        """Half the width of a usual area, in pixels of the sheet: the measure of all line widths."""
        self._frame = frame
        self.image = Image.new("RGB", self.size, theme.deep)
        self.cover = Image.new("L", self.size, 0)
        self.draw = ImageDraw.Draw(self.image)
        self.cover_draw = ImageDraw.Draw(self.cover)

    def px(self, point: Point) -> Point:
        """Turn a point of the board into one of the sheet."""
        x, y = self._frame.px(point)
        return (x - self._frame.window[0]) * SHARP, (y - self._frame.window[1]) * SHARP

    def outline(self, area: Area) -> Outline:
        """Turn an area's outline into pixels of the sheet."""
        return tuple(self.px(point) for point in outline_of(area))

    def sees(self, outline: Outline) -> bool:
        """Whether any of an outline can be in the window."""
        xs, ys = [p[0] for p in outline], [p[1] for p in outline]
        return max(xs) > 0 and max(ys) > 0 and min(xs) < self.size[0] and min(ys) < self.size[1]

    def polygon(self, points: Outline, colour: Rgb) -> None:
        """Fill a polygon that counts as board."""
        self.draw.polygon(points, fill=colour)
        self.cover_draw.polygon(points, fill=255)

    def stroke(self, points: list[Point], colour: Rgb, width: float) -> None:
        """Draw a line with round ends that counts as board."""
        for draw, fill in ((self.draw, colour), (self.cover_draw, 255)):
            draw.line(points, fill=fill, width=max(1, round(width)), joint="curve")
            for x, y in (points[0], points[-1]):
                r = width / 2
                draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def dot(self, x: float, y: float, r: float, colour: Rgb) -> None:
        """Fill a circle that counts as board."""
        self.draw.ellipse((x - r, y - r, x + r, y + r), fill=colour)
        self.cover_draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


def paint_grounds(sheet: BoardSheet, board: Board, *, apart: bool) -> None:
    """Draw every area: its ground, a groove around it, light on its upper sides; rooms that stand apart get a hull."""
    by_ground: dict[str, list[Outline]] = defaultdict(list)
    blocked: list[Outline] = []
    for area in board.areas:
        outline = sheet.outline(area)
        if not sheet.sees(outline):
            continue
        if apart:
            _hull(sheet, outline)
        sheet.polygon(outline, darker(sheet.theme.ground(area.ground), 0.62))
        cell = inset(outline, max(2.4, sheet.grain * 0.028))
        by_ground[area.ground].append(cell)
        if area.blocked:
            blocked.append(cell)
    cells = Image.new("L", sheet.size, 0)
    for ground, outlines in by_ground.items():
        mask = Image.new("L", sheet.size, 0)
        _fill(mask, outlines)
        sheet.image.paste(spread(sheet.theme.name, ground, sheet.size), (0, 0), mask)
        cells = ImageChops.lighter(cells, mask)
    _shade(sheet, cells)
    _hatch(sheet, blocked)
    for ground, outlines in by_ground.items():
        for outline in outlines:
            _bevel(sheet, outline, sheet.theme.ground(ground))


def _hull(sheet: BoardSheet, outline: Outline) -> None:
    """Draw a bulkhead around a room."""
    thick = max(7.0, sheet.grain * 0.075)
    sheet.polygon(inset(outline, -thick - 3), darker(sheet.theme.deep, 0.5))
    sheet.polygon(inset(outline, -thick), mix(sheet.theme.wall, sheet.theme.deep, 0.42))
    lit = tuple((x, y - thick * 0.35) for x, y in inset(outline, -thick * 0.6))
    sheet.draw.polygon(lit, fill=mix(sheet.theme.wall, sheet.theme.deep, 0.12))


def _fill(mask: Image.Image, outlines: list[Outline]) -> None:
    """Fill polygons of a mask."""
    draw = ImageDraw.Draw(mask)
    for outline in outlines:
        draw.polygon(outline, fill=255)


def _shade(sheet: BoardSheet, cells: Image.Image) -> None:
    """Let every area fall off towards its rim, as if it were a shallow tray."""
    small = cells.reduce(8).filter(ImageFilter.GaussianBlur(max(1.0, sheet.grain * 0.2 / 8)))
    dim = small.point(lambda v: round(54 - max(0, v - 128) * 0.42)).resize(sheet.size, Image.Resampling.BILINEAR)
    sheet.image.paste(BLACK, (0, 0), ImageChops.darker(dim, cells))


def _hatch(sheet: BoardSheet, outlines: list[Outline]) -> None:
    """Darken what nobody can enter and rule it with slanting lines."""
    for outline in outlines:
        box = bounds(outline)
        left, top, width, height = int(box.x0), int(box.y0), int(box.width) + 2, int(box.height) + 2
        mask = Image.new("L", (width, height), 0)
        ImageDraw.Draw(mask).polygon([(x - left, y - top) for x, y in outline], fill=185)
        pattern = Image.new("RGB", (width, height), darker(sheet.theme.deep, 0.1))
        draw = ImageDraw.Draw(pattern)
        step = max(18, round(sheet.grain * 0.3))
        # Lines run through all areas as one pattern, hence the start that depends on the place.
        for x in range(-height - (left + top + height) % step, width, step):
            draw.line((x, height, x + height, 0), fill=mix(sheet.theme.deep, sheet.theme.line, 0.75), width=5)
        sheet.image.paste(pattern, (left, top), mask)


def _bevel(sheet: BoardSheet, outline: Outline, ground: Rgb) -> None:
    """Light the upper sides of an area, shade the lower ones."""
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1], strict=True))
    for a, b in zip(outline, outline[1:] + outline[:1], strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = hypot(dx, dy) or 1
        up = (dx * 0.85 - dy * 0.5) / length * (1 if turn > 0 else -1)
        colour = lighter(ground, 0.05 + 0.13 * up) if up > 0 else darker(ground, -0.28 * up)
        sheet.draw.line((a, b), fill=colour, width=3)
