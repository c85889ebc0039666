"""Dice as they fell."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine.scene import RolledDie, Scene
from renderers.glyphs import GLYPHS
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import SHARP, Canvas, shadow
from renderers.paint.colours import Rgb, darker, ink_on, lighter, mix
from renderers.paint.text import clean, fit, said
from renderers.paint.theme import Theme

SIZE = 66
GAP = 14
IVORY: Rgb = (240, 233, 216)


def cell_of(scene: Scene) -> tuple[int, int]:
    """Choose the room of one die, wider and higher where dice carry notes."""
    noted = any(die.note for die in scene.dice)
    return (124, SIZE + 38) if noted else (SIZE + GAP, SIZE + 4)


def _per_row(scene: Scene, width: int) -> int:
    """How many dice a row holds."""
    return max(1, (width + GAP) // cell_of(scene)[0])


def dice_height(scene: Scene, width: int) -> int:
    """The height of the dice."""
    rows = -(-len(scene.dice) // _per_row(scene, width))
    return rows * (cell_of(scene)[1] + 8) - 8 if rows else 0


def paint_dice(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the dice in rows, centred."""
    cell, height = cell_of(scene)
    row = _per_row(scene, width)
    for i, die in enumerate(scene.dice):
        in_row = min(row, len(scene.dice) - i // row * row)
        left = x + (width - in_row * cell) / 2
        paint_die(canvas, theme, die, left + (i % row + 0.5) * cell, y + i // row * (height + 8) + SIZE / 2, cell - 6)


def paint_die(canvas: Canvas, theme: Theme, die: RolledDie, x: float, y: float, width: int) -> None:
    """Draw a die and its note; one without a face is a space that waits for a die."""
    if not die.face:
        canvas.sprite(_slot(SIZE, mix(theme.muted, theme.deep, 0.35)), x, y)
        _paint_note(canvas, theme, die, x, y, width)
        return
    face = theme.colour(die.colour, IVORY)
    if die.spent:
        face = mix(face, theme.deep, 0.72)
    canvas.sprite(shadow(round(SIZE * 1.5), round(SIZE * 1.4), 0.8), x, y + 7)
    canvas.sprite(_cube(SIZE, face), x, y)
    ink = mix(ink_on(face), face, 0.45 if die.spent else 0.0)
    if die.face.isdigit() and 1 <= int(die.face) <= 6:
        canvas.glyph(f"pips-{int(die.face)}", x, y - 1, 54, ink)
    elif die.face in GLYPHS:
        canvas.glyph(die.face, x, y - 1, 46, ink)
    else:
        fitted = fit(clean(die.face), SIZE - 14, 36, "ExtraBold")
        canvas.letter(fitted.text, x, y - 1, fitted.size, ink)
    _paint_note(canvas, theme, die, x, y, width)


def _paint_note(canvas: Canvas, theme: Theme, die: RolledDie, x: float, y: float, width: int) -> None:
    """Write what a die is for under it."""
    if die.note:
        note = fit(said(die.note), width, 22, "Medium")
        canvas.text(note.text, x, y + SIZE / 2 + 20, note.size, theme.muted, weight="Medium", align="middle")


@lru_cache(maxsize=64)
def _cube(size: int, face: Rgb) -> Image.Image:
    """Draw the body of a die: a face with a lit upper and a shaded lower rim."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    radius = side * 0.22
    draw.rounded_rectangle((0, 0, side - 1, side - 1), radius, fill=(*NIGHT, 255))
    a = side * 0.035
    draw.rounded_rectangle((a, a, side - a, side - a), radius * 0.9, fill=(*darker(face, 0.38), 255))
    draw.rounded_rectangle((a, a, side - a, side - a * 2.6), radius * 0.9, fill=(*lighter(face, 0.3), 255))
    draw.rounded_rectangle((a, a * 1.8, side - a, side - a * 2.6), radius * 0.86, fill=(*face, 255))
    return image.reduce(SHARP)


@lru_cache(maxsize=16)
def _slot(size: int, line: Rgb) -> Image.Image:
    """Draw an empty space for a die: a quiet frame around a hollow."""
    side = size * SHARP
    image = Image.new("RGBA", (side, side), (*line, 0))
    inset = side * 0.06
    box = inset, inset, side - inset, side - inset
    ImageDraw.Draw(image).rounded_rectangle(box, side * 0.2, fill=(*NIGHT, 110), outline=(*line, 255), width=3 * SHARP)
    return image.reduce(SHARP)
