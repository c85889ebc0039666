"""Labels: what each area is called, set where the area has room for it, and the room that is left for figures."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from bot.engine.scene import Point
from renderers.board.geometry import Outline, Rect, bounds
from renderers.board.rooms import without
from renderers.paint.text import fit, fit_lines, width_of

LABEL = 22
NAME = 26
ROOMY = 46
"""A hex of a smaller radius than this cannot hold a label above a figure."""
ROOT3 = sqrt(3)
CORNER = 7
"""How far a label in a corner keeps from the border."""
EDGE = 4
"""How far figures keep from the border of an area of right angles."""
BELOW = 5
"""How far figures keep from a label above them."""
SIZE_COUNTS = 220
"""How much room for figures, in square pixels, a larger label is worth, a pixel."""
LINE_COSTS = 900
"""How much a line of a label costs."""
ENOUGH = 13_000
"""More room than this for figures is no reason to squeeze a label."""
PLATE = 16
"""Half the height of a number's plate, and a little."""
RIM = 4
"""How far words keep from the rim of the window."""
SIGN = 28
"""How large a glyph beside a label is."""


class Place(NamedTuple):
    """An area in pixels."""

    id: str
    middle: Point
    radius: float
    """Of the widest circle inside."""
    rect: Rect
    outline: Outline
    hexagon: bool
    rim: bool
    name: str
    visible: bool
    """Whether its middle is inside the window, away from the edge."""
    unnamed: bool = False
    """Whether it never carries a label: the middle of an edge, which has a number of its own."""
    signs: tuple[str, ...] = ()
    """Glyphs of what the place is always like."""
    rooms: tuple[Rect, ...] = ()
    """The rectangles that an area of right angles falls into, the largest first; empty for other areas."""
    apart: bool = False
    """Whether the rooms of its board do not touch, so that a number plate may sit on the upper rim of each."""
    window: tuple[int, int, int, int] = (0, 0, 10**6, 10**6)
    """What the picture shows of the board: a label stays inside, where a place is cut at its rim."""


class Run(NamedTuple):
    """A piece of a label: text, its size, its left end, the middle of its capitals."""

    text: str
    size: int
    x: float
    y: float
    named: bool


class Label(NamedTuple):
    """What an area is called: the coordinate, and a name where there is one."""

    runs: tuple[Run, ...]
    """The first carries the coordinate, unless it has a plate of its own."""
    room: Rect
    """What is left of the area for figures."""
    plate: Run | None = None
    """The coordinate on a plate that sits on the upper rim."""
    rooms: tuple[Rect, ...] = ()
    """What is left for figures of an area that falls into rectangles."""
    signs: tuple[tuple[str, float, float], ...] = ()
    """The glyphs of the area and where they stand, if beside its label."""


def label_of(place: Place, *, crowded: bool = False) -> Label:
    """Set an area's label, as large as the area allows; in a small crowded hex it moves up to the rim."""
    return _inside(_label_of(place, crowded=crowded), place.window)


def _inside(label: Label, window: tuple[int, int, int, int]) -> Label:
    """The label with whatever would be beyond the window moved into it."""
    left, top, right, _ = window
    plate = label.plate and label.plate._replace(y=max(label.plate.y, top + PLATE))
    if not label.runs:
        return label._replace(plate=plate)
    down = max(0.0, *(top + run.size * 0.6 - run.y for run in label.runs))
    ends = max(run.x + width_of(run.text, run.size, "Bold") for run in label.runs)
    short = left + RIM - min(run.x for run in label.runs)
    aside = short if short > 0 else min(0.0, right - RIM - ends)
    runs = tuple(run._replace(x=run.x + aside, y=run.y + down) for run in label.runs)
    return label._replace(plate=plate, runs=runs)


def _label_of(place: Place, *, crowded: bool) -> Label:
    if place.rooms and not place.apart:
        return corner_label(place)
    if not place.hexagon:
        return room_label(place)
    return _hex_label(place) if place.radius >= ROOMY else _small_hex_label(place, crowded=crowded)


