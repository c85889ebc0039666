"""Games played for what they say: each question with the view of whoever is asked, or of anybody."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.asks import Ask
from bot.engine.game import Game, Setup
from bot.engine.match import Match
from bot.laws import RandomPlayer

LONGEST = 1200
RASH = 0.3
"""How many of the answers are given by chance; the rest as Vigil's player gives them, so that games go far."""


def questions(game: Game[Any, Any], setup: Setup, seed: bytes) -> Iterator[tuple[Any, Ask]]:
    """Every question of a game, as the asked seat and the public see it, with their views."""
    match, _ = Match.start(game, setup, seed)
    chance, rash = RandomPlayer(seed), Random(seed)
    for _ in range(LONGEST):
        if match.over:
            return
        for ask in match.asks:
            for seat in (None, *ask.seats):
                yield match.view(seat), ask.seen_by(seat)
        seat = match.waiting[0]
        asked = match.ask_of(seat)
        assert asked
        advised = game.player.advise(match.view(seat), asked)
        given = chance.answer(match) if rash.random() < RASH else advised
        match.apply(given or advised)
