"""The exact chances of an Attack as it is rolled, before anybody re-rolls a die or spends a Fist."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

import msgspec

from bot.engine.dice import Die, at_least, distribution
from bot.games.rise import figures
from bot.games.rise.attack_terms import Attack, given
from bot.games.rise.dice import ATTACK, Icons, count
from bot.games.rise.state import Enemy, Rise


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """An Attack that is about to be rolled, with every bonus that needs no decision."""

    dice: int
    defense: int
    hits: int = 0
    """Hits that are added to the roll."""
    fist_hits: int = 0
    """Hits that each Fist adds (RISE-WEAPON-06)."""
    evade: int = 0
    """Hits that the target's reaction takes away if a Skull shows (RISE-RULING-29)."""
    by_hit: bool = False
    """Each Hit is a Wound, whatever the Defense (RISE-WEAPON-11, -14)."""

    def counted(self, icons: Icons) -> int:
        """Count the Hits of a final roll, the target's reaction included."""
        lost = self.evade if icons.skulls else 0
        return max(0, icons.hits + self.fist_hits * icons.fists + self.hits - lost)

    def wounds(self, icons: Icons) -> bool:
        """Tell whether a roll Wounds the target (RISE-ATTACK-07, -08, -09)."""
        return self.counted(icons) >= (1 if self.by_hit else self.defense)


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """How likely each outcome of an Attack is."""

    shot: Shot
    hits: dict[int, Fraction]
    """The chance of exactly so many Hits."""
    wound: Fraction
    """The chance that the target is Wounded, a normal Enemy so destroyed."""
    skull: Fraction
    """The chance of at least one Skull: it may react."""
    fist: Fraction
    """The chance of at least one Fist."""

    @property
    def average(self) -> Fraction:
        """The Hits to be expected."""
        return sum((hits * chance for hits, chance in self.hits.items()), Fraction())


class Menace(msgspec.Struct, frozen=True):
    """What an Enemy's roll may do: the chance of exactly so many Skulls, and of a Fist to answer with."""

    skulls: dict[int, Fraction]
    fist: Fraction


@lru_cache(maxsize=64)
def rolls(dice: int, die: Die = ATTACK) -> dict[Icons, Fraction]:
    """Give every result of so many dice with its chance."""
    if dice <= 0:
        return {Icons(0, 0, 0): Fraction(1)}
    found: dict[Icons, Fraction] = {}
    for before, chance in rolls(dice - 1, die).items():
        for face in die.faces:
            one = count((face,))
            icons = Icons(before.hits + one.hits, before.skulls + one.skulls, before.fists + one.fists)
            found[icons] = found.get(icons, Fraction()) + chance / len(die.faces)
    return found


def odds(shot: Shot) -> Odds:
    """Work out the chances of an Attack."""
    results = rolls(shot.dice)
    spread: dict[int, Fraction] = {}
    for icons, chance in results.items():
        spread[shot.counted(icons)] = spread.get(shot.counted(icons), Fraction()) + chance
    return Odds(
        shot=shot,
        hits=dict(sorted(spread.items())),
        wound=_total(chance for icons, chance in results.items() if shot.wounds(icons)),
        skull=_total(chance for icons, chance in results.items() if icons.skulls),
        fist=_total(chance for icons, chance in results.items() if icons.fists),
    )


def menace(dice: int) -> Menace:
    """Work out what so many dice of an Enemy do: every Skull is one damage (RISE-EATTACK-09)."""
    skulls = distribution(ATTACK, dice, lambda face: count((face,)).skulls)
    fists = distribution(ATTACK, dice, lambda face: count((face,)).fists)
    return Menace(skulls, at_least(fists, 1))


def shot_at(g: Rise, attack: Attack, target: Enemy) -> Shot:
    """Prepare an Attack on an Enemy; a stunned one does not react (RISE-ATTACK-03, -04, RISE-STUN-05)."""
    card = figures.stats(target)
    reacts = not target.stunned and not attack.has("silence") and card.reaction.when == "defending"
    return Shot(
        dice=attack.dice,
        defense=max(1, card.defense - given(g, attack, "pierce", target)),
        hits=given(g, attack, "hits", target),
        fist_hits=given(g, attack, "fist-hits", target),
        evade=card.reaction.amount if reacts and card.reaction.verb == "evade" else 0,
        by_hit=attack.has("each-hit-wounds"),
    )


def _total(chances: Iterable[Fraction]) -> Fraction:
    """Add chances up."""
    return sum(chances, Fraction())
