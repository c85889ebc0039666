"""What can happen in battles and at borders."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.games.salvation.box.content import side_of
from bot.games.salvation.events.board import COLOURS


class BorderCrossed(Event, frozen=True):
    """Units came into a held sector and were let pass, or passed unnoticed (SAL-BORDER-07)."""

    at: str
    units: tuple[str, ...]


class BorderDefended(Event, frozen=True):
    """The defender falls upon those who entered (SAL-BORDER-01)."""

    seat: str
    at: str


class BattleBegan(Event, frozen=True):
    """A battle began; the one who started it strikes first (SAL-COMBAT-02)."""

    seat: str
    at: str

    def mark(self) -> Mark:
        """Mark the battlefield."""
        return Mark("battle", (self.at,))


class Struck(Event, frozen=True):
    """The dice of a strike, and what the terrain adds to each (SAL-COMBAT-03)."""

    seat: str
    at: str
    dice: tuple[str, ...]
    modifier: int


class Damaged(Event, frozen=True):
    """A unit was damaged and stands."""

    follows: ClassVar[bool] = True
    unit: str
    at: str
    left: int


class Destroyed(Event, frozen=True):
    """A unit was destroyed (SAL-COMBAT-09)."""

    follows: ClassVar[bool] = True
    unit: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), COLOURS[side_of(self.unit)])
