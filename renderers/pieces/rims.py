"""Chips: a sign with a letter on a small plate, on the rim of a room or on a shelf beside the board."""

from __future__ import annotations

from bot.engine.scene import Token
from renderers.board.geometry import bounds
from renderers.board.labels import Place
from renderers.paint.bodies import NIGHT
from renderers.paint.canvas import Canvas
from renderers.paint.colours import lighter, mix
from renderers.paint.text import SMALLEST, clean, fit, said, width_of
from renderers.paint.theme import Theme

CHIP = 30
"""How high a chip is."""
GLYPH = 22
PAD = 5
GAP = 4
LONGEST = 290
"""The width of the words on a chip, at most: it fits into the narrowest column."""


def words_of(token: Token, *, named: bool = False) -> str:
    """What stands on a chip besides its sign: a letter, else where it is asked for the name, and how many."""
    text = clean(token.letter) or (said(token.name) if named else "")
    whole = f"{text} ×{token.count}".strip() if token.count > 1 else text
    return fit(whole, LONGEST, SMALLEST, "Bold").text


def chip_width(token: Token, *, named: bool = False) -> int:
    """The width of a chip."""
    words = words_of(token, named=named)
    sign = GLYPH + 2 if token.glyph else 0
    return PAD * 2 + sign + (width_of(words, SMALLEST, "Bold") + (4 if sign else 6) if words else 2)


def paint_chip_at(canvas: Canvas, theme: Theme, token: Token, x: int, y: int, *, named: bool = False) -> None:
    """Draw a chip from its left end, centred on y; what is face down is gone, and only its place is kept."""
    colour = theme.colour(token.colour, theme.accent)
    width = chip_width(token, named=named)
    fill, line = mix(NIGHT, colour, 0.2), colour
    if token.face_down:
        fill, line = mix(theme.panel, NIGHT, 0.4), mix(colour, theme.panel, 0.7)
    canvas.plate((x, y - CHIP // 2, x + width, y + CHIP // 2), 9, (*fill, 255), (*line, 255), 2)
    ink = mix(colour, theme.panel, 0.55) if token.face_down else lighter(colour, 0.35)
    left = x + PAD + 1
    if token.glyph:
        canvas.glyph(token.glyph, left + GLYPH / 2, y, GLYPH, ink)
        left += GLYPH + 4
    canvas.text(words_of(token, named=named), left, y, SMALLEST, ink, weight="Bold")


def paint_rim(canvas: Canvas, theme: Theme, place: Place, tokens: list[Token]) -> None:
    """Draw chips on the rim of a room: above from its right end, below from its left and its right end."""
    box = bounds(place.outline)
    left, right, above = round(box.x0) - 4, round(box.x1) + 4, round(box.x1) + 4
    for token in tokens:
        width = chip_width(token)
        if token.rim == "left":
            paint_chip_at(canvas, theme, token, left, round(box.y1))
            left += width + GAP
        elif token.rim == "right":
            right -= width
            paint_chip_at(canvas, theme, token, right, round(box.y1))
            right -= GAP
        else:
            above -= width
            paint_chip_at(canvas, theme, token, above, round(box.y0))
            above -= GAP
