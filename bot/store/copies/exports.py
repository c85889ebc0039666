r"""Saves as files: a table or a whole campaign, self-contained, to be taken up in another place.

A file is `VIGIL2\n`, a line for whoever opens it with an editor, a zstd frame of msgpack, and a digest of all that.
(`VIGIL1\n`, of older files, has no such line.) It holds the secrets of the game (seed, hidden cards); whoever is given
one can read them. A file made to be handed out names people, and leaves out Discord's ids of them and of places.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Annotated, NamedTuple, TypeVar

import msgspec
import zstandard
from msgspec import Meta, Raw

from bot.store.copies import bounds
from bot.store.copies.bounds import UNPACKED_LIMIT
from bot.store.errors import BadExport, StoreRefused
from bot.store.file import sql
from bot.store.file.connection import writing
from bot.store.file.migrate import migrate, migrations
from bot.store.journal import commits, entries, states, verify
from bot.store.journal.relink import relinked
from bot.store.journal.states import MAX_DEPTH, StateCache
from bot.store.rows import Campaign, Imported, Position, Record, Row, Seat, TableRow, TableStatus, campaigns, tables

MAGIC = b"VIGIL2\n"
_OLD_MAGIC = b"VIGIL1\n"
FORMAT = 1

T = TypeVar("T")
_FAMILY = b"VIGIL"
_DIGEST_SIZE = 16
_LEVEL = 9
_KILOBYTE = 1024
"""An honest row has less: what is packed into few rows counts as many."""
_CHECKPOINTS = "SELECT seq, hash FROM journal WHERE table_id = ? AND (base IS NULL OR delta IS NOT NULL) ORDER BY seq"
_ADD_TABLE = sql.insert(TableRow, "tables")


class Keyframe(Record, frozen=True):
    """A keyframe as it is kept."""

    seq: int
    data: bytes


_KEYFRAMES = sql.select(Keyframe, "keyframes") + "WHERE table_id = ? ORDER BY seq"
_ADD_KEYFRAME = sql.insert(Keyframe, "keyframes", "table_id")


class SavedTable(msgspec.Struct, frozen=True):
    """All there is about one table."""

    table: TableRow
    seats: list[Seat]
    rows: list[Row]
    keyframes: list[Keyframe]


class Export(msgspec.Struct, frozen=True):
    """What a file holds."""

    tables: list[SavedTable]
    campaign: Campaign | None


Many = Annotated[list[Raw], Meta(max_length=2 * bounds.MOST_ROWS)]
"""Rows that nobody has looked into yet; as many as no memory minds."""
_ROW = msgspec.msgpack.Decoder(Row)
_KEYFRAME = msgspec.msgpack.Decoder(Keyframe)


class SealedTable(msgspec.Struct, frozen=True):
    """A table as it is read: its rows stay packed until they are asked for, one after the other."""

    table: TableRow
    seats: Annotated[list[Seat], Meta(max_length=bounds.MOST_SEATS)]
    packed_rows: Many = msgspec.field(name="rows")
    packed_keyframes: Many = msgspec.field(name="keyframes")

    def rows(self) -> Iterator[Row]:
        """Unpack the rows."""
        return map(_ROW.decode, bounds.within(self.packed_rows, bounds.LONGEST_ROW))

    def keyframes(self) -> Iterator[Keyframe]:
        """Unpack the keyframes."""
        return map(_KEYFRAME.decode, bounds.within(self.packed_keyframes, bounds.LARGEST_STATE))


class Sealed(msgspec.Struct, frozen=True):
    """A file as it is read."""

    tables: Annotated[list[SealedTable], Meta(max_length=bounds.MOST_TABLES)]
    campaign: Campaign | None

    @property
    def rows(self) -> int:
        """How many rows it counts for: those of tables and their journals, or its kilobytes where these are more."""
        rows = sum(1 + len(saved.packed_rows) for saved in self.tables)
        packed = (each for saved in self.tables for each in (*saved.packed_rows, *saved.packed_keyframes))
        return max(rows, sum(memoryview(each).nbytes for each in packed) // _KILOBYTE)


class Found(NamedTuple):
    """Where the journal of a proved table leads to, and all that can be gone back to."""

    newest: Position
    states: Iterator[bytes]
    """Every checkpoint, oldest first; each is unpacked when it is asked for."""


Check = Callable[[Sealed, Iterator[Found | None]], None]
"""Looks a proved file over, with what each table that has begun holds; must raise `BadExport` to refuse it."""


Number = Callable[[int | None], int | None]
"""Gives the number of a person in a file for their id."""
Relabel = Callable[[bytes, Number], bytes]
"""Writes a row's label with the numbers of people in place of their ids; the store cannot read labels itself."""


