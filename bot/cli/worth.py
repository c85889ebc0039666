"""`vigil selfplay GAME --worth`: how much less Vigil's players win without what should matter, with the same luck."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, pvariance
from typing import NamedTuple

import msgspec

from bot.cli.balance.cells import Counts, cells
from bot.cli.balance.playing import table_of, to_the_end
from bot.cli.balance.results import SURE
from bot.cli.progress import Progress
from bot.engine.game import Use
from bot.engine.match import Match
from bot.games import game


class Pair(msgspec.Struct, frozen=True):
    """One table played twice: what was missing the second time, and whether it was won with it and without."""

    missing: str
    seats: int
    whole: bool
    less: bool


class Lesson(NamedTuple):
    """What was learned at some tables: the pairs, and how often each thing was used in the whole games."""

    pairs: list[Pair]
    uses: Counter[Use]


def worth(id: str, games: int, seed: int, jobs: int, counts: Counts) -> int:
    """Play tables whole and weakened, print what each lack costs and how each thing was used, and both as data.

    1 unless each lack costs more than its margin, and each thing of the kit was used.
    """
    lesson = _play_all(id, games, seed, jobs, counts)
    missing = sorted({pair.missing for pair in lesson.pairs})
    costs = {name: cost([pair for pair in lesson.pairs if pair.missing == name]) for name in missing}
    used = {what: _ways(lesson.uses, what) for what in game(id).trial.kit}
    sys.stdout.writelines(_lines(id, games, seed, costs, used))
    data = {"game": id, "seed": seed, "games_per_cell": games, "costs": costs, "uses": used}
    sys.stdout.write(msgspec.json.encode(data).decode() + "\n")
    matters = costs and all(found["difference"] > found["margin"] for found in costs.values())
    return 0 if matters and all(used.values()) else 1


def cost(pairs: list[Pair]) -> dict[str, float]:
    """What pairs of games tell: the difference is in points, and the truth lies within the margin 19 times in 20."""
    shifts = [pair.whole - pair.less for pair in pairs]
    return {
        "pairs": len(pairs),
        "with": round(100 * fmean(pair.whole for pair in pairs), 1),
        "without": round(100 * fmean(pair.less for pair in pairs), 1),
        "difference": round(100 * fmean(shifts), 1),
        "margin": round(100 * SURE * sqrt(pvariance(shifts) / len(pairs)), 1),
    }


def _ways(uses: Counter[Use], what: str) -> dict[str, int]:
    """The number of uses of one thing by their ways."""
    return {use.how: count for use, count in sorted(uses.items()) if use.what == what}


def _play_all(id: str, games: int, seed: int, jobs: int, counts: Counts) -> Lesson:
    """Play every cell so many times in several processes."""
    found, lesson = game(id), Lesson([], Counter())
    work = [(id, mission, seats, f"{seed} {n}") for mission, seats in cells(found, counts) for n in range(games)]
    with ProcessPoolExecutor(jobs) as pool, Progress(f"worth {id}") as progress:
        for done, part in enumerate([pool.submit(both, *each) for each in work]):
            pairs, uses = part.result()
            lesson.pairs.extend(pairs)
            lesson.uses.update(uses)
            progress(done, len(work), f"{len(lesson.pairs)} pairs")
    return lesson


def both(id: str, mission: str, seats: int, seed: str) -> Lesson:
    """Play one table whole, and once without each thing that should matter there."""
    found, uses = game(id), Counter[Use]()
    setup, luck = table_of(found, mission, seats, seed)
    weaker = found.trial.weakened(setup)
    if not weaker:
        return Lesson([], uses)
    whole = _won(to_the_end(found, setup, luck, lambda event: uses.update(found.trial.uses(event))))
    less = {name: _won(to_the_end(found, each, luck)) for name, each in weaker.items()}
    return Lesson([Pair(name, seats, whole, won) for name, won in less.items()], uses)


def _won(match: Match) -> bool:
    """Whether a squad won."""
    outcome = match.state.outcome
    return bool(outcome and outcome.winners)


def _lines(
    id: str, games: int, seed: int, costs: dict[str, dict[str, float]], used: dict[str, dict[str, int]]
) -> Iterator[str]:
    """Write the tables for people."""
    yield f"{id}: {games} tables a cell, seed {seed}, each played with everything and once without each of these\n"
    for name, found in costs.items():
        yield f"without {name:16} {found['without']:.0f} instead of {found['with']:.0f} percent won: "
        yield f"{-found['difference']:+.1f} ±{found['margin']:.1f} points in {found['pairs']:.0f} pairs\n"
    for what, ways in used.items():
        yield f"{what:24} {', '.join(f'{how} {count}' for how, count in ways.items()) or 'never used'}\n"
