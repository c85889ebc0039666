"""How it ends, one reveal at a time."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.words import Phrase, Value


class ShipJumped(Event, frozen=True):
    """The ship jumps; whoever is awake dies."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-END-01",)
    reason: str


class ShipDestroyed(Event, frozen=True):
    """The ship is lost with everybody aboard."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-END-02",)
    reason: str

    def phrase(self, game: str) -> Phrase:
        """How."""
        return Phrase(f"{game}-event-ship-destroyed-{self.reason}")


class Lost(Event, frozen=True):
    """A Character does not come home."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-END-01",)
    who: str


class EngineRevealed(Event, frozen=True):
    """An Engine's top token is turned."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-04",)
    engine: str
    status: str


class EngineFailure(Event, frozen=True):
    """Two Engines fail: the ship explodes."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-04",)


class CoordinatesRevealed(Event, frozen=True):
    """Where the ship came to."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-07",)
    space: str
    destination: str


class FateOfSleepers(Event, frozen=True):
    """Quarantine on Mars saves a sleeper (NEM-VICTORY-08)."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-08",)
    who: str


class FinalScan(Event, frozen=True):
    """The Contamination check of a survivor."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-10",)
    who: str
    infected: int
    larva: int


class FinalDraw(Event, frozen=True):
    """The cards drawn decide."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-11",)
    who: str
    cards: tuple[str, ...]

    def details(self) -> dict[str, Value]:
        """How many they are too: fewer than four where there are no more."""
        return {**Event.details(self), "count": len(self.cards)}


class ObjectiveRevealed(Event, frozen=True):
    """An Objective is turned."""

    discloses: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-VICTORY-14",)
    who: str
    objective: str
    met: int

    def details(self) -> dict[str, Value]:
        """What it asked for too."""
        return {**Event.details(self), "aims": self.objective}


class GoalRevealed(Event, frozen=True):
    """Whether the crew has met one of its Objectives."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-COOP-02",)
    objective: str
    met: int

    def details(self) -> dict[str, Value]:
        """What it asked for too."""
        return {**Event.details(self), "aims": self.objective}


class SignalsCounted(Event, frozen=True):
    """Whether enough of the crew have sent the Signal (NEM-COOP-03)."""

    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-COOP-03",)
    sent: int
    needed: int


class GoalsChecked(Event, frozen=True):
    """Whether the crew has done all it had to."""

    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-COOP-02",)
    won: int
