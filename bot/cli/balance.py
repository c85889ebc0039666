"""`vigil selfplay GAME --balance`: how often Vigil's own players win, by mission, number of seats and difficulty."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import Any

import msgspec

from bot.cli.progress import Progress
from bot.engine.game import Game, Setup
from bot.engine.match import Match
from bot.games import game
from bot.laws import LIMIT

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
    winners: int = 0
    """Seats that won."""
    rounds: int = 0
    endings: dict[str, int] = {}
    aims: dict[str, int] = {}
    """How often a seat was after something of its own."""
    reached: dict[str, int] = {}
    """How often that seat won."""

    @property
    def wins(self) -> float:
        """The games that anybody won, in percent."""
        return 100 * self.won / max(1, self.games)

    @property
    def seat_wins(self) -> float:
        """The seats that won, in percent."""
        return 100 * self.winners / max(1, self.games * self.seats)

    def add(self, other: Tally) -> None:
        """Take the games of another tally in."""
        self.games, self.won, self.rounds = self.games + other.games, self.won + other.won, self.rounds + other.rounds
        self.winners += other.winners
        for mine, theirs in ((self.endings, other.endings), (self.aims, other.aims), (self.reached, other.reached)):
            for what, count in theirs.items():
                mine[what] = mine.get(what, 0) + count


def balance(id: str, games: int, seed: int, jobs: int) -> int:
    """Play every case so many times and print a table; the last line is the same as data."""
    cases = [*_missions(game(id)), *_difficulties(game(id))]
    tallies = _play_all(id, cases, games, seed, jobs)
    for tally in tallies:
        sys.stdout.write(_line(tally))
    sys.stdout.write(_aims(tallies))
    sys.stdout.write(msgspec.json.encode([_result(tally) for tally in tallies]).decode() + "\n")
    return 0


def _missions(found: Game[Any, Any]) -> Iterator[Case]:
    """Every mission with every number of seats that can play it."""
    for mission in found.missions or ("",):
        for seats in _counts(found, mission):
            yield Case(mission, seats, _apart(found, mission))


def _counts(found: Game[Any, Any], mission: str) -> list[int]:
    """Give the numbers of seats that can play a mission."""
    usual = {switch.id: switch.default for switch in found.switches}
    fewest, most = found.players
    return [n for n in range(fewest, most + 1) if found.seating(found.seats[:n], mission, usual) is None]


def _difficulties(found: Game[Any, Any]) -> Iterator[Case]:
    """Every other choice of a switch, one at a time, on the mission in the middle of those that most can play."""
    most = max(len(_counts(found, mission)) for mission in found.missions or ("",))
    open_to_all = [mission for mission in found.missions or ("",) if len(_counts(found, mission)) == most]
    mission = open_to_all[(len(open_to_all) - 1) // 2]
    for switch in found.switches:
        for choice in switch.choices if switch.id != "mode" else ():
            if choice != switch.default:
                yield Case(mission, _counts(found, mission)[0], {**_apart(found, mission), switch.id: choice})


def _apart(found: Game[Any, Any], mission: str) -> dict[str, str]:
    """Play a later mission of a campaign with the equipment that it gives to those who begin there."""
    modes = next((switch.choices for switch in found.switches if switch.id == "mode"), ())
    return {"mode": "skirmish"} if "skirmish" in modes and mission != found.missions[0] else {}


def _play_all(id: str, cases: list[Case], games: int, seed: int, jobs: int) -> list[Tally]:
    """Play the games of all cases in several processes."""
    tallies = [Tally(case.mission, case.seats, case.options) for case in cases]
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
    tally = Tally(case.mission, case.seats, case.options)
    for seed in seeds:
        dice = Random(f"{case.mission} {case.seats} {seed}")  # noqa: S311
        taken = set(dice.sample(found.seats, case.seats))
        seats = tuple(seat for seat in found.seats if seat in taken)
        match = _to_the_end(found, Setup(seats, case.mission, case.options, b""), dice.randbytes(32))
        outcome = match.state.outcome
        reason = outcome.reason if outcome else "unfinished"
        tally.games += 1
        winners = outcome.winners if outcome else ()
        tally.won += bool(winners)
        tally.winners += len(winners)
        tally.rounds += getattr(match.state, "round", 0)
        tally.endings[reason] = tally.endings.get(reason, 0) + 1
        for seat, aims in found.pursuits(match.state).items():
            for aim in aims:
                tally.aims[aim] = tally.aims.get(aim, 0) + 1
                tally.reached[aim] = tally.reached.get(aim, 0) + (seat in winners)
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
    rounds = tally.rounds / max(1, tally.games)
    seats = f"{tally.seat_wins:5.1f} % of seats  " if tally.aims else ""
    name = f"{tally.mission:22} {tally.seats} {special:16}"
    return f"{name} {tally.wins:5.1f} %  {seats}{rounds:5.1f} rounds  {endings}\n"


def _aims(tallies: list[Tally]) -> str:
    """Write how often each aim of a seat was held and reached, all cases together."""
    total = Tally("", 0, {})
    for tally in tallies:
        total.add(tally)
    return "".join(f"{aim:32} held {held:4}  won {total.reached[aim]:4}\n" for aim, held in sorted(total.aims.items()))


def _result(tally: Tally) -> dict[str, object]:
    """Give a row as data."""
    return {
        "mission": tally.mission,
        "seats": tally.seats,
        "options": tally.options,
        "games": tally.games,
        "win_percent": round(tally.wins, 1),
        "seat_win_percent": round(tally.seat_wins, 1),
        "endings": tally.endings,
        "aims": {aim: [held, tally.reached[aim]] for aim, held in tally.aims.items()},
        "mean_rounds": round(tally.rounds / max(1, tally.games), 1),
    }
