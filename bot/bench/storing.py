"""Measures of the store: a commit against a bare one, long journals against short ones, bytes for an answer."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

import aiosqlite

from bot.bench.measure import Bench, Measure, ratio, timed
from bot.bench.play import FIRST, PEOPLE, EndlessPlay, checkpoint, give, open_table, record
from bot.engine.asks import Answer
from bot.sessions.house import House
from bot.sessions.past import rewind
from bot.sessions.session import Session
from bot.store import Commit, Store

BATCHES = 7
SHORT = 10
LONG = 10_000

STORED = """
    SELECT (SELECT sum(length(hash) + ifnull(length(entry), 0) + ifnull(length(label), 0) + ifnull(length(delta), 0))
            FROM journal WHERE table_id = ?1 AND seq > ?2)
         + (SELECT ifnull(sum(length(data)), 0) FROM keyframes WHERE table_id = ?1 AND seq > ?2)
         + (SELECT ifnull(sum(length(payload)), 0) FROM outbox WHERE table_id = ?1)
"""


async def commits(bench: Bench) -> list[Measure]:
    """Measure an answer until it is committed, against a bare commit of as many bytes.

    A database thread keeps the core it happened to get, which decides what waking it costs; hence several batches,
    each with threads of its own.
    """
    batches = bench.rounds(BATCHES, 2)
    taken = [await _batch(bench, number) for number in range(batches)]
    answered, bared = (median(side) for side in zip(*taken, strict=True))
    return [ratio("answer-committed", 2.0, ("answer_ms", answered), ("bare_commit_ms", bared))]


async def _batch(bench: Bench, number: int) -> tuple[float, float]:
    """Take the two medians with fresh connections to fresh files."""
    path, noise, size = bench.folder / f"commits-{number}.sqlite3", Random(number), 0  # noqa: S311
    async with await Store.open(path) as store, aiosqlite.connect(bench.folder / f"bare-{number}.sqlite3") as bare:
        await bare.execute("PRAGMA journal_mode = WAL")
        await bare.execute("PRAGMA synchronous = FULL")
        await bare.execute("CREATE TABLE bare (id INTEGER PRIMARY KEY, data BLOB NOT NULL)")
        game = EndlessPlay(House(store))

        async def answer() -> tuple[float]:
            nonlocal size
            session = await game.ready()
            before = session.row.head
            seconds = await game.answer()
            size = _stored(path, session.id, before)
            await game.empty_outbox()
            return (seconds,)

        async def bare_commit() -> tuple[float]:
            return (await timed(_insert(bare, noise.randbytes(size))),)

        (answered,), (bared,) = await bench.interleave(bench.rounds(100, 30), answer, bare_commit)
    return answered, bared


async def _insert(db: aiosqlite.Connection, data: bytes) -> None:
    await db.execute("INSERT INTO bare (data) VALUES (?)", (data,))
    await db.commit()


def _stored(path: Path, table_id: int, before: int) -> int:
    """The number of bytes that an answer stored."""
    with closing(sqlite3.connect(path)) as db:
        return int(db.execute(STORED, (table_id, before)).fetchone()[0])


async def growth(bench: Bench) -> list[Measure]:
    """What an answer adds to the database file, everything counted but the messages, which are sent and gone."""
    path, answers = bench.folder / "growth.sqlite3", bench.rounds(600, 200)
    async with await Store.open(path) as store:
        checkpoint(path)
        before = path.stat().st_size
        game = EndlessPlay(House(store))
        for done in range(answers):
            await game.answer()
            await game.empty_outbox()
            bench.tell(done, answers)
        checkpoint(path)
        grown = path.stat().st_size - before
    raw = {"answers": answers, "bytes": grown, "tables": game.tables}
    return [Measure("bytes-per-answer", grown / answers, 400, "bytes", raw)]


async def journals(bench: Bench) -> list[Measure]:
    """Measure an answer, and taking it back, after ten thousand answers against after ten, from one position.

    Before each turn the long journal gets some more rows that lead to that position again, since what a state costs to
    restore depends on how far back its keyframe is.
    """
    path = bench.folder / "journals.sqlite3"
    async with await Store.open(path) as store:
        start, *game = await record(store)
        stand = next(n for n, commit in enumerate(game, 1) if n >= SHORT and commit.state)
        opening = game[:stand]
        games = -(-LONG // len(game))
        short = await _seated(store, -1, [start, *opening])
        long = await _seated(store, -2, [start, *(game * games), *opening])
        checkpoint(path)
        (answer, undo), (answer_long, undo_long) = await bench.interleave(
            bench.rounds(200, 25), partial(_to_and_fro, short, ()), partial(_to_and_fro, long, opening)
        )
    return [
        ratio(f"answer-after-{LONG}", 1.2, ("long_ms", answer_long), ("short_ms", answer)),
        ratio(f"undo-after-{LONG}", 1.2, ("long_ms", undo_long), ("short_ms", undo)),
    ]


async def _seated(store: Store, channel_id: int, journal: Sequence[Commit]) -> Session:
    """Open a table with this journal and sit down at where it ends; its seed is that of the journal, still unknown."""
    return await House(store).table(await open_table(store, channel_id, seed=FIRST, journal=journal))


async def _to_and_fro(session: Session, more: Sequence[Commit]) -> tuple[float, float]:
    """Walk somewhere and take it back, which reveals nothing and ends where it began."""
    await session.store.commit_many(session.id, more)
    session.forget()
    await session.refresh()
    await session.loaded()
    (ask,) = session.match.asks
    step = next(option for option in ask.options if option.verb == "move")
    answered = await give(session, Answer(ask.seats[0], (step.key,)))
    return answered, await timed(rewind.undo(session, 1, PEOPLE[0]))
