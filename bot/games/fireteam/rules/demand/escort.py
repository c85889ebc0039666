"""The escort: creatures go for Tank Alpha too, and it rolls only while none of them is on it (FTZ-DEMAND-07)."""

from __future__ import annotations

from bot.engine.asks import Choice, Reason
from bot.engine.state import Steps
from bot.games.fireteam.events.tasks import ThingChanged
from bot.games.fireteam.rules import objectives, things
from bot.games.fireteam.rules.bars import bar
from bot.games.fireteam.state import Fireteam

TANK = "tank-alpha"


def running(g: Fireteam) -> str:
    """Where Tank Alpha is while it runs: it has been started, and has not stalled; else nothing."""
    if g.demand != "escort" or not objectives.open_ones(g, "drive"):
        return ""
    return next((thing.at for thing in g.things.values() if thing.kind == TANK and not thing.done), "")


def drive_barred(g: Fireteam, id: str) -> Reason | None:
    """Why Tank Alpha does not roll: creatures are on it, or it has stalled."""
    if g.demand != "escort":
        return None
    thing = g.things[id]
    clear = bar(not g.creatures_at(thing.at), "creatures-here", "FTZ-DEMAND-07")
    return clear or bar(not thing.done, "stalled", "FTZ-DEMAND-07")


def mend(g: Fireteam, choice: Choice) -> Steps:
    """Get Tank Alpha going again."""
    thing = g.things[choice["thing"]]
    thing.done = False
    g.tell(ThingChanged(thing=thing.kind, change="mended", at=thing.at, seat=choice.seat))
    yield from ()


def beset(g: Fireteam, at: str) -> None:
    """Let a creature that is alone with Tank Alpha stall it."""
    if running(g) != at or g.actives_at(at):
        return
    for id in things.of_kind(g, "tank-alpha"):
        g.things[id].done = True
        g.tell(ThingChanged(thing=TANK, change="stalled", at=at))
