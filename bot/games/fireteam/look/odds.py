"""The exact chances of attacks: which cards of a hand to combine, and how likely they are to be enough."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.engine.dice import at_least, distribution
from bot.games.fireteam.box.content import ATTACK_DIE
from bot.games.fireteam.box.verbs import TYPES, AttackType
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.moments import Blow, symbols
from bot.games.fireteam.rules.stats import in_force
from bot.games.fireteam.state import Fireteam

SOME_TYPE: AttackType = "melee"
"""All types are equally frequent on the die, so one table serves them all."""


class Volley(NamedTuple):
    """Cards for one attack: the dice and bonus hits that they give, the hits that are needed, and the chance."""

    type: AttackType
    cards: tuple[str, ...]
    dice: int
    bonus: int
    need: int
    rerolls: int
    """Henry stands by: one die may be rolled again, whatever it shows (FTZ-SPECIALIST-10)."""

    @property
    def chance(self) -> Fraction:
        """The chance that it kills, wounds a boss, or destroys a thing."""
        return enough(self.dice, self.need - self.bonus, self.rerolls)

    @property
    def excess(self) -> Fraction:
        """The chance of more damage than is needed, which takes a sample."""
        return enough(self.dice, self.need + 1 - self.bonus, self.rerolls)


@lru_cache(maxsize=4096)
def enough(dice: int, need: int, rerolls: int = 0) -> Fraction:
    """The chance of so many hits, when the dice are rolled again that promise most (RUL-55)."""
    if need <= 0:
        return Fraction(1)
    return sum((chance * _after(rolled, need, rerolls) for rolled, chance in rolls(dice).items()), Fraction())


class Throw(NamedTuple):
    """A result of dice: its hits, the dice without a hit, and those with just one, which may be rolled again too."""

    hits: int
    misses: int
    singles: int


def _after(rolled: Throw, need: int, rerolls: int) -> Fraction:
    """The chance that a roll ends well: at once, or by rolling some of the dice again, the worst first."""
    if rolled.hits >= need:
        return Fraction(1)
    misses = min(rolled.misses, rerolls)
    more = range(min(rolled.singles, rerolls - misses) + 1)
    return max(at_least(hits_of(misses + singles), need - rolled.hits + singles) for singles in more)


@lru_cache(maxsize=64)
def rolls(dice: int) -> dict[Throw, Fraction]:
    """Every result of so many dice with its chance."""
    if dice <= 0:
        return {Throw(0, 0, 0): Fraction(1)}
    found: dict[Throw, Fraction] = {}
    for before, chance in rolls(dice - 1).items():
        for face in ATTACK_DIE.faces:
            one = symbols((face,), SOME_TYPE)
            now = Throw(before.hits + one, before.misses + (one == 0), before.singles + (one == 1))
            found[now] = found.get(now, Fraction()) + chance / len(ATTACK_DIE.faces)
    return found


@lru_cache(maxsize=64)
def hits_of(dice: int) -> dict[int, Fraction]:
    """The chance of exactly so many hits with so many dice (FTZ-ATTACK-07)."""
    return distribution(ATTACK_DIE, dice, lambda face: symbols((face,), SOME_TYPE))


def volley(g: Fireteam, made: Blow) -> Volley:
    """An attack on its target as the table stands now."""
    near = g.field.near(g.heroes[made.seat].at, g.specialists[attacking.HENRY], 1)
    rerolls = int(near and not in_force(g, "no-reroll"))
    need = attacking.needed(g, made, made.target)
    return Volley(made.type, made.cards, attacking.dice(g, made), made.bonus, need, rerolls)


def volleys(g: Fireteam, seat: str, target: str, types: Iterable[AttackType] = TYPES) -> list[Volley]:
    """For each type and number of cards the likeliest combination, as long as one more card helps."""
    found = []
    far = g.field.distance[g.heroes[seat].at][attacking.place_of(g, target)]
    for type in types:
        best = Fraction()
        cards = attacking.usable(g, seat, type, far)
        for count in range(1, len(cards) + 1):
            made = max(
                (
                    volley(g, attacking.combine(seat, target, type, some))
                    for some in dict.fromkeys(combinations(cards, count))
                ),
                key=lambda each: (each.chance, each.excess),
            )
            if made.chance > best:
                best = made.chance
                found.append(made)
    return found
