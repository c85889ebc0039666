"""People who press without pause, and the bot that dies under their fingers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from bot.playground.people import Person
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.playground.world.records import Change
from tests.support.e2e.bench import HASTE
from tests.support.faults import ledger
from tests.support.faults.killing import Lives, lives
from tests.support.faults.players import Player, Record, find, marks
from tests.support.waiting import PATIENT

CHANNEL = "table-one"
REPLACED = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
"""What Discord says to an edit of a panel that is being replaced; the press is then answered apart."""


class Play:
    """People who press without pause, and the bot that dies under their fingers."""

    def __init__(self, server: PlaygroundServer, bots: Lives, rng: Random) -> None:
        self.server = server
        self.bots = bots
        self.rng = rng
        self.record = Record()
        self.said = ledger.Said(server)
        self.heads: dict[int, int] = {}
        self._fatal = 0
        server.world.listen(self._on_change)
        self._alive = asyncio.Event()
        self._acting = 0

    def _on_change(self, _: Change) -> None:
        """Kill right after a change that was chosen, before the bot hears that it happened."""
        if self._fatal:
            self._fatal -= 1
            if not self._fatal:
                self.bots.kill()

    async def press(self, name: str, *, host: bool) -> None:
        """Let one person play for ever."""
        player = Player(self.server.person(name), CHANNEL, self.record, self.rng, host=host)
        while True:
            await self._alive.wait()
            self._acting += 1
            tried = await player.step()
            self._acting -= 1
            if not tried:
                await asyncio.sleep(0.02)

    async def life(self, number: int) -> None:
        """Let a bot live for a moment, and look into the books when it is dead."""
        await self.bots.start(pictures=number % 4 == 0)
        way = self.rng.choice(("starting", "a moment", "a change", "a change"))
        if way == "starting":
            await asyncio.sleep(self.rng.uniform(0.0, 0.25))
        else:
            await self.bots.online()
            await self.acts_accepted()
        if way == "a moment":
            await asyncio.sleep(self.rng.uniform(0.0, 0.3))
        if way == "a change":
            await self.changes(self.rng.randint(1, 8))
        self.bots.kill()
        self._alive.clear()
        assert await self.bots.end() == -9
        self.look()

    async def acts_accepted(self) -> None:
        """Wait until the bot that lives has accepted something: play goes on."""
        before = self.record.acts
        self._alive.set()
        try:
            await self.server.until(lambda: self.record.acts > before, PATIENT)
        except TimeoutError:
            raise AssertionError(f"the game does not go on:\n{self.picture()}") from None

    async def rest(self) -> None:
        """Let nobody begin anything, and wait until nobody is at anything."""
        self._alive.clear()
        while self._acting:  # noqa: ASYNC110 - people have no event for being idle
            await asyncio.sleep(0.01)

    async def changes(self, count: int) -> None:
        """Wait for so many changes in the world; the last kills."""
        self.kill_after(count)
        await self.server.until(lambda: not self.doomed, PATIENT)

    def kill_after(self, count: int) -> None:
        """Let the bot die after so many changes in the world."""
        self._fatal = count

    @property
    def doomed(self) -> bool:
        """Whether the bot has yet to die."""
        return bool(self._fatal)

    def picture(self) -> str:
        """Tell what stands in the channel and in the database, for whoever must find out what went wrong."""
        shown = self.server.person("Ada").sees(CHANNEL)
        shown = [message for message in shown if not message.ephemeral and message.buttons] + shown[-6:]
        lines = [f"{message!r} {[str(mark) for mark, _ in marks(message)]}" for message in shown]
        return "\n".join([*lines, *ledger.raw(self.bots.database)])

    def look(self) -> None:
        """See that every head only grows."""
        now = ledger.heads(self.bots.database)
        assert all(now.get(table, -1) >= head for table, head in self.heads.items())
        self.heads = now


@contextlib.asynccontextmanager
async def play(folder: Path, seed: int) -> AsyncIterator[Play]:
    """Open the loopback Discord, the template of bots and the people."""
    async with PlaygroundServer(most_sent=0, identify_seconds=0) as server, lives(server, folder) as bots:
        server.interactions.deadline = PATIENT
        server.rates.scale = HASTE
        started = Play(server, bots, Random(seed))
        people = [asyncio.create_task(started.press(name, host=name == "Ada")) for name in ("Ada", "Bruno", "Chiara")]
        try:
            yield started
            assert not any(task.done() for task in people), [task.exception() for task in people if task.done()]
        finally:
            for task in people:
                task.cancel()
            await asyncio.gather(*people, return_exceptions=True)
        assert [violation for violation in server.violations if REPLACED not in violation.message] == []


async def sit_and_start(server: PlaygroundServer, channel: str, guest: Person, host: Person) -> None:
    """Let somebody join and the host start, on whatever is the lobby: a bot that has just come may post it anew."""

    def lobbies() -> list[Seen]:
        shown = [message for message in host.sees(channel) if not message.ephemeral]
        return [message for message in shown if any(mark.act == "start" for mark, _ in marks(message))]

    await server.until(lobbies)
    while f"<@{guest.id}>" not in lobbies()[-1].text:
        await guest.press(lobbies()[-1], custom_id=find(lobbies()[-1], "join"))
        await server.until(lobbies)
    while lobbies():
        await host.press(lobbies()[-1], custom_id=find(lobbies()[-1], "start"))


def live(server: PlaygroundServer) -> dict[int, list[Seen]]:
    """For each table the public messages that can be pressed."""
    found: dict[int, list[Seen]] = {}
    for message in server.person("Eve").sees(CHANNEL):
        if not message.ephemeral and (meant := marks(message)):
            found.setdefault(meant[0][0].table, []).append(message)
    return found
