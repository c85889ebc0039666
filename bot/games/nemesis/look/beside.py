"""What stands beside the ship: players, tracks, Pods, the Destination and the Intruder board."""

from __future__ import annotations

from bot.engine.scene import FigureState, Seatline, Shelf, Token, Track
from bot.engine.words import Phrase
from bot.games.nemesis.box.content import COORDINATES, STOCK
from bot.games.nemesis.box.palette import GLYPHS, SEATS, colour_of
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.look.ground import OBJECTS, name
from bot.games.nemesis.look.views import CrewView, View

SERIOUS = 3
"""Serious Wounds that are the last."""
LAST_CALL = 3
"""Steps of time before the jump that are drawn as danger."""


def tracks(v: View) -> tuple[Track, ...]:
    """The tracks: time, with how long the chambers stay closed (NEM-HIBER-01), and Self-Destruct once it runs."""
    end = len(STOCK.time_track) - 1
    left = max(0, STOCK.time_track.index("blue") - v.time)
    found = [Track(Phrase("nemesis-track-time", {"left": left}), v.time, end, end - LAST_CALL, "hourglass")]
    if v.destruct >= 0:
        yellow = STOCK.destruct_track.index("yellow")
        size = len(STOCK.destruct_track) - 1
        found.append(Track(name("track", "destruct"), v.destruct, size, yellow, "bomb"))
    return tuple(found)


def shelves(v: View) -> tuple[Shelf, ...]:
    """What lies beside the board for everybody to see."""
    return (
        Shelf(name("shelf", "pods"), tuple(pods(v))),
        Shelf(name("shelf", "destination"), tuple(destinations(v))),
        Shelf(name("shelf", "intruders"), tuple(intruder_board(v))),
        Shelf(name("shelf", "bag"), tuple(bag(v))),
        Shelf(name("shelf", "hull"), tuple(hull(v))),
        *([Shelf(name("shelf", "engines"), tuple(engines(v)))] if v.engines else []),
    )


def pods(v: View) -> list[Token]:
    """The Pods that are still there, with their locks (NEM-POD)."""
    aboard = [each.pod for each in v.crew.values() if each.state == "pod"]
    return [
        Token(
            "",
            "lock" if locked else "unlock",
            Phrase("nemesis-pod-state", {"pod": number, "locked": int(locked), "crew": aboard.count(number)}),
            colour="muted" if gone else "danger" if locked else "reach",
            letter=f"{section.upper()}{number}",
            face_down=bool(gone),
            count=max(1, aboard.count(number)),
        )
        for number, section, locked, gone in v.pods
    ]


def destinations(v: View) -> list[Token]:
    """The spaces of the Destination track, with where they lead once that is known; the marker's own is lit."""
    leads = COORDINATES[v.coordinates].leads if v.coordinates else {}
    return [
        Token(
            "",
            "ship" if space == v.destination else "",
            Phrase("nemesis-leads", {"space": space, "a": leads[space]})
            if leads
            else Phrase("nemesis-space", {"space": space}),
            colour="accent" if space == v.destination else "muted",
            letter="" if leads else space,
        )
        for space in STOCK.destinations
    ]


def engines(v: View) -> list[Token]:
    """The Engines as they turned out to be, once the game is over (NEM-VICTORY-04)."""
    return [
        Token(
            "",
            "check" if status == "working" else "warning",
            Phrase("nemesis-engine-was", {"engine": engine, "status": status}),
            colour="reach" if status == "working" else "danger",
        )
        for engine, status in v.engines.items()
    ]


def intruder_board(v: View) -> list[Token]:
    """The Eggs in the Nest and the Weaknesses, known or not (NEM-WEAK-01)."""
    eggs = Token("", "egg", name("track", "eggs"), colour="enemy" if v.eggs else "muted", letter=str(v.eggs))
    clues = [
        Token(
            "",
            OBJECTS.get(slot, "skull"),
            name("weakness-short", known) if known else name("thing", "unknown"),
            colour="reach" if known else "muted",
        )
        for slot, known in v.weaknesses.items()
    ]
    return [eggs, *clues]


def hull(v: View) -> list[Token]:
    """The number of Fire and Malfunction markers on the ship: one more than there are ends the game (NEM-END-02)."""
    fires = sum(room.fire for room in v.rooms.values())
    broken = sum(room.malfunction for room in v.rooms.values())
    counted = (("flame", "fires", fires, STOCK.fires), ("wrench", "malfunctions", broken, STOCK.malfunctions))
    return [
        Token("", glyph, name("thing", id), letter=f"{count}/{most}", colour="danger" if count > most // 2 else "door")
        for glyph, id, count, most in counted
    ]


def bag(v: View) -> list[Token]:
    """The number of tokens in the bag by kind: everybody knows what went in and out."""
    return [
        Token("", "", name("intruder", kind), colour="boss" if kind == "queen" else "enemy", count=v.bag[kind])
        for kind in ("blank", *INTRUDER_KINDS)
        if v.bag.get(kind)
    ]


def seatline(v: View, each: CrewView) -> Seatline:
    """One player at a glance."""
    states: dict[str, FigureState] = {"aboard": "", "pod": "", "dead": "down"}
    return Seatline(
        each.seat,
        name("character", each.character) if each.character else name("seat", each.seat),
        colour_of(each.character) or SEATS[each.seat],
        "" if each.character else each.seat[0].upper(),
        GLYPHS.get(each.character, ""),
        pips=SERIOUS - len(each.wounds) if each.state != "dead" else 0,
        pips_of=SERIOUS,
        cards=v.hunt_cards if each.seat == v.hunter else each.hand,
        active=each.seat == v.turn,
        state="spent" if each.passed and each.state == "aboard" else states.get(each.state, "spent"),
        note=note(v, each),
    )


def note(v: View, each: CrewView) -> Phrase:
    """Where somebody is and how they fare."""
    where = v.rooms[each.at].place if each.at and each.state == "aboard" else ""
    return Phrase(
        f"nemesis-note-{standing(v, each)}",
        {
            "place": where,
            "light": each.light,
            "number": each.number,
            "first": int(each.seat == v.first),
            "passed": int(each.passed),
            "pod": each.pod,
            "waives": int(each.lets_pass),
            "larva": int(each.larva),
            "signal": int(each.signal),
        },
    )


def standing(v: View, each: CrewView) -> str:
    """What somebody is now: nobody yet, the Intruder Player, or a Character somewhere."""
    if each.seat == v.hunter:
        return "hunter"
    return each.state if each.character else "nobody"


def alt(v: View) -> tuple[Phrase, ...]:
    """The picture: position first, then danger."""
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
        Phrase("nemesis-alt-round", {"round": v.round, "time": len(STOCK.time_track) - 1 - v.time}),
        *people,
        *enemies,
        *hazards(v),
    )


def hazards(v: View) -> list[Phrase]:
    """Where it burns and what is broken, if anything is."""
    burning = tuple(room.place for room in v.rooms.values() if room.fire)
    broken = tuple(room.place for room in v.rooms.values() if room.malfunction)
    told = [Phrase("nemesis-alt-fire", {"place": burning})] if burning else []
    return [*told, *([Phrase("nemesis-alt-malfunction", {"place": broken})] if broken else [])]
