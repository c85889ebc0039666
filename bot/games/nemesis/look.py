"""The ship as a picture: rooms, corridors, Doors, noise, Fire, Intruders and the crew."""

from __future__ import annotations

from functools import cache

from bot.engine.scene import Area, Board, Edge, Figure, Point, Scene, Seatline, Token, Track
from bot.engine.words import Phrase
from bot.games.nemesis.boards import BOARDS
from bot.games.nemesis.content import BOX, TILES
from bot.games.nemesis.palette import SEATS, colour_of
from bot.games.nemesis.views import CrewView, RoomView, View

WIDE, HIGH = 3.4, 2.9
"""The distance of two rooms in the plan, in board units."""
HALF = (1.25, 0.95)
"""Half the size of a room."""
GROUND = {"red": "hazard", "yellow": "metal", "green": "forest", "white": "indoor", "none": "floor"}


def name(kind: str, id: str) -> Phrase:
    """Name a thing of this game."""
    return Phrase(f"nemesis-{kind}-{id}")


def centre(ship: str, room: str) -> Point:
    """Give the middle of a room."""
    x, y = BOARDS[ship].plan[room]
    return x * WIDE, y * HIGH


def outline(at: Point) -> tuple[Point, ...]:
    """Give the corners of a room."""
    (x, y), (w, h) = at, HALF
    return ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))


@cache
def corridors(ship: str) -> tuple[Edge, ...]:
    """Give the corridors, which never change."""
    found = []
    for corridor in BOARDS[ship].corridors:
        a, b = ends(ship, corridor)
        numbers = corridor.split("-")[2]
        found.append(Edge(a, b, "corridor", "·".join(numbers), id=corridor))
    return tuple(found)


def ends(ship: str, corridor: str) -> tuple[Point, Point]:
    """Give the ends of a corridor; parallel ones run beside each other."""
    a, b, _ = corridor.split("-")
    (ax, ay), (bx, by) = centre(ship, a), centre(ship, b)
    twins = BOARDS[ship].between(a, b)
    if len(twins) > 1:
        aside = 0.5 if corridor == twins[0] else -0.5
        upright = abs(by - ay) > abs(bx - ax)
        dx, dy = (aside, 0.0) if upright else (0.0, aside)
        return (ax + dx, ay + dy), (bx + dx, by + dy)
    return (ax, ay), (bx, by)


def scene(v: View) -> Scene:
    """Lay the ship out."""
    turn = v.crew.get(v.turn)
    here = turn.at if turn and turn.state == "aboard" else ""
    near = (here, *v.board.neighbours(here)) if here else ()
    return Scene(
        theme="nemesis",
        title=name("mission", v.mode),
        subtitle=Phrase("nemesis-subtitle", {"round": v.round, "phase": v.phase}),
        board=Board(tuple(area(v, number, room) for number, room in v.rooms.items()), (*corridors(v.ship), *doors(v))),
        figures=(*crew(v), *intruders(v)),
        tokens=tuple(token for number, room in v.rooms.items() for token in room_tokens(v, number, room))
        + tuple(Token(way, "noise", name("thing", "noise")) for way in v.noise if not way.startswith("tech")),
        marks=v.marks,
        tracks=tracks(v),
        seats=tuple(seatline(v, v.crew[seat]) for seat in v.order),
        focus=near,
        alt=alt(v),
    )


def area(v: View, number: str, room: RoomView) -> Area:
    """Give a room, named once it is known."""
    tile = TILES.get(room.place)
    ground = GROUND[tile.colour] if tile else "void"
    at = centre(v.ship, number)
    title = name("room", room.place) if tile else ""
    return Area(number, at, outline(at), ground, title)  # type: ignore[arg-type]


