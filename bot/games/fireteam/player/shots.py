"""The attacks that the computer player could make: which cards together, with what chance, and whom they would hit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from bot.games.fireteam.box.content import CARDS, MOST_DICE
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.player.cards import keep
from bot.games.fireteam.player.danger import likely
from bot.games.fireteam.player.mind import SAMPLE, Mind
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import in_force

GAIN = 0.02
"""One more card must better the chance by this much."""
SAMPLING = 3
"""The cards that samples are worth in any case: damage beyond what kills takes them."""
PLAYED = 0.01


class Struck(NamedTuple):
    """Whom an attack hits: the hits that each needs, and the creatures that would be gone."""

    needs: dict[str, int]
    gone: frozenset[str]


class Shot(NamedTuple):
    """An attack that could be made: the chance that it is enough for its target, and the dice that it has."""

    chance: float
    made: Blow
    dice: int
    struck: Struck


class Shots:
    """The attacks of heroes wherever they are imagined; what does not depend on that is worked out once."""

    def __init__(self, mind: Mind) -> None:
        self.mind, self.g = mind, mind.g
        self._barred = in_force(self.g, "no-reroll")
        self._hands: dict[tuple[str, AttackType, int], list[str]] = {}
        self._combos: dict[tuple[str, str, AttackType, int], list[tuple[Blow, Struck]]] = {}

    def at(self, seat: str, target: str, types: Iterable[AttackType]) -> Iterator[Shot]:
        """Attacks with more and more cards, those first that are missed least for their strength."""
        g = self.g
        far = g.field.distance[g.heroes[seat].at][attacking.place_of(g, target)]
        for type in types:
            combos = self._combined(seat, target, type, far)
            if not combos:
                continue
            change, rerolls = attacking.modifiers(g, combos[0][0]), self._rerolls(seat)
            best = 0.0
            for count, (made, struck) in enumerate(combos, 1):
                dice = max(0, min(MOST_DICE, made.strength + change))
                chance = likely(dice, struck.needs[target] - made.bonus, rerolls)
                if chance > best + GAIN or (self.mind.sampling and chance and count <= SAMPLING):
                    best = chance
                    yield Shot(chance, made, dice, struck)

    def spoils(self, shot: Shot) -> float:
        """What the kills of an attack are worth, less what a blast does to friends."""
        _, made, dice, struck = shot
        worth = -PLAYED * len(made.cards)
        rerolls = self._rerolls(made.seat)
        for id, need in struck.needs.items():
            worth += likely(dice, need - made.bonus, rerolls) * self.mind.prize(id)
            if self.mind.sampling and id == made.target and id in self.g.creatures:
                worth += likely(dice, need + 1 - made.bonus, rerolls) * SAMPLE
        return worth - self.mind.backfire(made, dice)

    def _combined(self, seat: str, target: str, type: AttackType, far: int) -> list[tuple[Blow, Struck]]:
        """Combine one card, two cards and so on against a target so far away."""
        key = (seat, target, type, far)
        if key not in self._combos:
            cards = self._hand(seat, type, far)
            counts = range(1, len(cards) + 1)
            blows = (attacking.combine(seat, target, type, cards[:count]) for count in counts)
            self._combos[key] = [(made, self._struck(made)) for made in blows]
        return self._combos[key]

    def _hand(self, seat: str, type: AttackType, far: int) -> list[str]:
        """The cards that could be played, those first that do most for what they are missed."""
        key = (seat, type, far)
        if key not in self._hands:
            self._hands[key] = sorted(attacking.usable(self.g, seat, type, far), key=lambda card: (-force(card), card))
        return self._hands[key]

    def _struck(self, made: Blow) -> Struck:
        """Whom an attack hits, and what each needs."""
        g = self.g
        needs = {id: attacking.needed(g, made, id) for id in self.mind.struck(made)}
        return Struck(needs, frozenset(id for id in needs if id in g.creatures and g.creatures[id].origin != "boss"))

    def _rerolls(self, seat: str) -> int:
        """The dice that Henry lets a hero roll again (FTZ-SPECIALIST-10)."""
        near = self.g.field.near(self.g.heroes[seat].at, self.g.specialists[attacking.HENRY], 1)
        return int(near and not self._barred)


@cache
def force(card: str) -> float:
    """Rank a card for an attack: what it does there, less what it is worth as a reaction."""
    attack = CARDS[card].attack
    return attack.strength / 2 + attack.bonus + (0.8 if attack.trait else 0) - 0.3 * keep(card)
