"""The rescue: villagers are led to the exit before the threat takes them (FTZ-DEMAND-04)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Choice, Offer, option
from bot.engine.boards.graph import shortest
from bot.engine.state import Steps
from bot.games.fireteam.events.tasks import ThingChanged
from bot.games.fireteam.rules import objectives, things
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.hero import moving
from bot.games.fireteam.state import Fireteam

PACE = 2
"""The movement points of whoever leads somebody."""


def offers(g: Fireteam, seat: str) -> Iterator[Offer]:
    """Every way on which a hero may lead a villager."""
    if not objectives.open_ones(g, "lead"):
        return
    here = g.heroes[seat].at
    ends = sorted(moving.reach(g, seat, PACE))
    for id in things.of_kind(g, "villager"):
        far = bar(g.things[id].at == here, "not-here", "FTZ-DEMAND-04", at=g.things[id].at)
        yield from ((option("lead", thing=id, to=to), far) for to in ends)


def lead(g: Fireteam, choice: Choice) -> Steps:
    """Go with a villager, past creatures too; at the exit the villager is safe."""
    id, seat = choice["thing"], choice.seat
    ways = moving.routes(g, seat, PACE, fleeing=False)
    for to in shortest(g.heroes[seat].at, choice["to"], lambda place: ways.get(place, ())) or ():
        if g.heroes[seat].ko or id not in g.things:
            return
        g.things[id].at = to
        yield from moving.shift(g, seat, to)
    if id not in g.things:
        return
    safe = g.things[id].at == g.report.exit
    g.tell(ThingChanged(thing="villager", change="saved" if safe else "led", at=g.things[id].at, seat=seat))
    if safe:
        things.remove(g, id)
        yield from objectives.serve(g, "lead", "villager")


def abandoned(g: Fireteam, at: str) -> None:
    """Let a creature take the villagers with whom it is alone."""
    if g.demand == "rescue" and not g.actives_at(at):
        for id in things.of_kind(g, "villager"):
            if g.things[id].at == at:
                things.take(g, id)
