"""The exact chances of attacks: which cards of a hand to combine, and how likely they are to be enough."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.engine.dice import at_least, distribution
from bot.games.fireteam import attacking
from bot.games.fireteam.content import ATTACK_DIE, CARDS
from bot.games.fireteam.moments import Blow, symbols
from bot.games.fireteam.state import Fireteam
from bot.games.fireteam.stats import in_force
from bot.games.fireteam.verbs import TYPES, AttackType

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
    """Henry stands by: one die without a hit may be rolled again (FTZ-SPECIALIST-10)."""

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
    """Give the chance of so many hits, when a die without a hit is rolled again as long as they are missing."""
    if need <= 0:
        return Fraction(1)
    return sum(
        (
            chance
            for (hits, misses), chance in rolls(dice).items()
            for chance in _after(hits, misses, need, rerolls, chance)
        ),
        Fraction(),
    )


def _after(hits: int, misses: int, need: int, rerolls: int, chance: Fraction) -> Iterator[Fraction]:
    """Give what part of a roll's chance ends well: at once, or by rolling misses again."""
    if hits >= need:
        yield chance
    elif again := min(misses, rerolls):
        yield chance * at_least(hits_of(again), need - hits)


@lru_cache(maxsize=64)
def rolls(dice: int) -> dict[tuple[int, int], Fraction]:
    """Give every result of so many dice, as hits and dice that missed, with its chance."""
    if dice <= 0:
        return {(0, 0): Fraction(1)}
    found: dict[tuple[int, int], Fraction] = {}
    for (hits, misses), chance in rolls(dice - 1).items():
        for face in ATTACK_DIE.faces:
            one = symbols((face,), SOME_TYPE)
            key = hits + one, misses + (not one)
            found[key] = found.get(key, Fraction()) + chance / len(ATTACK_DIE.faces)
    return found


@lru_cache(maxsize=64)
def hits_of(dice: int) -> dict[int, Fraction]:
    """Give the chance of exactly so many hits with so many dice (FTZ-ATTACK-07)."""
    return distribution(ATTACK_DIE, dice, lambda face: symbols((face,), SOME_TYPE))


def blow(seat: str, target: str, type: AttackType, cards: Iterable[str], *, action: bool = True) -> Blow:
    """Combine cards into an attack (FTZ-ATTACK-05, FTZ-BONUS-03)."""
    attacks = [CARDS[card].attack for card in cards]
    return Blow(
        seat,
        type,
        sum(each.strength for each in attacks),
        target,
        bonus=sum(each.bonus for each in attacks),
        traits=tuple(each.trait for each in attacks if each.trait),
        cards=tuple(cards),
        action=action,
    )


def volley(g: Fireteam, made: Blow) -> Volley:
    """Work out an attack on its target as the table stands now."""
    near = g.field.near(g.heroes[made.seat].at, g.specialists[attacking.HENRY], 1)
    rerolls = int(near and not in_force(g, "no-reroll"))
    need = attacking.needed(g, made, made.target)
    return Volley(made.type, made.cards, attacking.dice(g, made), made.bonus, need, rerolls)


def volleys(g: Fireteam, seat: str, target: str, types: Iterable[AttackType] = TYPES) -> list[Volley]:
    """Give for each type and number of cards the likeliest combination, as long as one more card helps."""
    found = []
    far = g.field.distance[g.heroes[seat].at][attacking.place_of(g, target)]
    for type in types:
        best = Fraction()
        cards = attacking.usable(g, seat, type, far)
        for count in range(1, len(cards) + 1):
            made = max(
                (volley(g, blow(seat, target, type, some)) for some in dict.fromkeys(combinations(cards, count))),
                key=lambda each: (each.chance, each.excess),
            )
            if made.chance > best:
                best = made.chance
                found.append(made)
    return found