def doors(v: View) -> tuple[Edge, ...]:
    """Give the Doors, across the middle of their corridors."""
    found = []
    for corridor, state in v.doors.items():
        (ax, ay), (bx, by) = ends(v.ship, corridor)
        mx, my = (ax + bx) / 2, (ay + by) / 2
        length = max(0.01, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        dx, dy = -(by - ay) / length * 0.5, (bx - ax) / length * 0.5
        kind = "door" if state == "closed" else "door-broken"
        found.append(Edge((mx - dx, my - dy), (mx + dx, my + dy), kind))  # type: ignore[arg-type]
    return tuple(found)


def room_tokens(v: View, number: str, room: RoomView) -> list[Token]:
    """Give what lies in a room."""
    found = []
    if not room.explored:
        found.append(Token(number, "question", name("thing", "unexplored"), face_down=True))
    if room.fire:
        found.append(Token(number, "flame", name("thing", "fire"), colour="danger"))
    if room.malfunction:
        found.append(Token(number, "wrench", name("thing", "malfunction"), colour="door"))
    if room.items:
        found.append(Token(number, "crate", name("thing", "items"), count=room.items))
    for thing in dict.fromkeys(room.objects):
        glyph = {"egg": "egg", "carcass": "claw"}.get(thing, "skull")
        found.append(Token(number, glyph, name("object", thing), count=room.objects.count(thing)))
    if room.place == "nest" and room.explored and v.eggs:
        found.append(Token(number, "egg", name("object", "egg"), count=v.eggs, colour="enemy"))
    return found


def crew(v: View) -> tuple[Figure, ...]:
    """Stand the Characters in their rooms."""
    return tuple(
        Figure(
            each.character,
            each.at,
            name("character", each.character),
            "friend",
            colour=colour_of(each.character),
            letter=each.character[:2].title(),
            pips=3 - len(each.wounds),
            pips_of=3,
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
            badge="blood" if injuries else "",
        )
        for id, kind, at, injuries in v.intruders
    )


def tracks(v: View) -> tuple[Track, ...]:
    """Give the tracks: time, Self-Destruct, Eggs."""
    found = [Track(name("track", "time"), v.time, len(BOX.time_track) - 1, 7, "hourglass")]
    if v.destruct >= 0:
        found.append(Track(name("track", "destruct"), v.destruct, len(BOX.destruct_track) - 1, 3, "bomb"))
    found.append(Track(name("track", "eggs"), v.eggs, BOX.eggs, glyph="egg"))
    return tuple(found)


def seatline(v: View, each: CrewView) -> Seatline:
    """One player at a glance."""
    return Seatline(
        each.seat,
        name("character", each.character) if each.character else name("seat", each.seat),
        colour_of(each.character) or SEATS[each.seat],
        each.character[:2].title() or each.seat[0].upper(),
        pips=3 - len(each.wounds),
        pips_of=3,
        cards=each.hand,
        active=each.seat == v.turn,
        state="" if each.state in ("aboard", "pod") else "down" if each.state == "dead" else "spent",
        note=note(v, each),
    )


def note(v: View, each: CrewView) -> Phrase:
    """Say where somebody is and how they fare."""
    where = v.rooms[each.at].place if each.at and each.state == "aboard" else ""
    return Phrase(
        f"nemesis-note-{each.state}",
        {"room": where, "light": each.light, "number": each.number, "passed": int(each.passed), "pod": each.pod},
    )


def alt(v: View) -> tuple[Phrase, ...]:
    """Tell the picture: position first, then danger."""
    people = [
        Phrase("nemesis-alt-crew", {"who": each.character, "room": v.rooms[each.at].place, "wounds": len(each.wounds)})
        for each in v.crew.values()
        if each.state == "aboard" and each.character
    ]
    enemies = [
        Phrase("nemesis-alt-intruder", {"intruder": id, "room": v.rooms[at].place, "injuries": injuries})
        for id, _, at, injuries in v.intruders
    ]
    return (
        Phrase("nemesis-alt-round", {"round": v.round, "time": len(BOX.time_track) - 1 - v.time}),
        *people,
        *enemies,
    )
