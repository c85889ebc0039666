"""How the Objectives stand and whether a way to lose has come true: read from the position, changing nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.games.rise.box.missions.shapes import Lay, Loss, Objective
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.missions.verbs import ObjectiveVerb
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Enemy, Rise


class Standing(NamedTuple):
    """How an Objective stands."""

    objective: Objective
    have: int
    need: int
    met: bool
    active: bool
    """Its turn has come (RISE-WIN-02)."""


def standings(g: Rise) -> list[Standing]:
    """How the Objectives stand, in the order of the sheet."""
    found: list[Standing] = []
    for objective in plan(g).objectives:
        met = objective.id in g.met
        active = not met and not (plan(g).ordered and any(before.active for before in found))
        required = need(g, objective)
        have = required if met else g.objectives.get(objective.id, 0)
        found.append(Standing(objective, have, required, met, active))
    return found


def need(g: Rise, objective: Objective) -> int:
    """How much an Objective needs; 0 means everybody that stands."""
    return objective.count(len(g.seats)) or sum(1 for _ in g.standing()) or 1


def measure(g: Rise, objective: Objective) -> int:
    """How far an Objective has come, by the position alone."""
    return MEASURES[objective.verb](g, objective)


def used(g: Rise, objective: Objective) -> int:
    """The number of Crates or Terminals that have been used, of those that are named if some are."""
    wanted = (lay for lay in plan(g).tokens if f"{lay.kind}s" == objective.verb)
    return sum(_spent(g, lay) for lay in wanted if not objective.of or lay.id in objective.of)


def resolved(g: Rise, objective: Objective) -> int:
    """The number of Waypoints that have been resolved."""
    return sum(id in g.waypoints and g.waypoints[id].resolved for id in objective.of)


def arrived(g: Rise, objective: Objective) -> int:
    """The number of standing Characters in the Zones."""
    return sum(_within(g, seat, objective.zones) for seat, _ in g.standing())


def led(g: Rise, objective: Objective) -> int:
    """The number of standing Allies in the Zones."""
    return sum(_within(g, ally.id, objective.zones) for ally in g.allies if not ally.down)


def destroyed(g: Rise, objective: Objective) -> int:
    """The number of Bosses that came and are gone."""
    here = {enemy.kind for enemy in g.enemies}
    return sum(g.noted(kind) and kind not in here for kind in objective.of)


def endured(g: Rise, objective: Objective) -> int:
    """The number of Rounds that have ended."""
    return g.rounds_ended


def _spent(g: Rise, lay: Lay) -> bool:
    """Whether a Crate or Terminal of the sheet has been used."""
    if lay.later and not g.noted(lay.id):
        return False
    return lay.id not in g.tokens or g.tokens[lay.id].used


def _within(g: Rise, friend: str, zones: tuple[str, ...]) -> bool:
    """Whether a friend is in one of these Zones."""
    at = figures.at(g, friend)
    return bool(at) and not figures.zones_of(g, at).isdisjoint(zones)


def driven(g: Rise, objective: Objective) -> int:
    """The number of standing Characters inside the Truck, if it has got to the Zones."""
    if not g.truck or g.truck.destroyed or figures.zone_of(g, g.truck.at) not in objective.zones:
        return 0
    inside = set(figures.truck_hexes(g.truck).values())
    return sum(character.at in inside for _, character in g.standing())


def lost(g: Rise, loss: Loss) -> bool:
    """Whether a way to lose that is watched all the time has come true (RISE-WIN-03)."""
    match loss.verb:
        case "allies-lost":
            return g.joined - len(g.allies) >= loss.amount
        case "truck-lost":
            return bool(g.truck and g.truck.destroyed)
        case "surges":
            return g.surges >= loss.amount
    return False


def lost_at_round_end(g: Rise, loss: Loss) -> bool:
    """Whether the end of this Round loses the Mission."""
    match loss.verb:
        case "too-late":
            return g.round >= loss.amount
        case "overrun":
            return len(in_zones(g, loss.zones)) >= loss.amount
    return False


def in_zones(g: Rise, zones: tuple[str, ...]) -> list[Enemy]:
    """The Enemies in some Zones."""
    return [enemy for enemy in g.enemies if not figures.zones_of(g, enemy).isdisjoint(zones)]


MEASURES: dict[ObjectiveVerb, Callable[[Rise, Objective], int]] = {
    "crates": used,
    "terminals": used,
    "waypoints": resolved,
    "reach": arrived,
    "lead": led,
    "destroy": destroyed,
    "endure": endured,
    "drive": driven,
}
