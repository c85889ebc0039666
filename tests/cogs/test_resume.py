"""After a start: every open table is looked at, however many there are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import discord
import pytest

from bot.sessions.house import House
from bot.store import NewTable, Store, TableChanges
from cogs.post.publisher import BEHIND_MS, Publisher
from renderers import RenderPool

TABLES = 501


def hours() -> Iterator[int]:
    """A clock by which every table is touched long after the one before."""
    now = 1_790_000_000_000
    while True:
        now += 10 * BEHIND_MS
        yield now


async def test_the_table_that_was_played_last_is_renewed_although_it_is_the_oldest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = hours()
    async with await Store.open(tmp_path / "vigil.sqlite3", clock=lambda: next(ticks)) as store:
        opened = [
            await store.create_table(NewTable(game="training", guild_id=9, channel_id=channel, owner_id=1))
            for channel in range(1, TABLES + 1)
        ]
        await store.update_table(opened[0].id, TableChanges(locale="ru"))
        publisher = Publisher(cast("discord.Client", None), House(store), RenderPool())
        woken = list[int]()
        monkeypatch.setattr(publisher, "_wake", woken.append)

        await publisher.resume()

    assert woken == [opened[0].id]
