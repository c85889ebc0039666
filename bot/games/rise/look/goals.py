"""How a Mission is won and lost, in a line."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.games.rise.box.missions.sheet import plan
from bot.games.rise.look.views import View


def goal(v: View) -> Phrase:
    """What the Mission asks for in its order, and what ends it: all Down, or what its sheet says (RISE-WIN)."""
    losses = {loss.verb: loss.amount for loss in plan(v.now).losses}
    last = losses.get("too-late", 0)
    return Phrase(f"rise-aim-{v.now.mission}", {"round": v.now.round, "last": last})
