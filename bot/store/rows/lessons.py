"""How far people are with their lessons."""

from __future__ import annotations

import sqlite3

from bot.store.file.connection import Connection

_ONE = "SELECT progress FROM lessons WHERE user_id = ? AND game = ?"
_PUT = "INSERT OR REPLACE INTO lessons (user_id, game, progress) VALUES (?, ?, ?)"


def one(db: sqlite3.Connection, user_id: int, game: str) -> bytes | None:
    """How far somebody is with the lesson of a game."""
    found = db.execute(_ONE, (user_id, game)).fetchone()
    return bytes(found[0]) if found else None


def put(db: sqlite3.Connection, user_id: int, game: str, progress: bytes) -> None:
    """Keep how far somebody is with the lesson of a game."""
    db.execute(_PUT, (user_id, game, progress))


class Lessons:
    """The part of the store that keeps how far people are with their lessons."""

    _db: Connection

    async def lesson(self, user_id: int, game: str) -> bytes | None:
        """How far somebody is with the lesson of a game; nothing if they never began it."""
        return await self._db.read(one, user_id, game)

    async def keep_lesson(self, user_id: int, game: str, progress: bytes) -> None:
        """Keep how far somebody is with the lesson of a game."""
        await self._db.write(put, user_id, game, progress)
