"""What the computer player makes of a position: the danger, the goals, and what each outcome is worth to the team.

Worths are in percents of a mission, as far as a rule of thumb can tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cached_property

from bot.games.fireteam.look.views import View
from bot.games.fireteam.player.cards import shield
from bot.games.fireteam.player.danger import Danger, likely
from bot.games.fireteam.player.goals import Goal, goals, pull
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.demand import bosses
from bot.games.fireteam.rules.hero import attacking
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.stats import rules, trait

COIN = 26.0
"""What the coin is worth: a knock-out turns it."""
LOSS = 95.0
"""What a knock-out costs when the coin shows tails."""
PATIENT, BOLDER, BOLDEST = 14, 0.9, 0.1
"""After so many rounds, what is left each round of the fear of a knock-out, and the least that is."""
KILL = {"minion": 1.3, "elite": 2.6, "boss": 34.0}
"""What a kill is worth beside the danger that it ends."""
GUARD = 14.0
SAMPLE = 13.0
BLOCKING = 0.4
"""How much of a goal's worth it is to clear creatures off it."""
HURT = 0.4
"""What a card is worth that is lost to damage."""
CARD = 0.12
"""What a card is worth beside the damage that it absorbs."""


class Mind:
    """One seat's judgement of what it sees."""

    def __init__(self, v: View, seat: str) -> None:
        self.g, self.seat = v.now, seat
        self.hands = dict(v.hands)
        self.shields = {each: sum(shield(card) - 1 for card in hero.hand) for each, hero in self.g.heroes.items()}
        """What the cards that are seen keep off beyond one hit each."""
        self.at = {each: self.g.heroes[each].at for each in self.g.active}
        self._prizes: dict[str, float] = {}

    @cached_property
    def danger(self) -> Danger:
        """The danger from all that have yet to act before hands are refilled."""
        g = self.g
        if g.phase != "threat":
            return Danger(g)
        return Danger(g, () if g.step == "enter" else (id for id in g.creatures if id not in g.activated))

    @cached_property
    def goals(self) -> list[Goal]:
        """Where this hero could further the mission."""
        return goals(self.g, self.seat)

    @cached_property
    def pull(self) -> dict[str, float]:
        """What each location is worth to this hero."""
        return pull(self.g, self.seat, self.goals)

    @property
    def fall(self) -> float:
        """What a knock-out costs now (FTZ-COIN-01, -02): the less, the longer nothing else has helped."""
        late = max(0, self.g.round - PATIENT)
        return (LOSS if self.g.coin == "tails" else COIN) * max(BOLDEST, BOLDER**late)

    def risk(self, at: dict[str, str], hands: dict[str, int], gone: frozenset[str] = frozenset()) -> float:
        """What the danger costs, with heroes there and so many cards in hand."""
        return self.fall * self.danger.knockouts(at, self.lives(hands), gone)

    def lives(self, hands: Mapping[str, int]) -> dict[str, int]:
        """The hits that heroes can take with so many cards in hand."""
        return {seat: max(0, cards + self.shields[seat]) for seat, cards in hands.items()}

    def prize(self, id: str) -> float:
        """What it is worth to kill a creature (or wound a boss), or to break a thing."""
        if id not in self._prizes:
            self._prizes[id] = self._prize(id)
        return self._prizes[id]

    def _prize(self, id: str) -> float:
        g = self.g
        if id in g.things:
            return GUARD
        creature = g.creatures[id]
        if bosses.proof(g, id, self.seat):
            return 0.0
        worth = KILL[creature.card.rank]
        if creature.guards:
            worth += GUARD
        worth += max((BLOCKING * goal.worth for goal in self.goals if goal.clear and goal.at == creature.at), default=0)
        return worth

    @cached_property
    def sampling(self) -> bool:
        """Samples are wanted."""
        return bool(objectives.open_ones(self.g, "samples"))

    def struck(self, made: Blow) -> list[str]:
        """What an attack hits."""
        g = self.g
        wide = made.type == "explosive" or "sweep" in made.traits
        there = g.creatures_at(attacking.place_of(g, made.target)) if wide else [made.target]
        return [made.target, *(id for id in there if id != made.target)]

    def backfire(self, made: Blow, dice: int) -> float:
        """What a blast costs the heroes in it (FTZ-EXPLOSIVE-01, -02)."""
        g = self.g
        if made.type != "explosive" or "shaped" in made.traits:
            return 0.0
        place, cost = attacking.place_of(g, made.target), 0.0
        for seat in g.actives_at(place):
            if not attacking.spared(g, made, seat):
                left = self.hands[seat] - (len(made.cards) if seat == made.seat else 0) - made.bonus
                cost += self.fall * likely(dice, left + 1) + 1.5 * (dice / 2 + made.bonus)
        return cost

    def spite(self, by: str, ids: list[str]) -> Counter[str]:
        """The damage that the death of creatures does to heroes, if all of them die."""
        g, harm = self.g, Counter[str]()
        revenge = sum(rule.amount for rule in rules(g, "vengeful"))
        for creature in (g.creatures[id] for id in ids if id in g.creatures and g.creatures[id].origin != "boss"):
            away = g.field.distance[g.heroes[by].at][creature.at]
            harm[by] += (trait(creature, "spiteful") if away == 0 else 0) + (revenge if away <= 1 else 0)
            for seat in g.actives_at(creature.at) if trait(creature, "bursting") else ():
                harm[seat] += trait(creature, "bursting")
        return +harm

    def suffered(self, harm: Counter[str], hands: dict[str, int]) -> float:
        """What damage costs: the fall of whoever has too few cards, else the cards."""
        return sum(self.fall if hurt > hands[seat] else HURT * hurt for seat, hurt in harm.items())
