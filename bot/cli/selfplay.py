"""`vigil selfplay`: play a game many times by itself under the laws, or play a failure again."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec

from bot.cli.balance import balance
from bot.cli.balance.cells import PART
from bot.cli.balance.measure import Measure
from bot.cli.failing import fail
from bot.cli.mixture import mixture
from bot.cli.progress import Progress
from bot.cli.worth import worth
from bot.games import IDS, game
from bot.laws import Book, LawBroken, Played, Record, play_through, read_dump, replay
from bot.laws.elsewhere import check_elsewhere
from bot.laws.plan import Deal, Plan

DUMPS = 5
"""Dumps that are written of one and the same failure."""
SENT = 20
"""Games that are played again in other processes."""


class Summary(msgspec.Struct):
    """What came of it; the last line of the output."""

    games: int = 0
    finished: int = 0
    failures: int = 0
    steps: int = 0
    steps_per_s: float = 0.0
    cpu_s: float = 0.0
    """The seconds of one core that the games took: what else the machine does leaves it nearly alone."""
    steps_per_cpu_s: float = 0.0
    checkpoints_restored: int = 0
    undos: int = 0
    corrections: int = 0
    restarts: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("selfplay", help="let a game play itself, and check that it obeys the laws")
    parser.add_argument("game", nargs="?", choices=IDS, help="which game")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="how many games (100)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="where chance starts (1)")
    parser.add_argument("--json", action="store_true", help="print nothing but the summary")
    parser.add_argument("--no-restore", action="store_true", help="play only, as fast as the rules go")
    parser.add_argument("--balance", action="store_true", help="say how often Vigil's own players win what")
    parser.add_argument("--worth", action="store_true", help="say what is lost without what should matter")
    parser.add_argument("--mixture", action="store_true", help="say what players do, and how much only a mission asks")
    parser.add_argument(
        "--seats", type=int, nargs="+", default=(), metavar="N", help="seats for --balance, --worth, --mixture"
    )
    parser.add_argument("--plain", action="store_true", help="--balance without campaigns and adjustments")
    parser.add_argument(
        "--part", type=int, default=PART, metavar="N", help="--balance: a game in N for an adjustment (4)"
    )
    parser.add_argument("--only", nargs="+", default=(), metavar="NAME", help="--balance: no adjustments but these")
    parser.add_argument("--write", action="store_true", help="--balance: write content/GAME/balance.md")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes for --balance (1)")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="play the dump of a failure again")
    parser.add_argument("--out", type=Path, default=Path("dumps"), metavar="DIR", help="where dumps go (dumps)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play; 0 if every law was kept or every cell is fair, 1 if not, 2 if there was nothing to play."""
    if args.replay:
        return _replay(args.replay)
    if not args.game:
        return fail("Which game? Name one of: " + ", ".join(IDS) + ".")
    counts = tuple(args.seats)
    if args.worth:
        return worth(args.game, args.games, args.seed, args.jobs, counts)
    if args.mixture:
        return mixture(args.game, args.games, args.seed, args.jobs, counts, quiet=args.json)
    if args.balance:
        how = {"counts": counts, "plain": args.plain, "part": max(1, args.part), "only": tuple(args.only)}
        measure = Measure(args.game, args.games, args.seed, **how)
        return balance(measure, args.jobs, quiet=args.json, write=args.write)
    series = Series(args.game, args.seed, restore=not args.no_restore, out=args.out, quiet=args.json)
    series.play(args.games)
    summary = series.summary
    if not args.json:
        sys.stdout.write(_sentence(args.game, summary))
    sys.stdout.write(msgspec.json.encode(summary).decode() + "\n")
    return 1 if summary.failures else 0


class Watch:
    """Adds up the time that passes inside it, by the clock and by the processor."""

    def __init__(self) -> None:
        self.clock = self.cpu = 0.0

    def __enter__(self) -> None:
        self.clock -= time.perf_counter()
        self.cpu -= time.process_time()

    def __exit__(self, *raised: object) -> None:
        self.clock += time.perf_counter()
        self.cpu += time.process_time()

    def rate(self, count: int) -> tuple[float, float]:
        """How many a second that makes, by the clock and by the processor."""
        return round(count / max(self.clock, 1e-9), 1), round(count / max(self.cpu, 1e-9), 1)


class Series:
    """Games of one kind being played one after another."""

    def __init__(self, id: str, seed: int, *, restore: bool, out: Path, quiet: bool) -> None:
        self.game = game(id)
        self.summary = Summary()
        self._book = Book(self.game)
        self._plan = Plan(self.game, seed)
        self._restore = restore
        self._out = out
        self._quiet = quiet
        self._seen: Counter[str] = Counter()
        self._sample: list[Record] = []
        self._watch = Watch()

    def play(self, games: int) -> None:
        """Play so many games, and some of them again in other processes."""
        with Progress(f"selfplay {self.game.id}") as progress:
            for n in range(games):
                progress(n, games, f"{self.summary.steps} answers, {self.summary.failures} failures")
                self._one(self._plan.next())
        if self._restore and self._sample:
            try:
                check_elsewhere(self.game, self._sample)
            except LawBroken as broken:
                self._fail(broken)

    def _one(self, deal: Deal) -> None:
        try:
            with self._watch:
                played = play_through(self._book, *deal, restore=self._restore, camera=self._restore)
        except LawBroken as broken:
            self._fail(broken)
            answers = len(broken.record.answers) if broken.record else 0
        else:
            self._learn(played)
            answers = len(played.record.answers)
        summary, watch = self.summary, self._watch
        summary.games += 1
        summary.steps += answers
        summary.cpu_s = round(watch.cpu, 2)
        summary.steps_per_s, summary.steps_per_cpu_s = watch.rate(summary.steps)

    def _learn(self, played: Played) -> None:
        self._plan.learn(played)
        self.summary.finished += 1
        self.summary.outcomes[played.outcome] += 1
        self.summary.checkpoints_restored += played.restored
        self.summary.undos += played.undos
        self.summary.corrections += played.corrections
        self.summary.restarts += played.restarts
        if len(self._sample) < SENT:
            self._sample.append(played.record)

    def _fail(self, broken: LawBroken) -> None:
        self.summary.failures += 1
        self._seen[broken.what] += 1
        if self._seen[broken.what] > DUMPS:
            return
        path = broken.dump().write(self._out)
        if not self._quiet:
            sys.stderr.write(f"{broken}\n  vigil selfplay --replay {path}\n")


def _replay(path: Path) -> int:
    """Play a dump again and say whether it still fails."""
    try:
        dump = read_dump(path)
    except (OSError, msgspec.MsgspecError) as error:
        return fail(f"{path} cannot be read as a dump: {error}")
    broken = replay(dump)
    said = f"It still fails. {broken}" if broken else f"Law {dump.law} is kept now, and all others with it."
    sys.stdout.write(said + "\n")
    result = {"replayed": str(path), "law": dump.law, "broken": broken.law if broken else None}
    sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    return 1 if broken else 0


def _sentence(id: str, summary: Summary) -> str:
    """The summary for people."""
    endings = ", ".join(f"{reason} {count}" for reason, count in summary.outcomes.most_common())
    return (
        f"{id}: {summary.finished} of {summary.games} games finished, {summary.failures} failures, "
        f"{summary.checkpoints_restored} checkpoints restored. "
        f"{summary.steps} answers in {summary.cpu_s:.1f} CPU seconds: {summary.steps_per_cpu_s:.0f} a CPU second, "
        f"{summary.steps_per_s:.0f} a second. {endings}\n"
    )
