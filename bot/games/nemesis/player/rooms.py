"""What the Room Actions are worth to a player of Vigil's, wherever the room is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.games.nemesis.box.content import STOCK, is_item, item
from bot.games.nemesis.player.goals import PART, Aim, laid_out
from bot.games.nemesis.player.mind import Mind

Worth: TypeAlias = Callable[[Mind, Aim, str], float]
LEAVE = 60.0
"""What leaving the ship is worth once it is time."""
CRISIS, STRAIN = 4, 2.4
"""Markers of a kind on the board from which on the ship is in danger."""


def crisis(count: int) -> float:
    """What one marker less is worth before the ship breaks apart."""
    return max(0, count - CRISIS + 1) * STRAIN


def fires(m: Mind) -> int:
    """The number of Fire markers."""
    return sum(room.fire for room in m.v.rooms.values())


def malfunctions(m: Mind) -> int:
    """The number of Malfunction markers."""
    return sum(room.malfunction for room in m.v.rooms.values())


# the body


def open_wounds(m: Mind) -> int:
    """The number of Serious Wounds that are not Dressed."""
    return sum(not dressed for _, dressed in m.me.wounds)


def dress(m: Mind) -> float:
    """The worth of one Wound Dressed."""
    bleeding = any(of == "bleeding" and not dressed for of, dressed in m.me.wounds)
    return (1.6 + 0.9 * len(m.me.wounds) if open_wounds(m) else 0.0) + (2.0 if bleeding else 0.0)


def heal_serious(m: Mind) -> float:
    """The worth of one Serious Wound less."""
    return 1.5 + 2.5 * len(m.me.wounds) if any(dressed for _, dressed in m.me.wounds) else 0.0


def heal_light(m: Mind) -> float:
    """The worth of all Light Wounds less."""
    return m.me.light * (1.0 + 0.8 * len(m.me.wounds))


def scan(m: Mind) -> float:
    """The worth of a Scan of the hand: clean cards go, an Infected one becomes a Larva, or death to whoever has one."""
    return 0.0 if m.me.larva else 2.0 * m.dirt


def operate(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Surgery: it costs a Wound and the rest of the round."""
    if not m.me.larva and m.contaminated < 3:
        return 0.0
    deadly = len(m.me.wounds) >= 3
    return 0.0 if deadly else (7.0 if m.me.larva else 0.0) + 7.0 * m.doom - m.frailty


