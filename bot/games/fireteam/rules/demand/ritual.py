"""The ritual: stones that must be sung at in several places in the same round (FTZ-DEMAND-02)."""

from __future__ import annotations

from bot.engine.asks import Choice
from bot.engine.state import Steps
from bot.games.fireteam.events.tasks import StonesCalled, ThingChanged
from bot.games.fireteam.rules import objectives
from bot.games.fireteam.rules.threat import threats
from bot.games.fireteam.state import Fireteam

TOGETHER = 2
"""The altars that must be sung at in one round for it to count."""


def chant(g: Fireteam, choice: Choice) -> Steps:
    """Sing at an altar; it counts at the end of the Hero Phase, together with others."""
    thing = g.things[choice["thing"]]
    thing.done = True
    g.tell(ThingChanged(thing=thing.kind, change="chanted", at=thing.at, seat=choice.seat))
    yield from ()


def count(g: Fireteam) -> Steps:
    """Count the altars sung at: one token for two, two for three; for fewer the stones call (FTZ-DEMAND-02)."""
    if g.demand != "ritual":
        return
    sung = [thing for thing in g.things.values() if thing.kind == "altar" and thing.done]
    for thing in sung:
        thing.done = False
    for card in objectives.open_ones(g, "chant"):
        if len(sung) < TOGETHER:
            g.tell(StonesCalled(sung=len(sung)))
            threats.advance(g)
        for _ in sung[TOGETHER - 1 :]:
            yield from objectives.place(g, card.id)
