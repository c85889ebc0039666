"""Taking a person out: where their id and names stood, a number stands, and the journals can still be proved.

The store cannot read what rows and messages say. Whoever can brings a `Pen`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from itertools import count
from typing import Any, Protocol

import msgspec

from bot.store.errors import StoreDamaged
from bot.store.journal import entries
from bot.store.journal.relink import relinked
from bot.store.rows import Row, petitions, sayings, tables

NUMBERS = 1 << 22
"""Smaller ids are no ids of Discord's: they number people who were erased here, or who played elsewhere."""

_BY_ID = """
    SELECT id FROM tables WHERE owner_id = ?1
    UNION SELECT table_id FROM seats WHERE user_id = ?1
    UNION SELECT table_id FROM petitions WHERE user_id = ?1 OR by_id = ?1 OR absent = ?1
    UNION SELECT table_id FROM journal WHERE user_id = ?1 OR instr(label, ?2)
"""
_BY_NAME = """
    SELECT table_id FROM journal WHERE instr(label, ?1)
    UNION SELECT table_id FROM outbox WHERE instr(payload, ?1)
"""
_COMPANIONS = """
    SELECT other.id FROM tables JOIN tables AS other
    ON other.id = tables.id OR other.campaign_id = tables.campaign_id WHERE tables.id = ? ORDER BY other.id
"""
_ROW = "UPDATE journal SET user_id = ?, label = ?, hash = ? WHERE table_id = ? AND seq = ?"
_OWNER = "UPDATE tables SET owner_id = ? WHERE id = ? AND owner_id = ?"
_SEATS = """
    UPDATE seats SET kind = iif(kind = 'person', 'open', kind), user_id = ?, user_name = ?, prefs = x'7b7d'
    WHERE table_id = ? AND user_id = ?
"""
_MESSAGES = "SELECT id, kind, payload FROM outbox WHERE table_id = ?"
_MESSAGE = "UPDATE outbox SET payload = ?1, error = NULL WHERE id = ?2 AND (payload <> ?1 OR error IS NOT NULL)"
_KEYED = """
    SELECT each.name FROM sqlite_schema AS each JOIN pragma_table_info(each.name) AS columns
    WHERE each.type = 'table' AND columns.name = 'user_id' AND each.name NOT IN ('seats', 'journal', 'votes')
"""
_CHOICES = (
    ("guilds", "id", "settings"),
    ("table_settings", "table_id", "settings"),
    ("votes", "table_id", "ballots"),
    ("petitions", "id", "ballots"),
)
"""JSON that others may have written somebody's id into: table, key and column."""


class Mask(msgspec.Struct, frozen=True):
    """Somebody who is being erased, all that they were called, and the number that takes their place."""

    user_id: int
    names: frozenset[str]
    number: int

    @property
    def name(self) -> str:
        """What they are called from now on, in any language."""
        return f"#{self.number}"


def erased(user_id: int | None, name: str) -> bool:
    """Whether this is what stands for somebody who was erased, and not for one who played elsewhere."""
    return user_id is not None and user_id < NUMBERS and name[:1] == "#" and name[1:].isdecimal()


class Pen(Protocol):
    """Reads and writes what the store keeps as bytes."""

    def people(self, row: Row) -> Iterable[tuple[int, str]]:
        """The ids of people whom a row knows, with what it calls them."""

    def master(self, row: Row) -> str:
        """Who became the table's owner by a row, if somebody did."""

    def masked(self, row: Row, mask: Mask) -> bytes | None:
        """Write a row's label without somebody."""

    def message(self, kind: str, payload: bytes, mask: Mask) -> bytes:
        """Write a waiting message without somebody."""


class Traces(msgspec.Struct, frozen=True):
    """What somebody was called, and where anything is found of them; tables that belong together in one group."""

    names: frozenset[str]
    seated: tuple[int, ...]
    """Tables that know their id."""
    groups: tuple[tuple[int, ...], ...]


def traces(db: sqlite3.Connection, user_id: int, names: Collection[str], pen: Pen) -> Traces:
    """Every table that knows somebody, by id or by any name that they ever had there."""
    seated = sorted(id for (id,) in db.execute(_BY_ID, (user_id, msgspec.msgpack.encode(user_id))))
    pairs = (pair for table_id in seated for pair in _people(db, table_id, pen))
    known = {name for id, name in pairs if id == user_id} | set(names)
    known.discard("")
    found = set(seated)
    for name in known:
        found.update(id for (id,) in db.execute(_BY_NAME, (name.encode(),)))
    groups = dict.fromkeys(tuple(id for (id,) in db.execute(_COMPANIONS, (table,))) for table in sorted(found))
    return Traces(frozenset(known), tuple(seated), tuple(groups))


