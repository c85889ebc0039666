"""Text: one typeface, measured, fitted, broken into lines and kept as sprites."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from itertools import groupby
from typing import Literal, NamedTuple

import font_manrope
from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont

from bot.engine.words import Words

Weight = Literal["Medium", "SemiBold", "Bold", "ExtraBold"]

SMALLEST = 22
"""Half of this is what a person sees in a channel; below it nothing is readable."""

ELLIPSIS = "…"
NAMELESS = "?"
"""Drawn for a name that cannot even be spelt out."""
_EMOJI = re.compile(r":(\w+):")
_SYLLABLE = re.compile(r"(?<=[a-z])(?=[A-Z])")


class TextSprite(NamedTuple):
    """Inked text as a mask, placed relative to the start of its baseline."""

    mask: Image.Image
    dx: int
    dy: int


class Fitted(NamedTuple):
    """Text made to fit a width: what remains of it, and how large."""

    text: str
    size: int
    width: int


@cache
def font(size: int, weight: Weight) -> ImageFont.FreeTypeFont:
    """Load the typeface once per size and weight."""
    return ImageFont.truetype(font_manrope.font_files[f"Manrope{weight}"], size)


@cache
def cap_height(size: int, weight: Weight) -> int:
    """The height of a capital letter, by which single lines are centred."""
    return -int(font(size, weight).getbbox("H", anchor="ls")[1])


@cache
def _bare() -> ImageFont.FreeTypeFont:
    """Load the typeface without shaping, which would put a circle beneath an accent that stands alone."""
    return ImageFont.truetype(font_manrope.font_files["ManropeMedium"], 24, layout_engine=ImageFont.Layout.BASIC)


@cache
def _missing() -> bytes:
    """Ink of the box that a font shows for what it does not have."""
    return bytes(_bare().getmask("\U0010ffff"))


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    """Whether the typeface can show a character."""
    if character.isspace():
        return True
    inked = bytes(_bare().getmask(character))
    return any(inked) and inked != _missing()


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Keep what the typeface can show; fancy letters become plain ones, and other scripts and emoji are spelt out.

    No typeface of a bearable size has every script, so a name that it lacks is romanised: Li Xiao Long, fire.
    """
    if text.isascii():
        return text
    plain = unicodedata.normalize("NFC", text)
    if not all(map(_has, plain)):
        runs = groupby(unicodedata.normalize("NFKC", plain), _has)
        plain = "".join("".join(run) if shown else _spelt("".join(run)) for shown, run in runs)
        plain = " ".join(plain.split()) or NAMELESS
    return plain.strip()


def _spelt(run: str) -> str:
    """Spell out what the typeface lacks: scripts by their sound, emoji by their names."""
    letters = _EMOJI.sub(r" \1 ", anyascii(run)).replace("_", " ").strip("'\"`")
    return _SYLLABLE.sub(" ", letters)


def said(words: Words) -> str:
    """Take finished text; a phrase that was never spoken shows its id."""
    return clean(words if isinstance(words, str) else words.id)


@lru_cache(maxsize=8192)
def width_of(text: str, size: int, weight: Weight = "Medium") -> int:
    """The width of a line."""
    return int(font(size, weight).getlength(text) + 0.999)


@lru_cache(maxsize=4096)
def ink(text: str, size: int, weight: Weight = "Medium", stroke: int = 0) -> TextSprite:
    """Draw a line once; afterwards it is only pasted."""
    face = font(size, weight)
    left, top, right, bottom = (int(v) for v in face.getbbox(text, anchor="ls", stroke_width=stroke))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=face, anchor="ls", stroke_width=stroke)
    return TextSprite(mask, left, top)


