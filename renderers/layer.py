"""The still layer of a board: page, ground, edges and fixed labels, kept until the board or the view changes."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import blake2b
from typing import NamedTuple

import msgspec
from PIL import Image, ImageChops, ImageFilter

from bot.engine.scene import Board, Edge, Point
from renderers.canvas import Canvas, PlacedText
from renderers.colours import darker, mix
from renderers.edges import paint_edges
from renderers.geometry import Frame, Rect, board_bounds
from renderers.ground import SHARP, Sheet, paint_grounds
from renderers.labels import Label, Place, label_of
from renderers.page import page
from renderers.places import grain_of, places_of
from renderers.text import Weight, fit, width_of
from renderers.theme import Theme, theme_named

MOST_LAYERS = 12


class LayerKey(NamedTuple):
    """What a layer depends on, and nothing else."""

    board: bytes
    theme: str
    size: tuple[int, int]
    frame: Frame
    all_names: bool


class Layer(NamedTuple):
    """A drawn board, where its places are, and the labels already on it."""

    image: Image.Image
    places: dict[str, Place]
    labels: dict[str, Label]
    """Labels that are part of the layer; a place without one here may get one above it."""
    texts: tuple[PlacedText, ...]
    grain: float


_layers: OrderedDict[LayerKey, Layer] = OrderedDict()


def layer_for(board: Board, theme: str, size: tuple[int, int], frame: Frame, *, all_names: bool) -> Layer:
    """Give the layer of a board, from the shelf or drawn afresh."""
    digest = blake2b(msgspec.msgpack.encode(board), digest_size=16).digest()
    key = LayerKey(digest, theme, size, frame, all_names)
    if key in _layers:
        _layers.move_to_end(key)
        return _layers[key]
    layer = draw_layer(board, theme, size, frame, all_names=all_names)
    _layers[key] = layer
    if len(_layers) > MOST_LAYERS:
        _layers.popitem(last=False)
    return layer


def forget_layers() -> None:
    """Empty the shelf."""
    _layers.clear()


def draw_layer(board: Board, theme_name: str, size: tuple[int, int], frame: Frame, *, all_names: bool) -> Layer:
    """Draw a board on its page."""
    theme = theme_named(theme_name)
    grain = grain_of(board) * frame.scale
    places = places_of(board, frame)
    sheet = Sheet(frame, theme, grain)
    paint_edges(sheet, board.edges, under=True)
    paint_grounds(sheet, board, apart=any(place.apart for place in places.values()))
    paint_edges(sheet, board.edges, under=False)
    canvas = Canvas(page(theme_name, *size).copy())
    _lay(canvas.image, sheet, frame, board_bounds(board), theme)
    labels = {place.id: label_of(place) for place in places.values() if _is_labelled(place, all_names=all_names)}
    for label in labels.values():
        paint_label(canvas, label, theme, strong=False)
    doors = _closed_doors(board, frame)
    for edge in board.edges:
        if edge.label:
            _edge_label(canvas, edge, frame, theme, doors)
    return Layer(canvas.image, places, labels, tuple(canvas.texts), grain)


def _is_labelled(place: Place, *, all_names: bool) -> bool:
    """Tell whether a place carries its label for good: all do in focus, rooms always, of hexes the rim."""
    return place.visible and not place.unnamed and (all_names or not place.hexagon or place.rim or bool(place.name))


def _lay(image: Image.Image, sheet: Sheet, frame: Frame, extent: Rect, theme: Theme) -> None:
    """Lay the drawn board on the page, with a shadow around it and its cut edges faded."""
    cover = sheet.cover.reduce(SHARP)
    faded = ImageChops.multiply(cover, _fade(frame, extent, cover.size))
    at = frame.window[:2]
    shadow = Image.new("L", (image.width // 4 + 1, image.height // 4 + 1), 0)
    shadow.paste(faded.reduce(4), (at[0] // 4, at[1] // 4 + 2))
    shadow = shadow.filter(ImageFilter.GaussianBlur(6)).point(lambda v: round(v * 0.8))
    soft = shadow.resize((shadow.width * 4, shadow.height * 4), Image.Resampling.BILINEAR).crop((0, 0, *image.size))
    image.paste(darker(theme.deep, 0.55), (0, 0), soft)
    image.paste(sheet.image.reduce(SHARP), at, faded)


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
    for run in label.runs:
        weight: Weight = "Bold" if run.named or len(label.runs) > 1 else "SemiBold"
        canvas.text(run.text, run.x, run.y, run.size, theme.ink if run.named else quiet, weight=weight, halo=halo)


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
    """Find the middles of closed doors."""
    doors = (edge for edge in board.edges if edge.kind == "door")
    return {frame.px(((door.a[0] + door.b[0]) / 2, (door.a[1] + door.b[1]) / 2)) for door in doors}
