"""Figures and tokens as they stand on a board or beside a name."""

from __future__ import annotations

from math import cos, pi, sin

from bot.engine.scene import Figure, Token
from renderers.glyphs import GLYPHS
from renderers.paint.bodies import NIGHT, body, chit, ghost, lamp_ring, pattern_of, pip
from renderers.paint.canvas import Canvas, glow, shadow
from renderers.paint.colours import Rgb, darker, grey, ink_on, lighter, mix
from renderers.paint.text import SMALLEST, clean, fit
from renderers.paint.theme import Theme

MOST_PIPS = 8
LARGEST_NUMBER = 30
LEAST_DROP = 17
"""How far beneath the middle of a small figure its badge hangs, so that the figure can still be told."""


def figure_colour(theme: Theme, colour: str, shape: str) -> Rgb:
    """A figure's colour: its own, or that of its kind."""
    kinds = {"enemy": theme.enemy, "boss": theme.boss, "neutral": theme.neutral, "friend": theme.accent}
    return theme.colour(colour, kinds[shape])


def paint_figure(canvas: Canvas, theme: Theme, figure: Figure, x: float, y: float, size: int) -> None:
    """Draw a figure: shadow, glow, body, sign, pips, state and badge."""
    colour = figure_colour(theme, figure.colour, figure.shape)
    reach = round(size * 1.5)
    canvas.sprite(shadow(reach, round(reach * 0.92), 0.85), x, y + size * 0.12)
    if figure.active:
        canvas.sprite(glow(size * 3, size * 3, theme.lamp, 0.85), x, y)
        canvas.sprite(lamp_ring(figure.shape, lighter(theme.lamp, 0.35), round(size * 1.22)), x, y)
    canvas.sprite(body(figure.shape, colour, pattern_of(figure.colour), size, figure.state), x, y)
    _sign(canvas, figure, colour, x, y, size)
    paint_pips(canvas, theme, figure.pips, figure.pips_of, x, y, size)
    if figure.state == "stunned":
        paint_chip_glyph(canvas, "bolt", x - size * 0.4, y + size * 0.3, max(22, round(size * 0.4)), theme.goal)
    if figure.badge in GLYPHS:
        paint_chip_glyph(canvas, figure.badge, x + size * 0.4, y - size * 0.4, max(26, round(size * 0.42)), theme.lamp)
    elif figure.badge:
        paint_chip(canvas, figure.badge, *badge_at(figure, x, y, size), theme.ink, NIGHT)


def badge_at(figure: Figure, x: float, y: float, size: int) -> tuple[float, float]:
    """The corner for a figure's badge: under it, clear of the name above, unless its life is told there."""
    if figure.pips_of:
        return x + size * 0.42, y - size * 0.42
    return x + size * 0.36, y + max(size * 0.42, LEAST_DROP)


def _sign(canvas: Canvas, figure: Figure, colour: Rgb, x: float, y: float, size: int) -> None:
    """Draw the letter or glyph a figure carries; the letter moves to a corner where there are both."""
    bright = figure.shape in ("friend", "neutral")
    sign: Rgb = (12, 13, 20) if bright else lighter(colour, 0.5)
    if figure.state == "stunned" and not bright:
        sign = grey(sign)
    if figure.state == "spent":
        sign = mix(sign, NIGHT if bright else grey(colour), 0.3)
    letter = clean(figure.letter)
    if figure.glyph:
        canvas.glyph(figure.glyph, x, y, round(size * (0.56 if figure.shape != "enemy" else 0.5)), sign)
        if letter:
            paint_chip(canvas, letter, x - size * 0.4, y - size * 0.4, ink_on(colour), colour, high=number_size(size))
    elif letter:
        room = size * (0.62 if figure.shape != "enemy" else 0.56)
        fitted = fit(letter[:3], round(room), max(SMALLEST, round(size * 0.52)), "ExtraBold")
        canvas.letter(fitted.text, x, y, fitted.size, sign, lying=figure.state == "down")


