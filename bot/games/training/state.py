"""Lamplight's state: everything there is to know about a table, as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.engine.boards.hexes import distance, parse
from bot.engine.decks import Deck
from bot.engine.state import State
from bot.games.training.content import MISSIONS, Mission

SCHEMA = 1
"""The shape of the positions below; whoever changes it brings older ones up to it."""
HEALTH = 3
TURN = 2
HAND = 4


class Keeper(msgspec.Struct):
    """One keeper: where they stand, what they carry, and the cards that only they may see."""

    at: str
    health: int = HEALTH
    oil: int = 0
    hand: list[str] = []


class Shade(msgspec.Struct):
    """Something that came out of the sea."""

    id: str
    at: str


class Lamplight(State):
    """A position of Lamplight. Round, phase, turn and actions left say where in the rules it is."""

    mission: str
    keepers: dict[str, Keeper]
    deck: Deck
    lamp: int
    crates: dict[str, int]
    sea: Literal["calm", "rough"] = "calm"
    shades: list[Shade] = []
    landed: int = 0
    round: int = 1
    phase: Literal["watch", "storm"] = "watch"
    turn: int = 0
    actions: int = TURN

    @property
    def plan(self) -> Mission:
        """The mission being played."""
        return MISSIONS[self.mission]

    @property
    def tower(self) -> str:
        """The hex of the lamp."""
        return self.plan.tower

    @property
    def goal(self) -> int:
        """The oil that wins; 0 where the keepers win by lasting."""
        return self.plan.goal.get(len(self.seats), 0)

    @property
    def arrivals(self) -> int:
        """The shades that land in each Storm (TRAIN-STORM-03, TRAIN-SEA-01)."""
        return self.plan.arrivals[len(self.seats)] + (self.sea == "rough")

    def up(self) -> Iterator[str]:
        """The keepers on their feet, in table order (TRAIN-DOWN-01)."""
        return (seat for seat in self.seats if self.keepers[seat].health > 0)

    def shade(self, id: str) -> Shade:
        """A shade by its id."""
        return next(shade for shade in self.shades if shade.id == id)


def near(a: str, b: str, steps: int = 1) -> bool:
    """Whether two hexes are the same or within so many steps."""
    return distance(parse(a), parse(b)) <= steps
