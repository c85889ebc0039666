"""What is done to the Intruders: Injuries and their check, death, Eggs."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase


class Injured(Event, frozen=True):
    """An Intruder is hurt."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-DAMAGE-01",)
    intruder: str
    count: int
    at: str
    dealt: int = 0

    def phrase(self, game: str) -> Phrase:
        """How many it took just now, where the journal tells it."""
        return Phrase(f"{game}-event-injured{'-more' if self.dealt else ''}", self.details())

    def mark(self) -> Mark:
        """Leave a spark."""
        return Mark("spark", (self.at,), "enemy", "hit")


class Endured(Event, frozen=True):
    """It lives."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-DAMAGE-05",)
    intruder: str
    blood: int


class Killed(Event, frozen=True):
    """An Intruder dies."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-DAMAGE-04",)
    intruder: str
    room: str
    at: str
    blood: int = 0

    def phrase(self, game: str) -> Phrase:
        """How much it took, where a card decided."""
        return Phrase(f"{game}-event-killed{'-by' if self.blood else ''}", self.details())

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "enemy", "skull")


class Regenerated(Event, frozen=True):
    """Intruders heal."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1


class IntruderHealed(Event, frozen=True):
    """One Intruder heals."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    intruder: str
    count: int


class EggsDestroyed(Event, frozen=True):
    """Eggs are destroyed."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-NEST-08",)
    count: int
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), "enemy", "egg")


class NestDestroyed(Event, frozen=True):
    """No Egg is left in the Nest."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-ROOM-NEST-04",)
