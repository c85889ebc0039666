"""Dice with named faces, and the exact chances of what several of them show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

import msgspec


class Die(NamedTuple):
    """A die: its name and its faces, each equally likely. A face may hold several symbols, as `hit hit`."""

    name: str
    faces: tuple[str, ...]


def plain(sides: int) -> Die:
    """Make a die with the numbers from 1 on."""
    return Die(f"d{sides}", tuple(str(side) for side in range(1, sides + 1)))


D6 = plain(6)


class Roll(msgspec.Struct, frozen=True, array_like=True):
    """Dice that fell, as a journal keeps them: a few bytes, and readable even after the game's dice have changed."""

    die: str
    came: bytes
    """For each die the place of the face that came up."""
    seat: str = ""
    """Whose roll it was; empty for the game's own."""
    public: bool = False
    """An event showed it to everybody. What nobody was shown is nobody's business before the game is over."""
    faces: tuple[str, ...] = ()
    """The faces of the die, where its name does not tell them."""

    @classmethod
    def of(cls, die: Die, came: bytes, seat: str = "") -> Roll:
        """Note a roll."""
        known = die == plain(len(die.faces))
        return cls(die.name, came, seat, faces=() if known else die.faces)

    @property
    def thrown(self) -> Die:
        """The die that was rolled."""
        return Die(self.die, self.faces) if self.faces else plain(int(self.die.removeprefix("d")))

    @property
    def results(self) -> tuple[str, ...]:
        """The faces that came up."""
        faces = self.thrown.faces
        return tuple(faces[place] for place in self.came)


def face_id(face: str) -> str:
    """The name of a face in one word: `hit-fist`, `blank`, or the number it shows."""
    return face.replace(" ", "-") or "blank"


def distribution(die: Die, count: int, score: Callable[[str], int]) -> dict[int, Fraction]:
    """The exact chance of each total when `count` dice are rolled and each face is scored."""
    one = Counter(score(face) for face in die.faces)
    totals = {0: Fraction(1)}
    for _ in range(count):
        following: Counter[int] = Counter()
        for total, chance in totals.items():
            for value, ways in one.items():
                following[total + value] += chance * Fraction(ways, len(die.faces))  # type: ignore[assignment]
        totals = dict(following)  # type: ignore[arg-type]
    return dict(sorted(totals.items()))


def at_least(chances: dict[int, Fraction], least: int) -> Fraction:
    """The chance of a total of at least this much."""
    return sum((chance for total, chance in chances.items() if total >= least), Fraction(0))


def percent(chance: Fraction) -> int:
    """A chance in whole percents; only what is certain is 0 or 100."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, round(chance * 100)))
