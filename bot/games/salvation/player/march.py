"""Planning a march: the best moves one by one, or an assault by several at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeAlias

from bot.games.salvation.box.cards import Move
from bot.games.salvation.player.mind import Mind
from bot.games.salvation.rules.board.planning import within_kinds
from bot.games.salvation.rules.board.routes import best, routes
from bot.games.salvation.rules.board.units import limit
from bot.games.salvation.state import Unit

Step: TypeAlias = tuple[Unit, str]
Looks: TypeAlias = tuple[object, ...]
"""What tells a unit from others."""
CROSSING = 1.5
"""What each contested sector on the way costs in the mind of a planner."""
MOST = 3
"""The units that a card moves at most."""


class Orders(NamedTuple):
    """A march as it should go: its worth, who goes where, and where else each may go; units by their looks."""

    worth: float
    steps: tuple[tuple[Looks, str], ...]
    goals: dict[Looks, list[str]]


class March:
    """The moves that a card of a number allows, and what they are worth."""

    def __init__(self, mind: Mind, number: int) -> None:
        self.mind = mind
        self.planned = {route.unit: route.way[-1] for route in mind.g.plan}
        self.units = [unit for unit in mind.g.of(mind.side) if number not in unit.acted and unit.id not in self.planned]
        for id, goal in self.planned.items():
            mind.send(mind.g.units[id], goal)
        self._alone: dict[Looks, list[tuple[float, str]]] = {}
        self._orders: dict[str, Orders] = {}

    def orders(self, action: Move) -> Orders:
        """The best plan that a card allows."""
        if action.id not in self._orders:
            worth, steps = self.plan(action)
            able = [unit for unit in self.units if not action.kinds or unit.kind in action.kinds]
            goals = {unit.looks: [goal for _, goal in self.alone(unit)] for unit in able}
            self._orders[action.id] = Orders(worth, tuple((unit.looks, goal) for unit, goal in steps), goals)
        return self._orders[action.id]

    def alone(self, unit: Unit) -> list[tuple[float, str]]:
        """What a unit gains by going to each place by itself, the best first."""
        looks = unit.looks
        found = self._alone.get(looks)
        if found is None:
            worth = ((self.mind.gain([(unit, goal)]) - cost, goal) for goal, cost in self._goals(unit))
            found = self._alone[looks] = sorted(worth, reverse=True)
        return found

    def _goals(self, unit: Unit) -> Iterator[tuple[str, float]]:
        """Where a unit can go and stay whatever happens on the way, and what the way there costs."""
        mind = self.mind
        for goal, way in best(mind.g, unit, list(routes(mind.g, unit))).items():
            met = [sector for sector in way[:-1] if mind.theirs.get(sector)]
            if self.room(goal) > 0 and all(self.room(sector) >= MOST for sector in met):
                yield goal, CROSSING * len(met)

    def room(self, sector: str) -> int:
        """How many more of ours may stand in a sector."""
        return limit(self.mind.g, sector, self.mind.side) - len(self.mind.ours.get(sector, ()))

    def plan(self, action: Move) -> tuple[float, list[Step]]:
        """The best plan that a card allows, and its worth: it may be one that costs."""
        kinds = [self.mind.g.units[id].kind for id in self.planned]
        fit = [unit for unit in self.units if within_kinds(action, [*kinds, unit.kind]) and self.alone(unit)]
        singly = self._singly(action, kinds, fit)
        assaults = (self._assault(action, kinds, fit, goal) for goal in sorted(self.mind.theirs))
        worth, steps = max((singly, *assaults), key=lambda each: each[0])
        rest = [unit for unit in fit if unit not in (each for each, _ in steps)]
        more = self._singly(action, [*kinds, *(unit.kind for unit, _ in steps)], rest, {goal for _, goal in steps})
        return (worth + more[0], steps + more[1]) if steps and more[0] > 0 else (worth, steps)

    def _singly(
        self, action: Move, kinds: list[str], fit: list[Unit], others: Iterable[str] = ()
    ) -> tuple[float, list[Step]]:
        """Take the moves that are good by themselves, the best first, no two to one place."""
        ranked = sorted(fit, key=lambda unit: -self.alone(unit)[0][0])
        worth, steps, taken = 0.0, list[Step](), set(others)
        for unit in ranked:
            found = next(((gain, goal) for gain, goal in self.alone(unit) if goal not in taken), None)
            if not found or not within_kinds(action, [*kinds, *(each.kind for each, _ in steps), unit.kind]):
                continue
            if found[0] > 0 or not (steps or self.planned):
                worth += found[0]
                steps.append((unit, found[1]))
                taken.add(found[1])
        return (worth, steps) if steps else (float("-inf"), [])

    def _assault(self, action: Move, kinds: list[str], fit: list[Unit], goal: str) -> tuple[float, list[Step]]:
        """Bring the strongest units that a card allows against the enemies in one sector."""
        able = [unit for unit in fit if any(to == goal for _, to in self.alone(unit))]
        steps = list[Step]()
        for unit in sorted(able, key=lambda each: -self.mind.fighter(each).worth):
            chosen = [*kinds, *(each.kind for each, _ in steps), unit.kind]
            if len(steps) < self.room(goal) and within_kinds(action, chosen):
                steps.append((unit, goal))
        if len(steps) < 2:
            return float("-inf"), []
        return self.mind.gain(steps), steps
