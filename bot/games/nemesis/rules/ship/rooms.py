"""Room Actions (NEM-ROOM): each section with what bars it and what it does, wherever it is used from."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.asks import Reason, option
from bot.engine.state import Steps
from bot.games.nemesis.box.content import SEARCHED, STOCK, TILES
from bot.games.nemesis.events.finds import Looked, SignalSent, TookEgg
from bot.games.nemesis.events.ship import AirlockStarted, DestinationSet, PodSwitched
from bot.games.nemesis.rules.acting import peeking
from bot.games.nemesis.rules.acting.acting import Act, decide, pay
from bot.games.nemesis.rules.acting.choosing import choose_room, choose_thing, openly
from bot.games.nemesis.rules.acting.research import analysable, analyse
from bot.games.nemesis.rules.bars import bar
from bot.games.nemesis.rules.body import contamination, wounds
from bot.games.nemesis.rules.cards import items
from bot.games.nemesis.rules.intruders import damage, moving
from bot.games.nemesis.rules.ship import doors, hazards, noise_roll, pods
from bot.games.nemesis.state import Nemesis, Thing


class RoomPart(NamedTuple):
    """A section of a Room Action."""

    barred: Callable[[Nemesis, str, str], Reason | None]
    do: Callable[[Nemesis, Act, str], Steps]


def never_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Nothing: it can be done at any time."""
    return None


# Armory, Comms Room, Emergency Room


def charge_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: only Energy Weapons that are not full (NEM-ROOM-ARMORY-01, NEM-ROOM-ARMORY-02)."""
    found = any(thing.ammo < items.capacity(thing) for thing in items.weapons(g, seat, energy=True))
    return bar(found, "no-energy-weapon", "NEM-ROOM-ARMORY-02")


def charge(g: Nemesis, act: Act, room: str) -> Steps:
    """Add 2 Ammo to an Energy Weapon (NEM-ROOM-ARMORY-01)."""
    found = [each for each in items.weapons(g, act.seat, energy=True) if each.ammo < items.capacity(each)]
    weapon = yield from choose_thing(g, act, "weapon", (each.id for each in found))
    if (yield from pay(g, act)):
        items.load(g, act.seat, weapon, 2)


def signal_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: once is enough (NEM-ROOM-COMMS-01)."""
    return bar(not g.players[seat].signal, "signal-sent", "NEM-ROOM-COMMS-01")


def send_signal(g: Nemesis, act: Act, room: str) -> Steps:
    """Send the Signal (NEM-ROOM-COMMS-01)."""
    if (yield from pay(g, act)):
        g.players[act.seat].signal = True
        g.tell(SignalSent(who=g.who(act.seat)))


def dress_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: something must be open."""
    return bar(wounds.dressable(g, seat), "nothing-to-dress", "NEM-WOUND-07")


def dress_all(g: Nemesis, act: Act, room: str) -> Steps:
    """Dress all Serious Wounds (NEM-ROOM-EMERGENCY-01)."""
    if (yield from pay(g, act)):
        for wound in wounds.dressable(g, act.seat):
            wounds.dress(g, act.seat, wound)


def heal_serious_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: only what is Dressed can be Healed (NEM-WOUND-08)."""
    return bar(wounds.healable(g, seat), "nothing-dressed", "NEM-WOUND-08")


def heal_one(g: Nemesis, act: Act, room: str) -> Steps:
    """Heal one Dressed Serious Wound (NEM-ROOM-EMERGENCY-01)."""
    card = yield from choose_thing(g, act, "wound", (wound.card for wound in wounds.healable(g, act.seat)))
    if (yield from pay(g, act)):
        wounds.heal_serious(g, act.seat, next(each for each in g.players[act.seat].wounds if each.card == card))


