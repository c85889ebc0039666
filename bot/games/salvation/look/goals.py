"""How one wins and loses the war, in a line for each side."""

from __future__ import annotations

from bot.engine.words import Phrase
from bot.games.salvation.box.content import SHELTERS
from bot.games.salvation.look.views import View
from bot.games.salvation.rules.victory import GOAL
from bot.games.salvation.state import SKYNET


def goal(v: View) -> Phrase:
    """What the side of whoever looks needs, and what the other; for the public both (SAL-WIN)."""
    needs = {"shelters": SHELTERS, "points": GOAL}
    if v.seat is None:
        return Phrase("salvation-goal-both", {**needs})
    return Phrase(f"salvation-goal-{'skynet' if v.seat == SKYNET else 'resistance'}", {**needs})
