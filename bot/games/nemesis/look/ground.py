"""The ship itself: rooms, corridors, Doors, and what lies in them."""

from __future__ import annotations

from functools import cache

from bot.engine.scene import Area, Edge, Ground, Point, Token
from bot.engine.words import Phrase
from bot.games.nemesis.box.board import is_technical
from bot.games.nemesis.box.content import BOARDS, TILES
from bot.games.nemesis.box.palette import colour_of
from bot.games.nemesis.look.views import RoomView, View

WIDE, HIGH = 3.6, 2.2
"""The distance of two rooms in the plan, in board units."""
HALF = (1.5, 0.85)
"""Half the size of a room."""
TWINS = 0.8
"""How far parallel corridors run from the middle of their rooms: a number and a Noise marker fit between them."""
LEAF = 0.72
"""Half the length of a Door: it reaches out on both sides of the corridor's number."""
GROUND: dict[str, Ground] = {"red": "hazard", "yellow": "metal", "green": "forest", "white": "indoor", "none": "floor"}
ITEMS = {"red": "orange", "yellow": "yellow", "green": "green", "white": "ink"}
"""The colour of the Items of a room."""
NETWORKS = {"tech": "sky", "tech-red": "danger", "tech-blue": "sky"}
"""The colour of the entrances to each network of Technical Corridors."""
OBJECTS = {"egg": "egg", "carcass": "claw"}


def name(kind: str, id: str) -> Phrase:
    """The name of a thing of this game."""
    return Phrase(f"nemesis-{kind}-{id}")


def centre(ship: str, room: str) -> Point:
    """The middle of a room."""
    x, y = BOARDS[ship].plan[room]
    return x * WIDE, y * HIGH


def outline(at: Point) -> tuple[Point, ...]:
    """The corners of a room."""
    (x, y), (w, h) = at, HALF
    return ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))


@cache
def corridors(ship: str) -> tuple[Edge, ...]:
    """The corridors with their numbers, which never change."""
    return tuple(
        Edge(*ends(ship, corridor), "corridor", "·".join(corridor.split("-")[2]), id=corridor)
        for corridor in BOARDS[ship].corridors
    )


def ends(ship: str, corridor: str) -> tuple[Point, Point]:
    """The ends of a corridor; parallel ones run beside each other."""
    a, b, _ = corridor.split("-")
    (ax, ay), (bx, by) = centre(ship, a), centre(ship, b)
    twins = BOARDS[ship].between(a, b)
    if len(twins) > 1:
        aside = TWINS if corridor == twins[0] else -TWINS
        upright = abs(by - ay) > abs(bx - ax)
        dx, dy = (aside, 0.0) if upright else (0.0, aside)
        return (ax + dx, ay + dy), (bx + dx, by + dy)
    return (ax, ay), (bx, by)


def area(v: View, number: str, room: RoomView) -> Area:
    """A room, named once it is known."""
    tile = TILES.get(room.place)
    at = centre(v.ship, number)
    title = name("plate", room.place) if tile else ""
    return Area(number, at, outline(at), GROUND[tile.colour] if tile else "void", title)


def doors(v: View) -> tuple[Edge, ...]:
    """The Doors, across the middle of their corridors."""
    found = []
    for corridor, state in v.doors.items():
        (ax, ay), (bx, by) = ends(v.ship, corridor)
        mx, my = (ax + bx) / 2, (ay + by) / 2
        length = max(0.01, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        dx, dy = -(by - ay) / length * LEAF, (bx - ax) / length * LEAF
        found.append(Edge((mx - dx, my - dy), (mx + dx, my + dy), "door" if state == "closed" else "door-broken"))
    return tuple(found)


def tokens(v: View) -> tuple[Token, ...]:
    """What lies in rooms and corridors, and the entrances of the Technical Corridors."""
    noise = (Token(way, "noise", name("thing", "noise")) for way in v.noise if not is_technical(way))
    rooms = (token for number, room in v.rooms.items() for token in room_tokens(v, number, room))
    return (*rooms, *hatches(v), *noise)


def room_tokens(v: View, number: str, room: RoomView) -> list[Token]:
    """What lies in a room; its markers and its Item counter sit on its rim."""
    found = []
    if not room.explored:
        found.append(Token(number, "question", name("thing", "unexplored"), face_down=True))
    if room.fire:
        found.append(Token(number, "flame", name("thing", "fire"), colour="danger", rim="left"))
    if room.malfunction:
        found.append(Token(number, "wrench", name("thing", "malfunction"), colour="door", rim="left"))
    if v.airlock == number:
        found.append(Token(number, "warning", name("thing", "airlock"), colour="danger", rim="left"))
    tile = TILES.get(room.place)
    if room.explored and tile and tile.colour in ITEMS:
        colour = ITEMS[tile.colour] if room.items else "muted"
        count = name("thing", "items")
        found.append(Token(number, "crate", count, colour=colour, letter=str(room.items), rim="right"))
    for thing in dict.fromkeys(room.objects):
        several = room.objects.count(thing)
        found.append(Token(number, OBJECTS.get(thing, "skull"), name("object", thing), several, corpse(thing)))
    if room.place == "nest" and room.explored and v.eggs:
        found.append(Token(number, "egg", name("object", "egg"), count=v.eggs, colour="enemy"))
    return found


def corpse(thing: str) -> str:
    """The colour of a Character's corpse, so that it is not taken for the unknown one."""
    _, dead, who = thing.partition("corpse-")
    return (colour_of(who) or "ink") if dead else ""


def hatches(v: View) -> list[Token]:
    """The entrances of the Technical Corridors with their numbers; a network with noise in it shows that."""
    return [
        Token(
            room,
            "noise" if net in v.noise else "hatch",
            name("thing", f"noise-{net}" if net in v.noise else net),
            colour=NETWORKS[net],
            letter="·".join(numbers),
            rim="upper",
        )
        for net, rooms in v.board.technical.items()
        for room, numbers in rooms.items()
    ]
