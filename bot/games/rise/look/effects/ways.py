"""Where a way leads: what it costs, what it springs, and who can hit whoever stands there."""

from __future__ import annotations

from bot.engine.asks import Ask, Option, way_to
from bot.engine.words import Phrase, Value
from bot.games.rise.look.outlook import acts_next
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.attacks import grenades
from bot.games.rise.rules.map import figures
from bot.games.rise.rules.missions import waypoints
from bot.games.rise.state import Rise


def move(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """The cost of a Move's end, the Waypoints that its way springs, and the Enemies in whose sight it is."""
    to = str(offer.args["to"])
    args = {**_way(g, ask, to), "foes": watched(g, to), "points": ask.budget}
    return Phrase("rise-effect-move", args)


def drive(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """The cost of a place to drive to, and the Waypoints on the way."""
    return Phrase("rise-effect-drive", {**_way(g, ask, str(offer.args["to"])), "points": ask.budget})


def _way(g: Rise, ask: Ask, to: str) -> dict[str, Value]:
    """What a way costs, how many Waypoints it springs, and the hex by which it enters the first of them."""
    here, cost, sprung = ask.start, 0, list[str]()
    for step in way_to(ask, to):
        cost += dict(ask.ways[here])[step]
        new = figures.zones_of(g, step) - figures.zones_of(g, here)
        sprung += [step for zone in new if moving.waiting(g, zone)]
        here = step
    via = sprung[0] if sprung and sprung[0] != to else "none"
    return {"cost": cost, "springs": len(sprung), "via": via}


def stay(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """What is given up by staying."""
    return Phrase("rise-effect-stay", {"points": ask.budget})


def stand(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """A hex to stand on: who can hit there."""
    return Phrase("rise-effect-stand", {"foes": watched(g, str(offer.args["to"]))})


def watched(g: Rise, hex: str) -> int:
    """How many Enemies that act next have a hex in Range and sight from where they are."""
    ready = (enemy for enemy in g.enemies if acts_next(g, enemy))
    return sum(figures.reaches(g, enemy, hex, figures.stats(enemy).range) for enemy in ready)


def stop(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """Whom an Enemy could attack from where it may stop."""
    to, enemy = str(offer.args["to"]), next(each for each in g.enemies if each.id == ask.args["enemy"])
    most = figures.stats(enemy).range
    seen = tuple(id for id, at in figures.friends(g).items() if figures.reaches(g, to, at, most))
    return Phrase("rise-effect-stop", {"count": len(seen), "friends": seen})


def throw(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """Whom a Grenade catches where it lands, friends too."""
    grenade = grenades.grenade_of(str(ask.args["card"]))
    hexes = grenades.area(g, grenade, str(offer.args["to"]))
    foes = tuple(enemy.id for enemy in grenades.caught(g, hexes))
    near = [id for id, at in figures.friends(g).items() if at in hexes]
    hurt = tuple(near) if grenade.friends else ()
    return Phrase("rise-effect-throw", {"count": len(foes), "foes": foes[:2], "hurt": len(hurt), "friends": hurt[:2]})


def entrance(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """How near an Entrance is to the nearest friend."""
    there = tuple(g.entrances[str(offer.args["entrance"])].hexes)
    near = min((figures.distance(g, there, at) for at in figures.friends(g).values()), default=0)
    return Phrase("rise-effect-entrance", {"distance": near})


def resolve(g: Rise, ask: Ask, offer: Option) -> Phrase | None:
    """Where a Waypoint lies that is resolved."""
    found = [point for point in g.waypoints.values() if waypoints.fresh(g, point)]
    at = next((point.at for point in found if point.id == offer.args["token"]), "")
    return Phrase("rise-effect-lies", {"at": at}) if at else None
