"""What servers, tables and people have chosen: one JSON text each, as bytes."""

from __future__ import annotations

import sqlite3

NOTHING_CHOSEN = b"{}"

_GUILD = "SELECT settings FROM guilds WHERE id = ?"
_SET_GUILD = "INSERT OR REPLACE INTO guilds (id, settings) VALUES (?, ?)"
_PERSON = "SELECT prefs FROM people WHERE id = ?"
_SET_PERSON = "INSERT OR REPLACE INTO people (id, prefs) VALUES (?, ?)"
_TABLE = "SELECT settings FROM table_settings WHERE table_id = ?"
_SET_TABLE = "INSERT OR REPLACE INTO table_settings (table_id, settings) VALUES (?, ?)"


def guild(db: sqlite3.Connection, guild_id: int) -> bytes:
    """The settings of a server."""
    found = db.execute(_GUILD, (guild_id,)).fetchone()
    return bytes(found[0]) if found else NOTHING_CHOSEN


def set_guild(db: sqlite3.Connection, guild_id: int, settings: bytes) -> None:
    """Keep the settings of a server."""
    db.execute(_SET_GUILD, (guild_id, settings))


def person(db: sqlite3.Connection, user_id: int) -> bytes:
    """The preferences of a person."""
    found = db.execute(_PERSON, (user_id,)).fetchone()
    return bytes(found[0]) if found else NOTHING_CHOSEN


def set_person(db: sqlite3.Connection, user_id: int, prefs: bytes) -> None:
    """Keep the preferences of a person."""
    db.execute(_SET_PERSON, (user_id, prefs))


def table(db: sqlite3.Connection, table_id: int) -> bytes:
    """The settings of a table."""
    found = db.execute(_TABLE, (table_id,)).fetchone()
    return bytes(found[0]) if found else NOTHING_CHOSEN


def set_table(db: sqlite3.Connection, table_id: int, settings: bytes) -> None:
    """Keep the settings of a table."""
    db.execute(_SET_TABLE, (table_id, settings))
