"""What the computer player equips with: each upgrade and focus card weighed for this mission, board and company."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from statistics import fmean

from bot.games.fireteam.box.cards import Attack, CreatureCard, FocusCard, Reaction, Response
from bot.games.fireteam.box.content import CARDS, CREATURES, FOCUS, HEROES, MOST_DICE, OBJECTIVES
from bot.games.fireteam.box.verbs import AttackType
from bot.games.fireteam.look import odds
from bot.games.fireteam.state import Fireteam

COMPANION = 3
"""The dice of another card that an attack is usually made with."""
FAR = 3
"""From here on, a target is far."""
ATTACK, REACTION, RESPONSE = 2.0, 1.0, 0.4
"""What the parts of a card weigh: every turn has an attack, most rounds a reaction, few a response."""


class Kit:
    """The judgement of one hero before a mission begins, from what lies open."""

    def __init__(self, g: Fireteam, seat: str) -> None:
        self.g, self.seat = g, seat
        self.allies = len(g.seats) - 1
        self.roles = {HEROES[each].role for each in g.seats if each != seat}

    @cached_property
    def foes(self) -> tuple[CreatureCard, ...]:
        """Whoever will be fought: those on the board, and the boss as often as it must be wounded."""
        boss = CREATURES[self.g.report.boss.kind] if self.g.report.boss else None
        wounds = boss.power.tokens(len(self.g.seats)) if boss and boss.power else 0
        return (*(creature.card for creature in self.g.creatures.values()), *([boss] * wounds if boss else ()))

    def upgrade(self, id: str) -> float:
        """What an upgrade is worth here."""
        card = CARDS[id]
        worth = ATTACK * self.attack(card.attack)
        worth += REACTION * self.reaction(card.reaction) if card.reaction else 0.0
        return worth + (RESPONSE * self.response(card.response) if card.response else 0.0)

    def kills(self, type: AttackType, dice: int, bonus: int = 0, *, pierces: bool = False) -> float:
        """The chance to kill whoever is met."""
        needs = (foe.life + (0 if pierces else foe.resist[type]) - bonus for foe in self.foes)
        return fmean(float(odds.enough(min(MOST_DICE, dice), need)) for need in needs)

    def attack(self, attack: Attack) -> float:
        """What an attack is worth: its kills, more from afar and in crowds, less with friends in the blast."""
        dice = (attack.strength, attack.strength + COMPANION)  # alone, which saves a card, and in company
        worth = fmean(self.kills(attack.type, each, attack.bonus, pierces=attack.trait == "piercing") for each in dice)
        worth *= 1 + 0.05 * attack.range + 0.5 * (attack.trait == "sweep") + 0.3 * (attack.type == "explosive")
        return worth * (1 - 0.08 * self.allies * (attack.type == "explosive" and attack.trait != "shaped"))

    def reaction(self, reaction: Reaction) -> float:
        """What a reaction is worth: more for each ally whom it reaches."""
        shared = 1 + (0.1 * reaction.range * self.allies if reaction.of != "self" else 0)
        hard = fmean(foe.strength for foe in self.foes)
        match reaction.does:
            case "shoot" | "counter" | "watch":
                often = 1.0 if reaction.when == "creature-enters" else 1.8
                return often * self.kills(reaction.type or "melee", reaction.amount)
            case "prevent":
                return 0.45 * min(reaction.amount, hard) * shared
            case "endure":
                return 1.3 * shared
            case "weaken":
                return 0.2 * min(reaction.amount, hard) * shared
            case "draw":
                return 0.6 * (reaction.amount - 1)
            case "dice" | "reroll":
                return (0.1 if reaction.does == "dice" else 0.08) * reaction.amount * self.allies
            case _:
                return 0.7 * shared

    def response(self, response: Response) -> float:
        """What a tactical response is worth: few are played, so it says little."""
        reached = 1 if response.area == "self" else 1 + self.allies * (1.0 if response.area == "battlefield" else 0.6)
        type = response.type or "melee"
        match response.does:
            case "strike":
                return 3 * fmean(response.amount >= foe.life + foe.resist[type] for foe in self.foes)
            case "fire" | "barrage" | "hunt":
                return 1.5 * self.kills(type, response.amount)
            case "pierce":
                return 0.3 * reached * fmean(foe.resist["projectile"] for foe in self.foes)
            case _:
                return 0.3 * reached * max(1, response.amount)

    def focus(self, id: str) -> float:
        """What a focus card is worth here."""
        card = FOCUS[id]
        return self._team(card) + self._fight(card) + self._ground(card) + self._search(card)

    def _team(self, card: FocusCard) -> float:
        """The worth of what helps allies, or the hero to stand."""
        match card.verb:
            case "order":
                return 0.3 * self.allies + self._share(place in self.g.field.difficult for place in self.g.entries)
            case "shield":
                more = 0.3 * self.allies + 0.4 * ("marksman" in self.roles)
                return more / 2 if HEROES[self.seat].ability.verb == "guardian" else more
            case "hand-limit":
                return 1.0 + 0.1 * len(self.foes) / len(self.g.seats)
            case "medic" | "restock":
                return (0.5 if card.verb == "restock" else 0.45) * card.amount + 0.1 * self.allies
            case "keeper":
                return 1.4 if any(OBJECTIVES[id].specialist for id in self.g.objectives) else 0.3
            case "command":
                return 0.5 * len(self.roles & {"close-combat", "demolitions"}) + 0.2
            case "hardened":
                return 0.45 * fmean(foe.strength for foe in self.foes)
            case "grit":
                return 1.0 + 0.5 / self.allies
            case "careful-blast":
                return 0.5 + 0.35 * self.allies
            case _:
                return 0.0

    def _fight(self, card: FocusCard) -> float:
        """The worth of what helps to kill."""
        type: AttackType = card.type or "melee"
        once, more = self.kills(type, 2 * COMPANION), self.kills(type, 2 * COMPANION + card.amount)
        match card.verb:
            case "dice":
                return 1.1 + 2 * (more - once)
            case "charge":
                return 4.5 * (more - once) + 0.6 * self._near(FAR)
            case "trophy":
                return 2.3 * once
            case "double-tap":
                return 2.6 * self.kills(type, COMPANION, 1)
            case "pierce":
                return 1.25 * fmean(min(card.amount, foe.resist[type]) for foe in self.foes)
            case "reach":
                return (0.8 if type == "explosive" else 0.5) + self._near(FAR + 1) - self._near(FAR - 1)
            case _:
                return 0.0

    def _ground(self, card: FocusCard) -> float:
        """The worth of what makes use of terrain."""
        field = self.g.field
        match card.verb:
            case "ignore-cover":
                return 2.6 * self._share(creature.at in field.covered for creature in self.g.creatures.values())
            case "high-ground":
                near = (place for place in field.elevated if field.near(self.g.report.start, place, FAR))
                return 0.3 * sum(1 for _ in near)
            case "sure-footed":
                return 3.5 * self._share(place in field.difficult for place in self.g.entries)
            case _:
                return 0.0

    def _search(self, card: FocusCard) -> float:
        """The worth of what helps to find things."""
        finds = len(self.g.report.discoveries)
        match card.verb:
            case "keen-eyes":
                return 0.55 * finds
            case "quick-search":
                return 0.3 * finds + 0.5 * (self.allies == 1)
            case "scavenger":
                return 0.42 * finds
            case _:
                return 0.0

    def _near(self, far: int) -> float:
        """The share of creatures within so many locations of the start."""
        start = self.g.report.start
        return self._share(self.g.field.near(start, each.at, far) for each in self.g.creatures.values())

    @staticmethod
    def _share(which: Iterator[bool]) -> float:
        """The share of them for which it is so."""
        found = list(which)
        return sum(found) / max(1, len(found))
