"""Line of Sight and Range, exactly: whole numbers only, no tolerance.

Sight is a straight line from any point of one hex to any point of another that touches nothing closed: no red or solid
hex, no Wall, no void, not even with a corner (RISE-RULING-11). Because all that blocks is closed, a free line can
always be shaken a little: so it may be taken to run through the inside of free hexes only, and from each to the next
through the inside of an open edge. Sight therefore exists exactly if there is a row of free hexes and a straight line
that has the left ends of all the edges between them on its left and the right ends on its right.

The search walks from pane to pane (a hex, or a half of one that a Wall cuts) and keeps the two outermost such lines.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from bot.engine.boards.hexes import DIRECTIONS, Hex, distance, parse
from bot.games.rise.box.ground import EDGES, UNIT, Ground, Spot

Line: TypeAlias = tuple[Spot, Spot]


class Gap(NamedTuple):
    """An open edge as seen from a pane: its ends, and the pane and hex behind it."""

    left: Spot
    right: Spot
    pane: int
    hex: str


class Beam(NamedTuple):
    """All straight lines through a row of gaps: the ends they must pass, and the outermost two of them."""

    pane: int
    lefts: tuple[Spot, ...]
    rights: tuple[Spot, ...]
    leftmost: Line
    rightmost: Line


def hex_distance(a: tuple[str, ...], b: tuple[str, ...]) -> int:
    """The Range: the steps on the bare grid between the nearest hexes of two figures (RISE-RULING-10, -52)."""
    if len(a) == len(b) == 1:
        return distance(parse(a[0]), parse(b[0]))
    return min(distance(parse(here), parse(there)) for here in a for there in b)


def sees(ground: Ground, red: frozenset[str], a: tuple[str, ...], b: tuple[str, ...]) -> bool:
    """Whether a line of sight joins any hex of one figure to any hex of the other (RISE-LOS-01).

    Their own hexes never block, red or not (RISE-RULING-13): a line across one of them might as well begin there.
    """
    known = _sight(ground, red)
    if len(a) == len(b) == 1:
        return known.between(a[0], b[0])
    return any(known.between(here, there) for here in a for there in b)


def reaches(ground: Ground, red: frozenset[str], a: tuple[str, ...], b: tuple[str, ...], least: int, most: int) -> bool:
    """Whether some hex of one figure has some hex of the other both in Range and in sight (RISE-RULING-52)."""
    known = _sight(ground, red)
    return any(
        least <= distance(parse(here), parse(there)) <= most and known.between(here, there) for here in a for there in b
    )


class Sight:
    """What can be seen on a map while the same hexes are red."""

    def __init__(self, ground: Ground, red: frozenset[str]) -> None:
        self.ground = ground
        self.shut = red | ground.red
        self.panes = _panes(ground)
        self.known: dict[tuple[str, str], bool] = {}

    def between(self, a: str, b: str) -> bool:
        """Whether two hexes see each other; solid hexes and those beyond the map see nothing."""
        key = (a, b) if a < b else (b, a)
        seen = self.known.get(key)
        if seen is None:
            seen = self.known[key] = self.panes.of.keys() >= {a, b} and self._look(a, b)
        return seen

    def _look(self, a: str, b: str) -> bool:
        """Whether two hexes see each other."""
        if a == b or b in self.ground.adjacent[a]:
            return True
        if self._straight(a, b):
            return True
        # The end with fewer ways out is the better start: there is less to follow.
        start, goal = sorted((a, b), key=self._ways_out)
        return self._search(start, goal)

    def _straight(self, start: str, goal: str) -> bool:
        """Whether the line from centre to centre is free: the commonest case, and quickly found."""
        if len(self.panes.of[start]) > 1:
            return False  # a Wall runs through the centre
        gaps, shut = self.panes.gaps, self.shut
        (ax, ay), (bx, by) = _spot(parse(start)), _spot(parse(goal))
        x, y = bx - ax, by - ay
        pane = self.panes.of[start][0]
        while gap := next((gap for gap in gaps[pane] if _crosses(ax, ay, x, y, gap)), None):
            if gap.hex == goal or gap.hex in shut:
                return gap.hex == goal
            pane = gap.pane
        return False

    def _ways_out(self, name: str) -> int:
        """The number of gaps of a hex."""
        return sum(len(self.panes.gaps[pane]) for pane in self.panes.of[name])

    def _search(self, start: str, goal: str) -> bool:
        """Follow all rows of gaps that a straight line from start to goal can cross."""
        gaps, shut, middle = self.panes.gaps, self.shut, _spot(parse(goal))
        beams = [_first(gap) for pane in self.panes.of[start] for gap in gaps[pane] if gap.hex not in shut]
        while beams:
            beam = beams.pop()
            if not _meets(beam, middle):
                continue
            for gap in gaps[beam.pane]:
                if gap.hex in shut and gap.hex != goal:
                    continue
                if narrowed := _through(beam, gap):
                    if gap.hex == goal:
                        return True
                    beams.append(narrowed)
        return False


def _crosses(ax: int, ay: int, x: int, y: int, gap: Gap) -> bool:
    """Whether the line from a point in a direction leaves through the inside of a gap."""
    left, right, _, _ = gap
    return y * (left[0] - ax) > x * (left[1] - ay) and y * (right[0] - ax) < x * (right[1] - ay)


def _first(gap: Gap) -> Beam:
    """All lines through one gap; the outermost run along its edge."""
    left, right, pane, _ = gap
    return Beam(pane, (left,), (right,), (right, left), (left, right))


def _through(beam: Beam, gap: Gap) -> Beam | None:
    """Keep the lines that also cross this gap, if there are any."""
    _, lefts, rights, leftmost, rightmost = beam
    left, right, pane, _ = gap
    new_left, new_right = left != lefts[-1], right != rights[-1]
    if (new_left and _side(rightmost, left) <= 0) or (new_right and _side(leftmost, right) >= 0):
        return None
    if new_left:
        lefts = (*lefts, left)
    if new_right:
        rights = (*rights, right)
    if new_left and _side(leftmost, left) < 0:
        leftmost = (_outermost(left, rights, 1), left)
    if new_right and _side(rightmost, right) > 0:
        rightmost = (_outermost(right, lefts, -1), right)
    return Beam(pane, lefts, rights, leftmost, rightmost)


def _outermost(end: Spot, ends: tuple[Spot, ...], side: Literal[1, -1]) -> Spot:
    """The point from which the line to this end has no other point on that side (1 is left)."""
    found = ends[0]
    for other in ends:
        if _side((found, end), other) * side > 0:
            found = other
    return found


def _side(line: Line, spot: Spot) -> int:
    """On which side of a line a point lies: more than 0 is left."""
    (ax, ay), (bx, by) = line
    x, y = spot
    return (by - ay) * (x - ax) - (bx - ax) * (y - ay)


def _meets(beam: Beam, middle: Spot) -> bool:
    """Whether a hex is neither wholly to the left nor wholly to the right of all lines of a beam."""
    _, _, _, leftmost, rightmost = beam
    return _side(rightmost, middle) + _width(rightmost) > 0 > _side(leftmost, middle) - _width(leftmost)


def _width(line: Line) -> int:
    """What `_side` adds from a hex's centre to its outermost corner."""
    (ax, ay), (bx, by) = line
    x, y = bx - ax, by - ay
    return 2 * max(abs(x - y), abs(x + 2 * y), abs(2 * x + y))


