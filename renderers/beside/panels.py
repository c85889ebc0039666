"""Panels beside a board: the seats, the tracks, the dice that fell. Each knows its height before it is drawn."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.engine.scene import Figure, Scene, Seatline, Track
from renderers.paint.bodies import pip
from renderers.paint.canvas import Box, Canvas
from renderers.paint.colours import Rgb, darker, lighter, mix
from renderers.paint.text import SMALLEST, clean, fit, said, width_of
from renderers.paint.theme import Theme
from renderers.pieces.figures import MOST_PIPS, paint_figure

GAP = 12
SEAT = 72
NARROW_SEAT = 100
TRACK = 70
PIP = 21


def _columns(count: int, width: int) -> int:
    """Choose one column or two."""
    return 2 if count > 1 and width >= 760 else 1


def _cell(columns: int, width: int) -> int:
    """The width of a column."""
    return (width - GAP * (columns - 1)) // columns


def _grid(count: int, columns: int, width: int, height: int) -> list[tuple[int, int, int]]:
    """The left, top and width of each cell of a grid."""
    cell = _cell(columns, width)
    return [(i % columns * (cell + GAP), i // columns * (height + GAP), cell) for i in range(count)]


def seat_height(scene: Scene, width: int) -> int:
    """Choose how high a seat line is: in a narrow column the note has a line of its own."""
    return NARROW_SEAT if _is_narrow(scene, width) and any(seat.note for seat in scene.seats) else SEAT


def _is_narrow(scene: Scene, width: int) -> bool:
    """Whether seat lines are too short for name and counts side by side."""
    return not _in_a_row(scene, width) and width // _columns(len(scene.seats), width) < 440


def _in_a_row(scene: Scene, width: int) -> bool:
    """Whether all seats fit side by side: names and counts above, notes that are short beneath."""
    room = _cell(max(1, len(scene.seats)), width) - 98
    return len(scene.seats) > 2 and all(
        width_of(said(seat.name), 27, "Bold") + _counts_width(seat) + 10 <= room
        and width_of(said(seat.note), 23, "Medium") <= room
        for seat in scene.seats
    )


def _notes_below(scene: Scene, width: int) -> bool:
    """Whether notes have the line beneath names and counts to themselves: some would be cut beside the counts."""
    room = _cell(_columns(len(scene.seats), width), width) - 108
    return _in_a_row(scene, width) or any(
        width_of(said(seat.note), 23, "Medium") > room - _counts_width(seat) for seat in scene.seats
    )


def _seat_columns(scene: Scene, width: int) -> int:
    """Choose how many seats stand side by side."""
    return len(scene.seats) if _in_a_row(scene, width) else _columns(len(scene.seats), width)


def seats_height(scene: Scene, width: int) -> int:
    """The height of the seat lines."""
    rows = -(-len(scene.seats) // _seat_columns(scene, width))
    return rows * (seat_height(scene, width) + GAP) - GAP if rows else 0


def paint_seats(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw one line per seat."""
    height = seat_height(scene, width)
    grid = _grid(len(scene.seats), _seat_columns(scene, width), width, height)
    for seat, (dx, dy, cell) in zip(scene.seats, grid, strict=True):
        box = x + dx, y + dy, x + dx + cell, y + dy + height
        paint_seat(canvas, theme, seat, box, narrow=_is_narrow(scene, width), row=_notes_below(scene, width))


def paint_seat(canvas: Canvas, theme: Theme, seat: Seatline, box: Box, *, narrow: bool, row: bool = False) -> None:
    """Draw a seat: its figure, name, note, life and cards."""
    x, y, right, bottom = box
    middle = (y + bottom) / 2
    if seat.active:
        canvas.plate(box, 18, (*mix(theme.panel, theme.lamp, 0.16), 255), (*theme.lamp, 255), 3)
    else:
        canvas.plate(box, 18, (*theme.panel, 255), (*mix(theme.panel, theme.line, 0.8), 255), 2)
    figure = Figure("", "", "", "friend", seat.colour, clean(seat.letter), seat.glyph, state=seat.state)
    paint_figure(canvas, theme, figure, x + 42, middle, 50)
    note = said(seat.note)
    lines = [middle - 29, middle, middle + 28] if narrow and note else [middle - 14, middle + 16]
    counts = _counts_width(seat)
    edge = x + 80 if narrow else right - 18 - counts
    _paint_counts(canvas, theme, seat, edge, lines[1] if narrow else lines[0] if row and note else middle)
    room = round((right - 18 if narrow else edge - 10) - x - 80)
    counted = counts > 0
    name_at = lines[0] if note or (narrow and counted) else middle
    ink = mix(theme.ink, theme.muted, 0.6) if seat.state in ("down", "spent") else theme.ink
    name = fit(said(seat.name) or clean(seat.letter), room, 27, "Bold")
    canvas.text(name.text, x + 80, name_at, name.size, ink, weight="Bold")
    if note:
        line = fit(note, room if not row else right - 18 - x - 80, 23, "Medium")
        canvas.text(
            line.text, x + 80, lines[-1] if counted or not narrow else lines[1], line.size, theme.muted, weight="Medium"
        )


def _life(seat: Seatline) -> str:
    """Write life as a number where there is too much of it for dots."""
    return f"{seat.pips}/{seat.pips_of}" if seat.pips_of > MOST_PIPS else ""


