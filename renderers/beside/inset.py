"""The inset of a glance that shows a part of the board: the whole of it, small, and where everybody is."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.engine.scene import Board, Figure, Scene
from renderers.board.geometry import Frame, Rect, board_bounds, outline_of, room_of
from renderers.board.labels import Place
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import SHARP, Box, Canvas
from renderers.paint.colours import Rgb, mix
from renderers.paint.theme import Theme, theme_named

LONGEST = 190
"""The longer side of the small board."""
PAD = 10
DOT = 7
MOST_SEEN = 0.86
"""A picture that shows more of a board than this needs no inset."""


class Inset(NamedTuple):
    """A small board: how large it is drawn, and what part of it the picture shows."""

    scale: float
    whole: Rect
    seen: Rect

    @property
    def size(self) -> tuple[int, int]:
        """The width and height of its plate."""
        return round(self.whole.width * self.scale) + 2 * PAD, round(self.whole.height * self.scale) + 2 * PAD


def inset_of(board: Board, frame: Frame) -> Inset | None:
    """The inset that a picture of a part of this board needs; None where nearly all of the board is shown."""
    whole = board_bounds(board)
    x0, y0, x1, y1 = frame.window
    left, top = (x0 - frame.ox) / frame.scale, (y0 - frame.oy) / frame.scale
    right, bottom = (x1 - frame.ox) / frame.scale, (y1 - frame.oy) / frame.scale
    seen = Rect(max(left, whole.x0), max(top, whole.y0), min(right, whole.x1), min(bottom, whole.y1))
    if seen.width * seen.height > MOST_SEEN * whole.width * whole.height:
        return None
    return Inset(LONGEST / max(whole.width, whole.height), whole, seen)


def paint_inset(canvas: Canvas, theme: Theme, scene: Scene, board: Board, inset: Inset, box: Box) -> None:
    """Draw the small board in this box, with everybody on it and a frame around what the picture shows."""
    canvas.corner(_ground(board, theme.name, inset), box[0], box[1])
    draw = ImageDraw.Draw(canvas.image)

    def px(x: float, y: float) -> tuple[float, float]:
        return box[0] + PAD + (x - inset.whole.x0) * inset.scale, box[1] + PAD + (y - inset.whole.y0) * inset.scale

    middles = {area.id: px(*room_of(area).middle) for area in board.areas}
    for figure in sorted(scene.figures, key=lambda figure: (figure.shape == "friend", figure.active)):
        if figure.at in middles:
            _dot(draw, theme, figure, middles[figure.at])
    draw.rounded_rectangle(
        (*px(inset.seen.x0, inset.seen.y0), *px(inset.seen.x1, inset.seen.y1)), 5, None, theme.lamp, 3
    )


def _dot(draw: ImageDraw.ImageDraw, theme: Theme, figure: Figure, at: tuple[float, float]) -> None:
    """Draw somebody: friends round, all others angular, whoever is to act larger."""
    (x, y), r = at, DOT + 2 if figure.active else DOT
    friend = figure.shape == "friend"
    colour = theme.colour(figure.colour, theme.accent if friend else theme.enemy)
    if friend:
        draw.ellipse((x - r, y - r, x + r, y + r), colour, NIGHT, 2)
    else:
        draw.polygon(((x, y - r), (x + r, y), (x, y + r), (x - r, y)), colour, NIGHT, 2)


@lru_cache(maxsize=16)
def _ground(board: Board, theme_name: str, inset: Inset) -> Image.Image:
    """Draw the plate and the places of a small board."""
    theme = theme_named(theme_name)
    width, height = inset.size
    image = Image.new("RGBA", (width * SHARP, height * SHARP), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    rim = mix(theme.line, theme.ink, 0.25)
    draw.rounded_rectangle((0, 0, width * SHARP - 1, height * SHARP - 1), 12 * SHARP, (*rim, 255))
    inner = 2 * SHARP
    draw.rounded_rectangle(
        (inner, inner, width * SHARP - 1 - inner, height * SHARP - 1 - inner), 10 * SHARP, (*theme.deep, 235)
    )
    scale = inset.scale * SHARP
    for area in board.areas:
        points = [
            (PAD * SHARP + (x - inset.whole.x0) * scale, PAD * SHARP + (y - inset.whole.y0) * scale)
            for x, y in outline_of(area)
        ]
        draw.polygon(points, (*_fill(theme, area.ground, blocked=area.blocked), 255), (*theme.deep, 255), SHARP)
    return image.reduce(SHARP)


def _fill(theme: Theme, ground: str, *, blocked: bool) -> Rgb:
    colour = theme.grounds.get(ground, theme.panel)
    return mix(colour, theme.deep, 0.6) if blocked else mix(colour, theme.ink, 0.18)


def corner_for(inset: Inset, window: Box, places: dict[str, Place], busy: set[str]) -> Box:
    """The corner of a window where the inset hides least of what lies there."""
    width, height = inset.size
    x0, y0, x1, y1 = window
    lefts, tops = (x1 - width, x0), (y1 - height, y0)
    boxes = [(left, top, left + width, top + height) for top in tops for left in lefts]
    return min(boxes, key=lambda box: sum(_hidden(place, box, busy) for place in places.values()))


def _hidden(place: Place, box: Box, busy: set[str]) -> float:
    """How much of a place lies beneath a box; where something stands that is far worse."""
    x0, y0, x1, y1 = box
    rooms = place.rooms or (place.rect,)
    hidden = sum(
        max(0.0, min(room.x1, x1) - max(room.x0, x0)) * max(0.0, min(room.y1, y1) - max(room.y0, y0)) for room in rooms
    )
    return hidden * (8 if place.id in busy else 1)