def mask(db: sqlite3.Connection, group: Collection[int], user_id: int, names: frozenset[str], pen: Pen) -> None:
    """Take somebody out of tables that belong together, under the first number that nobody has there."""
    known = {table_id: _people(db, table_id, pen) for table_id in group}
    taken = {id for pairs in known.values() for id, _ in pairs}
    number = next(number for number in count(1) if number not in taken)
    for table_id, pairs in known.items():
        others = {name for id, name in pairs if id != user_id}
        here = any(id == user_id for id, _ in pairs)
        # Where nobody knows their id, a name may be another's who is called alike.
        _mask_table(db, table_id, Mask(user_id, names if here else names - others, number), pen)


def forget(db: sqlite3.Connection, user_id: int) -> None:
    """Delete what is kept for somebody alone, wherever that is."""
    for (table,) in db.execute(_KEYED).fetchall():
        db.execute(f"DELETE FROM {table} WHERE user_id = ?", (user_id,))  # noqa: S608 - named by the schema
    db.execute("DELETE FROM people WHERE id = ?", (user_id,))
    db.execute("DELETE FROM votes WHERE user_id = ?", (user_id,))
    for table, key, column in _CHOICES:
        found = db.execute(f"SELECT {key}, {column} FROM {table} WHERE instr({column}, ?)", (str(user_id).encode(),))  # noqa: S608
        for id, chosen in found.fetchall():
            bare = msgspec.json.encode(_without(msgspec.json.decode(chosen), user_id))
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {key} = ?", (bare, id))  # noqa: S608


def _people(db: sqlite3.Connection, table_id: int, pen: Pen) -> set[tuple[int, str]]:
    """Everybody whom a table knows by id, with every name that it has for them."""
    table, master, found = tables.get(db, table_id), "", set[tuple[int, str]]()
    masters = set[tuple[int, str]]()
    for row in entries.rows(db, table_id, 1, None):
        found.update(pen.people(row))
        if heir := pen.master(row):
            # Older rows say no more of an heir than a name. Who hands a table on is mostly the one who had it.
            masters |= {(row.user_id, master)} if row.user_id is not None else set()
            master = heir
    found.update((seat.user_id, seat.user_name) for seat in tables.seats(db, table_id) if seat.user_id is not None)
    for asked in petitions.of_table(db, table_id):
        found |= {(asked.user_id, asked.user_name), (asked.by_id, asked.by_name)}
    # Who owns an imported table is not who was made its owner elsewhere.
    masters.add((table.owner_id, master))
    unnamed = {(id, name) for id, name in masters if name not in {known for other, known in found if other != id}}
    return found | unnamed | {(table.owner_id, "")}


def _mask_table(db: sqlite3.Connection, table_id: int, mask: Mask, pen: Pen) -> None:
    """Take somebody out of one table: its journal, its seats, its owner, and what it has yet to say."""

    def change(row: Row) -> Row:
        user_id = mask.number if row.user_id == mask.user_id else row.user_id
        return msgspec.structs.replace(row, user_id=user_id, label=pen.masked(row, mask))

    rows = entries.rows(db, table_id, 1, None)
    if any(change(row) != row for row in rows):
        try:
            anew = relinked(db, table_id, rows, change)
        except StoreDamaged:
            anew = [change(row) for row in rows]  # its chain is broken already, and they are to go all the same
        db.executemany(_ROW, ((row.user_id, row.label, row.hash, table_id, row.seq) for row in anew))
    db.execute(_SEATS, (mask.number, mask.name, table_id, mask.user_id))
    db.execute(_OWNER, (mask.number, table_id, mask.user_id))
    petitions.mask(db, table_id, mask.user_id, mask.number, mask.name)
    sayings.forget_named(db, table_id, mask.names)
    for id, kind, payload in db.execute(_MESSAGES, (table_id,)).fetchall():
        db.execute(_MESSAGE, (pen.message(kind, payload, mask), id))


def _without(value: Any, user_id: int) -> Any:
    """Take an id out of JSON, as a value or as a key."""

    def meant(inner: Any) -> bool:
        return not isinstance(inner, bool) and inner in (user_id, str(user_id))

    if isinstance(value, dict):
        kept = {key: inner for key, inner in value.items() if not meant(key) and not meant(inner)}
        return {key: _without(inner, user_id) for key, inner in kept.items()}
    if isinstance(value, list):
        return [_without(inner, user_id) for inner in value if not meant(inner)]
    return value
