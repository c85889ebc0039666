"""Waypoints: places where the story goes on (RISE-WAYPT)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.asks import Choice, option
from bot.engine.state import Steps
from bot.games.rise import figures, gear, harm, mission_rules, missions, ranks
from bot.games.rise.events_mission import WaypointFound, WaypointSeen
from bot.games.rise.mission_sheet import Personal, plan
from bot.games.rise.state import Rise, Waypoint


def trigger(g: Rise, figure: str, zone: str) -> Steps:
    """Resolve the Waypoints of a Zone that a Character or Ally has just entered (RISE-WAYPT-03..05, RULING-88)."""
    here = [point for point in g.waypoints.values() if figures.zone_of(g, point.at) == zone]
    for point in [point for point in here if not fresh(g, point)]:
        g.tell(WaypointSeen(mission=g.mission, waypoint=point.id, friend=figure))
    due = [point.id for point in here if fresh(g, point)]
    while due and not g.outcome:
        first = due[0]
        if len(due) > 1:
            options = [option("resolve", token=id) for id in due]
            choice: Choice = yield g.ask(owner(g, figure), "waypoints", options, default=options[0])
            first = choice["token"]
        due.remove(first)
        yield from resolve(g, figure, g.waypoints[first])


def fresh(g: Rise, point: Waypoint) -> bool:
    """Tell whether entering takes effect: the first time, or each time if the entry says so (RISE-RULING-87)."""
    return not point.resolved or plan(g).entry(point.id).again


def resolve(g: Rise, figure: str, point: Waypoint) -> Steps:
    """Flip a Waypoint, read its entry and let it take effect (RISE-WAYPT-03, -06, -07)."""
    if not point.resolved:
        g.reveal()
    point.face_up = point.resolved = True
    entry = plan(g).entry(point.id)
    g.tell(WaypointFound(mission=g.mission, waypoint=point.id, friend=figure, at=point.at))
    yield from befall(g, figure, entry.people)
    mission_rules.change(g, entry.changes)
    missions.check(g)


def befall(g: Rise, figure: str, people: Iterable[Personal]) -> Steps:
    """Let things happen to the mover, one after the other."""
    for each in people:
        if not g.outcome:
            yield from _befall(g, figure, each)


def _befall(g: Rise, figure: str, happening: Personal) -> Steps:
    """Let one thing happen to the mover."""
    seat = owner(g, figure)
    match happening.verb:
        case "draw-equipment":
            yield from gear.draw(g, seat, "equipment", happening.amount)
        case "draw-weapon":
            yield from gear.draw(g, seat, "weapon", happening.amount)
        case "heal":
            harm.heal(g, figure, happening.amount)
        case "hurt":
            yield from harm.hurt(g, figure, happening.amount)
        case "ready-rank":
            ranks.ready(g, seat, happening.amount)


def owner(g: Rise, figure: str) -> str:
    """Give the Character itself, or for an Ally its commander, the Turn Player (RISE-RULING-47)."""
    return figure if figure in g.characters else g.turn
