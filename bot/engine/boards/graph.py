"""Ways through a board: distances, reach and cheapest paths over any graph with costs."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from heapq import heappop, heappush
from types import MappingProxyType
from typing import TypeAlias

Ways: TypeAlias = Callable[[str], Iterable[tuple[str, int]]]
"""From a space: the next spaces and what entering each costs."""


def reach(start: str, ways: Ways, budget: int) -> dict[str, int]:
    """Every space within the budget and its least cost, the start included at 0."""
    costs: dict[str, int] = {}
    queue = [(0, start)]
    while queue:
        cost, here = heappop(queue)
        if here in costs:
            continue
        costs[here] = cost
        for there, step in ways(here):
            if there not in costs and cost + step <= budget:
                heappush(queue, (cost + step, there))
    return costs


Shunned: TypeAlias = Mapping[str, int]
"""Spaces that are better not entered: of ways that cost the same, the one with least of them is gone."""


def routes(start: str, ways: Ways, shun: Shunned = MappingProxyType({})) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every space that can be reached with the cheapest path to it, the nearest first.

    Among equals it is the path that enters least of what is shunned, then the first by name: always the same one.
    """
    done: set[str] = set()
    queue: list[tuple[int, int, tuple[str, ...], str]] = [(0, 0, (), start)]
    while queue:
        cost, shunned, path, here = heappop(queue)
        if here in done:
            continue
        done.add(here)
        yield here, path
        for there, step in ways(here):
            if there not in done:
                heappush(queue, (cost + step, shunned + shun.get(there, 0), (*path, there), there))


def shortest(start: str, end: str, ways: Ways, shun: Shunned = MappingProxyType({})) -> tuple[str, ...] | None:
    """The cheapest path without its start, chosen among equals as `routes` does."""
    return next((path for here, path in routes(start, ways, shun) if here == end), None)


HOME = ""
"""The name of the start as the end of a round trip."""


def returning(start: str, ways: Ways) -> Ways:
    """The same ways, but for coming back to the start: it ends at `HOME`, where nothing leads on."""
    return lambda here: ((HOME if there == start else there, step) for there, step in (ways(here) if here else ()))


def round_trip(start: str, ways: Ways, shun: Shunned = MappingProxyType({})) -> tuple[str, ...] | None:
    """The cheapest path out of a space and back to it, told as `shortest` tells it."""
    path = shortest(start, HOME, returning(start, ways), shun)
    return (*path[:-1], start) if path else None


def distances(start: str, neighbours: Callable[[str], Iterable[str]]) -> dict[str, int]:
    """The number of steps from a space to every space that can be reached."""
    steps = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in neighbours(here):
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


def nearest(start: str, goals: Iterable[str], neighbours: Callable[[str], Iterable[str]]) -> tuple[str, ...]:
    """All goals at the least distance, sorted; none if none can be reached."""
    steps = distances(start, neighbours)
    within = [(steps[goal], goal) for goal in set(goals) if goal in steps]
    least = min(within, default=None)
    return () if least is None else tuple(sorted(goal for step, goal in within if step == least[0]))