def heal_light_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: there must be a Light Wound."""
    return bar(g.players[seat].light, "no-light-wound", "NEM-WOUND-08")


def heal_lights(g: Nemesis, act: Act, room: str) -> Steps:
    """Heal all Light Wounds (NEM-ROOM-EMERGENCY-01)."""
    if (yield from pay(g, act)):
        wounds.heal_light(g, act.seat)


# Fire Control System, Generator, Laboratory, Nest, Storage, Surgery


def fire_control(g: Nemesis, act: Act, room: str) -> Steps:
    """Quench a room and drive its Intruders out, one after another (NEM-ROOM-FIRECTRL-01..03, NEM-RUL-32)."""
    chosen = yield from choose_room(g, act, "quench", g.rooms)
    if not (yield from pay(g, act)):
        return
    hazards.quench(g, chosen)
    for intruder in g.intruders_in(chosen):
        repel(g, intruder.id)


def repel(g: Nemesis, id: str) -> None:
    """Make an Intruder flee; phosphates hurt it too once that is known (NEM-ROOM-FIRECTRL-02)."""
    intruder = g.intruder(id)
    if intruder is None:
        return
    moving.retreat(g, intruder)
    if g.weak("phosphates") and g.intruder(id):
        damage.injure(g, intruder, 1)


def start_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: not twice, and not while anybody hibernates (NEM-ROOM-GENERATOR-01, NEM-ROOM-GENERATOR-03)."""
    return bar(g.destruct < 0, "destruct-active", "NEM-ROOM-GENERATOR-01") or bar(
        not g.asleep(), "somebody-sleeps", "NEM-ROOM-GENERATOR-03"
    )


def start(g: Nemesis, act: Act, room: str) -> Steps:
    """Start the Self-Destruct Sequence (NEM-ROOM-GENERATOR-01)."""
    if (yield from pay(g, act)):
        hazards.start_destruct(g)


def stop_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: only while it runs and is not on yellow (NEM-ROOM-GENERATOR-02, NEM-DESTRUCT-03)."""
    return bar(g.destruct >= 0, "destruct-idle", "NEM-ROOM-GENERATOR-02") or bar(
        not g.unstoppable, "destruct-unstoppable", "NEM-DESTRUCT-03"
    )


def stop(g: Nemesis, act: Act, room: str) -> Steps:
    """Stop the Self-Destruct Sequence (NEM-ROOM-GENERATOR-02)."""
    if (yield from pay(g, act)):
        hazards.stop_destruct(g)


def analyse_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: an Object must be here whose Weakness is not known (NEM-ROOM-LAB-01, NEM-RUL-47)."""
    return bar(analysable(g, room), "nothing-to-analyse", "NEM-ROOM-LAB-01")


def analyse_object(g: Nemesis, act: Act, room: str) -> Steps:
    """Discover the Weakness that an Object shows (NEM-ROOM-LAB-01, NEM-ROOM-LAB-02)."""
    thing = yield from choose_thing(g, act, "analyse", analysable(g, room))
    if (yield from pay(g, act)):
        analyse(g, act.seat, thing)


def take_egg_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: the Nest must hold an Egg, and a hand must be free (NEM-ROOM-NEST-01, NEM-RUL-46)."""
    player = g.players[seat]
    return bar(g.eggs, "no-egg", "NEM-ROOM-NEST-01") or bar(player.full < player.slots, "hands-full", "NEM-HAND-03")


def take_egg(g: Nemesis, act: Act, room: str) -> Steps:
    """Take an Egg from the Nest, then make a Noise roll (NEM-ROOM-NEST-01, NEM-ROOM-NEST-02)."""
    if not (yield from pay(g, act)):
        return
    g.eggs -= 1
    g.players[act.seat].hands.append(Thing("egg"))
    g.tell(TookEgg(who=g.who(act.seat), count=g.eggs))
    damage.check_nest(g)
    yield from noise_roll.roll(g, act.seat)


def rummage(g: Nemesis, act: Act, room: str) -> Steps:
    """Draw 2 Items of any colour and keep 1 (NEM-ROOM-STORAGE-01)."""
    choice = yield from decide(g, act, "colour", (option("colour", colour=colour) for colour in SEARCHED))
    if (yield from pay(g, act)):
        yield from items.find(g, act.seat, choice["colour"])


def operate(g: Nemesis, act: Act, room: str) -> Steps:
    """Remove Infected cards and the Larva, at the price of a Light Wound and a pass (NEM-ROOM-SURGERY, NEM-RUL-37)."""
    if not (yield from pay(g, act)):
        return
    seat, player = act.seat, g.players[act.seat]
    contamination.remove(g, seat, contamination.scan(g, seat, contamination.all_of(player)))
    contamination.cut_out(g, seat)
    yield from wounds.light(g, seat, source="surgery")
    contamination.reshuffle(g, seat)
    g.must_pass = True


# Airlock Control, Canteen, Command Center, Engine Control, Hatch Control, Monitoring, Shower


def sealable(g: Nemesis, room: str) -> list[str]:
    """The other yellow rooms that can be sealed (NEM-ROOM-AIRLOCK-01, NEM-RUL-48)."""
    found = []
    for number, other in g.rooms.items():
        corridors = [corridor for corridor, _ in g.board.ways[number]]
        missing = sum(corridor not in g.doors for corridor in corridors)
        donors = sum(door == "closed" for way, door in g.doors.items() if way not in corridors)
        if (
            number != room
            and other.explored
            and other.tile != "airlock-control"
            and TILES[other.tile].colour == "yellow"
            and not any(g.doors.get(corridor) == "destroyed" for corridor in corridors)
            and missing <= STOCK.doors - len(g.doors) + donors
        ):
            found.append(number)
    return found


def seal_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: one procedure at a time, in a room that can be sealed (NEM-ROOM-AIRLOCK-01, NEM-RUL-48)."""
    return bar(not g.airlock, "airlock-busy", "NEM-RUL-48") or bar(
        sealable(g, room), "nothing-to-seal", "NEM-ROOM-AIRLOCK-01"
    )


