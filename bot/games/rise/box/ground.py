"""The map of a mission: its cells, Walls and Zones, and the blocking things that come and go during play."""

from __future__ import annotations

from functools import cached_property
from typing import Literal, TypeAlias

import msgspec

from bot.engine import scene
from bot.engine.boards.hexes import DIRECTIONS, ROOT3, Hex, parse

Cut = Literal["across", "upright"]
"""A Wall through the middle of a cell: from its left to its right corner, or from its top to its bottom edge."""

Spot: TypeAlias = tuple[int, int]
"""A point in sixths of axial units, in which all corners of hexes and middles of edges are whole (RISE-RULING-11)."""

UNIT = 6
CORNERS: tuple[Spot, ...] = ((4, -2), (2, -4), (-2, -2), (-4, 2), (-2, 4), (2, 2))
"""A hex's corners from its centre, against the clock: right, upper right, upper left, left, lower left, lower right."""
EDGES: dict[tuple[int, int], tuple[Spot, Spot]] = {
    way: (CORNERS[i], CORNERS[i - 1]) for i, way in enumerate(DIRECTIONS)
}
"""The edge towards each neighbour: its left and its right end, seen from inside."""
CUTS: dict[Cut, tuple[Spot, Spot]] = {"across": ((-4, 2), (4, -2)), "upright": ((0, -3), (0, 3))}


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A hex or half-hex of the assembled map (RISE-MAP-02, -10)."""

    name: str
    hex: Hex
    zone: str = ""
    """Its Zone, by tile and letter (`L1A.b`); solid hexes have none."""
    tile: str = ""
    indoor: bool = False
    half: bool = False
    solid: bool = False
    """Filled by black Wall art (RISE-MAP-07)."""
    printed: Literal["", "yellow", "red"] = ""
    ground: scene.Ground = "floor"


class Blocks(msgspec.Struct, frozen=True, dict=True, kw_only=True):
    """What stands on the map now and hinders movement or sight."""

    red: frozenset[str] = frozenset()
    """Hexes of red Obstacles, Terminals, closed Doors and wrecks (RISE-OBST-03, RISE-DOOR-02)."""
    yellow: frozenset[str] = frozenset()
    """Hexes of yellow Obstacles (RISE-OBST-02)."""
    doors: frozenset[str] = frozenset()
    """Those of the red hexes that are closed Doors (RISE-RULING-58 looks through them)."""
    truck: frozenset[str] = frozenset()
    """The hexes inside the Truck: red for everyone outside (RISE-RULING-81)."""
    arrows: frozenset[tuple[str, str]] = frozenset()
    """The Truck's white arrows, each as (inside, outside) (RISE-TRUCK-04)."""

    @cached_property
    def outside(self) -> frozenset[str]:
        """Whatever is red for one who is not in the Truck."""
        return self.red | self.truck

    @cached_property
    def inside(self) -> frozenset[str]:
        """Whatever is red for one who is in the Truck."""
        return self.red - self.truck

    def opaque(self, a: tuple[str, ...], b: tuple[str, ...]) -> frozenset[str]:
        """The red hexes between two figures: the Truck hides nobody who is in it (RISE-RULING-81)."""
        return self.outside if self.truck.isdisjoint((*a, *b)) else self.inside

    def opened(self) -> Blocks:
        """Take all closed Doors away."""
        return msgspec.structs.replace(self, red=self.red - self.doors, doors=frozenset())


class Ground(msgspec.Struct, frozen=True, eq=False, dict=True):
    """A map, as it is printed. One object per mission: it is compared and cached by identity."""

    cells: dict[str, Cell]
    walls: frozenset[tuple[str, str]] = frozenset()
    """Edges with a Wall on them: the names of the two hexes, sorted; one of them may lie beyond the map."""
    cuts: dict[str, Cut] = {}
    """Half-hexes that a Wall along a tile's edge runs through."""

    @cached_property
    def beside(self) -> dict[str, tuple[str, ...]]:
        """The cells that share an edge with each cell, Walls or not."""
        return {
            name: tuple(there.name for there in cell.hex.neighbours() if there.name in self.cells)
            for name, cell in self.cells.items()
        }

    @cached_property
    def adjacent(self) -> dict[str, tuple[str, ...]]:
        """The cells that share an edge with each cell and have no Wall between (RISE-GEN-07)."""
        return {
            name: tuple(there for there in near if pair(name, there) not in self.walls)
            for name, near in self.beside.items()
        }

    @cached_property
    def full(self) -> frozenset[str]:
        """The hexes that a figure could enter if nothing stood there (RISE-MOVE-05, -06, -08)."""
        return frozenset(
            name for name, cell in self.cells.items() if not cell.half and not cell.solid and cell.printed != "red"
        )

    @cached_property
    def zones(self) -> dict[str, tuple[str, ...]]:
        """The hexes of each Zone that can be entered (RISE-MAP-03)."""
        found: dict[str, list[str]] = {}
        for name, cell in self.cells.items():
            if name in self.full:
                found.setdefault(cell.zone, []).append(name)
        return {zone: tuple(names) for zone, names in found.items()}

    @cached_property
    def zone_of(self) -> dict[str, frozenset[str]]:
        """The Zone of each cell, as the set that a figure there is in."""
        return {name: frozenset((cell.zone,)) for name, cell in self.cells.items()}

    @cached_property
    def red(self) -> frozenset[str]:
        """The hexes with a printed red outline."""
        return frozenset(name for name, cell in self.cells.items() if cell.printed == "red")

    @cached_property
    def yellow(self) -> frozenset[str]:
        """The hexes with a printed yellow outline."""
        return frozenset(name for name, cell in self.cells.items() if cell.printed == "yellow")

    @cached_property
    def border(self) -> frozenset[str]:
        """The half-hexes along the edge of the map, where Entrances lie (RISE-ENTRANCE-01)."""
        return frozenset(
            name for name, cell in self.cells.items() if cell.half and not cell.solid and len(self.beside[name]) < 6
        )

    def is_full(self, name: str) -> bool:
        """Whether this is a hex that could be entered."""
        return name in self.full

    def zone(self, name: str) -> str:
        """The Zone of a hex."""
        return self.cells[name].zone

    @cached_property
    def lines(self) -> tuple[tuple[scene.Point, scene.Point], ...]:
        """Every Wall as a line to draw, in board units."""
        edges = [(parse(a), parse(b)) for a, b in sorted(self.walls)]
        lines = [(here, EDGES[there.q - here.q, there.r - here.r]) for here, there in edges]
        lines += [(parse(name), CUTS[cut]) for name, cut in sorted(self.cuts.items())]
        return tuple((_point(hex, ends[0]), _point(hex, ends[1])) for hex, ends in lines)


def pair(a: str, b: str) -> tuple[str, str]:
    """The name of the edge between two hexes."""
    return (a, b) if a < b else (b, a)


def _point(hex: Hex, offset: Spot) -> scene.Point:
    """Turn an exact point into board units."""
    q, r = hex.q + offset[0] / UNIT, hex.r + offset[1] / UNIT
    return (1.5 * q, ROOT3 * (r + q / 2))
