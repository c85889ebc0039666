"""The wise aim: which enemies a roll can destroy, and which of them are worth most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bot.games.salvation.rules.board.units import defence, life, value
from bot.games.salvation.state import Salvation, Unit

FRESH = 0.125
"""What a unit that has not acted yet is worth more; sums of it are exact."""


def wise(g: Salvation, dice: list[int], targets: list[Unit]) -> list[tuple[int, Unit]]:
    """Pair dice with targets: destroy what is worth most, then spread the rest where it comes nearest."""
    doomed = next(iter(best_groups(g, dice, targets)), ())
    left = sorted(dice)
    aimed: list[tuple[int, Unit]] = []
    for unit in sorted(doomed, key=lambda each: defence(g, each)):
        for _ in range(life(g, unit)):
            die = next(die for die in left if die >= defence(g, unit))
            left.remove(die)
            aimed.append((die, unit))
    others = sorted((unit for unit in targets if unit not in doomed), key=lambda each: life(g, each))
    spared = ((die, next((unit for unit in others if die >= defence(g, unit)), None)) for die in left)
    return [*aimed, *((die, unit) for die, unit in spared if unit)]


def best_groups(g: Salvation, dice: list[int], targets: list[Unit]) -> Iterator[tuple[Unit, ...]]:
    """The groups of targets that these dice can destroy, the most valuable first."""
    groups = [
        group
        for count in range(len(targets), 0, -1)
        for group in combinations(targets, count)
        if can_destroy(g, dice, group)
    ]
    return iter(sorted(groups, key=lambda group: -sum(worth(g, unit) for unit in group)))


def can_destroy(g: Salvation, dice: list[int], group: tuple[Unit, ...]) -> bool:
    """Whether the dice are enough for a whole group: for each Defence, those at least as good for all as hard."""
    for least in {defence(g, unit) for unit in group}:
        needed = sum(life(g, unit) for unit in group if defence(g, unit) >= least)
        if sum(die >= least for die in dice) < needed:
            return False
    return True


def worth(g: Salvation, unit: Unit, *, fresh: bool | None = None) -> float:
    """How much the loss of a unit hurts: its Attack, its Strength, and a little for what it can still do."""
    fresh = not unit.acted if fresh is None else fresh
    return 2 * value(g, unit.kind, "attack") + value(g, unit.kind, "strength") + FRESH * fresh
