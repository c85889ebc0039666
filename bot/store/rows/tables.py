"""Tables and their seats."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from bot.store.errors import NoSuchTable, TooManyTables
from bot.store.file import sql
from bot.store.rows import NewTable, Room, Seat, TableChanges, TableRow, TableStatus

_SELECT = sql.select(TableRow, "tables")
_BY_ID = _SELECT + "WHERE id = ?"
_BY_CHANNEL = _SELECT + "WHERE channel_id = ? AND status IN ('lobby', 'playing', 'finished')"
_INSERT = sql.insert(NewTable, "tables", "head", "created_at", "touched_at")
_OPEN = "SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing', 'finished') AND "
_ADVANCE = "UPDATE tables SET head = ?, touched_at = ? WHERE id = ?"
_TOUCH = "UPDATE tables SET touched_at = ? WHERE id = ?"
_SEATS = sql.select(Seat, "seats") + "WHERE table_id = ? ORDER BY position, seat"
_PUT_SEAT = sql.insert(Seat, "seats", "table_id").replace("INSERT", "INSERT OR REPLACE", 1)
_DROP_SEATS = "DELETE FROM seats WHERE table_id = ?"


def create(db: sqlite3.Connection, now: int, new: NewTable, seats: Sequence[Seat]) -> TableRow:
    """Open a table."""
    table_id = sql.add(db, _INSERT, (0, now, now, *msgspec.structs.astuple(new)))
    put_seats(db, table_id, seats)
    return get(db, table_id)


def check_room(db: sqlite3.Connection, owner_id: int | None, guild_id: int, most: Room) -> None:
    """Refuse one more open table where a person, if it is anybody's, or a server has as many as they may."""
    (of_owner,) = db.execute(_OPEN + "owner_id = ?", (owner_id,)).fetchone()
    if of_owner >= most.person:
        raise TooManyTables("person", most.person)
    (of_guild,) = db.execute(_OPEN + "guild_id = ?", (guild_id,)).fetchone()
    if of_guild >= most.server:
        raise TooManyTables("server", most.server)


def get(db: sqlite3.Connection, table_id: int) -> TableRow:
    """A table by its id."""
    found = db.execute(_BY_ID, (table_id,)).fetchone()
    if found is None:
        raise NoSuchTable(table_id)
    return TableRow(*found)


def in_channel(db: sqlite3.Connection, channel_id: int) -> TableRow | None:
    """The table that occupies a channel."""
    found = db.execute(_BY_CHANNEL, (channel_id,)).fetchone()
    return TableRow(*found) if found else None


def find(
    db: sqlite3.Connection,
    guild_id: int | None,
    statuses: Sequence[TableStatus],
    campaign_id: int | None,
    before: int | None,
    limit: int,
) -> list[TableRow]:
    """Tables, newest first; `before` is the last id of the page before."""
    conditions: list[tuple[str, Sequence[int | str]]] = []
    if guild_id is not None:
        conditions.append(("guild_id = ?", [guild_id]))
    if campaign_id is not None:
        conditions.append(("campaign_id = ?", [campaign_id]))
    if statuses:
        conditions.append((f"status IN ({', '.join('?' * len(statuses))})", statuses))
    if before is not None:
        conditions.append(("id < ?", [before]))
    where = "WHERE " + " AND ".join(condition for condition, _ in conditions) if conditions else ""
    values = [value for _, several in conditions for value in several]
    return [TableRow(*found) for found in db.execute(f"{_SELECT}{where} ORDER BY id DESC LIMIT ?", (*values, limit))]


def change(db: sqlite3.Connection, table_id: int, changes: TableChanges, *, touched_at: int | None = None) -> TableRow:
    """Change columns of a table, and note when it was last played if that is given."""
    columns = sql.given(changes)
    if touched_at is not None:
        columns["touched_at"] = touched_at
    if columns:
        db.execute(sql.update("tables", columns), (*columns.values(), table_id))
    return get(db, table_id)


def advance(db: sqlite3.Connection, now: int, table_id: int, head: int, changes: TableChanges | None) -> None:
    """Move a table to its new head, with whatever else the commit changes."""
    if changes is None:
        db.execute(_ADVANCE, (head, now, table_id))
        return
    columns = {"head": head, "touched_at": now, **sql.given(changes)}
    db.execute(sql.update("tables", columns), (*columns.values(), table_id))


def seats(db: sqlite3.Connection, table_id: int) -> list[Seat]:
    """The seats of a table in their order."""
    return [Seat(*found) for found in db.execute(_SEATS, (get(db, table_id).id,))]


def put_seats(db: sqlite3.Connection, table_id: int, changed: Sequence[Seat]) -> None:
    """Add seats, or replace those of the same name."""
    if changed:
        db.executemany(_PUT_SEAT, ((table_id, *msgspec.structs.astuple(seat)) for seat in changed))


def set_seats(db: sqlite3.Connection, now: int, table_id: int, wanted: Sequence[Seat]) -> list[Seat]:
    """Make these the seats of a table, and no others; the table counts as touched."""
    db.execute(_DROP_SEATS, (get(db, table_id).id,))
    put_seats(db, table_id, wanted)
    db.execute(_TOUCH, (now, table_id))
    return seats(db, table_id)
