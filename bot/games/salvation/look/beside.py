"""What lies beside the map for everybody to see: tracks, forces where it is crowded, tokens, Tactics and piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from bot.engine.scene import Shelf, Token, Track
from bot.engine.words import Phrase
from bot.games.salvation.box.content import IMPROVEMENTS, NUMBER, SHELTERS, UNITS
from bot.games.salvation.box.shapes import SIDES, Side
from bot.games.salvation.events.board import COLOURS
from bot.games.salvation.look.signs import SEAT_COLOURS, TERRAIN_GLYPHS, UNIT_GLYPHS, name, place
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.units import life, value
from bot.games.salvation.rules.victory import GOAL
from bot.games.salvation.state import LAST_STAGE

CROWD = 4
"""Units in a sector from which on they are told beneath the map as well: figures grow small in a crowd."""
NO_STAGE = "–"


def tracks(v: View) -> tuple[Track, ...]:
    """The stage counter, the victory track of each commander, and the shelters (SAL-BOARD-05, SAL-BOARD-06)."""
    g = v.now
    stage = min(g.stage, LAST_STAGE) if g.phase == "stage" else -1
    says = str(stage) if stage >= 0 else NO_STAGE
    return (
        Track(name("track", "stage"), stage + 1, LAST_STAGE + 1, glyph="hourglass", says=says),
        *(Track(Phrase("salvation-track-points", {"seat": s}), min(p, GOAL), GOAL) for s, p in g.points.items()),
        Track(name("track", "captured"), g.captured, SHELTERS, danger_from=SHELTERS),
    )


def shelves(v: View) -> tuple[Shelf, ...]:
    """Lay out what stands beside the map, without the rows that are empty."""
    rows = (
        *forces(v),
        Shelf(name("shelf", "terrain"), tuple(terrain(v))),
        Shelf(name("shelf", "improved"), tuple(improved(v))),
        Shelf(name("shelf", "tactics"), tuple(tactics(v))),
        Shelf(name("shelf", "objectives"), tuple(objectives(v))),
        Shelf(name("shelf", "piles"), tuple(piles(v))),
    )
    return tuple(shelf for shelf in rows if shelf.tokens)


def forces(v: View) -> Iterator[Shelf]:
    """The stacks of both sides where they meet, or where many stand; also beneath a close look."""
    there: dict[str, set[Side]] = {}
    for unit in v.now.units.values():
        there.setdefault(unit.at, set()).add(unit.side)
    for sector in sorted(there, key=NUMBER.__getitem__):
        count = sum(unit.at == sector for unit in v.now.units.values())
        if len(there[sector]) == len(SIDES) or count > CROWD:
            stacks = tuple(stack for side in SIDES for stack in stacked(v, sector, side))
            yield Shelf(Phrase("salvation-shelf-forces", {"code": sector}), stacks, always=True)


def stacked(v: View, sector: str, side: Side) -> Iterator[Token]:
    """A side's units in a sector by type; a damaged one stands by itself, with what is left of its Strength."""
    g = v.now
    units = g.at(sector, side)
    whole = Counter(unit.kind for unit in units if not unit.damage)
    for kind in UNITS:
        glyph, named, colour = UNIT_GLYPHS[kind], name("unit", kind), COLOURS[side]
        if whole[kind]:
            yield Token("", glyph, named, colour=colour, letter=f"×{whole[kind]}")
        for unit in units:
            if unit.kind == kind and unit.damage:
                left = f"{life(g, unit)}/{value(g, kind, 'strength')}"
                yield Token("", glyph, named, colour=colour, letter=left)


def terrain(v: View) -> Iterator[Token]:
    """The open terrain and where it lies (SAL-TERRAIN-GEN-02)."""
    for at, kinds in sorted(v.now.terrain.items(), key=lambda item: NUMBER[item[0]]):
        for kind in kinds:
            words = Phrase("salvation-shelf-terrain-at", {"terrain": kind, "code": at})
            yield Token("", TERRAIN_GLYPHS[kind], words, colour="yellow")


def improved(v: View) -> Iterator[Token]:
    """The technology and development tokens that lie on unit cards (SAL-UNIT-08)."""
    for id in v.now.improved:
        unit = UNITS[IMPROVEMENTS[id].unit]
        yield Token("", UNIT_GLYPHS[unit.id], name("improvement", id), colour=COLOURS[unit.side])


def tactics(v: View) -> Iterator[Token]:
    """The Tactics that last this turn, and where they do if that is somewhere (SAL-TACTIC-03)."""
    for lies in v.now.table:
        there = Phrase("salvation-shelf-tactic-at", {"card": lies.card, "code": lies.at})
        yield Token("", "", there if lies.at else name("card", lies.card), colour=SEAT_COLOURS[lies.seat])


def objectives(v: View) -> Iterator[Token]:
    """The cities that commanders have to reach (SAL-OPT-02)."""
    for city, seat in sorted(v.now.objectives.items(), key=lambda item: NUMBER[item[0]]):
        yield Token("", "person", place(city), colour=SEAT_COLOURS[seat])


def piles(v: View) -> Iterator[Token]:
    """How many cards are in decks and discard piles, the set-aside Tactics and the technology left (SAL-RUL-89)."""
    for side in SIDES:
        count = {"side": side, "deck": v.left[side], "discard": len(v.now.decks[side].discard)}
        yield Token("", "", Phrase("salvation-shelf-pile", {**count}), colour=COLOURS[side])
    yield Token("", "", Phrase("salvation-shelf-set-aside", {"count": v.tactics}), colour=COLOURS["skynet"])
    yield Token("", "", Phrase("salvation-shelf-technology", {"count": v.technology}), colour=COLOURS["resistance"])
