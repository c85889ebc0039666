"""Whether a stored table is sound and can be played on: its journal proved, its game taken up to what it asks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.match import ENTRY, Match, TooNew, Unfit
from bot.games import IDS, game
from bot.store import Position, Problem, Store, StoreDamaged, TableRow


async def problems_of(store: Store, table_id: int) -> list[Problem]:
    """Prove a table and let its game take up the newest position."""
    derived: list[Problem] = []

    def derive(table: TableRow, position: Position) -> None:
        derived.extend(Problem(table.id, seq, what) for seq, what in obstacles(table, position))

    try:
        return await store.verify(table_id, derive=derive) + derived
    except StoreDamaged as error:
        return [Problem(table_id, error.seq, error.what)]


def obstacles(table: TableRow, position: Position) -> Iterator[tuple[int, str]]:
    """Say at which row, and why, a game cannot go on; nothing if it can."""
    if table.game not in IDS:
        yield position.seq, f"this version does not know the game {table.game!r}"
        return
    try:
        match = _restore(table, position)
    except TooNew as error:
        yield position.rows[0].seq, f"a newer version wrote the state ({error})"
    except msgspec.DecodeError as error:
        yield position.rows[0].seq, f"the state does not fit the game ({error})"
    except Unfit as error:
        answers = [row.seq for row in position.rows[1:] if row.entry is not None]
        yield answers[error.fed], f"the answer no longer fits the rules ({error.__cause__!r})"
    except Exception as error:  # noqa: BLE001 - whatever way the rules fail in is a finding
        yield position.seq, f"the rules cannot take up the state ({error!r})"
    else:
        if not match.over and not match.waiting:
            yield position.seq, "nobody is asked anything, and the game is not over"


def _restore(table: TableRow, position: Position) -> Match:
    """Take a game up as a session would."""
    return Match.restore(game(table.game), position.state, [ENTRY.decode(entry) for entry in position.entries])
