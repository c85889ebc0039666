"""The map, the unit cards and the tokens, as their TOML files give them."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from bot.engine.content import read

Side = Literal["skynet", "resistance"]
SIDES: tuple[Side, Side] = ("skynet", "resistance")
BorderKind = Literal["plain", "road", "mountain"]
Field = Literal["movement", "attack", "defence", "strength", "scouting"]
Source = Literal["rulebook", "vigil"]


class Sector(msgspec.Struct, frozen=True):
    """A sector: one indivisible place (SAL-BOARD-02)."""

    id: str
    at: tuple[float, float]
    """Its label on a map of 1000 by 1000."""
    source: Source
    city: bool = False
    region: Literal["", "north", "mexico"] = ""


class Border(msgspec.Struct, frozen=True):
    """What two sectors share (SAL-BOARD-04)."""

    between: tuple[str, str]
    kind: BorderKind
    source: Source


class UnitCard(msgspec.Struct, frozen=True):
    """A large unit card: the characteristics of a type (SAL-UNIT-05)."""

    id: str
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


class HiddenKind(msgspec.Struct, frozen=True):
    """A kind of hidden-object token (SAL-HIDDEN-01)."""

    id: str
    count: int
    source: Source
    terrain: bool = False


class Improvement(msgspec.Struct, frozen=True):
    """A technology or development token: one characteristic of one unit and its new value (SAL-UNIT-08)."""

    id: str
    unit: str
    field: Field
    value: tuple[int, ...]
    source: Source


class _Map(msgspec.Struct):
    sector: tuple[Sector, ...]
    border: tuple[Border, ...]


class _Units(msgspec.Struct):
    unit: tuple[UnitCard, ...]


class _Tokens(msgspec.Struct):
    hidden: tuple[HiddenKind, ...]
    technology: tuple[Improvement, ...]
    development: tuple[Improvement, ...]


_map, _tokens = read("salvation", "map", _Map), read("salvation", "tokens", _Tokens)

SECTORS = {sector.id: sector for sector in _map.sector}
NUMBER = {id: number for number, id in enumerate(SECTORS, 1)}
CITIES = tuple(sector.id for sector in SECTORS.values() if sector.city)
BORDERS = _map.border
UNITS = {unit.id: unit for unit in read("salvation", "units", _Units).unit}
HIDDEN = {kind.id: kind for kind in _tokens.hidden}
TERRAINS = tuple(kind.id for kind in HIDDEN.values() if kind.terrain)
TECHNOLOGY = {token.id: token for token in _tokens.technology}
DEVELOPMENT = {token.id: token for token in _tokens.development}
IMPROVEMENTS = {**TECHNOLOGY, **DEVELOPMENT}
FACTORIES = 3
SHELTERS = HIDDEN["shelter"].count
SLOTS = tuple(f"{id}.{slot}" for id, sector in SECTORS.items() for slot in range(1, 3 if sector.city else 2))
"""Where hidden objects lie at first: two places in a city's sector, one in any other (SAL-SETUP-10)."""


def sector_of(slot: str) -> str:
    """Give the sector of a hidden object's place."""
    return slot.partition(".")[0]


@cache
def kind_of(figure: str) -> str:
    """Give the type of a figure: `t600` of `t600.3`."""
    return figure.partition(".")[0]


@cache
def side_of(figure: str) -> Side:
    """Tell whose a figure or a type is."""
    return UNITS[kind_of(figure)].side


def around(borders: tuple[Border, ...]) -> dict[str, dict[str, BorderKind]]:
    """Give each sector's neighbours, by number, and the border to each; a mountain prevails (SAL-RUL-16)."""
    found: dict[str, dict[str, BorderKind]] = {id: {} for id in SECTORS}
    for border in sorted(borders, key=lambda each: each.kind == "mountain"):
        one, other = border.between
        found[one][other] = found[other][one] = border.kind
    return {id: dict(sorted(near.items(), key=lambda item: NUMBER[item[0]])) for id, near in found.items()}


AROUND = around(BORDERS)
