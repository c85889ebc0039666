"""Discord's API fails: rate limits, server errors, lost answers. Nothing is lost, nothing comes twice."""

from __future__ import annotations

import pytest

from bot.playground.interactions import TOKEN_SECONDS
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight
from tests.support.faults.unshown import ANSWER, unheard

SAY = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the publisher try again at once; how long it waits is not what is tested."""
    monkeypatch.setattr("cogs.post.publisher.FIRST_RETRY", 0.01)


async def end_watch(table: Bench, session: Session) -> None:
    """Play to the end of the first Watch."""
    await table.quiet()
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        person, ask = table.asked(session)
        await person.command("table do", CHANNEL, action=ask.options[-1].key)


async def settled(table: Bench, session: Session) -> None:
    """Check that the channel shows each thing once, and the present."""
    panel = await table.panel()
    assert await table.store.pending(session.id) == []
    assert [message.id for message in table.live()] == [panel.id]
    assert table.story("The Watch is over.").media
    told = [message.text for message in table.public() if not message.buttons]
    assert len(set(told)) == len(told), "no message stands there twice"
    nonces = [message.data["nonce"] for message in table.public() if "nonce" in message.data]
    assert len(set(nonces)) == len(nonces)


@pytest.mark.parametrize("route", [SAY, EDIT])
async def test_a_rate_limit_is_waited_out(table: Bench, route: str) -> None:
    if route == EDIT:
        table.in_place()
    session = await table.open("Ada", "Bruno")
    table.server.faults.rate_limit(route, times=3, retry_after=0.02)
    await end_watch(table, session)
    await settled(table, session)
    assert table.server.journal.statuses[429] == 3


@pytest.mark.parametrize(("status", "times"), [(500, 1), (503, 4)], ids=["by discord.py", "by the publisher"])
@pytest.mark.parametrize("route", [SAY, EDIT])
async def test_a_server_error_is_tried_again(table: Bench, route: str, status: int, times: int) -> None:
    if route == EDIT:
        table.in_place()
    session = await table.open("Ada", "Bruno")
    table.server.faults.server_error(route, times=times, status=status)
    await end_watch(table, session)
    await settled(table, session)
    assert table.server.journal.statuses[status] == times


@pytest.mark.parametrize("route", [SAY, EDIT])
async def test_a_lost_request_is_sent_again(table: Bench, route: str) -> None:
    if route == EDIT:
        table.in_place()
    session = await table.open("Ada", "Bruno")
    table.server.faults.cut_before(route, times=2)
    await end_watch(table, session)
    await settled(table, session)


@pytest.mark.parametrize("route", [SAY, EDIT])
async def test_a_lost_answer_doubles_nothing(table: Bench, route: str) -> None:
    if route == EDIT:
        table.in_place()
    session = await table.open("Ada", "Bruno")
    table.server.faults.cut_after(route, times=2)
    await end_watch(table, session)
    await settled(table, session)


async def test_a_lost_answer_to_the_first_panel_doubles_nothing(table: Bench) -> None:
    lobby = await table.lobby("Ada", "Bruno")
    table.server.faults.cut_after(SAY)
    await table.person("Ada").press(lobby, "Start")
    panel = await table.panel()
    assert [message.id for message in table.public()] == [lobby.id, panel.id]


async def test_an_answer_whose_reply_was_lost_stands_and_is_not_given_twice(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    table.server.faults.cut_after("POST /interactions/*")
    await ada.command("table do", CHANNEL, action="move to=C4")
    await table.quiet()
    assert session.row.head == 2
    assert "Mara moves to C4." in (await table.panel()).text


async def test_an_answer_whose_reply_never_left_stands_and_shows_on_the_panel(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    table.server.faults.server_error(ANSWER, times=20)
    await unheard(table, table.person("Ada").command("table do", CHANNEL, action="move to=C4"))
    table.server.faults.clear()
    await table.quiet()
    assert session.row.head == 2
    assert "Mara moves to C4." in panel.text


async def test_a_channel_that_is_gone_holds_nobody_else_up(table: Bench) -> None:
    first = await table.open("Ada", "Bruno")
    second = await table.open("Chiara", "Dmitri", channel="table-two")
    table.server.world.delete_channel(str(table.channel_id(CHANNEL)))
    await first.answer(int(table.person("Ada").id), ["move to=C4"])
    table.panels.publisher.wake(first)
    await table.quiet()
    await table.rest(second)
    assert second.row.head == 2


async def test_a_desk_whose_token_has_ended_holds_nothing_up_and_takes_a_press(
    table: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    session = await table.open("Ada", "Bruno")
    ada = table.person("Ada")
    desk = table.desk(await ada.press(await table.panel(), "My hand"))
    await table.quiet()
    await give(ada, desk, ["move to=C4"])
    await table.quiet()
    table.server.faults.skip_time(TOKEN_SECONDS + 1)
    await ada.press(await table.panel(), "Take back: Move to C4")
    await table.quiet()
    assert table.server.journal.statuses[401], "the desk could not be brought up to date"
    assert table.private("Ada") == [desk], "and nobody is told that anything went wrong"
    assert [message.id for message in table.live()] == [str(session.row.panel_id)]
    for head in (3, 4):  # the first press is of a moment that was taken back, and brings the present
        assert await give(ada, desk, ["rest"]) is not None
        await table.quiet()
        assert session.row.head == head
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