def _spot(hex: Hex, offset: Spot = (0, 0)) -> Spot:
    """A point of a hex by where it lies from its centre."""
    return (hex.q * UNIT + offset[0], hex.r * UNIT + offset[1])


class Panes(NamedTuple):
    """The free pieces of a map and the gaps between them."""

    of: dict[str, tuple[int, ...]]
    gaps: tuple[tuple[Gap, ...], ...]


@lru_cache(maxsize=64)
def _sight(ground: Ground, red: frozenset[str]) -> Sight:
    """Keep what was seen, as long as the same hexes are red."""
    return Sight(ground, red)


@lru_cache(maxsize=32)
def _panes(ground: Ground) -> Panes:
    """Cut a map into panes; red hexes are left in, since they come and go."""
    of: dict[str, tuple[int, ...]] = {}
    count = 0
    for name, cell in ground.cells.items():
        if not cell.solid:
            size = 2 if name in ground.cuts else 1
            of[name] = tuple(range(count, count + size))
            count += size
    gaps: list[list[Gap]] = [[] for _ in range(count)]
    for name in of:
        here = parse(name)
        for way, there in zip(DIRECTIONS, here.neighbours(), strict=True):
            if there.name in ground.adjacent[name] and there.name in of:
                for mine, theirs, left, right in _meet(ground, name, there.name, way):
                    gap = Gap(_spot(here, left), _spot(here, right), of[there.name][theirs], there.name)
                    gaps[of[name][mine]].append(gap)
    return Panes(of, tuple(tuple(found) for found in gaps))


def _meet(ground: Ground, here: str, there: str, way: Spot) -> list[tuple[int, int, Spot, Spot]]:
    """The stretches of the edge between two cells: the pane of each cell on it, and its ends."""
    left, right = EDGES[way]
    mine, theirs = _halves(ground, here, way), _halves(ground, there, (-way[0], -way[1]))[::-1]
    if len(mine) == len(theirs) == 1:
        return [(mine[0], theirs[0], left, right)]
    middle = ((left[0] + right[0]) // 2, (left[1] + right[1]) // 2)
    return [(mine[0], theirs[0], left, middle), (mine[-1], theirs[-1], middle, right)]


def _halves(ground: Ground, name: str, way: Spot) -> tuple[int, ...]:
    """Which panes of a cell lie along one of its edges, from left to right."""
    match ground.cuts.get(name):
        case "across":
            return (0 if way in ((0, -1), (1, -1), (-1, 0)) else 1,)
        case "upright":
            return {0: (0, 1) if way == (0, -1) else (1, 0), 1: (1,), -1: (0,)}[way[0]]
        case _:
            return (0,)
