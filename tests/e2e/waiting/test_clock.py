"""A clock that jumps: a laptop that slept has made nobody late, and one that was set back keeps nobody waiting."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, cast

import msgspec
import pytest

from bot.sessions.waiting.patience import GRACE, HOUR
from bot.store import Follower, Outgoing
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.erasing import eraser
from tests.support.e2e.patience import DAY, Clock, told, waiting

if TYPE_CHECKING:
    from cogs.table.lobbies import Lobbies

SLEPT = pytest.mark.parametrize("counted", [False, True], ids=["a clock that stops", "a clock that runs on"])


@SLEPT
async def test_four_days_of_sleep_are_nobodys_delay(table: Bench, clock: Clock, counted: bool) -> None:
    session = await waiting(table, "Ada", "Bruno")
    (call,) = await clock.later(GRACE)
    await clock.later(20 * HOUR)
    (before,) = await table.store.waits(session.id)
    clock.jump(4 * DAY, asleep=4 * DAY if counted else 0)
    for _ in range(3):
        assert await clock.later(5000) == [call], "no reminder, no word to the game-master, no offer"
    (after,) = await table.store.waits(session.id)
    assert (after.stage, after.asked) == (before.stage, before.asked)
    assert abs(after.due - before.due - 4 * DAY) <= 6 * 60 * 1000
    assert await clock.later(3 * HOUR) == [call]
    (reminder,) = await clock.later(HOUR)
    assert "has been waiting" in reminder.text, "and then the day goes on where it was"


@SLEPT
async def test_a_question_with_a_deadline_is_not_answered_by_a_sleep(table: Bench, clock: Clock, counted: bool) -> None:
    session = await table.open("Ada", "Bruno")
    await table.person("Ada").command("table pace", CHANNEL, pace="live")
    head = session.row.head
    session.match.asks = tuple(msgspec.structs.replace(ask, within=600) for ask in session.match.asks)
    table.panels.publisher.wake(session)
    await table.quiet()
    clock.jump(DAY, asleep=DAY if counted else 0)
    await clock.later(5000)
    assert session.row.head == head
    await clock.later(600_000)
    assert session.row.head == head + 2, "it is told, and answered"


async def test_whoever_presses_before_the_attendant_looks_is_not_moved_twice(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    (call,) = await clock.later(GRACE)
    clock.jump(4 * DAY)
    assert told(await table.person("Bruno").press(call, "Seen, later")).startswith("Good.")
    await clock.later(5000)
    (wait,) = await table.store.waits(session.id)
    assert wait.due <= clock.now + DAY


async def test_a_clock_that_is_set_back_keeps_nobody_waiting(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    await clock.later(GRACE)
    user = int(table.person("Eve").id)
    await table.store.follow(Follower(session.id, user, 0, clock.now))
    (kept,) = await table.store.enqueue(session.id, [Outgoing("stray", b"")])
    await table.store.failed(kept.id, "later", clock.now + HOUR)
    clock.jump(-3 * DAY)
    (reminder,) = await clock.later(DAY)
    assert "has been waiting" in reminder.text, "a day later by anybody's count"
    (follower,) = await table.store.followers(session.id)
    assert follower.told_at <= clock.now
    assert all(at <= clock.now for at in (await table.store.pinged([int(table.person("Bruno").id)])).values())
    assert all(row.not_before <= clock.now for row in await table.store.pending(session.id))


async def test_a_clock_that_was_set_back_while_vigil_was_away_keeps_nobody_waiting(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    await clock.later(GRACE)
    await table.stop()
    clock.jump(-3 * DAY)
    await table.start()
    clock.take()
    (reminder,) = await clock.later(DAY)
    assert "has been waiting" in reminder.text


async def test_a_paused_table_is_moved_once_by_a_jump(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    await clock.later(GRACE)
    await table.person("Ada").command("gm pause", CHANNEL)
    await clock.later(5000)
    (before,) = await table.store.waits(session.id)
    clock.jump(2 * DAY)
    await clock.later(5000)
    (after,) = await table.store.waits(session.id)
    assert after.due - before.due == 2 * DAY + 5000


async def test_a_jump_closes_no_lobby(table: Bench, clock: Clock) -> None:
    panel = await table.lobby("Ada")
    with closing(sqlite3.connect(table.path)) as db:
        db.execute("UPDATE tables SET touched_at = ?", (clock.now,))
        db.commit()
    await clock.later(5000)
    clock.jump(400 * DAY)
    await cast("Lobbies", table.bot.get_cog("Lobbies")).tick()
    await table.quiet()
    assert panel.buttons


@pytest.mark.parametrize("away", [False, True], ids=["asleep", "stopped"])
async def test_a_jump_erases_no_server(table: Bench, clock: Clock, away: bool) -> None:
    session = await table.open("Ada", "Bruno")
    table.store._clock = lambda: clock.now
    await clock.later(5000)
    gone = int(table.server.world.guild_id) + 1
    await table.store.note_erasure("left", gone)
    with closing(sqlite3.connect(table.path)) as db:
        db.execute("UPDATE tables SET guild_id = ?", (gone,))
        db.commit()
    await clock.later(10 * DAY)
    if away:
        await table.stop()
    clock.jump(400 * DAY)
    if away:
        await table.start()
        clock.take()
    await eraser(table).work()
    await clock.later(19 * DAY)
    await eraser(table).work()
    assert [row.id for row in await table.store.tables()] == [session.id]
    clock.jump(-300 * DAY)
    await clock.later(2 * DAY)
    await eraser(table).work()
    assert await table.store.tables() == [], "thirty days by anybody's count"


@pytest.mark.parametrize("away", [False, True], ids=["asleep", "stopped"])
async def test_a_lobby_grows_no_older_while_nobody_is_there_to_see(table: Bench, clock: Clock, away: bool) -> None:
    await table.lobby("Ada")
    session = await table.session()
    with closing(sqlite3.connect(table.path)) as db:
        db.execute("UPDATE tables SET touched_at = ?", (clock.now,))
        db.commit()
    await clock.later(5000)
    if away:
        await table.stop()
    clock.jump(3 * DAY)
    if away:
        await table.start()
        clock.take()
    await clock.later(DAY)
    assert await table.store.idle_lobbies(clock.now - 2 * DAY) == []
    assert (await table.store.table(session.id)).touched_at < clock.now - 3 * DAY, "and what was, was when it was"
    await clock.later(DAY)
    assert await table.store.idle_lobbies(clock.now - 2 * DAY) == [session.id]
    clock.jump(-3 * DAY)
    await clock.later(5000)
    assert await table.store.idle_lobbies(clock.now - 2 * DAY) == [session.id]
