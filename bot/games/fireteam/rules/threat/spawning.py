"""Creature entry: the spawn die for each creature in the pool, and secured entry points (FTZ-SPAWN, FTZ-SECURE)."""

from __future__ import annotations

from bot.engine.state import Steps
from bot.games.fireteam.box.content import SPAWN_DIE
from bot.games.fireteam.events.foes import Spawned
from bot.games.fireteam.rules.threat import foes
from bot.games.fireteam.state import Fireteam


def step(g: Fireteam) -> Steps:
    """Roll for every creature in the pool, minions then elites; none while a boss is in play (FTZ-SPAWN-01, -02)."""
    for rank in ("minion", "elite"):
        for id in foes.waiting(g, g.pool, rank):
            if g.boss:
                return  # from the instant it is there (FTZ-BOSS-07, RUL-46)
            if place := roll(g, id, guarded=True):
                foes.put(g, id, place, "pool")
                yield from foes.entered(g, id)


def roll(g: Fireteam, id: str, *, guarded: bool) -> str:
    """Roll until an unsecured entry point comes up; none if all are secured (FTZ-SECURE-02, RUL-49)."""
    places = {number: place for place, number in g.entries.items()}
    usable = [face for face in SPAWN_DIE.faces if face in places and not (guarded and closed(g, places[face]))]
    if not usable:
        return ""
    rolls = g.roll(SPAWN_DIE)
    while rolls[-1] not in usable:
        rolls += g.roll(SPAWN_DIE)
    place = places[rolls[-1]]
    g.tell(Spawned(creature=id, at=place, rolls=tuple(rolls)))
    return place


def closed(g: Fireteam, place: str) -> bool:
    """Whether nothing can enter here: secured, sealed, or closed for good (FTZ-SECURE-01, -03, -04, FTZ-DEMAND-08)."""
    return secured(g, place) or sealed(g, place) or place in g.closed


def sealed(g: Fireteam, place: str) -> bool:
    """Whether a location's sector was sealed for this round's Threat Phase."""
    return g.phase == "threat" and g.field.sector[place] in g.sealed


def secured(g: Fireteam, place: str) -> bool:
    """Whether an active hero and no creature is at an entry point (FTZ-SECURE-01)."""
    return bool(g.actives_at(place)) and not g.creatures_at(place)
