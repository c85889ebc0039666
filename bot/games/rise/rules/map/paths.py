"""Ways over the ground: what a step costs, how far a Character gets, how near a friend is to an Enemy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from bot.engine.boards.graph import reach as spread
from bot.games.rise.box.ground import Blocks, Ground
from bot.games.rise.rules.map.sight import hex_distance, reaches

YELLOW_COST = 2
"""What entering a yellow hex costs (RISE-OBST-02)."""
FAR = 10**6
"""More than any path costs; what cannot be reached at all is compared by hex distance (RISE-RULING-54)."""


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """Who stands where, the one who moves left out."""

    enemies: frozenset[str] = frozenset()
    friends: frozenset[str] = frozenset()
    """Standing Characters and Allies."""
    downed: frozenset[str] = frozenset()

    def taken(self, hex: str) -> bool:
        """Whether anybody is there, so that nobody else may end a move there (RISE-RULING-16, RISE-EMOVE-14)."""
        return hex in self.enemies or hex in self.friends or hex in self.downed


class Route(msgspec.Struct, frozen=True):
    """A way to a hex: the hexes entered, and what they cost together."""

    path: tuple[str, ...]
    cost: int


class Terrain(msgspec.Struct, frozen=True, eq=False):
    """The steps that the ground allows, figures left out. One object per ground and blocks, cached by identity."""

    links: dict[str, tuple[str, ...]]
    """The cells that nothing parts from each cell."""
    cost: dict[str, int]
    """What entering each hex costs; a cell that is not in it cannot be entered."""

    def steps(self, here: str, shut: frozenset[str]) -> list[tuple[str, int]]:
        """The steps from a cell and their cost, none into the hexes that are shut."""
        return [(to, self.cost[to]) for to in self.links[here] if to in self.cost and to not in shut]


@lru_cache(maxsize=128)
def terrain(ground: Ground, blocks: Blocks, *, flies: bool = False, boards: bool = False) -> Terrain:
    """The steps for one who ignores yellow outlines (flies) or may enter the Truck (boards)."""
    shut = blocks.inside if boards else blocks.outside
    slow = frozenset() if flies else (ground.yellow | blocks.yellow) - blocks.truck
    links = {
        name: tuple(to for to in near if linked(ground, blocks, name, to)) for name, near in ground.adjacent.items()
    }
    return Terrain(links, {name: YELLOW_COST if name in slow else 1 for name in ground.full if name not in shut})


def linked(ground: Ground, blocks: Blocks, a: str, b: str) -> bool:
    """Whether two hexes are adjacent: no Wall between, and the Truck only across an arrow (RISE-RULING-81)."""
    if b not in ground.adjacent[a]:
        return False
    return (a in blocks.truck) == (b in blocks.truck) or (a, b) in blocks.arrows or (b, a) in blocks.arrows


def reach(
    ground: Ground, blocks: Blocks, start: str, movement: int, figures: Figures, *, flies: bool = False
) -> dict[str, Route]:
    """Every hex where a Character or Ally may end a Move, and a cheapest way there (RISE-MOVE-01..08)."""
    land = terrain(ground, blocks, flies=flies, boards=True)
    costs = spread(start, lambda here: land.steps(here, figures.enemies), movement)
    ends = (end for end in costs if end != start and not figures.taken(end))
    return {end: Route(_path(land, costs, end), costs[end]) for end in ends}


def _path(land: Terrain, costs: dict[str, int], end: str) -> tuple[str, ...]:
    """A cheapest path to a hex back through what every hex costs; among equals always the same."""
    path = [end]
    while costs[path[-1]] > land.cost[path[-1]]:
        before = costs[path[-1]] - land.cost[path[-1]]
        path.append(min(hex for hex in land.links[path[-1]] if costs.get(hex) == before))
    return tuple(reversed(path))


def route_cost(
    ground: Ground, blocks: Blocks, start: str, path: tuple[str, ...], figures: Figures, *, flies: bool = False
) -> int | None:
    """What a way costs a Character; none if a step of it cannot be taken (RISE-MOVE-02..08)."""
    land = terrain(ground, blocks, flies=flies, boards=True)
    spent, here = 0, start
    for to in path:
        step = dict(land.steps(here, figures.enemies)).get(to)
        if step is None:
            return None
        spent, here = spent + step, to
    return spent


def refuge(ground: Ground, blocks: Blocks, at: str, figures: Figures) -> tuple[str, ...]:
    """The nearest free hexes of its Zone to one who had to stop in another's hex (RISE-RULING-19)."""
    land = terrain(ground, blocks, boards=True)
    costs = spread(at, lambda here: land.steps(here, frozenset()), FAR)
    free = {
        name: cost
        for name, cost in costs.items()
        if name != at and ground.zone(name) == ground.zone(at) and not figures.taken(name)
    }
    return tuple(sorted(name for name, cost in free.items() if cost == min(free.values())))


