"""A Character played by Vigil."""

from __future__ import annotations

from bot.engine.asks import Answer, Ask, plainest
from bot.games.rise.views import View


def advise(v: View, ask: Ask) -> Answer:
    """Answer an ask for the seat whose view this is."""
    answer = plainest(ask)
    return Answer(v.seat or answer.seat, answer.picks, answer.amounts)
