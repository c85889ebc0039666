"""The books after a fault: what the database holds, and what was said in the channel."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

from bot.engine.asks import Answer
from bot.engine.match import ENTRY, Match
from bot.games import game
from bot.playground.server import PlaygroundServer
from bot.playground.world.records import Change
from bot.store import Store, TableRow
from cogs.face.ids import digest
from tests.support.faults.players import Pressed

NONE = "none"


class Said:
    """Every public message of the bot, as it appeared."""

    def __init__(self, server: PlaygroundServer) -> None:
        self.nonces: Counter[str] = Counter()
        self._bot = server.world.bot_id
        server.world.listen(self._heard)

    def _heard(self, change: Change) -> None:
        if change.kind == "message" and change.only_for is None and change.data["author"]["id"] == self._bot:
            self.nonces[str(change.data.get("nonce") or change.data["id"])] += 1

    @property
    def doubled(self) -> list[str]:
        """What was posted more than once."""
        return [nonce for nonce, times in self.nonces.items() if times > 1]


def heads(database: Path) -> dict[int, int]:
    """Read how far each table has come, past whatever a killed process left locked or half-written."""
    if not database.exists():
        return {}
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        made = db.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone()
        return dict(db.execute("SELECT id, head FROM tables")) if made else {}


def raw(database: Path) -> list[str]:
    """Write down the newest table and what waits in the outbox."""
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as db:
        tables = db.execute("SELECT id, status, head, panel_id FROM tables ORDER BY id DESC LIMIT 1").fetchall()
        return [*map(str, tables), *map(str, db.execute("SELECT table_id, kind, nonce, attempts, error FROM outbox"))]


async def answers(store: Store, table: TableRow) -> tuple[list[Pressed], int]:
    """Play a table again from its journal: what people answered at which moment, and the present moment."""
    if not table.head:
        return [], 0
    match = Match.restore(game(table.game), (await store.position(table.id, 1)).state)
    asked, found = 1, []
    for row in await store.rows(table.id, 2):
        entry = ENTRY.decode(row.entry or b"")
        assert isinstance(entry, Answer)
        if row.user_id is not None:
            picks = tuple(digest(pick) for pick in entry.picks) or (NONE,)
            found.append(Pressed(table.id, asked, row.user_id, picks))
        match.apply(entry)
        if not match.partial:
            asked = row.seq
    assert match.over == (table.status in ("finished", "closed")), f"table {table.id} is {table.status}"
    return found, asked


def missing(wanted: Iterable[Pressed], kept: Iterable[Pressed]) -> list[Pressed]:
    """What is wanted more often than it is kept."""
    return list((Counter(wanted) - Counter(kept)).elements())
