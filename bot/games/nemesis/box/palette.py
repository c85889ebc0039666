"""The colours of seats and of what lies about."""

from __future__ import annotations

SEATS = {"blue": "blue", "orange": "orange", "green": "green", "purple": "purple", "sky": "sky"}
"""Each seat is named by its colour."""

CREW = {
    "captain": "blue",
    "pilot": "orange",
    "mechanic": "yellow",
    "soldier": "purple",
    "scout": "green",
    "scientist": "sky",
}
"""Each Character has a colour of its own on the board."""

GLYPHS = {
    "captain": "star",
    "pilot": "ship",
    "mechanic": "gear",
    "soldier": "crosshair",
    "scout": "eye",
    "scientist": "flask",
}
"""The sign of each Character, so that no two look alike."""


def colour_of(character: str) -> str:
    """The colour of a Character."""
    return CREW.get(character, "")
