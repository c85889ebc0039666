"""The dice: plain ones for Actions, Reinforcements and Boss logic, and the Attack Die with its three icons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable
from typing import NamedTuple

from bot.engine.dice import D6, Die

HIT, SKULL, FIST = "hit", "skull", "fist"

ACTION = D6
REINFORCEMENT = D6
LOGIC = D6
ATTACK = Die("attack", (HIT, HIT, f"{HIT} {HIT}", f"{HIT} {FIST}", SKULL, SKULL))
"""A face is the icons on it, any number of them. Which faces there are is not in the rulebook (RISE-RULING-84)."""

ACTION_DICE = 4
"""How many Action Dice each Character rolls (RISE-DICE-05)."""


class Icons(NamedTuple):
    """How often each icon shows in a roll."""

    hits: int
    skulls: int
    fists: int


def count(faces: Iterable[str]) -> Icons:
    """The number of icons on the faces of a roll, each of them separately."""
    icons = Counter(icon for face in faces for icon in face.split())
    if unknown := set(icons) - {HIT, SKULL, FIST}:
        raise ValueError(f"no such icon on an Attack Die: {', '.join(sorted(unknown))}")
    return Icons(icons[HIT], icons[SKULL], icons[FIST])


def hits(faces: Iterable[str], fist_hits: int = 0) -> int:
    """The number of Hits of a Character's roll; with some Weapons each Fist adds Hits too (RISE-WEAPON-06)."""
    icons = count(faces)
    return icons.hits + fist_hits * icons.fists


def skulls(faces: Iterable[str]) -> int:
    """The number of Skulls: an Enemy's damage, or what makes an Enemy react (RISE-DICE-03)."""
    return count(faces).skulls


def fists(faces: Iterable[str]) -> int:
    """The number of Fists: how many abilities may be used (RISE-DICE-04)."""
    return count(faces).fists


def meets(value: int, wanted: Collection[int]) -> bool:
    """Whether a die meets a requirement: one of the values, or any if none is listed (RISE-DICE-07, -08)."""
    return not wanted or value in wanted
