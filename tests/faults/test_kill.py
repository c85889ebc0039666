"""Killed at any moment of play, Vigil comes back: nothing acknowledged is lost, nothing is said twice.

And at the end exactly one message can be pressed: the panel, which shows the present.
"""

from __future__ import annotations

import asyncio
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.store import Store, TableRow
from tests.support.faults import ledger
from tests.support.faults.players import marks
from tests.support.faults.playing import CHANNEL, Play, live, play
from tests.support.waiting import PATIENT

SEED = 1906
KILLS, MANY_KILLS = 100, 1000
PROMISE_OR_SEED = re.compile(r"\b[0-9a-f]{64}\b")
UNFORESEEN = ("Traceback", "incident", "could not be shown", "does not take")
"""What stands in the log only if something went wrong that no kill excuses."""


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
        await playing.bots.leave_nothing_behind()

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
