r"""Saves as files: a table or a whole campaign, self-contained, to be taken up in another place.

A file is `VIGIL2\n`, a line for whoever opens it with an editor, a zstd frame of msgpack, and a digest of all that.
(`VIGIL1\n`, of older files, has no such line.) It holds the secrets of the game (seed, hidden cards); whoever is given
one can read them. A file made to be handed out names people, and leaves out Discord's ids of them and of places.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import closing

import msgspec
import zstandard

from bot.store import campaigns, chain, commits, journal, sql, states, tables, verify
from bot.store.connection import writing
from bot.store.errors import BadExport, StoreRefused
from bot.store.migrate import migrate, migrations
from bot.store.rows import Campaign, Imported, Position, Record, Row, Seat, TableRow, TableStatus
from bot.store.states import MAX_DEPTH, StateCache

MAGIC = b"VIGIL2\n"
_OLD_MAGIC = b"VIGIL1\n"
FORMAT = 1
UNPACKED_LIMIT = 64 * 1024 * 1024

_FAMILY = b"VIGIL"
_DIGEST_SIZE = 16
_LEVEL = 9
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


Check = Callable[[Export, list[Position | None]], None]
"""Looks a proved file over, with the newest position of each of its tables; must raise `BadExport` to refuse it."""


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

    cache, before, rows = StateCache(MAX_DEPTH), chain.GENESIS, []
    for row in saved.rows:
        state = None
        if row.has_state:
            kept = states.load(db, cache, saved.table.id, row.seq)
            cache.put(row.hash, kept)
            state = kept.state
        label = relabel(row.label, number) if row.label else row.label
        bare = msgspec.structs.replace(row, user_id=number(row.user_id), label=label)
        before = chain.link(before, bare, state)
        rows.append(msgspec.structs.replace(bare, hash=before))
    owner = number(saved.table.owner_id)
    nowhere = {"guild_id": 0, "channel_id": 0, "panel_channel_id": None, "panel_id": None}
    table = msgspec.structs.replace(saved.table, owner_id=owner, **nowhere)
    seats = [msgspec.structs.replace(seat, user_id=number(seat.user_id), prefs=b"{}") for seat in saved.seats]
    return SavedTable(table, seats, rows, saved.keyframes)


def import_export(
    db: sqlite3.Connection, now: int, export: Export, guild_id: int, channel_id: int, owner_id: int | None
) -> Imported:
    """Take up what a file holds under new ids: tables parked, people's seats open, nobody's panel."""
    campaign_id = None
    try:
        if export.campaign is not None:
            campaign_id = campaigns.restore(
                db, msgspec.structs.replace(export.campaign, guild_id=guild_id, touched_at=now)
            )
        moved = {"guild_id": guild_id, "channel_id": channel_id, "campaign_id": campaign_id, "touched_at": now}
        if owner_id is not None:
            moved["owner_id"] = owner_id
        imported = [_import(db, saved, moved) for saved in export.tables]
    except (sqlite3.IntegrityError, OverflowError, UnicodeEncodeError, StoreRefused) as error:
        raise BadExport("damaged", str(error)) from error
    return Imported(imported, campaign_id)


def read(data: bytes, check: Check | None = None) -> Export:
    """Read a file and prove it, in a database of its own: what is refused has touched nothing else."""
    export = decode(data)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db, migrations())
        with writing(db):
            done = import_export(db, 0, export, 0, 0, None)
        for table_id in done.tables:
            if problems := verify.verify(db, table_id, None):
                raise BadExport("damaged", f"row {problems[0].seq}: {problems[0].what}")
        if check is not None:
            check(export, [_newest(db, table_id) for table_id in done.tables])
    return export


def _newest(db: sqlite3.Connection, table_id: int) -> Position | None:
    return journal.position(db, StateCache(1), table_id, None) if tables.get(db, table_id).head else None


def encode(export: Export, notice: str = "") -> bytes:
    """Write a file, with a line for people on top."""
    body = msgspec.msgpack.encode(_Header(FORMAT, msgspec.Raw(msgspec.msgpack.encode(export))))
    line = " ".join(notice.split()).encode() + b"\n"
    data = MAGIC + line + zstandard.ZstdCompressor(level=_LEVEL).compress(body)
    return data + _digest(data)


def decode(data: bytes) -> Export:
    """Read a file; refuse one that is foreign, newer, damaged or far too large."""
    if not data.startswith(_FAMILY):
        raise BadExport("foreign", "this is not a save of Vigil")
    if not data.startswith((MAGIC, _OLD_MAGIC)):
        raise BadExport("newer", "this save has a form this version does not know")
    content, digest = data[:-_DIGEST_SIZE], data[-_DIGEST_SIZE:]
    if digest != _digest(content):
        raise BadExport("damaged", "the digest does not fit")
    try:
        return _parse(_unpack(_frame(content)))
    except (zstandard.ZstdError, msgspec.DecodeError) as error:
        raise BadExport("damaged", str(error)) from error


def _frame(content: bytes) -> bytes:
    """Give what comes after the magic and, in newer files, the line for people."""
    rest = content[len(MAGIC) :]
    return rest if content.startswith(_OLD_MAGIC) else rest.partition(b"\n")[2]


def _unpack(frame: bytes) -> bytes:
    """Decompress within bounds."""
    if not 0 <= zstandard.frame_content_size(frame) <= UNPACKED_LIMIT:
        raise BadExport("too-large", f"more than {UNPACKED_LIMIT} bytes")
    return zstandard.ZstdDecompressor().decompress(frame)


def _parse(body: bytes) -> Export:
    """Read the form this version knows."""
    header = msgspec.msgpack.decode(body, type=_Header)
    if header.format > FORMAT:
        raise BadExport("newer", f"form {header.format}, this version knows {FORMAT}")
    return msgspec.msgpack.decode(header.body, type=Export)


def _saved(db: sqlite3.Connection, table: TableRow) -> SavedTable:
    """Collect a table."""
    keyframes = [Keyframe(*found) for found in db.execute(_KEYFRAMES, (table.id,))]
    return SavedTable(table, tables.seats(db, table.id), journal.rows(db, table.id, 1, None), keyframes)


def _import(db: sqlite3.Connection, saved: SavedTable, moved: dict[str, int | None]) -> int:
    """Write one table under a new id, and prove it before it counts."""
    over: tuple[TableStatus, ...] = ("finished", "closed")
    status: TableStatus = "closed" if saved.table.status in over else "parked"
    anew = {"panel_channel_id": None, "panel_id": None, "paused": 0, "locked": 0}
    table = msgspec.structs.replace(saved.table, status=status, **anew, **moved)
    table_id = sql.add(db, _ADD_TABLE, (None, *msgspec.structs.astuple(table)[1:]))
    tables.put_seats(db, table_id, [_vacated(seat) for seat in saved.seats])
    commits.insert_rows(db, table_id, saved.rows)
    db.executemany(_ADD_KEYFRAME, ((table_id, frame.seq, frame.data) for frame in saved.keyframes))
    return table_id


def _vacated(seat: Seat) -> Seat:
    """Open a person's seat; their name and number stay, to be told who sat there and gave which answers."""
    return msgspec.structs.replace(seat, kind="open") if seat.kind == "person" else seat


def _digest(data: bytes) -> bytes:
    """Hash a file's content."""
    return hashlib.blake2b(data, digest_size=_DIGEST_SIZE).digest()
