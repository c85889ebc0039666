"""The still layer of a board: page, ground, edges and fixed labels, kept until the board or the view changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from typing import NamedTuple, TypeVar

import msgspec
from PIL import Image, ImageChops, ImageFilter

from bot.engine.scene import Board, Edge, Point
from renderers.board.edges import paint_edges
from renderers.board.geometry import Frame, Rect, board_bounds, bounds, inside
from renderers.board.ground import SHARP, BoardSheet, paint_grounds
from renderers.board.labels import SIGN, Label, Place, label_of
from renderers.board.places import grain_of, places_of
from renderers.paint.canvas import Canvas, PlacedText
from renderers.paint.colours import darker, mix
from renderers.paint.page import page
from renderers.paint.text import Weight, fit, width_of
from renderers.paint.theme import Theme, theme_named

BACKING = 150
"""How dark the shade under a label is."""
MOST_LAYERS = 12
MOST_GROUNDS = 16


class LayerKey(NamedTuple):
    """What a layer depends on, and nothing else."""

    board: bytes
    theme: str
    size: tuple[int, int]
    frame: Frame
    all_names: bool


class GroundKey(NamedTuple):
    """What the ground itself depends on: the same wherever on the page it lies."""

    board: bytes
    theme: str
    frame: Frame


class Ground(NamedTuple):
    """A drawn window of the board, and how much of each pixel is board."""

    image: Image.Image
    cover: Image.Image


class Layer(NamedTuple):
    """A drawn board, where its places are, and the labels already on it."""

    image: Image.Image
    places: dict[str, Place]
    labels: dict[str, Label]
    """Labels that are part of the layer; a place without one here may get one above it."""
    texts: tuple[PlacedText, ...]
    grain: float
    window: tuple[int, int, int, int]


_layers: OrderedDict[LayerKey, Layer] = OrderedDict()
_grounds: OrderedDict[GroundKey, Ground] = OrderedDict()
K = TypeVar("K")
V = TypeVar("V")


def _kept(shelf: OrderedDict[K, V], key: K, most: int, make: Callable[[], V]) -> V:
    """What is on a shelf; what is not is made and put there, and the oldest make room."""
    if key not in shelf:
        shelf[key] = make()
        if len(shelf) > most:
            shelf.popitem(last=False)
    shelf.move_to_end(key)
    return shelf[key]


def layer_for(board: Board, theme: str, size: tuple[int, int], frame: Frame, *, all_names: bool) -> Layer:
    """The layer of a board, from the shelf or drawn afresh."""
    key = LayerKey(_digest(board), theme, size, frame, all_names)
    return _kept(_layers, key, MOST_LAYERS, lambda: draw_layer(board, theme, size, frame, all_names=all_names))


def _digest(board: Board) -> bytes:
    """Know a board again."""
    return blake2b(msgspec.msgpack.encode(board), digest_size=16).digest()


def forget_layers() -> None:
    """Empty the shelves."""
    _layers.clear()
    _grounds.clear()


def _trimmed(frame: Frame, board: Board) -> Frame:
    """Leave out of the window what is empty on all sides of the board."""
    extent, (x0, y0, x1, y1) = frame.rect(board_bounds(board).grown(grain_of(board) * 0.5)), frame.window
    tight = max(x0, int(extent.x0)), max(y0, int(extent.y0)), min(x1, int(extent.x1)), min(y1, int(extent.y1))
    return frame._replace(window=tight)


def ground_for(board: Board, theme: str, frame: Frame) -> Ground:
    """The ground of a window: names do not change it, and panels may push it up and down the page."""
    x0, y0, x1, y1 = frame.window
    still = Frame(frame.scale, round(frame.ox - x0, 2), round(frame.oy - y0, 2), (0, 0, x1 - x0, y1 - y0))
    bare = Board(tuple(msgspec.structs.replace(area, name="") for area in board.areas), board.edges)
    key = GroundKey(_digest(bare), theme, still)
    return _kept(_grounds, key, MOST_GROUNDS, lambda: draw_ground(board, theme_named(theme), still))


def draw_ground(board: Board, theme: Theme, frame: Frame) -> Ground:
    """Draw ground and edges; towards where the board goes on it fades."""
    sheet = BoardSheet(frame, theme, grain_of(board) * frame.scale)
    paint_edges(sheet, board.edges, under=True)
    paint_grounds(sheet, board, apart=any(place.apart for place in places_of(board, frame).values()))
    paint_edges(sheet, board.edges, under=False)
    cover = sheet.cover.reduce(SHARP)
    return Ground(sheet.image.reduce(SHARP), ImageChops.multiply(cover, _fade(frame, board_bounds(board), cover.size)))


def draw_layer(board: Board, theme_name: str, size: tuple[int, int], frame: Frame, *, all_names: bool) -> Layer:
    """Draw a board on its page."""
    theme = theme_named(theme_name)
    grain = grain_of(board) * frame.scale
    places = places_of(board, frame)
    canvas = Canvas(page(theme_name, *size).copy())
    near = _trimmed(frame, board)
    _lay(canvas.image, ground_for(board, theme_name, near), near.window[:2], theme)
    labels = {place.id: label_of(place) for place in places.values() if _is_labelled(place, all_names=all_names)}
    for label in labels.values():
        paint_label(canvas, label, theme, strong=False)
    for place in places.values():
        _paint_signs(canvas, place, theme, grain, labels.get(place.id))
    doors = _closed_doors(board, frame)
    for edge in board.edges:
        if edge.label:
            _edge_label(canvas, edge, frame, theme, doors)
    return Layer(canvas.image, places, labels, tuple(canvas.texts), grain, frame.window)


def _is_labelled(place: Place, *, all_names: bool) -> bool:
    """Whether a place carries its label for good: all do in focus, rooms always, of hexes the rim."""
    return place.visible and not place.unnamed and (all_names or not place.hexagon or place.rim or bool(place.name))


def _lay(image: Image.Image, ground: Ground, at: tuple[int, int], theme: Theme) -> None:
    """Lay the drawn board on the page, with a shadow around it."""
    shadow = Image.new("L", (image.width // 4 + 1, image.height // 4 + 1), 0)
    shadow.paste(ground.cover.reduce(4), (at[0] // 4, at[1] // 4 + 2))
    shadow = shadow.filter(ImageFilter.GaussianBlur(6)).point(lambda v: round(v * 0.8))
    soft = shadow.resize((shadow.width * 4, shadow.height * 4), Image.Resampling.BILINEAR).crop((0, 0, *image.size))
    image.paste(darker(theme.deep, 0.55), (0, 0), soft)
    image.paste(ground.image, at, ground.cover)


def _fade(frame: Frame, extent: Rect, size: tuple[int, int]) -> Image.Image:
    """Make a mask that fades towards those sides of the window beyond which the board goes on."""
    mask = Image.new("L", size, 255)
    full, (x0, y0, x1, y1) = frame.rect(extent), frame.window
    depth = 46
    down = Image.linear_gradient("L")
    if full.y0 < y0 - 2:
        mask.paste(down.resize((size[0], depth)), (0, 0))
    if full.y1 > y1 + 2:
        mask.paste(down.rotate(180).resize((size[0], depth)), (0, size[1] - depth))
    sides = Image.new("L", size, 255)
    if full.x0 < x0 - 2:
        sides.paste(down.rotate(90).resize((depth, size[1])), (0, 0))
    if full.x1 > x1 + 2:
        sides.paste(down.rotate(270).resize((depth, size[1])), (size[0] - depth, 0))
    return ImageChops.multiply(mask, sides)


def paint_label(canvas: Canvas, label: Label, theme: Theme, *, strong: bool) -> None:
    """Write an area's label: coordinates quiet unless they matter now, names clear."""
    quiet = theme.ink if strong else mix(theme.muted, theme.ink, 0.15)
    halo = darker(theme.deep, 0.2)
    if label.plate:
        number = label.plate
        width = width_of(number.text, number.size, "Bold") + 18
        box = round(number.x), round(number.y) - 15, round(number.x) + width, round(number.y) + 15
        canvas.plate(box, 8, (*mix(theme.panel, theme.deep, 0.3), 255), (*theme.wall, 255), 2)
        canvas.text(number.text, number.x + width / 2, number.y, number.size, theme.ink, weight="Bold", align="middle")
    if strong and label.rooms:
        _paint_backing(canvas, label, theme)
    for glyph, x, y in label.signs:
        _paint_sign(canvas, glyph, x, y, SIGN, theme)
    for run in label.runs:
        weight: Weight = "Bold" if run.named or len(label.runs) > 1 else "SemiBold"
        canvas.text(run.text, run.x, run.y, run.size, theme.ink if run.named else quiet, weight=weight, halo=halo)


