"""The two sides of the board: rooms by number, corridors and the entrances of the Technical Corridors."""

from __future__ import annotations

from functools import cached_property

import msgspec

from bot.engine.content import ContentError, read
from bot.games.nemesis.content import Source

NUMBERS = "1234"


class Board(msgspec.Struct, frozen=True, dict=True):
    """One side. A corridor is named `<room>-<room>-<numbers>`, a network of Technical Corridors `tech…`."""

    id: str
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
                self._give(found[a], number, corridor, a)
                self._give(found[b], number, corridor, b)
        for net, doors in self.technical.items():
            for room, numbers in doors.items():
                for number in numbers:
                    self._give(found[room], number, net, room)
        for room, exits in found.items():
            if set(exits) != set(NUMBERS):
                raise ContentError(f"nemesis: room {room} of {self.id} misses a number (NEM-RUL-06)")
        return found

    @cached_property
    def noisy(self) -> dict[str, tuple[str, ...]]:
        """Everything connected to a room that can hold a Noise marker, its Technical Corridors included."""
        return {room: tuple(dict.fromkeys(exits[n] for n in NUMBERS)) for room, exits in self.exits.items()}

    def _give(self, exits: dict[str, str], number: str, way: str, room: str) -> None:
        if number in exits:
            raise ContentError(f"nemesis: room {room} of {self.id} has number {number} twice (NEM-RUL-06)")
        exits[number] = way

    def far(self, corridor: str, room: str) -> str:
        """Give the other end of a corridor."""
        a, b, _ = corridor.split("-")
        return b if room == a else a

    def neighbours(self, room: str) -> tuple[str, ...]:
        """Give the rooms next to a room, ascending."""
        return tuple(sorted({there for _, there in self.ways[room]}, key=int))

    def between(self, a: str, b: str) -> tuple[str, ...]:
        """Give the corridors that join two rooms (NEM-ALTBOARD-03)."""
        return tuple(corridor for corridor, there in self.ways[a] if there == b)


class _Boards(msgspec.Struct):
    board: tuple[Board, ...]


BOARDS = {board.id: board for board in read("nemesis", "boards", _Boards).board}
for _board in BOARDS.values():
    _ = _board.exits


def is_technical(way: str) -> bool:
    """Tell a network of Technical Corridors from a corridor."""
    return way.startswith("tech")
