"""Whether a stored table is sound and can be played on: its journal proved, its game taken up to what it asks."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec

from bot.engine.match import ENTRY, Match, TooNew, Unfit
from bot.games import IDS, game
from bot.sessions.workshop import Died, TooLong, Workshop
from bot.store import Position, Problem, Store, StoreDamaged, TableRow
from bot.store.file.connection import read_at
from bot.store.journal.verify import verify


async def problems_of(store: Store, table_id: int, workshop: Workshop | None = None) -> list[Problem]:
    """Prove a table and let its game take up the newest position; in a workshop neither can hold anybody up."""
    await store.table(table_id)
    if workshop is None:
        return await asyncio.to_thread(problems_at, store.path, table_id)
    try:
        return await workshop.do(problems_at, store.path, table_id)
    except TooLong as error:
        return [Problem(table_id, None, f"it takes too long to take up ({error})")]
    except (Died, MemoryError) as error:
        return [Problem(table_id, None, f"it takes more memory than there is ({error!r})")]


def problems_at(path: Path, table_id: int) -> list[Problem]:
    """Prove a table of the database at this path."""
    derived: list[Problem] = []

    def derive(table: TableRow, position: Position) -> None:
        derived.extend(Problem(table.id, seq, what) for seq, what in obstacles(table, position))

    try:
        return read_at(path, verify, table_id, derive) + derived
    except StoreDamaged as error:
        return [Problem(table_id, error.seq, error.what)]


def obstacles(table: TableRow, position: Position) -> Iterator[tuple[int, str]]:
    """Say at which row, and why, a game cannot go on; nothing if it can."""
    if table.game not in IDS:
        yield position.seq, f"this version does not know the game {table.game!r}"
        return
    try:
        match = _restore(table, position)
    except TooNew as error:
        yield position.rows[0].seq, f"a newer version wrote the state ({error})"
    except msgspec.DecodeError as error:
        yield position.rows[0].seq, f"the state does not fit the game ({error})"
    except Unfit as error:
        answers = [row.seq for row in position.rows[1:] if row.entry is not None]
        yield answers[error.fed], f"the answer no longer fits the rules ({error.__cause__!r})"
    except Exception as error:  # noqa: BLE001 - whatever way the rules fail in is a finding
        yield position.seq, f"the rules cannot take up the state ({error!r})"
    else:
        if not match.over and not match.waiting:
            yield position.seq, "nobody is asked anything, and the game is not over"


def _restore(table: TableRow, position: Position) -> Match:
    """Take a game up as a session would."""
    return Match.restore(game(table.game), position.state, [ENTRY.decode(entry) for entry in position.entries])
