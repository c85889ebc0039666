"""Charts: how dice fell against how they should, and what everybody did, on cards in the look of the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from bot.engine.scene import Figure, Frozen, Scene
from bot.engine.words import Words
from renderers.beside.header import Header
from renderers.board.plan import GAP, LEAST_HEIGHT, MARGIN, WIDTH
from renderers.paint.canvas import Canvas
from renderers.paint.colours import lighter, mix
from renderers.paint.page import page
from renderers.paint.text import fit, fit_lines, said, width_of
from renderers.paint.theme import Theme, theme_named
from renderers.pieces.figures import paint_figure

INNER = WIDTH - 2 * MARGIN
PAD = 26
HEAD = 62
"""The strip of a card that holds its title."""
COLUMNS = 190
"""The height of the columns of a spread, without what stands beneath."""
FOOT = 44
ROW = 62
MOST_ROWS = 12
BADGE = 56
"""The room of the badge before a name."""
NAME_ROOM = 210
"""The least room of a name before its bar."""


class Who(Frozen, frozen=True):
    """Whose line it is: a seat's colour and letter, or neither for everybody together."""

    name: Words
    colour: str = ""
    letter: str = ""


class Column(Frozen, frozen=True):
    """A face of a die: how often it came, and how often it should have."""

    name: Words
    value: int
    expected: float


class Spread(Frozen, frozen=True):
    """How often each face of a die came up."""

    title: Words
    note: Words
    columns: tuple[Column, ...]


class Gauge(Frozen, frozen=True):
    """Somebody's place on a scale from 0 to 1."""

    who: Who
    note: Words
    share: float
    text: str


class Scale(Frozen, frozen=True):
    """Several people on one scale; its middle is what is to be expected."""

    title: Words
    note: Words
    gauges: tuple[Gauge, ...]


class Bar(Frozen, frozen=True):
    """Somebody's number."""

    who: Who
    value: int


class BarGroup(Frozen, frozen=True):
    """One thing that was counted, for everybody."""

    title: Words
    bars: tuple[Bar, ...]


class Chart(Frozen, frozen=True):
    """A picture of numbers."""

    theme: str
    title: Words
    subtitle: Words = ""
    spreads: tuple[Spread, ...] = ()
    scales: tuple[Scale, ...] = ()
    bars: tuple[BarGroup, ...] = ()
    footnote: Words = ""
    alt: tuple[Words, ...] = ()


class ChartCard(NamedTuple):
    """A card that knows its height before it is drawn."""

    height: int
    paint: Callable[[Canvas, Theme, int, int, int], None]


def paint_chart(chart: Chart) -> Canvas:
    """Draw a chart: wide cards one below the other, then the bars two by two."""
    theme = theme_named(chart.theme)
    header = Header(Scene(chart.theme, chart.title, chart.subtitle), theme, INNER)
    wide = [*map(_spread, chart.spreads), *map(_scale, chart.scales)]
    pairs = list(_pairs([_bars(each) for each in chart.bars]))
    note = fit_lines(said(chart.footnote), INNER, 3, 24)
    heights = [card.height for card in wide] + [max(card.height for card in pair) for pair in pairs]
    top = MARGIN + header.height
    height = top + sum(heights) + GAP * len(heights) + note.height + MARGIN
    canvas = Canvas(page(chart.theme, WIDTH, max(LEAST_HEIGHT, height)).copy())
    header.paint(canvas, MARGIN, MARGIN)
    y = top
    for card in wide:
        _plate(canvas, theme, MARGIN, y, INNER, card.height)
        card.paint(canvas, theme, MARGIN, y, INNER)
        y += card.height + GAP
    for pair in pairs:
        width = (INNER - GAP * (len(pair) - 1)) // len(pair)
        tallest = max(card.height for card in pair)
        for place, card in enumerate(pair):
            x = MARGIN + place * (width + GAP)
            _plate(canvas, theme, x, y, width, tallest)
            card.paint(canvas, theme, x, y, width)
        y += tallest + GAP
    for line in note.lines:
        canvas.text(line, MARGIN + 4, y + note.leading / 2, note.size, theme.muted, weight="Medium")
        y += note.leading
    return canvas


def _pairs(cards: list[ChartCard]) -> Iterable[list[ChartCard]]:
    return (cards[place : place + 2] for place in range(0, len(cards), 2))


def _plate(canvas: Canvas, theme: Theme, x: int, y: int, width: int, height: int) -> None:
    canvas.plate((x, y, x + width, y + height), 20, (*theme.panel, 255), (*mix(theme.panel, theme.line, 0.8), 255), 2)


def _title(canvas: Canvas, theme: Theme, title: Words, note: Words, x: int, y: int, width: int) -> None:
    """Write a card's title, and a note at its right where there is room."""
    name = fit(said(title), width - 2 * PAD, 30, "Bold")
    canvas.text(name.text, x + PAD, y + 38, name.size, theme.ink, weight="Bold")
    room = width - 2 * PAD - name.width - 24
    if said(note) and room > 160:
        words = fit(said(note), room, 24)
        canvas.text(words.text, x + width - PAD, y + 39, words.size, theme.muted, weight="Medium", align="right")


