"""The page: the night behind everything."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.paint.canvas import glow
from renderers.paint.theme import theme_named


@lru_cache(maxsize=8)
def page(theme_name: str, width: int, height: int) -> Image.Image:
    """Draw the empty page: sky above, deep below, a light over the table."""
    theme = theme_named(theme_name)
    fall = Image.linear_gradient("L").resize((width, height))
    image = Image.composite(
        Image.new("RGB", (width, height), theme.deep), Image.new("RGB", (width, height), theme.sky), fall
    )
    light = glow(round(width * 1.7), round(height * 1.1), theme.halo, 0.42)
    image.paste(light, (-round(width * 0.35), -round(height * 0.42)), light)
    return image
