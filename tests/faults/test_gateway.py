"""The gateway fails: sockets drop, sessions end, events come twice."""

from __future__ import annotations

import asyncio

from bot.playground.journal import Sent
from bot.playground.people import Reply
from tests.support.e2e.bench import CHANNEL, Bench, give


def callbacks(table: Bench, reply: Reply) -> list[Sent]:
    """Every first response that was given to one interaction."""
    sent = [each for each in table.server.sent if each.interaction_id == reply.interaction.id]
    return [each for each in sent if each.route.endswith("/callback")]


async def test_a_press_missed_while_the_socket_was_down_is_answered_after_the_resume(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    sessions = set(table.server.gateway.sessions)
    await table.server.faults.drop_gateway()
    assert not table.server.gateway.online
    reply = await give(table.person("Ada"), panel, ["move to=C4"])
    assert reply is not None
    assert reply.kind == table.answers
    assert session.row.head == 2
    assert set(table.server.gateway.sessions) == sessions, "it was resumed, not begun anew"


async def test_a_lost_session_is_begun_anew_and_the_table_goes_on(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    sessions = set(table.server.gateway.sessions)
    await table.server.faults.drop_gateway(resumable=False)
    await table.server.until_online()
    assert not sessions & set(table.server.gateway.sessions)
    reply = await give(table.person("Ada"), panel, ["move to=C4"])
    assert reply is not None
    assert session.row.head == 2
    assert (await table.panel()).id == panel.id
    assert len(table.live()) == 1


async def test_what_could_not_be_sent_is_sent_when_the_session_begins_anew(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    table.server.forbid_bot(CHANNEL, send_messages=True)
    while not await table.store.pending(session.id):
        person, ask = table.asked(session)
        await person.command("table do", CHANNEL, action=ask.options[-1].key)
        await table.quiet()
    assert not table.live()
    table.server.forbid_bot(CHANNEL)
    await table.server.faults.drop_gateway(resumable=False)
    await table.server.until(table.live)
    await table.quiet()
    assert len(table.live()) == 1
    assert await table.store.pending(session.id) == []


async def test_a_request_to_reconnect_is_followed_without_loss(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    await table.server.faults.ask_to_reconnect()
    await give(table.person("Ada"), panel, ["move to=C4"])
    assert session.row.head == 2
    await table.quiet()
    await table.server.until_online()


async def test_a_press_delivered_twice_is_applied_once_and_answered_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.deliver_twice()
    reply = await give(table.person("Ada"), panel, ["move to=C4"])
    await table.quiet()
    assert reply is not None
    assert reply.kind == table.answers
    assert session.row.head == 2
    assert [sent.status for sent in callbacks(table, reply)] == [200]
    assert table.private("Ada") == []


async def test_a_press_delivered_again_later_is_applied_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    reply = await give(ada, desk, ["rest"])
    assert reply is not None
    before = len(callbacks(table, reply))
    table.server.interactions.redeliver(reply.interaction)
    await ada.press(await table.more("Ada"), "Look closer")
    await table.quiet()
    assert session.row.head == 2
    assert len(callbacks(table, reply)) == before


async def test_a_command_delivered_twice_is_done_once(table: Bench) -> None:
    table.server.faults.deliver_twice()
    await table.person("Ada").command("table new", CHANNEL, game="training")
    await table.quiet()
    assert len(table.public()) == 1
    assert table.private("Ada") == []
    assert len(await table.store.tables()) == 1


async def test_events_held_back_arrive_in_order(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    mores = {name: await table.more(name) for name in ("Chiara", "Dmitri", "Eve")}
    table.server.faults.hold_gateway()
    presses = [asyncio.create_task(table.person(name).press(more, "Look closer")) for name, more in mores.items()]
    answer = asyncio.create_task(give(table.person("Ada"), panel, ["move to=C4"]))
    await asyncio.sleep(0)
    table.server.faults.release_gateway()
    assert {reply.kind for reply in await asyncio.gather(*presses)} == {"deferred"}
    assert (await answer) is not None
    assert session.row.head == 2
