"""`vigil selfplay GAME --mixture`: what Vigil's own players do, mission by mission, and how much only it asks for."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import msgspec

from bot.cli.balance.cells import Counts, cells
from bot.cli.balance.playing import table_of
from bot.cli.progress import Progress
from bot.engine.match import Match
from bot.games import game
from bot.laws import LIMIT

TURN = "turn"
"""The question what a hero does; whatever else is asked comes of it or of others."""
TOLD = 8
"""The actions that a line names."""


class Mixture(msgspec.Struct):
    """What was answered in the games of one mission."""

    mission: str
    games: int = 0
    won: int = 0
    answers: int = 0
    turns: int = 0
    """The answers to what a hero does in a turn."""
    own: int = 0
    """The answers made for what only this mission asks."""
    own_turns: int = 0
    actions: Counter[str] = msgspec.field(default_factory=Counter)
    """The answers in turns, by verb."""

    def add(self, other: Mixture) -> None:
        """Count another's as well."""
        self.games, self.won = self.games + other.games, self.won + other.won
        self.answers, self.turns = self.answers + other.answers, self.turns + other.turns
        self.own, self.own_turns = self.own + other.own, self.own_turns + other.own_turns
        self.actions += other.actions

    def count(self, verb: str, *, own: bool) -> None:
        """Count an answer: its verb where it is what a hero does in a turn, and whether it is the mission's own."""
        self.answers += 1
        self.own += own
        if verb:
            self.turns += 1
            self.own_turns += own
            self.actions[verb] += 1

    @property
    def line(self) -> str:
        """The mission for people: shares of turns by action, and of what is its own."""
        shares = ", ".join(f"{verb} {_percent(n, self.turns)}" for verb, n in self.actions.most_common(TOLD))
        own = f"its own {_percent(self.own, self.answers)} of all {self.answers} answers"
        turns = f"{_percent(self.own_turns, self.turns)} of {self.turns} in turns"
        return f"{self.mission}: {own}, {turns}. In turns: {shares}\n"


def mixture(id: str, games: int, seed: int, jobs: int, counts: Counts = (), *, quiet: bool = False) -> int:
    """Play every mission so many times with each number of seats, and print what was answered."""
    found: dict[str, Mixture] = {}
    work = [(id, mission, seats, f"{seed} {n}") for mission, seats in cells(game(id), counts) for n in range(games)]
    with ProcessPoolExecutor(jobs) as pool, Progress(f"mixture {id}") as progress:
        for done, played in enumerate(pool.map(one, *zip(*work, strict=True), chunksize=10)):
            found.setdefault(played.mission, Mixture(played.mission)).add(played)
            progress(done, len(work), played.mission)
    if not quiet:
        sys.stdout.writelines(each.line for each in found.values())
    sys.stdout.write(msgspec.json.encode(list(found.values())).decode() + "\n")
    return 0


def one(id: str, mission: str, seats: int, seed: str) -> Mixture:
    """What was answered in one game, played by its own advice."""
    found = game(id)
    match, _ = Match.start(found, *table_of(found, mission, seats, seed), camera=False)
    counted = Mixture(mission, games=1)
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.waiting[0]
        if ask := match.ask_of(seat):
            answer = found.player.advise(match.view(seat), ask)
            verbs = [offer.verb for offer in ask.options if offer.key in answer.picks]
            own = bool(found.trial.own and found.trial.own(match.state, ask, answer))
            counted.count(verbs[0] if ask.prompt == TURN and verbs else "", own=own)
            match.apply(answer)
    counted.won = int(bool(match.state.outcome and match.state.outcome.winners))
    return counted


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.0f} %"
