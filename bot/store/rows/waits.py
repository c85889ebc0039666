"""Who is waited for and since when, questions with a deadline, onlookers, and the pulse that outlives restarts."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Sequence

import msgspec

from bot.store.file import sql
from bot.store.rows import Deadline, Follower, Wait

_WAITS = sql.select(Wait, "waits")
_OF_TABLE = _WAITS + "WHERE table_id = ? ORDER BY user_id"
_PAUSED = "SELECT id FROM tables WHERE paused"
_DUE = f"WHERE due <= ? AND table_id NOT IN ({_PAUSED}) ORDER BY due LIMIT ?"
_PUT = sql.insert(Wait, "waits").replace("INSERT", "INSERT OR REPLACE", 1)
_DROP = "DELETE FROM waits WHERE table_id = ? AND user_id = ?"

_DEADLINES = sql.select(Deadline, "deadlines")
_SET_DEADLINE = sql.insert(Deadline, "deadlines").replace("INSERT", "INSERT OR REPLACE", 1)

_FOLLOWERS = sql.select(Follower, "followers") + "WHERE table_id = ? ORDER BY user_id"
_FOLLOW = sql.insert(Follower, "followers").replace("INSERT", "INSERT OR REPLACE", 1)
_UNTOLD = """
    SELECT DISTINCT tables.id FROM followers JOIN tables ON tables.id = followers.table_id
    WHERE tables.status = 'finished' AND followers.told_head < tables.head ORDER BY followers.told_at LIMIT ?
"""

_BEEN = (("pings", "at"), ("followers", "told_at"), ("tables", "touched_at"), ("delays", "at"))
"""When something last was."""
_REMEMBERED = 60 * 24 * 60 * 60 * 1000
_IDLE = """
    SELECT id FROM tables WHERE status = 'lobby'
    AND touched_at + (SELECT coalesce(sum(time), 0) FROM delays WHERE at > touched_at) <= ? ORDER BY id
"""


def of_table(db: sqlite3.Connection, table_id: int) -> list[Wait]:
    """Who is waited for at a table."""
    return [Wait(*found) for found in db.execute(_OF_TABLE, (table_id,))]


def due(db: sqlite3.Connection, now: int, limit: int) -> list[Wait]:
    """The waits at which something is to be done by now, the longest overdue first; no paused table's."""
    return [Wait(*found) for found in db.execute(_WAITS + _DUE, (now, limit))]


def put(db: sqlite3.Connection, waits: Sequence[Wait], gone: Collection[tuple[int, int]] = ()) -> None:
    """Keep these waits, and forget those that are over, named by table and person."""
    db.executemany(_DROP, gone)
    db.executemany(_PUT, map(msgspec.structs.astuple, waits))


def set_deadline(db: sqlite3.Connection, table_id: int, deadline: Deadline | None) -> None:
    """Give a table's question its deadline, or take it away."""
    if deadline is None:
        db.execute("DELETE FROM deadlines WHERE table_id = ?", (table_id,))
        return
    db.execute(_SET_DEADLINE, msgspec.structs.astuple(deadline))


def deadline(db: sqlite3.Connection, table_id: int) -> Deadline | None:
    """The deadline of a table's question, if it has one."""
    found = db.execute(_DEADLINES + "WHERE table_id = ?", (table_id,)).fetchone()
    return Deadline(*found) if found else None


def deadlines(db: sqlite3.Connection, now: int, limit: int) -> list[Deadline]:
    """The deadlines that have passed; no paused table's."""
    return [Deadline(*found) for found in db.execute(_DEADLINES + _DUE, (now, limit))]


def timed(db: sqlite3.Connection) -> list[int]:
    """The tables whose question has a deadline."""
    return [id for (id,) in db.execute("SELECT table_id FROM deadlines ORDER BY table_id")]


def followers(db: sqlite3.Connection, table_id: int) -> list[Follower]:
    """A table's onlookers."""
    return [Follower(*found) for found in db.execute(_FOLLOWERS, (table_id,))]


