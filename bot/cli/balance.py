"""`vigil selfplay GAME --balance`: how often Vigil's own players win, by mission, number of seats and difficulty."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import sqrt
from random import Random
from statistics import mean, median, stdev
from typing import Any, NamedTuple, TypeAlias

import msgspec

from bot.cli.progress import Progress
from bot.engine.events import Event
from bot.engine.game import TOGGLE, Game, Setup
from bot.engine.match import Match
from bot.games import game
from bot.laws import LIMIT
from bot.laws.plan import seat_some, tables

Counts: TypeAlias = tuple[int, ...]
"""Numbers of seats; none for the fewest and the most."""
CHUNK = 10
"""Games that a process plays at a time."""
TRIES = 20
"""How often a mission of a campaign is played until it is won."""
PART = 4
"""Adjustments are judged over all missions together, so a fourth of the games in each cell is enough."""
SURE = 1.96
"""Standard deviations that hold the truth 19 times in 20."""
CAMPAIGN = "campaign"
"""The way of those who bring along what a campaign gave them."""
ALONE = "alone"
"""The way of those who play one mission by itself, with what it gives to those who begin there."""


class Result(msgspec.Struct, frozen=True):
    """One game: the mission, how many seats, the way it was played, and how it ended."""

    mission: str
    seats: int
    way: str
    won: bool
    rounds: int
    ending: str
    winners: tuple[str, ...] = ()
    """The seats that won; in a squad all of them, or none."""
    aims: tuple[tuple[str, bool], ...] = ()
    """What seats were after by themselves, and whether they won."""
    seed: str = ""
    """The luck it was played with, the same for every adjustment."""


class Tally:
    """How the games of a cell went."""

    def __init__(self, results: list[Result]) -> None:
        self.games, self.won = len(results), sum(result.won for result in results)
        self.rounds = median(result.rounds for result in results) if results else 0
        self.endings = Counter(result.ending for result in results)
        self.winners = Counter(seat for result in results for seat in result.winners)
        self.seats = sum(result.seats for result in results)

    @property
    def wins(self) -> float:
        """The games won, in percent."""
        return 100 * self.won / max(1, self.games)

    @property
    def seat_wins(self) -> float:
        """The seats that won, in percent."""
        return 100 * self.winners.total() / max(1, self.seats)

    @property
    def spread(self) -> float:
        """The variance of that."""
        return self.wins * (100 - self.wins) / max(1, self.games)


class Shift(NamedTuple):
    """What an adjustment changes over all missions, in percent."""

    adjustment: str
    easier: bool
    difference: float
    margin: float


class Sway(NamedTuple):
    """What an adjustment changes for a seat of a contest, in percent, over games played with the same luck."""

    adjustment: str
    seat: str
    games: int
    difference: float
    margin: float


class Table:
    """All results, by mission, seats and way."""

    def __init__(
        self,
        found: Game[Any, Any],
        games: int,
        seed: int,
        results: list[Result],
        counts: Counts = (),
        part: int = PART,
    ) -> None:
        self.found, self.games, self.seed, self.results, self.counts = found, games, seed, results, counts
        self.part = part
        self.ways = [way for way in (CAMPAIGN, ALONE, *adjustments(found)) if any(one.way == way for one in results)]

    def tally(self, way: str, mission: str = "", seats: int = 0) -> Tally:
        """Count a cell, or with less said several cells together."""
        fits = (one for one in self.results if one.way == way and mission in ("", one.mission))
        return Tally([one for one in fits if seats in (0, one.seats)])

    def rows(self) -> Iterator[tuple[str, int]]:
        """Give every mission with the numbers of seats that were played."""
        yield from cells(self.found, self.counts)

    @property
    def contest(self) -> bool:
        """Whether some seats win where others lose."""
        return any(0 < len(one.winners) < one.seats for one in self.results)

    def shifts(self) -> Iterator[Shift]:
        """Compare every adjustment with play without it."""
        usual = self.tally(ALONE)
        for name in (way for way in self.ways if way not in (CAMPAIGN, ALONE)):
            with_it = self.tally(name)
            margin = SURE * sqrt(usual.spread + with_it.spread)
            yield Shift(name, name in self.found.easier, with_it.wins - usual.wins, margin)

    def sways(self) -> Iterator[Sway]:
        """Compare every adjustment of a contest with play without it, seat by seat, on the same seeds."""
        usual = {(one.mission, one.seats, one.seed): one for one in self.results if one.way == ALONE}
        for name in (way for way in self.ways if self.contest and way not in (CAMPAIGN, ALONE)):
            played = [(one, usual.get((one.mission, one.seats, one.seed))) for one in self.results if one.way == name]
            pairs = [(one.winners, other.winners) for one, other in played if other]
            for seat in self.found.seats:
                changes = [100 * ((seat in with_it) - (seat in without)) for with_it, without in pairs]
                if any(changes):
                    margin = SURE * stdev(changes) / sqrt(len(changes))
                    yield Sway(name, seat, len(changes), mean(changes), margin)

    def unfair(self) -> list[str]:
        """Name the cells without adjustments that are won too seldom or too often."""
        if self.contest:
            return []
        ways = [way for way in (CAMPAIGN, ALONE) if way in self.ways]
        played = ((way, *row, self.tally(way, *row)) for row in self.rows() for way in ways)
        outside = (each for each in played if not self._fair(each[1], each[-1].wins))
        return [f"{mission} {seats} {way}" for way, mission, seats, _ in outside]

    def _fair(self, mission: str, wins: float) -> bool:
        least, most = self.found.fair(mission)
        return least <= wins <= most


def balance(
    id: str,
    games: int,
    seed: int,
    jobs: int,
    *,
    quiet: bool,
    counts: Counts = (),
    plain: bool = False,
    part: int = PART,
    only: Collection[str] = (),
) -> int:
    """Play every cell so many times and print a table; the last line is the same as data. 1 if a cell is unfair.

    With `plain`, missions are played alone, without campaigns and adjustments; those take one `part` of the games.
    Where `only` some adjustments are named, the others are not played; 2 if there is none of a name.
    """
    known = adjustments(game(id))
    if unknown := [name for name in only if name not in known]:
        sys.stderr.write(f"{id} has no {', '.join(unknown)}. Its adjustments are: {', '.join(known) or 'none'}.\n")
        return 2
    results = _play_all(id, games, seed, jobs, counts, 0 if plain else part, only)
    table = Table(game(id), games, seed, results, counts, part)
    if not quiet:
        sys.stdout.writelines(_lines(table))
    sys.stdout.write(msgspec.json.encode(_data(table)).decode() + "\n")
    return 1 if table.unfair() else 0


def adjustments(found: Game[Any, Any]) -> dict[str, dict[str, str]]:
    """Give every choice of a switch that is not the usual one, the easier ones first: its name, and the options."""
    named: dict[str, dict[str, str]] = {}
    for switch in found.switches:
        for choice in switch.choices if not switch.manner else ():
            if choice != switch.default:
                named[switch.id if switch.choices == TOGGLE else choice] = {switch.id: choice}
    return dict(sorted(named.items(), key=lambda entry: entry[0] not in found.easier))


def cells(found: Game[Any, Any], counts: Counts = ()) -> list[tuple[str, int]]:
    """Give every mission with these numbers of seats, or the fewest and the most that can play it."""
    able: dict[str, list[int]] = {}
    for mission, count in tables(found):
        able.setdefault(mission, []).append(count)
    played = {mission: set(some) & set(counts) if counts else {min(some), max(some)} for mission, some in able.items()}
    return [(mission, count) for mission, some in played.items() for count in sorted(some)]


# ----------------------------------------------------------------------------------------------------------- playing


def _play_all(
    id: str, games: int, seed: int, jobs: int, counts: Counts, part: int, only: Collection[str]
) -> list[Result]:
    """Play the games of all cells in several processes."""
    work = list(_work(game(id), games, seed, counts, part, only))
    results: list[Result] = []
    with ProcessPoolExecutor(jobs) as pool, Progress(f"balance {id}") as progress:
        for done, chunk in enumerate([pool.submit(piece.play, *piece.args) for piece in work]):
            results += chunk.result()
            progress(done, len(work), f"{len(results)} games")
    return results


class Piece(NamedTuple):
    """Some of the work."""

    play: Callable[..., list[Result]]
    args: tuple[object, ...]


def _work(
    found: Game[Any, Any], games: int, seed: int, counts: Counts, part: int, only: Collection[str] = ()
) -> Iterator[Piece]:
    """Cut all there is to play into pieces: whole campaigns, and chunks of games of one cell; neither with no part."""
    if type(found).next_mission is not Game.next_mission and part:
        for first, seats in product(found.openings or found.missions[:1], sorted(set(counts or found.players))):
            yield from (Piece(campaign, (found.id, seats, f"{seed} {n}", first)) for n in range(games))
    adjusted = {name: how for name, how in adjustments(found).items() if part and (not only or name in only)}
    for way, options in {ALONE: dict[str, str](), **adjusted}.items():
        for mission, seats in cells(found, counts):
            count = games if way == ALONE else max(1, games // part)
            for start in range(0, count, CHUNK):
                seeds = [f"{seed} {n}" for n in range(start, min(start + CHUNK, count))]
                yield Piece(alone, (found.id, mission, seats, way, options, seeds))


def alone(id: str, mission: str, seats: int, way: str, options: dict[str, str], seeds: Iterable[str]) -> list[Result]:
    """Play a mission by itself, as often as there are seeds; the same ones for every adjustment."""
    found, results = game(id), []
    for seed in seeds:
        setup, luck = table_of(found, mission, seats, seed)
        setup = msgspec.structs.replace(setup, options={**setup.options, **options})
        results.append(_result(to_the_end(found, setup, luck), setup, way, seed))
    return results


def table_of(found: Game[Any, Any], mission: str, seats: int, seed: str) -> tuple[Setup, bytes]:
    """Seat some at a mission played by itself, and give them their luck."""
    dice = Random(f"{mission} {seats} {seed}")  # noqa: S311
    setup = Setup(seat_some(found, seats, mission, dice), mission, _skirmish(found, mission))
    return setup, dice.randbytes(32)


def campaign(id: str, seats: int, seed: str, opening: str = "") -> list[Result]:
    """Play a campaign, each mission until it is won, and give the first try of each.

    Where those who began cannot play a later mission, others take their seats.
    """
    found, first = game(id), dict[str, Result]()
    opening = opening or found.missions[0]
    named = "" if opening == found.missions[0] else f" {opening}"
    dice = Random(f"{CAMPAIGN} {seats} {seed}{named}")  # noqa: S311
    setup = Setup(seat_some(found, seats, opening, dice), opening)
    for _ in range(TRIES * len(found.missions)):
        match = to_the_end(found, setup, dice.randbytes(32))
        first.setdefault(setup.mission, _result(match, setup, CAMPAIGN))
        following = found.next_mission(match.state)
        if following is None:
            break
        able = found.seating(setup.seats, following, setup.options) is None
        next_seats = setup.seats if able else seat_some(found, seats, following, dice)
        setup = msgspec.structs.replace(setup, mission=following, seats=next_seats, carry=found.carry(match.state))
    return list(first.values())


def _skirmish(found: Game[Any, Any], mission: str) -> dict[str, str]:
    """Play a later mission of a campaign with the equipment that it gives to those who begin there."""
    modes = next((switch.choices for switch in found.switches if switch.id == "mode"), ())
    return {"mode": "skirmish"} if "skirmish" in modes and mission != found.missions[0] else {}


def to_the_end(
    found: Game[Any, Any], setup: Setup, seed: bytes, witness: Callable[[Event], object] | None = None
) -> Match:
    """Play one game by the game's own advice; a witness is shown everything that answers lead to."""
    match, _ = Match.start(found, setup, seed, camera=False)
    for _ in range(LIMIT):
        if match.over:
            break
        seat = match.waiting[0]
        if ask := match.ask_of(seat):
            step = match.apply(found.advise(match.view(seat), ask))
            if witness:
                for event in step.events:
                    witness(event)
    return match


