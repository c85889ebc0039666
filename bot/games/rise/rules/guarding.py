"""Stepping in: who may take damage for a friend, and where they have to stand for it (RISE-RULING-96)."""

from __future__ import annotations

from bot.engine.asks import Choice, option
from bot.engine.state import Steps
from bot.games.rise.events.moves import Moved
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.rules.map.paths import Route
from bot.games.rise.state import Rise

HERE = Route((), 0)
"""Whoever is beside the friend stays where they are."""


def places(g: Rise, seat: str, friend: str, points: int) -> dict[str, Route]:
    """The hexes beside a friend that a guard stands on or reaches within the own Zones, with the ways there."""
    here, there = figures.at(g, seat), figures.at(g, friend)
    if figures.adjacent(g, here, there):
        return {here: HERE}
    people = figures.friends(g, standing=False)
    crowd = paths.Figures(
        enemies=frozenset(enemy.at for enemy in g.enemies),
        friends=frozenset(at for id, at in people.items() if id != seat),
    )
    routes = paths.reach(figures.ground(g), figures.blocks(g), here, points, crowd)
    zones = figures.zones_of(g, here)
    return {
        hex: route
        for hex, route in sorted(routes.items())
        if figures.adjacent(g, hex, there) and figures.zones_of(g, hex) == zones
    }


def step_in(g: Rise, seat: str, friend: str, found: dict[str, Route]) -> Steps:
    """Put the guard beside the friend, on the hex that its player chooses."""
    to = next(iter(found))
    if len(found) > 1:
        options = [option("step-in", to=hex) for hex in found]
        choice: Choice = yield g.ask(
            seat, "step-in", options, kind="space", default=options[0], args={"seat": seat, "friend": friend}
        )
        to = choice["to"]
    if way := found[to].path:
        me = g.characters[seat]
        g.tell(Moved(figure=seat, path=(me.at, *way), to=to, colour=me.colour))
        me.at = to