@lru_cache(maxsize=1024)
def field(land: Terrain, goal: str, last: int, shut: frozenset[str]) -> dict[str, int]:
    """What the way from each cell to the goal costs at least, if the last step costs this much.

    Cells that cannot be entered have a value too where one could set out from them, as Enemies do from an Entrance.
    """
    left = {goal: 0}
    rings = [[goal], [], []]  # by cost; a step costs 1 or 2, so there are always two rings ahead
    for cost, ring in enumerate(rings):
        for here in ring:
            step = last if here == goal else land.cost.get(here)
            if left[here] < cost or step is None or (here in shut and here != goal):
                continue
            for before in land.links[here]:
                if cost + step < left.get(before, FAR):
                    left[before] = cost + step
                    rings[cost + step].append(before)
        if rings[-1] or rings[-2]:
            rings.append([])
    return left


def hunting(ground: Ground, blocks: Blocks, friend: str, *, flies: bool) -> Terrain:
    """The steps to a friend: one in the Truck is measured across its arrows (RISE-RULING-81)."""
    return terrain(ground, blocks, flies=flies, boards=friend in blocks.truck)


def path_distance(
    ground: Ground, blocks: Blocks, start: tuple[str, ...], friend: str, *, flies: bool = False
) -> int | None:
    """How far a friend is from an Enemy, figures ignored; none without a path (RISE-RULING-54)."""
    left = field(hunting(ground, blocks, friend, flies=flies), friend, 1, frozenset())
    return min((left[hex] for hex in start if hex in left), default=None)


def _how_far(ground: Ground, blocks: Blocks, start: tuple[str, ...], friend: str, *, flies: bool) -> tuple[int, int]:
    """A measure by which friends can be compared, reached or not (RISE-RULING-54)."""
    steps = path_distance(ground, blocks, start, friend, flies=flies)
    return (FAR, hex_distance(start, (friend,))) if steps is None else (steps, 0)


def nearest(
    ground: Ground, blocks: Blocks, start: tuple[str, ...], friends: Mapping[str, str], *, flies: bool = False
) -> tuple[str, ...]:
    """The ids of the nearest friends, several if equally near (RISE-EMOVE-09, -18)."""
    far = {id: _how_far(ground, blocks, start, at, flies=flies) for id, at in friends.items()}
    return tuple(sorted(id for id in far if far[id] == min(far.values())))


def arrival(
    ground: Ground, blocks: Blocks, entrance: tuple[str, ...], friends: Mapping[str, str], *, flies: bool = False
) -> tuple[str, ...]:
    """The half-hexes of an Entrance that are closest to the nearest friend (RISE-ENTRANCE-04)."""
    far = {
        half: min(_how_far(ground, blocks, (half,), at, flies=flies) for at in friends.values()) for half in entrance
    }
    return tuple(sorted(half for half in far if far[half] == min(far.values())))


def in_reach(ground: Ground, blocks: Blocks, start: tuple[str, ...], range_: int, at: str) -> bool:
    """Whether a figure is within Range and Line of Sight of another (RISE-RANGE-04, RISE-RULING-52)."""
    there = (at,)
    return reaches(ground, blocks.opaque(start, there), start, there, 0, range_)


def attackable(
    ground: Ground,
    blocks: Blocks,
    start: tuple[str, ...],
    range_: int,
    friends: Mapping[str, str],
    *,
    flies: bool = False,
) -> tuple[str, ...]:
    """The friends that an Enemy attacks from here, several if equally near (RISE-RULING-60)."""
    near = {id: at for id, at in friends.items() if in_reach(ground, blocks, start, range_, at)}
    return nearest(ground, blocks, start, near, flies=flies)
