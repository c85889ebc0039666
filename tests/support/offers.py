"""What rules offer, gathered from games that are played at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bot.engine.asks import Answer, Ask, Option
from bot.engine.match import Match


def offers(ask: Ask) -> Iterator[Option]:
    """Everything that an ask shows, barred or not."""
    yield from ask.options
    yield from (each for each, _ in ask.barred)


def follow(match: Match, rng: Random, most: int) -> Iterator[Option]:
    """Play a game at random for so many answers, and give everything that it offers."""
    for _ in range(most):
        if match.over:
            return
        seat = match.waiting[0]
        ask = match.ask_of(seat)
        assert ask is not None
        yield from offers(ask)
        least, fits = (ask.least, min(ask.most, len(ask.options))) if ask.kind == "some" else (1, 1)
        chosen = rng.sample(ask.options, rng.randint(least, fits))
        match.apply(Answer(seat, tuple(each.key for each in chosen)))
