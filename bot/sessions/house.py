"""All tables: found by channel or id, kept in memory while they are used, and out of it when they are not."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from math import ceil

from bot.engine.asks import refuse
from bot.games import IDS, game
from bot.sessions.asking import Asking
from bot.sessions.bounds import DEFAULT, Bounds, Haste, Turns
from bot.sessions.lobby import Person
from bot.sessions.session import Session
from bot.sessions.telling.manner import is_brief
from bot.sessions.telling.outgoing import PANEL
from bot.sessions.workshop import Workshop
from bot.store import NewTable, Seat, Store, TableRow, TableStatus, TooManyTables

IDLE_SECONDS = 15 * 60
MOST_LIVE = 500
PAGE = 500
"""Tables that are read at a time where all are gone through."""


class House:
    """Every table there is; at most one `Session` object for each."""

    def __init__(self, store: Store, bounds: Bounds = DEFAULT) -> None:
        self.store = store
        self.bounds = bounds
        self.workshop = Workshop()
        self.turns = Turns(bounds.heavy_at_once, bounds.heavy_waiting, bounds.heavy_waiting_per_server)
        """At whatever is heavy."""
        self.haste = Haste(bounds.heavy_per_minute, 60)
        self.asking = Asking()
        self._openings = Haste(bounds.new_tables_per_hour, 60 * 60)
        self._live: OrderedDict[int, tuple[Session, float]] = OrderedDict()

    async def at(self, channel_id: int) -> Session:
        """The table of a channel or thread."""
        row = await self.store.table_in_channel(channel_id)
        if row is None:
            raise refuse("no-table")
        return await self.table(row.id)

    async def table(self, table_id: int) -> Session:
        """A table by its id."""
        held = self._live.get(table_id)
        if held is None:
            row, seats = await self.store.table(table_id), await self.store.seats(table_id)
            brief = await is_brief(self.store, table_id)
            held = self._live.get(table_id) or (Session(self.store, row, seats, brief=brief), 0.0)
        self._live[table_id] = (held[0], time.monotonic())
        self._live.move_to_end(table_id)
        self.sweep()
        return held[0]

    async def every(self, *statuses: TableStatus) -> AsyncIterator[TableRow]:
        """Go through all tables that stand so, newest first, a page at a time."""
        page: Sequence[TableRow] = await self.store.tables(statuses=statuses, limit=PAGE)
        while page:
            for row in page:
                yield row
            page = await self.store.tables(statuses=statuses, before=page[-1].id, limit=PAGE)

    def ready(self, table_id: int) -> Session | None:
        """A table at once if it is in memory, ready to be answered at, and nobody is acting there."""
        session, _ = self._live.get(table_id, (None, 0.0))
        if session is None or not session.ready:
            return None
        self._live[table_id] = (session, time.monotonic())
        self._live.move_to_end(table_id)
        return session

    async def open(self, game_id: str, *, guild_id: int, channel_id: int, owner: Person, locale: str) -> Session:
        """Open a table with its lobby in a channel that has none."""
        if game_id not in IDS:
            raise refuse("no-such-game")
        if await self.store.table_in_channel(channel_id) is not None:
            raise refuse("channel-taken")
        if wait := self._openings.spend(owner.id):
            raise refuse("too-many-new-tables", minutes=ceil(wait / 60))
        played = game(game_id)
        new = NewTable(
            game=game_id,
            guild_id=guild_id,
            channel_id=channel_id,
            owner_id=owner.id,
            locale=locale,
            mission=played.missions[0],
        )
        seats = [Seat(seat, position) for position, seat in enumerate(played.seats)]
        with self._room():
            row = await self.store.create_table(new, seats, outbox=[PANEL], room=self.bounds.room)
        return await self.table(row.id)

    async def check_room(self, guild_id: int) -> None:
        """Refuse to bring a table back to a server that has as many open ones as it may."""
        with self._room():
            await self.store.check_room(guild_id, self.bounds.room)

    @contextmanager
    def _room(self) -> Iterator[None]:
        """Refuse in words where there is no room."""
        try:
            yield
        except TooManyTables as error:
            raise refuse(f"too-many-tables-{error.whose}", most=error.most) from error

    def sweep(self, idle: float = IDLE_SECONDS) -> int:
        """Let go of tables that nobody has touched for a while, or that are too many; count those let go."""
        gone, now = 0, time.monotonic()
        for table_id, (session, used) in list(self._live.items()):
            if now - used < idle and len(self._live) <= MOST_LIVE:
                break
            if not session.lock.locked():
                del self._live[table_id]
                gone += 1
        return gone

    def drop(self, table_id: int) -> None:
        """Let go of a table that is no more."""
        self._live.pop(table_id, None)

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)
