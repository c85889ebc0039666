"""What can happen on the board: moves, searches, what was hidden, new units, and the end of a turn."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.games.salvation.box.content import side_of
from bot.games.salvation.box.shapes import Side

COLOURS: dict[Side, str] = {"skynet": "enemy", "resistance": "sky"}


class PlanShown(Event, frozen=True):
    """A destination was announced; plans are locked now (SAL-RUL-21)."""

    seat: str
    unit: str
    to: str


class Moved(Event, frozen=True):
    """A unit moved."""

    unit: str
    path: tuple[str, ...]
    to: str

    def mark(self) -> Mark:
        """Draw the way it took."""
        return Mark("trail", self.path, COLOURS[side_of(self.unit)])


class Searched(Event, frozen=True):
    """A machine's die was compared with its Scouting (SAL-SCOUT-03)."""

    unit: str
    at: str
    die: str
    total: int
    needed: int
    found: int


class Opened(Event, frozen=True):
    """A hidden object was turned up (SAL-SCOUT-05)."""

    seat: str
    at: str
    token: str

    def mark(self) -> Mark:
        """Mark where it lay."""
        return Mark("noise", (self.at,))


class Captured(Event, frozen=True):
    """Skynet has another shelter (SAL-SHELTER-05, SAL-END-04)."""

    at: str
    count: int


class Scored(Event, frozen=True):
    """A commander has another victory point."""

    seat: str
    points: int


class ObjectiveDrawn(Event, frozen=True):
    """A Mission token became a city to be reached (SAL-OPT-02)."""

    seat: str
    at: str


class ObjectiveMet(Event, frozen=True):
    """An infantry or jeep stands in the city (SAL-OPT-03)."""

    seat: str
    at: str


class Improved(Event, frozen=True):
    """A technology or development token lies on its unit card (SAL-UNIT-06)."""

    token: str


class TerrainGone(Event, frozen=True):
    """An opened terrain does not stay (SAL-TERRAIN-GEN-05, SAL-TERRAIN-GEN-07)."""

    at: str
    terrain: str


class Withdrawn(Event, frozen=True):
    """A surplus unit left a defile (SAL-TERRAIN-DEFILE-02)."""

    unit: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), COLOURS[side_of(self.unit)])


class Placed(Event, frozen=True):
    """A new unit came in."""

    seat: str
    unit: str
    at: str


class Built(Event, frozen=True):
    """Skynet built a factory."""

    at: str


class FactoryFell(Event, frozen=True):
    """A factory was destroyed (SAL-RUL-53)."""

    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "enemy", "factory")


class Irradiated(Event, frozen=True):
    """A unit's die in radiation (SAL-TERRAIN-RAD-01)."""

    unit: str
    at: str
    die: str
    lost: int


class Stormed(Event, frozen=True):
    """Skynet destroyed an open shelter (SAL-END-03)."""

    follows: ClassVar[bool] = False
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), "sky", "shelter")
