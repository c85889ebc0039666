"""How much each server has brought in lately: rows of files, all at once or spread over a day."""

from __future__ import annotations

import sqlite3

from bot.store.errors import TooMuchBroughtIn

DAY_MS = 24 * 60 * 60 * 1000
_GET = "SELECT free_at FROM intakes WHERE guild_id = ?"
_PUT = "INSERT OR REPLACE INTO intakes (guild_id, free_at) VALUES (?, ?)"


def spend(db: sqlite3.Connection, now: int, guild_id: int, rows: int, most: int) -> None:
    """Count rows that a server brings in; `TooMuchBroughtIn` if it may not yet, and then they do not count.

    A file of more than all that may be brought in within a day takes all of it.
    """
    found = db.execute(_GET, (guild_id,)).fetchone()
    free_at = min(found[0], now + DAY_MS) if found else now  # a clock that was set back keeps nobody out for longer
    spent = max(free_at, now) + -(-min(rows, most) * DAY_MS // most)
    if spent > now + DAY_MS:
        raise TooMuchBroughtIn(spent - now - DAY_MS)
    db.execute(_PUT, (guild_id, spent))