def _hex_label(place: Place) -> Label:
    """Set the coordinate along the top of a hex, the name along its bottom."""
    x, y = place.middle
    top, bottom = y - place.radius, y + place.radius
    coordinate = fit(place.id, round(place.radius * 2 / ROOT3 + 10), LABEL, "SemiBold")
    runs = [Run(coordinate.text, coordinate.size, x - coordinate.width / 2, top + 18, False)]
    room = Rect(place.rect.x0, top + 27, place.rect.x1, bottom - 4)
    if place.name:
        name = fit(place.name, round(max(place.radius * 2.8, 140)), NAME, "Bold")
        runs.append(Run(name.text, name.size, x - name.width / 2, bottom - 8, True))
        room = room._replace(y1=max(room.y0 + 20, bottom - 20))
    return Label(tuple(runs), room)


def _small_hex_label(place: Place, *, crowded: bool) -> Label:
    """Set the coordinate in the middle of a small hex, or on its upper rim where something stands in the middle."""
    x, y = place.middle
    top, bottom = y - place.radius, y + place.radius
    coordinate = fit(place.id, round(place.radius * 2), LABEL, "SemiBold")
    height = top + 1 if crowded else y - 11 if place.name else y
    runs = [Run(coordinate.text, coordinate.size, x - coordinate.width / 2, height, False)]
    if place.name:
        name = fit(place.name, round(max(place.radius * 3, 130)), LABEL, "Bold")
        runs.append(Run(name.text, name.size, x - name.width / 2, bottom if crowded else y + 13, True))
    return Label(tuple(runs), Rect(x - place.radius, top + (9 if crowded else 2), x + place.radius, bottom - 2))


def plate_spot(place: Place) -> Point:
    """The left end of an area's upper rim."""
    top = bounds(place.outline).y0
    left, _ = span(place.outline, place.rect.middle[0], top + 2, top + 4)
    return left, top


def span(outline: Outline, x: float, top: float, bottom: float) -> tuple[float, float]:
    """How far to the left and right of x a polygon reaches everywhere between two heights."""
    left, right = -1e9, 1e9
    for y in (top, (top + bottom) / 2, bottom):
        crossings = []
        x0, y0 = outline[-1]
        for x1, y1 in outline:
            if (y1 > y) != (y0 > y):
                crossings.append(x1 + (y - y1) * (x0 - x1) / (y0 - y1))
            x0, y0 = x1, y1
        left = max([left, *(c for c in crossings if c <= x)]) if any(c <= x for c in crossings) else x
        right = min([right, *(c for c in crossings if c > x)]) if any(c > x for c in crossings) else x
    return left, right


def room_label(place: Place) -> Label:
    """Set the label of a room along its top: on one line as high up as it fits, or on two."""
    rect, x = place.rect, place.rect.middle[0]
    plated = place.apart
    if plated and not place.name:
        return Label((), rect._replace(y0=rect.y0 + 12), Run(place.id, LABEL, *plate_spot(place), False))
    words = place.id if not place.name else place.name if plated else f"{place.id}\u00a0{place.name}"
    start = bounds(place.outline).y0 + (18 if plated else 8)
    slack = 6 if place.name else 30
    for size in (NAME, NAME - 2, LABEL) if place.name else (LABEL,):
        width, y = width_of(words, size, "Bold"), start
        while y < rect.y0 + rect.height * 0.3:
            left, right = span(place.outline, x, y - 2, y + size)
            if width <= right - left - slack:
                middle = max(left + 3 + width / 2, min(x, right - 3 - width / 2))
                return _set(place, (words,), size, middle, y, plated=plated)
            y += 4
    most_lines = 2 if rect.height > 106 else 1
    if any(width_of(word, LABEL, "Bold") > rect.width for word in words.split()):
        most_lines = 1
    paragraph = fit_lines(words, round(rect.width), most_lines, LABEL + 2, "Bold")
    if paragraph.lines[-1].endswith("…") and not plated:
        paragraph = fit_lines(place.id, round(rect.width), 1, LABEL + 2, "Bold")  # better short than cut off
    return _set(place, paragraph.lines, paragraph.size, x, rect.y0, plated=plated)