def _paint_backing(canvas: Canvas, label: Label, theme: Theme) -> None:
    """Lay a shade under a label in a corner, so that the rim of a tint does not run through its words."""
    right = max(run.x + width_of(run.text, run.size, "Bold") for run in label.runs)
    size, first, last = label.runs[0].size, label.runs[0], label.runs[-1]
    box = round(first.x) - 4, round(first.y - size * 0.58), round(right) + 4, round(last.y + size * 0.58)
    canvas.plate(box, 6, (*darker(theme.deep, 0.2), BACKING))


def _paint_signs(canvas: Canvas, place: Place, theme: Theme, grain: float, label: Label | None) -> None:
    """Draw what a place is always like in its lower left corner, quietly, unless it stands beside its label."""
    if not (place.visible and place.signs) or (label and label.signs):
        return
    size = max(26, min(34, round(grain * 0.4)))
    corners = ((box.x0 + size * 0.6, box.y1 - size * 0.6) for box in (bounds(place.outline), place.rect))
    x, y = next((spot for spot in corners if inside(spot, place.outline)), place.middle)
    for glyph in place.signs:
        _paint_sign(canvas, glyph, x, y, size, theme)
        x += size * 1.2


def _paint_sign(canvas: Canvas, glyph: str, x: float, y: float, size: int, theme: Theme) -> None:
    """Draw a quiet glyph with a shadow."""
    canvas.glyph(glyph, x + 1, y + 2, size, darker(theme.deep, 0.3))
    canvas.glyph(glyph, x, y, size, theme.muted)


