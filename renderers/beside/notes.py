"""Notes: lines of words beneath a close look, each with its glyph."""

from __future__ import annotations

from bot.engine.scene import Note, Scene
from renderers.paint.canvas import Canvas
from renderers.paint.text import SMALLEST, line_height, said, wrap
from renderers.paint.theme import Theme

GLYPH = 26
INDENT = GLYPH + 12
GAP = 6


def _lines(note: Note, width: int) -> tuple[str, ...]:
    """Break a note into lines."""
    return wrap(said(note.text), width - INDENT, SMALLEST, "SemiBold")


def notes_height(scene: Scene, width: int) -> int:
    """The height of all notes."""
    heights = [line_height(SMALLEST) * len(_lines(note, width)) for note in scene.notes]
    return sum(heights) + GAP * (len(heights) - 1) if heights else 0


def paint_notes(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the notes beneath each other."""
    leading = line_height(SMALLEST)
    for note in scene.notes:
        colour = theme.colour(note.colour, theme.accent)
        if note.glyph:
            canvas.glyph(note.glyph, x + GLYPH / 2, y + leading / 2, GLYPH, colour)
        for line in _lines(note, width):
            canvas.text(line, x + INDENT, y + leading / 2, SMALLEST, theme.ink, weight="SemiBold")
            y += leading
        y += GAP