def _counts_width(seat: Seatline) -> int:
    """The width of life and cards together."""
    life = width_of(_life(seat), 26, "Bold") + 34 if _life(seat) else max(0, seat.pips_of) * PIP
    cards = width_of(str(seat.cards), 26, "Bold") + 38 if seat.cards >= 0 else 0
    return life + cards + (16 if life and cards else 0)


def _paint_counts(canvas: Canvas, theme: Theme, seat: Seatline, x: float, y: float) -> None:
    """Draw life, as dots or a number, and then the cards in hand."""
    if _life(seat):
        canvas.glyph("heart", x + 13, y, 26, theme.danger)
        canvas.text(_life(seat), x + 34, y, 26, theme.ink, weight="Bold")
        x += 34 + width_of(_life(seat), 26, "Bold") + 16
    elif seat.pips_of > 0:
        for i in range(seat.pips_of):
            canvas.sprite(pip(20, theme.ink, full=i < seat.pips), x + 10 + i * PIP, y)
        x += seat.pips_of * PIP + 16
    if seat.cards >= 0:
        canvas.glyph("card", x + 15, y, 30, theme.muted)
        canvas.text(str(seat.cards), x + 38, y, 26, theme.ink, weight="Bold")


def tracks_height(scene: Scene, width: int) -> int:
    """The height of the tracks."""
    rows = -(-len(scene.tracks) // _track_columns(scene, width))
    return rows * (TRACK + GAP) - GAP if rows else 0


def _track_columns(scene: Scene, width: int) -> int:
    """Choose how many tracks stand side by side: three where that saves a row and their names fit."""
    count, cell = len(scene.tracks), _cell(3, width)
    saves = width >= 1000 and -(-count // 3) < -(-count // 2)
    return 3 if saves and all(_track_width(track) <= cell for track in scene.tracks) else _columns(count, width)


def _track_width(track: Track) -> int:
    """The least width of a track, with all of its name."""
    glyph, value = 38 if track.glyph else 0, width_of(track.figure, 26, "ExtraBold")
    return 20 + glyph + width_of(said(track.name), SMALLEST, "SemiBold") + value


def paint_tracks(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw the tracks."""
    grid = _grid(len(scene.tracks), _track_columns(scene, width), width, TRACK)
    for track, (dx, dy, cell) in zip(scene.tracks, grid, strict=True):
        _paint_track(canvas, theme, track, x + dx, y + dy, cell)


def _paint_track(canvas: Canvas, theme: Theme, track: Track, x: int, y: int, width: int) -> None:
    """Draw a track: its name and value, and its steps beneath."""
    danger = 0 < track.danger_from <= track.value or track.value in track.marked
    colour = theme.danger if danger else theme.accent
    left = x + 4
    if track.glyph:
        canvas.glyph(track.glyph, left + 14, y + 17, 28, colour)
        left += 38
    value = track.figure
    canvas.text(value, x + width - 4, y + 17, 26, colour, weight="ExtraBold", align="right")
    room = round(x + width - 4 - width_of(value, 26, "ExtraBold") - 12 - left)
    name = fit(said(track.name), room, 26, "SemiBold")
    canvas.text(name.text, left, y + 17, name.size, theme.ink)
    size = max(1, track.size)
    risky = frozenset((*track.marked, *(range(track.danger_from, size + 1) if track.danger_from else ())))
    bar = _steps(width, track.value, size, risky, theme.accent, theme.danger, theme.panel, theme.line)
    canvas.corner(bar, x, y + 36)


@lru_cache(maxsize=128)
def _steps(
    width: int, value: int, size: int, risky: frozenset[int], accent: Rgb, danger: Rgb, empty: Rgb, line: Rgb
) -> Image.Image:
    """Draw the steps of a track; those of danger are ruled with slanting lines."""
    scale, height = 3, 28
    image = Image.new("RGBA", (width * scale, height * scale), (*empty, 0))
    draw = ImageDraw.Draw(image)
    shown = min(size, 40)
    gap = 4 if shown <= 20 else 2
    step = (width + gap) / shown
    for i in range(shown):
        number = (i + 1) * size / shown
        first, last = i * step * scale, (i * step + step - gap) * scale
        colour = danger if int(number) in risky else accent
        filled = number <= value
        current = filled and number + size / shown > value
        fill = lighter(colour, 0.3) if current else mix(colour, empty, 0.35) if filled else darker(empty, 0.25)
        rim = lighter(colour, 0.5) if current else colour if filled or colour == danger else line
        top, bottom = (0, height * scale - 1) if current else (4 * scale, (height - 4) * scale)
        draw.rounded_rectangle((first, top, last, bottom), 6 * scale, fill=(*rim, 255))
        inner = first + 2 * scale, top + 2 * scale, last - 2 * scale, bottom - 2 * scale
        if inner[2] > inner[0]:
            draw.rounded_rectangle(inner, 4 * scale, fill=(*fill, 255))
            if colour == danger and not filled:
                _rule(draw, inner, mix(danger, empty, 0.45), scale)
    return image.reduce(scale)


def _rule(draw: ImageDraw.ImageDraw, box: tuple[float, float, float, float], colour: Rgb, scale: int) -> None:
    """Rule a box with slanting lines."""
    x0, y0, x1, y1 = box
    height = y1 - y0
    x = x0 - height
    while x < x1:
        start, end = max(x, x0), min(x + height, x1)
        if end > start:
            draw.line((start, y1 - (start - x), end, y1 - (end - x)), fill=(*colour, 255), width=2 * scale)
        x += 9 * scale
