"""The Enemy Surge card: a tracker that the Mission moves, and what happens on its steps (RISE-MISSION-09)."""

from __future__ import annotations

from bot.games.rise.box.content import SURGE
from bot.games.rise.events.missions import SurgeBroke, SurgeDice, SurgeMoved
from bot.games.rise.rules.enemies import arrivals
from bot.games.rise.state import Rise


def advance(g: Rise, steps: int = 1) -> None:
    """Move the tracker step by step; every step that the card names takes effect when it is reached."""
    for _ in range(steps):
        g.surge += 1
        g.tell(SurgeMoved(step=g.surge, steps=SURGE.steps))
        for row in SURGE.rows:
            if row.at == g.surge:
                _reach(g, row.verb, row.amount)
        if g.surge >= SURGE.steps:
            g.surge = 0
            g.surges += 1


def _reach(g: Rise, verb: str, amount: int) -> None:
    """Let a row of the card take effect."""
    match verb:
        case "dice":
            g.tell(SurgeDice(count=amount))
        case "flip-entrance":
            light = [id for id in sorted(g.entrances) if g.entrances[id].side == "light"]
            for id in light[:amount]:
                arrivals.flip(g, id)
        case "arrivals":
            g.tell(SurgeBroke())
            for id in sorted(g.entrances):
                arrivals.bring(g, id, amount)


def dice(g: Rise) -> int:
    """The number of dice that the steps reached add to each Reinforcement Roll."""
    return sum(row.amount for row in SURGE.rows if row.verb == "dice" and row.at <= g.surge)
