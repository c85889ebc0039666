"""The pictures that panels show, by what an edit needs to keep them."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.file import sql
from bot.store.rows import PanelPicture

_OF_TABLE = sql.select(PanelPicture, "panel_pictures") + "WHERE table_id = ?"
_PUT = sql.insert(PanelPicture, "panel_pictures").replace("INSERT", "INSERT OR REPLACE", 1)
_BEHIND = """
    SELECT id FROM tables LEFT JOIN panel_pictures ON table_id = id AND message_id = panel_id
    WHERE panel_id IS NOT NULL AND tables.head > 0 AND status IN ('playing', 'finished')
    AND coalesce(panel_pictures.head, -1) <> tables.head ORDER BY id
"""


def behind(db: sqlite3.Connection) -> list[int]:
    """The tables in play whose panel is not known to show the game as it stands."""
    return [table_id for (table_id,) in db.execute(_BEHIND)]


def get(db: sqlite3.Connection, table_id: int) -> PanelPicture | None:
    """What is known of the picture on a table's panel."""
    found = db.execute(_OF_TABLE, (table_id,)).fetchone()
    return PanelPicture(*found) if found else None


def put(db: sqlite3.Connection, picture: PanelPicture) -> None:
    """Note the picture on a table's panel, in place of the one before."""
    db.execute(_PUT, msgspec.structs.astuple(picture))
