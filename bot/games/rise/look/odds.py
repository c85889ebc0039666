"""The exact chances of an Attack as it is rolled, before anybody re-rolls a die or spends a Fist."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache

import msgspec

from bot.engine.dice import Die, at_least, distribution
from bot.games.rise.box.dice import ATTACK, Icons, count
from bot.games.rise.rules import harm
from bot.games.rise.rules.attacks.terms import Attack, given
from bot.games.rise.rules.map import figures
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
    more_wounds: int = 0
    """Wounds that are added to an Attack that Wounds."""
    room: int = 1
    """The Wounds that destroy the target; 0 if none ever do (RISE-BOSS-07)."""
    reacts: str = ""
    """When the target reacts if a Skull shows; empty if it cannot (RISE-SKULL-06, RISE-STUN-05)."""

    def counted(self, icons: Icons) -> int:
        """The number of Hits of a final roll, the target's reaction included."""
        lost = self.evade if icons.skulls else 0
        return max(0, icons.hits + self.fist_hits * icons.fists + self.hits - lost)

    def wounds(self, icons: Icons) -> bool:
        """Whether a roll Wounds the target (RISE-ATTACK-07, -08, -09)."""
        return self.counted(icons) >= (1 if self.by_hit else self.defense)

    def destroys(self, icons: Icons) -> bool:
        """Whether a roll destroys the target."""
        dealt = (self.counted(icons) if self.by_hit else 1) + self.more_wounds
        return bool(self.room) and self.wounds(icons) and dealt >= self.room

    def provokes(self, icons: Icons) -> bool:
        """Whether the target reacts to a roll: after defending, only what still stands does (RULING-29)."""
        return bool(icons.skulls and self.reacts) and not (self.reacts == "after-defending" and self.destroys(icons))


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """How likely each outcome of an Attack is."""

    shot: Shot
    hits: dict[int, Fraction]
    """The chance of exactly so many Hits."""
    wound: Fraction
    """The chance that the target is Wounded, a normal Enemy so destroyed."""
    destroy: Fraction
    """The chance that it is destroyed."""
    react: Fraction
    """The chance that it reacts."""
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
    """Every result of so many dice with its chance."""
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
    """The chances of an Attack."""
    results = rolls(shot.dice)
    spread: dict[int, Fraction] = {}
    for icons, chance in results.items():
        spread[shot.counted(icons)] = spread.get(shot.counted(icons), Fraction()) + chance
    return Odds(
        shot=shot,
        hits=dict(sorted(spread.items())),
        wound=_total(chance for icons, chance in results.items() if shot.wounds(icons)),
        destroy=_total(chance for icons, chance in results.items() if shot.destroys(icons)),
        react=_total(chance for icons, chance in results.items() if shot.provokes(icons)),
        fist=_total(chance for icons, chance in results.items() if icons.fists),
    )


def menace(dice: int) -> Menace:
    """What so many dice of an Enemy do: every Skull is one damage (RISE-EATTACK-09)."""
    skulls = distribution(ATTACK, dice, lambda face: count((face,)).skulls)
    fists = distribution(ATTACK, dice, lambda face: count((face,)).fists)
    return Menace(skulls, at_least(fists, 1))


def shot_at(g: Rise, attack: Attack, target: Enemy) -> Shot:
    """Prepare an Attack on an Enemy; a stunned one does not react (RISE-ATTACK-03, -04, RISE-STUN-05)."""
    card = figures.stats(target)
    reacts = card.reaction.when if not target.stunned and not attack.has("silence") else ""
    evades = reacts == "defending" and card.reaction.verb == "evade"
    return Shot(
        dice=attack.dice,
        defense=max(1, card.defense - given(g, attack, "pierce", target)),
        hits=given(g, attack, "hits", target),
        fist_hits=given(g, attack, "fist-hits", target),
        evade=card.reaction.amount if evades else 0,
        by_hit=attack.has("each-hit-wounds"),
        more_wounds=given(g, attack, "wounds", target),
        room=0 if harm.has_trait(target, "indestructible") else card.wounds - target.wounds + 1,
        reacts=reacts,
    )


def _total(chances: Iterable[Fraction]) -> Fraction:
    """The sum of chances."""
    return sum(chances, Fraction())
