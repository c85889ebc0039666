"""What can happen to the things of a mission, and what its demand does (FTZ-DEMAND)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase, Value
from bot.games.fireteam.events.heroes import colour


class ThingChanged(Event, frozen=True):
    """Something on the board changed: lit, doused, sealed, destroyed, driven, led, taken."""

    thing: str
    change: str
    at: str
    seat: str = ""
    """Who did it, where somebody did."""

    def weight(self) -> int:
        """It is what the mission is about."""
        return 2 if self.change == "taken" else 1

    def phrase(self, game: str) -> Phrase:
        """The words of that very change."""
        args: dict[str, Value] = {
            "thing": self.thing,
            "at": self.at,
            "told": int(bool(self.seat)),
            "seat": self.seat or "none",
        }
        return Phrase(f"{game}-event-thing-{self.change}", args)


class StonesCalled(Event, frozen=True):
    """Too few altars were sung at in a round."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DEMAND-02",)
    sung: int

    def weight(self) -> int:
        """The threat advances for it."""
        return 1


class NoiseMade(Event, frozen=True):
    """An attack was heard."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DEMAND-05",)
    seat: str

    def weight(self) -> int:
        """Something comes of it."""
        return 1


class Proof(Event, frozen=True):
    """Nothing that was done could wound the boss: it is not where it can be wounded, or nobody watches it."""

    creature: str
    demand: str

    def phrase(self, game: str) -> Phrase:
        """Why not."""
        return Phrase(f"{game}-event-proof-{self.demand}", {"creature": self.creature})


class Burrowed(Event, frozen=True):
    """The quarry got away through a tunnel."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DEMAND-09",)
    creature: str
    at: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), "enemy")


class Fled(Event, frozen=True):
    """The quarry moved away from the heroes."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DEMAND-09",)
    creature: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, "enemy")


class Closed(Event, frozen=True):
    """A location has closed for good."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DEMAND-08",)
    at: str

    def weight(self) -> int:
        """Nobody gets there any more."""
        return 1


class DrivenOut(Event, frozen=True):
    """A hero got out of a location as it closed."""

    rules: ClassVar[tuple[str, ...]] = ("FTZ-DEMAND-08",)
    seat: str
    at: str

    def mark(self) -> Mark:
        """Ring the place."""
        return Mark("noise", (self.at,), colour(self.seat))