def _edge_label(canvas: Canvas, edge: Edge, frame: Frame, theme: Theme, doors: set[Point]) -> None:
    """Write a corridor's number on a small plate in its middle; on a closed door the plate is the door's colour."""
    (ax, ay), (bx, by) = frame.px(edge.a), frame.px(edge.b)
    x, y = (ax + bx) / 2, (ay + by) / 2
    x0, y0, x1, y1 = frame.window
    if not (x0 + 20 < x < x1 - 20 and y0 + 20 < y < y1 - 20):
        return
    words = fit(edge.label, 160, 22, "Bold")
    half = max(17, words.width // 2 + 9)
    box = round(x) - half, round(y) - 17, round(x) + half, round(y) + 17
    shut = any(abs(px - x) + abs(py - y) < 30 for px, py in doors)
    fill, ink = (theme.door, theme.deep) if shut else (darker(theme.deep, 0.3), theme.accent)
    canvas.plate(box, 15, (*fill, 255), (*(theme.deep if shut else theme.accent), 255), 2)
    canvas.text(words.text, x, y, words.size, ink, weight="Bold", align="middle")


def _closed_doors(board: Board, frame: Frame) -> set[Point]:
    """The middles of closed doors."""
    doors = (edge for edge in board.edges if edge.kind == "door")
    return {frame.px(((door.a[0] + door.b[0]) / 2, (door.a[1] + door.b[1]) / 2)) for door in doors}
