"""Taking a server out: its tables with all that belongs to them, its campaigns, and what it has chosen."""

from __future__ import annotations

import sqlite3

_WITH = """
    SELECT each.name FROM sqlite_schema AS each JOIN pragma_table_info(each.name) AS columns
    WHERE each.type = 'table' AND columns.name = ?
"""
_TABLES = """
    SELECT id FROM tables
    WHERE guild_id = ?1 OR campaign_id IN (SELECT id FROM campaigns WHERE guild_id = ?1) ORDER BY id
"""


def erase(db: sqlite3.Connection, guild_id: int) -> list[int]:
    """Delete everything that belongs to a server; gives the tables that are gone."""
    gone = [id for (id,) in db.execute(_TABLES, (guild_id,))]
    for part in _with(db, "table_id"):
        db.executemany(f"DELETE FROM {part} WHERE table_id = ?", [(id,) for id in gone])  # noqa: S608
    db.executemany("DELETE FROM tables WHERE id = ?", [(id,) for id in gone])
    for part in _with(db, "guild_id"):
        db.execute(f"DELETE FROM {part} WHERE guild_id = ?", (guild_id,))  # noqa: S608
    db.execute("DELETE FROM guilds WHERE id = ?", (guild_id,))
    return gone


def _with(db: sqlite3.Connection, column: str) -> list[str]:
    """The tables of the schema that have a column of this name."""
    return [name for (name,) in db.execute(_WITH, (column,))]
