"""Board-like pictures for the pretended channel."""

from __future__ import annotations

import io
import math

from PIL import Image, ImageDraw

GROUND = (17, 22, 33)
CELL = (33, 42, 60)
EDGE = (58, 70, 94)
FIGURES = ((230, 159, 0), (86, 180, 233), (0, 158, 115), (213, 94, 0))


def board(width: int = 1100, height: int = 825, turn: int = 0) -> bytes:
    """Draw a field of hexes with a few figures as PNG; `turn` moves them."""
    image = Image.new("RGB", (width, height), GROUND)
    draw = ImageDraw.Draw(image)
    radius = 62
    centres = _centres(width, height, radius)
    for x, y in centres:
        draw.polygon(_hexagon(x, y, radius - 3), fill=CELL, outline=EDGE)
    for index, colour in enumerate(FIGURES):
        x, y = centres[(7 + index * 13 + turn * 5) % len(centres)]
        draw.ellipse((x - 30, y - 30, x + 30, y + 30), fill=colour, outline=(255, 255, 255), width=4)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    return buffer.getvalue()


def _centres(width: int, height: int, radius: int) -> list[tuple[float, float]]:
    step_x, step_y = radius * math.sqrt(3), radius * 1.5
    rows = range(int(height / step_y) + 1)
    columns = range(int(width / step_x) + 1)
    return [(x * step_x + (y % 2) * step_x / 2 + 10, y * step_y + 20) for y in rows for x in columns]


def _hexagon(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    corners = (math.radians(60 * corner - 90) for corner in range(6))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in corners]