def seal(g: Nemesis, act: Act, room: str) -> Steps:
    """Close every Door of a room and begin the Airlock Procedure (NEM-ROOM-AIRLOCK-02)."""
    chosen = yield from choose_room(g, act, "seal", sealable(g, room))
    if not (yield from pay(g, act)):
        return
    corridors = [corridor for corridor, _ in g.board.ways[chosen]]
    for corridor in corridors:
        if corridor not in g.doors:
            yield from doors.close(g, act.seat, corridor, keep=corridors)
    g.airlock = chosen
    g.tell(AirlockStarted(room=g.place(chosen), at=chosen))


def eat(g: Nemesis, act: Act, room: str) -> Steps:
    """Heal 1 Light Wound, and Scan the hand if wished (NEM-ROOM-CANTEEN-01, NEM-ROOM-CANTEEN-02)."""
    if (yield from pay(g, act)):
        wounds.heal_light(g, act.seat, 1)
        yield from scan_too(g, act.seat)


def scan_too(g: Nemesis, seat: str) -> Steps:
    """Scan the Contamination cards in hand, or let it be."""
    if (yield from openly(g, seat, "scan-too", "scanning", "answer", ("no", "yes"), "no")) == "yes":
        yield from contamination.scan_hand(g, seat)


def command(g: Nemesis, act: Act, room: str) -> Steps:
    """Open and close Doors around any room (NEM-ROOM-COMMAND-01)."""
    yield from doors_around(g, act)


def doors_around(g: Nemesis, act: Act) -> Steps:
    """Choose a room, then which of its Doors change."""
    chosen = yield from choose_room(g, act, "doors", (room for room in g.rooms if doors.switchable(g, room)))
    found = doors.switchable(g, chosen)
    offers = [option("switch", corridor=corridor) for corridor in found]
    choice = yield from decide(g, act, "switch", offers, kind="some", least=0, most=len(offers))
    if (yield from pay(g, act)):
        yield from doors.switch(g, act.seat, *choice.all("corridor"))


def check_engines(g: Nemesis, act: Act, room: str) -> Steps:
    """Look at all Engines (NEM-ROOM-ENGCTRL-01)."""
    if (yield from pay(g, act)):
        g.tell(Looked(who=g.who(act.seat), what="engines"))
        for engine in g.engines:
            peeking.look_at_engine(g, act.seat, engine)


def switch_pod_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: a Pod must be left."""
    return bar(any(not pod.gone for pod in g.pods), "no-pod-left", "NEM-ROOM-HATCH-01")


def switch_pod(g: Nemesis, act: Act, room: str) -> Steps:
    """Lock or Unlock a Pod (NEM-ROOM-HATCH-01)."""
    yield from turn_lock(g, act, [pod.number for pod in g.pods if not pod.gone])


def turn_lock(g: Nemesis, act: Act, numbers: list[str]) -> Steps:
    """Choose a Pod and flip its token."""
    choice = yield from decide(g, act, "lock", (option("pod", pod=number) for number in numbers))
    if (yield from pay(g, act)):
        pod = next(pod for pod in g.pods if pod.number == choice["pod"])
        pod.locked = not pod.locked
        g.tell(PodSwitched(who=g.who(act.seat), pod=pod.number, locked=int(pod.locked)))


def unexplored(g: Nemesis) -> list[str]:
    """The rooms that nobody has explored."""
    return [number for number, room in g.rooms.items() if not room.explored]


def monitor_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: something must be unexplored."""
    return bar(unexplored(g), "all-explored", "NEM-ROOM-MONITOR-01")


