"""Units: their characteristics as tokens changed them, and how figures come to the board and leave it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from bot.engine.asks import Reason
from bot.engine.decks import kind_of
from bot.games.salvation.box.content import IMPROVEMENTS, UNITS, side_of
from bot.games.salvation.box.shapes import Field, Side
from bot.games.salvation.state import Salvation, Unit

STACK = 4
RESISTANCE_STACK = 5
"""Under the optional rule (SAL-OPT-10)."""
DEFILE = 2
BEST_DEFENCE = 6
TOKENS = {(token.unit, token.field): token for token in IMPROVEMENTS.values()}
"""No two tokens are for the same field of a unit card."""
PRINTED: dict[tuple[str, Field], tuple[int, ...]] = {
    (kind, field): card.movement if field == "movement" else (getattr(card, field),)
    for kind, card in UNITS.items()
    for field in get_args(Field)
}


def value(g: Salvation, kind: str, field: Field) -> int:
    """A characteristic of a type as its tokens changed it (SAL-UNIT-06, SAL-RUL-10)."""
    return _figures(g, kind, field)[0]


def movement(g: Salvation, kind: str) -> tuple[int, int]:
    """Both Movement figures of a type; a march adds to the first, and the second is no less (SAL-MOVE-02)."""
    anywhere, by_road = _figures(g, kind, "movement")
    if UNITS[kind].side == "skynet":
        anywhere += sum(effect.march for effect, _ in g.lasting())
    return anywhere, max(anywhere, by_road)


def _figures(g: Salvation, kind: str, field: Field) -> tuple[int, ...]:
    token = TOKENS.get((kind, field))
    return token.value if token and token.id in g.improved else PRINTED[kind, field]


def attack(g: Salvation, unit: Unit) -> int:
    """The dice a unit rolls: one less in a forest, but never none (SAL-TERRAIN-FOREST-01, -02)."""
    dice = value(g, unit.kind, "attack")
    return max(1, dice - 1) if has_terrain(g, unit.at, "forest") else dice


def defence(g: Salvation, unit: Unit) -> int:
    """What a die must reach to damage a unit (SAL-COMBAT-06)."""
    least = value(g, unit.kind, "defence")
    if unit.side == "resistance" and unit.at in g.shelters:
        least = max(least, min(BEST_DEFENCE, least + sum(effect.shelter_defence for effect, _ in g.lasting())))
    return least


def life(g: Salvation, unit: Unit) -> int:
    """How much more damage destroys a unit (SAL-COMBAT-08)."""
    return value(g, unit.kind, "strength") - unit.damage


def has_terrain(g: Salvation, sector: str, terrain: str) -> bool:
    """Whether a terrain lies open in a sector (SAL-TERRAIN-GEN-03)."""
    return terrain in g.terrain.get(sector, ())


def limit(g: Salvation, sector: str, side: Side) -> int:
    """How many units of a side may be in a sector (SAL-STACK-01, SAL-OPT-10, SAL-TERRAIN-DEFILE-01)."""
    if has_terrain(g, sector, "defile"):
        return DEFILE
    return RESISTANCE_STACK if side == "resistance" and "five-stack" in g.rules else STACK


def barred_from(g: Salvation, kind: str, sector: str) -> Reason | None:
    """Why a type may not come into a sector at all: fog keeps flyers out (SAL-TERRAIN-FOG-01, SAL-RUL-47)."""
    if UNITS[kind].flyer and has_terrain(g, sector, "fog"):
        return Reason("salvation-refuse-fog", "SAL-TERRAIN-FOG-01", {"at": sector})
    return None


def put_barred(g: Salvation, kind: str, sector: str) -> Reason | None:
    """Why a new unit cannot stand in a sector (SAL-STACK-04, SAL-NEW-06)."""
    if reason := barred_from(g, kind, sector):
        return reason
    most = limit(g, sector, side_of(kind))
    if len(g.at(sector, side_of(kind))) >= most:
        return Reason("salvation-refuse-full", "SAL-STACK-04", {"at": sector, "most": most})
    return None


def in_reserve(g: Salvation, kind: str, *, found: bool = False) -> str | None:
    """The next figure of a type that may come in; a found one may rise from the graveyard (SAL-RUL-83)."""
    piles = (g.reserve, g.graveyard) if found else (g.reserve,)
    return next((figure for pile in piles for figure in pile if kind_of(figure) == kind), None)


def put(g: Salvation, figure: str, sector: str) -> None:
    """Put a figure on the board."""
    (g.reserve if figure in g.reserve else g.graveyard).remove(figure)
    g.units[figure] = Unit(figure, sector)


def remove(g: Salvation, unit: Unit, *, in_battle: bool = False) -> None:
    """Take a figure off the board (SAL-DAMAGE-03, SAL-OPT-04)."""
    del g.units[unit.id]
    lost = in_battle and unit.side == "resistance" and "no-return" in g.rules
    pile = g.graveyard if lost else g.reserve
    pile.append(unit.id)
    pile.sort()
    if in_battle and unit.side == "skynet":
        g.fallen.append(unit.kind)


def unlike(units: Iterable[Unit]) -> list[Unit]:
    """One of each: figures that nothing tells apart need not be offered twice (SAL-RUL-32)."""
    return list({unit.looks: unit for unit in reversed(list(units))}.values())[::-1]
