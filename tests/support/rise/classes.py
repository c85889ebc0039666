"""Characters with Classes, and what they assign their dice to."""

from __future__ import annotations

from bot.games.rise.state import Character
from tests.support.rise.field import Position, plays

RIFLE = "scavenged-rifle.1/attack"


def has(*classes: str, at: str = "B1", **more: object) -> Character:
    """A Character with a Scavenged Rifle and these Classes, and no Rank tokens."""
    return Character("red", at, ["scavenged-rifle.1"], list(classes), ranks=0, **more)  # type: ignore[arg-type]


def assigns(p: Position, die: int, space: str, *faces: str) -> None:
    """Let the first seat begin its turn with a die and assign it; these Attack Dice fall."""
    seat = p.g.seats[0]
    plays(p, seat, die)
    p.rolls(*faces)
    p.does(seat, f"assign die={die} space={space}")
