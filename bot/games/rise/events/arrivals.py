"""Who comes through the Entrances: Reinforcement Rolls, arrivals, and Entrances that turn over."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event
from bot.engine.scene import Mark
from bot.games.rise.events.decisive import Decisive


class Reinforced(Event, frozen=True):
    """The Reinforcement Dice were rolled (RISE-REINF-01)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-REINF-01",)
    dice: tuple[str, ...]


class RollJammed(Event, frozen=True):
    """A card set the Reinforcement Dice instead of a roll (RISE-RULING-79)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-RULING-79",)
    seat: str
    card: str
    value: int


class RollChanged(Event, frozen=True):
    """A Reinforcement Die was rolled again."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REINF-01",)
    seat: str
    dice: tuple[str, ...]


class EnemyArrived(Decisive, frozen=True):
    """An Enemy came to an Entrance (RISE-REINF-02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REINF-02",)
    enemy: str
    entrance: str
    at: str

    def mark(self) -> Mark:
        """Ring the half-hex it is drawn on."""
        return Mark("noise", (self.at,), "enemy")


class NobodyCame(Event, frozen=True):
    """A Reinforcement Roll brings no Enemy: no Entrance shows it, or nobody is left in the line (RISE-REINF-02)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-REINF-02", "RISE-POOL-06")
    shown: int
    """1 if an Entrance shows one of the dice, but nobody is left to come."""


class EntranceFlipped(Event, frozen=True):
    """An Entrance was turned over, or became the Skynet Entrance (RISE-DIFF-07)."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ENTRANCE-02", "RISE-DIFF-07")
    entrance: str
    dice: tuple[str, ...]
    """The results that bring Enemies to it now."""

    def weight(self) -> int:
        """Notable."""
        return 1
