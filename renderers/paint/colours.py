"""Colours: mixing, the colour-blind-safe seat set, and finding a colour by any name a scene may use."""

from __future__ import annotations

from typing import TypeAlias

Rgb: TypeAlias = tuple[int, int, int]
Rgba: TypeAlias = tuple[int, int, int, int]

WHITE: Rgb = (255, 255, 255)
BLACK: Rgb = (0, 0, 0)


def rgb(code: str) -> Rgb:
    """Read a colour written as `#rrggbb`."""
    value = int(code.lstrip("#"), 16)
    return value >> 16 & 255, value >> 8 & 255, value & 255


def mix(a: Rgb, b: Rgb, share: float) -> Rgb:
    """Blend `share` of b into a."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def lighter(colour: Rgb, share: float) -> Rgb:
    """Blend towards white."""
    return mix(colour, WHITE, share)


def darker(colour: Rgb, share: float) -> Rgb:
    """Blend towards black."""
    return mix(colour, BLACK, share)


def luminance(colour: Rgb) -> float:
    """How bright a colour looks, 0 to 255."""
    return 0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]


def grey(colour: Rgb, share: float = 1.0) -> Rgb:
    """Take the hue out of a colour."""
    level = round(luminance(colour))
    return mix(colour, (level, level, level), share)


def ink_on(colour: Rgb) -> Rgb:
    """Choose the dark or the light ink that reads better on a colour."""
    return (14, 16, 22) if luminance(colour) > 128 else (250, 248, 242)


SEATS: dict[str, Rgb] = {
    "blue": rgb("#2f8fd6"),
    "orange": rgb("#e69f00"),
    "green": rgb("#14b08a"),
    "yellow": rgb("#f0e442"),
    "purple": rgb("#d77fb3"),
    "sky": rgb("#7cc8f2"),
    "vermillion": rgb("#e8641e"),
    "black": rgb("#8b92a0"),
}
"""Okabe and Ito's set, the darker hues lifted a little because every board here is a night."""

NAMED: dict[str, Rgb] = {
    "red": rgb("#d6453d"),
    "white": rgb("#f1efe8"),
    "grey": rgb("#8b92a0"),
    "gray": rgb("#8b92a0"),
    "brown": rgb("#a0734a"),
    "pink": rgb("#d77fb3"),
    "violet": rgb("#9a86e0"),
    "teal": rgb("#2fb5b5"),
    "gold": rgb("#e8b84a"),
    "silver": rgb("#c3cad4"),
}