def _result(match: Match, setup: Setup, way: str, seed: str = "") -> Result:
    """Note how a game ended."""
    outcome = match.state.outcome
    winners = outcome.winners if outcome else ()
    aims = match.game.pursuits(match.state) if outcome else {}
    length = getattr(match.state, "round", getattr(match.state, "turn", 0))
    return Result(
        mission=setup.mission,
        seats=len(setup.seats),
        way=way,
        won=bool(winners),
        rounds=length if isinstance(length, int) else 0,
        ending=outcome.reason if outcome else "unfinished",
        winners=winners,
        aims=tuple((aim, seat in winners) for seat, several in aims.items() for aim in several),
        seed=seed,
    )


# ---------------------------------------------------------------------------------------------------------- printing


def _lines(table: Table) -> Iterator[str]:
    """Write the table for people: percent won, and the median of the rounds where no adjustment is made."""
    margin = SURE * 50 / sqrt(max(1, table.games))
    yield f"{table.found.id}: {table.games} games a cell, seed {table.seed}; percent won, each ±{margin:.0f} at most; "
    yield f"adjustments: {max(1, table.games // table.part)} games a cell\n"
    yield f"{'':20} seats" + "".join(f" {way:>{_width(way)}}" for way in table.ways) + "\n"
    for mission, seats in (*table.rows(), ("", 0)):
        cells = ((way, table.tally(way, mission, seats)) for way in table.ways)
        row = "".join(f" {_cell(way, cell):>{_width(way)}}" for way, cell in cells)
        yield f"{mission or 'all':20} {seats or '':>5}{row}\n"
    for shift in table.shifts() if not table.contest else ():
        meant = "easier" if shift.easier else "harder"
        yield f"{shift.adjustment} is meant to be {meant}: {shift.difference:+.1f} ±{shift.margin:.1f} in all\n"
    yield from _contest_lines(table)
    fair = " or ".join(f"{least} to {most}" for least, most in sorted(set(map(table.found.fair, table.found.missions))))
    yield f"Outside {fair} percent: {', '.join(table.unfair()) or 'none'}.\n"


