"""Campaigns taken out as a file and brought in again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.playground.seen import Seen
from bot.playground.world.records import Upload
from tests.support.e2e.bench import CHANNEL, Bench


async def export(table: Bench, name: str) -> Seen:
    reply = await table.person(name).command("table export", CHANNEL)
    return await reply.final(20)


async def bring(table: Bench, name: str, data: bytes) -> Seen:
    file = Upload("campaign.vigil", "application/octet-stream", data)
    reply = await table.person(name).command("campaign import", CHANNEL, options={"file": file})
    return await reply.final(20)


def dump(path: Path) -> list[str]:
    """Everything the database holds."""
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())
