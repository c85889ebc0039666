"""The map as a picture: its ground, Walls and Zones, which hardly change, and the tokens that lie on it now."""

from __future__ import annotations

from collections.abc import Container, Iterator
from functools import lru_cache

from bot.engine.boards.hexes import ROOT3, Hex
from bot.engine.scene import Area, Board, Edge, Token
from bot.engine.words import Phrase
from bot.games.rise.box.cards import Equipment
from bot.games.rise.box.ground import Cell, Ground, pair
from bot.games.rise.box.verbs import LastingVerb
from bot.games.rise.rules.enemies.arrivals import results
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise, TokenKind
from bot.games.rise.state import Token as Piece

SIGNS: dict[TokenKind, tuple[str, str]] = {
    "cover": ("shield", "silver"),
    "barricade": ("cross", "danger"),
    "crate": ("crate", "gold"),
    "terminal": ("radio", "teal"),
    "door": ("door", "door"),
    "waypoint": ("flag", "goal"),
    "grenade": ("bomb", "vermillion"),
}
"""The glyph and the colour of each kind of token."""
LASTING: dict[LastingVerb, tuple[str, str]] = {"smoke": ("fog", "muted"), "fire": ("flame", "vermillion")}
"""The same for what a Grenade leaves behind."""
TILE_EDGE, ZONE_EDGE = 1.1, 0.7
"""How wide the lines are where tiles meet, and between the Zones of one."""
SEATS = {"driver": "gear", "seat": "wrench", "middle": "crosshair", "rear-left": "crate", "rear-right": "person"}
"""What the Truck's places are for."""


def board(g: Rise) -> Board:
    """Lay out the map with the Entrances that lie at its edge."""
    names = tuple(
        (entrance.hexes[0], f"{entrance.id[0].upper()}: {'·'.join(map(str, sorted(results(entrance))))}")
        for entrance in g.entrances.values()
    )
    doors = frozenset(hex for entrance in g.entrances.values() for hex in entrance.hexes)
    return _board(figures.ground(g), names, doors)


@lru_cache(maxsize=64)
def _board(ground: Ground, names: tuple[tuple[str, str], ...], entrances: frozenset[str]) -> Board:
    """Lay out what changes only when an Entrance does; a renderer keeps it as one layer."""
    named = dict(names)
    areas = (
        Area(name, cell.hex.centre, ground="hazard", name=named.get(name, ""))
        if name in entrances
        else Area(name, cell.hex.centre, ground=cell.ground, blocked=_closed(cell))
        for name, cell in ground.cells.items()
    )
    walls = (Edge(a, b, "wall") for a, b in ground.lines)
    return Board(tuple(areas), (*_borders(ground), *walls))


def _closed(cell: Cell) -> bool:
    """Whether nobody can ever enter a cell (RISE-MOVE-05, -06, -08)."""
    return cell.half or cell.solid or cell.printed == "red"


def _borders(ground: Ground) -> Iterator[Edge]:
    """Draw the lines between Zones where no Wall does it (RISE-MAP-03)."""
    for name in sorted(ground.full):
        here = ground.cells[name]
        for near in ground.beside[name]:
            there = ground.cells[near]
            if name < near and near in ground.full and here.zone != there.zone and pair(name, near) not in ground.walls:
                yield _between(here.hex, there.hex, TILE_EDGE if _tile(here) != _tile(there) else ZONE_EDGE)


def _tile(cell: Cell) -> str:
    """The tile that a cell's Zone is printed on."""
    return cell.zone.partition(".")[0]


def _between(one: Hex, two: Hex, width: float) -> Edge:
    """Draw the edge that two hexes share."""
    (ax, ay), (bx, by) = one.centre, two.centre
    x, y, across, down = (ax + bx) / 2, (ay + by) / 2, (bx - ax) / ROOT3 / 2, (by - ay) / ROOT3 / 2
    return Edge((x - down, y + across), (x + down, y - across), "border", width=width)


def tokens(g: Rise) -> tuple[Token, ...]:
    """Lay out everything that lies on the map."""
    return (
        *(token for piece in g.tokens.values() for token in pieces(piece, hidden=beneath(g, piece))),
        *waypoints(g),
        *truck(g),
    )


def covered(g: Rise) -> dict[str, int]:
    """The hexes of friends who stand on Cover, and what it can still take (RISE-COVER-01)."""
    cover = {hex: piece.defense - piece.damage for piece in g.tokens.values() if piece.defense for hex in piece.hexes}
    return {at: cover[at] for at in figures.friends(g, standing=False).values() if at in cover}


def beneath(g: Rise, piece: Piece) -> Container[str]:
    """The hexes where a token need not be drawn: Cover is its user's badge, smoke and fire are all around."""
    return covered(g) if piece.kind != "grenade" else figures.occupied(g)


def pieces(piece: Piece, hidden: Container[str] = ()) -> Iterator[Token]:
    """Lay out a token on each of its hexes: Cover with what it can still take, used things crossed off."""
    glyph, colour = ("check", "grey") if piece.used else sign(piece)
    left = str(piece.defense - piece.damage) if piece.defense else ""
    name = Phrase("rise-piece", {"thing": piece.kind, "left": piece.defense - piece.damage, "used": int(piece.used)})
    for hex in (hex for hex in piece.hexes if hex not in hidden):
        yield Token(hex, glyph, name, colour=colour, letter=left)


def sign(piece: Piece) -> tuple[str, str]:
    """Choose the glyph and the colour of a token; what a Grenade leaves is known by its card (RISE-EQUIP-07)."""
    card = figures.card(piece.id) if piece.kind == "grenade" else None
    lasting = card.grenade.lasting if isinstance(card, Equipment) and card.grenade else None
    return LASTING[lasting] if lasting else SIGNS[piece.kind]


def waypoints(g: Rise) -> Iterator[Token]:
    """Lay out the Waypoints, face-down ones by their backs (RISE-WAYPT-02)."""
    for waypoint in g.waypoints.values():
        if not waypoint.face_up:
            yield Token(waypoint.at, "flag", Phrase("rise-piece-hidden"), colour="goal", face_down=True)
        else:
            glyph = "check" if waypoint.resolved else "flag"
            yield Token(waypoint.at, glyph, Phrase("rise-piece-waypoint", {"at": waypoint.at}), colour="goal")


def truck(g: Rise) -> Iterator[Token]:
    """Lay out the Truck's places (RISE-TRUCK-03)."""
    if g.truck:
        taken = figures.occupied(g)
        for place, hex in figures.truck_hexes(g.truck).items():
            if hex in taken:
                continue
            useful = not g.truck.destroyed and (place != "middle" or g.truck.kind == "armed")
            glyph = SEATS[place] if useful else "blank"
            name = Phrase("rise-piece-truck", {"place": place, "destroyed": int(g.truck.destroyed)})
            yield Token(hex, glyph, name, colour="grey" if g.truck.destroyed else "brown")
