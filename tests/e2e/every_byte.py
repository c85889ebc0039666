"""Every byte that leaves the bot, over many games: what is hidden from somebody changes none that they get.

A game is played by its rules, with undo, corrections, restarts and seats that change hands; here and there its position
is laid out at two tables of the real bot. At the second everything is otherwise that an observer may not see. The same
people do the same at both, and what a game-master and a restart do comes in between. As long as the rules themselves
show the observer no difference, every message to the channel, to a game-master without a seat and to the observer must
be the same at both tables: words, widgets, ids, alt texts, the scenes of pictures, files, and whether there is one.

    python -m tests.e2e.every_byte --games 1000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from bot.engine.asks import Answer, Ask
from bot.engine.chance import Chance
from bot.engine.game import Game
from bot.engine.match import ENCODER, Entry, Match, Step, decode
from bot.games import IDS, game
from bot.laws.plan import Deal, Plan
from bot.laws.players import at_random
from bot.laws.record import Record
from bot.laws.run import Law, Run, play
from bot.laws.secrets.mixture import Mix, Shared, between
from bot.sessions import lobby, tables
from bot.sessions.past import rewind
from tests.support.e2e.bench import Bench, bench
from tests.support.e2e.patience import Clock
from tests.support.e2e.sides import MASTER, PLAYERS, Side, differing, shown
from tests.support.e2e.sketchpad import Sketchpad

CHANNELS = ("table-one", "table-two")
ONLOOKER = "Gus"
MIX = Mix(forks=0.002, corrections=0.01, undo=0.01, restart=0.01, hands=0.01)
STRETCHES, DEEDS = 2, 14
"""Positions of a game that are laid out besides its last, at most, and what is done at each."""
DESK = (
    "undo",
    "redo",
    "set",
    "seat",
    "resync",
    "audit",
    "history",
    "answer",
    "skip",
    "vote",
    "complete",
    "restart",
    "back",
)
LOOKS = ("hand", "closer", "explain", "why", "status", "log", "board", "recap", "stats", "hint", "complete", "nonsense")
REAL_RESTARTS = 0.2
"""The share of restarts at which the bot itself is stopped and another started."""
SLOW = 120.0
"""Seconds that the bot may take to reply."""
FRESH = 40
"""Games after which a new Discord and a new database are taken."""


class Leak(Exception):
    """Somebody got other bytes, though the rules show them no difference."""


class Tally(msgspec.Struct):
    """What was compared."""

    games: int = 0
    finished: int = 0
    stretches: int = 0
    veiled: int = 0
    """Stretches at whose start something hidden was indeed otherwise."""
    parted: int = 0
    """Stretches that ended early because the rules showed the observer a difference."""
    secret: int = 0
    """Times that somebody decided otherwise at the second table, in secret."""
    messages: int = 0
    bytes: int = 0
    deeds: Counter[str] = msgspec.field(default_factory=Counter)
    by_game: Counter[str] = msgspec.field(default_factory=Counter)
    leaks: list[str] = []


class Laid(Law):
    """Keeps some positions of a run, each as likely as any other however long the game is, and the last."""

    number = 4

    def __init__(self, most: int) -> None:
        self.most = most
        self.seen = 0
        self.kept: list[bytes] = []
        self.last = b""

    def after(self, run: Run, step: Step) -> None:
        """Keep a checkpoint in place of another at times."""
        if step.checkpoint is None or run.match.over:
            return
        self.seen += 1
        self.last = step.checkpoint
        if len(self.kept) < self.most:
            self.kept.append(step.checkpoint)
        elif (at := run.dice.randrange(self.seen)) < self.most:
            self.kept[at] = step.checkpoint


def positions(found: Game[Any, Any], trial: Deal, most: int) -> list[bytes]:
    """Play a game by its rules, with what happens at a real table mixed in, and give some of its positions."""
    record = Record(game=found.id, setup=trial.setup, seed=trial.seed.hex(), strategy=trial.player.name, camera=False)
    laid = Laid(most)
    play(Run(found, record), Shared(trial.player, MIX.hands), [laid], between=partial(between, mix=MIX))
    return [*laid.kept, laid.last]


def common(asks: list[Ask], seat: str, dice: Random) -> Answer | None:
    """Pick an answer that both tables offer; None if there is none."""
    both = {option.key for option in asks[1].options}
    options = tuple(option for option in asks[0].options if option.key in both)
    if not options and not asks[0].options and not asks[1].options:
        return at_random(asks[0], seat, dice)
    if len(options) < max(1, asks[0].least):
        return None
    return at_random(msgspec.structs.replace(asks[0], options=options), seat, dice)


def in_secret(ask: Ask) -> Ask:
    """Leave of an ask what only the asked seat may see; nothing where a part of it could not be answered."""
    if ask.secret:
        return ask
    options = tuple(option for option in ask.options if option.secret) if ask.kind in ("one", "react") else ()
    return msgspec.structs.replace(ask, options=options)


class Watch:
    """Two tables at one bot, and the tally of what was compared there."""

    def __init__(self, table: Bench, tally: Tally, seeds: Random, steps: list[Step]) -> None:
        self.table = table
        self.tally = tally
        self.seeds = seeds
        self.steps = steps

    async def game(self, id: str, trial: Deal, seed: str, stretches: int = STRETCHES) -> None:
        """Lay some positions of a game out and compare what is sent."""
        found = game(id)
        for n, base in enumerate(positions(found, trial, stretches)):
            await self.stretch(found, trial, base, Random(f"{seed} {n}"))
        self.tally.games += 1
        self.tally.by_game[id] += 1

    async def stretch(self, found: Game[Any, Any], trial: Deal, base: bytes, rng: Random) -> None:
        """Open the two tables at a position, do the same at both, and compare after each deed."""
        seats = trial.setup.seats[: len(PLAYERS)]
        at = rng.randrange(len(seats) + 1)
        seat, observer = (seats[at], PLAYERS[at]) if at < len(seats) else (None, ONLOOKER)
        state = decode(found, base)
        found.table.veil(state, frozenset({seat} if seat else ()), Chance(rng.randbytes(16)))
        veiled = ENCODER.encode(state)
        laid = [Match.restore(found, each, camera=False) for each in (base, veiled)]
        if shown(laid[0], [], seat) != shown(laid[1], [], seat):
            raise Leak(f"{found.id}: the rules show {seat or 'everybody'} what is hidden")
        sides = [Side(self.table, channel, observer, self.steps) for channel in CHANNELS]
        self.tally.stretches += 1
        self.tally.veiled += veiled != base
        try:
            for side, start in zip(sides, (base, veiled), strict=True):
                self.seeds.seed(7)  # so that both tables promise the same seed
                side.game = found.id
                await side.doing(side.open(trial.setup, start))
            if self.compare(sides, seat, "start"):
                await self._deeds(sides, seat, rng)
            else:  # Vigil played on, and that brought something out
                self.tally.parted += 1
        finally:
            await self._put_away(sides)

    async def _deeds(self, sides: list[Side], seat: str | None, rng: Random) -> None:
        before = ""
        for _ in range(DEEDS):
            if any(side.session.row.status != "playing" for side in sides):
                self.tally.finished += 1
                return
            before = deed = self._choose(before, rng)
            answers = self._answers(sides, seat, rng) if deed == "play" else ()
            if answers is None:
                break
            if deed == "restart" and rng.random() < REAL_RESTARTS:
                await self._restart()
            dice = rng.randrange(1 << 30)
            secret = bool(answers) and answers[0] != answers[1]
            for side, answer in zip(sides, answers or (None, None), strict=True):
                self.seeds.seed(dice)
                rolls = Random(dice)
                await side.doing(side.answer(answer, rolls, openly=not secret) if answer else side.desk(deed, rolls))
            self.tally.deeds[deed] += 1
            self.tally.secret += secret
            if not self.compare(sides, seat, f"{deed} {answers}"):
                break
            look = rng.choice(LOOKS)
            for side in sides:
                await side.doing(side.look(look))
            self.tally.deeds[f"look: {look}"] += 1
            self.compare(sides, seat, f"look: {look}")
        else:
            return
        self.tally.parted += 1

    async def _restart(self) -> None:
        """Stop the bot and start another, and let it show both tables again."""
        await self.table.restart()
        while rising := [task for task in asyncio.all_tasks() if task.get_name().startswith("discord.py: on_ready")]:
            await asyncio.wait(rising)
        await self.table.quiet()
        self.tally.deeds["restart of the bot"] += 1

    def _choose(self, before: str, rng: Random) -> str:
        """Choose what is done next at both tables."""
        if before in ("undo", "back") and rng.random() < 0.5:
            return "redo"
        return rng.choice(DESK) if rng.random() < 0.5 else "play"

    def _answers(self, sides: list[Side], seat: str | None, rng: Random) -> tuple[Answer, ...] | None:
        """Choose what is answered: the same at both tables, or something else where it is secret; None if nothing."""
        waiting = [each for each in sides[0].session.match.waiting if sides[0].name_of(each)]
        if not waiting:
            return None
        who = rng.choice(waiting)
        asks = [ask for side in sides if (ask := side.session.match.ask_of(who))]
        if len(asks) < len(sides):
            return None
        if who != seat and sides[0].name_of(who) != sides[0].observer and rng.random() < 0.5:
            hidden = [in_secret(ask) for ask in asks]
            if all(ask.options for ask in hidden):
                return tuple(at_random(ask, who, rng) for ask in hidden)
        answer = common(asks, who, rng)
        return (answer, answer) if answer else None

    def compare(self, sides: list[Side], seat: str | None, deed: str) -> bool:
        """Compare what came; False if the rules themselves showed the observer a difference."""
        here, there = sides
        alike = here.shown(seat) == there.shown(seat)
        if alike and here.heard != there.heard:
            counts = f"{len(here.heard)} and {len(there.heard)} messages"
            told = f"{here.game}, to {here.observer} as {seat}, after {deed}: {counts}"
            raise Leak("\n".join((told, *differing(here.heard, there.heard))))
        if alike:
            self.tally.messages += len(here.heard)
            self.tally.bytes += sum(map(len, here.heard))
        return alike

    async def _put_away(self, sides: list[Side]) -> None:
        for side in sides:
            if hasattr(side, "session"):
                session = await self.table.session(side.channel)
                await tables.put_away(session)
                self.table.panels.publisher.wake(session)
        await self.table.quiet()
        del self.table.server.sent[:]


@contextlib.contextmanager
def overheard() -> Iterator[list[Step]]:
    """Hear every step that any match takes, save of copies that look ahead: what comes out there is told to nobody."""
    steps, apply = list[Step](), Match.apply

    def hearing(match: Match, entry: Entry) -> Step:
        step = apply(match, entry)
        if match.state.camera is not None:
            steps.append(step)
        return step

    with patch.object(Match, "apply", hearing):
        yield steps


@contextlib.asynccontextmanager
async def watching(path: Path, tally: Tally) -> AsyncIterator[Watch]:
    """Start a Discord with everybody in it, and the bot."""
    seeds = Random(7)
    fated = SimpleNamespace(token_bytes=seeds.randbytes)
    with (
        patch.object(lobby, "secrets", fated),
        patch.object(rewind, "secrets", fated),
        overheard() as steps,
    ):
        async with Sketchpad() as sketchpad, bench(path, sketchpad, by_schema=False) as table:
            table.server.rate.most = None
            Clock(table)  # so that whatever is compared was asked at the same time
            for name in (MASTER, ONLOOKER):
                table.server.add_person(name)
            yield Watch(table, tally, seeds, steps)


async def watch(games: int, seed: int, only: tuple[str, ...], tally: Tally) -> None:
    """Play so many games, of every kind in turn, and say now and then how it stands."""
    plans = {id: Plan(game(id), seed) for id in only}
    began, done = time.monotonic(), 0
    with tempfile.TemporaryDirectory() as folder:
        while done < games:
            async with watching(Path(folder) / f"{done}.sqlite3", tally) as watched:
                for n in range(done, min(done + FRESH, games)):
                    id = only[n % len(only)]
                    try:
                        await watched.game(id, plans[id].next(), f"{seed} {n}")
                    except Exception as error:  # noqa: BLE001 - written down, and the others go on
                        tally.leaks.append(f"game {n}: {type(error).__name__}: {error}")
                        sys.stdout.write(f"{tally.leaks[-1]}\n")
                    if n % 10 == 9:
                        told = msgspec.json.encode(tally).decode()
                        sys.stdout.write(f"{n + 1} games, {time.monotonic() - began:.0f} s: {told}\n")
                        sys.stdout.flush()
            done += FRESH


def main() -> int:
    """Play; 0 if nobody was told what they may not know."""
    parser = argparse.ArgumentParser(description="compare every byte sent at tables that differ in what is hidden")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="+", choices=IDS, default=list(IDS))
    args = parser.parse_args()
    logging.disable(logging.ERROR)
    tally = Tally()
    asyncio.run(watch(args.games, args.seed, tuple(args.only), tally))
    sys.stdout.write(msgspec.json.encode(tally).decode() + "\n")
    return 1 if tally.leaks else 0


if __name__ == "__main__":
    sys.exit(main())
