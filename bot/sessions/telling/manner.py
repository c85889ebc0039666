"""How much a table is told: every phase, or a round in one short message."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from bot.sessions.prefs import merged
from bot.store import Store

Length = Literal["full", "brief"]
LENGTHS: tuple[Length, ...] = get_args(Length)


class Manner(msgspec.Struct, frozen=True):
    """What was chosen for a table."""

    story: Length = "full"


async def is_brief(store: Store, table_id: int) -> bool:
    """Whether a table is told briefly."""
    return msgspec.json.decode(await store.table_settings(table_id), type=Manner).story == "brief"


async def keep(store: Store, table_id: int, length: Length) -> None:
    """Keep how much a table is told."""
    await store.set_table_settings(table_id, merged(await store.table_settings(table_id), Manner(length)))
