"""Waypoints: places where the story goes on (RISE-WAYPT)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.engine.asks import Choice, option
from bot.engine.state import Steps
from bot.games.rise.box.missions.shapes import Personal, WaypointEntry
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.box.missions.verbs import PersonVerb
from bot.games.rise.events.missions import WaypointFound
from bot.games.rise.rules import harm
from bot.games.rise.rules.actions import gear, ranks
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import changes
from bot.games.rise.state import Rise, Waypoint


def trigger(g: Rise, figure: str, zone: str) -> Steps:
    """Resolve the Waypoints of a Zone that a Character or Ally has just entered (RISE-WAYPT-03..05, RULING-88)."""
    here = [point for point in g.waypoints.values() if figures.zone_of(g, point.at) == zone]
    due = [point.id for point in here if fresh(g, point)]
    while due:
        first = due[0]
        if len(due) > 1:
            options = [option("resolve", token=id) for id in due]
            choice: Choice = yield g.ask(owner(g, figure), "waypoints", options)
            first = choice["token"]
        due.remove(first)
        yield from resolve(g, figure, g.waypoints[first])


def fresh(g: Rise, point: Waypoint) -> bool:
    """Whether entering takes effect: the first time, or each time if the entry says so (RISE-RULING-87)."""
    return not point.resolved or plan(g).entry(point.id).again


def resolve(g: Rise, figure: str, point: Waypoint) -> Steps:
    """Flip a Waypoint, read its entry and let it take effect (RISE-WAYPT-03, -06, -07)."""
    again = point.resolved
    if not again:
        g.reveal()
    point.face_up = point.resolved = True
    entry = plan(g).entry(point.id)
    if not again or helps(g, figure, entry):
        g.tell(WaypointFound(mission=g.mission, waypoint=point.id, friend=figure, at=point.at, again=again))
    yield from befall(g, figure, entry.people)
    changes.change(g, entry.changes)
    g.look()


def helps(g: Rise, figure: str, entry: WaypointEntry) -> bool:
    """Whether an entry that only heals finds a Wound to heal; any other always does something."""
    only = not entry.changes and all(each.verb == "heal" for each in entry.people)
    return not only or harm.wounds_of(g, figure) > 0


def befall(g: Rise, figure: str, people: Iterable[Personal]) -> Steps:
    """Let things happen to the mover, one after the other."""
    for each in people:
        yield from BEFALLS[each.verb](g, figure, each.amount)


def _equip(g: Rise, figure: str, amount: int) -> Steps:
    """The mover draws Equipment cards."""
    yield from gear.draw(g, owner(g, figure), "equipment", amount)


def _arm(g: Rise, figure: str, amount: int) -> Steps:
    """The mover draws Weapon cards."""
    yield from gear.draw(g, owner(g, figure), "weapon", amount)


def _heal(g: Rise, figure: str, amount: int) -> Steps:
    """The mover loses Wounds."""
    harm.heal(g, figure, amount)
    yield from ()


def _hurt(g: Rise, figure: str, amount: int) -> Steps:
    """The mover takes damage."""
    yield from harm.hurt(g, figure, amount)


def _encourage(g: Rise, figure: str, amount: int) -> Steps:
    """The mover turns spent Rank tokens to their ready side."""
    ranks.ready(g, owner(g, figure), amount)
    yield from ()


def owner(g: Rise, figure: str) -> str:
    """The Character itself, or for an Ally its commander, the Turn Player (RISE-RULING-47)."""
    return figure if figure in g.characters else g.turn


BEFALLS: dict[PersonVerb, Callable[[Rise, str, int], Steps]] = {
    "draw-equipment": _equip,
    "draw-weapon": _arm,
    "heal": _heal,
    "hurt": _hurt,
    "ready-rank": _encourage,
}
