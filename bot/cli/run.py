"""`vigil run`: on Discord with a token, in the playground without one."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import discord

from bot.cli.failing import fail
from bot.client import Vigil
from bot.config import BadSetting, Settings, load
from bot.playground import switches
from bot.playground.connect import point
from bot.playground.server import PlaygroundServer
from bot.playground.world.state import World
from bot.store import Store, StoreError
from renderers import RenderPool

log = logging.getLogger("vigil")

KEEP_SECONDS = 10.0


def add(parts: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = parts.add_parser("run", help="start Vigil: on Discord with DISCORD_TOKEN, in the playground without")
    parser.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Run until somebody stops it; whatever keeps it from starting is said in a sentence."""
    try:
        settings = load()
        start_logging(settings.log)
        asyncio.run(serve(settings))
    except BadSetting as error:
        return fail(str(error))
    except StoreError as error:
        return fail(f"The database cannot be used: {error}")
    except discord.LoginFailure:
        return fail("Discord refused DISCORD_TOKEN. Copy it again from the Bot page of your application.")
    except OSError as error:
        return fail(str(error))
    return 0


def start_logging(level: str) -> None:
    """Log at this level; libraries never below INFO, because they would write down seeds, hands and tokens."""
    logging.basicConfig(level=level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for library in ("aiohttp", "aiosqlite", "asyncio", "discord", "PIL"):
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLogger().level))


async def serve(settings: Settings) -> None:
    """Serve Discord, or the playground, until told to stop."""
    async with contextlib.AsyncExitStack() as stack:
        token = settings.token
        if settings.discord_url:
            point(settings.discord_url)
        elif not token:
            server = await stack.enter_async_context(playground(settings))
            token = server.token
            sys.stdout.write(f"\n  The playground is open: {server.url}\n  Press Ctrl+C to stop.\n\n")
            sys.stdout.flush()
        vigil = await stack.enter_async_context(client(settings))
        await until_stopped(vigil.start(token))


@contextlib.asynccontextmanager
async def client(settings: Settings) -> AsyncIterator[Vigil]:
    """Make the client with its store and its render workers, and close them all in order."""
    settings.data.mkdir(parents=True, exist_ok=True)
    async with (
        await Store.open(settings.database) as store,
        RenderPool() as pool,
        Vigil(store, pool, keep_days=settings.keep_days, bounds=settings.bounds) as vigil,
    ):
        yield vigil


@contextlib.asynccontextmanager
async def playground(settings: Settings) -> AsyncIterator[PlaygroundServer]:
    """Open the playground with its channels and messages as they were left."""
    kept = settings.data / "playground.bin"
    settings.data.mkdir(parents=True, exist_ok=True)
    try:
        chosen = switches.parse(settings.switches)
    except switches.BadSwitch as error:
        raise BadSetting(f"{switches.VARIABLE}: {error}") from None
    world = remembered(kept)
    async with PlaygroundServer(port=settings.port, world=world, most_sent=0, switches=chosen) as server:
        point(server.url)
        keeping = asyncio.create_task(keep(server.world, kept))
        try:
            yield server
        finally:
            keeping.cancel()
            write(server.world, kept)


def remembered(kept: Path) -> World | None:
    """Read the playground back; one that cannot be read is put aside, and a fresh one opened."""
    if not kept.exists():
        return None
    try:
        return World.load(kept.read_bytes())
    except Exception as error:  # noqa: BLE001 - whatever is wrong with the file, the playground must open
        aside = kept.with_suffix(".damaged")
        kept.replace(aside)
        log.warning("the playground's memory could not be read (%s) and was put aside as %s", error, aside)
        return None


async def keep(world: World, kept: Path) -> None:
    """Write the playground down at once and then every few seconds in which something changed."""
    changed = asyncio.Event()
    changed.set()
    world.listen(lambda _: changed.set())
    while True:
        await changed.wait()
        changed.clear()
        write(world, kept)
        await asyncio.sleep(KEEP_SECONDS)


def write(world: World, kept: Path) -> None:
    """Write the playground down, whole or not at all."""
    fresh = kept.with_suffix(".new")
    fresh.write_bytes(world.dump())
    fresh.replace(kept)


async def until_stopped(running: Coroutine[Any, Any, None]) -> None:
    """Run until it ends by itself, or the process is asked to stop."""
    task = asyncio.ensure_future(running)
    loop = asyncio.get_running_loop()
    for wanted in (signal.SIGINT, signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        with contextlib.suppress(NotImplementedError):  # Windows has no such handlers; Ctrl+C raises there
            loop.add_signal_handler(wanted, task.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await task
