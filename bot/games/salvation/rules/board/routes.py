"""Routes: which borders a unit may cross, how far it gets, and the way it takes if only its goal is named."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from bot.games.salvation.box.content import AROUND, NUMBER, UNITS
from bot.games.salvation.box.shapes import Side
from bot.games.salvation.rules import rulings
from bot.games.salvation.rules.board.units import barred_from, movement
from bot.games.salvation.state import Salvation, Unit, enemy

Way: TypeAlias = tuple[str, ...]
"""The sectors of a route without its start, its goal last."""


class Allowance(NamedTuple):
    """The borders that a unit may still cross this turn: anywhere, or if it keeps to roads (SAL-ROAD-02)."""

    anywhere: int
    by_road: int


class Drawn(NamedTuple):
    """A route on the printed map, and whether it keeps to roads."""

    way: Way
    by_road: bool


def allowance(g: Salvation, unit: Unit) -> Allowance:
    """What is left of a unit's Movement, which is per turn across all cards (SAL-RUL-13)."""
    anywhere, by_road = movement(g, unit.kind)
    crossed, strayed = (unit.crossed, unit.strayed) if rulings.MOVEMENT_PER_TURN else (0, False)
    left = max(0, anywhere - crossed)
    return Allowance(left, left if strayed else max(0, by_road - crossed))


def roads_lost(g: Salvation, side: Side) -> set[str]:
    """The sectors whose roads a side cannot use (SAL-TERRAIN-OFFROAD-01, SAL-RUL-14, SAL-RUL-15)."""
    lost = {sector for sector, open_ones in g.terrain.items() if "off-road" in open_ones}
    if side == "skynet":
        lost.update(lies.at for effect, lies in g.lasting() if effect.blows_roads)
    return lost


def is_road(g: Salvation, side: Side, here: str, there: str) -> bool:
    """Whether crossing between two sectors is a road crossing (SAL-RUL-14)."""
    return AROUND[here][there] == "road" and not {here, there} & roads_lost(g, side)


def contested(g: Salvation, side: Side, sector: str) -> bool:
    """Whether a side's units that enter a sector meet enemy units there (SAL-RUL-22)."""
    return any(unit.at == sector and unit.side != side for unit in g.units.values())


def routes(g: Salvation, unit: Unit) -> Iterator[Way]:
    """Every route that a unit may take now, the shortest first, then by sector numbers."""
    left = allowance(g, unit)
    lost = roads_lost(g, unit.side)
    foggy = {sector for sector in g.terrain if barred_from(g, unit.kind, sector)}
    for way, by_road in drawn(unit.at, left, UNITS[unit.kind].flyer):
        if len(way) > left.anywhere and not (by_road and not lost & {unit.at, *way}):
            continue
        if not (foggy and foggy & set(way)):
            yield way


@cache
def drawn(start: str, left: Allowance, flyer: bool) -> tuple[Drawn, ...]:
    """Every route on the printed map within an allowance, no sector twice (SAL-RUL-17)."""
    found: list[Drawn] = []
    edge: list[Drawn] = [Drawn((), True)]
    for steps in range(1, max(left) + 1):
        longer = []
        for way, by_road in edge:
            here = way[-1] if way else start
            for there, kind in AROUND[here].items():
                road = by_road and kind == "road"
                if there == start or there in way or (kind == "mountain" and not flyer):
                    continue
                if steps <= left.anywhere or (road and steps <= left.by_road):
                    longer.append(Drawn((*way, there), road))
        edge = longer
        found += sorted(edge, key=lambda each: [NUMBER[sector] for sector in each.way])
    return tuple(found)


def best(g: Salvation, unit: Unit, ways: list[Way]) -> dict[str, Way]:
    """The way to each goal: fewest contested sectors, fewest crossings, lowest numbers (SAL-RUL-17)."""
    enemies = {other.at for other in g.of(enemy(unit.side))}
    found: dict[str, tuple[int, Way]] = {}
    for way in ways:
        met = sum(sector in enemies for sector in way)
        if way[-1] not in found or met < found[way[-1]][0]:
            found[way[-1]] = (met, way)
    return {goal: way for goal, (_, way) in sorted(found.items(), key=lambda item: NUMBER[item[0]])}


def steps(g: Salvation, unit: Unit, ways: list[Way]) -> tuple[dict[str, tuple[tuple[str, int], ...]], int]:
    """Write the routes as steps with a cost and a budget, such that just the routes that are allowed fit it.

    With a borders anywhere or b by road, a road costs a and any other crossing b, of a budget of a times b.
    """
    anywhere, by_road = allowance(g, unit)
    plain_cost, road_cost, budget = (by_road, anywhere, anywhere * by_road) if anywhere else (by_road + 1, 1, by_road)
    found: dict[str, dict[str, int]] = {}
    for way in ways:
        for here, there in zip((unit.at, *way), way, strict=False):
            cost = road_cost if is_road(g, unit.side, here, there) else plain_cost
            found.setdefault(here, {})[there] = cost
    return {here: tuple(near.items()) for here, near in found.items()}, budget


def without_loops(start: str, way: Way) -> Way:
    """Cut the loops out of a way that was walked: no sector twice (SAL-RUL-17)."""
    kept = [start]
    for sector in way:
        if sector in kept:
            del kept[kept.index(sector) + 1 :]
        else:
            kept.append(sector)
    return tuple(kept[1:])
