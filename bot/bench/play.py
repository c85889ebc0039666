"""Tables to measure with: the training game with people in every seat, from a fixed seed."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from bot.engine.asks import Answer
from bot.engine.game import Game, Setup
from bot.engine.match import ENCODER, Match
from bot.games import game
from bot.laws.players import Biased
from bot.sessions.house import House
from bot.sessions.session import Session
from bot.sessions.telling.story import label
from bot.store import Commit, NewTable, Seat, Store

GAME = "training"
GUILD = 1
PEOPLE = (101, 102, 103, 104)
BATCH = 500
"""Rows that are written in one transaction."""
FIRST = 1
"""The seed of the game that is recorded: that of the first table."""

Opening = Callable[[int], Awaitable[int]]
"""Opens the n-th table and gives its id."""


async def open_table(
    store: Store,
    channel_id: int,
    seed: int,
    *,
    guild_id: int = GUILD,
    people: tuple[int, ...] = PEOPLE,
    journal: Sequence[Commit] = (),
    of: str = GAME,
) -> int:
    """Open a table in play: everybody seated, the mission laid out as the seed has it, or this journal written."""
    played, secret = game(of), seed.to_bytes(32, "big")
    holders = enumerate(zip(played.seats, people, strict=False))
    seats = [Seat(seat, position, "person", user, f"Person {user}") for position, (seat, user) in holders]
    table = NewTable(
        game=of,
        guild_id=guild_id,
        channel_id=channel_id,
        owner_id=people[0],
        status="playing",
        seed=secret,
        schema=played.schema,
        mission=played.missions[0],
    )
    row = await store.create_table(table, seats)
    commits = journal or [_start(played, played.seats[: len(people)], secret)]
    for first in range(0, len(commits), BATCH):
        await store.commit_many(row.id, commits[first : first + BATCH])
    return row.id


def _start(played: Game[Any, Any], seats: tuple[str, ...], seed: bytes) -> Commit:
    """Lay out the first mission of a game."""
    match, step = Match.start(played, Setup(seats, played.missions[0]), seed)
    words = ENCODER.encode(label(played.id, None, None, step.events, step.rolls))
    return Commit(kind="start", label=words, state=match.base)


async def record(store: Store) -> list[Commit]:
    """Play a game to its end and give what was committed, row by row."""
    game = EndlessPlay(House(store))
    session = await game.ready()
    while not session.match.over:
        await game.answer()
    return [
        Commit(
            kind=row.kind,
            seat=row.seat,
            user_id=row.user_id,
            entry=row.entry,
            reveals=row.reveals,
            label=row.label,
            state=(await store.position(session.id, row.seq)).state if row.has_state else None,
        )
        for row in await store.rows(session.id)
    ]


class EndlessPlay:
    """Plays on and on: when a game is over, another table is opened."""

    def __init__(self, house: House, opening: Opening | None = None) -> None:
        self.house = house
        self.tables = 0
        self.session: Session | None = None
        self.player = Biased(b"bench")
        self._opening = opening or partial(_open_anywhere, house.store)

    async def ready(self) -> Session:
        """A session that waits for an answer."""
        while self.session is None or self.session.match.over:
            self.tables += 1
            self.session = await self.house.table(await self._opening(self.tables))
            await self.session.loaded()
        return self.session

    async def answer(self) -> float:
        """Answer once, and give the seconds until it was committed."""
        session = await self.ready()
        return await give(session, self.choose(session))

    def choose(self, session: Session) -> Answer:
        """Choose somebody's answer."""
        answer = self.player.answer(session.match)
        if not isinstance(answer, Answer):
            raise TypeError(f"a player gave {answer!r}")
        return answer

    async def empty_outbox(self) -> None:
        """Forget what would be sent, as if it had been."""
        for message in await self.house.store.pending(limit=1000):
            await self.house.store.sent(message.id)


async def _open_anywhere(store: Store, number: int) -> int:
    return await open_table(store, channel_id=number, seed=number)


async def give(session: Session, answer: Answer) -> float:
    """Let the person in a seat answer, and give the seconds until it was committed."""
    user = session.seats[answer.seat].user_id or 0
    begun = perf_counter()
    await session.answer(user, answer.picks, asked=session.asked, amounts=answer.amounts)
    return perf_counter() - begun


def checkpoint(path: Path) -> None:
    """Move everything from the write-ahead log into the database file."""
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
