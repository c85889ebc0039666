"""Cards: a full face with wrapped text, a back, and a small plate for use beside a board."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from bot.engine.scene import Card, Scene
from renderers.glyphs import glyph_mask
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import SHARP, Canvas, glow, shadow
from renderers.paint.colours import Rgb, ink_on, lighter, mix
from renderers.paint.text import SMALLEST, Paragraph, clean, cut, fit, fit_lines, line_height, said, width_of, wrap
from renderers.paint.theme import Theme, theme_named

GAP = 18
PAD = 22
BAND = 76
LOW_PAD, LOW_BAND = 15, 46
"""Of cards in a low picture."""
RADIUS = 22
PLATE = 64
MOST_COLUMNS = 4
"""Of cards in a low picture: more side by side are columns of single words, and nothing on a phone."""


class Face:
    """A card's words, broken into lines for a width."""

    def __init__(self, card: Card, width: int, size: int, *, low: bool = False) -> None:
        self.pad, self.band = (LOW_PAD, LOW_BAND) if low else (PAD, BAND)
        room = width - 2 * self.pad
        cost = max(62, fit(clean(card.cost), 60, 30, "ExtraBold").width + 38) if card.cost else 0
        head = room - cost - ((self.glyph + 10) if card.glyph else 0)
        self.kind: Paragraph = fit_lines(said(card.kind), head, 1 if low else 2, SMALLEST if low else 26, "Bold")
        if low and card.glyph and self.kind.lines != (said(card.kind),):
            self.kind = fit_lines("", head, 1, SMALLEST, "Bold")  # its sign says it better than a part of its name
        self.title: Paragraph = fit_lines(said(card.title), room, 3, size + (2 if low else 5), "ExtraBold")
        text = said(card.text)
        text = "\n".join(filter(None, text.splitlines())) if low else text  # an empty line is room for a word
        self.text_size = size
        self.text = wrap(text, room, size, "Medium") if text else ()

    @property
    def height(self) -> int:
        """The height that the words need."""
        text = len(self.text) * line_height(self.text_size)
        return self.band + self.above + self.title.height + (self.between + text if text else 0) + self.pad

    @property
    def glyph(self) -> int:
        """How large the sign in the band is."""
        return round(self.band * 0.63)

    @property
    def above(self) -> int:
        """The space between the band and the title."""
        return 18 if self.band == BAND else 10

    @property
    def between(self) -> int:
        """The space between the title and the words."""
        return 16 if self.band == BAND else 8


def columns_for(count: int) -> int:
    """Choose how many cards stand side by side."""
    return 1 if count == 1 else 2 if count in (2, 4) else 3


def low_sheet(cards: tuple[Card, ...], width: int, most_height: int) -> Sheet:
    """A hand in a low picture: in as few columns as hold all words, or those that leave out the fewest."""
    cards = _counted(cards)
    columns = range(columns_for(len(cards)), MOST_COLUMNS + 1)
    sheets = (Sheet(cards, width, most_height, columns=count, low=True) for count in columns)
    return min(sheets, key=lambda sheet: sheet.left_out)


