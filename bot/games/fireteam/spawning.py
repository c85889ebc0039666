"""Creature entry: the spawn die for each creature in the pool, and secured entry points (FTZ-SPAWN, FTZ-SECURE)."""

from __future__ import annotations

from bot.engine.state import Steps
from bot.games.fireteam import foes
from bot.games.fireteam.content import SPAWN_DIE
from bot.games.fireteam.events_foes import Spawned
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
    if guarded and all(closed(g, place) for place in g.entries):
        return ""
    rolls: list[str] = []
    while True:
        rolls.append(g.roll(SPAWN_DIE)[0])
        place = places[rolls[-1]]
        if not guarded or not closed(g, place):
            g.tell(Spawned(creature=id, at=place, rolls=tuple(rolls)))
            return place


def closed(g: Fireteam, place: str) -> bool:
    """Tell whether nothing can enter here: secured, or sealed (FTZ-SECURE-01, -03, -04)."""
    return secured(g, place) or sealed(g, place)


def sealed(g: Fireteam, place: str) -> bool:
    """Tell whether a location's sector was sealed for this round's Threat Phase."""
    return g.phase == "threat" and g.field.sector[place] in g.sealed


def secured(g: Fireteam, place: str) -> bool:
    """Tell whether an active hero and no creature is at an entry point (FTZ-SECURE-01)."""
    return bool(g.actives_at(place)) and not g.creatures_at(place)