def paint_pips(canvas: Canvas, theme: Theme, left: int, of: int, x: float, y: float, size: int) -> None:
    """Draw life as dots along the lower rim, or as a number where there are too many."""
    if of <= 0:
        return
    if of > MOST_PIPS:
        paint_chip(canvas, str(left), x, y + size * 0.5, NIGHT, theme.ink, glyph="heart")
        return
    dot = max(10, min(17, round(size * 0.19)))
    step = min(dot * 1.02 / (size * 0.5), pi * 1.05 / max(1, of - 1))
    for i in range(of):
        angle = pi / 2 + ((of - 1) / 2 - i) * step
        canvas.sprite(pip(dot, theme.ink, full=i < left), x + cos(angle) * size * 0.5, y + sin(angle) * size * 0.5)


def number_size(size: int) -> int:
    """Choose how large the number of a figure is."""
    return max(SMALLEST, min(LARGEST_NUMBER, round(size * 0.4)))


def paint_chip(
    canvas: Canvas, text: str, x: float, y: float, ink: Rgb, fill: Rgb, glyph: str = "", high: int = SMALLEST
) -> None:
    """Draw a small plate with a short text, and a glyph before it if asked."""
    fitted = fit(clean(text), 90, high, "ExtraBold")
    extra = 20 if glyph else 0
    tall = round(high * 0.64)
    half = max(tall, (fitted.width + extra) // 2 + 7)
    box = round(x) - half, round(y) - tall, round(x) + half, round(y) + tall
    canvas.plate(box, tall - 1, (*fill, 255), (*mix(fill, NIGHT, 0.75), 255), 2)
    if glyph:
        canvas.glyph(glyph, x - half + 17, y, 18, ink)
    canvas.text(fitted.text, x + extra / 2, y, fitted.size, ink, weight="ExtraBold", align="middle")


def paint_chip_glyph(canvas: Canvas, glyph: str, x: float, y: float, size: int, colour: Rgb) -> None:
    """Draw a small dark plate with a glyph."""
    half = size // 2
    canvas.plate(
        (round(x) - half, round(y) - half, round(x) + half, round(y) + half), half, (*NIGHT, 255), (*colour, 255), 2
    )
    canvas.glyph(glyph, x, y, round(size * 0.72), colour)


def paint_token(canvas: Canvas, theme: Theme, token: Token, x: float, y: float, size: int) -> None:
    """Draw a token: its glyph on cardboard, how many there are, or its back."""
    colour = theme.colour(token.colour, theme.accent)
    canvas.sprite(shadow(round(size * 1.4), round(size * 1.3), 0.7), x, y + size * 0.1)
    if token.face_down:
        canvas.sprite(chit(size, darker(colour, 0.72), darker(colour, 0.25)), x, y)
        canvas.glyph("question", x, y, round(size * 0.52), mix(colour, NIGHT, 0.2))
    else:
        canvas.sprite(chit(size, mix(NIGHT, colour, 0.16), colour), x, y)
        canvas.glyph(token.glyph, x, y, round(size * 0.66), lighter(colour, 0.3))
    if token.letter:
        high = number_size(size)
        paint_chip(canvas, token.letter, x - size * 0.36, y - size * 0.36, ink_on(colour), colour, high=high)
    if token.count > 1:
        paint_chip(canvas, f"×{token.count}", x + size * 0.34, y + size * 0.4, theme.ink, NIGHT)


def paint_ghost(
    canvas: Canvas, theme: Theme, colour: Rgb, sign: str, x: float, y: float, size: int, *, glyph: str
) -> None:
    """Draw the place where something stood."""
    canvas.sprite(ghost("friend", colour, size), x, y)
    faint = mix(lighter(colour, 0.3), theme.deep, 0.25)
    if glyph:
        canvas.glyph(glyph, x, y, round(size * 0.5), faint)
    elif sign:
        fitted = fit(clean(sign)[:3], round(size * 0.7), max(SMALLEST, round(size * 0.46)), "ExtraBold")
        canvas.letter(fitted.text, x, y, fitted.size, faint)
