"""Driving and mending the Truck (RISE-TRUCK). Where its hexes and arrows are is told by figures.py."""

from __future__ import annotations

from itertools import combinations

from bot.engine.asks import Choice, Reason, option
from bot.engine.boards.graph import reach
from bot.engine.boards.hexes import Hex, parse
from bot.engine.state import Asking, Steps
from bot.games.rise.box.content import TRUCK_DAMAGE
from bot.games.rise.box.ground import pair
from bot.games.rise.box.verbs import TruckVerb
from bot.games.rise.events.moves import Drove, TruckRepaired
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.bars import bar
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise, Truck

DIAGONALS = ((0, -1), (1, -1), (0, 1), (-1, 1))
"""Diagonally forward and backward, the front being up (RISE-TRUCK-09, RISE-EX-20)."""


def the_truck(g: Rise) -> Truck:
    """The Truck of a Mission that has one."""
    if g.truck is None:
        raise ValueError(f"{g.mission} has no Truck")
    return g.truck


def aboard(g: Rise) -> dict[str, str]:
    """The Characters and Allies in the Truck, Down or not, with their hexes (RISE-TRUCK-05)."""
    inside = figures.blocks(g).truck
    return {id: hex for id, hex in figures.friends(g, standing=False).items() if hex in inside}


def penalty(truck: Truck, verb: TruckVerb) -> int:
    """What the Truck Damage card takes off for the damage so far."""
    return sum(row.amount for row in TRUCK_DAMAGE.rows if row.verb == verb and truck.damage >= row.at)


def range_of(truck: Truck, value: int) -> int:
    """How far a die drives the Truck (RISE-TRUCK-14, RULING-81)."""
    return max(1, value - penalty(truck, "drive"))


def steps(g: Rise, driver: str) -> list[tuple[str, int]]:
    """The positions one step on, by the driver's hex; each counts 1 (RISE-TRUCK-09..13)."""
    here = parse(driver)
    near = (Hex(here.q + q, here.r + r).name for q, r in DIAGONALS)
    return [(there, 1) for there in near if fits(g, driver, there)]


def fits(g: Rise, driver: str, to: str) -> bool:
    """Whether the Truck can roll from one position to the next: whatever it sweeps is empty (RULING-81)."""
    ground, now = figures.ground(g), figures.blocks(g)
    old, new = (figures.truck_hexes(Truck("armed", at)) for at in (driver, to))
    outside = {hex for hex in figures.occupied(g) if hex not in now.truck}
    filled = now.red | now.yellow | ground.yellow | outside
    if any(hex not in ground.full or (hex in filled and hex not in now.truck) for hex in new.values()):
        return False
    edges = [pair(old[place], new[place]) for place in new]
    edges += [pair(one, two) for one, two in combinations(new.values(), 2)]
    return ground.walls.isdisjoint(edges)


def barred(g: Rise) -> Reason | None:
    """Why nobody can drive (RISE-TRUCK-12, RULING-06)."""
    if not g.truck or g.truck.destroyed:
        return Reason("rise-refuse-truck-destroyed", "RISE-TRUCK-02")
    if not steps(g, g.truck.at):
        return Reason("rise-refuse-truck-stuck", "RISE-TRUCK-12")
    return None


def drive(g: Rise, seat: str, value: int) -> Steps:
    """Drive up to the die's value, step by step; a Waypoint only pauses it (RISE-TRUCK-08..15, RISE-WAYPT-09)."""
    truck = the_truck(g)
    left, moved = range_of(truck, value), False
    while left and steps(g, truck.at):
        ends = reach(truck.at, lambda driver: steps(g, driver), left)
        options = [option("drive", to=to) for to in ends if to != truck.at]
        choice: Choice = yield g.ask(
            seat,
            "drive",
            [*options, *([option("stay")] if moved else ())],
            kind="path",
            start=truck.at,
            ways={driver: tuple(steps(g, driver)) for driver in ends},
            shun=moving.sprung(g, truck.at),
            budget=left,
            args={"seat": seat, "points": left},
        )
        if choice.verb == "stay":
            return
        went = yield from roll_on(g, seat, choice.path)
        left, moved = left - went.spent, True
        if not went.paused:
            return


def roll_on(g: Rise, seat: str, path: tuple[str, ...]) -> Asking[moving.Walk]:
    """Take the Truck and all in it from position to position; new Zones are entered at each (RISE-TRUCK-07, -15)."""
    truck = the_truck(g)
    trail = [truck.at]
    for count, to in enumerate(path, 1):
        zones = figures.zones_of(g, trail[-1])
        _carry(g, truck, to)
        trail.append(to)
        new = figures.zones_of(g, to) - zones
        if not new and to != path[-1]:
            continue
        g.tell(Drove(seat=seat, path=tuple(trail), to=to))
        trail = [to]
        pause = any(moving.waiting(g, zone) for zone in new)
        yield from moving.enter_zones(g, seat, new)
        g.look()
        if pause:
            return moving.Walk(count, paused=True)
    return moving.Walk(len(path), paused=False)


def _carry(g: Rise, truck: Truck, to: str) -> None:
    """Put the Truck on its next position, its passengers on the same places in it (RISE-TRUCK-10, -15)."""
    places = {hex: place for place, hex in figures.truck_hexes(truck).items()}
    riders = aboard(g)
    truck.at = to
    for id, hex in riders.items():
        moving.put(g, id, figures.truck_hexes(truck)[places[hex]])


def repair_barred(g: Rise) -> Reason | None:
    """Why the Truck cannot be mended (RISE-RULING-06)."""
    if not g.truck or g.truck.destroyed:
        return Reason("rise-refuse-truck-destroyed", "RISE-TRUCK-02")
    return bar(g.truck.damage, "truck-whole", "RISE-RULING-06")


def repair(g: Rise, seat: str, count: int) -> None:
    """Take Damage off the Truck."""
    truck = the_truck(g)
    off = min(count, truck.damage)
    truck.damage -= off
    g.tell(TruckRepaired(seat=seat, count=off, damage=truck.damage))
