"""What lies on the board for a mission: taking it off, and whom a mission may lose for good (FTZ-TOKEN-03)."""

from __future__ import annotations

from bot.games.fireteam.box.content import OBJECTIVES
from bot.games.fireteam.box.verbs import SPECIAL_TOKENS, ThingKind
from bot.games.fireteam.events.tasks import ThingChanged
from bot.games.fireteam.state import Fireteam

NEVER = 99
"""Farther than any two locations are apart."""


def remove(g: Fireteam, id: str) -> None:
    """Take a thing off the board."""
    thing = g.things.pop(id)
    g.supply[thing.kind if thing.kind in SPECIAL_TOKENS else "info"] += 1


def of_kind(g: Fireteam, kind: ThingKind) -> list[str]:
    """The things of a kind on the board."""
    return [id for id, thing in g.things.items() if thing.kind == kind]


def places_of(g: Fireteam, *kinds: ThingKind) -> set[str]:
    """Where things of these kinds lie."""
    return {thing.at for thing in g.things.values() if thing.kind in kinds}


def claim(g: Fireteam) -> None:
    """Let a new threat take the villager who is farthest from every active hero (FTZ-DEMAND-04)."""
    if g.demand != "rescue" or not (waiting := of_kind(g, "villager")):
        return
    far = g.field.distance
    heroes = [g.heroes[seat].at for seat in g.active]
    away = {id: min((far[g.things[id].at][at] for at in heroes), default=NEVER) for id in waiting}
    take(g, max(waiting, key=away.__getitem__))


def take(g: Fireteam, id: str) -> None:
    """Lose a villager, and the mission once too few are left to be saved (FTZ-DEMAND-04, FTZ-LOSE-01)."""
    at = g.things[id].at
    remove(g, id)
    g.tell(ThingChanged(thing="villager", change="taken", at=at))
    wanted = next((card for card in g.objectives if OBJECTIVES[card].task == "lead" and card not in g.complete), "")
    if wanted and len(of_kind(g, "villager")) + savable(g) + g.objectives[wanted] < g.need(wanted):
        g.end((), "nobody-left")


def savable(g: Fireteam) -> int:
    """How many may still be found alive: discoveries that have not counted yet (FTZ-OBJECTIVE-06)."""
    return sum(id not in g.found or not g.found[id].done for id in g.report.discoveries)
