"""The exact chances of an attack, from what everybody can see: the die, the Weaknesses known, the cards not drawn yet.

Vigil's players reckon with all of it; people are told what the dice do, and no more (NEM-RUL-69).
Nothing that somebody decides after the roll is counted: a second roll, or a burst.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import permutations

import msgspec

from bot.games.nemesis.box.content import BLOOD, COMBAT
from bot.games.nemesis.look.views import View
from bot.games.nemesis.rules.acting.attacking import injuries, struck
from bot.games.nemesis.state import Thing

TWO_CARDS = ("breeder", "queen")
"""Whose Injuries are checked against two cards (NEM-DAMAGE-06)."""


class Odds(msgspec.Struct, frozen=True):
    """How likely each outcome of an attack is."""

    hit: Fraction
    kill: Fraction
    """It dies; an Egg is destroyed."""
    retreat: Fraction
    """It lives, and Retreats."""
    average: Fraction
    """The Injuries to be expected."""


class Pile(msgspec.Struct, frozen=True):
    """The Attack cards as everybody can count them: blood numbers in the deck and in the discard pile."""

    deck: tuple[int, ...]
    discard: tuple[int, ...]


def pile(v: View) -> Pile:
    """The number of blood numbers: what does not lie open is in the deck."""
    open_ones = v.discards["attack"]
    hidden = sorted(blood for card, blood in BLOOD.items() if card not in open_ones)
    return Pile(tuple(hidden), tuple(sorted(BLOOD[card] for card in open_ones)))


@lru_cache(maxsize=512)
def needed(cards: Pile, count: int) -> dict[int, Fraction]:
    """The chance of each sum of blood numbers; 0 where a Retreat arrow is among them (NEM-DAMAGE-03..06)."""
    found: dict[int, int] = {}
    for drawn in draws(cards, count):
        total = sum(drawn) if all(drawn) else 0
        found[total] = found.get(total, 0) + 1
    several = sum(found.values())
    return {total: Fraction(times, several) for total, times in sorted(found.items())}


def draws(cards: Pile, count: int) -> Iterator[tuple[int, ...]]:
    """Every way to draw so many cards, all equally likely; the discard pile follows an empty deck."""
    if len(cards.deck) >= count:
        yield from permutations(cards.deck, count)
    elif not cards.deck:
        yield from permutations(cards.discard, min(count, len(cards.discard)))
    else:
        for rest in draws(Pile(cards.discard, ()), count - len(cards.deck)):
            yield (*cards.deck, *rest)


def odds(v: View, weapon: str, kind: str, wounded: int = 0, *, more: int = 0) -> Odds:
    """An attack with a Weapon, or for none hand to hand, on an Intruder of a kind or on an `egg`."""
    target = "larva" if kind == "egg" else kind
    spread = injured(v, weapon, kind, more=more)
    hit = 1 - spread.get(0, Fraction())
    average = sum((count * chance for count, chance in spread.items()), Fraction())
    if target == "larva":
        return Odds(hit, hit, Fraction(), average)
    check = needed(pile(v), 2 if kind in TWO_CARDS else 1)
    brink = v.weak("brink")
    kill = sum(
        (chance * deadly(check, wounded + count + brink) for count, chance in spread.items() if count), Fraction()
    )
    return Odds(hit, kill, hit * check.get(0, Fraction()), average)


def injured(v: View, weapon: str, kind: str, *, more: int = 0) -> dict[int, Fraction]:
    """The chance of exactly so many Injuries by an attack, with the Weaknesses that are known."""
    known = tuple(sorted(each for each in v.weaknesses.values() if each))
    return hits(weapon, "larva" if kind == "egg" else kind, known, more)


def deadly(check: dict[int, Fraction], wounded: int) -> Fraction:
    """The chance that so many Injuries kill."""
    return sum((chance for blood, chance in check.items() if 0 < blood <= wounded), Fraction())


class _Known(msgspec.Struct, frozen=True):
    """The Weaknesses that have been discovered."""

    weaknesses: tuple[str, ...]

    def weak(self, weakness: str) -> bool:
        """Whether this one has."""
        return weakness in self.weaknesses


@lru_cache(maxsize=1024)
def hits(weapon: str, target: str, weaknesses: tuple[str, ...], more: int) -> dict[int, Fraction]:
    """The chance of exactly so many Injuries (NEM-SHOOT-03..08, NEM-MELEE-03..07)."""
    known = _Known(weaknesses)
    found: dict[int, Fraction] = {}
    for face in COMBAT.faces:
        count = injuries(known, Thing(weapon), face, target, more) if weapon else min(1, struck(known, face, target))
        found[count] = found.get(count, Fraction()) + Fraction(1, len(COMBAT.faces))
    return found
