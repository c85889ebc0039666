"""What noise may bring: exact, as far as whoever looks may know (NEM-RUL-76).

It goes by what lies open and by one's own notes: the die, the markers, the Exploration tokens and tiles not turned yet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from bot.games.nemesis.box.content import NOISE, STOCK, TILES
from bot.games.nemesis.look.views import View

Outcome: TypeAlias = Literal["silence", "noise", "danger", "encounter"]
Chances: TypeAlias = Mapping[str, Fraction]
OUTCOMES: tuple[Outcome, ...] = ("silence", "noise", "danger", "encounter")
SURE = Fraction(1)
SLIMY = "slime-room"


class Hearing(msgspec.Struct, frozen=True):
    """How likely each outcome of one's noise is."""

    silence: Fraction = Fraction()
    noise: Fraction = Fraction()
    """A marker in a quiet corridor."""
    danger: Fraction = Fraction()
    encounter: Fraction = Fraction()
    coming: tuple[str, ...] = ()
    """The Intruders that Danger would bring; without any it puts noise everywhere around."""


def summed(parts: Iterable[tuple[Outcome, Fraction]], coming: tuple[str, ...] = ()) -> Hearing:
    """The chance of each outcome, from the chances of all the ways to it."""
    found: dict[Outcome, Fraction] = dict.fromkeys(OUTCOMES, Fraction())
    for outcome, chance in parts:
        found[outcome] += chance
    return Hearing(found["silence"], found["noise"], found["danger"], found["encounter"], coming)


def entering(v: View, seat: str, room: str) -> Hearing | None:
    """What entering a room brings; nothing where somebody is there, so that nobody rolls (NEM-MOVE-07..09)."""
    if any(at == room for _, _, at, _ in v.intruders) or room in taken(v, seat):
        return None
    ways = (
        (outcome, share * likely * chance)
        for slime, share in slimed(v, seat, room)
        for token, likely in tokens(v, room).items()
        for outcome, chance in after(v, room, token, slime=slime)
    )
    return summed(ways, coming(v, seat, room))


def rolling(v: View, seat: str) -> Hearing:
    """What a Noise roll brings where somebody stands (NEM-NOISE-14)."""
    me = v.crew[seat]
    return summed(rolled(v, me.at, slime=me.slime), coming(v, seat, me.at))


def after(v: View, room: str, turned: str, *, slime: bool) -> Iterator[tuple[Outcome, Fraction]]:
    """What follows an Exploration token: it stands in for the roll, or the roll is made (NEM-TOKEN-01..08)."""
    match turned:
        case "danger":
            yield "danger", SURE
        case "silence":
            yield ("danger" if slime else "silence"), SURE
        case _:
            yield from rolled(v, room, slime=slime or turned == "slime")


def rolled(v: View, room: str, *, slime: bool) -> Iterator[tuple[Outcome, Fraction]]:
    """What each face of the Noise die brings in a room (NEM-NOISE-02..05)."""
    exits = v.board.exits[room]
    for face in NOISE.faces:
        outcome: Outcome = "danger" if face == "danger" or slime else "silence"
        if face in exits:
            outcome = "encounter" if exits[face] in v.noise else "noise"
        yield outcome, Fraction(1, len(NOISE.faces))


def taken(v: View, seat: str) -> set[str]:
    """The rooms in which others of the crew stand."""
    return {each.at for each in v.crew.values() if each.state == "aboard" and each.seat != seat}


def coming(v: View, seat: str, room: str) -> tuple[str, ...]:
    """The Intruders next door that Danger brings: not in Combat with others, nor behind Closed Doors (NEM-NOISE-06)."""
    busy = taken(v, seat)
    return tuple(
        id
        for id, _, at, _ in v.intruders
        if at not in busy and any(v.doors.get(way) != "closed" for way in v.board.between(room, at))
    )


def waiting(v: View, seat: str, room: str) -> bool:
    """Whether Danger finds an Intruder to call, even one that a Door stops: no noise is placed then (NEM-RUL-18)."""
    busy = taken(v, seat)
    return any(at in v.board.neighbours(room) and at not in busy for _, _, at, _ in v.intruders)


# what lies face down


def tokens(v: View, room: str) -> Chances:
    """How likely each kind of Exploration token lies in a room, by what was turned and by one's own notes."""
    if v.rooms[room].explored:
        return {"": SURE}
    seen = noted(v, "token")
    if room in seen:
        return {seen[room]: SURE}
    hidden = list(seen.values())
    left = {of: several - v.turned.get(of, 0) - hidden.count(of) for of, several in printed().items()}
    return shares(left) or {"": SURE}


def printed() -> dict[str, int]:
    """How many Exploration tokens of each kind the box holds."""
    return {of: len(counts) for of, counts in STOCK.exploration.items()}


def slimed(v: View, seat: str, room: str) -> Iterator[tuple[bool, Fraction]]:
    """How likely somebody has Slime on them when they make noise there: the slimy room gives it (NEM-EXPLORE-09)."""
    chance = SURE if v.crew[seat].slime else slimy(v, room)
    if chance:
        yield True, chance
    if chance < 1:
        yield False, 1 - chance


def slimy(v: View, room: str) -> Fraction:
    """How likely a room is the one Covered with Slime."""
    known = {**noted(v, "room"), **{n: each.place for n, each in v.rooms.items() if not each.place.startswith("slot-")}}
    if room in known:
        return Fraction(known[room] == SLIMY)
    if room not in v.board.second or SLIMY in known.values():
        return Fraction()
    unseen = sum(tile.set == 2 for tile in TILES.values()) - sum(n in v.board.second for n in known)
    return Fraction(1, unseen)


def noted(v: View, what: str) -> dict[str, str]:
    """What one's notes say of face-down rooms: the tile (`room`), or the token where it was seen."""
    notes = (note.args for note in v.notes if note.id == "room" and not v.rooms[str(note.args["slot"])].explored)
    return {str(args["slot"]): str(args[what]) for args in notes if args[what]}


def bagged(v: View) -> Chances:
    """How likely each kind comes out of the bag: what went in and out was seen by everybody (NEM-RUL-63)."""
    return shares(v.bag)


def shares(several: Mapping[str, int]) -> Chances:
    """Numbers of things as the chance to draw each kind."""
    total = sum(each for each in several.values() if each > 0)
    return {of: Fraction(each, total) for of, each in several.items() if each > 0}


def failing(v: View, seat: str) -> Fraction:
    """How likely the Noise roll of an attempt to leave brings an Intruder (NEM-ROOM-EVAC-02, NEM-RUL-49)."""
    heard = rolling(v, seat)
    arrives = sum((chance for of, chance in bagged(v).items() if spare(v, of)), Fraction())
    return heard.encounter * arrives + (heard.danger if heard.coming else 0)


def spare(v: View, of: str) -> bool:
    """Whether a miniature of this kind can be placed: Adults make way for one another (NEM-RUL-22)."""
    if of not in STOCK.miniatures:
        return False
    on_boards = sum(each.larva for each in v.crew.values()) if of == "larva" else 0
    standing = [at for _, kind, at, _ in v.intruders if kind == of]
    lurks = of == "adult" and any(at not in taken(v, "") for at in standing)
    return lurks or len(standing) + on_boards < STOCK.miniatures[of]
