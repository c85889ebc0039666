"""Masks of glyphs by name and size; a name nobody drew becomes a framed letter."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from PIL import Image, ImageDraw

from renderers.glyphs.beings import BEINGS
from renderers.glyphs.gear import GEAR
from renderers.glyphs.pen import MASTER, Pen
from renderers.glyphs.places import PLACES
from renderers.glyphs.signs import SIGNS
from renderers.glyphs.vehicles import VEHICLES
from renderers.paint.text import clean, font

GLYPHS: dict[str, Callable[[Pen], None]] = {**BEINGS, **GEAR, **PLACES, **SIGNS, **VEHICLES}


@cache
def _master(name: str) -> Image.Image:
    """Draw a glyph large, once."""
    pen = Pen()
    if name in GLYPHS:
        GLYPHS[name](pen)
    else:
        _framed_letter(pen, name)
    return pen.mask


def _framed_letter(pen: Pen, name: str) -> None:
    """Stand in for a glyph that was never drawn."""
    pen.box(10, 10, 90, 90, 16)
    pen.box(17, 17, 83, 83, 10, cut=True)
    letter = (clean(name).strip() or "?")[0].upper()
    draw = ImageDraw.Draw(pen.mask)
    draw.text((MASTER / 2, MASTER / 2), letter, fill=255, font=font(280, "ExtraBold"), anchor="mm")


@lru_cache(maxsize=1024)
def glyph_mask(name: str, size: int) -> Image.Image:
    """A glyph as a mask of `size` by `size` pixels."""
    return _master(name).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=3)