def _contest_lines(table: Table) -> Iterator[str]:
    """Write who won where seats win by themselves: by seat, by ending, and what they were after."""
    if not table.contest:
        return
    whole = table.tally(ALONE)
    yield f"seats that won: {whole.seat_wins:.1f} %\n"
    for seat, count in sorted(whole.winners.items()):
        yield f"{seat} won {count} of {whole.games} games\n"
    yield f"endings: {', '.join(f'{ending} {count}' for ending, count in whole.endings.most_common())}\n"
    for sway in table.sways():
        yield f"{sway.adjustment}: {sway.seat} {sway.difference:+.1f} ±{sway.margin:.1f}, {sway.games} games each way\n"
    for aim, (held, reached) in aims(table).items():
        yield f"{aim:32} held {held:4}, won {reached:4}\n"


def aims(table: Table) -> dict[str, tuple[int, int]]:
    """Count how often each aim of a seat was held, and won."""
    known = [aim for one in table.results if one.way == ALONE for aim in one.aims]
    held, reached = Counter(aim for aim, _ in known), Counter(aim for aim, won in known if won)
    return {aim: (count, reached[aim]) for aim, count in sorted(held.items())}


def _width(way: str) -> int:
    """Give the width of a column."""
    return max(len(way), 17 if way in (CAMPAIGN, ALONE) else 3)


