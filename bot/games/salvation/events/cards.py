"""What can happen with cards and in the course of a turn; the board and battles have their own events."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event, PhaseEnded
from bot.engine.words import Phrase

NOBODY = -1
"""Stands for the points of a commander who is not there."""


class WarBegan(Event, frozen=True):
    """The war begins: its story is told once."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-GAME-01",)
    mission: str

    def phrase(self, game: str) -> Phrase:
        """The story of the war."""
        return Phrase(f"{game}-story-{self.mission}")

    def weight(self) -> int:
        """It matters to whoever comes later."""
        return 1


class TurnBegan(Event, frozen=True):
    """A new turn, common to both sides, in which everybody draws (SAL-TURN-02, SAL-DRAW-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-TURN-02", "SAL-DRAW-01")
    turn: int


class TurnEnded(PhaseEnded, frozen=True, kw_only=True):
    """A turn is over: how near each side is to its goal (SAL-WIN-01, SAL-WIN-03)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-WIN-01", "SAL-WIN-03")
    turn: int
    captured: int
    points: int
    others: int = NOBODY
    """The points of a second commander."""

    def phrase(self, game: str) -> Phrase:
        """How the war stands."""
        figures = {"turn": self.turn, "captured": self.captured, "points": self.points, "others": self.others}
        return Phrase(f"{game}-event-turn-ended", {**figures})

    def weight(self) -> int:
        """Whoever was away wants to know how the war stands."""
        return 1


class FirstFactory(Event, frozen=True):
    """Skynet turned a city card up and put its first factory there (SAL-SETUP-08)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-SETUP-08",)
    at: str


class Deployed(Event, frozen=True):
    """Skynet put one of its first units on the board (SAL-SETUP-12)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-SETUP-12",)
    unit: str
    at: str


class Rose(Event, frozen=True):
    """The first infantry came up in a city (SAL-SETUP-13)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-SETUP-13",)
    unit: str
    at: str


class LeadNamed(Event, frozen=True):
    """Skynet named the commander who goes first this turn (SAL-THREE-08)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-THREE-08", "SAL-RUL-74")
    seat: str


class Drew(Event, frozen=True):
    """A player drew cards; how many is public."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-DRAW-02",)
    seat: str
    count: int


class Received(Event, frozen=True):
    """The cards themselves are for their owner's eyes; of two draws a hand does not show which came first."""

    discloses: ClassVar[bool] = True
    cards: tuple[str, ...]


class Discarded(Event, frozen=True):
    """Cards went from a hand to the discard pile (SAL-HAND-02), which may be shuffled before anybody looks again."""

    discloses: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-HAND-01", "SAL-TERRAIN-TOXIC-01")
    seat: str
    cards: tuple[str, ...]
    toxic: int = 0
    """The toxic ground took them; otherwise the hand was too large."""


class CardPlayed(Event, frozen=True):
    """A card was played, for one of its actions where it has two (SAL-CARD-04)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-STAGE-05", "SAL-CARD-03")
    seat: str
    card: str
    action: str = ""

    def phrase(self, game: str) -> Phrase:
        """What was played, and for what where that was a choice."""
        return Phrase(f"{game}-event-card-played{'-for' if self.action else ''}", self.details())


class Lasts(Event, frozen=True):
    """A Tactics card works until the end of the turn, as it says (SAL-TACTIC-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-TACTIC-03",)
    card: str

    def phrase(self, game: str) -> Phrase:
        """What the card says."""
        return Phrase(f"{game}-event-says", {"says": self.card})


class Fulfilled(Event, frozen=True):
    """The task of a Mission card is fulfilled (SAL-MISSION-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-MISSION-03",)
    card: str

    def phrase(self, game: str) -> Phrase:
        """The task."""
        return Phrase(f"{game}-event-says", {"says": self.card})


class Exchanged(Event, frozen=True):
    """A card was given up for new ones (SAL-EXCHANGE-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-EXCHANGE-01", "SAL-EXCHANGE-03")
    seat: str
    card: str
    count: int


class Passed(Event, frozen=True):
    """A player let a stage pass (SAL-STAGE-05)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-STAGE-05", "SAL-STAGE-07")
    seat: str
    stage: int


class Learned(Event, frozen=True):
    """Skynet took one of its set-aside Tactics (SAL-TACTICDEV-02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-TACTICDEV-02", "SAL-TACTICDEV-03")
    seat: str

    def weight(self) -> int:
        """A new Tactic may turn the next turn."""
        return 1


class NeitherWonNorLost(Event, frozen=True):
    """The other commander has ten points; this one has not lost either (SAL-THREE-15)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-THREE-15",)
    seat: str

    def weight(self) -> int:
        """It is the end of the war for a seat."""
        return 3


class RoadsBlown(Event, frozen=True):
    """Skynet cannot use a sector's roads this turn."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-RUL-14",)
    at: str


class Decoyed(Event, frozen=True):
    """Machines do not march out of a sector this turn."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-TACTIC-02",)
    at: str
    units: tuple[str, ...]


class Informed(Event, frozen=True):
    """Units in a sector with information may bring cards (SAL-TERRAIN-INFO-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-TERRAIN-INFO-01",)
    seat: str
    count: int
