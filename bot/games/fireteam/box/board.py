"""The board: sector tiles joined into one graph of locations; distances, walks and terrain (RUL-01, RUL-02)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from bot.engine.boards.graph import distances
from bot.engine.scene import Ground
from bot.games.fireteam.box.content import NOW, TILES, report_of
from bot.games.fireteam.box.verbs import Terrain

SIDE = 6
"""Cells along a tile."""


class Place(NamedTuple):
    """A location: its tile, its terrain and the cells of the grid that it covers."""

    id: str
    sector: str
    terrain: frozenset[Terrain]
    ground: Ground
    cells: tuple[tuple[int, int], ...]


class Field:
    """The board of a mission, without what has closed. Nothing else on it changes, so it is made once."""

    def __init__(self, mission: str, edition: str, closed: tuple[str, ...]) -> None:
        self.places = _places(mission, edition)
        ids = sorted(self.places)
        grid = {cell: id for id in ids for cell in self.places[id].cells}
        self.beside: dict[str, tuple[str, ...]] = {id: _touching(grid, self.places[id]) for id in ids}
        self.distance = {id: distances(id, self.beside.__getitem__) for id in ids}
        self.open = frozenset(id for id in ids if "impassable" not in self.places[id].terrain and id not in closed)
        walks = {id: tuple(near for near in self.beside[id] if near in self.open) for id in ids}
        self.walks: dict[str, tuple[str, ...]] = walks
        self.path = {id: distances(id, walks.__getitem__) for id in self.open}
        self.difficult = frozenset(id for id in ids if "difficult" in self.places[id].terrain)
        self.covered = frozenset(id for id in ids if "covered" in self.places[id].terrain)
        self.elevated = frozenset(id for id in ids if "elevated" in self.places[id].terrain)
        self.sector = {id: place.sector for id, place in self.places.items()}

    def near(self, a: str, b: str, steps: int) -> bool:
        """Whether two locations are within so many steps, terrain ignored (FTZ-TERRAIN-14, RUL-02)."""
        return self.distance[a][b] <= steps

    def towards(self, here: str, goal: str) -> tuple[str, ...]:
        """Every first step of a shortest walk, the canonical one first (RUL-33)."""
        if goal not in self.path[here]:
            return ()
        left = self.path[here][goal]
        return tuple(near for near in self.walks[here] if self.path[near].get(goal, left) < left)


def field(mission: str, edition: str = NOW, closed: tuple[str, ...] = ()) -> Field:
    """The board of a mission, without what has closed (FTZ-DEMAND-08)."""
    return _made(mission, edition, closed)


@cache
def _made(mission: str, edition: str, closed: tuple[str, ...]) -> Field:
    return Field(mission, edition, closed)


def _places(mission: str, edition: str) -> dict[str, Place]:
    """Lay the tiles out and gather the cells of each location (FTZ-SETUP-13)."""
    cells: dict[str, list[tuple[int, int]]] = {}
    for down, row in enumerate(report_of(mission, edition).tiles):
        for across, id in enumerate(row):
            for y, line in enumerate(TILES[id].rows if id else ()):
                for x, letter in enumerate(line):
                    cells.setdefault(f"{id}{letter}", []).append((across * SIDE + x, down * SIDE + y))
    return {id: _place(id, tuple(found)) for id, found in sorted(cells.items())}


def _place(id: str, cells: tuple[tuple[int, int], ...]) -> Place:
    tile, letter = TILES[id[0]], id[1]
    return Place(id, tile.id, frozenset(tile.terrain.get(letter, ())), tile.grounds.get(letter, tile.ground), cells)


def _touching(grid: dict[tuple[int, int], str], place: Place) -> tuple[str, ...]:
    """The locations that touch this one by an edge or a corner, also across tiles (FTZ-MOVE-03)."""
    found = {
        grid[x + dx, y + dy]
        for x, y in place.cells
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (x + dx, y + dy) in grid
    }
    return tuple(sorted(found - {place.id}))
