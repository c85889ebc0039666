"""The retreat: one location after another closes, the exit last of all (FTZ-DEMAND-08)."""

from __future__ import annotations

from bot.engine.state import Steps
from bot.games.fireteam.events.tasks import Closed, DrivenOut
from bot.games.fireteam.rules.harm import harm
from bot.games.fireteam.rules.moments import Harm
from bot.games.fireteam.state import Fireteam

CRUSHED = 2
"""The damage that whoever is still there suffers."""


def next_to_close(g: Fireteam) -> str:
    """The location that closes next, if any does."""
    return next((place for place in g.report.closing if place not in g.closed), "")


def rounds_left(g: Fireteam) -> int:
    """How many rounds end before the next location closes: none if it is at the end of this one."""
    return max(0, g.report.closes_from - g.round)


def close(g: Fireteam) -> Steps:
    """Close the next location at the end of a round: whoever is there gets out hurt; the exit is the end of all."""
    place = next_to_close(g)
    if not place or rounds_left(g):
        return
    g.tell(Closed(at=place))
    if place == g.report.exit:
        harm.lose(g, "cut-off")
    out = refuge(g, place)
    caught = [seat for seat in g.order if g.heroes[seat].at == place]
    for id in g.creatures_at(place):
        creature = g.creatures.pop(id)
        if creature.guards:
            g.creatures[id] = creature
            creature.at = out
        else:
            (g.pool if creature.origin == "pool" else g.reserve).append(id)
    g.closed.append(place)
    _carry_out(g, place, out)
    for seat in caught:
        g.heroes[seat].at = out
        g.tell(DrivenOut(seat=seat, at=out))
    for seat in caught:
        yield from harm.suffer(g, Harm(seat, CRUSHED))


def refuge(g: Fireteam, place: str) -> str:
    """The open neighbour from which the way to the exit is shortest."""
    left = g.field.path[g.report.exit]
    return min((left[near], near) for near in g.field.walks[place] if near in left)[1]


def _carry_out(g: Fireteam, place: str, out: str) -> None:
    """Move along what is no hero and no creature: specialists, finds that need work, fires."""
    for name, at in g.specialists.items():
        if at == place:
            g.specialists[name] = out
    for found in g.found.values():
        if found.at == place:
            found.at = out
    for thing in g.things.values():
        if thing.at == place:
            thing.at = out
