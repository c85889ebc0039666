"""A small picture to try things out with: two of them can be told apart at a glance."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.api import Picture
from renderers.encode import encode
from renderers.paint.text import font

SIZE = (480, 120)
GROUNDS = ("#2b2d6e", "#8a4b0f")


def specimen(number: int) -> Picture:
    """The picture with this number on it."""
    image = Image.new("RGB", SIZE, GROUNDS[number % len(GROUNDS)])
    ImageDraw.Draw(image).text((SIZE[0] / 2, SIZE[1] / 2), str(number), "white", font(72, "Bold"), anchor="mm")
    return Picture(encode(image), *SIZE)
