"""Combat as a player of Vigil's weighs it: what an attack may bring, and what staying costs."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.counsel import Worth, told
from bot.games.nemesis.look.odds import Odds, odds
from bot.games.nemesis.player.goals import Aim
from bot.games.nemesis.player.mind import THREAT, Mind

RELIEF = 1.5
"""What it is worth to be free again."""
AMMO = 0.35
BLOODY = 1.3
"""What an Injury is worth that does not kill yet."""
WAY_OUT = 25.0
"""What the death of an Intruder is worth more where one would leave the ship."""
WOUND = 2.6
DIRT = 1.2
"""What a Contamination card costs."""


def prize(m: Mind, a: Aim, of: str) -> float:
    """What the death of an Intruder is worth."""
    carcass = 0.0
    if of != "larva" and not m.v.weaknesses["carcass"]:
        carcass = max(a.worth("carcass-weakness"), a.worth("two-weaknesses")) * 0.5
    queen = a.worth("queen-killed") if of == "queen" else 0.0
    way_out = WAY_OUT if a.leaving and m.here in a.exits and not m.v.rooms[m.here].malfunction else 0.0
    return THREAT[of] * m.frailty + RELIEF + carcass + queen + way_out


def attack(m: Mind, a: Aim, chances: Odds, of: str) -> Worth:
    """The worth of an attack by its chances."""
    value = float(chances.kill) * prize(m, a, of)
    value += float(chances.retreat) * (THREAT[of] * m.frailty * 0.8 + RELIEF * 0.6)
    value += BLOODY * float(chances.average)
    return told(value, "nemesis-why-attack", intruder=of, hit=round(100 * float(chances.hit)))


def shoot(m: Mind, a: Aim, weapon: str, target: str, *, more: int = 0, twice: bool = False) -> float:
    """The worth of a shot."""
    of, wounded = body(m, target)
    chances = odds(m.v, weapon, of, wounded, more=more)
    value = attack(m, a, chances, of)
    if twice:
        value = value * (2 - float(chances.hit))
    return value - AMMO


def best_shot(m: Mind, a: Aim, guns: list[str], *, more: int = 0, twice: bool = False) -> float:
    """The worth of the best shot with any of some Weapons."""
    targets = [id for id, _, _ in m.lurking.get(m.here, ())]
    values = [shoot(m, a, gun, target, more=more, twice=twice) for gun in guns for target in targets]
    return max(values, default=-1.0)


def melee(m: Mind, a: Aim, target: str) -> float:
    """The worth of a Melee Attack: it contaminates, and a miss is a Serious Wound."""
    of, wounded = body(m, target)
    chances = odds(m.v, "", of, wounded)
    miss = (1 - float(chances.hit)) * WOUND * m.frailty
    return attack(m, a, chances, of) - DIRT - told(miss, "nemesis-why-miss", miss=round(100 * float(1 - chances.hit)))


def body(m: Mind, target: str) -> tuple[str, int]:
    """Kind and Injuries of an Intruder."""
    return next((of, wounded) for id, of, wounded in m.lurking[m.here] if id == target)


def gauntlet(m: Mind) -> float:
    """What the Attacks on somebody who Escapes cost, compared with those on whoever stays."""
    return 0.5 * m.threat(m.here)


@lru_cache(maxsize=8)
def again(target: str, die: str) -> bool:
    """Whether a Combat die is better rolled again: unless it hits (NEM-SHOOT-03..07)."""
    hit = {"larva": 1, "creeper": 1, "adult": 3}.get(target, 4)
    return ("blank", "creeper", "creeper", "adult", "hit", "double").index(die) < hit