class _Header(msgspec.Struct, frozen=True):
    """The part of a file that every version can read."""

    format: int
    body: msgspec.Raw


def export_table(db: sqlite3.Connection, table_id: int) -> bytes:
    """Make a file of one table, with the campaign it belongs to."""
    saved = _saved(db, tables.get(db, table_id))
    campaign_id = saved.table.campaign_id
    return encode(Export([saved], None if campaign_id is None else campaigns.get(db, campaign_id)))


def export_campaign(db: sqlite3.Connection, campaign_id: int) -> bytes:
    """Make a file of a campaign and all its tables, oldest first."""
    return encode(_whole(db, campaign_id))


def hand_out_campaign(db: sqlite3.Connection, campaign_id: int, notice: str, relabel: Relabel) -> bytes:
    """Make a file of a campaign for somebody else: people are numbered anew, and no server or channel is named."""
    whole = _whole(db, campaign_id)
    numbers: dict[int, int] = {}
    saved = [_numbered(db, saved, numbers, relabel) for saved in whole.tables]
    campaign = whole.campaign and msgspec.structs.replace(whole.campaign, guild_id=0)
    return encode(Export(saved, campaign), notice)


def _whole(db: sqlite3.Connection, campaign_id: int) -> Export:
    campaign = campaigns.get(db, campaign_id)
    played = tables.find(db, guild_id=None, statuses=(), campaign_id=campaign_id, before=None, limit=-1)
    return Export([_saved(db, table) for table in reversed(played)], campaign)


def _numbered(db: sqlite3.Connection, saved: SavedTable, numbers: dict[int, int], relabel: Relabel) -> SavedTable:
    """Put small numbers in place of Discord's ids. The hash chain covers who answered, so it is linked anew."""

    def number(user_id: int | None) -> int | None:
        return None if user_id is None else numbers.setdefault(user_id, len(numbers) + 1)

    def change(row: Row) -> Row:
        label = relabel(row.label, number) if row.label else row.label
        return msgspec.structs.replace(row, user_id=number(row.user_id), label=label)

    rows = relinked(db, saved.table.id, saved.rows, change)
    owner = number(saved.table.owner_id)
    nowhere = {"guild_id": 0, "channel_id": 0, "panel_channel_id": None, "panel_id": None}
    table = msgspec.structs.replace(saved.table, owner_id=owner, **nowhere)
    seats = [msgspec.structs.replace(seat, user_id=number(seat.user_id), prefs=b"{}") for seat in saved.seats]
    return SavedTable(table, seats, rows, saved.keyframes)


def import_export(
    db: sqlite3.Connection, now: int, export: Sealed, guild_id: int, channel_id: int, owner_id: int | None
) -> Imported:
    """Take up what a file holds under new ids: tables parked, people's seats open, nobody's panel."""
    campaign_id = None
    try:
        if export.campaign is not None:
            bounds.check_fields(export.campaign)
            campaign_id = campaigns.restore(
                db, msgspec.structs.replace(export.campaign, guild_id=guild_id, touched_at=now)
            )
        moved = {"guild_id": guild_id, "channel_id": channel_id, "campaign_id": campaign_id, "touched_at": now}
        if owner_id is not None:
            moved["owner_id"] = owner_id
        size = bounds.StateBound()
        imported = [_import(db, saved, moved, size) for saved in export.tables]
    except (sqlite3.IntegrityError, OverflowError, UnicodeEncodeError, StoreRefused) as error:
        raise BadExport("damaged", str(error)) from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadExport("damaged", str(error)) from error
    return Imported(imported, campaign_id)


def prove(data: bytes, check: Check | None = None) -> None:
    """Read a file to its first fault, in a database of its own: what is refused has touched nothing else.

    However large the file, no more of it than a page of rows and a few states is held at a time, besides itself.
    """
    export = unseal(data)
    with closing(sqlite3.connect("", isolation_level=None)) as db:  # without a name SQLite keeps it on disk
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db, migrations())
        with writing(db):
            done = import_export(db, 0, export, 0, 0, None)
        cache = StateCache(MAX_DEPTH, most=bounds.MOST_STATES)
        try:
            for table_id in done.tables:
                if problem := verify.first_fault(db, table_id, cache):
                    raise BadExport("damaged", f"row {problem.seq}: {problem.what}")
        except StoreRefused as error:
            raise BadExport("too-large", str(error)) from error
        if check is not None:
            check(export, (_found(db, table_id) for table_id in done.tables))


def _found(db: sqlite3.Connection, table_id: int) -> Found | None:
    if not tables.get(db, table_id).head:
        return None
    return Found(entries.position(db, StateCache(1), table_id, None), _states(db, table_id))


