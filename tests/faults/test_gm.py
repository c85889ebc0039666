"""Faults around the game-master's desk: lost answers, doubles, locks and kills leave nothing half done."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.playground.people import InteractionFailed, Person
from bot.playground.seen import Seen
from bot.saves.playable import problems_of
from bot.sessions.session import Session
from bot.store import Store
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import confirm, gm, move
from tests.support.faults.locking import LONG, SHORT, locked
from tests.support.faults.players import marks
from tests.support.faults.playing import Play, live, play
from tests.support.faults.restarts import begin_again
from tests.support.faults.routes import SAY, responses
from tests.support.faults.unshown import ANSWER, unheard
from tests.support.waiting import PATIENT

MASTER = "Ada"
KILLS, MANY_KILLS = 30, 300
SEED = 1984


async def moved(table: Bench) -> Session:
    """A table where Ada has walked to C4."""
    session = await table.open("Ada", "Bruno")
    await move(table, session, "Ada", "move to=C4")
    return session


# What is delivered twice is done once


async def test_a_yes_that_is_delivered_twice_takes_back_once(table: Bench) -> None:
    session = await moved(table)
    await move(table, session, "Ada", "move to=D4")
    preview = (await gm(table, MASTER, "undo")).message
    before = responses(table)
    table.server.faults.deliver_twice()
    await confirm(table, MASTER, preview)
    assert responses(table) == before + 1
    assert lamplight(session).keepers["mara"].at == "C4"
    assert [row.kind for row in await table.store.rows(session.id)].count("undo") == 1


async def test_a_correction_that_is_delivered_twice_is_made_once(table: Bench) -> None:
    session = await moved(table)
    preview = (await gm(table, MASTER, "set", what="lamp", value="5")).message
    table.server.faults.deliver_twice()
    await confirm(table, MASTER, preview)
    assert [row.kind for row in await table.store.rows(session.id)].count("set") == 1


async def test_a_voice_that_is_delivered_twice_counts_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno", "Chiara")
    await move(table, session, "Ada", "move to=C4")
    vote = (await table.person("Ada").command("table undo-vote", CHANNEL)).message
    table.server.faults.deliver_twice()
    await table.person("Bruno").press(vote, "Let it stand")
    await table.quiet()
    assert "1 for it, 1 against it." in vote.text


# What Discord did not hear is shown after a restart


async def test_an_undo_whose_panel_was_never_posted_is_shown_at_the_start(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 3600.0)
    session = await moved(table)
    preview = (await gm(table, MASTER, "undo")).message
    table.server.faults.server_error(SAY, times=1000)
    await table.person(MASTER).press(preview, "Yes, do it")
    assert lamplight(session).keepers["mara"].at == "D4"
    table.server.faults.clear()
    await begin_again(table)
    await shows_the_present(table)
    assert "took a decision back" in (await table.panel()).text


async def test_a_correction_whose_answer_was_lost_stands_and_is_not_made_again(table: Bench) -> None:
    session = await moved(table)
    preview = (await gm(table, MASTER, "set", what="lamp", value="5")).message
    table.server.faults.cut_before(ANSWER, times=10)
    await unheard(table, table.person(MASTER).press(preview, "Yes, do it"))
    table.server.faults.clear()
    await table.quiet()
    assert lamplight(session).lamp == 5
    reply = await confirm(table, MASTER, preview)
    assert "has gone on since" in reply.message.text
    assert [row.kind for row in await table.store.rows(session.id)].count("set") == 1
    await shows_the_present(table)


async def test_a_seat_that_vigil_was_to_play_when_the_crash_came_is_played_on_at_the_start(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    seats = [
        seat if seat.seat != "mara" else type(seat)("mara", seat.position, "computer")
        for seat in session.seats.values()
    ]
    await table.store.set_seats(session.id, seats)
    await table.restart()
    bruno = f"Waiting for {table.named('Bruno')}."
    await table.server.until(lambda: any(bruno in message.text for message in table.public()))
    session = await table.session()
    assert session.match.waiting == ("ivo",)
    await shows_the_present(table)


async def shows_the_present(table: Bench) -> None:
    panel, session = await table.panel(), await table.session()
    assert [message.id for message in table.live()] == [panel.id]
    assert {mark.asked for mark, _ in marks(panel)} == {session.asked}


# Behind a lock


@pytest.mark.parametrize("long", [SHORT, LONG])
async def test_an_undo_behind_a_lock_is_done_whole_or_not_at_all(hurried: Bench, long: bool) -> None:
    session = await moved(hurried)
    preview = (await gm(hurried, MASTER, "undo")).message
    async with locked(hurried, long):
        reply = await hurried.person(MASTER).press(preview, "Yes, do it")
        assert reply.kind == "deferred_update"
        if long:
            await hurried.quiet()
    await hurried.quiet()
    at = "C4" if long else "D4"
    assert lamplight(await hurried.session()).keepers["mara"].at == at
    assert (await hurried.store.table(session.id)).head == (2 if long else 3)


@pytest.mark.parametrize("command", ["pause", "lock", "skip", "resync", "history", "audit"])
async def test_commands_behind_a_lock_are_acknowledged_in_time(hurried: Bench, command: str) -> None:
    await moved(hurried)
    async with locked(hurried, SHORT):
        reply = await gm(hurried, MASTER, command)
        assert reply.kind in ("deferred", "message")
    message = await reply.final()
    assert message.ephemeral
    await hurried.quiet()


# Killed at any moment


class Master:
    """A game-master who takes back, puts right and lets the table vote without pause, while the bot dies."""

    def __init__(self, playing: Play, rng: Random) -> None:
        self.playing = playing
        self.rng = rng
        self.given: Counter[str] = Counter()
        self.acknowledged: Counter[str] = Counter()

    @property
    def person(self) -> Person:
        return self.playing.server.person(MASTER)

    async def press(self) -> None:
        """Do one thing after another, for ever."""
        while True:
            await self.playing._alive.wait()
            with contextlib.suppress(InteractionFailed, LookupError):  # the bot died, or nothing could be done
                await getattr(self, self.rng.choice(("undo", "correct", "vote", "pause")))()
            await asyncio.sleep(0.02)

    async def undo(self) -> None:
        preview = (await self.person.command("gm undo", CHANNEL, steps=self.rng.randint(1, 3))).message
        await self.yes("undo", preview)

    async def correct(self) -> None:
        fixes = await self.person.autocomplete("gm set", "what", "health", CHANNEL)
        what = self.rng.choice(fixes)["value"] if fixes else "lamp"
        preview = (await self.person.command("gm set", CHANNEL, options={"what": what, "value": "3"})).message
        await self.yes("set", preview)

    async def yes(self, deed: str, preview: Seen) -> None:
        """Press yes, if there is one."""
        self.given[deed] += 1
        reply = await self.person.press(preview, "Yes, do it")
        self.acknowledged[deed] += reply.kind == "update"

    async def vote(self) -> None:
        vote = (await self.person.command("table undo-vote", CHANNEL)).message
        self.given["vote"] += 1
        for name in ("Bruno", "Chiara"):
            if vote.buttons:
                await self.playing.server.person(name).press(vote, "Take it back")

    async def pause(self) -> None:
        for command in ("pause", "unpause"):
            await self.person.command(f"gm {command}", CHANNEL)


async def test_a_bot_that_is_killed_around_undo_set_and_vote_loses_and_doubles_nothing(
    tmp_path: Path, long: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    kills = MANY_KILLS if long else KILLS
    async with play(tmp_path, SEED) as playing:
        master = Master(playing, Random(SEED))
        pressing = asyncio.create_task(master.press())
        try:
            for number in range(kills):
                await playing.life(number)
            await playing.bots.start(pictures=False)
            await playing.bots.online()
            await playing.acts_accepted()
        finally:
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
        await playing.rest()
        await unpause(playing)
        shown = await settled(playing)
        playing.bots.kill()
        await playing.bots.end()
    async with await Store.open(playing.bots.database) as store:
        tables = await store.tables(limit=10_000)
        kinds = Counter[str]()
        damage = []
        for table in tables:
            damage += await problems_of(store, table.id)
            kinds.update(row.kind for row in await store.rows(table.id) if row.kind != "set" or row.entry)
    with capsys.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {kills} kills, {len(tables)} tables, rows {dict(kinds)}, given {dict(master.given)}, "
            f"acknowledged {dict(master.acknowledged)}, said twice={len(playing.said.doubled)}\n"
        )
    assert damage == []
    assert playing.said.doubled == []
    assert master.acknowledged["undo"] <= kinds["undo"] <= master.given["undo"] + master.given["vote"]
    assert master.acknowledged["set"] <= kinds["set"] <= master.given["set"]
    assert master.acknowledged["undo"] > 0
    assert master.acknowledged["set"] > 0
    assert len(playing.record.acknowledged) <= kinds["answer"] <= len(playing.record.given)
    assert shown


async def unpause(playing: Play) -> None:
    """Let the game go on, if it was paused when the last bot died."""
    await playing.server.person(MASTER).command("gm unpause", CHANNEL)


async def settled(playing: Play) -> bool:
    """Wait until everything is said and the newest table's panel is live."""
    async with await Store.open(playing.bots.database) as store, asyncio.timeout(PATIENT):
        while True:
            (table,) = await store.tables(limit=1)
            shown = live(playing.server).get(table.id, ())
            if str(table.panel_id) in {message.id for message in shown} and not await store.pending():
                return True
            await asyncio.sleep(0.05)
