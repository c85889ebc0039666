"""People who have themselves erased, and what is left of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

from bot.playground.seen import Seen
from bot.sessions.session import Session
from cogs.erasing import Eraser
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.waiting import eventually


def eraser(table: Bench) -> Eraser:
    return cast("Eraser", table.bot.get_cog("Eraser"))


YES, NO = "Yes, erase it for good", "No, keep it"
ERASED = "You are erased from this database."
GONE = "Chiara"


async def erase(table: Bench, name: str) -> Seen:
    """Let somebody erase themselves; gives what they are told in the end."""
    question = (await table.person(name).command("privacy erase", CHANNEL)).message
    assert question.ephemeral
    await table.person(name).press(question, YES)
    await table.quiet()
    return question


async def until(table: Bench, *kinds: str) -> None:
    """Wait until just this is noted to be erased."""

    async def noted() -> bool:
        return [each.kind for each in await table.store.erasures()] == list(kinds)

    await eventually(noted)


async def done(table: Bench) -> None:
    """Wait until everything that was noted is erased."""
    await until(table)
    await table.quiet()


async def played(table: Bench, session: Session, answers: int) -> None:
    for _ in range(answers):
        if session.row.status == "playing":
            await table.rest(session)
    await table.quiet()


def everything(path: Path) -> bytes:
    """All bytes of the database and its log, and all that they hold once unpacked."""
    log = path.with_name(path.name + "-wal")
    return path.read_bytes() + (log.read_bytes() if log.exists() else b"")


def values(path: Path) -> list[Any]:
    """Every value of every column."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [value for name in tables for row in db.execute(f"SELECT * FROM {name}") for value in row]


async def states(table: Bench) -> bytes:
    """Every state of every table, unpacked."""
    found = [
        (await table.store.position(each.id, row.seq)).state
        for each in await table.store.tables(limit=-1)
        for row in await table.store.rows(each.id)
        if row.has_state
    ]
    return b"".join(found)


async def left_of(table: Bench, user_id: int, *names: str) -> list[object]:
    """Everything that is still found of somebody."""
    needles = [str(user_id).encode(), user_id.to_bytes(8, "big"), *(name.encode() for name in names)]
    whole = everything(table.path) + await states(table)
    return [needle for needle in needles if needle in whole] + [each for each in values(table.path) if each == user_id]