def _states(db: sqlite3.Connection, table_id: int) -> Iterator[bytes]:
    """Unpack all states of a table; they have been before, within bounds and in this order."""
    cache = StateCache(MAX_DEPTH)
    for seq, row_hash in db.execute(_CHECKPOINTS, (table_id,)).fetchall():
        kept = states.load(db, cache, table_id, seq)
        cache.put(row_hash, kept)
        yield kept.state


def encode(export: Export, notice: str = "") -> bytes:
    """Write a file, with a line for people on top."""
    body = msgspec.msgpack.encode(_Header(FORMAT, msgspec.Raw(msgspec.msgpack.encode(export))))
    line = " ".join(notice.split()).encode() + b"\n"
    data = MAGIC + line + zstandard.ZstdCompressor(level=_LEVEL).compress(body)
    return data + _digest(data)


def decode(data: bytes) -> Export:
    """Read a file whole; refuse one that is foreign, newer, damaged or far too large."""
    return _decode(data, Export)


def unseal(data: bytes) -> Sealed:
    """Read a file, but none of its rows yet; refuse one that is foreign, newer, damaged or far too large."""
    export = _decode(data, Sealed)
    rows = sum(len(saved.packed_rows) for saved in export.tables)
    if rows > bounds.MOST_ROWS:
        raise BadExport("too-large", f"{rows} rows")
    return export


def _decode(data: bytes, form: type[T]) -> T:
    if not data.startswith(_FAMILY):
        raise BadExport("foreign", "this is not a save of Vigil")
    if not data.startswith((MAGIC, _OLD_MAGIC)):
        raise BadExport("newer", "this save has a form this version does not know")
    content, digest = data[:-_DIGEST_SIZE], data[-_DIGEST_SIZE:]
    if digest != _digest(content):
        raise BadExport("damaged", "the digest does not fit")
    try:
        return _parse(_unpack(_frame(content)), form)
    except (zstandard.ZstdError, msgspec.DecodeError, RecursionError) as error:  # the last is what deep nesting raises
        raise BadExport("damaged", str(error)) from error


def _frame(content: bytes) -> bytes:
    """What comes after the magic and, in newer files, the line for people."""
    rest = content[len(MAGIC) :]
    return rest if content.startswith(_OLD_MAGIC) else rest.partition(b"\n")[2]


def _unpack(frame: bytes) -> bytes:
    """Decompress within bounds."""
    if not 0 <= zstandard.frame_content_size(frame) <= UNPACKED_LIMIT:
        raise BadExport("too-large", f"more than {UNPACKED_LIMIT} bytes, or nobody knows how many")
    return zstandard.ZstdDecompressor().decompress(frame)


def _parse(body: bytes, form: type[T]) -> T:
    """Read the form this version knows."""
    header = msgspec.msgpack.decode(body, type=_Header)
    if header.format > FORMAT:
        raise BadExport("newer", f"form {header.format}, this version knows {FORMAT}")
    return msgspec.msgpack.decode(header.body, type=form)


def _saved(db: sqlite3.Connection, table: TableRow) -> SavedTable:
    """Collect a table."""
    keyframes = [Keyframe(*found) for found in db.execute(_KEYFRAMES, (table.id,))]
    return SavedTable(table, tables.seats(db, table.id), entries.rows(db, table.id, 1, None), keyframes)


def _import(db: sqlite3.Connection, saved: SealedTable, moved: dict[str, int | None], size: bounds.StateBound) -> int:
    """Write one table under a new id, as far as it is within bounds."""
    for record in (saved.table, *saved.seats):
        bounds.check_fields(record)
    over: tuple[TableStatus, ...] = ("finished", "closed")
    status: TableStatus = "closed" if saved.table.status in over else "parked"
    anew = {"panel_channel_id": None, "panel_id": None, "paused": 0, "locked": 0}
    table = msgspec.structs.replace(saved.table, status=status, **anew, **moved)
    table_id = sql.add(db, _ADD_TABLE, (None, *msgspec.structs.astuple(table)[1:]))
    tables.put_seats(db, table_id, [_vacated(seat) for seat in saved.seats])
    commits.insert_rows(db, table_id, bounds.bounded_rows(saved.rows(), size))
    for frame in saved.keyframes():
        size.add(frame.data)
        db.execute(_ADD_KEYFRAME, (table_id, frame.seq, frame.data))
    return table_id


def _vacated(seat: Seat) -> Seat:
    """Open a person's seat; their name and number stay, to be told who sat there and gave which answers."""
    return msgspec.structs.replace(seat, kind="open") if seat.kind == "person" else seat


def _digest(data: bytes) -> bytes:
    """Hash a file's content."""
    return hashlib.blake2b(data, digest_size=_DIGEST_SIZE).digest()
