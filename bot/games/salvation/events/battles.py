"""What can happen in battles and at borders."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.engine.words import Phrase
from bot.games.salvation.box.content import side_of
from bot.games.salvation.events.board import COLOURS

LET_IN, UNSEEN, JAMMED = range(3)
"""Why there was no battle at a border."""


class BorderCrossed(Event, frozen=True):
    """Units came into a held sector: they were let in, or not seen, or nobody could be warned (SAL-BORDER-07)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-BORDER-03", "SAL-BORDER-07")
    at: str
    units: tuple[str, ...]
    how: int = LET_IN


class BorderDefended(Event, frozen=True):
    """The defender falls upon those who entered, and their march ends (SAL-BORDER-01, SAL-MOVE-07)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-BORDER-01", "SAL-BORDER-10", "SAL-MOVE-07")
    seat: str
    at: str
    units: tuple[str, ...]

    def phrase(self, game: str) -> Phrase:
        """Who is met by whom."""
        return Phrase(f"{game}-event-border-met", self.details())


class BattleBegan(Event, frozen=True):
    """A battle began, with all who take part; the one who started it strikes first (SAL-COMBAT-02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-ATTACK-02", "SAL-COMBAT-02")
    seat: str
    at: str
    ours: tuple[str, ...]
    theirs: tuple[str, ...]

    def phrase(self, game: str) -> Phrase:
        """Who fights whom."""
        return Phrase(f"{game}-event-battle-joined", self.details())

    def mark(self) -> Mark:
        """Mark the battlefield."""
        return Mark("battle", (self.at,))


class Struck(Event, frozen=True):
    """The dice of a strike, what they need, and what ground and cards add (SAL-COMBAT-03, SAL-COMBAT-06)."""

    rules: ClassVar[tuple[str, ...]] = ("SAL-COMBAT-03", "SAL-COMBAT-06")
    seat: str
    at: str
    dice: tuple[str, ...]
    modifier: int
    extra: int = 0
    """How many of the dice come from cards."""
    needs: tuple[str, ...] = ()
    """The types of the targets with their Defence, as `t600=4`."""

    def phrase(self, game: str) -> Phrase:
        """The dice and what they need."""
        return Phrase(f"{game}-event-strike", self.details())

    def weight(self) -> int:
        """What it does is told by itself."""
        return 1


class Missed(Event, frozen=True):
    """No die of a strike reached anybody, or none was aimed (SAL-COMBAT-06)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-COMBAT-06",)
    seat: str


class Damaged(Event, frozen=True):
    """A unit was damaged and stands."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-COMBAT-08", "SAL-DAMAGE-01")
    unit: str
    at: str
    left: int

    def weight(self) -> int:
        """It may heal."""
        return 1


class Destroyed(Event, frozen=True):
    """A unit was destroyed (SAL-COMBAT-09)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("SAL-COMBAT-07", "SAL-COMBAT-09")
    unit: str
    at: str

    def mark(self) -> Mark:
        """Leave its ghost."""
        return Mark("ghost", (self.at,), COLOURS[side_of(self.unit)])