def _cell(way: str, cell: Tally) -> str:
    """Write a cell."""
    return f"{cell.wins:.0f} in {cell.rounds:g} rounds" if way in (CAMPAIGN, ALONE) else f"{cell.wins:.0f}"


def _data(table: Table) -> dict[str, object]:
    """Give the table as data."""
    played = (
        (mission, seats, way, table.tally(way, mission, seats)) for mission, seats in table.rows() for way in table.ways
    )
    return {
        "game": table.found.id,
        "seed": table.seed,
        "games_per_cell": table.games,
        "cells": [
            {
                "mission": mission,
                "seats": seats,
                "way": way,
                "games": cell.games,
                "won": cell.won,
                "win_percent": round(cell.wins, 1),
                "median_rounds": cell.rounds,
                "seat_win_percent": round(cell.seat_wins, 1),
                "winners": cell.winners,
                "endings": cell.endings,
            }
            for mission, seats, way, cell in played
        ],
        "shifts": [
            {**shift._asdict(), "difference": round(shift.difference, 1), "margin": round(shift.margin, 1)}
            for shift in table.shifts()
        ],
        "sways": [
            {**sway._asdict(), "difference": round(sway.difference, 1), "margin": round(sway.margin, 1)}
            for sway in table.sways()
        ],
        "aims": aims(table),
        "unfair": table.unfair(),
    }
