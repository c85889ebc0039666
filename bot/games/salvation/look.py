"""The map of the west as a scene: sectors, borders, figures, tokens, and the two tracks."""

from __future__ import annotations

from functools import cache

from bot.engine.scene import Area, Board, Edge, EdgeKind, Figure, Mark, Point, Scene, Seatline, Token, Track
from bot.engine.words import Phrase
from bot.games.salvation.content import BORDERS, NUMBER, SECTORS, SHELTERS, UNITS, sector_of
from bot.games.salvation.state import SKYNET, Unit
from bot.games.salvation.units import life, value
from bot.games.salvation.victory import GOAL
from bot.games.salvation.views import View

SEAT_COLOURS = {"skynet": "orange", "resistance": "sky", "commander": "green"}
LETTERS = {
    "infantry": "I",
    "jeep": "J",
    "m1a2": "M",
    "a10": "A",
    "t600": "6",
    "moto": "C",
    "t1": "1",
    "hunter": "H",
}
EDGES: dict[str, EdgeKind] = {"plain": "border", "road": "road", "mountain": "mountain"}
SCALE = 55.0
"""Map points to one board unit."""


def point(sector: str) -> Point:
    """Give where a sector's label stands, in board units."""
    x, y = SECTORS[sector].at
    return x / SCALE, y / SCALE


@cache
def board() -> Board:
    """Lay out the part that never changes."""
    return Board(
        tuple(
            Area(id, point(id), ground="metal" if sector.city else "sand", name=name("sector", id))
            for id, sector in SECTORS.items()
        ),
        tuple(Edge(point(each.between[0]), point(each.between[1]), EDGES[each.kind]) for each in BORDERS),
    )


def name(kind: str, id: str) -> Phrase:
    """Name a thing of this game."""
    return Phrase(f"salvation-{kind}-{id}")


def scene(v: View) -> Scene:
    """Lay the map out."""
    g = v.now
    return Scene(
        theme="salvation",
        title=Phrase("salvation-title"),
        subtitle=Phrase("salvation-subtitle", {"turn": g.turn, "phase": phase(v)}),
        board=board(),
        figures=tuple(
            figure(v, unit) for unit in sorted(g.units.values(), key=lambda each: (NUMBER[each.at], each.id))
        ),
        tokens=tokens(v),
        marks=(*g.marks, *planned(v)),
        tracks=(
            Track(name("track", "stage"), min(g.stage + 1, 5) if g.phase == "stage" else 0, 5, glyph="hourglass"),
            *(Track(Phrase("salvation-track-points", {"seat": s}), min(p, GOAL), GOAL) for s, p in g.points.items()),
            Track(name("track", "captured"), g.captured, SHELTERS, danger_from=SHELTERS),
        ),
        seats=tuple(seatline(v, seat) for seat in g.seats),
        focus=tuple(dict.fromkeys(unit.at for unit in g.units.values())),
        alt=alt(v),
    )


def phase(v: View) -> str:
    """Give the part of the turn as a word's id: a stage by its number."""
    return f"stage-{min(v.now.stage, 4)}" if v.now.phase == "stage" else v.now.phase


def figure(v: View, unit: Unit) -> Figure:
    """Stand a figure on the map."""
    strength = value(v.now, unit.kind, "strength")
    return Figure(
        unit.id,
        unit.at,
        Phrase("salvation-figure", {"unit": unit.id}),
        "friend" if unit.side == "resistance" else "enemy",
        colour="sky" if unit.side == "resistance" else "enemy",
        letter=LETTERS[unit.kind],
        pips=life(v.now, unit),
        pips_of=strength if strength > 1 else 0,
    )


def tokens(v: View) -> tuple[Token, ...]:
    """Lay the tokens out: factories, open shelters and terrain, and the backs of what is hidden."""
    g = v.now
    backs: dict[str, int] = {}
    for slot in g.hidden:
        backs[sector_of(slot)] = backs.get(sector_of(slot), 0) + 1
    return (
        *(Token(sector, "factory", name("token", "factory"), colour="enemy") for sector in g.factories),
        *(
            Token(at, "shelter", name("token", "shelter"), g.shelters.count(at), "sky")
            for at in sorted(set(g.shelters))
        ),
        *(Token(at, kind, name("terrain", kind)) for at, kinds in g.terrain.items() for kind in kinds),
        *(Token(at, "token", name("token", "hidden"), n, face_down=True) for at, n in backs.items()),
    )


def planned(v: View) -> tuple[Mark, ...]:
    """Draw the plan of the seat that looks, before it is confirmed."""
    return tuple(Mark("trail", (v.now.units[route.unit].at, *route.way), "yellow") for route in v.now.plan)


def seatline(v: View, seat: str) -> Seatline:
    """One player at a glance."""
    g = v.now
    acting = g.phase == "stage" and not g.outcome and g.actor < len(g.seats) and g.order[g.actor] == seat
    note = (
        Phrase("salvation-note-skynet", {"count": g.captured, "most": SHELTERS})
        if seat == SKYNET
        else Phrase("salvation-note-commander", {"points": g.points[seat], "most": GOAL})
    )
    return Seatline(
        seat, name("seat", seat), SEAT_COLOURS[seat], seat[0].upper(), cards=v.cards[seat], active=acting, note=note
    )


def alt(v: View) -> tuple[Phrase, ...]:
    """Tell the position as a commentator would."""
    g = v.now
    strength = {
        side: sum(UNITS[unit.kind].side == side for unit in g.units.values()) for side in ("skynet", "resistance")
    }
    return (
        Phrase("salvation-alt-turn", {"turn": g.turn, "phase": phase(v)}),
        Phrase("salvation-alt-forces", dict(strength)),
        Phrase("salvation-alt-factories", {"places": tuple(g.factories)}),
        Phrase("salvation-alt-shelters", {"places": tuple(g.shelters), "count": g.captured, "most": SHELTERS}),
        *(Phrase("salvation-alt-points", {"seat": seat, "points": count}) for seat, count in g.points.items()),
    )
