"""The map of the west as a scene: sectors, borders, figures, tokens, and the two tracks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from bot.engine.scene import Area, Board, Edge, Figure, Ground, Mark, Scene, Seatline, Token
from bot.engine.words import Phrase
from bot.games.salvation.box.content import BORDERS, NUMBER, SECTORS, SHELTERS, UNITS, sector_of
from bot.games.salvation.box.shapes import Border
from bot.games.salvation.look.beside import shelves, tracks
from bot.games.salvation.look.ground import MIDDLES, border, outline
from bot.games.salvation.look.signs import SEAT_COLOURS, TERRAIN_GLYPHS, UNIT_GLYPHS, name
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.units import life, value
from bot.games.salvation.rules.victory import GOAL
from bot.games.salvation.state import SKYNET, Unit

REGIONS: dict[str, Ground] = {"north": "forest", "mexico": "rubble"}
"""What the land looks like where it is not plain desert."""


@cache
def board() -> Board:
    """Lay out the part that never changes."""
    return Board(
        tuple(
            Area(
                id,
                MIDDLES[id],
                outline(id),
                "metal" if sector.city else REGIONS.get(sector.region, "sand"),
                name("sector", id),
            )
            for id, sector in SECTORS.items()
        ),
        tuple(edge for each in BORDERS for edge in edges(each)),
    )


def edges(drawn: Border) -> Iterator[Edge]:
    """Draw a road from sector to sector, mountains along their border; a plain border is the rim of both."""
    one, other = drawn.between
    if drawn.kind == "road":
        yield Edge(MIDDLES[one], MIDDLES[other], "road")
    elif drawn.kind == "mountain":
        yield from (Edge(a, b, "mountain") for a, b in pairwise(border(one, other)))


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
        tracks=tracks(v),
        shelves=shelves(v),
        tall=True,
        seats=tuple(seatline(v, seat) for seat in g.seats),
        focus=focus(v),
        alt=alt(v),
    )


def phase(v: View) -> str:
    """The part of the turn as a word's id: a stage by its number."""
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
        glyph=UNIT_GLYPHS[unit.kind],
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
        *(
            Token(at, TERRAIN_GLYPHS[kind], name("terrain", kind), colour="yellow")
            for at, kinds in g.terrain.items()
            for kind in kinds
        ),
        *(Token(at, "question", name("token", "hidden"), n, "seen", face_down=True) for at, n in backs.items()),
    )


def planned(v: View) -> tuple[Mark, ...]:
    """Draw the plan of the seat that looks, before it is confirmed."""
    return tuple(Mark("trail", (v.now.units[route.unit].at, *route.way), "yellow") for route in v.now.plan)


def focus(v: View) -> tuple[str, ...]:
    """Where to look closely: where something happened or is planned; where nothing was, at everybody."""
    told = [sector for mark in (*v.now.marks, *planned(v)) for sector in mark.path]
    return tuple(dict.fromkeys(told or [unit.at for unit in v.now.units.values()]))


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
    """The position as a commentator would."""
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
