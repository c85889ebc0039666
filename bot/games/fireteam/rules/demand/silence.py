"""Silence: attacks that can be heard wake the reserve, and nobody can listen any more (FTZ-DEMAND-05)."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason
from bot.engine.state import Steps
from bot.games.fireteam.events.tasks import NoiseMade, ThingChanged
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.rules.moments import Blow
from bot.games.fireteam.rules.threat import foes, spawning, threats
from bot.games.fireteam.state import Fireteam

RANKS = ("minion", "elite")


def heard(g: Fireteam, blow: Blow) -> bool:
    """Whether an attack is the first of a round that can be heard: any but melee."""
    return g.demand == "silence" and blow.type != "melee" and not g.loud


def wake(g: Fireteam, seat: str) -> Steps:
    """Let one of the reserve enter at the entry farthest from the noise; with nobody left, the threat advances."""
    g.loud = True
    g.tell(NoiseMade(seat=seat))
    here = g.heroes[seat].at
    doors = [at for at in g.entries if not spawning.closed(g, at) and at in g.field.path[here]]
    waiting = [id for rank in RANKS for id in foes.waiting(g, g.reserve, rank)]
    if not doors or not waiting:
        threats.advance(g)
        return
    yield from foes.enter(g, waiting[0], max(doors, key=lambda at: (g.field.path[here][at], at)), "reserve")


def tap_barred(g: Fireteam) -> Reason | None:
    """Why nobody can listen this round: there was noise."""
    return bar(not g.loud, "too-loud", "FTZ-DEMAND-05")


def tap(g: Fireteam, choice: Choice) -> Steps:
    """Listen in on a wire, each once a round."""
    thing = g.things[choice["thing"]]
    thing.done = True
    g.tell(ThingChanged(thing=thing.kind, change="tapped", at=thing.at, seat=choice.seat))
    yield from objectives.serve(g, "tap", thing.kind)


def hush(g: Fireteam) -> None:
    """Let a new round be quiet, and all wires be free again."""
    g.loud = False
    for thing in g.things.values():
        if thing.kind == "wire":
            thing.done = False
