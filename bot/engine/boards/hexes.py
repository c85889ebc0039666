"""Hex geometry in axial coordinates (flat top): names, distance, lines, rings, points."""

from __future__ import annotations

import re
from functools import cache
from math import sqrt
from typing import NamedTuple

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
ROOT3 = sqrt(3)
NAME = re.compile(r"[A-Z]+[1-9][0-9]*")


class Hex(NamedTuple):
    """A hex by its axial coordinates."""

    q: int
    r: int

    @property
    def name(self) -> str:
        """Its name as players say it: a letter for the column, a number for the row (`C7`)."""
        return f"{column(self.q)}{self.r + (self.q - (self.q & 1)) // 2 + 1}"

    @property
    def centre(self) -> tuple[float, float]:
        """Its centre in board units, for a circumradius of 1."""
        return (1.5 * self.q, ROOT3 * (self.r + self.q / 2))

    def neighbours(self) -> tuple[Hex, ...]:
        """The six hexes around it, whether or not a map has them."""
        return tuple(Hex(self.q + q, self.r + r) for q, r in DIRECTIONS)


def column(q: int) -> str:
    """Write a column number as letters: A to Z, then AA, AB and on."""
    letters = ""
    q += 1
    while q > 0:
        q, rest = divmod(q - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def is_hex(name: str) -> bool:
    """Whether a text is the name of a hex."""
    return bool(NAME.fullmatch(name))


@cache
def parse(name: str) -> Hex:
    """Read a hex name such as `C7`."""
    letters = name.rstrip("0123456789")
    q = 0
    for letter in letters:
        q = q * 26 + ord(letter) - 64
    q -= 1
    return Hex(q, int(name[len(letters) :]) - 1 - (q - (q & 1)) // 2)


def distance(a: Hex, b: Hex) -> int:
    """The number of steps between two hexes."""
    q, r = a.q - b.q, a.r - b.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def line(a: Hex, b: Hex) -> tuple[Hex, ...]:
    """The hexes on the straight line from a to b, both included; ties lean the same way both times."""
    if a > b:
        return line(b, a)[::-1]
    steps = distance(a, b)
    return (
        tuple(
            _round(a.q + (b.q - a.q) * i / steps + 1e-6, a.r + (b.r - a.r) * i / steps + 2e-6) for i in range(steps + 1)
        )
        if steps
        else (a,)
    )


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes at exactly this distance."""
    if radius == 0:
        return (centre,)
    here = Hex(centre.q + DIRECTIONS[4][0] * radius, centre.r + DIRECTIONS[4][1] * radius)
    found = []
    for q, r in DIRECTIONS:
        for _ in range(radius):
            found.append(here)
            here = Hex(here.q + q, here.r + r)
    return tuple(found)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """The hexes within this distance, nearest first."""
    return tuple(found for step in range(radius + 1) for found in ring(centre, step))


def _round(q: float, r: float) -> Hex:
    """Round fractional cube coordinates to the hex that holds them."""
    s = -q - r
    whole_q, whole_r, whole_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(whole_q - q), abs(whole_r - r), abs(whole_s - s)
    if off_q > off_r and off_q > off_s:
        whole_q = -whole_r - whole_s
    elif off_r > off_s:
        whole_r = -whole_q - whole_s
    return Hex(whole_q, whole_r)
