"""Composition: the header, then the board or the cards, then what stands beneath or beside."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
from PIL import Image

from bot.engine.scene import Board, Scene, Shot
from renderers.beside.header import Header
from renderers.beside.inset import corner_for, inset_of, paint_inset
from renderers.beside.key import key_height, paint_key
from renderers.beside.notes import notes_height, paint_notes
from renderers.beside.panels import paint_seats, paint_tracks, seats_height, tracks_height
from renderers.beside.shelves import paint_shelves, shelves_height
from renderers.beside.strip import paint_strip, strip_height
from renderers.board.layer import layer_for
from renderers.board.plan import GAP, LEAST_HEIGHT, MARGIN, WIDTH, plan_board, plan_glance
from renderers.paint.canvas import Canvas
from renderers.paint.page import page
from renderers.paint.theme import Theme, theme_named
from renderers.pieces.cards import Sheet, low_sheet, paint_plates, plates_height
from renderers.pieces.dice import dice_height, paint_dice
from renderers.pieces.stage import Stage

SHEET_HEIGHT = 2200


class Block(NamedTuple):
    """Something beneath or beside the board."""

    height: Callable[[Scene, int], int]
    paint: Callable[[Canvas, Theme, Scene, int, int, int], None]


BLOCKS = (
    Block(dice_height, paint_dice),
    Block(seats_height, paint_seats),
    Block(tracks_height, paint_tracks),
    Block(shelves_height, paint_shelves),
    Block(plates_height, paint_plates),
    Block(notes_height, paint_notes),
    Block(key_height, paint_key),
)


def _stack_height(scene: Scene, width: int) -> int:
    """The height of all blocks in a column."""
    heights = [height for block in BLOCKS if (height := block.height(scene, width))]
    return sum(heights) + GAP * (len(heights) - 1) if heights else 0


def _paint_stack(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw all blocks in a column."""
    for block in BLOCKS:
        if height := block.height(scene, width):
            block.paint(canvas, theme, scene, x, y, width)
            y += height + GAP


def paint(scene: Scene, view: Shot) -> Canvas:
    """Draw a scene; the canvas also knows what was written and where figures stand."""
    if view == "glance":
        return _paint_glance(scene, scene.board) if scene.board else _paint_low_sheet(scene)
    if scene.board is None or view == "sheet":
        return _paint_sheet(scene)
    bare = msgspec.structs.replace(scene, key=())
    drawn = _paint_board(bare, scene.board, focused=view == "focus")
    return _beneath(drawn, scene) if scene.key else drawn


def _beneath(drawn: Canvas, scene: Scene) -> Canvas:
    """Draw the key of a board beneath the whole picture, so that the board stays as large as it is without."""
    inner, above = WIDTH - 2 * MARGIN, drawn.image.height
    canvas = Canvas(page(scene.theme, WIDTH, above + key_height(scene, inner) + MARGIN).copy())
    canvas.image.paste(drawn.image, (0, 0))
    canvas.texts.extend(drawn.texts)
    canvas.figures.extend(drawn.figures)
    paint_key(canvas, theme_named(scene.theme), scene, MARGIN, above, inner)
    return canvas


def compose(scene: Scene, view: Shot = "overview") -> Image.Image:
    """Draw a scene as an image, not yet encoded."""
    return paint(scene, view).image


def _paint_sheet(scene: Scene) -> Canvas:
    """Draw a hand of cards under its owner's line."""
    theme = theme_named(scene.theme)
    inner = WIDTH - 2 * MARGIN
    header = Header(scene, theme, inner)
    beside = msgspec.structs.replace(scene, cards=())
    stack = _stack_height(beside, inner)
    top = header.height + MARGIN + (stack + GAP if stack else 0)
    sheet = Sheet(scene.cards, inner, SHEET_HEIGHT - top - MARGIN)
    height = max(LEAST_HEIGHT, top + sheet.height + MARGIN + 8)
    canvas = Canvas(page(scene.theme, WIDTH, height).copy())
    header.paint(canvas, MARGIN, MARGIN)
    _paint_stack(canvas, theme, beside, MARGIN, header.height + MARGIN, inner)
    free = height - top - sheet.height - MARGIN
    sheet.paint(canvas, theme, MARGIN, top + max(0, free // 2))
    return canvas


def _paint_board(scene: Scene, board: Board, *, focused: bool) -> Canvas:
    """Draw a board with what belongs to it."""
    theme = theme_named(scene.theme)
    if focused:  # the overview tells how the mission stands; here the ground needs the room
        kept = tuple(shelf for shelf in scene.shelves if shelf.always)
        scene = msgspec.structs.replace(scene, tracks=(), shelves=kept, cards=())
    else:
        scene = msgspec.structs.replace(scene, notes=())
    header = Header(scene, theme, WIDTH - 2 * MARGIN)
    plan = plan_board(scene, board, header.height, _stack_height, focused=focused)
    layer = layer_for(board, scene.theme, plan.size, plan.frame, all_names=focused)
    canvas = Canvas(layer.image.copy())
    canvas.texts.extend(layer.texts)
    Stage(canvas, theme, scene, layer, focused=focused).paint()
    header.paint(canvas, MARGIN, MARGIN)
    x, y, width = plan.stack
    _paint_stack(canvas, theme, scene, x, y, width)
    return canvas


def _paint_glance(scene: Scene, board: Board) -> Canvas:
    """Draw what matters of a board in a low picture: whatever words tell as well is left to them."""
    theme = theme_named(scene.theme)
    width = WIDTH - 2 * MARGIN
    plan = plan_glance(scene, board, strip_height(scene, width))
    layer = layer_for(board, scene.theme, plan.size, plan.frame, all_names=True)
    canvas = Canvas(layer.image.copy())
    canvas.texts.extend(layer.texts)
    stage = Stage(canvas, theme, scene, layer, focused=True)
    stage.paint()
    if inset := inset_of(board, plan.frame):
        busy = {*stage.items, *stage.rims, *stage.tints}
        paint_inset(canvas, theme, scene, board, inset, corner_for(inset, plan.frame.window, stage.places, busy))
    x, y, width = plan.stack
    paint_strip(canvas, theme, scene, x, y, width)
    return canvas


def _paint_low_sheet(scene: Scene) -> Canvas:
    """Draw a hand of cards in a low picture, its dice and tracks in a strip beneath."""
    theme = theme_named(scene.theme)
    inner = WIDTH - 2 * MARGIN
    strip = strip_height(scene, inner)
    room = LEAST_HEIGHT - 2 * MARGIN - (strip + GAP if strip else 0)
    canvas = Canvas(page(scene.theme, WIDTH, LEAST_HEIGHT).copy())
    sheet = low_sheet(scene.cards, inner, room)
    sheet.paint(canvas, theme, MARGIN, MARGIN + max(0, (room - sheet.height) // 2))
    paint_strip(canvas, theme, scene, MARGIN, LEAST_HEIGHT - MARGIN - strip, inner)
    return canvas
