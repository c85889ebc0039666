"""Messages that wait to be sent: written with the commit that causes them, gone once Discord has them."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence

from bot.store.file import sql
from bot.store.rows import NewTable, OutboxRow, Outgoing, Room, Seat, TableChanges, TableRow, tables

_INSERT = sql.insert(OutboxRow, "outbox")
_PENDING = sql.select(OutboxRow, "outbox") + "WHERE (?1 IS NULL OR table_id = ?1) AND id > ?2 ORDER BY id LIMIT ?3"
_DELETE = "DELETE FROM outbox WHERE id = ? RETURNING table_id"
_FAILED = "UPDATE outbox SET attempts = attempts + 1, error = ?, not_before = ? WHERE id = ?"
_TABLES = "SELECT DISTINCT table_id FROM outbox WHERE ?1 IS NULL OR not_before <= ?1 ORDER BY table_id"

_NONCE_BYTES = 12
"""As text 16 characters of the 25 Discord allows. Random, so that a restored backup never repeats one."""


def add(db: sqlite3.Connection, now: int, table_id: int, messages: Sequence[Outgoing]) -> list[OutboxRow]:
    """Put messages into the outbox, in order."""
    queued = []
    for message in messages:
        nonce = secrets.token_urlsafe(_NONCE_BYTES)
        values = (table_id, message.kind, nonce, message.payload, now, 0, 0, None)
        queued.append(OutboxRow(sql.add(db, _INSERT, (None, *values)), *values))
    return queued


def enqueue(db: sqlite3.Connection, now: int, table_id: int, messages: Sequence[Outgoing]) -> list[OutboxRow]:
    """Put messages of a table into the outbox that no commit brought."""
    return add(db, now, tables.get(db, table_id).id, messages)


def create_table(
    db: sqlite3.Connection,
    now: int,
    new: NewTable,
    seats: Sequence[Seat],
    messages: Sequence[Outgoing],
    room: Room | None,
) -> TableRow:
    """Open a table together with its first messages, if there is room for it."""
    if room is not None:
        tables.check_room(db, new.owner_id, new.guild_id, room)
    row = tables.create(db, now, new, seats)
    add(db, now, row.id, messages)
    return row


def change_table(
    db: sqlite3.Connection, now: int, table_id: int, changes: TableChanges, messages: Sequence[Outgoing]
) -> TableRow:
    """Change columns of a table together with the messages that this causes."""
    row = tables.change(db, table_id, changes, touched_at=now)
    add(db, now, row.id, messages)
    return row


def pending(db: sqlite3.Connection, table_id: int | None, after: int, limit: int) -> list[OutboxRow]:
    """What waits, oldest first, whether it is due yet or not."""
    return [OutboxRow(*values) for values in db.execute(_PENDING, (table_id, after, limit))]


def sent(
    db: sqlite3.Connection, now: int, outbox_id: int, changes: TableChanges | None, following: Sequence[Outgoing]
) -> bool:
    """Forget a message that was sent and note what came of it; say whether it was still waiting."""
    found = db.execute(_DELETE, (outbox_id,)).fetchone()
    if found is None:
        return False
    if changes is not None:
        tables.change(db, found[0], changes)
    add(db, now, found[0], following)
    return True


def failed(db: sqlite3.Connection, outbox_id: int, error: str, not_before: int) -> bool:
    """Note that sending failed and when to try again; say whether the message was still waiting."""
    return db.execute(_FAILED, (error, not_before, outbox_id)).rowcount > 0


def tables_with_outbox(db: sqlite3.Connection, due: int | None) -> list[int]:
    """The tables that have something to send, or something that is due by then."""
    return [table_id for (table_id,) in db.execute(_TABLES, (due,))]
