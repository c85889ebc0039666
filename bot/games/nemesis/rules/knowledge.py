"""What people have learned of things that lie face down: it stays as it is when the rest is drawn anew (NEM-RUL-43)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import COORDINATES, EXPLORATION
from bot.games.nemesis.state import Nemesis, Note, Player


class Known(msgspec.Struct, frozen=True):
    """The face-down things that somebody has looked at."""

    tiles: frozenset[str] = frozenset()
    """Rooms by their numbers, and so are the tokens."""
    tokens: frozenset[str] = frozenset()
    engines: frozenset[str] = frozenset()
    coordinates: bool = False
    events: frozenset[str] = frozenset()
    objectives: frozenset[str] = frozenset()
    scanned: frozenset[str] = frozenset()
    numbers: frozenset[str] = frozenset()
    """Intruder tokens whose numbers were seen."""


def known_to(g: Nemesis, eyes: Collection[str]) -> Known:
    """What these seats have noted; an Engine that was worked on since is told of, so it stays known."""
    notes = [note for seat in eyes for note in g.players[seat].notes]
    return Known(
        tiles=_noted(notes, "room", "slot"),
        tokens=_noted((note for note in notes if note.args.get("token")), "room", "slot"),
        engines=_noted(notes, "engine", "engine"),
        coordinates=any(note.id == "coordinates" for note in notes),
        events=_noted(notes, "event", "card"),
        objectives=_noted(notes, "objective", "objective"),
        scanned=frozenset(card for seat in eyes for card in g.players[seat].scanned),
        numbers=frozenset(g.numbered),
    )


def recall(g: Nemesis, others: Iterable[Player], known: Known) -> None:
    """Bring up to date what others have noted of things that were drawn anew; what is in a deck now is forgotten."""
    for player in others:
        player.notes = [now for note in player.notes if (now := _recalled(g, note, known))]


def _recalled(g: Nemesis, note: Note, known: Known) -> Note | None:
    args = dict(note.args)
    match note.id:
        case "room" if not (room := g.rooms[str(args["slot"])]).face_up:
            args["room"] = room.tile
            if args["token"]:
                args.update(token=kind_of(room.token), items=EXPLORATION[room.token])
        case "engine" if args["engine"] not in known.engines:
            args["status"] = g.engines[str(args["engine"])][-1]
        case "coordinates":
            args.update({way.lower(): to for way, to in COORDINATES[g.coordinates].leads.items()})
        case "event" if args["card"] not in known.events and args["card"] in g.events.cards:
            return None
        case "objective" if args["objective"] not in g.players[g.seat_of(str(args["other"]))].objectives:
            return None
    return Note(note.id, note.round, args)


def _noted(notes: Iterable[Note], id: str, argument: str) -> frozenset[str]:
    """What notes of one kind speak of."""
    return frozenset(str(note.args[argument]) for note in notes if note.id == id)
