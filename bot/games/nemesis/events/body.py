"""What happens to the bodies of the crew: Wounds, death, Slime, Contamination."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Value
from bot.games.nemesis.box.palette import colour_of


class WoundedLightly(Event, frozen=True):
    """A Light Wound."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-WOUND-02",)
    who: str
    light: int
    at: str

    def mark(self) -> Mark | None:
        """Leave a spark."""
        return Mark("spark", (self.at,), colour_of(self.who), "blood") if self.at else None


class WoundedSeriously(Event, frozen=True):
    """A Serious Wound."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-WOUND-04",)
    who: str
    wound: str
    at: str

    def details(self) -> dict[str, Value]:
        """What the Wound does too."""
        return {**Event.details(self), "means": self.wound}

    def mark(self) -> Mark | None:
        """Leave a spark."""
        return Mark("spark", (self.at,), colour_of(self.who), "blood") if self.at else None


class Died(Event, frozen=True):
    """A Character dies."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    rules: ClassVar[tuple[str, ...]] = ("NEM-DEATH-01",)
    who: str
    room: str
    at: str

    def mark(self) -> Mark:
        """Leave a ghost."""
        return Mark("ghost", (self.at,), colour_of(self.who), "skull")


class DiedOf(Event, frozen=True):
    """What a Character died of."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 3
    who: str
    source: str

    def ruled(self) -> tuple[str, ...]:
        """A Wound too many, or what kills by itself."""
        return {"larva": ("NEM-SCAN-05",), "airlock": ("NEM-ROOM-AIRLOCK-04",)}.get(self.source, ("NEM-WOUND-05",))


class Sidelined(Event, frozen=True):
    """Somebody has no more part in the game, and is told what is left to do (NEM-RUL-77)."""

    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-RUL-77",)


class Dressed(Event, frozen=True):
    """A Serious Wound is Dressed."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-WOUND-07",)
    who: str
    wound: str


class Healed(Event, frozen=True):
    """Light Wounds are Healed."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-WOUND-08",)
    who: str
    light: int


class HealedSerious(Event, frozen=True):
    """A Serious Wound is Healed."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-WOUND-08",)
    who: str
    wound: str


class Cleaned(Event, frozen=True):
    """Slime comes off."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-SLIME-04",)
    who: str


class Contaminated(Event, frozen=True):
    """A Contamination card lands on a discard pile."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-CONTAM-01",)
    who: str


class Scanned(Event, frozen=True):
    """Somebody Scans cards; how many and what is on them is theirs (NEM-RUL-36, NEM-CONTAM-05)."""

    discloses: ClassVar[bool] = True
    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 0
    rules: ClassVar[tuple[str, ...]] = ("NEM-SCAN-02", "NEM-RUL-36")
    who: str


class ScanSeen(Event, frozen=True):
    """The result of a Scan."""

    rules: ClassVar[tuple[str, ...]] = ("NEM-SCAN-02",)
    count: int
    infected: int


class Removed(Event, frozen=True):
    """Contamination cards leave the game."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 1
    rules: ClassVar[tuple[str, ...]] = ("NEM-CONTAM-06",)
    who: str
    count: int


class LarvaGrows(Event, frozen=True):
    """A Larva is on a Character board."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-SCAN-04",)
    who: str


class LarvaRemoved(Event, frozen=True):
    """The Larva is gone."""

    follows: ClassVar[bool] = True
    gravity: ClassVar[int | None] = 2
    rules: ClassVar[tuple[str, ...]] = ("NEM-SCAN-06",)
    who: str
