"""What a drawing process loads before its first picture."""

from __future__ import annotations

from renderers.glyphs import GLYPHS, glyph_mask
from renderers.paint.text import Weight, font
from renderers.paint.textures import PAINTERS, tile
from renderers.paint.theme import THEMES

WEIGHTS: tuple[Weight, ...] = ("Medium", "SemiBold", "Bold", "ExtraBold")


def warm_up() -> None:
    """Load typefaces, draw the glyphs and the ground tiles of every theme."""
    for weight in WEIGHTS:
        for size in (22, 24, 26, 28):
            font(size, weight)
    for name in GLYPHS:
        glyph_mask(name, 28)
    for theme in THEMES:
        for ground in PAINTERS:
            tile(theme, ground)