def eat(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Canteen."""
    return min(1, m.me.light) * m.frailty + scan(m)


def shower(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Shower."""
    return 1.5 * m.me.slime + scan(m)


# the ship


def coordinates(m: Mind, a: Aim, room: str) -> float:
    """The worth of a look at the Coordinates."""
    if m.leads or m.asleep or (a.by_pod and not (a.worth("earth") or a.worth("mars"))):
        return 0.0
    return 4.5 if m.v.destination != STOCK.destination or m.beaten_to(room) else 7.0


def wanted_place(a: Aim) -> str:
    """The place the ship should come to."""
    return "mars" if a.after("mars") else "earth"


def destination(m: Mind, a: Aim, room: str) -> float:
    """The worth of another Destination: only for who knows where the spaces lead."""
    if not m.leads or m.leads[m.v.destination] == wanted_place(a) or m.v.destruct >= 0:
        return 0.0
    return 10.0 if not a.by_pod or a.after("earth") or a.after("mars") else 0.0


def engine_care(m: Mind, a: Aim) -> float:
    """How much the Engines matter: to sleepers, and to whoever wants the ship to arrive."""
    return 0.0 if a.by_pod and not (a.after("earth") or a.after("mars")) else 1 - m.flies


def check_engine(m: Mind, a: Aim, room: str) -> float:
    """The worth of a look at one Engine."""
    engine = m.tiles[room].removeprefix("engine-")
    return 0.0 if engine in m.engines else 9.0 * engine_care(m, a)


def check_engines(m: Mind, a: Aim, room: str) -> float:
    """The worth of a look at all Engines."""
    return 5.0 * (3 - len(m.engines)) * engine_care(m, a)


def work(m: Mind, a: Aim, room: str) -> float:
    """The worth of work on an Engine: to mend it, or as far as it is not known, to make sure."""
    status = m.engines.get(m.tiles[room].removeprefix("engine-"), "")
    return {"damaged": 18.0, "working": 0.0}.get(status, 12.0) * engine_care(m, a)


def start_destruct(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Self-Destruct Sequence: it opens the Pods, for everybody who need not bring the ship home."""
    if m.v.time > 11 or m.asleep or a.homeward:
        return 0.0
    if a.after("ship-destroyed"):
        return PART + 3 if a.to_do <= 1 else 2.0
    if a.open_pods or a.safe > 0.6:
        return 0.0
    return PART * (0.9 if a.settled() else 0.6) if a.to_do <= 1 else 0.0


def stop_destruct(m: Mind, a: Aim, room: str) -> float:
    """The worth of an end of the Sequence: for who wants the ship to arrive."""
    return 8.0 if a.homeward else 0.0


def fire_control(m: Mind, a: Aim, room: str) -> float:
    """The worth of the sprinklers."""
    if not fires(m):
        return 0.0
    return (4.0 + 1.6 * fires(m)) * (0.4 if m.beaten_to(room) else 1.0)


def lock(m: Mind, a: Aim, room: str) -> float:
    """The worth of a Pod's lock: worth something while none is open to this seat."""
    if not a.by_pod or a.open_pods:
        return 0.0
    return PART if any(not gone for *_, gone in m.v.pods) else 0.0


def board(m: Mind, a: Aim, room: str) -> float:
    """The worth of a Pod."""
    section = m.tiles[room].removeprefix("evacuation-")
    here = any(
        of == section and not locked and not gone and a.seats_left(number) for number, of, locked, gone in m.v.pods
    )
    return LEAVE * (1 - 0.8 * m.loud(room)) if here and a.by_pod and a.leaving else 0.0


def hibernate(m: Mind, a: Aim, room: str) -> float:
    """The worth of a chamber."""
    return LEAVE if m.chambers and not a.by_pod and a.leaving else 0.0


# things


def signal(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Signal."""
    return a.worth("signal")


def clues(m: Mind, room: str) -> list[str]:
    """The Weaknesses that could be discovered in a room, with what lies there or one carries."""
    objects = [*m.v.rooms[room].objects, *(thing.id for thing in m.me.hands if not is_item(thing.id))]
    slots = dict.fromkeys("corpse" if each.startswith("corpse") else each for each in objects)
    return [slot for slot in slots if not m.v.weaknesses[slot]]


def clue_worth(a: Aim, slot: str) -> float:
    """The worth of a Weakness: for an Objective, or to fight better."""
    wants = [a.worth("two-weaknesses")]
    if slot in ("egg", "carcass"):
        wants.append(a.worth(f"{slot}-weakness"))
    return max(wants) or 1.2


def analyse(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Laboratory."""
    return max((clue_worth(a, slot) for slot in clues(m, room)), default=0.0)


def egg_wanted(m: Mind, a: Aim) -> float:
    """The worth of an Egg in hand: to hold, to analyse, or one less in the Nest."""
    if "egg" in m.kinds:
        return 0.0
    study = 0.0 if m.v.weaknesses["egg"] else max(a.worth("egg-weakness"), a.worth("two-weaknesses"))
    return max(a.worth("holds-egg"), study)


def take_egg(m: Mind, a: Aim, room: str) -> float:
    """The worth of an Egg from the Nest."""
    return egg_wanted(m, a) if m.v.eggs and m.free_hands > 0 else 0.0


def smash_eggs(m: Mind, a: Aim) -> float:
    """The worth of an attack on the Eggs of the Nest; whoever wants one takes it first."""
    if egg_wanted(m, a) or m.v.nest_destroyed:
        return 0.0
    return a.worth("nest-destroyed") * 0.6


def rummage(m: Mind, a: Aim, room: str) -> float:
    """The worth of the Storage."""
    return search(m, a) + 0.4


def search(m: Mind, a: Aim) -> float:
    """The worth of one more Item."""
    if hoard := a.worth("seven-items"):
        return hoard * 0.4
    return max(0.4, 2.0 - 0.25 * len(m.things))


def charge(m: Mind, a: Aim, room: str) -> float:
    """The worth of 2 Ammo for an Energy Weapon."""
    return max((reload_worth(m, thing.id, 2) for thing in m.weapons if energy(thing.id)), default=0.0)


def energy(weapon: str) -> bool:
    """Whether this is an Energy Weapon."""
    printed = item(weapon).weapon
    return printed is not None and printed.type == "energy"


def reload_worth(m: Mind, weapon: str, ammo: int) -> float:
    """The worth of Ammo."""
    thing = next(thing for thing in m.weapons if thing.id == weapon)
    more = min(ammo, thing.capacity - thing.ammo)
    return more * (1.0 if thing.ammo < 2 else 0.5)


def monitor(m: Mind, a: Aim, room: str) -> float:
    """The worth of a look at a room from afar."""
    return 0.5 if m.unexplored else 0.0


def nothing(m: Mind, a: Aim, room: str) -> float:
    """Leave it to others."""
    return 0.0


ROOM_WORTH: dict[str, Worth] = {
    "charge": charge,
    "signal": signal,
    "dress-all": lambda m, a, room: dress(m) * open_wounds(m),
    "heal-serious": lambda m, a, room: heal_serious(m),
    "heal-light": lambda m, a, room: heal_light(m),
    "board": board,
    "fire-control": fire_control,
    "start-destruct": start_destruct,
    "stop-destruct": stop_destruct,
    "analyse": analyse,
    "take-egg": take_egg,
    "rummage": rummage,
    "operate": operate,
    "seal": nothing,
    "eat": eat,
    "doors-around": nothing,
    "engines": check_engines,
    "lock": lock,
    "monitor": monitor,
    "shower": shower,
    "coordinates": coordinates,
    "destination": destination,
    "hibernate": hibernate,
    "check-engine": check_engine,
}


def doable(m: Mind, part: str) -> bool:
    """Whether a Room Action is possible at all as things are, wherever one stands."""
    match part:
        case "start-destruct":
            return m.v.destruct < 0 and not m.asleep
        case "stop-destruct":
            return m.v.destruct >= 0 and not m.v.unstoppable
        case "destination":
            return not m.asleep
        case "signal":
            return not m.me.signal
        case _:
            return True


def burial(m: Mind, a: Aim) -> float:
    """The worth of the blue Corpse in hand: to keep, to carry to the Surgery, or to analyse."""
    carry = 0.0 if laid_out(m) else a.worth("blue-corpse-in-surgery")
    study = 0.0 if m.v.weaknesses["corpse"] else a.worth("two-weaknesses")
    return max(a.worth("holds-blue-corpse"), carry, study)
