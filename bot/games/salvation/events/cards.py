"""What can happen with cards and in the course of a turn; the board and battles have their own events."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event


class TurnBegan(Event, frozen=True):
    """A new turn, common to both sides (SAL-TURN-02)."""

    turn: int


class FirstFactory(Event, frozen=True):
    """Skynet turned a city card up and put its first factory there (SAL-SETUP-08)."""

    at: str


class Deployed(Event, frozen=True):
    """Skynet put one of its first units on the board (SAL-SETUP-12)."""

    unit: str
    at: str


class Rose(Event, frozen=True):
    """The first infantry came up in a city (SAL-SETUP-13)."""

    unit: str
    at: str


class LeadNamed(Event, frozen=True):
    """Skynet named the commander who goes first this turn (SAL-THREE-08)."""

    seat: str


class Drew(Event, frozen=True):
    """A player drew cards; how many is public."""

    seat: str
    count: int


class Received(Event, frozen=True):
    """The cards themselves are for their owner's eyes; of two draws a hand does not show which came first."""

    discloses: ClassVar[bool] = True
    cards: tuple[str, ...]


class Discarded(Event, frozen=True):
    """Cards went from a hand to the discard pile (SAL-HAND-02), which may be shuffled before anybody looks again."""

    discloses: ClassVar[bool] = True
    seat: str
    cards: tuple[str, ...]


class CardPlayed(Event, frozen=True):
    """A card was played."""

    seat: str
    card: str


class ActionChosen(Event, frozen=True):
    """Of a card's two actions this one was chosen (SAL-CARD-04)."""

    follows: ClassVar[bool] = True
    seat: str
    action: str


class Exchanged(Event, frozen=True):
    """A card was given up for new ones (SAL-EXCHANGE-01)."""

    seat: str
    card: str
    count: int


class Passed(Event, frozen=True):
    """A player let a stage pass (SAL-STAGE-05)."""

    seat: str
    stage: int


class Learned(Event, frozen=True):
    """Skynet took one of its set-aside Tactics (SAL-TACTICDEV-02)."""

    seat: str


class NeitherWonNorLost(Event, frozen=True):
    """The other commander has ten points; this one has not lost either (SAL-THREE-15)."""

    seat: str


class Swapped(Event, frozen=True):
    """Two face-down tokens changed places, unseen."""

    seat: str
    slot: str
    other: str


class RoadsBlown(Event, frozen=True):
    """Skynet cannot use a sector's roads this turn."""

    seat: str
    at: str
