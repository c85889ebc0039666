"""Where a player of Vigil's likes to stand: near the aim, out of fire, behind Cover, with something to shoot at."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from bot.engine.boards.hexes import Hex, distance, parse
from bot.engine.counsel import Part, Worth
from bot.games.rise.box.content import SIDES
from bot.games.rise.look.naming import placed
from bot.games.rise.look.odds import Shot
from bot.games.rise.player import fields
from bot.games.rise.player import worth as player_worth
from bot.games.rise.player.goals import Aim, aim
from bot.games.rise.rules.actions import spaces
from bot.games.rise.rules.map import figures, sight
from bot.games.rise.state import Enemy, Rise

FEAR = 0.35
"""How much of the damage that Enemies could deal is feared: they have others to shoot at, too."""
SHIELD = 0.25
"""What a point of Cover is worth."""


class Gun:
    """A Weapon that is ready: its dice and its Range."""

    def __init__(self, dice: int, least: int, most: int) -> None:
        self.dice, self.least, self.most = dice, least, most


class Foe:
    """An Enemy as seen from where one might stand."""

    def __init__(self, g: Rise, enemy: Enemy) -> None:
        card = figures.stats(enemy)
        self.hexes = tuple(parse(hex) for hex in figures.hexes_of(g, enemy))
        self.names = figures.hexes_of(g, enemy)
        self.defense, self.range, self.reach = card.defense, card.range, card.range + card.move
        self.threat = player_worth.menace(enemy) * player_worth.soon(g, enemy)
        self.prize = player_worth.prize(g, enemy)
        self.name = placed(enemy)

    def distance(self, here: Hex) -> int:
        """The Range to it."""
        if len(self.hexes) == 1:
            return distance(here, self.hexes[0])
        return min(distance(here, there) for there in self.hexes)

    def worth(self, dice: int) -> float:
        """The worth of a shot at it with so many dice."""
        return self.prize * self.chance(dice)

    def chance(self, dice: int) -> float:
        """The chance to Wound it with so many dice."""
        return player_worth.chance(Shot(dice=dice, defense=self.defense))


class Fire(NamedTuple):
    """What flies on a hex: the damage to be feared there and from how many, and the best shot from it."""

    danger: float
    foes: int
    shot: float
    target: str
    chance: float


class Spots:
    """The worth of hexes to one Character or Ally; what was worked out once is kept as long as the position lasts."""

    def __init__(self, g: Rise, figure: str, *, armed: bool = True) -> None:
        self.g, self.figure, self.armed = g, figure, armed
        self.aim: Aim = aim(g, figure)
        self.field = fields.walking(g, self.aim.goals) if self.aim.goals else {}
        self.fear = FEAR * player_worth.frailty(g, figure)
        self._known: dict[str, Worth] = {}

    @cached_property
    def foes(self) -> list[Foe]:
        """The Enemies on the map."""
        return [Foe(self.g, enemy) for enemy in self.g.enemies]

    @cached_property
    def guns(self) -> list[Gun]:
        """The Attacks that are still open."""
        if not self.armed:
            return []
        if self.figure not in self.g.characters:
            ally = figures.ally(self.g, self.figure)
            stats = SIDES[ally.kind].ally if ally else None
            return [Gun(stats.attack, 1, stats.range)] if stats and stats.attack else []
        found = [place for place in spaces.spaces(self.g, self.figure) if place.key not in self.g.spaces]
        weapons = [spaces.weapon_of(place) for place in found]
        return [Gun(weapon.attack, *weapon.range) for weapon in weapons if weapon]

    @cached_property
    def dice(self) -> dict[int, int]:
        """The most dice that can be rolled at each Range."""
        found: dict[int, int] = {}
        for gun in self.guns:
            for far in range(gun.least, gun.most + 1):
                found[far] = max(found.get(far, 0), gun.dice)
        return found

    @cached_property
    def shelter(self) -> dict[str, int]:
        """The hexes of Cover and what it still holds."""
        covers = (token for token in self.g.tokens.values() if token.kind == "cover")
        return {hex: token.defense - token.damage for token in covers for hex in token.hexes}

    def far(self, hex: str) -> int:
        """How far the aim is."""
        return min(self.field.get(hex, fields.FAR), fields.FAR)

    def value(self, hex: str) -> Worth:
        """How good it is to stand on a hex."""
        if hex not in self._known:
            self._known[hex] = self._value(hex)
        return self._known[hex]

    def _value(self, hex: str) -> Worth:
        """The worth of a hex, and what it is made of."""
        danger, foes, shot, target, chance = self._fire(hex)
        left = self.far(hex)
        goal = -self.aim.pull * left if self.aim.goals else 0.0
        shelter = SHIELD * min(self.shelter.get(hex, 0), 2) if danger else 0.0
        parts = [Part(-self.fear * danger, "rise-why-fire", {"count": foes})]
        if self.aim.goals:
            parts.append(Part(goal, "rise-why-aim", {"aim": self.aim.what, "left": left}))
        if shot:
            parts.append(Part(shot, "rise-why-shot", {"target": target, "chance": round(100 * chance)}))
        if shelter:
            parts.append(Part(shelter, "rise-why-cover", {"cover": self.shelter[hex]}))
        return Worth(goal + shot + shelter - self.fear * danger, tuple(parts))

    def _fire(self, hex: str) -> Fire:
        """The damage to be feared on a hex, and the best shot from it."""
        here, danger, best = parse(hex), 0.0, 0.0
        foes, target, chance = 0, "", 0.0
        ground, now = figures.ground(self.g), figures.blocks(self.g)
        for foe in self.foes:
            apart = foe.distance(here)
            dice = self.dice.get(apart, 0)
            if apart > foe.range and (not dice or foe.worth(dice) <= best):
                danger += foe.threat * 0.5 if apart <= foe.reach else 0.0
                foes += apart <= foe.reach
                continue
            seen = sight.sees(ground, now.opaque((hex,), foe.names), (hex,), foe.names)
            danger += foe.threat * (1.0 if seen and apart <= foe.range else 0.5 if apart <= foe.reach else 0.0)
            foes += apart <= foe.reach
            if seen and dice and foe.worth(dice) > best:
                best, target, chance = foe.worth(dice), foe.name, foe.chance(dice)
        return Fire(danger, foes, best * 0.8, target, chance)