def untold(db: sqlite3.Connection, limit: int) -> list[int]:
    """The tables whose game is over and where an onlooker has not heard of it yet."""
    return [id for (id,) in db.execute(_UNTOLD, (limit,))]


def follow(db: sqlite3.Connection, several: Sequence[Follower]) -> None:
    """Keep onlookers, with when they were last told."""
    db.executemany(_FOLLOW, map(msgspec.structs.astuple, several))


def unfollow(db: sqlite3.Connection, table_id: int, user_id: int) -> bool:
    """Forget an onlooker; say whether they were one."""
    return db.execute("DELETE FROM followers WHERE table_id = ? AND user_id = ?", (table_id, user_id)).rowcount > 0


def pinged(db: sqlite3.Connection, users: Collection[int]) -> dict[int, int]:
    """When these people were last pinged, at any table."""
    marks = ", ".join("?" * len(users))
    return dict(db.execute(f"SELECT user_id, at FROM pings WHERE user_id IN ({marks})", tuple(users)))  # noqa: S608


def note_pings(db: sqlite3.Connection, users: Collection[int], now: int) -> None:
    """Note that these people are pinged now."""
    db.executemany("INSERT OR REPLACE INTO pings (user_id, at) VALUES (?, ?)", [(user, now) for user in users])


def idle_lobbies(db: sqlite3.Connection, since: int) -> list[int]:
    """The lobbies that nobody has touched since then; time that counts for nobody makes none of them older."""
    return [id for (id,) in db.execute(_IDLE, (since,))]


def beat(db: sqlite3.Connection, now: int) -> None:
    """Give a sign of life; at a paused table the time since the last one counts for nobody."""
    _shift(db, max(0, _since_last(db, now)), f"WHERE table_id IN ({_PAUSED})")
    _note_pulse(db, now)


def wake_up(db: sqlite3.Connection, now: int) -> int:
    """After a start: let the time since the last sign of life count for nobody. Gives that time."""
    away = _since_last(db, now)
    _move(db, away, now)
    _note_pulse(db, now)
    return away


def jump(db: sqlite3.Connection, time: int, now: int) -> None:
    """The clock has jumped by this time, and shows `now`: that is nobody's delay, and keeps nobody waiting."""
    _move(db, time, now)
    db.execute("UPDATE pulse SET at = at + ?", (time,))


def _since_last(db: sqlite3.Connection, now: int) -> int:
    found = db.execute("SELECT at FROM pulse WHERE id = 1").fetchone()
    return now - found[0] if found else 0


def _note_pulse(db: sqlite3.Connection, now: int) -> None:
    db.execute("INSERT OR REPLACE INTO pulse (id, at) VALUES (1, ?)", (now,))


def _move(db: sqlite3.Connection, time: int, now: int) -> None:
    """Move all that waits along with the clock, and let nothing that has been lie ahead of it."""
    _shift(db, time)
    db.execute("UPDATE erasures SET since = min(since + ?, ?)", (time, now))
    if time < 0:
        db.execute("UPDATE outbox SET not_before = not_before + ? WHERE not_before > ?", (time, now))
        for table, column in _BEEN:
            db.execute(f"UPDATE {table} SET {column} = ?1 WHERE {column} > ?1", (now,))  # noqa: S608
    if time:
        db.execute("INSERT INTO delays (at, time) VALUES (?, ?)", (now, time))
        db.execute("DELETE FROM delays WHERE at < ?", (now - _REMEMBERED,))


def _shift(db: sqlite3.Connection, time: int, where: str = "") -> None:
    """Put waits and deadlines off as if this time had not passed."""
    if time:
        db.execute(f"UPDATE waits SET since = since + ?1, due = due + ?1 {where}", (time,))  # noqa: S608
        db.execute(f"UPDATE deadlines SET due = due + ?1 {where}", (time,))  # noqa: S608
