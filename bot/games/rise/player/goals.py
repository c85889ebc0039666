"""What a player of Vigil's is after: the places and objects that bring the Objective at hand nearer."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.rise.box.content import SIDES
from bot.games.rise.box.missions.shapes import Objective
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.player import fields
from bot.games.rise.rules.actions import interacting, trucking
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions.objectives import standings
from bot.games.rise.state import Rise, Token

OBJECTS = {"crates": "crate", "terminals": "terminal"}
RESCUE_WITHIN = 12
"""How far anybody goes to stand a friend up."""


class Aim(NamedTuple):
    """Where a figure wants to be, and how much each step towards it is worth."""

    goals: frozenset[str]
    pull: float
    what: str = "friends"
    """What it is after, for the words of `rise-why-aim`."""


NOWHERE = Aim(frozenset(), 0.0, "nothing")


def current(g: Rise) -> list[Objective]:
    """The Objectives whose turn has come; one that only time completes stands back for the next."""
    standing = standings(g)
    active = [found.objective for found in standing if found.active]
    if all(objective.verb == "endure" for objective in active):
        later = [found.objective for found in standing if not found.met and found.objective.verb != "endure"]
        return later[:1] or active
    return active


def wanted(g: Rise) -> list[Token]:
    """The objects that the Objective at hand needs, and Doors that the Truck cannot pass."""
    found: list[Token] = []
    for objective in current(g):
        if kind := OBJECTS.get(objective.verb):
            fitting = (token for token in g.tokens.values() if token.kind == kind and not token.used)
            found += [token for token in fitting if not objective.of or token.id in objective.of]
        if objective.verb == "drive" and g.truck and g.truck.at not in fields.driving(g, objective.zones):
            found += interacting.doors(g)
    return found


def aim(g: Rise, figure: str) -> Aim:
    """Decide where a Character or Ally wants to go."""
    if figure not in g.characters:
        return _ally_aim(g, figure)
    if fallen := _to_rescue(g, figure):
        return Aim(frozenset(figures.ground(g).adjacent[fallen]), 0.45, "rescue")
    pulls = [_objective_aim(g, figure, objective) for objective in current(g)]
    return max(pulls, key=lambda found: (bool(found.goals), found.pull), default=NOWHERE)


def _to_rescue(g: Rise, seat: str) -> str:
    """The hex of a Downed friend whom this Character is the nearest to, Characters first."""
    if g.characters[seat].down:
        return ""
    standing = figures.friends(g)
    for friend, at in figures.friends(g, standing=False).items():
        if friend not in standing:
            field = fields.walking(g, (at,))
            far = {other: field.get(one.at, fields.FAR) for other, one in g.standing()}
            if far[seat] <= min(min(far.values()), RESCUE_WITHIN):
                return at
    return ""


def _objective_aim(g: Rise, seat: str, objective: Objective) -> Aim:
    """Decide where an Objective calls a Character."""
    ground = figures.ground(g)
    waits = any(found.objective.verb == "endure" and found.active for found in standings(g))
    match objective.verb:
        case "crates" | "terminals":
            return Aim(frozenset(_beside(g, _share(g, seat, wanted(g)))), 0.3, objective.verb)
        case "waypoints":
            unseen = [figures.zone_of(g, point.at) for point in g.waypoints.values() if not point.face_up]
            return Aim(frozenset(hex for zone in unseen for hex in ground.zones[zone]), 0.3, "waypoints")
        case "reach":
            zones = set(objective.zones)
            return Aim(frozenset(hex for zone in zones for hex in ground.zones[zone]), 0.12 if waits else 0.3, "reach")
        case "lead":
            able = [ally for ally in g.allies if not ally.down]
            zones = {zone for ally in able for zone in figures.zones_of(g, ally.at)} - set(objective.zones)
            return Aim(frozenset(hex for zone in zones for hex in ground.zones[zone]), 0.25, "lead")
        case "destroy":
            return _hunt(g, objective)
        case "drive":
            return _board(g, seat)
        case _:
            return NOWHERE


def _share(g: Rise, seat: str, tokens: list[Token]) -> list[Token]:
    """Leave objects to whoever is nearer to them, as long as there is one for everybody."""
    free, mine = list(tokens), list(tokens)
    far = sorted(
        (fields.walking(g, token.hexes).get(one.at, fields.FAR), other, token.id)
        for other, one in g.standing()
        for token in tokens
    )
    placed: set[str] = set()
    for _, other, id in far:
        token = next((token for token in free if token.id == id), None)
        if token and other not in placed:
            placed.add(other)
            free.remove(token)
            if other == seat:
                mine = [token]
    return mine


def _beside(g: Rise, tokens: list[Token]) -> set[str]:
    """The hexes from which objects can be used."""
    near = {hex for token in tokens for at in token.hexes for hex in (at, *figures.ground(g).adjacent[at])}
    now = figures.blocks(g)
    return {hex for hex in near if hex in figures.ground(g).full and hex not in now.red}


def _hunt(g: Rise, objective: Objective) -> Aim:
    """Go where a Boss can be destroyed, or near to it."""
    melt = plan(g).rule("melt")
    if melt:
        return Aim(frozenset(hex for zone in melt.zones for hex in figures.ground(g).zones[zone]), 0.25, "destroy")
    bosses = [enemy for enemy in g.enemies if enemy.kind in objective.of]
    return Aim(frozenset(hex for boss in bosses for hex in figures.hexes_of(g, boss)), 0.2, "destroy")


def _board(g: Rise, seat: str) -> Aim:
    """Get into the Truck: the nearest Character at the wheel, the others behind."""
    truck = trucking.the_truck(g)
    places = figures.truck_hexes(truck)
    if (doors := wanted(g)) and doors[0].kind == "door":
        field = fields.walking(g, doors[0].hexes)
        if seat == min(g.standing(), key=lambda one: field.get(one[1].at, fields.FAR))[0]:
            return Aim(frozenset(_beside(g, doors)), 0.3, "door")
    field = fields.walking(g, (places["driver"],))
    driver = min(g.standing(), key=lambda one: (field.get(one[1].at, fields.FAR), one[0]), default=("", None))[0]
    if seat == driver:
        return Aim(frozenset((places["driver"],)), 0.4, "wheel")
    return Aim(frozenset(hex for place, hex in places.items() if place != "driver"), 0.3, "truck")


def _ally_aim(g: Rise, figure: str) -> Aim:
    """Lead an Ally where it is wanted, else to objects it can use or to friends."""
    for objective in current(g):
        if objective.verb == "lead":
            return Aim(
                frozenset(hex for zone in objective.zones for hex in figures.ground(g).zones[zone]), 0.6, "reach"
            )
        if objective.verb in OBJECTS and "interact" in _acts(g, figure):
            return Aim(frozenset(_beside(g, wanted(g))), 0.3, objective.verb)
    fallen = [one.at for _, one in sorted(g.characters.items()) if one.at and (one.down or one.wounds)]
    if fallen and "heal" in _acts(g, figure):
        return Aim(frozenset(hex for at in fallen for hex in figures.ground(g).adjacent[at]), 0.3, "rescue")
    return Aim(frozenset(one.at for _, one in g.standing()), 0.05)


def _acts(g: Rise, figure: str) -> tuple[str, ...]:
    """What an Ally can be told to do."""
    ally = figures.ally(g, figure)
    stats = SIDES[ally.kind].ally if ally else None
    return stats.acts if stats else ()
