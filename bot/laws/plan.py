"""Which games to play: every mission, number of players and strategy by turns, switches and seats as they fall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

from bot.engine.game import Game, Setup
from bot.laws.players import STRATEGIES, Curious, RandomPlayer
from bot.laws.run import Played

CAMPAIGN = 0.5
"""How often a mission starts with what a campaign brought along, where there is any."""


def tables(game: Game[Any, Any]) -> list[tuple[str, int]]:
    """Every mission with every number of players that can play it."""
    fewest, most = game.players
    every = product(game.missions, range(fewest, most + 1))
    return [(mission, count) for mission, count in every if any(seatings(game, count, mission))]


def seatings(game: Game[Any, Any], count: int, mission: str) -> Iterator[tuple[str, ...]]:
    """Every choice of so many seats that can play a mission, with the options as they are unless changed."""
    usual = {switch.id: switch.default for switch in game.switches}
    return (some for some in combinations(game.seats, count) if game.seating(some, mission, usual) is None)


class Deal(NamedTuple):
    """One game to play."""

    setup: Setup
    seed: bytes
    player: RandomPlayer


class Plan:
    """Deals out games to play; the same ones for the same seed, as long as they end the same way."""

    def __init__(self, game: Game[Any, Any], seed: int) -> None:
        self.game = game
        self._dice = Random(seed)  # noqa: S311
        self._verbs: Counter[str] = Counter()
        self._cases: list[tuple[str, int, type[RandomPlayer]]] = []
        self._carried: dict[str, tuple[tuple[str, ...], bytes]] = {}

    def next(self) -> Deal:
        """Deal out a game."""
        mission, count, strategy = self._case()
        seats, carry = seat_some(self.game, count, mission, self._dice), b""
        if mission in self._carried and self._dice.random() < CAMPAIGN:
            seats, carry = self._carried.pop(mission)
        options = {switch.id: self._dice.choice(switch.choices) for switch in self.game.switches}
        seed = self._dice.randbytes(32)
        player = Curious(seed, self._verbs) if strategy is Curious else strategy(seed)
        return Deal(Setup(seats, mission, options, carry), seed, player)

    def learn(self, played: Played) -> None:
        """Keep what a mission takes into the next."""
        if played.next_mission:
            self._carried[played.next_mission] = (played.record.setup.seats, played.carry)

    def _case(self) -> tuple[str, int, type[RandomPlayer]]:
        if not self._cases:
            self._cases = [(*table, strategy) for table, strategy in product(tables(self.game), STRATEGIES)]
            self._dice.shuffle(self._cases)
        return self._cases.pop()


def seat_some(game: Game[Any, Any], count: int, mission: str, dice: Random) -> tuple[str, ...]:
    """Seat so many at random, in table order, until the game has nothing against it."""
    usual = {switch.id: switch.default for switch in game.switches}
    while True:
        taken = set(dice.sample(game.seats, count))
        seats = tuple(seat for seat in game.seats if seat in taken)
        if game.seating(seats, mission, usual) is None:
            return seats
