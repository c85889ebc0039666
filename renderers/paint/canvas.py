"""The canvas: everything drawn over a layer is a sprite, and every line of text is on record."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from renderers.glyphs import glyph_mask
from renderers.paint.colours import BLACK, Rgb, Rgba
from renderers.paint.text import TextSprite, Weight, cap_height, ink, turned_ink, width_of

Box = tuple[int, int, int, int]
Align = Literal["left", "middle", "right"]

SHARP = 4
"""Plates and bodies are drawn this many times larger and reduced."""


class PlacedText(NamedTuple):
    """A line of text on the picture, kept so that tests can hold sizes and overflow."""

    text: str
    size: int
    box: Box


class Canvas:
    """A picture in the making."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.texts: list[PlacedText] = []
        """Every line written so far."""
        self.figures: list[Box] = []
        """Where figures stand on the board."""

    def sprite(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a sprite centred on a point."""
        at = round(x - sprite.width / 2), round(y - sprite.height / 2)
        self.image.paste(sprite, at, sprite)

    def corner(self, sprite: Image.Image, x: float, y: float) -> None:
        """Paste a sprite by its upper left corner."""
        self.image.paste(sprite, (round(x), round(y)), sprite)

    def plate(self, box: Box, radius: int, fill: Rgba, outline: Rgba | None = None, line: int = 2) -> None:
        """Paste a rectangle with rounded corners."""
        width, height = box[2] - box[0], box[3] - box[1]
        if width > 0 and height > 0:
            self.corner(plate(width, height, radius, fill, outline, line), box[0], box[1])

    def glyph(self, name: str, x: float, y: float, size: int, colour: Rgb, halo: Rgb | None = None) -> None:
        """Paste a glyph centred on a point."""
        mask = glyph_mask(name, size)
        at = round(x - mask.width / 2), round(y - mask.height / 2)
        if halo is not None:
            for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
                self.image.paste(halo, (at[0] + dx, at[1] + dy), mask)
        self.image.paste(colour, at, mask)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: int,
        colour: Rgb,
        *,
        weight: Weight = "SemiBold",
        align: Align = "left",
        halo: Rgb | None = None,
    ) -> None:
        """Paste a line whose capitals are centred on y."""
        if not text:
            return
        start = x - {"left": 0.0, "middle": 0.5, "right": 1.0}[align] * width_of(text, size, weight)
        baseline = y + cap_height(size, weight) / 2
        if halo is not None:
            self._ink(ink(text, size, weight, 3), start, baseline, halo)
        self._ink(ink(text, size, weight), start, baseline, colour)
        sprite = ink(text, size, weight)
        left, top = round(start + sprite.dx), round(baseline + sprite.dy)
        self._record(text, size, left, top, sprite)

    def letter(self, text: str, x: float, y: float, size: int, colour: Rgb, *, lying: bool = False) -> None:
        """Paste a short sign, centred by its ink; lying on its side if asked."""
        sprite = turned_ink(text, size, "ExtraBold", 1 if lying else 0)
        self._ink(sprite, x, y, colour)
        self._record(text, size, round(x + sprite.dx), round(y + sprite.dy), sprite)

    def _ink(self, sprite: TextSprite, x: float, y: float, colour: Rgb) -> None:
        """Paste inked text."""
        self.image.paste(colour, (round(x + sprite.dx), round(y + sprite.dy)), sprite.mask)

    def _record(self, text: str, size: int, left: int, top: int, sprite: TextSprite) -> None:
        """Remember where text stands."""
        box = left, top, left + sprite.mask.width, top + sprite.mask.height
        self.texts.append(PlacedText(text, size, box))


@lru_cache(maxsize=512)
def plate(width: int, height: int, radius: int, fill: Rgba, outline: Rgba | None, line: int) -> Image.Image:
    """Draw a rectangle with rounded corners."""
    big = Image.new("RGBA", (width * SHARP, height * SHARP), (*(outline or fill)[:3], 0))
    draw = ImageDraw.Draw(big)
    box = 0, 0, width * SHARP - 1, height * SHARP - 1
    if outline is None:
        draw.rounded_rectangle(box, radius * SHARP, fill)
    else:
        inset = line * SHARP
        draw.rounded_rectangle(box, radius * SHARP, outline)
        inner = inset, inset, box[2] - inset, box[3] - inset
        draw.rounded_rectangle(inner, max(0, radius - line) * SHARP, fill)
    return big.reduce(SHARP)


@lru_cache(maxsize=256)
def glow(width: int, height: int, colour: Rgb, strength: float) -> Image.Image:
    """Make a soft round light of a colour."""
    light = (
        Image.radial_gradient("L").resize((width, height)).point(lambda v: round(_falloff(v / 181) * 255 * strength))
    )
    sprite = Image.new("RGBA", (width, height), (*colour, 0))
    sprite.putalpha(light)
    return sprite


def _falloff(distance: float) -> float:
    """Fade light smoothly to nothing at the rim."""
    near = max(0.0, 1.0 - distance * 1.414)
    return near * near * (3 - 2 * near)


@lru_cache(maxsize=256)
def shadow(width: int, height: int, strength: float) -> Image.Image:
    """Make a soft dark spot to stand on."""
    return glow(width, height, BLACK, strength)
