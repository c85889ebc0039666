"""What the computer player fears: how likely creatures are to knock heroes out before they draw again.

Hands are refilled every round, so that damage costs nothing lasting: only a knock-out does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.games.fireteam.box.cards import SpecialAbility
from bot.games.fireteam.box.content import MOST_DICE
from bot.games.fireteam.look import odds
from bot.games.fireteam.rules.stats import creature_range, in_force, rules, stat, trait
from bot.games.fireteam.state import Creature, Fireteam

Hits = tuple[float, ...]
"""The chance of exactly so many hits."""
FACES = 3
"""The activation die shows blank, movement and special equally often."""
SURE: Hits = (1.0,)
FARTHEST = 24
"""No two locations of a board are so far apart."""


class Blows(NamedTuple):
    """What the hits of one activation depend on."""

    dice: int
    special: str
    amount: int
    reached: tuple[bool, ...]
    faces: tuple[str, ...]
    each: int
    """The heroes whom a blast strikes at once, else one."""


class Siege(NamedTuple):
    """A location with heroes, and the chances that more hits fall on all of them together than they have cards."""

    heroes: tuple[str, ...]
    falls: tuple[float, ...]


class Foe(NamedTuple):
    """A creature that has yet to act, in figures."""

    id: str
    kind: str
    far: Mapping[str, int]
    """How far away each location is."""
    reached: tuple[tuple[bool, ...], ...]
    """For each distance, and each face of the activation die, whether it gets at a hero; nothing where none does."""
    dice: int
    more: int
    """Dice more in company."""
    ranged: bool
    blast: bool
    special: SpecialAbility


class Danger:
    """The danger from creatures that have yet to act, for any placing of the heroes."""

    def __init__(self, g: Fireteam, ready: Iterable[str] | None = None) -> None:
        self.g = g
        self.ready = tuple(id for id in (g.creatures if ready is None else ready) if id in g.creatures)
        self._sieges: dict[tuple[tuple[str, ...], frozenset[str]], list[Siege]] = {}
        self._shared = not in_force(g, "no-intercept")
        self._covered = frozenset() if in_force(g, "no-cover") else g.field.covered
        blank = "special" if in_force(g, "blank-specials") else "move" if in_force(g, "blank-moves") else "blank"
        self._faces = (blank, "move", "special")
        swarm = sum(rule.amount for rule in rules(g, "swarm"))
        self._foes = [self._foe(id, g.creatures[id], swarm) for id in self.ready]

    def _foe(self, id: str, creature: Creature, swarm: int) -> Foe:
        """What a creature can do, in figures."""
        reach, card = creature_range(self.g, creature), creature.card
        far = stat(self.g, creature, "speed") + reach
        reached = reaching(far, card.special.amount if card.special.verb == "lunge" else 0, self._faces)
        dice = stat(self.g, creature, "strength")
        return Foe(
            id,
            creature.kind,
            self.g.field.distance[creature.at],
            reached,
            dice,
            trait(creature, "pack") + swarm,
            reach > 0,
            card.type == "explosive",
            card.special,
        )

    def knockouts(self, at: Mapping[str, str], hands: Mapping[str, int], gone: frozenset[str] = frozenset()) -> float:
        """How many knock-outs to expect, with heroes there, so many cards in hand, and without these creatures."""
        expected = 0.0
        for siege in self.sieges(at, gone):
            expected += self._fall(siege, hands)
        return expected

    def _fall(self, siege: Siege, hands: Mapping[str, int]) -> float:
        """The chance of more hits than cards; heroes together take hits for one another (FTZ-INTERCEPT)."""
        heroes, falls = siege
        if self._shared and len(heroes) > 1:
            cards = sum([hands[seat] for seat in heroes]) - (len(heroes) - 1)
        else:
            cards = hands[heroes[0]]
        return falls[max(0, cards)] if cards < len(falls) else 0.0

    def sieges(self, at: Mapping[str, str], gone: frozenset[str]) -> list[Siege]:
        """Let every creature go for its prey, and gather the hits by location."""
        key = (tuple(at.values()), gone)
        found = self._sieges.get(key)
        if found is None:
            found = self._sieges[key] = self._gather(at, gone)
        return found

    def _gather(self, at: Mapping[str, str], gone: frozenset[str]) -> list[Siege]:
        places = tuple(dict.fromkeys(at.values()))
        crowd: dict[tuple[str, str], int] = {}
        preys: list[tuple[Foe, str, tuple[bool, ...]]] = []
        for foe in self._foes if places else ():
            if foe.id in gone:
                continue
            far = foe.far
            place = places[0]
            for other in places[1:]:
                if far[other] < far[place]:
                    place = other
            reached = foe.reached[far[place]]
            if reached:
                preys.append((foe, place, reached))
                crowd[foe.kind, place] = crowd.get((foe.kind, place), 0) + 1
        falling: dict[str, list[Blows]] = {}
        for foe, place, reached in preys:
            dice = foe.dice + (foe.more if crowd[foe.kind, place] > 1 else 0)
            dice -= foe.ranged and place in self._covered
            each = list(at.values()).count(place) if foe.blast else 1
            special = foe.special
            made = Blows(max(0, dice), special.verb, special.amount, reached, self._faces, each)
            falling.setdefault(place, []).append(made)
        return [
            Siege(tuple([seat for seat in at if at[seat] == place]), falls(tuple(made)))
            for place, made in falling.items()
        ]


@lru_cache(maxsize=1024)
def reaching(far: int, lunge: int, faces: tuple[str, ...]) -> tuple[tuple[bool, ...], ...]:
    """For each distance, which faces of the activation die let a creature get at a hero, if any does."""
    more = {"blank": 0, "move": 1, "special": lunge}
    reached = (tuple(away <= far + more[face] for face in faces) for away in range(FARTHEST))
    return tuple(each if any(each) else () for each in reached)


@lru_cache(maxsize=32768)
def falls(made: tuple[Blows, ...]) -> tuple[float, ...]:
    """For each number of cards the chance that several activations together do more hits."""
    hits = SURE
    for one in made:
        hits = both(hits, blows(*one))
    return tuple(tail(hits, cards) for cards in range(len(hits)))


@lru_cache(maxsize=8192)
def blows(dice: int, special: str, amount: int, reached: tuple[bool, ...], faces: tuple[str, ...], each: int) -> Hits:
    """The hits of one activation, over all faces of the activation die; a blast counts for each hero there."""
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
    """The chance of exactly so many hits with so many dice."""
    chances = odds.hits_of(dice)
    return tuple(float(chances.get(hits, 0)) for hits in range(2 * dice + 1))


@lru_cache(maxsize=16384)
def both(one: Hits, other: Hits) -> Hits:
    """The sum of two independent numbers of hits."""
    found = [0.0] * (len(one) + len(other) - 1)
    for a, chance in enumerate(one):
        for b, more in enumerate(other):
            found[a + b] += chance * more
    return tuple(found)


@lru_cache(maxsize=4096)
def likely(dice: int, need: int, rerolls: int = 0) -> float:
    """The chance of so many hits as a rule of thumb needs it: not exact, but quick."""
    return float(odds.enough(dice, need, rerolls))


def tail(hits: Hits, cards: int) -> float:
    """The chance of more hits than cards (FTZ-KO-01)."""
    return sum(hits[max(0, cards) + 1 :])
