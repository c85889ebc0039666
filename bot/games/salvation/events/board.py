"""What can happen on the board: marches, searches, what was hidden, new units, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase
from bot.games.salvation.box.content import side_of
from bot.games.salvation.box.shapes import Side

COLOURS: dict[Side, str] = {"skynet": "enemy", "resistance": "sky"}


class Marched(Event, frozen=True):
    """A march was announced, every unit with its goal; it is locked now (SAL-MOVE-05, SAL-RUL-21)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-MOVE-04", "SAL-MOVE-05", "SAL-RUL-21")
    seat: str
    legs: tuple[str, ...]
    """Units with their goals, as `t600.1>SEA`."""


class Searched(Event, frozen=True):
    """A machine's die was compared with its Scouting (SAL-SCOUT-03)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-SCOUT-03", "SAL-BORDER-06")
    unit: str
    at: str
    die: str
    total: int
    needed: int
    found: int
    changed: int = 0
    """What cards and ruins added to the die."""


class Opened(Event, frozen=True):
    """A hidden object was turned up (SAL-SCOUT-05)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-SCOUT-05", "SAL-HIDDEN-02")
    seat: str
    at: str
    token: str

    def mark(self) -> Mark:
        """Mark where it lay."""
        return Mark("noise", (self.at,))


class Useless(Event, frozen=True):
    """An opened token leaves the board without effect (SAL-MISSION-02, SAL-TANK-04, SAL-A10-04, SAL-TECH-05)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-HIDDEN-02", "SAL-HIDDEN-03")
    seat: str


class TerrainLaid(Event, frozen=True):
    """An opened terrain stays, and sets the conditions of its sector (SAL-TERRAIN-GEN-01, -02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-TERRAIN-GEN-01", "SAL-TERRAIN-GEN-02")
    at: str
    terrain: str

    def phrase(self, game: str) -> Phrase:
        """What holds there from now on."""
        return Phrase(f"{game}-terrain-text-{self.terrain}")


class TerrainGone(Event, frozen=True):
    """An opened terrain does not stay (SAL-TERRAIN-GEN-05, SAL-TERRAIN-GEN-07)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-TERRAIN-GEN-05", "SAL-TERRAIN-GEN-07")
    at: str
    terrain: str


class NobodyJoined(Event, frozen=True):
    """A found unit does not come in: no figure, no room, or it was not wanted (SAL-RUL-42, SAL-RUL-43)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-RUL-42", "SAL-RUL-43")
    kind: str


class Captured(Event, frozen=True):
    """Skynet has another shelter (SAL-SHELTER-05, SAL-END-04)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-SHELTER-05", "SAL-END-04", "SAL-WIN-03")
    at: str
    count: int

    def weight(self) -> int:
        """With five the war is over."""
        return 3 if self.count > 3 else 2


class Scored(Event, frozen=True):
    """A commander has another victory point."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-WIN-01", "SAL-ADVICE-06")
    seat: str
    points: int

    def weight(self) -> int:
        """With ten the war is over."""
        return 3 if self.points > 8 else 2


class ObjectiveDrawn(Event, frozen=True):
    """A Mission token became a city to be reached (SAL-OPT-02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-OPT-02",)
    seat: str
    at: str


class ObjectiveMet(Event, frozen=True):
    """An infantry or jeep stands in the city (SAL-OPT-03)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-OPT-03",)
    seat: str
    at: str


class Improved(Event, frozen=True):
    """A technology or development token lies on its unit card (SAL-UNIT-06)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-UNIT-06", "SAL-TECH-03", "SAL-DEVELOP-03")
    token: str

    def weight(self) -> int:
        """It holds for the rest of the war."""
        return 1


class Withdrawn(Event, frozen=True):
    """A surplus unit left a defile (SAL-TERRAIN-DEFILE-02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-TERRAIN-DEFILE-02", "SAL-RUL-49")
    unit: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), COLOURS[side_of(self.unit)])


class Placed(Event, frozen=True):
    """A new unit came in."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-NEW-01", "SAL-RUL-42")
    seat: str
    unit: str
    at: str


class Built(Event, frozen=True):
    """Skynet built a factory."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-FACTORY-02",)
    at: str

    def weight(self) -> int:
        """Machines come from there for the rest of the war."""
        return 2


class FactoryFell(Event, frozen=True):
    """A factory was destroyed: blown up, or because only humans stood there (SAL-RUL-53)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-RUL-53",)
    at: str
    units: tuple[str, ...] = ()
    """The humans who alone held its sector; nobody where it was blown up."""

    def phrase(self, game: str) -> Phrase:
        """How it fell."""
        return Phrase(f"{game}-event-factory-{'taken' if self.units else 'fell'}", self.details())

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy", "factory")


class Irradiated(Event, frozen=True):
    """A unit's die in radiation (SAL-TERRAIN-RAD-01)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-TERRAIN-RAD-01", "SAL-TERRAIN-RAD-02", "SAL-TERRAIN-RAD-03")
    unit: str
    at: str
    die: str
    lost: int
    deadly: int = 0
    """The highest die that is lost; 0 where a journal does not say."""

    def weight(self) -> int:
        """A loss is grave."""
        return 2 if self.lost else 0


class Stormed(Event, frozen=True):
    """Skynet destroyed an open shelter (SAL-END-03)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-END-03", "SAL-END-04")
    at: str
    units: tuple[str, ...]
    """The machines that nobody opposed there."""

    def phrase(self, game: str) -> Phrase:
        """To whom it falls, and why."""
        return Phrase(f"{game}-event-shelter-stormed", self.details())

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "sky", "shelter")
