"""The ship as a picture: rooms and corridors, the crew, Intruders, and what stands beside the board."""

from __future__ import annotations

from bot.engine.scene import Board, Figure, Scene, Tint
from bot.engine.words import Phrase
from bot.games.nemesis.box.palette import GLYPHS, colour_of
from bot.games.nemesis.look.beside import SERIOUS, alt, seatline, shelves, tracks
from bot.games.nemesis.look.ground import area, corridors, doors, name, tokens
from bot.games.nemesis.look.views import View


def scene(v: View) -> Scene:
    """Lay the ship out."""
    turn = v.crew.get(v.turn)
    here = turn.at if turn and turn.state == "aboard" else ""
    rooms = tuple(area(v, number, room) for number, room in v.rooms.items())
    return Scene(
        theme="nemesis",
        title=name("mission", v.mode),
        subtitle=Phrase("nemesis-subtitle", {"round": v.round, "phase": v.phase}),
        board=Board(rooms, (*corridors(v.ship), *doors(v))),
        figures=(*crew(v), *intruders(v)),
        tokens=tokens(v),
        tints=(*(Tint(number, "danger") for number, room in v.rooms.items() if room.fire), *reach(v)),
        marks=v.marks,
        tracks=tracks(v),
        shelves=shelves(v),
        seats=tuple(seatline(v, v.crew[seat]) for seat in v.order),
        focus=(here, *v.board.neighbours(here)) if here else (),
        tall=True,
        alt=alt(v),
    )


def reach(v: View) -> tuple[Tint, ...]:
    """Light the rooms that whoever acts could go to: no closed door is between, and there is a card to pay with."""
    me = v.crew.get(v.turn)
    if not me or v.phase != "player" or me.state != "aboard" or me.passed or not me.hand or v.trading:
        return ()
    open_ways = (there for corridor, there in v.board.ways[me.at] if v.doors.get(corridor) != "closed")
    return tuple(Tint(there, "reach") for there in dict.fromkeys(open_ways))


def crew(v: View) -> tuple[Figure, ...]:
    """Stand the Characters in their rooms."""
    return tuple(
        Figure(
            each.character,
            each.at,
            name("character", each.character),
            "friend",
            colour=colour_of(each.character),
            glyph=GLYPHS[each.character],
            pips=SERIOUS - len(each.wounds),
            pips_of=SERIOUS,
            active=each.seat == v.turn,
            badge="slime" if each.slime else "",
        )
        for each in v.crew.values()
        if each.state == "aboard" and each.character
    )


def intruders(v: View) -> tuple[Figure, ...]:
    """Stand the Intruders in their rooms, with their Injuries."""
    return tuple(
        Figure(
            id,
            at,
            Phrase("nemesis-figure", {"intruder": id, "injuries": injuries}),
            "boss" if kind in ("queen", "breeder") else "enemy",
            "boss" if kind == "queen" else "enemy",
            letter=kind[0].upper(),
            badge=str(injuries) if injuries else "",
        )
        for id, kind, at, injuries in v.intruders
    )