def _spread(spread: Spread) -> ChartCard:
    def paint(canvas: Canvas, theme: Theme, x: int, y: int, width: int) -> None:
        """Draw a column for each face, with a line at the height it should have."""
        _title(canvas, theme, spread.title, spread.note, x, y, width)
        most = max((max(column.value, column.expected) for column in spread.columns), default=0) or 1
        cell = (width - 2 * PAD) / max(1, len(spread.columns))
        ground = y + HEAD + COLUMNS
        for place, column in enumerate(spread.columns):
            left, right = x + PAD + place * cell + cell * 0.14, x + PAD + (place + 1) * cell - cell * 0.14
            high = round((COLUMNS - 34) * column.value / most)
            box = round(left), ground - max(high, 4), round(right), ground
            canvas.plate(box, 8, (*theme.accent, 255) if column.value else (*theme.line, 255))
            middle = (left + right) / 2
            line = ground - round((COLUMNS - 34) * column.expected / most)
            above = min(box[1], line - 2) - 18
            canvas.text(str(column.value), middle, above, 26, theme.ink, weight="Bold", align="middle")
            mark = round(left) - 10, line - 2, round(right) + 10, line + 3
            canvas.plate(mark, 2, (*lighter(theme.reach, 0.2), 255))
            name = fit(said(column.name), round(cell) - 8, 26, "SemiBold")
            canvas.text(name.text, middle, ground + 24, name.size, theme.muted, align="middle")

    return ChartCard(HEAD + COLUMNS + FOOT + 8, paint)


def _scale(scale: Scale) -> ChartCard:
    def paint(canvas: Canvas, theme: Theme, x: int, y: int, width: int) -> None:
        """Draw a track for each, with a marker where they are and a tick in the middle."""
        _title(canvas, theme, scale.title, scale.note, x, y, width)
        for place, gauge in enumerate(scale.gauges[:MOST_ROWS]):
            middle = y + HEAD + place * ROW + ROW // 2
            _who(canvas, theme, gauge.who, gauge.note, x + PAD, middle, 400)
            start, end = x + PAD + 420, x + width - PAD - 96
            canvas.plate((start, middle - 7, end, middle + 7), 7, (*mix(theme.panel, theme.line, 0.75), 255))
            centre = (start + end) // 2
            canvas.plate((centre - 2, middle - 15, centre + 2, middle + 15), 2, (*lighter(theme.reach, 0.2), 255))
            at = round(start + (end - start) * min(1.0, max(0.0, gauge.share)))
            colour = theme.colour(gauge.who.colour, theme.neutral)
            canvas.plate((at - 13, middle - 13, at + 13, middle + 13), 13, (*colour, 255), (*theme.ink, 255), 3)
            canvas.text(gauge.text, x + width - PAD, middle, 26, theme.ink, weight="Bold", align="right")

    return ChartCard(HEAD + ROW * min(len(scale.gauges), MOST_ROWS) + 14, paint)


def _bars(bars: BarGroup) -> ChartCard:
    def paint(canvas: Canvas, theme: Theme, x: int, y: int, width: int) -> None:
        """Draw a bar for each."""
        _title(canvas, theme, bars.title, "", x, y, width)
        most = max((bar.value for bar in bars.bars), default=0) or 1
        name_room = min(max([NAME_ROOM, *(_room_for(bar.who) for bar in bars.bars)]), width * 3 // 5)
        for place, bar in enumerate(bars.bars[:MOST_ROWS]):
            middle = y + HEAD + place * ROW + ROW // 2
            _who(canvas, theme, bar.who, "", x + PAD, middle, name_room)
            value = str(bar.value)
            start = x + PAD + name_room + 12
            room = x + width - PAD - width_of(value, 26, "Bold") - 14 - start
            end = start + max(6, round(room * bar.value / most))
            colour = theme.colour(bar.who.colour, theme.neutral) if bar.value else theme.line
            canvas.plate((start, middle - 13, end, middle + 13), 8, (*colour, 255))
            canvas.text(value, end + 12, middle, 26, theme.ink, weight="Bold")

    return ChartCard(HEAD + ROW * min(len(bars.bars), MOST_ROWS) + 14, paint)


def _room_for(who: Who) -> int:
    """The width of whose line it is."""
    return (BADGE if who.letter else 0) + width_of(said(who.name), 26, "SemiBold")


def _who(canvas: Canvas, theme: Theme, who: Who, note: Words, x: int, middle: int, room: int) -> None:
    """Draw whose line it is: a figure as on the board, the name, and a note beneath it."""
    if who.letter:
        paint_figure(canvas, theme, Figure("", "", "", "friend", who.colour, who.letter), x + 22, middle, 42)
        x, room = x + BADGE, room - BADGE
    beneath = said(note)
    name = fit(said(who.name), room, 26, "SemiBold")
    canvas.text(name.text, x, middle - 13 if beneath else middle, name.size, theme.ink)
    if beneath:
        words = fit(beneath, room, 22)
        canvas.text(words.text, x, middle + 15, words.size, theme.muted, weight="Medium")
