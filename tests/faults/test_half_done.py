"""What a crash or a lost answer leaves half done is brought to its end: one live panel, and it shows the present."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.people import InteractionFailed
from bot.playground.seen import Seen
from bot.sessions.session import Session
from bot.store import TableChanges
from bot.text import speak
from cogs.panel import layout
from tests.e2e.bench import CHANNEL, PATIENT, Bench, give, lamplight
from tests.faults.players import marks

SAY = "POST /channels/{channel_id}/messages"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the publisher wait until the restart before it tries anything again."""
    monkeypatch.setattr("cogs.panel.publisher.FIRST_RETRY", 3600.0)


async def do(table: Bench, session: Session) -> None:
    """Let whoever is asked do as little as they can, whether or not a panel shows it."""
    person, ask = table.asked(session)
    await session.answer(int(person.id), [option.key for option in ask.options[-max(1, ask.least) :]])
    table.panels.publisher.wake(session)


async def begin_again(table: Bench) -> None:
    """Restart, and wait until nothing is left to be sent."""
    await table.restart()
    async with asyncio.timeout(PATIENT):
        while await table.store.pending():  # noqa: ASYNC110 - the outbox has no event
            await asyncio.sleep(0.01)
    await table.quiet()


async def panel_without_answer(table: Bench) -> tuple[Session, Seen]:
    """Play to the end of the first Watch, and lose the answer to the post of the panel that follows it."""
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    table.server.faults.cut_after(SAY)
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        await do(table, session)
    posted = await table.server.until(lambda: [message for message in table.live() if message.id != old.id])
    assert session.row.panel_id is None
    return session, posted[0]


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
    table.server.interactions.deadline = 0.5
    table.server.faults.cut_before("POST /interactions/*", times=10)
    with pytest.raises(InteractionFailed):
        await table.person("Ada").press(lobby, "Start")
    table.server.faults.clear()
    assert [message.id for message in table.live()] == [(await table.panel()).id]
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
    assert [violation.path for violation in table.server.violations] == ["data.components"]
    table.server.violations.clear()
    await table.quiet()
