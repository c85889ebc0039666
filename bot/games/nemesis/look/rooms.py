"""The rooms of the ship as a sheet: what each does, what is known to be there, and where its corridors lead."""

from __future__ import annotations

from bot.engine.scene import Card, Scene, Shelf, Token
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.look.ground import name
from bot.games.nemesis.look.views import View

COLOURS = {"red": "orange", "yellow": "yellow", "green": "green", "white": "ink", "none": "muted"}


def rooms(v: View) -> Scene:
    """Lay out all rooms that are known; whoever acts has those next to them first."""
    turn = v.crew.get(v.turn)
    here = turn.at if turn and turn.state == "aboard" else ""
    near = v.board.neighbours(here) if here else ()
    known = sorted((number for number in v.rooms if v.rooms[number].place in TILES), key=int)
    order = sorted(known, key=lambda number: (number != here, number not in near, int(number)))
    hidden = [number for number in sorted(v.rooms, key=int) if number not in known]
    unknown = Shelf(name("thing", "unexplored"), tuple(Token("", "question", letter=number) for number in hidden))
    return Scene(
        theme="nemesis",
        title=Phrase("nemesis-rooms"),
        subtitle=Phrase("nemesis-rooms-near", {"room": here, "rooms": near}) if here else "",
        shelves=(unknown,) if hidden else (),
        cards=tuple(_card(v, number) for number in order),
        alt=tuple(_there(v, number) for number in order),
    )


def _card(v: View, number: str) -> Card:
    """A room: its number, what it does, and what is there."""
    room = v.rooms[number]
    return Card(
        number,
        name("room", room.place),
        _there(v, number),
        Phrase("nemesis-rooms-leads", {"rooms": v.board.neighbours(number)}),
        colour=COLOURS[TILES[room.place].colour],
        cost=number,
        spent=room.malfunction,
    )


def _there(v: View, number: str) -> Phrase:
    """What a room does, and what everybody knows to be there."""
    room = v.rooms[number]
    crew = tuple(each.character for each in v.crew.values() if each.at == number and each.state == "aboard")
    intruders = tuple(id for id, _, at, _ in v.intruders if at == number)
    there = (*crew, *intruders, *room.objects)
    return Phrase(
        "nemesis-rooms-there",
        {
            "use": room.place,
            "items": room.items,
            "searched": int(room.explored and TILES[room.place].colour != "none"),
            "fire": int(room.fire),
            "malfunction": int(room.malfunction),
            "count": len(there),
            "inside": there,
        },
    )
