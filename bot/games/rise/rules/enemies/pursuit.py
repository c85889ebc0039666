"""How Enemies move: the options that the rules leave to the team (RISE-RULING-55, -58)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from bot.engine.boards.graph import reach as spread
from bot.games.rise.box.ground import Blocks, Ground
from bot.games.rise.rules.map.paths import FAR, Figures, Terrain, field, hunting, in_reach, nearest
from bot.games.rise.rules.map.sight import hex_distance


class Stop(msgspec.Struct, frozen=True):
    """Where an Enemy may end its move."""

    at: str
    path: tuple[str, ...]
    """The way there, from the hex it leaves; that hex alone if it stays."""
    spent: int = 0


class EnemyMove(msgspec.Struct, frozen=True):
    """What an Enemy may do: whom it goes for, and where that takes it. Both may be asked of the team."""

    targets: tuple[str, ...] = ()
    """The nearest friends, several if equally near; none if it has no reason to move (RISE-EMOVE-04, -09)."""
    options: dict[str, tuple[Stop, ...]] = {}
    """For each of them, the hexes where the move may end (RISE-EMOVE-10)."""


class Hunter(NamedTuple):
    """An Enemy that moves towards one friend."""

    ground: Ground
    blocks: Blocks
    start: tuple[str, ...]
    """Its hex, or all half-hexes of its Entrance (RISE-RULING-52)."""
    move: int
    range: int
    flies: bool
    stops: bool
    """Whether it stops as soon as it has the friend in Range and Line of Sight (RISE-EMOVE-05, -06)."""
    friend: str
    figures: Figures

    @property
    def shut(self) -> frozenset[str]:
        """The friends in its way; it passes Enemies and Downed figures (RISE-RULING-55, -56)."""
        return self.figures.friends - {self.friend}

    def content(self, hex: str) -> bool:
        """Whether it goes no further than this hex."""
        return self.stops and in_reach(self.ground, self.blocks, (hex,), self.range, self.friend)


class Chase(NamedTuple):
    """All cheapest paths of an Enemy to one hex; `left` tells what the way from each hex still costs."""

    hunter: Hunter
    land: Terrain
    left: dict[str, int]
    barred: frozenset[str]
    """Hexes on the paths that it cannot enter: it stops before them."""
    total: int

    def heads(self) -> list[str]:
        """The hexes from which the paths set out."""
        return sorted(hex for hex in self.hunter.start if self.left.get(hex) == self.total)

    def onward(self, here: str) -> list[str]:
        """The next hexes on the paths."""
        steps = self.land.steps(here, self.hunter.shut)
        return sorted(to for to, cost in steps if self.left.get(to, FAR) + cost == self.left[here])

    def enters(self, hex: str) -> bool:
        """Whether its Movement lasts for a hex on the paths (RISE-RULING-57)."""
        return hex not in self.barred and self.total - self.left[hex] <= self.hunter.move

    def stop(self, path: tuple[str, ...]) -> Stop:
        """Make an option of the path to a hex; at an Entrance it is one place, whichever half-hex the path left."""
        if len(path) == 1:
            return Stop(self.hunter.start[0], self.hunter.start[:1])
        return Stop(path[-1], path, self.total - self.left[path[-1]])

    def early(self) -> dict[str, Stop]:
        """The first hex on each path where it may stand and has its target (RISE-RULING-55, step 5)."""
        heads = self.heads()
        found: dict[str, Stop] = {}
        seen = set(heads)
        queue: deque[tuple[str, ...]] = deque((head,) for head in heads)
        while queue:
            path = queue.popleft()
            for to in self.onward(path[-1]):
                if to in seen or not self.enters(to):
                    continue
                seen.add(to)
                if not self.hunter.figures.taken(to) and self.hunter.content(to):
                    found[to] = self.stop((*path, to))
                else:
                    queue.append((*path, to))
        return found

    def furthest(self) -> dict[str, Stop]:
        """The last hex on each path that it gets to and may stand on (RISE-RULING-55, step 6)."""
        found: dict[str, Stop] = {}
        queue: deque[tuple[tuple[str, ...], tuple[str, ...]]] = deque(((head,), (head,)) for head in self.heads())
        seen: set[tuple[str, str]] = set()
        while queue:
            path, stood = queue.popleft()
            onward = self.onward(path[-1])
            for to in onward:
                if self.enters(to):
                    there = (*path, to)
                    last = stood if self.hunter.figures.taken(to) else there
                    if (to, last[-1]) not in seen:
                        seen.add((to, last[-1]))
                        queue.append((there, last))
            if not onward or not all(map(self.enters, onward)):
                stop = self.stop(stood)
                found.setdefault(stop.at, stop)
        return found


def enemy_moves(
    ground: Ground,
    blocks: Blocks,
    start: tuple[str, ...],
    move: int,
    range_: int,
    targets: Mapping[str, str],
    figures: Figures,
    *,
    flies: bool = False,
    stops: bool = True,
) -> EnemyMove:
    """Whom an Enemy moves towards and where it may stop (RISE-EMOVE-03..18).

    With `stops` off it neither stays nor stops because it has a target (RISE-RULING-30, RISE-EMOVE-06).
    """
    if stops and any(in_reach(ground, blocks, start, range_, at) for at in targets.values()):
        return EnemyMove()
    ids = nearest(ground, blocks, start, targets, flies=flies)
    hunters = {id: Hunter(ground, blocks, start, move, range_, flies, stops, targets[id], figures) for id in ids}
    return EnemyMove(ids, {id: _options(hunter) for id, hunter in hunters.items()})


def _options(hunter: Hunter) -> tuple[Stop, ...]:
    """Follow the cheapest paths; those that are shut lead to the Doors, or merely closer (RISE-RULING-58)."""
    chases = [_to_friend(hunter, hunter.blocks)]
    if chases[0].total == FAR:
        chases = [_to_friend(hunter, hunter.blocks.opened())]
    if chases[0].total == FAR:
        chases = list(_closer(hunter))
    early = {at: stop for chase in chases for at, stop in chase.early().items()}
    found = early or {at: stop for chase in chases for at, stop in chase.furthest().items()}
    return tuple(found[at] for at in sorted(found)) or (Stop(hunter.start[0], hunter.start[:1]),)


def _to_friend(hunter: Hunter, blocks: Blocks) -> Chase:
    """The cheapest paths to the friend; what is shut in truth but not in these blocks bars them."""
    land = hunting(hunter.ground, blocks, hunter.friend, flies=hunter.flies)
    left = field(land, hunter.friend, 1, hunter.shut)
    barred = hunter.blocks.outside | {hunter.friend}
    return Chase(hunter, land, left, barred, _total(hunter, left))


def _closer(hunter: Hunter) -> Iterator[Chase]:
    """The paths to the free hexes nearest to a friend whom no path leads to, if they are nearer than the start."""
    land = hunting(hunter.ground, hunter.blocks, hunter.friend, flies=hunter.flies)
    costs: dict[str, int] = {}
    for head in hunter.start:
        for hex, cost in spread(head, lambda here: land.steps(here, hunter.shut), hunter.move).items():
            costs[hex] = min(cost, costs.get(hex, FAR))
    ranks = {
        hex: (hex_distance((hex,), (hunter.friend,)), cost)
        for hex, cost in costs.items()
        if not hunter.figures.taken(hex)
    }
    best = min(ranks.values(), default=(FAR, FAR))
    if best[0] < hex_distance(hunter.start, (hunter.friend,)):
        for goal in (hex for hex, rank in ranks.items() if rank == best):
            left = field(land, goal, land.cost[goal], hunter.shut)
            yield Chase(hunter, land, left, hunter.blocks.outside, _total(hunter, left))


def _total(hunter: Hunter, left: dict[str, int]) -> int:
    """What the whole way costs, or None if there is no way."""
    return min((left[hex] for hex in hunter.start if hex in left), default=FAR)