def _counted(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Each card once, with how often it is there: two that are alike would only take room from the others."""
    alike = Counter(msgspec.structs.replace(card, id="") for card in cards)
    return tuple(
        card if count == 1 else msgspec.structs.replace(card, title=f"{said(card.title)} ×{count}")
        for card, count in alike.items()
    )


def text_size_for(count: int) -> int:
    """Choose how large the words of cards are."""
    return 34 if count == 1 else 28 if count in (2, 4) else 25 if count <= 6 else 24


class Sheet:
    """A hand of cards in a grid; each row is as high as its longest card."""

    def __init__(
        self, cards: tuple[Card, ...], width: int, most_height: int, *, columns: int = 0, low: bool = False
    ) -> None:
        self.cards, self.low = cards, low
        columns = columns or columns_for(len(cards))
        self.width = (width - GAP * (columns - 1)) // columns if columns > 1 else min(width, 760)
        self.left = (width - columns * self.width - GAP * (columns - 1)) // 2
        self.size = text_size_for(len(cards))
        while True:
            self.faces = [Face(card, self.width, self.size, low=low) for card in cards]
            self.rows = self._heights(columns)
            if self.height <= most_height or self.size <= 22:
                break
            self.size -= 1
        if self.height > most_height:
            share = (most_height - GAP * (len(self.rows) - 1)) / sum(self.rows)
            least = LOW_BAND + 80 if low else BAND + 120
            self.rows = [max(least, int(row * share)) for row in self.rows]
        self.columns = columns

    def _heights(self, columns: int) -> list[int]:
        """The height of each row."""
        least = 0 if self.low else round(self.width * {1: 0.5, 2: 0.72}.get(columns, 1.0))
        faces = [0 if card.face_down else face.height for card, face in zip(self.cards, self.faces, strict=True)]
        return [max(least, *faces[i : i + columns]) for i in range(0, len(faces), columns)]

    @property
    def left_out(self) -> int:
        """How much of the cards' words there is no room for."""
        faces = zip(range(len(self.cards)), self.cards, self.faces, strict=True)
        return sum(max(0, face.height - self.rows[i // self.columns]) for i, card, face in faces if not card.face_down)

    @property
    def height(self) -> int:
        """The height of the whole grid."""
        return sum(self.rows) + GAP * (len(self.rows) - 1) if self.rows else 0

    def paint(self, canvas: Canvas, theme: Theme, x: int, y: int) -> None:
        """Draw every card."""
        for i, (card, face) in enumerate(zip(self.cards, self.faces, strict=True)):
            row, column = divmod(i, self.columns)
            in_row = min(self.columns, len(self.cards) - row * self.columns)
            shift = (self.columns - in_row) * (self.width + GAP) // 2
            left = x + self.left + shift + column * (self.width + GAP)
            top = y + sum(self.rows[:row]) + GAP * row
            box = left, top, left + self.width, top + self.rows[row]
            if card.face_down:
                canvas.corner(
                    _back(theme.name, theme.colour(card.colour, theme.accent), self.width, self.rows[row]), left, top
                )
            else:
                paint_card(canvas, theme, card, face, box)


def paint_card(canvas: Canvas, theme: Theme, card: Card, face: Face, box: tuple[int, int, int, int]) -> None:
    """Draw a card face up."""
    x0, y0, x1, y1 = box
    width, height = x1 - x0, y1 - y0
    band = theme.colour(card.colour, theme.accent)
    ink, words = theme.ink, mix(theme.ink, theme.muted, 0.3)
    if card.spent:
        band, ink, words = (
            mix(band, theme.deep, 0.6),
            mix(theme.ink, theme.deep, 0.45),
            mix(theme.muted, theme.deep, 0.4),
        )
    canvas.sprite(shadow(round(width * 1.16), round(height * 1.14), 0.5), x0 + width / 2, y0 + height / 2 + 8)
    pad, head = face.pad, face.band
    canvas.corner(_front(width, height, theme.panel, band, head), x0, y0)
    _watermark(canvas, theme, card, band, (x1, y1), min(width * 0.5, y1 - y0 - face.height + 20))
    on_band = ink_on(band)
    left = x0 + pad
    middle = y0 + head / 2
    if card.glyph:
        canvas.glyph(card.glyph, left + face.glyph / 2, middle, face.glyph, on_band)
        left += face.glyph + 12
    for number, line in enumerate(face.kind.lines):
        line_at = middle + (number - (len(face.kind.lines) - 1) / 2) * face.kind.size * 1.16
        canvas.text(line, left, line_at, face.kind.size, on_band, weight="Bold")
    if card.cost:
        cost = fit(clean(card.cost), 60, 30, "ExtraBold")
        tall = min(25, head // 2 - 3)
        half = max(tall, cost.width // 2 + 12)
        cx = x1 - pad + 6 - half
        canvas.plate(
            (cx - half, round(middle) - tall, cx + half, round(middle) + tall),
            tall,
            (*NIGHT, 255),
            (*lighter(band, 0.4), 255),
            3,
        )
        canvas.text(cost.text, cx, middle, cost.size, theme.ink, weight="ExtraBold", align="middle")
    y: float = y0 + head + face.above + face.title.leading / 2
    for line in face.title.lines:
        canvas.text(line, x0 + pad, y, face.title.size, ink, weight="ExtraBold")
        y += face.title.leading
    leading = line_height(face.text_size)
    y += face.between - face.title.leading / 2 + leading / 2
    room = int((y1 - pad * 0.6 - (y - leading / 2)) // leading)
    for number, line in enumerate(face.text[: max(0, room)]):
        last = number == room - 1 and len(face.text) > room
        shown = cut(line, width - 2 * pad, face.text_size, "Medium", more=True) if last else line
        canvas.text(shown, x0 + pad, y, face.text_size, words, weight="Medium")
        y += leading


def _watermark(canvas: Canvas, theme: Theme, card: Card, band: Rgb, corner: tuple[int, int], room: float) -> None:
    """Fill the empty foot of a card with its glyph, large and faint."""
    if card.glyph and room >= 90:
        size = round(room)
        x, y = corner[0] - PAD - size / 2, corner[1] - PAD * 0.7 - size / 2
        canvas.glyph(card.glyph, x, y, size, mix(mix(theme.panel, NIGHT, 0.12), band, 0.2))


@lru_cache(maxsize=64)
def _front(width: int, height: int, panel: Rgb, band: Rgb, head: int) -> Image.Image:
    """Draw the empty face of a card."""
    image = Image.new("RGBA", (width * SHARP, height * SHARP), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    right, bottom, radius = width * SHARP - 1, height * SHARP - 1, RADIUS * SHARP
    draw.rounded_rectangle((0, 0, right, bottom), radius, fill=(*mix(band, NIGHT, 0.35), 255))
    gap = 3 * SHARP
    draw.rounded_rectangle((gap, gap, right - gap, bottom - gap), radius - gap, fill=(*mix(panel, NIGHT, 0.12), 255))
    draw.rounded_rectangle(
        (gap, gap, right - gap, head * SHARP), radius - gap, fill=(*band, 255), corners=(True, True, False, False)
    )
    draw.rectangle((gap, head * SHARP, right - gap, (head + 4) * SHARP), fill=(*mix(band, NIGHT, 0.55), 255))
    small = image.reduce(SHARP)
    light = glow(round(width * 1.5), head * 2, lighter(band, 0.5), 0.35)
    sheet = Image.new("RGBA", small.size, (*band, 0))
    sheet.paste(light, (-round(width * 0.25), -head))
    mask = Image.new("L", small.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((3, 3, width - 4, head - 1), RADIUS - 3, fill=255)
    small.paste(Image.alpha_composite(small, sheet), (0, 0), mask)
    return small


@lru_cache(maxsize=32)
def _back(theme_name: str, colour: Rgb, width: int, height: int) -> Image.Image:
    """Draw the back of a card: nested frames, a lattice and the theme's emblem."""
    theme = theme_named(theme_name)
    image = Image.new("RGBA", (width * 2, height * 2), (*NIGHT, 0))
    draw = ImageDraw.Draw(image)
    for gap, fill in (
        (0, mix(colour, NIGHT, 0.3)),
        (3, mix(theme.panel, NIGHT, 0.2)),
        (16, mix(colour, NIGHT, 0.6)),
        (18, mix(theme.panel, colour, 0.1)),
    ):
        draw.rounded_rectangle(
            (gap * 2, gap * 2, (width - gap) * 2 - 1, (height - gap) * 2 - 1),
            max(6, RADIUS - gap) * 2,
            fill=(*fill, 255),
        )
    lattice = Image.new("RGBA", image.size, (*colour, 0))
    lines = ImageDraw.Draw(lattice)
    for start in range(-height * 2, width * 2, 56):
        lines.line((start, 0, start + height * 2, height * 2), fill=(*colour, 52), width=4)
        lines.line((start, height * 2, start + height * 2, 0), fill=(*colour, 52), width=4)
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((36, 36, width * 2 - 37, height * 2 - 37), 12, fill=255)
    image.paste(Image.alpha_composite(image, lattice), (0, 0), mask)
    small = image.reduce(2)
    r = max(22, min(width, height) // 4)
    medal = ImageDraw.Draw(small)
    medal.ellipse(
        (width // 2 - r, height // 2 - r, width // 2 + r, height // 2 + r),
        fill=(*mix(theme.panel, NIGHT, 0.4), 255),
        outline=(*colour, 255),
        width=3,
    )
    emblem = glyph_mask(theme.emblem, r)
    small.paste(colour, (width // 2 - r // 2, height // 2 - r // 2), emblem)
    return small


def plates_height(scene: Scene, width: int) -> int:
    """The height of the small plates."""
    rows = -(-len(scene.cards) // _plates_per_row(len(scene.cards), width))
    return rows * (PLATE + 10) - 10 if rows else 0


def _plates_per_row(count: int, width: int) -> int:
    """How many plates stand side by side: three, or two where that leaves none alone in its row."""
    if width < 760:
        return 1
    return 2 if count in (2, 4) else 3


def paint_plates(canvas: Canvas, theme: Theme, scene: Scene, x: int, y: int, width: int) -> None:
    """Draw cards as small plates: glyph, title and cost."""
    columns = _plates_per_row(len(scene.cards), width)
    cell = (width - 10 * (columns - 1)) // columns
    for i, card in enumerate(scene.cards):
        left, top = x + i % columns * (cell + 10), y + i // columns * (PLATE + 10)
        band = theme.colour(card.colour, theme.accent)
        if card.spent:
            band = mix(band, theme.deep, 0.6)
        if card.face_down:
            canvas.corner(_back(theme.name, band, cell, PLATE), left, top)
            continue
        canvas.plate((left, top, left + cell, top + PLATE), 14, (*theme.panel, 245), (*mix(band, NIGHT, 0.3), 255), 2)
        canvas.plate((left + 6, top + 6, left + PLATE - 6, top + PLATE - 6), 10, (*band, 255))
        canvas.glyph(card.glyph or "card", left + PLATE / 2, top + PLATE / 2, 38, ink_on(band))
        right = left + cell - 14
        if card.cost:
            canvas.text(
                clean(card.cost)[:4], right, top + PLATE / 2, 26, lighter(band, 0.3), weight="ExtraBold", align="right"
            )
            right -= width_of(clean(card.cost)[:4], 26, "ExtraBold") + 10
        title = fit(said(card.title), right - left - PLATE - 6, 25, "SemiBold")
        ink = mix(theme.ink, theme.deep, 0.45) if card.spent else theme.ink
        canvas.text(title.text, left + PLATE + 6, top + PLATE / 2, title.size, ink)
