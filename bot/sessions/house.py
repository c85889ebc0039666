"""All tables: found by channel or id, kept in memory while they are used, and out of it when they are not."""

from __future__ import annotations

import time
from collections import OrderedDict

from bot.engine.asks import refuse
from bot.games import IDS, game
from bot.sessions.lobby import Person
from bot.sessions.outgoing import PANEL
from bot.sessions.session import Session
from bot.store import NewTable, Seat, Store

IDLE_SECONDS = 15 * 60
MOST_LIVE = 500


class House:
    """Every table there is; at most one `Session` object for each."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: OrderedDict[int, tuple[Session, float]] = OrderedDict()

    async def at(self, channel_id: int) -> Session:
        """Find the table of a channel or thread."""
        row = await self.store.table_in_channel(channel_id)
        if row is None:
            raise refuse("no-table")
        return await self.table(row.id)

    async def table(self, table_id: int) -> Session:
        """Find a table by its id."""
        held = self._live.get(table_id)
        if held is None:
            row, seats = await self.store.table(table_id), await self.store.seats(table_id)
            held = self._live.get(table_id) or (Session(self.store, row, seats), 0.0)
        self._live[table_id] = (held[0], time.monotonic())
        self._live.move_to_end(table_id)
        self.sweep()
        return held[0]

    def ready(self, table_id: int) -> Session | None:
        """Give a table at once if it is in memory, ready to be answered at, and nobody is acting there."""
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
        played = game(game_id)
        row = await self.store.create_table(
            NewTable(
                game=game_id,
                guild_id=guild_id,
                channel_id=channel_id,
                owner_id=owner.id,
                locale=locale,
                mission=played.missions[0],
            ),
            [Seat(seat, position) for position, seat in enumerate(played.seats)],
            outbox=[PANEL],
        )
        return await self.table(row.id)

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

    @property
    def live(self) -> int:
        """How many tables are in memory."""
        return len(self._live)