@lru_cache(maxsize=2048)
def turned_ink(text: str, size: int, weight: Weight, quarter_turns: int) -> TextSprite:
    """Draw a line lying on its side, centred on its own middle."""
    mask = ink(text, size, weight).mask.rotate(90 * quarter_turns, expand=True)
    return TextSprite(mask, -(mask.width // 2), -(mask.height // 2))


@lru_cache(maxsize=4096)
def fit(text: str, width: int, size: int, weight: Weight = "Medium", least: int = SMALLEST) -> Fitted:
    """Shrink a line until it fits, and cut it short where even the least size is too wide."""
    for smaller in range(size, least - 1, -2):
        measured = width_of(text, smaller, weight)
        if measured <= width:
            return Fitted(text, smaller, measured)
    short = cut(text, width, least, weight)
    return Fitted(short, least, width_of(short, least, weight))


def cut(text: str, width: int, size: int, weight: Weight, *, more: bool = False) -> str:
    """Cut a line short so that it fits with an ellipsis, also where only more lines follow it."""
    if not more and width_of(text, size, weight) <= width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width_of(text[:middle].rstrip() + ELLIPSIS, size, weight) <= width:
            low = middle
        else:
            high = middle - 1
    kept = text[:low].rstrip(" .,;:-–—")
    if kept:
        return kept + ELLIPSIS
    return ELLIPSIS if width_of(ELLIPSIS, size, weight) <= width else ""


_SHORT_WORD = re.compile(r"(?<![^\s\u00a0(«“\"])([^\W\d_]) (?=\S)")
_DASH = re.compile(r" (?=[–—] )")
_LINE_END = re.compile(r"(?<= )(?! )|(?<=[^\W\d_]-)(?=[^\W\d_])")


def _pieces(paragraph: str) -> list[str]:
    """Split where a line may end: after spaces and hyphens, not after a lone short word nor before a dash."""
    return _LINE_END.split(_DASH.sub("\u00a0", _SHORT_WORD.sub("\\1\u00a0", paragraph)))


@lru_cache(maxsize=2048)
def wrap(text: str, width: int, size: int, weight: Weight = "Medium") -> tuple[str, ...]:
    """Break text into lines no wider than `width`; a word that is wider than a line is broken inside."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for piece in _pieces(paragraph):
            if width_of((line + piece).rstrip(), size, weight) <= width:
                line += piece
                continue
            if line.strip():
                lines.append(line.rstrip())
            line = piece.lstrip()
            while width_of(line.rstrip(), size, weight) > width and len(line) > 1:
                head = _longest_head(line, width, size, weight)
                lines.append(head)
                line = line[len(head.removesuffix("-")) :] if head.endswith("-") else line[len(head) :]
        lines.append(line.rstrip())
    return tuple(lines)


def _longest_head(word: str, width: int, size: int, weight: Weight) -> str:
    """Take as much of an overlong word as a line holds, with a hyphen."""
    spaces = [i for i, character in enumerate(word) if character == "\u00a0"]
    for at in reversed(spaces):
        if width_of(word[:at], size, weight) <= width:
            return word[: at + 1]
    take = 1
    while take < len(word) - 1 and width_of(word[: take + 1] + "-", size, weight) <= width:
        take += 1
    return word[:take] + "-"


class Paragraph(NamedTuple):
    """Lines made to fit a box."""

    lines: tuple[str, ...]
    size: int
    leading: int

    @property
    def height(self) -> int:
        """The height of all lines together."""
        return self.leading * len(self.lines)


@lru_cache(maxsize=2048)
def fit_lines(text: str, width: int, most_lines: int, size: int, weight: Weight = "Medium") -> Paragraph:
    """Shrink a paragraph until it has few enough lines; cut the last line where it still has too many."""
    if not text:
        return Paragraph((), size, line_height(size))
    for smaller in range(size, SMALLEST - 1, -2):
        lines = wrap(text, width, smaller, weight)
        broken = any(width_of(word, smaller, weight) > width for word in text.split())
        if len(lines) <= most_lines and not broken:
            return Paragraph(lines, smaller, line_height(smaller))
    lines = wrap(text, width, SMALLEST, weight)
    if len(lines) > most_lines:
        last = "".join(line if line.endswith("-") else line + " " for line in lines[most_lines - 1 :]).rstrip()
        lines = (*lines[: most_lines - 1], cut(last, width, SMALLEST, weight))
    return Paragraph(lines, SMALLEST, line_height(SMALLEST))


def line_height(size: int) -> int:
    """The height of a line, with room to breathe."""
    return round(size * 1.32)
