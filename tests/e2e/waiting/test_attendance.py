"""A table that waits: one ping a turn, a reminder, the game-master, an offer; and nothing forgotten by a restart."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import msgspec

from bot.sessions.waiting.patience import GRACE, HOUR, MINUTE, NEW, PINGED
from cogs.table.attendance import AGAIN
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.gm import confirm
from tests.support.e2e.patience import DAY, Clock, told, waiting
from tests.support.e2e.replies import move


async def test_a_new_panel_is_the_ping_and_there_is_no_other(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    assert (await table.panel()).mentions == [table.person("Ada").id]
    assert await clock.later(GRACE) == []
    assert await clock.later(DAY - GRACE - MINUTE) == []


async def test_whose_turn_comes_within_a_phase_is_pinged_once_after_a_moment(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    assert clock.calls() == [], "whoever answers at once is left alone"

    (call,) = await clock.later(GRACE)
    assert call.mentions == [table.person("Bruno").id]
    assert "it is your turn at **Lamplight** (Ivo)" in call.text
    assert await clock.later(HOUR) == [call], "one ping a turn"

    await move(table, "Bruno", "C4")
    await table.quiet()
    assert clock.calls() == [], "a call that was heard is taken away"
    assert call.deleted
    assert await clock.later(DAY - MINUTE) == [], "and the turn that goes on brings no second ping"


async def test_a_reminder_the_game_master_and_then_an_offer(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    ada, bruno = table.person("Ada"), table.person("Bruno")
    await clock.later(GRACE)

    (reminder,) = await clock.later(DAY)
    assert reminder.mentions == [bruno.id]
    assert "has been waiting for Ivo" in reminder.text

    (report,) = await clock.later(DAY)
    assert report.mentions == [ada.id], "now the game-master is asked"
    assert report.labels == ["Wait on", "Let Vigil play"]

    (offer,) = await clock.later(DAY)
    assert offer.mentions == []
    assert offer.labels == ["Take the seat", "Let Vigil play"]
    assert await clock.later(30 * DAY) == [offer], "and that is all"

    asked = (await table.person("Chiara").press(offer, "Take the seat")).message
    await confirm(table, "Ada", asked, "Yes")
    assert session.seats["ivo"].user_id == int(table.person("Chiara").id)
    assert "Chiara takes over Ivo from a player who is away." in (await table.panel()).text
    assert clock.calls() == []
    assert f"Waiting for {table.named('Chiara')}." in (await table.panel()).text


async def test_seen_later_silences_the_call_for_a_whole_step(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    (call,) = await clock.later(GRACE)
    assert told(await table.person("Ada").press(call, "Seen, later")) == "Nobody waits for you here now."
    await clock.later(20 * HOUR)
    assert told(await table.person("Bruno").press(call, "Seen, later")).startswith("Good.")
    await table.quiet()
    assert clock.calls() == []
    assert await clock.later(23 * HOUR) == []
    (reminder,) = await clock.later(HOUR)
    assert reminder.mentions == [table.person("Bruno").id]


async def test_a_panel_that_pinged_somebody_can_be_answered_with_seen_later(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    assert panel.mentions == [table.person("Ada").id]
    assert "Seen, later" not in (await table.more("Bruno")).labels, "nobody waits for Bruno"
    await clock.later(20 * HOUR)
    assert told(await table.person("Ada").press(await table.more("Ada"), "Seen, later")).startswith("Good.")
    assert await clock.later(23 * HOUR) == []
    (reminder,) = await clock.later(HOUR)
    assert reminder.mentions == [table.person("Ada").id]
    await table.finish(session)
    await table.quiet()
    assert "Seen, later" not in (await table.panel()).labels


async def test_a_restart_forgets_nothing_and_time_away_counts_for_nobody(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    (call,) = await clock.later(GRACE)
    await clock.later(20 * HOUR)
    await table.stop()
    clock.now += 5 * DAY
    await table.start()
    clock.take()
    await table.quiet()
    assert clock.calls() == [call]
    assert await clock.later(3 * HOUR) == [call]
    (reminder,) = await clock.later(HOUR)
    assert "has been waiting" in reminder.text


async def test_a_pause_counts_for_nobody_and_begins_nothing_anew(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    session.match.asks = tuple(msgspec.structs.replace(ask, within=100 * 3600) for ask in session.match.asks)
    (call,) = await clock.later(GRACE)
    await clock.later(20 * HOUR)
    (before,) = await table.store.waits(session.id)
    limit = await table.store.deadline(session.id)
    await table.person("Ada").command("gm pause", CHANNEL)
    await table.quiet()
    await table.person("Ada").command("table panel", CHANNEL)
    await table.quiet()
    assert (await table.panel()).mentions == []
    for _ in range(5):
        assert await clock.later(DAY) == [call], "nobody is called during a pause"
    await table.person("Ada").command("gm unpause", CHANNEL)
    await table.quiet()
    assert clock.calls() == [call], "and no second ping comes after it"
    (after,) = await table.store.waits(session.id)
    assert after == msgspec.structs.replace(before, since=before.since + 5 * DAY, due=before.due + 5 * DAY)
    assert limit is not None
    assert await table.store.deadline(session.id) == msgspec.structs.replace(limit, due=limit.due + 5 * DAY)
    assert await clock.later(before.due + 5 * DAY - clock.now - 1) == [call]
    (reminder,) = await clock.later(1)
    assert "has been waiting" in reminder.text


async def test_a_question_with_a_deadline_is_answered_for_whoever_lets_it_pass(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    await table.person("Ada").command("table pace", CHANNEL, pace="live")
    match, head = session.match, session.row.head
    match.asks = tuple(msgspec.structs.replace(ask, within=30) for ask in match.asks)
    table.panels.publisher.wake(session)
    await table.quiet()
    await clock.later(29_000)
    assert session.row.head == head
    await clock.later(1_000)
    assert session.row.head == head + 2, "it is told, and answered"
    row = await table.store.row(session.id, session.row.head)
    assert (row.seat, row.user_id) == ("mara", None)
    await clock.later(HOUR)
    assert session.row.head == head + 2, "the next question has no deadline"


async def test_a_deadline_that_was_kept_changes_nothing(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    await table.person("Ada").command("table pace", CHANNEL, pace="live")
    session.match.asks = tuple(msgspec.structs.replace(ask, within=30) for ask in session.match.asks)
    table.panels.publisher.wake(session)
    await table.quiet()
    await move(table, "Ada", "C4")
    await table.quiet()
    head = session.row.head
    await clock.later(HOUR)
    assert session.row.head == head


async def test_a_table_that_cannot_be_read_holds_up_no_other(table: Bench, clock: Clock) -> None:
    broken = await waiting(table, "Ada", "Bruno")
    await table.person("Ada").command("table pace", CHANNEL, pace="live")
    broken.match.asks = tuple(msgspec.structs.replace(ask, within=1) for ask in broken.match.asks)
    table.panels.publisher.wake(broken)
    await table.quiet()
    clock.now += 1000
    await waiting(table, "Chiara", "Dmitri", channel="table-two")
    with closing(sqlite3.connect(table.path)) as db:
        db.execute("UPDATE journal SET delta = x'00' WHERE table_id = ? AND seq = ?", (broken.id, broken.row.head))
        db.commit()
    table.bot.house.sweep(-1)
    table.store.forget_states()
    await clock.later(GRACE)
    (call,) = clock.calls("table-two")
    assert call.mentions == [table.person("Dmitri").id]
    (wait,) = await table.store.waits(broken.id)
    deadline = await table.store.deadline(broken.id)
    assert deadline is not None
    assert (wait.due, deadline.due) == (clock.now + AGAIN, clock.now + AGAIN), "and it is tried again"


async def test_a_ping_that_could_not_be_sent_is_sent_a_little_later(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    table.server.faults.server_error("POST /channels/*/messages", status=503)
    assert await clock.later(GRACE) == []
    (wait,) = await table.store.waits(session.id)
    assert wait.stage == NEW, "nobody was pinged yet"
    (call,) = await clock.later(AGAIN)
    assert call.mentions == [table.person("Bruno").id]


async def test_where_vigil_may_not_write_the_waiting_goes_on_in_silence(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    table.server.forbid_bot(CHANNEL, send_messages=True)
    assert await clock.later(GRACE) == []
    (wait,) = await table.store.waits(session.id)
    assert wait.stage == PINGED
    table.server.forbid_bot(CHANNEL)
    (reminder,) = await clock.later(DAY)
    assert "has been waiting" in reminder.text


async def test_a_new_pace_holds_for_whom_the_table_waits_already(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    ada, bruno = table.person("Ada"), table.person("Bruno")
    (ping,) = await clock.later(GRACE)
    assert ping.mentions == [bruno.id]
    await clock.later(4 * MINUTE)
    await ada.command("table pace", CHANNEL, pace="live")
    assert await clock.later(4 * MINUTE) == [ping], "nine minutes of ten"
    (reminder,) = await clock.later(MINUTE)
    assert reminder.id != ping.id
    await ada.command("table pace", CHANNEL, pace="evening")
    assert await clock.later(10 * MINUTE) == [reminder], "twenty minutes of four hours"
    (report,) = await clock.later(4 * HOUR - 20 * MINUTE)
    assert report.mentions == [ada.id]


async def test_a_quicker_pace_brings_one_step_and_not_all_at_once(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    (ping,) = await clock.later(GRACE)
    await clock.later(10 * HOUR)
    await table.person("Ada").command("table pace", CHANNEL, pace="live")
    (reminder,) = await clock.later(1)
    assert reminder.id != ping.id
    assert await clock.later(9 * MINUTE) == [reminder]
    (report,) = await clock.later(MINUTE)
    assert report.mentions == [table.person("Ada").id]