def corner_label(place: Place) -> Label:
    """Set a label into an upper left corner of an area of right angles: where the most room is left for figures."""
    found = [label for room in place.rooms for label in _corner_labels(place, room)]
    return max(found, key=lambda label: (_worth(label), -label.runs[0].y))


def _worth(label: Label) -> tuple[bool, float]:
    """The worth of a label: one with the name before one without it, then room for figures, its size, and few lines."""
    room = sum(min(each.width, each.height) * each.width * each.height for each in label.rooms) ** (2 / 3)
    lines = len({run.y for run in label.runs})
    return len(label.runs) > 1, min(room, ENOUGH) + label.runs[0].size * SIZE_COUNTS - lines * LINE_COSTS


def _corner_labels(place: Place, room: Rect) -> Iterator[Label]:
    """Try a label in a room: on one line, on two, and the coordinate alone."""
    lines = [(f"{place.id}\u00a0{place.name}",), (place.id, place.name)] if place.name else []
    words = [*lines, *([(place.id, *place.name.split(" ", 1))] if " " in place.name else []), (place.id,)]
    for text in words:
        for size in (NAME, NAME - 2, LABEL):
            if label := _in_corner(place, room, text, size):
                yield label
                break
    yield _in_corner(place, room, (place.id,), LABEL, always=True) or room_label(place)


def _in_corner(place: Place, room: Rect, lines: tuple[str, ...], size: int, *, always: bool = False) -> Label | None:
    """Set lines into the corner of a room, with the area's glyphs after the first; none if they do not fit."""
    widths = [width_of(line, size, "Bold") for line in lines]
    glyphs = len(place.signs) * (SIGN + 4)
    wide = max([widths[0] + glyphs + (6 if glyphs else 0), *widths[1:]])
    high = round(size * 1.16 * len(lines))
    if not always and (wide > room.width - 2 * CORNER or high > room.height * 0.7):
        return None
    x, y = room.x0 + CORNER, room.y0 + CORNER - 2 + size * 0.52
    runs = [Run(place.id, size, x, y, False)]
    rest = lines[0][len(place.id) :].lstrip("\u00a0")
    if rest:
        runs.append(Run(rest, size, x + width_of(place.id + "\u00a0", size, "Bold"), y, True))
    runs += [Run(line, size, x, y + size * 1.16 * n, True) for n, line in enumerate(lines[1:], 1)]
    taken = Rect(room.x0, room.y0, x + wide + 4, room.y0 + CORNER + high + BELOW)
    left = without([each.grown(-EDGE) for each in place.rooms], taken)
    spots = tuple((glyph, x + widths[0] + 6 + SIGN / 2 + n * (SIGN + 4), y) for n, glyph in enumerate(place.signs))
    return Label(tuple(runs), left[0] if left else room, rooms=left, signs=spots)


def _set(place: Place, lines: tuple[str, ...], size: int, x: float, top: float, *, plated: bool) -> Label:
    """Set lines of a label beneath each other; the coordinate at their head is a run of its own."""
    runs: list[Run] = []
    y = top + size * 0.52
    for number, line in enumerate(lines):
        left = x - width_of(line, size, "Bold") / 2
        head = place.id if number == 0 and place.name and not plated and line.startswith(place.id) else ""
        if head:
            runs.append(Run(head, size, left, y, False))
            left += width_of(head + "\u00a0", size, "Bold")
        runs.append(Run(line[len(head) :].lstrip("\u00a0"), size, left, y, bool(place.name)))
        y += size * 1.2
    bottom = y - size * 0.76
    rect = place.rect
    if place.apart:
        rect = rect._replace(y1=bounds(place.outline).y1 - 6)
    plate = Run(place.id, LABEL, *plate_spot(place), False) if plated else None
    return Label(tuple(runs), rect._replace(y0=min(max(rect.y0, bottom), rect.y1 - 12)), plate)
