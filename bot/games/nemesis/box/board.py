"""One side of the board: rooms by number, corridors and the entrances of the Technical Corridors."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property

from bot.engine.content.faults import unknown
from bot.engine.content.shapes import Entry, Source
from bot.engine.words import Phrase

NUMBERS = "1234"


class Board(Entry, frozen=True, dict=True):
    """One side. A corridor is named `<room>-<room>-<numbers>`, a network of Technical Corridors `tech…`."""

    source: Source
    special: dict[str, str]
    fixed: dict[str, str]
    first: tuple[str, ...]
    second: tuple[str, ...]
    corridors: tuple[str, ...]
    technical: dict[str, dict[str, str]]
    plan: dict[str, tuple[float, float]]

    @cached_property
    def rooms(self) -> tuple[str, ...]:
        """Every room by its number, ascending."""
        found = {*self.special.values(), *self.fixed.values(), *self.first, *self.second}
        return tuple(sorted(found, key=int))

    @cached_property
    def ways(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """From each room: its corridors, and the room at the other end."""
        found: dict[str, list[tuple[str, str]]] = {room: [] for room in self.rooms}
        for corridor in self.corridors:
            a, b, _ = corridor.split("-")
            found[a].append((corridor, b))
            found[b].append((corridor, a))
        return {room: tuple(ways) for room, ways in found.items()}

    @cached_property
    def entrances(self) -> dict[str, tuple[str, ...]]:
        """The networks that each room has an entrance to."""
        return {room: tuple(net for net, doors in self.technical.items() if room in doors) for room in self.rooms}

    @cached_property
    def exits(self) -> dict[str, dict[str, str]]:
        """What each number leads to from each room: a corridor or a network."""
        found: dict[str, dict[str, str]] = {room: {} for room in self.rooms}
        for corridor in self.corridors:
            a, b, numbers = corridor.split("-")
            for number in numbers:
                found[a][number] = found[b][number] = corridor
        for net, doors in self.technical.items():
            for room, numbers in doors.items():
                found[room].update(dict.fromkeys(numbers, net))
        return found

    @cached_property
    def noisy(self) -> dict[str, tuple[str, ...]]:
        """Everything connected to a room that can hold a Noise marker, its Technical Corridors included."""
        return {room: tuple(dict.fromkeys(exits[n] for n in NUMBERS)) for room, exits in self.exits.items()}

    def far(self, corridor: str, room: str) -> str:
        """The other end of a corridor."""
        a, b, _ = corridor.split("-")
        return b if room == a else a

    def neighbours(self, room: str) -> tuple[str, ...]:
        """The rooms next to a room, ascending."""
        return tuple(sorted({there for _, there in self.ways[room]}, key=int))

    def between(self, a: str, b: str) -> tuple[str, ...]:
        """The corridors that join two rooms (NEM-ALTBOARD-03)."""
        return tuple(corridor for corridor, there in self.ways[a] if there == b)

    def matters(self) -> Iterator[Phrase]:
        """What is wrong with its rooms and ways: each room has each number exactly once (NEM-RUL-06)."""
        rooms = (*self.special.values(), *self.fixed.values(), *self.first, *self.second)
        if wrong := [name for name in rooms if not name.isdecimal()]:
            yield Phrase("content-nemesis-rooms", {"rooms": tuple(wrong)})
            return
        if wrong := [name for name in self.corridors if not re.fullmatch(r"\d+-\d+-[1-4]+", name)]:
            yield Phrase("content-nemesis-corridors", {"corridors": tuple(wrong)})
            return
        printed: dict[str, list[str]] = {room: [] for room in self.rooms}
        ends = [(room, name.split("-")[2]) for name in self.corridors for room in name.split("-")[:2]]
        ends += [end for doors in self.technical.values() for end in doors.items()]
        for room, numbers in ends:
            printed.setdefault(room, []).extend(numbers)
        yield from unknown("corridors", printed, self.rooms)
        yield from unknown("plan", self.rooms, self.plan)
        for room, found in printed.items():
            if sorted(found) != list(NUMBERS):
                yield Phrase("content-nemesis-numbers", {"room": room, "numbers": "".join(sorted(found))})


def is_technical(way: str) -> bool:
    """Whether this is a network of Technical Corridors and no corridor."""
    return way.startswith("tech")
