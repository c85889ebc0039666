"""What a crash or a lost answer leaves half done is brought to its end: one live panel, and it shows the present."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from bot.store import TableChanges
from bot.text import speak
from cogs.face import layout
from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.faults.players import marks
from tests.support.faults.restarts import begin_again, do, panel_without_answer
from tests.support.faults.routes import SAY
from tests.support.faults.unshown import ANSWER, unheard
from tests.support.waiting import eventually


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the publisher wait until the restart before it tries anything again."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 3600.0)


async def test_a_panel_that_was_posted_unnoticed_and_overtaken_loses_its_buttons(table: Bench) -> None:
    session, posted = await panel_without_answer(table)
    before = len(await table.store.pending(session.id))
    while len(await table.store.pending(session.id)) == before:
        await do(table, session)
    await begin_again(table)
    panel = await table.panel()
    assert panel.id != posted.id
    assert [message.id for message in table.live()] == [panel.id]


async def test_a_panel_that_was_posted_unnoticed_shows_what_happened_since(table: Bench) -> None:
    session, posted = await panel_without_answer(table)
    await do(table, session)
    await begin_again(table)
    panel = await table.panel()
    assert panel.id == posted.id
    assert {mark.asked for mark, _ in marks(panel)} == {(await table.session()).asked}


async def test_the_last_panel_of_a_table_put_away_meanwhile_has_nothing_to_press(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    table.server.faults.server_error(SAY, times=10_000)
    while session.row.status == "playing":
        await do(table, session)
    await table.person("Ada").command("table close", CHANNEL)
    table.server.faults.clear()
    await begin_again(table)
    assert table.live() == []
    assert session.row.seed.hex() in table.public()[-1].text, "the seed is told all the same"


async def test_a_lobby_that_nobody_noted_is_closed_by_the_start(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    session = await table.session()
    await table.store.update_table(session.id, TableChanges(panel_id=None, panel_channel_id=None))
    await table.restart()
    table.server.faults.cut_before(ANSWER, times=10)
    await unheard(table, table.person("Ada").press(lobby, "Start"))
    table.server.faults.clear()
    panel = await table.panel()
    assert [message.id for message in table.live()] == [panel.id]
    assert not lobby.buttons


async def test_a_press_on_a_panel_that_is_being_replaced_counts_and_is_answered_apart(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.hold_gateway()
    pressing = asyncio.create_task(give(table.person("Ada"), panel, ["move to=C4"]))
    await asyncio.sleep(0)
    gone = layout.retired(session, speak("en-US"))
    await table.panels.publisher._edit(session, gone, [])
    table.server.faults.release_gateway()
    reply = await pressing
    assert reply is not None
    assert (reply.kind, reply.message.ephemeral, session.row.head) == ("message", True, 2)
    assert "One action left." in reply.message.text
    assert table.server.violations == [], "it is known, not tried"
    await table.quiet()


async def test_every_table_that_a_crash_left_behind_is_shown_however_long_ago_it_was_touched(table: Bench) -> None:
    one = await table.open("Ada", "Bruno", channel="table-one")
    two = await table.open("Chiara", "Dmitri", channel="table-two")
    await table.quiet()
    table.panels.publisher._closed = True  # nothing is shown any more, and then it crashes
    await one.answer(int(table.person("Ada").id), ["move to=C4"])
    await two.answer(int(table.person("Chiara").id), ["move to=C4"])
    await table.stop()
    with sqlite3.connect(table.path) as db:
        db.execute("UPDATE tables SET touched_at = touched_at - 700000 WHERE id = ?", (one.id,))
    await table.start()
    for channel in ("table-one", "table-two"):
        await table.server.until(lambda at=channel: "Mara moves to C4." in table.live(at)[0].text)  # type: ignore[misc]


async def test_a_table_that_shows_the_present_is_left_alone(table: Bench) -> None:
    one = await table.open("Ada", "Bruno", channel="table-one")
    await table.open("Chiara", "Dmitri", channel="table-two")
    await give(table.person("Ada"), await table.panel("table-one"), ["move to=C4"])
    await table.quiet()
    await table.stop()
    with sqlite3.connect(table.path) as db:
        db.execute("UPDATE tables SET touched_at = touched_at - 700000 WHERE id = ?", (one.id,))
    woken = list[int]()
    await table.start()
    publisher = table.panels.publisher
    publisher._wake = woken.append  # type: ignore[assignment, method-assign]
    await publisher.resume()
    assert set(woken) == {(await table.session("table-two")).id}


async def test_a_computer_seat_that_stalled_long_ago_plays_on(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    one = await table.open("Ada", computers=1, channel="table-one")
    await table.open("Chiara", "Dmitri", channel="table-two")
    monkeypatch.setattr(type(one), "_computer_answer", lambda *_: [])
    while any(one.seats[seat].kind == "person" for seat in one.match.waiting):
        await do(table, one)
    await table.quiet()
    await table.stop()
    monkeypatch.undo()
    monkeypatch.setattr("bot.sessions.house.PAGE", 1)
    with sqlite3.connect(table.path) as db:
        db.execute("UPDATE tables SET touched_at = touched_at - 700000 WHERE id = ?", (one.id,))
    before = one.row.head
    await table.start()

    async def plays_on() -> bool:
        return (await table.store.table(one.id)).head > before

    await eventually(plays_on)
