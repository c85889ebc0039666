"""How often Vigil's players beat others: somebody who plays for the first time, who asks for least, or at random.

python -m tests.support.salvation.strength --games 100 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random

from bot.cli.balance.playing import table_of
from bot.engine.asks import Answer, Ask, plainest
from bot.engine.match import Match
from bot.games import game
from bot.games.salvation.look.views import View
from bot.games.salvation.state import SKYNET
from bot.laws import LIMIT
from bot.laws.players import at_random
from tests.support.salvation.beginner import beginner

Rival = Callable[[View, Ask], Answer]


def random(seed: str) -> Rival:
    """A player who does anything."""
    dice = Random(seed)
    return lambda v, ask: at_random(ask, v.seat or ask.seats[0], dice)


RIVALS: dict[str, Callable[[str], Rival]] = {
    "beginner": lambda seed: beginner,
    "plainest": lambda seed: lambda v, ask: plainest(ask),
    "random": random,
}


def beats(rival: str, side: str, seed: str) -> tuple[bool, int]:
    """Play a game of two with Vigil on one side and a rival on the other: whether Vigil won, and in how many turns."""
    found, other = game("salvation"), RIVALS[rival](seed)
    setup, luck = table_of(found, "war", 2, seed)
    match, _ = Match.start(found, setup, luck, camera=False)
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.waiting[0]
        if ask := match.ask_of(seat):
            match.apply((found.player.advise if seat == side else other)(match.view(seat), ask))
    outcome = match.state.outcome
    return outcome is not None and side in outcome.winners, match.state.turn  # type: ignore[attr-defined]


def main() -> None:
    """Print how often Vigil wins from either side."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.salvation.strength")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rivals", nargs="+", choices=list(RIVALS), default=list(RIVALS))
    asked = parser.parse_args()
    for rival in asked.rivals:
        for side in (SKYNET, "resistance"):
            results = [beats(rival, side, f"{asked.seed} {n}") for n in range(asked.games)]
            turns = sorted(turn for _, turn in results)
            won = sum(win for win, _ in results)
            sys.stdout.write(
                f"{side} by Vigil against {rival}: {won} of {asked.games} won, {turns[len(turns) // 2]} turns\n"
            )


if __name__ == "__main__":
    main()
