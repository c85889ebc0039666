"""What can happen in the course of a round. Other parts of the game have their own, as in events_attack."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.events import Event


class Nominated(Event, frozen=True):
    """A Character takes the turn, and with it goes the Enemies' colour (RISE-ROUND-05)."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-ROUND-05",)
    seat: str
    colour: str


class Rolled(Event, frozen=True):
    """The Turn Player rolled the Action Dice."""

    follows: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("RISE-ROUND-07",)
    seat: str
    dice: tuple[str, ...]


class TurnEnded(Event, frozen=True):
    """A Player Phase is over."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-ROUND-09",)
    seat: str


class RoundBegan(Event, frozen=True):
    """A new Round begins."""

    rules: ClassVar[tuple[str, ...]] = ("RISE-END-02",)
    round: int
