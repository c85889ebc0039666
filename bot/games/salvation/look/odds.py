"""The exact chances of a battle, when both sides aim their dice wisely: every roll is counted, none is tried out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import NamedTuple, TypeAlias

from bot.games.salvation.rules.board.aiming import worth
from bot.games.salvation.rules.board.units import attack, defence, life
from bot.games.salvation.state import Salvation, Unit

SIDES_OF_A_DIE = 6


class Fighter(NamedTuple):
    """A unit in a battle, as far as the dice care."""

    kind: str
    dice: int
    defence: int
    life: int
    worth: float


Group: TypeAlias = tuple[Fighter, ...]


class Toll(NamedTuple):
    """What a battle may be expected to cost."""

    lost: float
    """The worth of the units that whoever struck first loses."""
    won: float
    """The worth of the units that the other side loses."""
    cleared: float
    """The chance that the other side is wiped out."""
    wiped: float
    """The chance that whoever struck first is."""


def fighters(g: Salvation, units: Iterable[Unit], *, acting: bool = False) -> Group:
    """Units as fighters; those that act by a card of this stage are worth no more for what they could still do."""
    return tuple(
        Fighter(
            unit.kind,
            attack(g, unit),
            defence(g, unit),
            life(g, unit),
            worth(g, unit, fresh=not (acting or unit.acted)),
        )
        for unit in units
    )


def dice_of(group: Group) -> int:
    """The number of dice that a group rolls (SAL-COMBAT-03)."""
    return sum(fighter.dice for fighter in group)


@lru_cache(maxsize=20_000)
def strike(dice: int, bonus: int, targets: Group) -> dict[Group, int]:
    """The survivors of a strike, and how many of all equally likely rolls leave just them (SAL-COMBAT-04..09).

    Dice matter only by the Defences that they reach, so rolls are counted by how many dice reach each.
    """
    steps, options = aims(targets)
    reach = Counter(sum(face + bonus >= step for step in steps) for face in range(1, SIDES_OF_A_DIE + 1))
    found: dict[Group, int] = {}
    for reached, ways in spreads(dice, tuple(reach[n] for n in range(len(steps) + 1))):
        survivors = next((left for need, left in options if all(map(int.__le__, need, reached))), targets)
        found[survivors] = found.get(survivors, 0) + ways
    return found


@lru_cache(maxsize=20_000)
def aims(targets: Group) -> tuple[list[int], list[tuple[tuple[int, ...], Group]]]:
    """The Defences of targets, and each aim, the wisest first: the dice that it takes, and who is left."""
    steps = sorted({fighter.defence for fighter in targets})
    return steps, [(needs(group, steps), without(targets, group)) for group in preferred(targets)]


def without(targets: Group, doomed: Group) -> Group:
    """Those who are left of some targets."""
    gone = Counter(doomed)
    return tuple(fighter for fighter in targets if not gone[fighter] or gone.subtract([fighter]))


def preferred(targets: Group) -> list[Group]:
    """The groups that could be destroyed, in the order in which the wise aim prefers them."""
    groups = [group for count in range(len(targets), 0, -1) for group in combinations(targets, count)]
    return sorted(groups, key=lambda group: -sum(fighter.worth for fighter in group))


def needs(group: Group, steps: list[int]) -> tuple[int, ...]:
    """For each Defence how many dice must reach it to destroy a whole group."""
    return tuple(sum(fighter.life for fighter in group if fighter.defence >= step) for step in steps)


def spreads(dice: int, faces: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """How many of the dice reach each step, and in how many ways; `faces` says how many faces reach just so far.

    The first number is of the dice that reach at least the first step, and so on.
    """
    *below, top = faces
    if not below:
        yield (), top**dice
        return
    for high in range(dice + 1):
        ways = comb(dice, high) * top**high
        if ways:
            for rest, more in spreads(dice - high, tuple(below)):
                yield (*(count + high for count in rest), high), ways * more


@lru_cache(maxsize=20_000)
def battle(first: Group, second: Group, extra: int = 0, bonus: int = 0) -> dict[tuple[Group, Group], Fraction]:
    """The chance of each outcome: who is left of the first strikers, and of the others (SAL-COMBAT-10, -13)."""
    dice = dice_of(first) + extra
    found: dict[tuple[Group, Group], Fraction] = {}
    for left, ways in strike(dice, bonus, second).items():
        back = dice_of(left)
        for own, more in strike(back, bonus, first).items():
            chance = Fraction(ways * more, SIDES_OF_A_DIE ** (dice + back))
            found[own, left] = found.get((own, left), Fraction()) + chance
    return found


@lru_cache(maxsize=50_000)
def toll(first: Group, second: Group, extra: int = 0, bonus: int = 0) -> Toll:
    """A battle summed up: what each side loses, and how likely it loses everything."""
    dice = dice_of(first) + extra
    lost = won = cleared = wiped = 0.0
    whole, others = value_of(first), value_of(second)
    for left, ways in strike(dice, bonus, second).items():
        chance = ways / SIDES_OF_A_DIE**dice
        won += chance * (others - value_of(left))
        cleared += 0 if left else chance
        if left:
            harm, gone = blow(dice_of(left), bonus, first)
            lost, wiped = lost + chance * min(harm, whole), wiped + chance * gone
    return Toll(lost, won, cleared, wiped)


@lru_cache(maxsize=20_000)
def blow(dice: int, bonus: int, targets: Group) -> tuple[float, float]:
    """The worth that one strike destroys on average, and the chance that it leaves nobody."""
    whole, rolls = value_of(targets), SIDES_OF_A_DIE**dice
    results = strike(dice, bonus, targets)
    return sum(ways * (whole - value_of(left)) for left, ways in results.items()) / rolls, results.get((), 0) / rolls


def value_of(group: Group) -> float:
    """What a group is worth in all."""
    return sum(fighter.worth for fighter in group)
