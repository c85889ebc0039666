"""Resync: whatever was lost or broken, one live panel stands afterwards, and what was wrong is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from importlib import import_module

import pytest

from bot.store import TableChanges
from tests.support.e2e.bench import CHANNEL, Bench, lamplight
from tests.support.e2e.gm import MASTER, PLAYER, gm, move, opened, said
from tests.support.faults.players import marks


async def one_live_panel(table: Bench) -> None:
    """Exactly one message can be pressed: the panel, and it shows the present moment."""
    panel = await table.panel()
    session = await table.session()
    assert [message.id for message in table.live()] == [panel.id]
    assert {mark.asked for mark, _ in marks(panel)} == {session.asked}


async def test_a_table_that_is_well_is_said_to_be(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    assert (await said(table, MASTER, "resync")).startswith("Read again from disk and proved, row by row: all is well.")
    await one_live_panel(table)
    assert lamplight(session).keepers["mara"].at == "C4"


async def test_a_deleted_panel_is_posted_again(table: Bench) -> None:
    await opened(table)
    table.person("Ada").delete(await table.panel())
    assert "The panel had been deleted" in await said(table, MASTER, "resync")
    await one_live_panel(table)


async def test_old_messages_with_buttons_lose_them(table: Bench) -> None:
    session = await opened(table)
    old = await table.panel()
    await table.store.update_table(session.id, TableChanges(panel_id=None, panel_channel_id=None))
    await session.refresh()
    await table.person(MASTER).command("table panel", CHANNEL)
    await table.quiet()
    assert len(table.live()) == 2
    assert "An old message still had buttons" in await said(table, MASTER, "resync")
    assert not old.buttons
    await one_live_panel(table)


async def test_a_panel_left_in_another_channel_is_retired(table: Bench) -> None:
    session = await opened(table)
    old = await table.panel()
    await table.store.update_table(session.id, TableChanges(channel_id=table.channel_id("table-two")))
    await session.refresh()
    reply = await table.person(MASTER).command("gm resync", "table-two")
    assert "stood in another channel" in (await reply.final()).text
    await table.quiet()
    assert not old.buttons
    panel = await table.panel("table-two")
    assert [message.id for message in table.live("table-two")] == [panel.id]


async def test_permissions_that_were_lost_and_returned(table: Bench) -> None:
    session = await opened(table)
    table.server.forbid_bot(CHANNEL, send_messages=True, view_channel=True)
    await session.answer(int(table.person(MASTER).id), ["move to=C4"])
    table.panels.publisher.wake(session)
    await table.quiet()
    assert "lacks a permission" in await said(table, MASTER, "resync")
    table.server.forbid_bot(CHANNEL)
    await said(table, MASTER, "resync")
    await one_live_panel(table)
    assert "Mara moves to C4." in (await table.panel()).text
    assert await table.store.pending(session.id) == []


async def test_what_was_never_sent_is_told_and_sent(table: Bench) -> None:
    session = await opened(table)
    table.server.forbid_bot(CHANNEL, send_messages=True)
    await table.panels.publisher.repost(session)
    await table.quiet()
    assert len(await table.store.pending(session.id)) == 1
    assert "One message was still waiting to be sent." in await said(table, MASTER, "resync")
    table.server.forbid_bot(CHANNEL)
    await said(table, MASTER, "resync")
    await one_live_panel(table)
    assert await table.store.pending(session.id) == []


@pytest.mark.parametrize("permission", ["send_messages", "send_messages_in_threads"])
async def test_in_a_thread_only_the_permission_for_threads_counts(table: Bench, permission: str) -> None:
    thread = table.server.world.open_thread(str(table.channel_id()), "aside", table.person(MASTER).id)["id"]
    await table.quiet()
    await table.open(MASTER, PLAYER, channel=thread)
    table.server.forbid_bot(CHANNEL, **{permission: True})
    lacking = permission == "send_messages_in_threads"
    reply = await table.person(MASTER).command("gm resync", thread)
    assert ("lacks a permission" in (await reply.final()).text) == lacking
    reply = await table.person(MASTER).command("table panel", thread)
    assert ("lacks a permission" in reply.message.text) == lacking


async def test_what_is_in_memory_gives_way_to_what_is_on_disk(table: Bench) -> None:
    session = await opened(table)
    lamplight(session).lamp = 99
    assert "was not what is on disk" in await said(table, MASTER, "resync")
    assert lamplight(session).lamp == 4
    await one_live_panel(table)


async def test_a_damaged_row_is_told_and_the_game_goes_on_if_it_can(table: Bench) -> None:
    session = await opened(table)
    for key in ("move to=C4", "move to=D4"):
        await move(table, session, MASTER, key)
    damage(table, "UPDATE journal SET label = x'90' WHERE seq = 2")
    found = await said(table, MASTER, "resync")
    assert "Row 2: the hash does not fit the row." in found
    await one_live_panel(table)
    await move(table, session, PLAYER, "move to=D4")


async def test_a_newest_row_that_cannot_be_read_is_told(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    damage(table, "UPDATE journal SET delta = x'00' WHERE seq = 2")
    assert "the game cannot go on" in await said(table, MASTER, "resync")


async def test_open_desks_are_brought_up_to_date(table: Bench) -> None:
    session = await opened(table)
    desk = table.desk(await table.person(MASTER).press(await table.panel(), "My hand"))
    await table.server.until(lambda: desk.files)
    await session.answer(int(table.person(MASTER).id), ["move to=C4"])
    assert {mark.asked for mark, _ in marks(desk)} != {session.asked}
    await said(table, MASTER, "resync")
    assert {mark.asked for mark, _ in marks(desk)} == {session.asked}
    assert "One action left." in desk.text


async def test_a_lobby_is_resynced_too(table: Bench) -> None:
    lobby = await table.lobby(MASTER, PLAYER)
    table.person("Ada").delete(lobby)
    assert "had been deleted" in await said(table, MASTER, "resync")
    assert "Start" in (await table.panel()).labels


async def test_a_channel_without_a_table_says_so(table: Bench) -> None:
    assert "There is no table" in (await gm(table, MASTER, "resync")).message.text


async def test_what_an_earlier_table_of_the_channel_left_to_press_is_put_away(table: Bench) -> None:
    earlier = await opened(table)
    old = await table.panel()
    shown = old.components
    await table.person("Ada").command("table close", CHANNEL)
    await table.quiet()
    await opened(table)
    post = table.server.world.find(old.id)
    assert post is not None
    table.server.world.revise(post, post.raw | {"components": shown})  # as if Discord had lost the edit
    assert len(table.live()) == 2
    assert "An old message still had buttons" in await said(table, MASTER, "resync")
    await one_live_panel(table)
    assert "put away" in old.text
    assert (await table.store.table(earlier.id)).status == "parked"


async def test_the_story_of_an_earlier_table_keeps_its_picture_and_its_button(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories = import_module("cogs.face.stories")  # found now: each client loads the cogs anew
    monkeypatch.setattr(stories, "STAYS", 60)  # so that a message does not hold it all
    session = await opened(table)
    while not (left := [message for message in table.public() if "The whole story" in message.labels]):
        await table.rest(session)
        await table.quiet()
    (story,) = left
    text, files = story.text, story.files
    await table.person("Ada").command("table close", CHANNEL)
    await table.quiet()
    await opened(table)

    assert "all is well" in await said(table, MASTER, "resync")

    assert (story.text, story.files) == (text, files)
    assert files
    whole = (await table.person(PLAYER).press(story, "The whole story")).message
    assert whole.ephemeral
    assert text.splitlines()[-1] in whole.text


async def test_a_vote_that_nobody_noted_and_that_is_over_is_put_away(table: Bench) -> None:
    session = await opened(table)
    await move(table, session, MASTER, "move to=C4")
    vote = (await table.person(PLAYER).command("table undo-vote", CHANNEL)).message
    await said(table, MASTER, "resync")
    assert vote.buttons, "it is still open"
    await table.store.drop_vote(session.id, session.row.head)
    assert "An old message still had buttons" in await said(table, MASTER, "resync")
    assert not vote.buttons
    await one_live_panel(table)


def damage(table: Bench, statement: str) -> None:
    with closing(sqlite3.connect(table.path)) as db:
        db.execute(statement)
        db.commit()
