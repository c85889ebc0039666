"""Bots in processes of their own, to be killed at any moment."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec

from bot.playground.server import PlaygroundServer
from bot.store import Store
from tests.support.e2e.bench import check_first
from tests.support.faults.template import Order
from tests.support.waiting import PATIENT, eventually

ROOT = Path(__file__).parents[3]


class Lives:
    """One bot after the other on the same database; `pid` is the one that lives, 0 when none does."""

    def __init__(self, template: asyncio.subprocess.Process, server: PlaygroundServer, folder: Path) -> None:
        self._template = template
        self._server = server
        self.database = folder / "vigil.sqlite3"
        self.log = folder / "bots.log"
        self.pid = 0
        self.count = 0
        self.past: list[int] = []
        self._before: set[str] = set()

    async def start(self, *, pictures: bool) -> None:
        """Fork a bot; only the first tells Discord its commands."""
        order = Order(
            "start",
            url=self._server.url,
            token=self._server.token,
            database=str(self.database),
            log=str(self.log),
            sync=not self._server.world.commands,
            pictures=pictures,
        )
        self._before = set(self._server.gateway.sessions)
        self.pid = await self._order(order)
        self.count += 1

    async def online(self) -> None:
        """Wait until the bot that lives has identified itself, and nobody before it is meant."""
        await self._server.until(lambda: self._server.gateway.sessions.keys() - self._before, PATIENT)

    def kill(self) -> None:
        """Kill the bot at once; it gets no chance to say or write anything."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)

    async def end(self) -> int:
        """Wait until the bot is dead, let whoever waits for its answers know, and tell how it ended."""
        status = await self._order(Order("wait", pid=self.pid))
        self.past.append(self.pid)
        self.pid = 0
        for interaction in list(self._server.interactions.by_id.values()):
            self._server.interactions.fail(interaction, "offline")
        return status

    async def leave_nothing_behind(self) -> None:
        """Wait until no process runs any more that a dead bot started."""
        await eventually(lambda: not sessions(set(self.past)))

    async def _order(self, order: Order) -> int:
        assert self._template.stdin is not None
        assert self._template.stdout is not None
        self._template.stdin.write(msgspec.json.encode(order) + b"\n")
        return int(await asyncio.wait_for(self._template.stdout.readline(), PATIENT))


def sessions(leaders: set[int]) -> set[int]:
    """The processes that belong to the sessions of these leaders."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            pid, _, rest = stat.read_text().partition(" ")
            state, _, _, session = rest.rpartition(")")[2].split()[:4]
            if int(session) in leaders and state != "Z":
                found.add(int(pid))
    return found


@contextlib.asynccontextmanager
async def lives(server: PlaygroundServer, folder: Path) -> AsyncIterator[Lives]:
    """Start the template; at the end no bot lives."""
    template = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.support.faults.template"),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    bots = Lives(template, server, folder)
    async with await Store.open(bots.database) as store:
        await check_first(store, server.world)
    try:
        yield bots
    finally:
        bots.kill()
        assert template.stdin is not None
        template.stdin.close()
        await template.wait()
