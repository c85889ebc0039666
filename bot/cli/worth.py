"""`vigil selfplay GAME --worth`: how much less Vigil's players win without what should matter, with the same luck."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean, pvariance

import msgspec

from bot.cli.balance import SURE, Counts, cells, table_of, to_the_end
from bot.cli.progress import Progress
from bot.games import game


class Pair(msgspec.Struct, frozen=True):
    """One table played twice: what was missing the second time, and whether it was won with it and without."""

    missing: str
    seats: int
    whole: bool
    less: bool


def worth(id: str, games: int, seed: int, jobs: int, counts: Counts) -> int:
    """Play tables whole and weakened, print what each lack costs, and as data; 1 unless each costs something."""
    pairs = _play_all(id, games, seed, jobs, counts)
    costs = {
        name: cost([pair for pair in pairs if pair.missing == name]) for name in sorted({p.missing for p in pairs})
    }
    sys.stdout.writelines(_lines(id, games, seed, costs))
    sys.stdout.write(
        msgspec.json.encode({"game": id, "seed": seed, "games_per_cell": games, "costs": costs}).decode() + "\n"
    )
    return 0 if costs and all(found["difference"] > 0 for found in costs.values()) else 1


def cost(pairs: list[Pair]) -> dict[str, float]:
    """Count pairs; the difference is in points, and with it the truth lies within the margin 19 times in 20."""
    shifts = [pair.whole - pair.less for pair in pairs]
    return {
        "pairs": len(pairs),
        "with": round(100 * fmean(pair.whole for pair in pairs), 1),
        "without": round(100 * fmean(pair.less for pair in pairs), 1),
        "difference": round(100 * fmean(shifts), 1),
        "margin": round(100 * SURE * sqrt(pvariance(shifts) / len(pairs)), 1),
    }


def _play_all(id: str, games: int, seed: int, jobs: int, counts: Counts) -> list[Pair]:
    """Play every cell so many times in several processes."""
    found, pairs = game(id), list[Pair]()
    work = [(id, mission, seats, f"{seed} {n}") for mission, seats in cells(found, counts) for n in range(games)]
    with ProcessPoolExecutor(jobs) as pool, Progress(f"worth {id}") as progress:
        for done, part in enumerate([pool.submit(both, *each) for each in work]):
            pairs += part.result()
            progress(done, len(work), f"{len(pairs)} pairs")
    return pairs


def both(id: str, mission: str, seats: int, seed: str) -> list[Pair]:
    """Play one table whole, and once without each thing that should matter there."""
    found = game(id)
    setup, luck = table_of(found, mission, seats, seed)
    weaker = found.weakened(setup)
    if not weaker:
        return []
    ends = (to_the_end(found, each, luck).state.outcome for each in (setup, *weaker.values()))
    won = [bool(end and end.winners) for end in ends]
    return [Pair(name, seats, won[0], less) for name, less in zip(weaker, won[1:], strict=True)]


def _lines(id: str, games: int, seed: int, costs: dict[str, dict[str, float]]) -> Iterator[str]:
    """Write the table for people."""
    yield f"{id}: {games} tables a cell, seed {seed}, each played with everything and once without each of these\n"
    for name, found in costs.items():
        yield f"without {name:16} {found['without']:.0f} instead of {found['with']:.0f} percent won: "
        yield f"{-found['difference']:+.1f} ±{found['margin']:.1f} points in {found['pairs']:.0f} pairs\n"
