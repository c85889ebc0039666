"""Killed at any moment of play, Vigil comes back: nothing acknowledged is lost, nothing is said twice.

And at the end exactly one message can be pressed: the panel, which shows the present.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.playground.records import Change
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.store import Store, TableRow
from tests.faults import ledger
from tests.faults.killing import PATIENT, Lives, lives
from tests.faults.players import Player, Record, marks

SEED = 1906
KILLS, MANY_KILLS = 100, 1000
CHANNEL = "table-one"
PROMISE_OR_SEED = re.compile(r"\b[0-9a-f]{64}\b")
REPLACED = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
"""What Discord says to an edit of a panel that is being replaced; the press is then answered apart."""
UNFORESEEN = ("Traceback", "incident", "could not be shown", "does not take")
"""What stands in the log only if something went wrong that no kill excuses."""


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
    async with PlaygroundServer(most_sent=0) as server, lives(server, folder) as bots:
        server.interactions.deadline = PATIENT
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


def live(server: PlaygroundServer) -> dict[int, list[Seen]]:
    """List for each table the public messages that can be pressed."""
    found: dict[int, list[Seen]] = {}
    for message in server.person("Eve").sees(CHANNEL):
        if not message.ephemeral and (meant := marks(message)):
            found.setdefault(meant[0][0].table, []).append(message)
    return found


def told_twice(server: PlaygroundServer) -> list[str]:
    """List the pictures of ended phases that stand twice between the beginning and the end of one game."""
    game, seen = 0, Counter[tuple[int, str]]()
    for message in server.person("Eve").sees(CHANNEL):
        if PROMISE_OR_SEED.search(message.text):
            game += 1
        elif not message.ephemeral and not message.buttons and message.files:
            seen[game, message.text] += 1
    return [text for (_, text), times in seen.items() if times > 1]


def dead(server: PlaygroundServer, table: TableRow) -> list[Seen]:
    """List the public messages that can be pressed and are not the panel of the table in play."""
    pressable = [message for messages in live(server).values() for message in messages]
    return [message for message in pressable if message.id != str(table.panel_id)]


async def settle(playing: Play) -> None:
    """Let everybody rest, and wait until all is said, the panel shows the present and nothing else can be pressed."""
    await playing.rest()
    async with await Store.open(playing.bots.database) as store, asyncio.timeout(PATIENT):
        while True:
            (table,) = await store.tables(limit=1)
            _, asked = await ledger.answers(store, table)
            shown = live(playing.server).get(table.id, ())
            moments = {
                mark.asked for message in shown if message.id == str(table.panel_id) for mark, _ in marks(message)
            }
            if moments == {asked} and not await store.pending() and not dead(playing.server, table):
                return
            await asyncio.sleep(0.05)


async def test_a_bot_that_is_killed_at_any_moment_loses_and_doubles_nothing(
    tmp_path: Path, long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = MANY_KILLS if long else KILLS
    async with play(tmp_path, SEED) as playing:
        for number in range(kills):
            await playing.life(number)
        assert await playing.bots.left_behind() == set()

        await playing.bots.start(pictures=True)
        await playing.bots.online()
        await playing.acts_accepted()
        try:
            await settle(playing)
        except TimeoutError:
            raise AssertionError(f"what is shown is not the present:\n{playing.picture()}") from None
        twice = told_twice(playing.server)
        playing.bots.kill()
        await playing.bots.end()

    async with await Store.open(playing.bots.database) as store:
        tables = await store.tables(limit=10_000)
        kept = [pressed for table in tables for pressed in (await ledger.answers(store, table))[0]]
        damage = [found for table in tables for found in await store.verify(table.id)]
    lost = ledger.missing(playing.record.acknowledged, kept)
    doubled = ledger.missing(kept, set(kept)) + ledger.missing(kept, playing.record.given)
    with capsys.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {kills} kills, {len(tables)} tables, {len(kept)} answers, "
            f"{len(playing.record.acknowledged)} acknowledged, lost={len(lost)}, doubled={len(doubled)}, "
            f"{playing.said.nonces.total()} messages, said twice={len(playing.said.doubled)}, "
            f"{len(dead(playing.server, tables[0]))} dead panels\n"
        )
    assert (lost, doubled, playing.said.doubled, twice, damage) == ([], [], [], [], [])
    assert [message.id for message in live(playing.server)[tables[0].id]] == [str(tables[0].panel_id)]
    assert dead(playing.server, tables[0]) == []
    log = playing.bots.log.read_text()
    assert [word for word in UNFORESEEN if word in log] == []
