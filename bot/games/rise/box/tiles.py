"""The map tiles: 13 boards with two faces each.

A tile is a board with straight edges on the grid of hexes. Its odd columns begin and end with a half-hex, its first and
last columns are half-hexes throughout. Joined tiles share these, and two halves make a whole hex (RISE-RULING-15).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from bot.engine import scene
from bot.engine.boards.hexes import Hex, column, parse
from bot.engine.content.faults import ContentError, Fault, unknown
from bot.engine.content.shapes import Entry, Source
from bot.engine.words import Phrase

Size = Literal["L", "H", "V", "S"]
TileSide = Literal["A", "B"]
HexPart = Literal["whole", "north", "south", "west", "east"]
"""How much of a hex lies on a tile."""
Printed = Literal["", "yellow", "red"]
Edge: TypeAlias = tuple[Hex, Hex]


class Frame(NamedTuple):
    """The measure of a tile size: columns and rows from one tile to the next, and the tiles of it in the box."""

    columns: int
    rows: int
    tiles: int


FRAMES: dict[Size, Frame] = {"L": Frame(8, 6, 5), "H": Frame(8, 3, 2), "V": Frame(4, 6, 2), "S": Frame(4, 3, 4)}
SIZES: dict[str, Size] = {"L": "L", "G": "L", "H": "H", "V": "V", "S": "S", "P": "S"}
"""The letters of the sizes; G and P are Portuguese."""
MARKS: dict[str, Printed] = {"": "", "~": "yellow", "!": "red"}
MARKED: dict[Printed, scene.Ground] = {"yellow": "rubble", "red": "hazard"}


class Label(NamedTuple):
    """What is printed on a tile: size, number and side (RISE-MAP-09)."""

    size: Size
    number: int
    side: TileSide

    def __str__(self) -> str:
        return f"{self.size}{self.number}{self.side}"


def parse_label(text: str) -> Label:
    """Read a tile label, with the English or the Portuguese letter of its size (RISE-EX-13)."""
    found = re.fullmatch(r"([A-Z])(\d)([AB])", text.strip().upper())
    size = SIZES.get(found[1]) if found else None
    if not found or not size or not 1 <= int(found[2]) <= FRAMES[size].tiles:
        raise ContentError([Fault("tiles", text, Phrase("content-rise-label"))])
    return Label(size, int(found[2]), "A" if found[3] == "A" else "B")


def spots(frame: Frame) -> Iterator[list[tuple[Hex, HexPart]]]:
    """Go through the hexes of a tile in the lines its map is written in: odd columns, even columns, and so on."""
    for line in range(2 * frame.rows + 1):
        row = (line + 1) // 2
        columns = range(line % 2 == 0, frame.columns + 1, 2)
        yield [(parse(f"{column(c)}{row}"), _part(frame, c, row)) for c in columns]


def _part(frame: Frame, c: int, row: int) -> HexPart:
    """How much of a hex lies on the tile."""
    if c % 2:
        return "south" if row == 0 else "north" if row == frame.rows else "whole"
    return "east" if c == 0 else "west" if c == frame.columns else "whole"


class TileHex(NamedTuple):
    """A hex or half-hex as a face shows it."""

    part: HexPart
    zone: str
    printed: Printed
    ground: scene.Ground

    @property
    def solid(self) -> bool:
        """Whether Wall art fills it."""
        return not self.zone


class Face(Entry, frozen=True, dict=True, kw_only=True):
    """One side of a tile. Its own hexes are named from its upper left corner, A1."""

    name: str
    ground: scene.Ground
    indoor: bool = False
    map: str
    """Lines of hexes, odd columns and even columns in turn: `#` is solid, a letter a Zone, `~` yellow, `!` red."""
    zones: dict[str, scene.Ground] = {}
    """Zones that look different from the rest."""
    walled: tuple[str, ...] = ()
    """Pairs of Zones with a Wall along their whole border (RISE-MAP-06)."""
    walls: tuple[str, ...] = ()
    """Further edges with a Wall, as `C3-D3`."""
    gaps: tuple[str, ...] = ()
    """Edges of those that are open."""
    openings: tuple[str, ...] = ()
    """Hexes where the Wall round an Indoor tile is open (RISE-MAP-08)."""
    source: Source

    @cached_property
    def frame(self) -> Frame:
        """Its measure."""
        return FRAMES[parse_label(self.id).size]

    @cached_property
    def spots(self) -> dict[Hex, TileHex]:
        """What it shows on each hex."""
        found = {}
        for places, line in zip(spots(self.frame), self.map.strip("\n").splitlines(), strict=True):
            for (hex, part), word in zip(places, line.split(), strict=True):
                zone, printed = (word[0], MARKS[word[1:]]) if word != "#" else ("", "")
                ground = MARKED.get(printed) or self.zones.get(zone) or self.ground
                found[hex] = TileHex(part, zone, printed, ground if zone else "void")
        return found

    @cached_property
    def inner(self) -> frozenset[Edge]:
        """The edges between its hexes that have a Wall."""
        walled = {frozenset(zones) for zones in self.walled}
        along = (
            (here, there)
            for here, spot in self.spots.items()
            for there in here.neighbours()
            if here < there and there in self.spots
            if frozenset((spot.zone, self.spots[there].zone)) in walled
        )
        return frozenset((*along, *map(_edge, self.walls))) - frozenset(map(_edge, self.gaps))

    @cached_property
    def rim(self) -> tuple[frozenset[Hex], frozenset[Edge]]:
        """The Wall round an Indoor tile: the half-hexes it cuts, and the edges of whole hexes it runs along."""
        if not self.indoor:
            return frozenset(), frozenset()
        halves = (hex for hex, spot in self.spots.items() if spot.part != "whole")
        edges = (
            (min(hex, beyond), max(hex, beyond))
            for hex, spot in self.spots.items()
            if hex.q % 2 == 0 and (spot.part != "whole" or hex.name not in self.openings)
            for beyond in (Hex(hex.q, hex.r - 1), Hex(hex.q, hex.r + 1))
            if beyond not in self.spots
        )
        return frozenset(hex for hex in halves if hex.name not in self.openings), frozenset(edges)


def _edge(text: str) -> Edge:
    """Read an edge such as `C3-D3`."""
    one, two = sorted(map(parse, text.split("-")))
    return one, two


def check(faces: tuple[Face, ...]) -> Iterator[Fault]:
    """Everything that is wrong with a set of faces: none may lack, and each must hold together."""
    wanted = [f"{size}{n}{side}" for size, frame in FRAMES.items() for n in range(1, frame.tiles + 1) for side in "AB"]
    ids = [face.id for face in faces]
    for id in wanted:
        if ids.count(id) != 1:
            yield Fault("tiles", id, Phrase("content-twice", {"count": ids.count(id)}))
    yield from (Fault("tiles", id, Phrase("content-rise-label")) for id in ids if id not in wanted)
    yield from (Fault("tiles", face.id, what) for face in faces if face.id in wanted for what in faults(face))


def faults(face: Face) -> Iterator[Phrase]:
    """What is wrong with a face."""
    lines = [line.split() for line in face.map.strip("\n").splitlines()]
    sizes = [len(places) for places in spots(face.frame)]
    if [len(line) for line in lines] != sizes:
        yield Phrase("content-rise-lines", {"lines": listed(map(len, lines)), "wanted": listed(sizes)})
        return
    words = {word for line in lines for word in line}
    if strange := sorted(word for word in words if not re.fullmatch(r"#|[a-z][~!]?", word)):
        yield Phrase("content-rise-words", {"words": listed(strange)})
        return
    zones = {word[0] for word in words if word != "#"}
    wrong = [*unknown("zones", face.zones, zones), *unknown("walled", "".join(face.walled), zones)]
    wrong += [*unknown("walls", face.walls, _edges(face)), *unknown("gaps", face.gaps, _edges(face))]
    yield from wrong
    if not wrong:
        shut = msgspec.structs.replace(face, gaps=()).inner
        yield from (Phrase("content-rise-gap", {"gap": gap}) for gap in face.gaps if _edge(gap) not in shut)
    rim = {hex.name for hex in face.spots if any(beyond not in face.spots for beyond in hex.neighbours())}
    yield from unknown("openings", face.openings, rim)
    if face.openings and not face.indoor:
        yield Phrase("content-rise-outdoor")


def _edges(face: Face) -> set[str]:
    """Every edge between two hexes of a face, as a file may name it."""
    return {f"{hex.name}-{near.name}" for hex in face.spots for near in hex.neighbours() if near in face.spots}


def listed(things: Iterable[object]) -> str:
    """Things as a sentence about a fault lists them."""
    return ", ".join(map(str, things))
