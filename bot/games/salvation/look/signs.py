"""What stands for what in every picture of this game."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.games.salvation.box.content import SECTORS

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


PLACES = ("at", "start", "to", "places", "path", "slot", "other", "place")
"""Arguments of sentences that name a sector, or a token in one."""


PAIRS = {"legs": (">", "unit", "to"), "needs": ("=", "kind", "defence")}
"""Arguments of sentences that name two things in one, by what stands between them and what they are."""


def pair(argument: str, value: str) -> Phrase:
    """Two things that belong together: a unit and its goal, a type and what a die must reach."""
    between, *names = PAIRS[argument]
    return Phrase(f"salvation-pair-{argument}", dict(zip(names, value.split(between), strict=True)))


def place(sector: str) -> Phrase:
    """A sector by its name and by its code on the map: the one way in which places are named."""
    return Phrase("salvation-sector-coded", {"spot": sector, "code": sector})


def named(argument: str, value: str) -> Phrase | None:
    """A sector, or a token that lies in one, wherever a sentence names it."""
    if argument == "says":
        return name("card-text", value)
    if argument in PAIRS:
        return pair(argument, value)
    sector, _, number = value.partition(".")
    if argument not in PLACES or sector not in SECTORS:
        return None
    if not number:
        return place(sector)
    return Phrase("salvation-token-coded", {"spot": sector, "code": sector, "number": int(number)})
