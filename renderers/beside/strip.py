"""The strip beneath a glance: the dice that fell and where the tracks stand, in one row."""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.scene import Scene, Track
from renderers.paint.canvas import Canvas
from renderers.paint.text import SMALLEST, fit, said, width_of
from renderers.paint.theme import Theme
from renderers.pieces.dice import SIZE, cell_of, paint_die

HEIGHT = 40
APART = 34
GLYPH = 28
NAME, FIGURE = SMALLEST + 2, SMALLEST + 4
LONGEST = 480
"""The widest name of a track."""


class Chip(NamedTuple):
    """A track in a word and a figure."""

    track: Track
    name: str
    width: int


class Row(NamedTuple):
    """A row of the strip: where it begins, whether it holds the dice, and its tracks."""

    top: int
    height: int
    cell: int
    """The width of a die with its note; 0 in a row without dice."""
    chips: tuple[Chip, ...]


def strip_height(scene: Scene, width: int) -> int:
    """The height of the strip: dice are higher than words."""
    rows = _rows(scene, width)
    return rows[-1].top + rows[-1].height if rows else 0


def paint_strip(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the dice at the left and the tracks after them, each row in the middle."""
    for row in _rows(scene, width):
        dice = len(scene.dice) * row.cell
        left = x + (width - dice - _length(row.chips) - (APART if dice and row.chips else 0)) // 2
        middle = y + row.top + (SIZE if row.cell else HEIGHT) / 2
        for number, die in enumerate(scene.dice if row.cell else ()):
            paint_die(canvas, theme, die, left + (number + 0.5) * row.cell, middle, row.cell - 6)
        left += dice + (APART if dice else 0)
        for chip in row.chips:
            _paint_chip(canvas, theme, chip, left, middle)
            left += chip.width + APART


def _rows(scene: Scene, width: int) -> list[Row]:
    """The rows: all in one where it fits, with signs alone if need be; else dice first and tracks beneath."""
    named = tuple(_chip(track, said(track.name)) for track in scene.tracks)
    signs = tuple(_chip(track, "" if track.glyph else said(track.name)) for track in scene.tracks)
    if not scene.dice:
        return _broken(named, 0, width)
    across, height = cell_of(scene)
    least = SIZE + 8
    for chips in (named, signs):
        room = width - _length(chips) - (APART if chips else 0)
        if room >= least * len(scene.dice):
            return [Row(0, height, min(across, room // len(scene.dice)), chips)]
    return [Row(0, height, min(across, width // len(scene.dice)), ()), *_broken(named, height + 4, width)]


def _broken(chips: tuple[Chip, ...], top: int, width: int) -> list[Row]:
    """Chips in as few rows as hold them."""
    rows: list[Row] = []
    while chips:
        count = next((n for n in range(len(chips), 1, -1) if _length(chips[:n]) <= width), 1)
        rows.append(Row(top, HEIGHT, 0, chips[:count]))
        chips, top = chips[count:], top + HEIGHT
    return rows


def _length(chips: tuple[Chip, ...]) -> int:
    return sum(chip.width + APART for chip in chips) - (APART if chips else 0)


def _chip(track: Track, name: str) -> Chip:
    name = fit(name, LONGEST, NAME, "SemiBold", least=NAME).text
    words = width_of(name, NAME, "SemiBold") + 10 if name else 0
    glyph = GLYPH + 8 if track.glyph else 0
    return Chip(track, name, glyph + words + width_of(track.figure, FIGURE, "ExtraBold"))


def _paint_chip(canvas: Canvas, theme: Theme, chip: Chip, x: float, middle: float) -> None:
    """Draw a track's sign, its name and where it stands."""
    track = chip.track
    danger = 0 < track.danger_from <= track.value or track.value in track.marked
    colour = theme.danger if danger else theme.accent
    if track.glyph:
        canvas.glyph(track.glyph, x + GLYPH / 2, middle, GLYPH, colour)
        x += GLYPH + 8
    if chip.name:
        canvas.text(chip.name, x, middle, NAME, theme.ink, weight="SemiBold")
        x += width_of(chip.name, NAME, "SemiBold") + 10
    canvas.text(track.figure, x, middle, FIGURE, colour, weight="ExtraBold")
