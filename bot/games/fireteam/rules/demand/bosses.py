"""Bosses that cannot be fought just anywhere: lured into the light, watched in a glass, hunted (FTZ-DEMAND-03, -06)."""

from __future__ import annotations

from bot.games.fireteam.rules import things
from bot.games.fireteam.state import Creature, Fireteam


def proof(g: Fireteam, id: str, by: str) -> bool:
    """Whether nothing that this hero does can wound the boss now (FTZ-DEMAND-03, FTZ-DEMAND-06)."""
    if id not in g.creatures or g.creatures[id].origin != "boss":
        return False
    return aloof(g, id) or (g.demand == "split" and not watched(g, g.creatures[id].at, by))


def aloof(g: Fireteam, id: str) -> bool:
    """Whether a boss is away from the mouths where alone it can be wounded: it holds nobody back (FTZ-DEMAND-03)."""
    creature = g.creatures[id]
    return g.demand == "lure" and creature.origin == "boss" and creature.at not in things.places_of(g, "mouth")


def watched(g: Fireteam, at: str, by: str) -> bool:
    """Whether another active hero stands at a black glass outside the boss's sector (FTZ-DEMAND-06)."""
    glasses = [place for place in things.places_of(g, "glass") if g.field.sector[place] != g.field.sector[at]]
    return any(seat != by for place in glasses for seat in g.actives_at(place))


def hunted(g: Fireteam, creature: Creature) -> bool:
    """Whether a creature flees from heroes instead of coming for them (FTZ-DEMAND-09)."""
    return g.demand == "hunt" and creature.origin == "boss"


def away(g: Fireteam, at: str) -> str:
    """The next step away from all active heroes; nothing where every way leads nearer to one (FTZ-DEMAND-09)."""
    far = g.field.distance
    heroes = [g.heroes[seat].at for seat in g.active]

    def least(place: str) -> int:
        return min((far[place][hero] for hero in heroes), default=0)

    best = max(g.field.walks[at], key=lambda place: (least(place), -ord(place[0]), -ord(place[1])))
    return best if least(best) > least(at) else ""


def burrow(g: Fireteam, creature: Creature) -> str:
    """The open tunnel that is farthest from all active heroes, by which a wounded quarry gets away (FTZ-DEMAND-09)."""
    if not hunted(g, creature):
        return ""
    far = g.field.distance
    ends = sorted(things.places_of(g, "tunnel") - {creature.at})
    heroes = [g.heroes[seat].at for seat in g.active]
    return max(ends, key=lambda place: min((far[place][hero] for hero in heroes), default=0), default="")
