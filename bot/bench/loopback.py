"""The client on a Discord on the loopback, and how long it takes to get ready."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import discord
from discord import app_commands

from bot.bench.measure import Bench, Measure, ratio
from bot.bench.play import checkpoint, open_table, record
from bot.client import Vigil
from bot.playground.connect import pointed_at
from bot.playground.server import PlaygroundServer
from bot.store import Store
from renderers import RenderPool

TABLES = 1000
ROWS = 10
READY_SECONDS = 30.0
HANDLING = ("discord.py: on_interaction", "CommandTree-invoker")
"""How discord.py names the tasks that handle interactions."""


@app_commands.command(name="noop", description="Does nothing.")
async def noop(interaction: discord.Interaction[Any]) -> None:
    """Say something to whoever asked, and no more."""
    await interaction.response.send_message("Nothing.", ephemeral=True)


@contextlib.asynccontextmanager
async def online(server: PlaygroundServer, path: Path, pool: RenderPool) -> AsyncIterator[Vigil]:
    """Start the client on a database and wait until it is ready; leaving stops it."""
    async with await Store.open(path) as store, Vigil(store, pool) as vigil:
        vigil.tree.add_command(noop)
        running = asyncio.create_task(vigil.start(server.token))
        ready = asyncio.create_task(vigil.wait_for("ready"))
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=READY_SECONDS)
        try:
            if not ready.done():
                raise TimeoutError("the client did not get ready on the loopback")
            yield vigil
        finally:
            ready.cancel()
            await vigil.close()
            await running


async def quiet(publisher: Any) -> None:
    """Wait until no interaction is being handled and nothing is left to be published."""
    while handling := [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLING)]:
        await asyncio.wait(handling)
    await publisher.quiet()


async def starts(bench: Bench) -> list[Measure]:
    """Measure from opening the database to being ready: with a thousand tables in play against one."""
    tables = bench.rounds(TABLES, TABLES // 5)
    one, many = bench.folder / "one.sqlite3", bench.folder / "many.sqlite3"
    async with await Store.open(bench.folder / "record.sqlite3") as store:
        journal = (await record(store))[:ROWS]
    for path, count in ((one, 1), (many, tables)):
        async with await Store.open(path) as store:
            for number in range(count):
                await open_table(store, channel_id=number, seed=number, journal=journal)
                bench.tell(number, count)
        checkpoint(path)
    async with RenderPool() as pool, PlaygroundServer(identify_seconds=0) as server:
        server.rates.scale = 0  # Vigil is measured, not Discord's patience
        with pointed_at(server.url):
            (many_ms,), (one_ms,) = await bench.interleave(
                bench.rounds(15, 3), partial(_start, server, many, pool), partial(_start, server, one, pool)
            )
    return [ratio(f"start-{TABLES}-tables", 1.5, (f"with_{tables}_ms", many_ms), ("with_1_ms", one_ms))]


async def _start(server: PlaygroundServer, path: Path, pool: RenderPool) -> tuple[float]:
    """Start and stop, and give the seconds of the start."""
    begun = perf_counter()
    async with online(server, path, pool):
        return (perf_counter() - begun,)
