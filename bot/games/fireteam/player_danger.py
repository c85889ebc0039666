"""What the computer player fears: how likely creatures are to knock heroes out before they draw again.

Hands are refilled every round, so that damage costs nothing lasting: only a knock-out does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.games.fireteam import odds
from bot.games.fireteam.content import MOST_DICE
from bot.games.fireteam.state import Creature, Fireteam
from bot.games.fireteam.stats import in_force, rules, stat, trait

Hits = tuple[float, ...]
"""The chance of exactly so many hits."""
FACES = 3
"""The activation die shows blank, movement and special equally often."""
SURE: Hits = (1.0,)


class Siege(NamedTuple):
    """A location with heroes, and the hits that may fall on all of them together."""

    heroes: tuple[str, ...]
    hits: Hits


class Danger:
    """The danger from creatures that have yet to act, for any placing of the heroes."""

    def __init__(self, g: Fireteam, ready: Iterable[str] | None = None) -> None:
        self.g = g
        self.ready = tuple(id for id in (g.creatures if ready is None else ready) if id in g.creatures)
        self._sieges: dict[tuple[tuple[str, ...], frozenset[str]], list[Siege]] = {}
        self._shared = not in_force(g, "no-intercept")
        blank = "special" if in_force(g, "blank-specials") else "move" if in_force(g, "blank-moves") else "blank"
        self._faces = (blank, "move", "special")

    def knockouts(self, at: Mapping[str, str], hands: Mapping[str, int], gone: frozenset[str] = frozenset()) -> float:
        """Give how many knock-outs to expect, with heroes there, so many cards in hand, and without these creatures."""
        return sum(self._fall(siege, hands) for siege in self.sieges(at, gone))

    def falls(self, seat: str, at: Mapping[str, str], hands: Mapping[str, int]) -> float:
        """Give how likely somebody falls where one hero stands."""
        return sum(self._fall(siege, hands) for siege in self.sieges(at, frozenset()) if seat in siege.heroes)

    def _fall(self, siege: Siege, hands: Mapping[str, int]) -> float:
        """Give the chance of more hits than cards; heroes together take hits for one another (FTZ-INTERCEPT)."""
        if not self._shared:
            return tail(siege.hits, hands[siege.heroes[0]])
        return tail(siege.hits, sum(hands[seat] for seat in siege.heroes) - (len(siege.heroes) - 1))

    def sieges(self, at: Mapping[str, str], gone: frozenset[str]) -> list[Siege]:
        """Let every creature go for its prey, and gather the hits by location."""
        key = (tuple(at.values()), gone)
        if key not in self._sieges:
            self._sieges[key] = self._gather(at, gone)
        return self._sieges[key]

    def _gather(self, at: Mapping[str, str], gone: frozenset[str]) -> list[Siege]:
        g = self.g
        falling: dict[str, Hits] = {}
        crowd: dict[tuple[str, str], int] = {}
        preys: list[tuple[Creature, str, tuple[bool, ...]]] = []
        for id in self.ready:
            if id in gone:
                continue
            creature = g.creatures[id]
            far = g.field.distance[creature.at]
            prey = min(at, key=lambda seat: far[at[seat]], default="")
            if prey and any(reached := self._reaches(creature, far[at[prey]])):
                preys.append((creature, at[prey], reached))
                crowd[creature.kind, at[prey]] = crowd.get((creature.kind, at[prey]), 0) + 1
        for creature, place, reached in preys:
            together = crowd[creature.kind, place] > 1
            here = sum(each == place for each in at.values())
            falling[place] = both(falling.get(place, SURE), self._blows(creature, place, reached, together, here))
        return [Siege(tuple(seat for seat in at if at[seat] == place), hits) for place, hits in falling.items()]

    def _reaches(self, creature: Creature, far: int) -> tuple[bool, ...]:
        """Tell for each face of the activation die whether the creature gets at a hero so far away."""
        short = far - stat(self.g, creature, "speed") - stat(self.g, creature, "range")
        special = creature.card.special
        more = {"blank": 0, "move": 1, "special": special.amount if special.verb == "lunge" else 0}
        return tuple(short <= more[face] for face in self._faces)

    def _blows(self, creature: Creature, place: str, reached: tuple[bool, ...], together: bool, here: int) -> Hits:
        dice = stat(self.g, creature, "strength") + (trait(creature, "pack") if together else 0)
        if together:
            dice += sum(rule.amount for rule in rules(self.g, "swarm"))
        if stat(self.g, creature, "range") and place in self.g.field.covered and not in_force(self.g, "no-cover"):
            dice -= 1
        card = creature.card
        each = here if card.type == "explosive" else 1
        return blows(max(0, dice), card.special.verb, card.special.amount, reached, self._faces, each)


@lru_cache(maxsize=8192)
def blows(dice: int, special: str, amount: int, reached: tuple[bool, ...], faces: tuple[str, ...], each: int) -> Hits:
    """Give the hits of one activation, over all faces of the activation die; a blast counts for each hero there."""
    found = [0.0] * ((2 * MOST_DICE + amount) * each + 1)
    for face, gets in zip(faces, reached, strict=True):
        if not gets:
            found[0] += 1 / FACES
            continue
        acts = face == "special"
        more = amount if acts and special == "dice" else 0
        extra = amount if acts and special in ("damage", "quake") else 0
        for hits, chance in enumerate(spread(min(MOST_DICE, dice + more))):
            found[(hits + extra) * each] += chance / FACES
    while len(found) > 1 and not found[-1]:
        found.pop()
    return tuple(found)


@lru_cache(maxsize=64)
def spread(dice: int) -> Hits:
    """Give the chance of exactly so many hits with so many dice."""
    chances = odds.hits_of(dice)
    return tuple(float(chances.get(hits, 0)) for hits in range(2 * dice + 1))


@lru_cache(maxsize=16384)
def both(one: Hits, other: Hits) -> Hits:
    """Add two independent numbers of hits."""
    found = [0.0] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, more in enumerate(other):
            found[a + b] += chance * more
    return tuple(found)


def tail(hits: Hits, cards: int) -> float:
    """Give the chance of more hits than cards (FTZ-KO-01)."""
    return sum(hits[max(0, cards) + 1 :])
