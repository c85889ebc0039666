"""Joining tiles into the ground of a mission."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from msgspec.structs import astuple

from bot.engine.boards.hexes import Hex, parse
from bot.engine.content.faults import ContentError, Fault
from bot.engine.content.shapes import Strict
from bot.engine.words import Phrase
from bot.games.rise.box.ground import Cell, Cut, Ground, pair
from bot.games.rise.box.tiles import MARKED, Edge, Face, HexPart, Printed, TileHex

OPPOSITE: dict[HexPart, HexPart] = {
    "whole": "whole",
    "north": "south",
    "south": "north",
    "west": "east",
    "east": "west",
}
CUTS: dict[HexPart, Cut] = {"north": "across", "south": "across", "west": "upright", "east": "upright"}


class Placement(Strict, frozen=True):
    """Where a mission puts a tile: the map's hex under the upper left hex of its board, and whether it is turned."""

    face: str
    at: str
    turned: bool = False
    """Turned round by half a turn: what was its lower right hex is then the upper left one."""


class Laid(NamedTuple):
    """A face in its place, in the map's coordinates."""

    face: Face
    spots: dict[Hex, TileHex]
    walls: frozenset[Edge]
    cut: frozenset[Hex]


class Bit(NamedTuple):
    """What one tile shows of a hex of the map."""

    face: Face
    spot: TileHex
    cut: bool
    """Whether the Wall round the tile runs through it."""


class Tray(dict[str, Face]):
    """The faces of a box by their ids. Each tray is its own, so that maps can be remembered by it."""

    __hash__ = object.__hash__  # type: ignore[assignment]


@lru_cache(maxsize=64)
def join(placements: tuple[Placement, ...], tray: Tray) -> Ground:
    """Join tiles of a tray; where two share a hex it belongs to the one that is named first."""
    if wrong := [*_misnamed(placements, tray)]:
        raise ContentError(wrong)
    laid = [_lay(placement, tray[placement.face]) for placement in placements]
    bits: dict[Hex, list[Bit]] = {}
    for tile in laid:
        for hex, spot in tile.spots.items():
            bits.setdefault(hex, []).append(Bit(tile.face, spot, hex in tile.cut))
    if wrong := [*_overlaps(bits), *_gaps(laid)]:
        raise ContentError(wrong)
    cells = {hex.name: _cell(hex, found) for hex, found in sorted(bits.items())}
    walls = frozenset(pair(one.name, two.name) for tile in laid for one, two in tile.walls)
    cuts = {hex.name: CUTS[found[0].spot.part] for hex, found in bits.items() if any(bit.cut for bit in found)}
    return Ground(cells, walls, cuts)


def _lay(placement: Placement, face: Face) -> Laid:
    """Put a face in its place."""
    origin = parse(placement.at)
    last = Hex(face.frame.columns, face.frame.rows - 1 - face.frame.columns // 2)

    def onto(hex: Hex) -> Hex:
        q, r = (last.q - hex.q, last.r - hex.r) if placement.turned else hex
        return Hex(origin.q + q, origin.r + r)

    def turn(spot: TileHex) -> TileHex:
        return spot._replace(part=OPPOSITE[spot.part]) if placement.turned else spot

    cut, rim = face.rim
    return Laid(
        face,
        {onto(hex): turn(spot) for hex, spot in face.spots.items()},
        frozenset((onto(one), onto(two)) for one, two in face.inner | rim),
        frozenset(map(onto, cut)),
    )


def _cell(hex: Hex, bits: list[Bit]) -> Cell:
    """Make one cell of what the tiles show; halves make a whole unless a Wall runs between (RISE-RULING-15)."""
    face, spot, _ = bits[0]
    solid = any(bit.spot.solid for bit in bits)
    marked = {bit.spot.printed for bit in bits}
    printed: Printed = "red" if "red" in marked else "yellow" if "yellow" in marked else ""
    return Cell(
        name=hex.name,
        hex=hex,
        zone="" if solid else f"{face.id}.{spot.zone}",
        tile=face.id,
        indoor=face.indoor,
        half=spot.part != "whole" and (len(bits) == 1 or any(bit.cut for bit in bits)),
        solid=solid,
        printed=printed,
        ground="void" if solid else MARKED.get(printed, spot.ground),
    )


def _misnamed(placements: tuple[Placement, ...], tray: Tray) -> Iterator[Fault]:
    """Faces that are not there, tiles used twice, and places where no tile can lie."""
    if not placements:
        yield _fault("", Phrase("content-rise-empty"))
    for face, at, _ in map(astuple, placements):
        if face not in tray:
            yield _fault(face, Phrase("content-rise-face", {"face": face}))
        if not _fits(at):
            yield _fault(face, Phrase("content-rise-spot", {"face": face, "at": at}))
    tiles = Counter(placement.face[:-1] for placement in placements)
    yield from (_fault(tile, Phrase("content-rise-once", {"tile": tile})) for tile, count in tiles.items() if count > 1)


def _fault(tile: str, what: Phrase) -> Fault:
    return Fault("missions", tile, what)


def _fits(at: str) -> bool:
    """Whether a tile may begin at a hex: an even column, with a row above it for the half-hexes."""
    return bool(re.fullmatch(r"[A-Z]+([2-9]|[1-9]\d+)", at)) and parse(at).q % 2 == 0


def _overlaps(bits: dict[Hex, list[Bit]]) -> Iterator[Fault]:
    """Tiles that lie on each other."""
    found: dict[tuple[str, str], list[str]] = {}
    for hex, here in sorted(bits.items()):
        for one, two in combinations(here, 2):
            if one.spot.part == "whole" or two.spot.part != OPPOSITE[one.spot.part]:
                found.setdefault((one.face.id, two.face.id), []).append(hex.name)
    for (upper, lower), names in found.items():
        yield _fault(upper, Phrase("content-rise-overlap", {"one": upper, "two": lower, "hexes": ", ".join(names)}))


def _gaps(laid: list[Laid]) -> Iterator[Fault]:
    """Tiles that are not joined to the first one, directly or through others."""
    joined, loose = laid[:1], laid[1:]
    while near := [tile for tile in loose if any(_touch(tile, other) for other in joined)]:
        joined += near
        loose = [tile for tile in loose if not any(tile is other for other in near)]
    yield from (_fault(tile.face.id, Phrase("content-rise-loose", {"tile": tile.face.id})) for tile in loose)


def _touch(one: Laid, two: Laid) -> bool:
    """Whether two tiles are joined: wherever their edges meet there is a hex of which each has a half."""
    return not one.spots.keys().isdisjoint(two.spots)
