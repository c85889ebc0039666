"""Bare maps by axial coordinates, as the ledger's examples give them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.engine.boards.hexes import Hex, parse
from bot.games.rise.box.ground import Cell, Cut, Ground, pair

SHIFT = Hex(12, 14)
"""The examples count from the middle of the map; names only reach right and down from its corner."""


def at(q: int, r: int) -> str:
    """The name of the hex that an example writes as `(q,r)`."""
    return Hex(SHIFT.q + q, SHIFT.r + r).name


def row(*places: tuple[int, int]) -> tuple[str, ...]:
    """The names of several hexes."""
    return tuple(at(q, r) for q, r in places)


def bare(
    cells: Iterable[str],
    *,
    walls: Iterable[tuple[str, ...]] = (),
    half: Iterable[str] = (),
    solid: Iterable[str] = (),
    red: Iterable[str] = (),
    yellow: Iterable[str] = (),
    cuts: Mapping[str, Cut] | None = None,
    zones: Mapping[str, str] | None = None,
) -> Ground:
    """Lay out a map of plain hexes."""
    half, solid, red, yellow = set(half), set(solid), set(red), set(yellow)
    return Ground(
        {
            name: Cell(
                name=name,
                hex=parse(name),
                zone=(zones or {}).get(name, "a"),
                half=name in half,
                solid=name in solid,
                printed="red" if name in red else "yellow" if name in yellow else "",
            )
            for name in cells
        },
        frozenset(pair(one, two) for one, two in walls),
        dict(cuts or {}),
    )
