"""The shapes of the map, the unit cards and the tokens: what their TOML files may say."""

from __future__ import annotations

from typing import Literal

from bot.engine.content.shapes import Entry, Source, Strict

Side = Literal["skynet", "resistance"]
SIDES: tuple[Side, Side] = ("skynet", "resistance")
BorderKind = Literal["plain", "road", "mountain"]
Field = Literal["movement", "attack", "defence", "strength", "scouting"]


class Sector(Entry, frozen=True):
    """A sector: one indivisible place (SAL-BOARD-02)."""

    at: tuple[float, float]
    """Its label on a map of 1000 by 1000."""
    source: Source
    city: bool = False
    region: Literal["", "north", "mexico"] = ""


class Border(Strict, frozen=True):
    """What two sectors share (SAL-BOARD-04)."""

    between: tuple[str, str]
    kind: BorderKind
    source: Source


class UnitCard(Entry, frozen=True):
    """A large unit card: the characteristics of a type (SAL-UNIT-05)."""

    side: Side
    figures: int
    movement: tuple[int, int]
    attack: int
    defence: int
    strength: int
    source: Source
    scouting: int = 0
    """0 for the Resistance, which never rolls (SAL-SCOUT-02)."""
    flyer: bool = False
    given: tuple[str, ...] = ()

    @property
    def pieces(self) -> int:
        """How many figures of it there are."""
        return self.figures


class HiddenKind(Entry, frozen=True):
    """A kind of hidden-object token (SAL-HIDDEN-01)."""

    count: int
    source: Source
    terrain: bool = False

    @property
    def pieces(self) -> int:
        """How many tokens of it there are."""
        return self.count


class Improvement(Entry, frozen=True):
    """A technology or development token: one characteristic of one unit and its new value (SAL-UNIT-08)."""

    unit: str
    field: Field
    value: tuple[int, ...]
    source: Source
