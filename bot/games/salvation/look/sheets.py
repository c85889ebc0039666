"""A player's hand as a picture for its owner, and the unit cards, which lie open (SAL-UNIT-04)."""

from __future__ import annotations

from bot.engine.scene import Card, Scene
from bot.engine.words import Phrase
from bot.games.salvation.box.content import CARDS, IMPROVEMENTS, UNITS
from bot.games.salvation.box.shapes import Side, UnitCard
from bot.games.salvation.events.board import COLOURS
from bot.games.salvation.look.beside import shelves, tracks
from bot.games.salvation.look.board import phase, scene, seatline
from bot.games.salvation.look.signs import SEAT_COLOURS, UNIT_GLYPHS, name
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.board.units import movement, value

ENDS: tuple[tuple[str, Side, str], ...] = (
    ("ten-points", "resistance", "star"),
    ("no-machines", "resistance", "factory"),
    ("all-shelters", "skynet", "shelter"),
    ("no-humans", "skynet", "skull"),
)
"""The ways the war ends, whose they are, and their sign."""


def sheet(v: View) -> Scene | None:
    """Lay a hand out by the numbers of the cards."""
    if v.seat is None:
        return None
    hand = sorted(v.now.hands[v.seat], key=lambda card: (CARDS[card].number, card))
    return Scene(
        theme="salvation",
        title=Phrase("salvation-sheet", {"seat": v.seat}),
        cards=tuple(
            Card(
                id,
                name("card", id),
                name("card-text", id),
                kind=name("family", CARDS[id].family),
                colour=SEAT_COLOURS[v.seat],
                cost=str(CARDS[id].number),
            )
            for id in hand
        ),
        seats=(seatline(v, v.seat),),
        alt=(Phrase("salvation-alt-hand", {"cards": tuple(hand)}),),
    )


def desk(v: View) -> Scene | None:
    """The map for whoever plans a march, with the plan as it stands; for everybody else the hand."""
    return scene(v) if v.now.planner else sheet(v)


def unit_cards(v: View) -> Scene:
    """Lay the eight unit cards out with the values that hold now, as their tokens changed them (SAL-UNIT-06)."""
    return Scene(
        theme="salvation",
        title=Phrase("salvation-unit-cards"),
        cards=tuple(
            Card(
                unit.id,
                name("unit", unit.id),
                Phrase("salvation-unit-card", abilities(v, unit)),
                kind=name("seat", unit.side),
                glyph=UNIT_GLYPHS[unit.id],
                colour=COLOURS[unit.side],
            )
            for unit in sorted(UNITS.values(), key=lambda each: each.side)
        ),
        alt=(Phrase("salvation-unit-cards"),),
    )


def abilities(v: View, unit: UnitCard) -> dict[str, str | int | tuple[str, ...]]:
    """What a unit card says, its tokens, and where the figures are (SAL-UNIT-05)."""
    g = v.now
    tokens = tuple(token for token in g.improved if IMPROVEMENTS[token].unit == unit.id)
    return {
        "movement": "/".join(map(str, movement(g, unit.id))),
        "attack": value(g, unit.id, "attack"),
        "defence": value(g, unit.id, "defence"),
        "strength": value(g, unit.id, "strength"),
        "scouting": value(g, unit.id, "scouting"),
        "flyer": int(unit.flyer),
        "count": sum(figure.kind == unit.id for figure in g.units.values()),
        "most": unit.figures,
        "improved": len(tokens),
        "tokens": tokens,
    }


def war(v: View) -> Scene:
    """Lay out how the war stands: how each side wins, the optional rules in force, and what lies beside the map."""
    g = v.now
    ends = tuple(
        Card(id, name("end", id), name("end-text", id), glyph=glyph, colour=COLOURS[side]) for id, side, glyph in ENDS
    )
    rules = tuple(
        Card(id, name("optional", "rule"), name("switch", id), glyph="check", colour="gold") for id in g.rules
    )
    return Scene(
        theme="salvation",
        title=name("mission", "war"),
        subtitle=Phrase("salvation-subtitle", {"turn": g.turn, "phase": phase(v)}),
        tracks=tracks(v),
        shelves=shelves(v),
        cards=(*ends, *rules),
        seats=tuple(seatline(v, seat) for seat in g.seats),
        alt=tuple(card.text for card in (*ends, *rules)),
    )
