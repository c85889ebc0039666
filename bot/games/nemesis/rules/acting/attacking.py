"""Shoot and Melee Attack (NEM-SHOOT, NEM-MELEE)."""

from __future__ import annotations

from typing import Protocol

from bot.engine.asks import PASS, Choice, option
from bot.engine.state import Asking, Steps
from bot.games.nemesis.box.content import COMBAT, item
from bot.games.nemesis.box.shapes import IntruderKind
from bot.games.nemesis.events.crew import Missed, Reshot, Shot, SpentBurst, Struck
from bot.games.nemesis.rules.acting.acting import Act, pay
from bot.games.nemesis.rules.body import wounds
from bot.games.nemesis.rules.body.contamination import contaminate
from bot.games.nemesis.rules.intruders import damage
from bot.games.nemesis.rules.ship import hazards, noise_roll
from bot.games.nemesis.state import Nemesis, Thing

HITS: dict[str, tuple[IntruderKind, ...]] = {
    "blank": (),
    "creeper": ("larva", "creeper"),
    "adult": ("larva", "creeper", "adult"),
    "hit": ("larva", "creeper", "adult", "breeder", "queen"),
    "double": ("larva", "creeper", "adult", "breeder", "queen"),
}
"""What each face of the Combat die hits (NEM-SHOOT-03..07)."""


class Studied(Protocol):
    """A position, or a view of one: whatever can tell which Weaknesses have been discovered."""

    def weak(self, weakness: str) -> bool:
        """Whether this Weakness has been discovered (NEM-WEAK-04)."""


def struck(g: Studied, face: str, target: str) -> int:
    """The number of Injuries that a face causes before any Weapon's rule; an Egg is hit as a Larva is (NEM-RUL-30)."""
    face = counted(g, face, target)
    return (2 if face == "double" else 1) if target in HITS[face] else 0


def counted(g: Studied, face: str, target: str) -> str:
    """What a face counts as: where an Adult's vital places are known, a blank is a crosshair (NEM-WEAK-04)."""
    return "hit" if face == "blank" and target == "adult" and g.weak("vital-places") else face


def injuries(g: Studied, thing: Thing, face: str, target: str, more: int = 0) -> int:
    """The number of Injuries of a shot with the Weapon's own rule (NEM-SHOOT-08); a volley brings more, hit or miss."""
    weapon = item(thing.id).weapon
    if weapon is None:
        raise ValueError(f"{thing.id} is no Weapon")
    face = counted(g, face, target)
    hits = struck(g, face, target) + more
    match weapon.rule:
        case "heavy":
            hits += hits > 0
        case "close":
            hits = 2 if face == "hit" else hits
        case "marksman":
            hits += face == "double"
        case "light":
            hits = min(hits, 1)
        case "spread":
            hits = max(hits, int(face != "blank")) + (face in ("hit", "double"))
        case "flames":
            hits = max(hits, int(face != "blank"))
    if hits and weapon.type == "energy" and g.weak("energy"):
        hits += 1
    return hits


def shoot(g: Nemesis, act: Act, weapon: str, target: str, *, aimed: bool = False, volley: bool = False) -> Steps:
    """Shoot a Weapon at an Intruder, or at loose Eggs (NEM-SHOOT-01..11)."""
    if not (yield from pay(g, act)):
        return
    seat, thing = act.seat, g.players[act.seat].thing(weapon)
    if thing is None:
        return
    ammo = thing.ammo if volley else 1
    thing.ammo -= ammo
    room = g.players[seat].at
    intruder = g.intruder(target)
    kind = intruder.kind if intruder else "larva"
    face = g.roll(COMBAT)[0]
    g.count("shots", seat)
    g.tell(Shot(who=g.who(seat), weapon=weapon, target=target, die=face, ammo=thing.ammo))
    face = yield from reroll(g, seat, thing, face, aimed=aimed)
    hits = injuries(g, thing, face, kind, ammo // 2 if volley else 0)
    hits += yield from burst(g, seat, thing, face)
    yield from take_effect(g, seat, target, hits, face)
    weapon_card = item(thing.id).weapon
    if weapon_card and weapon_card.rule == "flames" and face == "double":
        hazards.kindle(g, room)


def reroll(g: Nemesis, seat: str, thing: Thing, face: str, *, aimed: bool) -> Asking[str]:
    """Let the shooter roll once more: by Taking Aim, or with the Prototype Pistol."""
    weapon = item(thing.id).weapon
    if not aimed and not (weapon and weapon.rule == "reroll"):
        return face
    offers = (option("again"), option("stand"))
    choice: Choice = yield g.ask(seat, "reroll", offers, default=offers[1], args={"who": g.who(seat), "die": face})
    if choice.verb == "stand":
        return face
    second = g.roll(COMBAT)[0]
    g.tell(Reshot(who=g.who(seat), die=second, by="taking-aim" if aimed else thing.id))
    return second


def burst(g: Nemesis, seat: str, thing: Thing, face: str) -> Asking[int]:
    """Let the Prototype Rifle spend 1 more Ammo for 1 more Injury on two hits."""
    weapon = item(thing.id).weapon
    if not weapon or weapon.rule != "burst" or face != "double" or not thing.ammo:
        return 0
    let = option(PASS)
    choice: Choice = yield g.ask(
        seat, "burst", (option("burst"), let), kind="react", default=let, args={"who": g.who(seat)}
    )
    if choice.passed:
        return 0
    thing.ammo -= 1
    g.tell(SpentBurst(who=g.who(seat), weapon=thing.id))
    return 1


def take_effect(g: Nemesis, seat: str, target: str, hits: int, face: str) -> Steps:
    """Let an attack take effect: Injuries, or Eggs and then noise (NEM-SHOOT-11, NEM-ROOM-NEST-11)."""
    intruder = g.intruder(target)
    if not hits:
        g.tell(Missed(who=g.who(seat), face=face))
    elif intruder:
        damage.injure(g, intruder, hits)
    if not intruder and target == "egg":
        if hits:
            damage.destroy_eggs(g, g.players[seat].at, hits)
        yield from noise_roll.roll(g, seat)


def melee(g: Nemesis, act: Act, target: str) -> Steps:
    """Attack hand to hand: Contamination first, and a miss hurts (NEM-MELEE-01..09)."""
    if not (yield from pay(g, act)):
        return
    seat, intruder = act.seat, g.intruder(target)
    if intruder:
        contaminate(g, seat)
    face = g.roll(COMBAT)[0]
    g.tell(Struck(who=g.who(seat), target=target, die=face))
    hits = min(1, struck(g, face, intruder.kind if intruder else "larva"))
    if not hits and intruder:
        g.tell(Missed(who=g.who(seat), face=face, melee=1))
        yield from wounds.serious(g, seat, source="melee")
        return
    yield from take_effect(g, seat, target, hits, face)
