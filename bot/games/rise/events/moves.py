"""What Characters and Allies do besides attacking: they move, rest, use objects, trade, give orders and drive."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.games.rise.events.decisive import Decisive

# moving


class Moved(Event, frozen=True):
    """A Character or an Ally went some way."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-MOVE-01",)
    figure: str
    path: tuple[str, ...]
    to: str
    colour: str = ""

    def mark(self) -> Mark:
        """Draw the way they took."""
        return Mark("trail", self.path, self.colour)


class SetAside(Event, frozen=True):
    """Whoever had to stop in another's hex makes room (RISE-RULING-19)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-19",)
    figure: str
    to: str


# resting


class Tended(Event, frozen=True):
    """A Character or an Ally looks after somebody who stands."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-CLASS-15",)
    figure: str
    friend: str


class Rescued(Event, frozen=True):
    """A Character or an Ally helps somebody up who was Down."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REST-03",)
    figure: str
    friend: str

    def weight(self) -> int:
        """Notable."""
        return 1


# interacting


class ObjectUsed(Event, frozen=True):
    """Somebody uses an object on the map."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-INTERACT-02",)
    figure: str
    token: str
    object: str
    value: int

    def weight(self) -> int:
        """Notable."""
        return 1


class CardPicked(Event, frozen=True):
    """A Character takes one of several cards; the others are discarded."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-INTERACT-02",)
    seat: str
    card: str
    rest: tuple[str, ...]


class DoorOpened(Decisive, frozen=True):
    """A Door opens and is removed (RISE-DOOR-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-DOOR-03",)
    token: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "", "door")

    def weight(self) -> int:
        """Notable."""
        return 1


# trading


class Traded(Event, frozen=True):
    """Two Characters exchanged cards (RISE-TRADE-02)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-TRADE-02",)
    seat: str
    friend: str
    gave: tuple[str, ...]
    took: tuple[str, ...]


# orders and Allies


class OrderGiven(Event, frozen=True):
    """A Character lets another one act."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-SPECIAL-01",)
    seat: str
    friend: str


class Commanded(Event, frozen=True):
    """A Character commands an Ally (RISE-ALLY-01)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ALLY-01",)
    seat: str
    friend: str


# the Truck


class Drove(Event, frozen=True):
    """The Truck rolled on, with everybody in it (RISE-TRUCK-15)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-TRUCK-15",)
    seat: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "")


class TruckRepaired(Decisive, frozen=True):
    """Damage came off the Truck."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-SPECIAL-01",)
    seat: str
    count: int
    damage: int
