"""The shapes of the cards beside the map: Object Reference, Stagger, Enemy Surge, Truck Damage (RISE-OBST-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from bot.engine.content import shapes
from bot.engine.content.shapes import Strict
from bot.games.rise.box.cards import (
    ActionSpace,
    Sourced,
)
from bot.games.rise.box.dice import meets
from bot.games.rise.box.verbs import (
    AllyVerb,
    ObjectVerb,
    StaggerVerb,
    SurgeVerb,
    TruckVerb,
)


class ObjectRow(Strict, frozen=True):
    """What an Interact does at an object; every row that holds the die's value applies, in order."""

    verb: ObjectVerb
    amount: int = 1
    values: tuple[int, ...] = ()


class AllyStats(Strict, frozen=True, kw_only=True):
    """An Ally's fixed figures, and the Actions that a Command lets it perform, in order."""

    acts: tuple[AllyVerb, ...]
    move: int
    attack: int = 0
    range: int = 0
    wounds: int


class ReferenceSide(Sourced, frozen=True, kw_only=True):
    """One side of an Object Reference card."""

    kind: Literal["crate", "terminal", "door", "truck", "soldier"]
    outline: Literal["", "yellow", "red"] = ""
    interact: tuple[ObjectRow, ...] = ()
    once: bool = False
    """Used up by the first Interact that has an effect."""
    spaces: tuple[ActionSpace, ...] = ()
    place: str = ""
    """The Truck's hex that the card belongs to."""
    ring: Literal["", "red", "blue", "white", "yellow"] = ""
    """The base ring of the soldier that the card belongs to."""
    ally: AllyStats | None = None

    def at(self, value: int) -> Iterator[ObjectRow]:
        """What an Interact with a die of this value does."""
        return (row for row in self.interact if meets(value, row.values))


class Reference(shapes.Entry, frozen=True):
    """An Object Reference card: two sides, of which a Mission uses one."""

    sides: tuple[ReferenceSide, ReferenceSide]


class StaggerRow(Strict, frozen=True):
    """A penalty of the T-1000, suffered when its tracker shows so many Hits on activation. All reached rows hold."""

    at: int
    verb: StaggerVerb
    amount: int = 1


class StaggerSide(Sourced, frozen=True, kw_only=True):
    """One side of the T-1000 Stagger card."""

    rows: tuple[StaggerRow, ...]


class SurgeRow(Strict, frozen=True):
    """What happens when the tracker reaches a step."""

    at: int
    verb: SurgeVerb
    amount: int = 1


class SurgeCard(Sourced, frozen=True, kw_only=True):
    """The Enemy Surge card: a track that a Mission advances."""

    steps: int
    rows: tuple[SurgeRow, ...]


class TruckRow(Strict, frozen=True):
    """What holds from so much Damage on. All reached rows hold, and their amounts add up."""

    at: int
    verb: TruckVerb
    amount: int = 1


class TruckDamage(Sourced, frozen=True, kw_only=True):
    """The Truck Damage card."""

    rows: tuple[TruckRow, ...]
