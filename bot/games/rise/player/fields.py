"""How far it is to what a player of Vigil's wants: fields of distances over the map, for feet and for wheels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import combinations

from bot.engine.boards.hexes import Hex, parse
from bot.games.rise.box.ground import Blocks, Ground, pair
from bot.games.rise.rules.actions.trucking import DIAGONALS
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.state import Rise, Truck

DOOR = 5
"""What a closed Door on the way counts: somebody has to open it."""
FAR = 40
"""The distance of whatever cannot be reached."""


def walking(g: Rise, goals: Iterable[str]) -> dict[str, int]:
    """What it costs from each hex to walk to the nearest goal, figures left out."""
    return _walking(figures.ground(g), figures.blocks(g), frozenset(goals))


@lru_cache(maxsize=512)
def _walking(ground: Ground, blocks: Blocks, goals: frozenset[str]) -> dict[str, int]:
    """Spread out from the goals, through closed Doors at a price."""
    land = paths.terrain(ground, blocks.opened(), boards=True)
    left: dict[str, int] = {}
    queue = [(0, goal) for goal in sorted(goals)]
    while queue:
        cost, here = heappop(queue)
        if here in left:
            continue
        left[here] = cost
        step = land.cost.get(here)
        if step is None:
            continue
        step += DOOR if here in blocks.doors else 0
        for before in land.links[here]:
            if before not in left:
                heappush(queue, (cost + step, before))
    return left


def driving(g: Rise, zones: Iterable[str], *, doors: bool = False) -> dict[str, int]:
    """The number of steps of the Truck from each position of its driver to these Zones, figures left out."""
    now = figures.blocks(g)
    filled = now.red | now.yellow | figures.ground(g).yellow
    return _driving(figures.ground(g), filled - now.doors if doors else filled, frozenset(zones))


@lru_cache(maxsize=64)
def _driving(ground: Ground, filled: frozenset[str], zones: frozenset[str]) -> dict[str, int]:
    """Spread out from every position in the Zones."""
    free = ground.full - filled
    ring = [hex for zone in sorted(zones) for hex in ground.zones[zone] if _stands(ground, free, hex)]
    steps = dict.fromkeys(ring, 0)
    for here in ring:
        for there in _rolls(ground, free, here):
            if there not in steps:
                steps[there] = steps[here] + 1
                ring.append(there)
    return steps


def _rolls(ground: Ground, free: frozenset[str], here: str) -> Iterator[str]:
    """The positions one step on."""
    at = parse(here)
    old = figures.truck_hexes(Truck("armed", here))
    for q, r in DIAGONALS:
        there = Hex(at.q + q, at.r + r).name
        new = figures.truck_hexes(Truck("armed", there))
        swept = (pair(old[place], new[place]) for place in new)
        if _stands(ground, free, there) and ground.walls.isdisjoint(swept):
            yield there


def _stands(ground: Ground, free: frozenset[str], driver: str) -> bool:
    """Whether the Truck has room with its driver here."""
    hexes = figures.truck_hexes(Truck("armed", driver)).values()
    return free.issuperset(hexes) and ground.walls.isdisjoint(pair(a, b) for a, b in combinations(hexes, 2))
