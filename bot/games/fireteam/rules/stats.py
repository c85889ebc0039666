"""Figures as they are now: abilities of hero and focus cards, threat rules in force, values of creatures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.games.fireteam.box.cards import Ability, FocusCard, ThreatCard
from bot.games.fireteam.box.content import FOCUS, HEROES, THREATS
from bot.games.fireteam.box.verbs import AbilityVerb, AttackType, Stat, ThreatVerb
from bot.games.fireteam.state import Creature, Fireteam


@cache
def _abilities(seat: str, focus: tuple[str, ...]) -> tuple[Ability | FocusCard, ...]:
    return (HEROES[seat].ability, *(FOCUS[id] for id in focus))


def ability(g: Fireteam, seat: str, verb: AbilityVerb, type: AttackType | None = None) -> Ability | FocusCard | None:
    """What a hero's own card or focus cards give under this name (FTZ-ROLE-04, FTZ-SETUP-11)."""
    for given in _abilities(seat, tuple(g.heroes[seat].focus)):
        if given.verb == verb and (given.type is None or type is None or given.type == type):
            return given
    return None


def amount(g: Fireteam, seat: str, verb: AbilityVerb, type: AttackType | None = None) -> int:
    """The amount of an ability, 0 without it."""
    found = ability(g, seat, verb, type)
    return found.amount if found else 0


def rules(g: Fireteam, verb: ThreatVerb) -> Iterator[ThreatCard]:
    """The revealed threat cards with this rule (FTZ-THREAT-04)."""
    for id in g.revealed:
        if THREATS[id].verb == verb:
            yield THREATS[id]


def in_force(g: Fireteam, verb: ThreatVerb) -> bool:
    """Whether a threat rule is in force."""
    return any(THREATS[id].verb == verb for id in g.revealed)


def hand_limit(g: Fireteam, seat: str) -> int:
    """A hero's hand limit: the card's, changed by focus and threat cards (FTZ-DRAW-02)."""
    changed = sum(card.amount for card in rules(g, "hand-limit")) if g.revealed else 0
    return max(1, HEROES[seat].hand + amount(g, seat, "hand-limit") + changed)


def speed(g: Fireteam, seat: str) -> int:
    """A hero's speed this round (FTZ-MOVE-02)."""
    return HEROES[seat].speed + g.heroes[seat].boosts.get("speed", 0)


def stat(g: Fireteam, creature: Creature, name: Stat) -> int:
    """A creature's figure: its card's, changed by threat cards and what lasts this round."""
    base: int = getattr(creature.card, name)
    for id in g.revealed:
        card = THREATS[id]
        if card.verb == "stat" and card.stat == name and card.rank == creature.card.rank:
            base += card.amount
    return max(0, base + creature.boosts.get(name, 0))


def shortened(g: Fireteam) -> int:
    """How much less far every attack reaches, whoever makes it."""
    return sum(rule.amount for rule in rules(g, "short-sight"))


def creature_range(g: Fireteam, creature: Creature) -> int:
    """How far a creature's attack reaches now."""
    return max(0, stat(g, creature, "range") - shortened(g))


def resistance(g: Fireteam, creature: Creature, type: AttackType) -> int:
    """A creature's resistance to a type (FTZ-RESIST-01)."""
    more = (c.amount for c in rules(g, "resist") if c.rank == creature.card.rank and c.type == type)
    return creature.card.resist[type] + sum(more)


def trait(creature: Creature, verb: str) -> int:
    """The amount of a creature's trait, 0 if it has another; a trait without an amount counts as 1."""
    given = creature.card.trait
    return (given.amount or 1) if given.verb == verb else 0
