"""What Enemies, shots, wounds and cards are worth to a player of Vigil's, in points of damage."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.counsel import Worth, told
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.look.naming import placed
from bot.games.rise.look.odds import Shot, odds, shot_at
from bot.games.rise.player.goals import current
from bot.games.rise.rules import harm
from bot.games.rise.rules.attacks.terms import Attack, possible
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions.round_end import CLOSE
from bot.games.rise.state import Enemy, Rise, Truck

SKULL = 1 / 3
"""The damage that an Attack Die of an Enemy deals on average."""


def menace(enemy: Enemy) -> float:
    """The damage that an Enemy's Attack deals on average."""
    return figures.stats(enemy).attack * SKULL


def soon(g: Rise, enemy: Enemy) -> float:
    """How soon an Enemy acts: at once after this turn, later in the Round, or in the next one."""
    if enemy.stunned:
        return 0.3
    if not enemy.colour or (g.turn and enemy.colour == g.player.colour):
        return 1.0
    owner = next((one for one in g.characters.values() if one.colour == enemy.colour), None)
    if owner is None:
        return 0.1
    return 0.5 if owner.done else 0.75


def prize(g: Rise, enemy: Enemy) -> float:
    """What Wounding an Enemy is worth."""
    value = menace(enemy) * (0.6 + soon(g, enemy))
    if is_wanted(g, enemy):
        return value + 2.5
    for loss in plan(g).losses:
        if loss.verb == "overrun" and not figures.zones_of(g, enemy).isdisjoint(loss.zones):
            value += 0.7
    if g.truck and plan(g).rule("truck-under-fire") and _near_truck(g, g.truck, enemy):
        value += 0.7
    return value


def is_wanted(g: Rise, enemy: Enemy) -> bool:
    """Whether the Objective at hand is to destroy an Enemy."""
    return any(objective.verb == "destroy" and enemy.kind in objective.of for objective in current(g))


def _near_truck(g: Rise, truck: Truck, enemy: Enemy) -> bool:
    """Whether an Enemy is, or soon will be, so close that it damages the Truck."""
    return figures.distance(g, enemy, tuple(figures.truck_hexes(truck).values())) <= CLOSE + 1


@lru_cache(maxsize=4096)
def chance(shot: Shot) -> float:
    """The chance that a shot Wounds, as a plain number."""
    return float(odds(shot).wound)


@lru_cache(maxsize=1024)
def average(shot: Shot) -> float:
    """The Hits that a shot deals on average."""
    return float(odds(shot).average)


def shooting(g: Rise, attack: Attack, enemy: Enemy) -> Worth:
    """What an Attack on an Enemy is worth."""
    shot = shot_at(g, attack, enemy)
    name, wanted = placed(enemy), int(is_wanted(g, enemy))
    if harm.has_trait(enemy, "indestructible"):
        melt = plan(g).rule("melt")
        there = melt and not figures.zones_of(g, enemy).isdisjoint(melt.zones)
        worth = average(shot) * (1.0 if there else 0.15)
        return told(worth, "rise-why-hits", target=name, melts=int(bool(there)))
    wounds = 1 + (average(shot) - 1) * 0.5 if shot.by_hit else 1.0
    worth, sure = chance(shot) * prize(g, enemy) * wounds, round(100 * chance(shot))
    return told(worth, "rise-why-attack", target=name, chance=sure, wanted=wanted)


def best_shot(g: Rise, attack: Attack) -> float:
    """What an Attack is worth with its best target, or with all that it reaches."""
    values = [shooting(g, attack, enemy) for enemy in possible(g, attack)]
    if attack.has("zone"):
        return sum(values)
    values.sort(reverse=True)
    return sum(values[: max(1, attack.strike.targets)])


def hurt(g: Rise, seat: str) -> float:
    """How badly a Character is hurt, from 0 to 1."""
    return figures.wounds(g, seat) / max(1, figures.wound_limit(g, seat))


def frailty(g: Rise, seat: str) -> float:
    """How much a point of damage matters to a friend."""
    if seat not in g.characters:
        return 1.5
    left = figures.wound_limit(g, seat) - figures.wounds(g, seat)
    return 0.6 if left >= 3 else 0.9 if left == 2 else 1.3 if left == 1 else 2.0
