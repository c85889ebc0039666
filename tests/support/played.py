"""Games that play themselves, to look at every question that comes up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from bot.engine.asks import Ask
from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games import game
from bot.laws.players import Biased, Curious, RandomPlayer

MOST = 1500
"""Answers after which a game is left as it is."""


def matches(id: str, games: int, seed: str, **options: str) -> Iterator[Match]:
    """A match before each of its answers, game after game and mission after mission, by curious and by able players."""
    rules, tally = game(id), Counter[str]()
    for number in range(games):
        dice = Random(f"{seed} {number}")
        seats = tuple(sorted(dice.sample(rules.seats, dice.randint(*rules.players)), key=rules.seats.index))
        mission = rules.missions[number % len(rules.missions)]
        if rules.seating(seats, mission, options):
            continue
        start = f"{seed} {number}".encode()
        match, _ = Match.start(rules, Setup(seats, mission, options), start, camera=False)
        player: RandomPlayer = Biased(start, 0.95) if number % 2 else Curious(start, tally)
        yield from _played(match, player)


def _played(match: Match, player: RandomPlayer) -> Iterator[Match]:
    for _ in range(MOST):
        if match.over:
            return
        yield match
        entry = player.answer(match)
        assert entry
        match.apply(entry)


def questions(id: str, games: int, seed: str, **options: str) -> Iterator[tuple[Match, str, Ask]]:
    """Every question with the seat that is asked."""
    for match in matches(id, games, seed, **options):
        for seat in match.waiting:
            if ask := match.ask_of(seat):
                yield match, seat, ask
