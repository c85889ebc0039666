"""The strip beneath a glance: the dice that fell and where the tracks stand, in one row."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.scene import Scene, Track
from renderers.paint.canvas import Canvas
from renderers.paint.text import SMALLEST, said, width_of
from renderers.paint.theme import Theme
from renderers.pieces.dice import SIZE, cell_of, paint_die

HEIGHT = 40
APART = 34
GLYPH = 28


class Chip(NamedTuple):
    """A track in a word and a figure."""

    track: Track
    name: str
    width: int


def strip_height(scene: Scene, width: int) -> int:
    """The height of the strip: dice are higher than words."""
    return cell_of(scene)[1] if scene.dice else HEIGHT if scene.tracks else 0


def paint_strip(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the dice at the left and the tracks after them, all in the middle of the row."""
    cell = min(cell_of(scene)[0], width // max(1, len(scene.dice)))
    dice = len(scene.dice) * cell + (APART // 2 if scene.dice else 0)
    chips = _chips(scene, width - dice)
    tracks = sum(chip.width + APART for chip in chips) - (APART if chips else 0)
    left = x + max(0, (width - dice - tracks) // 2)
    middle = y + (SIZE if scene.dice else HEIGHT) / 2
    for number, die in enumerate(scene.dice):
        paint_die(canvas, theme, die, left + (number + 0.5) * cell, middle, cell - 6)
    left += dice
    for chip in chips:
        _paint_chip(canvas, theme, chip, left, middle)
        left += chip.width + APART


def _chips(scene: Scene, room: int) -> list[Chip]:
    """The tracks with their names; where these do not all fit, those with a sign of their own go without."""
    named = [_chip(track, said(track.name)) for track in scene.tracks]
    if sum(chip.width + APART for chip in named) - APART <= room:
        return named
    return [_chip(track, "" if track.glyph else said(track.name)) for track in scene.tracks]


def _chip(track: Track, name: str) -> Chip:
    words = width_of(name, SMALLEST + 2, "SemiBold") + 10 if name else 0
    glyph = GLYPH + 8 if track.glyph else 0
    return Chip(track, name, glyph + words + width_of(track.figure, SMALLEST + 4, "ExtraBold"))


def _paint_chip(canvas: Canvas, theme: Theme, chip: Chip, x: float, middle: float) -> None:
    """Draw a track's sign, its name and where it stands."""
    track = chip.track
    danger = 0 < track.danger_from <= track.value or track.value in track.marked
    colour = theme.danger if danger else theme.accent
    if track.glyph:
        canvas.glyph(track.glyph, x + GLYPH / 2, middle, GLYPH, colour)
        x += GLYPH + 8
    if chip.name:
        canvas.text(chip.name, x, middle, SMALLEST + 2, theme.ink, weight="SemiBold")
        x += width_of(chip.name, SMALLEST + 2, "SemiBold") + 10
    canvas.text(track.figure, x, middle, SMALLEST + 4, colour, weight="ExtraBold")