def monitor(g: Nemesis, act: Act, room: str) -> Steps:
    """Look at an unexplored room and its token (NEM-ROOM-MONITOR-01)."""
    chosen = yield from choose_room(g, act, "peek", unexplored(g))
    if (yield from pay(g, act)):
        peeking.look_at_room(g, act.seat, chosen, token=True)


def shower(g: Nemesis, act: Act, room: str) -> Steps:
    """Wash Slime off, and Scan the hand if wished (NEM-ROOM-SHOWER-01, NEM-ROOM-SHOWER-02)."""
    if (yield from pay(g, act)):
        hazards.wash(g, act.seat)
        yield from scan_too(g, act.seat)


# Special Rooms


def check_coordinates(g: Nemesis, act: Act, room: str) -> Steps:
    """Look at the Coordinates (NEM-ROOM-COCKPIT-02)."""
    if (yield from pay(g, act)):
        peeking.look_at_coordinates(g, act.seat)


def steer_barred(g: Nemesis, seat: str, room: str) -> Reason | None:
    """Why not: not while anybody hibernates, nor with an Intruder in the Cockpit (NEM-ROOM-COCKPIT-04, -05)."""
    return bar(not g.asleep(), "somebody-sleeps", "NEM-ROOM-COCKPIT-04") or bar(
        not g.intruders_in(room), "intruder-in-cockpit", "NEM-ROOM-COCKPIT-05"
    )


def steer(g: Nemesis, act: Act, room: str) -> Steps:
    """Set the Destination (NEM-ROOM-COCKPIT-03)."""
    offers = [option("steer", space=space) for space in STOCK.destinations if space != g.destination]
    choice = yield from decide(g, act, "destination", offers)
    if (yield from pay(g, act)):
        g.destination = choice["space"]
        g.tell(DestinationSet(who=g.who(act.seat), space=g.destination))


def check_engine(g: Nemesis, act: Act, room: str) -> Steps:
    """Look at this room's Engine (NEM-ENGINE-01)."""
    if (yield from pay(g, act)):
        engine = g.rooms[room].tile.removeprefix("engine-")
        g.tell(Looked(who=g.who(act.seat), what="engine", engine=engine))
        peeking.look_at_engine(g, act.seat, engine)


ROOMS: dict[str, dict[str, RoomPart]] = {
    "armory": {"charge": RoomPart(charge_barred, charge)},
    "comms-room": {"signal": RoomPart(signal_barred, send_signal)},
    "emergency-room": {
        "dress-all": RoomPart(dress_barred, dress_all),
        "heal-serious": RoomPart(heal_serious_barred, heal_one),
        "heal-light": RoomPart(heal_light_barred, heal_lights),
    },
    "evacuation": {"board": RoomPart(pods.board_barred, pods.board)},
    "fire-control": {"fire-control": RoomPart(never_barred, fire_control)},
    "generator": {"start-destruct": RoomPart(start_barred, start), "stop-destruct": RoomPart(stop_barred, stop)},
    "laboratory": {"analyse": RoomPart(analyse_barred, analyse_object)},
    "nest": {"take-egg": RoomPart(take_egg_barred, take_egg)},
    "storage": {"rummage": RoomPart(never_barred, rummage)},
    "surgery": {"operate": RoomPart(never_barred, operate)},
    "airlock-control": {"seal": RoomPart(seal_barred, seal)},
    "canteen": {"eat": RoomPart(never_barred, eat)},
    "command-center": {"doors-around": RoomPart(never_barred, command)},
    "engine-control": {"engines": RoomPart(never_barred, check_engines)},
    "hatch-control": {"lock": RoomPart(switch_pod_barred, switch_pod)},
    "monitoring-room": {"monitor": RoomPart(monitor_barred, monitor)},
    "shower-room": {"shower": RoomPart(never_barred, shower)},
    "cockpit": {"coordinates": RoomPart(never_barred, check_coordinates), "destination": RoomPart(steer_barred, steer)},
    "hibernatorium": {"hibernate": RoomPart(pods.sleep_barred, pods.sleep)},
    "engine": {"check-engine": RoomPart(never_barred, check_engine)},
}


def room_parts(g: Nemesis, room: str) -> dict[str, RoomPart]:
    """The sections of a room's Action; none where the room is unexplored or passive."""
    found = g.rooms[room]
    return ROOMS.get(TILES[found.tile].action, {}) if found.explored else {}


def room_barred(g: Nemesis, room: str) -> Reason | None:
    """Why a room's Action does not work: a Malfunction (NEM-MALF-01)."""
    return bar(not g.rooms[room].malfunction, "malfunction", "NEM-MALF-01")
