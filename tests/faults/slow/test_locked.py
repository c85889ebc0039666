"""Another process locks the database: people are acknowledged in time, and nothing is half-applied."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.people import Reply
from bot.playground.seen import Seen
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give, lamplight
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.faults.locking import BUSY, LONG, SHORT, locked
from tests.support.waiting import eventually

STALE = "That moment has passed. Here is how things stand now."
UTILITY = ["My hand", "Explain", "Hint", "No way back: revealed", "More…"]


@pytest.fixture
def table(hurried: Bench) -> Bench:
    """A bench that waits only shortly for its database."""
    return hurried


async def opened(table: Bench) -> tuple[Session, Seen]:
    """A table in play, and its panel."""
    return await table.open("Ada", "Bruno"), await table.panel()


async def rest(table: Bench, name: str, on: Seen) -> Reply:
    reply = await give(table.person(name), on, ["rest"])
    assert reply is not None
    return reply


async def test_a_short_lock_is_waited_out_behind_an_acknowledgement(table: Bench) -> None:
    session, panel = await opened(table)
    async with locked(table, SHORT):
        reply = await rest(table, "Ada", panel)
        assert reply.kind == "deferred_update"
    await table.server.until(lambda: "Mara draws a card." in panel.text)
    assert session.row.head == 2
    assert (await reply.followup()).text.startswith("You drew ")
    await table.quiet()
    assert [message.id for message in table.live()] == [panel.id]


async def test_a_long_lock_is_told_and_changes_nothing(table: Bench) -> None:
    session, panel = await opened(table)
    before = panel.text
    async with locked(table, LONG):
        reply = await rest(table, "Ada", panel)
        assert reply.kind == "deferred_update"
        told = await reply.followup()
    assert (told.text, told.ephemeral) == (BUSY, True)
    assert (session.row.head, panel.text) == (1, before)
    assert (await table.store.table(session.id)).head == 1
    assert (await rest(table, "Ada", panel)).kind == table.answers
    assert session.row.head == 2
    await table.quiet()


async def test_a_second_press_behind_a_lock_is_stale_and_shows_its_desk_to_nobody_else(table: Bench) -> None:
    session, panel = await opened(table)
    async with locked(table, SHORT):
        replies = await asyncio.gather(rest(table, "Ada", panel), rest(table, "Ada", panel))
        assert {reply.kind for reply in replies} == {"deferred_update"}
    await table.server.until(lambda: any(STALE in message.text for message in table.private("Ada")))
    await table.quiet()
    assert session.row.head == 2
    assert panel.labels[-5:] == UTILITY, "the panel is still the panel"
    assert all(STALE not in message.text for message in table.public())
    assert table.private("Bruno") == []


async def test_a_typed_answer_behind_a_lock_is_shown_to_its_giver_alone(table: Bench) -> None:
    session, _ = await opened(table)
    count = len(table.public())
    async with locked(table, SHORT):
        reply = await table.person("Ada").command("table do", CHANNEL, action="rest")
        assert reply.kind == "deferred"
        assert reply.message.ephemeral
    desk = await reply.final()
    assert "You drew " in desk.text
    assert session.row.head == 2
    assert len(table.public()) == count


async def test_everybody_at_a_table_behind_a_lock_is_acknowledged(table: Bench) -> None:
    session, panel = await opened(table)
    more = await table.more("Eve")
    async with locked(table, SHORT):
        answering = asyncio.create_task(rest(table, "Ada", panel))
        others = [table.person(name).press(panel, "My hand") for name in ("Bruno", "Eve")]
        looking = [
            table.person("Eve").press(more, "Look closer"),
            table.person("Eve").command("table status", CHANNEL),
        ]
        replies = await asyncio.gather(answering, *others, *looking)
        assert all(reply.kind.startswith("deferred") or reply.kind == "message" for reply in replies)
    await table.server.until(lambda: not any(m.loading for name in ("Bruno", "Eve") for m in table.private(name)))
    await table.server.until(lambda: "Mara draws a card." in panel.text)
    assert session.row.head == 2
    assert any("You have no seat" in message.text for message in table.private("Eve"))
    assert any("Lamplight · First Light" in message.text for message in table.private("Eve"))
    assert any("Nothing is asked of you" in message.text for message in table.private("Bruno"))
    await table.quiet()
    assert panel.labels[-5:] == UTILITY


@pytest.mark.parametrize("long", [SHORT, LONG])
async def test_a_lobby_behind_a_lock_answers_in_time(table: Bench, long: bool) -> None:
    lobby = await table.lobby("Ada")
    await table.quiet()
    async with locked(table, long):
        reply = await table.person("Bruno").press(lobby, "Join")
        assert reply.kind == "deferred_update"
        if long:
            assert (await reply.followup()).text == BUSY
    seated = f"**Ivo** · {table.named('Bruno')}"
    if not long:
        await table.server.until(lambda: seated in lobby.text)
    else:
        assert seated not in lobby.text
        await table.person("Bruno").press(lobby, "Join")
        assert seated in lobby.text


@pytest.mark.parametrize("long", [SHORT, LONG])
async def test_a_table_opened_behind_a_lock_stands_or_is_refused_whole(table: Bench, long: bool) -> None:
    async with locked(table, long):
        reply = await table.person("Ada").command("table new", CHANNEL, game="training")
        assert reply.kind == "deferred"
        if long:
            assert (await reply.final()).text == BUSY
    if long:
        assert await table.store.tables() == []
        assert table.public() == []
    else:
        await reply.final()
        await table.server.until(table.live)
        lobby = await table.panel()
        assert f"**Mara** · {table.named('Ada')}" in lobby.text
        assert len(table.public()) == 1


def watches_over(table: Bench) -> list[Seen]:
    """List the stories that tell the end of a watch."""
    return [message for message in table.public() if "The Watch is over." in message.text]


async def test_what_is_published_while_the_database_is_locked_is_published_once(
    table: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    session, _ = await opened(table)
    assert isinstance(table.pool, Sketchpad)
    while not (lamplight(session).turn == 1 and lamplight(session).actions == 1):
        await table.rest(session)
    await table.quiet()
    table.pool.gate.clear()
    await table.person("Bruno").command("table do", CHANNEL, action="rest")
    while await table.store.pending(session.id) == []:
        person, ask = table.asked(session)
        await person.command("table do", CHANNEL, action=ask.options[-1].key)
    async with locked(table, LONG):
        table.pool.gate.set()
        await eventually(lambda: "trying again" in caplog.text)
        # Where a story is posted, not put in the place of a panel, it is noted first that it may stand there.
        assert len(watches_over(table)) == table.server.world.switches.edits_in_place
    panel = await table.panel()
    assert await table.store.pending(session.id) == []
    assert [message.id for message in table.live()] == [panel.id]
    assert len(watches_over(table)) == 1
    told = [message.text for message in table.public() if not message.buttons]
    assert len(set(told)) == len(told)
