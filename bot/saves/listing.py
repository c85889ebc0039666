"""What is kept in a database, as a list for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

import msgspec

from bot.saves.ids import short
from bot.store import Campaign, Store, TableRow

PAGE = 500
TABLES = ("table", "id", "game", "mission", "status", "server", "channel", "rows", "seats", "last touched")
CAMPAIGNS = ("campaign", "name", "game", "mission", "status", "server", "last touched")


class Table(msgspec.Struct, frozen=True):
    """A table in the list. Discord's ids are text, since not every reader of JSON has numbers that large."""

    id: int
    short: str
    game: str
    mission: str
    status: str
    guild: str
    channel: str
    campaign: int | None
    head: int
    seats_taken: int
    seats: int
    touched: str

    def cells(self) -> tuple[str, ...]:
        """The line of the list."""
        what = self.short, str(self.id), self.game, self.mission, self.status
        return *what, self.guild, self.channel, str(self.head), f"{self.seats_taken}/{self.seats}", self.touched


class Listed(msgspec.Struct, frozen=True):
    """A campaign in the list."""

    id: int
    name: str
    game: str
    mission: str
    status: str
    guild: str
    touched: str

    def cells(self) -> tuple[str, ...]:
        """The line of the list."""
        return str(self.id), self.name, self.game, self.mission, self.status, self.guild, self.touched


class Survey(msgspec.Struct, frozen=True):
    """All that is kept, oldest first."""

    tables: list[Table]
    campaigns: list[Listed]

    def text(self) -> str:
        """Lay the lists out in columns."""
        if not self.tables:
            return "No tables."
        parts = [_columns(TABLES, [table.cells() for table in self.tables])]
        if self.campaigns:
            parts.append(_columns(CAMPAIGNS, [campaign.cells() for campaign in self.campaigns]))
        return "\n\n".join(parts)


async def survey(store: Store) -> Survey:
    """Read the list of tables and campaigns."""
    rows: list[TableRow] = []
    while page := await store.tables(before=rows[-1].id if rows else None, limit=PAGE):
        rows += page
    tables = [await _table(store, row) for row in reversed(rows)]
    campaigns = sorted({table.campaign for table in tables if table.campaign is not None})
    return Survey(tables, [_campaign(await store.campaign(campaign_id)) for campaign_id in campaigns])


async def _table(store: Store, row: TableRow) -> Table:
    seats = await store.seats(row.id)
    return Table(
        id=row.id,
        short=short(row.id),
        game=row.game,
        mission=row.mission,
        status=row.status,
        guild=str(row.guild_id),
        channel=str(row.channel_id),
        campaign=row.campaign_id,
        head=row.head,
        seats_taken=sum(seat.kind != "open" for seat in seats),
        seats=len(seats),
        touched=_time(row.touched_at),
    )


def _campaign(row: Campaign) -> Listed:
    return Listed(row.id, row.name, row.game, row.mission, row.status, str(row.guild_id), _time(row.touched_at))


def _time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(sep=" ", timespec="seconds")


def _columns(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Line cells up."""
    texts = [[cell or "-" for cell in row] for row in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in texts)
