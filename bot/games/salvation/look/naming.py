"""Names of what an argument of a sentence stands for, where its id alone does not tell."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.games.salvation.box.content import SECTORS
from bot.games.salvation.look.signs import place

PLACES = ("at", "start", "to", "places", "path", "slot", "other", "place")
"""Arguments of sentences that name a sector, or a token in one."""


PAIRS = {"legs": (">", "unit", "to"), "needs": ("=", "kind", "defence")}
"""Arguments of sentences that name two things in one, by what stands between them and what they are."""


def pair(argument: str, value: str) -> Phrase:
    """Two things that belong together: a unit and its goal, a type and what a die must reach."""
    between, *names = PAIRS[argument]
    return Phrase(f"salvation-pair-{argument}", dict(zip(names, value.split(between), strict=True)))


def name(argument: str, value: str) -> Phrase | None:
    """A sector, or a token that lies in one, wherever a sentence names it."""
    if argument == "says":
        return Phrase(f"salvation-card-text-{value}")
    if argument in PAIRS:
        return pair(argument, value)
    sector, _, number = value.partition(".")
    if argument not in PLACES or sector not in SECTORS:
        return None
    if not number:
        return place(sector)
    return Phrase("salvation-token-coded", {"spot": sector, "code": sector, "number": int(number)})
