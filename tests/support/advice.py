"""Games that Vigil plays: each answer is what its player advises."""

from __future__ import annotations

from bot.engine.asks import Answer, weigh
from bot.engine.match import Match


def advised(match: Match) -> Answer:
    """What Vigil answers for the first seat that is asked, and goes on with."""
    seat = match.waiting[0]
    ask = match.ask_of(seat)
    assert ask is not None
    answer = match.game.player.advise(match.view(seat), ask)
    assert weigh(ask, answer).seat == seat
    match.apply(answer)
    return answer
