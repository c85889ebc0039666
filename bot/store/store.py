"""The store: every table, journal, message and setting in one SQLite file.

It knows no game and no Discord. States, entries, labels and payloads are bytes to it, times are milliseconds since
1970. Whatever it raises is a `StoreError`, and whatever raised has changed nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from sqlite3 import Connection as SQLite
from types import TracebackType
from typing import Self

from msgspec import UNSET

from bot.store.copies import backup, exports, intakes
from bot.store.file.connection import Connection, translated
from bot.store.file.migrate import check, migrate, migrations
from bot.store.forgetting.erasing import Erasing
from bot.store.journal import chronicle, commits, entries, verify
from bot.store.journal.states import StateCache
from bot.store.rows import (
    Campaign,
    CampaignChanges,
    CampaignStatus,
    Commit,
    Committed,
    Imported,
    Leftover,
    NewTable,
    OutboxRow,
    Outgoing,
    PanelPicture,
    Position,
    Problem,
    Room,
    Row,
    Seat,
    Seen,
    TableChanges,
    TableRow,
    TableStatus,
    campaigns,
    leftovers,
    pictures,
    tables,
)
from bot.store.rows import outbox as messages
from bot.store.rows.choices import Choices
from bot.store.rows.lessons import Lessons
from bot.store.rows.sayings import Sayings
from bot.store.rows.voices import Voices
from bot.store.rows.waiting import Waiting
from bot.store.rows.ways import Experience

Clock = Callable[[], int]
Prove = Callable[[bytes], Awaitable[object]]
"""Must raise `BadExport` for a file that may not be taken up."""

LIVE_STATES = 64
"""Tables whose newest state is kept at hand; one more that is being played costs its next answer half a millisecond."""


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store(Choices, Erasing, Experience, Lessons, Sayings, Voices, Waiting):
    """One open database. Use it as `async with await Store.open(path) as store`."""

    def __init__(self, connection: Connection, clock: Clock) -> None:
        super().__init__(connection)
        self._clock = clock
        self._states = StateCache(LIVE_STATES)

    @classmethod
    async def open(cls, path: Path | str, *, busy_timeout: float = 5.0, clock: Clock = now_ms) -> Self:
        """Open a database, made or brought up to date if need be."""
        connection = await Connection.open(Path(path), busy_timeout=busy_timeout)
        try:
            await connection.run(_prepare)
        except BaseException:
            await connection.close()
            raise
        return cls(connection, clock)

    @property
    def path(self) -> Path:
        """Where the database is."""
        return self._db.path

    def forget_states(self) -> None:
        """Let go of the states kept at hand, so that what is read next comes from the file."""
        self._states = StateCache(LIVE_STATES)

    async def close(self) -> None:
        """Finish what is queued and close the file; to close twice does no harm."""
        with translated():
            await self._db.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # Tables and seats

    async def create_table(
        self,
        new: NewTable,
        seats: Sequence[Seat] = (),
        *,
        outbox: Sequence[Outgoing] = (),
        room: Room | None = None,
    ) -> TableRow:
        """Open a table, with the messages that this causes; `ChannelTaken` if its channel has one.

        Given `room`, `TooManyTables` where its owner or its server has as many open tables as that.
        """
        return await self._db.write(messages.create_table, self._clock(), new, seats, outbox, room)

    async def table(self, table_id: int) -> TableRow:
        """A table by its id."""
        return await self._db.read(tables.get, table_id)

    async def table_in_channel(self, channel_id: int) -> TableRow | None:
        """The table that occupies a channel or thread."""
        return await self._db.read(tables.in_channel, channel_id)

    async def tables(
        self,
        *,
        guild_id: int | None = None,
        statuses: Sequence[TableStatus] = (),
        campaign_id: int | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """Tables, newest first; for the next page give the last id as `before`. A limit of -1 gives all."""
        return await self._db.read(tables.find, guild_id, statuses, campaign_id, before, limit)

    async def check_room(self, guild_id: int, room: Room) -> None:
        """Raise `TooManyTables` where a server has no room for one more open table."""
        await self._db.read(tables.check_room, None, guild_id, room)

    async def update_table(self, table_id: int, changes: TableChanges, *, outbox: Sequence[Outgoing] = ()) -> TableRow:
        """Change columns of a table, with the messages that this causes."""
        return await self._db.write(messages.change_table, self._clock(), table_id, changes, outbox)

    async def move_table(self, table_id: int, channel_id: int, *, guild_id: int | None = None) -> TableRow:
        """Bring a table to another channel; its panel stays behind."""
        guild = UNSET if guild_id is None else guild_id
        moved = TableChanges(guild_id=guild, channel_id=channel_id, panel_channel_id=None, panel_id=None)
        return await self.update_table(table_id, moved)

    async def panel_picture(self, table_id: int) -> PanelPicture | None:
        """What is known of the picture on a table's panel."""
        return await self._db.read(pictures.get, table_id)

    async def tables_behind(self) -> list[int]:
        """The tables in play whose panel is not known to show the game as it stands."""
        return await self._db.read(pictures.behind)

    async def put_panel_picture(self, picture: PanelPicture) -> None:
        """Note the picture on a table's panel."""
        await self._db.write(pictures.put, picture)

    async def leftovers(self) -> list[Leftover]:
        """The messages that were to stand only for a moment, and may stand still."""
        return await self._db.read(leftovers.every)

    async def put_leftover(self, leftover: Leftover) -> None:
        """Note a message that is to stand only for a moment."""
        await self._db.write(leftovers.put, leftover)

    async def forget_leftovers(self, message_ids: Sequence[int]) -> None:
        """Forget messages that are gone."""
        await self._db.write(leftovers.forget, message_ids)

    async def seats(self, table_id: int) -> list[Seat]:
        """The seats of a table in their order."""
        return await self._db.read(tables.seats, table_id)

    async def set_seats(self, table_id: int, seats: Sequence[Seat]) -> list[Seat]:
        """Make these the seats of a table, and no others."""
        return await self._db.write(tables.set_seats, self._clock(), table_id, seats)

    # The journal

    async def commit(self, table_id: int, commit: Commit, *, expect_head: int | None = None) -> Committed:
        """Write one row and all that goes with it; once this returns, a crash cannot lose it."""
        (committed,) = await self.commit_many(table_id, [commit], expect_head=expect_head)
        return committed

    async def commit_many(
        self,
        table_id: int,
        batch: Sequence[Commit],
        *,
        expect_head: int | None = None,
        meanwhile: Callable[[], None] | None = None,
    ) -> list[Committed]:
        """Write several rows in one transaction; `StoreConflict` unless the newest row is `expect_head`.

        While the disk makes it durable, `meanwhile` is called; whether the commit will hold is not known then.
        """
        row = (self._states, self._clock(), table_id, batch, expect_head)
        if meanwhile is None:
            return await self._db.write(commits.append, *row)
        return await self._db.write_meanwhile(meanwhile, commits.append, *row)

    async def row(self, table_id: int, seq: int) -> Row:
        """Read one journal row."""
        return await self._db.read(entries.row, table_id, seq)

    async def rows(self, table_id: int, first: int = 1, last: int | None = None) -> list[Row]:
        """Read the rows from `first` to `last`, both included, in order of writing."""
        return await self._db.read(entries.rows, table_id, first, last)

    async def ancestors(self, table_id: int, seq: int | None = None, *, limit: int) -> list[Row]:
        """Follow `prev` from a row (or the newest), itself included, newest first."""
        return await self._db.read(entries.ancestors, table_id, seq, limit)

    async def position(self, table_id: int, seq: int | None = None) -> Position:
        """Restore the position of a row (or the newest), proved against the hash chain."""
        return await self._db.read(entries.position, self._states, table_id, seq)

    async def verify(self, table_id: int, *, derive: verify.Derive | None = None) -> list[Problem]:
        """Prove a whole table; `derive` is called with its newest position, in another thread."""
        return await self._db.read_aside(verify.verify, table_id, derive)

    # Looking back

    async def line(self, table_id: int, *, head: int | None = None, after: int = 0) -> list[Row]:
        """Read the rows that led to the present, oldest first, undone branches left out; no answer waits for it."""
        return await self._db.read_aside(chronicle.line, table_id, head, after)

    async def positions(self, table_id: int, seqs: Sequence[int]) -> list[Position]:
        """Restore several positions; no answer waits for it."""
        return await self._db.read_aside(chronicle.positions, table_id, seqs)

    async def seen(self, table_id: int, user_id: int) -> Seen | None:
        """How far somebody has looked at a table; None if they never did."""
        return await self._db.read(chronicle.seen, table_id, user_id)

    async def see(self, table_id: int, user_id: int, seq: int) -> None:
        """Note that somebody has seen everything up to a row."""
        await self._db.write(chronicle.see, self._clock(), table_id, user_id, seq)

    # The outbox

    async def enqueue(self, table_id: int, outbox: Sequence[Outgoing]) -> list[OutboxRow]:
        """Put messages into the outbox that no answer caused."""
        return await self._db.write(messages.enqueue, self._clock(), table_id, outbox)

    async def pending(self, table_id: int | None = None, *, after: int = 0, limit: int = 100) -> list[OutboxRow]:
        """What waits to be sent, oldest first; rows not due yet are among them (`not_before`)."""
        return await self._db.read(messages.pending, table_id, after, limit)

    async def sent(
        self, outbox_id: int, changes: TableChanges | None = None, *, outbox: Sequence[Outgoing] = ()
    ) -> bool:
        """Forget a sent message, change its table (the panel's ids) and queue what follows from it.

        Says whether it was still waiting.
        """
        return await self._db.write(messages.sent, self._clock(), outbox_id, changes, outbox)

    async def failed(self, outbox_id: int, error: str, not_before: int) -> bool:
        """Note that sending failed and when to try again; say whether the message was still waiting."""
        return await self._db.write(messages.failed, outbox_id, error, not_before)

    async def tables_with_outbox(self, *, due: int | None = None) -> list[int]:
        """The tables that have something to send, or something that is due by then."""
        return await self._db.read(messages.tables_with_outbox, due)

    # Campaigns

    async def create_campaign(
        self,
        *,
        guild_id: int,
        game: str,
        name: str,
        mission_index: int = 0,
        mission: str = "",
        carry: bytes = b"",
    ) -> Campaign:
        """Begin a campaign."""
        return await self._db.write(
            campaigns.create, self._clock(), guild_id, game, name, mission_index, mission, carry
        )

    async def campaign(self, campaign_id: int) -> Campaign:
        """A campaign by its id."""
        return await self._db.read(campaigns.get, campaign_id)

    async def campaigns(
        self,
        guild_id: int,
        *,
        game: str | None = None,
        status: CampaignStatus | None = None,
        before: int | None = None,
        limit: int = 50,
    ) -> list[Campaign]:
        """The campaigns of a guild, newest first; for the next page give the last id as `before`."""
        return await self._db.read(campaigns.find, guild_id, game, status, before, limit)

    async def update_campaign(self, campaign_id: int, changes: CampaignChanges) -> Campaign:
        """Change columns of a campaign."""
        return await self._db.write(campaigns.change, self._clock(), campaign_id, changes)

    # Copies

    async def backup(self, path: Path | str, *, progress: backup.Progress | None = None) -> None:
        """Copy the whole database to a file while tables are played; `progress` is called in another thread."""
        await self._db.read_aside(backup.backup, Path(path), progress)

    async def export_table(self, table_id: int) -> bytes:
        """Make a file of one table and the campaign it belongs to."""
        return await self._db.read_aside(exports.export_table, table_id)

    async def export_campaign(self, campaign_id: int) -> bytes:
        """Make a file of a campaign and all its tables."""
        return await self._db.read_aside(exports.export_campaign, campaign_id)

    async def hand_out_campaign(self, campaign_id: int, notice: str, relabel: exports.Relabel) -> bytes:
        """Make a file of a campaign that names people and holds nobody's id, with a line for people on top."""
        return await self._db.read_aside(exports.hand_out_campaign, campaign_id, notice, relabel)

    async def import_table(
        self,
        data: bytes,
        *,
        guild_id: int,
        channel_id: int,
        owner_id: int | None = None,
        prove: Prove | None = None,
        rows_a_day: int | None = None,
    ) -> Imported:
        """Take up a file: running games parked, others closed; `BadExport` if it is not what an export wrote.

        The file is proved before the database is touched: by `prove`, or else in another thread. Given `rows_a_day`,
        `TooMuchBroughtIn` where the server would bring in more than that within a day.
        """
        with translated():
            await (asyncio.to_thread(exports.prove, data) if prove is None else prove(data))
            export = await asyncio.to_thread(exports.unseal, data)

        def take_up(db: SQLite, now: int) -> Imported:
            if rows_a_day is not None:
                intakes.spend(db, now, guild_id, export.rows, rows_a_day)
            return exports.import_export(db, now, export, guild_id, channel_id, owner_id)

        return await self._db.write(take_up, self._clock())


def _prepare(db: SQLite) -> None:
    """Make a fresh connection ready; a database that is refused has not been written to."""
    steps = migrations()
    check(db, len(steps))
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA secure_delete = ON")  # most systems build SQLite so that deleted rows stay readable
    migrate(db, steps)
