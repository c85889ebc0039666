"""What stands for what in every picture of this game."""

from __future__ import annotations

from bot.engine.words import Phrase

SEAT_COLOURS = {"skynet": "orange", "resistance": "sky", "commander": "green"}
UNIT_GLYPHS = {
    "infantry": "person",
    "jeep": "jeep",
    "m1a2": "tank",
    "a10": "plane",
    "t600": "skull",
    "moto": "motorcycle",
    "t1": "crawler",
    "hunter": "gunship",
}
TERRAIN_GLYPHS = {
    "radiation": "radiation",
    "off-road": "mountain",
    "ruins": "ruins",
    "fortifications": "shield",
    "wasteland": "crosshair",
    "fog": "fog",
    "forest": "tree",
    "toxic": "slime",
    "information": "radio",
    "defile": "gorge",
}


def name(kind: str, id: str) -> Phrase:
    """The name of a thing of this game."""
    return Phrase(f"salvation-{kind}-{id}")


def place(sector: str) -> Phrase:
    """A sector by its name and by its code on the map: the one way in which places are named."""
    return Phrase("salvation-sector-coded", {"spot": sector, "code": sector})
