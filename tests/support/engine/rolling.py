"""Rolls of a match, one after the other."""

from __future__ import annotations

from bot.engine.asks import Answer
from bot.engine.match import Match
from tests.support.engine.tiny import Rolled


def rolls(match: Match, count: int) -> list[str]:
    """What the next rolls show."""
    if match.asks[0].prompt == "turn":
        match.apply(Answer(match.waiting[0], ("roll",)))
    steps = [match.apply(Answer(match.waiting[0], ("again",))) for _ in range(count)]
    return [event.die for step in steps for event in step.events if isinstance(event, Rolled)]
