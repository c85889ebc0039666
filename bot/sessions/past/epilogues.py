"""How finished games are told: as the row keeps it that ended them, and made anew for those of older versions."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from bot.engine.endings import Epilogue
from bot.games import game
from bot.sessions.past.chronicle import state_at
from bot.sessions.session import Session
from bot.sessions.telling.epilogues import epilogue
from bot.sessions.telling.story import LABEL
from bot.store import Row
from bot.store.journal import chronicle

NEAR = 60
"""Rows that are looked through for what was kept: after the end of a game little more than notes is written."""


async def of_table(session: Session) -> Epilogue:
    """How the game of a table is told that is over; the same for everybody who asks."""
    found = kept(await session.store.ancestors(session.id, limit=NEAR))
    if found is None:
        rows = await session.store.line(session.id, head=session.row.head)
        found = epilogue(session.game, session.match.state, (row.label for row in rows))
    return found


def kept(newest_first: Iterable[Row]) -> Epilogue | None:
    """What was kept when the game ended to which these rows lead, if anything was."""
    labels = (LABEL.decode(row.label) for row in newest_first if row.label)
    return next((label.epilogue for label in labels if label.epilogue is not None), None)


def at(db: sqlite3.Connection, of: str, table_id: int, rows: list[Row]) -> Epilogue:
    """How a game is told that is over, by all rows that led to its end; read where nobody waits for it."""
    found = kept(reversed(rows))
    if found is None:
        (position,) = chronicle.positions(db, table_id, [rows[-1].seq])
        found = epilogue(game(of), state_at(game(of), position), (row.label for row in rows))
    return found
