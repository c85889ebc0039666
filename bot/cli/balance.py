"""`vigil selfplay GAME --balance`: how often Vigil's own players win, by mission, number of seats and difficulty."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from statistics import median
from typing import Any

import msgspec

from bot.cli.progress import Progress
from bot.engine.game import Game, Setup
from bot.engine.match import Match
from bot.games import game
from bot.laws import LIMIT
from bot.laws.plan import seat_some

CHUNK = 10
"""Games that a process plays at a time."""


class Case(msgspec.Struct, frozen=True):
    """A kind of game to be tried: the mission, how many seats, and what differs from the usual options."""

    mission: str
    seats: int
    options: dict[str, str] = {}


class Tally(msgspec.Struct):
    """How the games of a case went."""

    mission: str
    seats: int
    options: dict[str, str]
    games: int = 0
    won: int = 0
    rounds: list[int] = []
    """How many rounds each game took."""
    endings: dict[str, int] = {}

    @property
    def wins(self) -> float:
        """The games won, in percent."""
        return 100 * self.won / max(1, self.games)

    @property
    def median(self) -> float:
        """The rounds that a game took, half of them fewer."""
        return median(self.rounds) if self.rounds else 0.0

    def add(self, other: Tally) -> None:
        """Take the games of another tally in."""
        self.games, self.won, self.rounds = (
            self.games + other.games,
            self.won + other.won,
            [*self.rounds, *other.rounds],
        )
        for reason, count in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + count


def balance(id: str, games: int, seed: int, jobs: int) -> int:
    """Play every case so many times and print a table; the last line is the same as data."""
    cases = [*_missions(game(id)), *_difficulties(game(id))]
    tallies = _play_all(id, cases, games, seed, jobs)
    for tally in tallies:
        sys.stdout.write(_line(tally))
    sys.stdout.write(msgspec.json.encode([_result(tally) for tally in tallies]).decode() + "\n")
    return 0


def _missions(found: Game[Any, Any]) -> Iterator[Case]:
    """Every mission with every number of seats."""
    fewest, most = found.players
    for mission in found.missions or ("",):
        for seats in range(fewest, most + 1):
            yield Case(mission, seats, _apart(found, mission))


def _difficulties(found: Game[Any, Any]) -> Iterator[Case]:
    """Every other choice of a switch, one at a time, on the mission in the middle."""
    mission = found.missions[len(found.missions) // 2] if found.missions else ""
    for switch in found.switches:
        for choice in switch.choices if switch.id != "mode" else ():
            if choice != switch.default:
                yield Case(mission, min(found.players), {**_apart(found, mission), switch.id: choice})


def _apart(found: Game[Any, Any], mission: str) -> dict[str, str]:
    """Play a later mission of a campaign with the equipment that it gives to those who begin there."""
    modes = next((switch.choices for switch in found.switches if switch.id == "mode"), ())
    return {"mode": "skirmish"} if "skirmish" in modes and mission != found.missions[0] else {}


def _play_all(id: str, cases: list[Case], games: int, seed: int, jobs: int) -> list[Tally]:
    """Play the games of all cases in several processes."""
    tallies = [Tally(case.mission, case.seats, case.options, rounds=[], endings={}) for case in cases]
    chunks = [(n, first) for first in range(0, games, CHUNK) for n in range(len(cases))]
    with ProcessPoolExecutor(jobs) as pool, Progress(f"balance {id}") as progress:
        work = (
            pool.submit(play, id, cases[n], [f"{seed} {luck}" for luck in range(first, min(first + CHUNK, games))])
            for n, first in chunks
        )
        for done, ((n, _), part) in enumerate(zip(chunks, list(work), strict=True)):
            tallies[n].add(part.result())
            progress(done, len(chunks), f"{sum(tally.games for tally in tallies)} games")
    return tallies


def play(id: str, case: Case, seeds: Iterable[str]) -> Tally:
    """Let Vigil's players play some games of a case."""
    found = game(id)
    tally = Tally(case.mission, case.seats, case.options, rounds=[], endings={})
    for seed in seeds:
        dice = Random(f"{case.mission} {case.seats} {seed}")  # noqa: S311
        seats = seat_some(found, case.seats, case.mission, dice)
        match = _to_the_end(found, Setup(seats, case.mission, case.options, b""), dice.randbytes(32))
        outcome = match.state.outcome
        reason = outcome.reason if outcome else "unfinished"
        tally.games += 1
        tally.won += bool(outcome and outcome.winners)
        tally.rounds.append(getattr(match.state, "round", 0))
        tally.endings[reason] = tally.endings.get(reason, 0) + 1
    return tally


def _to_the_end(found: Game[Any, Any], setup: Setup, seed: bytes) -> Match:
    """Play one game by the game's own advice."""
    match, _ = Match.start(found, setup, seed, camera=False)
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.waiting[0]
        if ask := match.ask_of(seat):
            match.apply(found.advise(match.view(seat), ask))
    return match


def _line(tally: Tally) -> str:
    """Write a row of the table."""
    chosen = ((switch, choice) for switch, choice in tally.options.items() if switch != "mode")
    special = ", ".join(switch if choice == "on" else choice for switch, choice in chosen)
    endings = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.endings.items()))
    return f"{tally.mission:22} {tally.seats} {special:16} {tally.wins:5.1f} %  {tally.median:4g} rounds  {endings}\n"


def _result(tally: Tally) -> dict[str, object]:
    """Give a row as data."""
    return {
        "mission": tally.mission,
        "seats": tally.seats,
        "options": tally.options,
        "games": tally.games,
        "win_percent": round(tally.wins, 1),
        "median_rounds": tally.median,
    }
