"""Tables that move, are parked, and lose their channel; and threads that never mix."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import discord

from bot.sessions.session import Session
from bot.sessions.waiting.patience import GRACE
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.patience import Clock, told, waiting
from tests.support.e2e.replies import move
from tests.support.waiting import eventually

ELSEWHERE = "table-two"


async def parked(table: Bench, session: Session) -> None:
    """Wait until a table is parked."""

    async def is_parked() -> bool:
        return (await table.store.table(session.id)).status == "parked"

    await eventually(is_parked)


async def test_a_table_goes_on_in_another_channel(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    there = table.channel_id(ELSEWHERE)
    reply = await table.person("Ada").command("table move", CHANNEL, to=str(there))
    assert f"<#{there}>" in told(reply)
    await table.quiet()
    assert session.row.channel_id == there
    assert table.live(CHANNEL) == []
    assert [message.id for message in table.live(ELSEWHERE)] == [str(session.row.panel_id)]
    assert not old.buttons
    await table.answer(session)


async def test_a_table_moves_into_a_thread_and_the_channel_is_free(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    world = table.server.world
    thread = world.open_thread(str(table.channel_id()), "the watch", table.person("Ada").id)
    await table.person("Ada").command("table move", CHANNEL, to=thread["id"])
    await table.quiet()
    assert session.row.channel_id == int(thread["id"])
    second = await table.open("Chiara", "Dmitri")
    assert second.id != session.id
    head = session.row.head
    await table.answer(second)
    assert session.row.head == head
    assert (await table.session(thread["id"])).id == session.id


async def test_only_a_game_master_moves_a_table_and_only_where_it_can_be(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await table.open("Chiara", "Dmitri", channel=ELSEWHERE)
    there = str(table.channel_id(ELSEWHERE))
    assert told(await table.person("Bruno").command("table move", CHANNEL, to=there)).startswith("Only a game")
    taken = "This channel has a table already."
    assert taken in told(await table.person("Ada").command("table move", CHANNEL, to=there))
    here = str(table.channel_id())
    assert told(await table.person("Ada").command("table move", CHANNEL, to=here)).startswith("The table is here")
    world = table.server.world
    lobby = str(table.channel_id("lobby"))
    world.forbid(lobby, world.bot_id, discord.Permissions(send_messages=True))
    assert told(await table.person("Ada").command("table move", CHANNEL, to=lobby)).startswith("Vigil may not")
    assert session.row.channel_id == table.channel_id()


async def test_nobody_moves_a_table_to_where_they_may_not_write(table: Bench) -> None:
    session = await table.open("Bruno", "Chiara")
    here, lobby, bruno = session.row.channel_id, str(table.channel_id("lobby")), table.person("Bruno")
    thread = table.server.world.open_thread(lobby, "aside", bruno.id)["id"]
    table.server.world.forbid(lobby, bruno.id, discord.Permissions(send_messages=True))
    assert told(await bruno.command("table move", CHANNEL, to=lobby)).startswith("You may not write there")
    assert session.row.channel_id == here
    denied = discord.Permissions(send_messages_in_threads=True)
    table.server.world.forbid(lobby, bruno.id, denied)
    assert told(await bruno.command("table move", CHANNEL, to=thread)).startswith("You may not write there")
    assert session.row.channel_id == here
    table.server.world.forbid(lobby, bruno.id, discord.Permissions(send_messages=True))
    assert "The table goes on in" in told(await bruno.command("table move", CHANNEL, to=thread))
    await table.quiet()


async def test_a_parked_table_frees_its_channel_and_comes_back(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    assert told(await table.person("Bruno").command("table park", CHANNEL)).startswith("Only a game")
    await table.person("Ada").command("table park", CHANNEL)
    await table.quiet()
    assert session.row.status == "parked"
    assert table.live() == []
    await table.person("Ada").command("campaign resume", ELSEWHERE, campaign=session.row.campaign_id or 0)
    await table.quiet()
    assert session.row.status == "playing"
    assert [message.id for message in table.live(ELSEWHERE)] == [str(session.row.panel_id)]


async def test_a_game_that_is_put_away_twice_at_once_is_parked_and_can_be_resumed(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await move(table, "Ada", "C4")
    await table.quiet()
    head, (ada, close) = session.row.head, (table.person("Ada"), "table close")
    async with session.lock:  # so that both find the game running
        replies = [asyncio.create_task(ada.command(command, CHANNEL)) for command in (close, close, "table park")]
        await eventually(lambda: len(session.lock._waiters or ()) == len(replies))
    said = [told(await reply) for reply in replies]
    assert all("`/campaign resume` brings it back" in each for each in said)
    await table.quiet()
    assert (await table.store.table(session.id)).status == "parked"
    await ada.command("campaign resume", ELSEWHERE, campaign=session.row.campaign_id or 0)
    await table.quiet()
    assert (session.row.status, session.row.head) == ("playing", head)


async def test_a_deleted_channel_that_is_noticed_twice_parks_its_table_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    async with session.lock:
        noticing = [asyncio.create_task(table.panels.publisher.attendant.homeless(session)) for _ in range(2)]  # type: ignore[union-attr]
        await asyncio.sleep(0)
    await asyncio.gather(*noticing)
    assert session.row.status == "parked"


async def test_a_deleted_channel_parks_its_table_and_that_of_its_thread(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    world = table.server.world
    thread = world.open_thread(str(table.channel_id()), "aside", table.person("Ada").id)
    await table.quiet()
    aside = await table.open("Chiara", "Dmitri", channel=thread["id"])
    world.delete_channel(str(table.channel_id()))
    for each in (session, aside):
        await parked(table, each)
    await table.person("Ada").command("campaign resume", ELSEWHERE, campaign=session.row.campaign_id or 0)
    await table.quiet()
    assert session.row.status == "playing"
    await table.answer(session)


async def test_a_channel_deleted_while_vigil_was_away_parks_the_table_too(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    await move(table, "Ada", "C4")
    await table.quiet()
    gone = table.channel_id()
    await table.stop()
    table.server.world.delete_channel(str(gone))
    await table.start()
    await parked(table, session)


async def test_a_table_long_untouched_is_parked_when_somebody_is_to_be_called_in_a_channel_that_is_gone(
    table: Bench, clock: Clock
) -> None:
    session = await waiting(table, "Ada", "Bruno")
    gone = table.channel_id()
    await table.open("Chiara", "Dmitri", channel=ELSEWHERE)
    await table.stop()
    with closing(sqlite3.connect(table.path)) as db:
        db.execute("UPDATE tables SET touched_at = touched_at - 3600000 WHERE id = ?", (session.id,))
        db.commit()
    table.server.world.delete_channel(str(gone))
    await table.start()
    clock.take()
    clock.now += GRACE
    await clock.attendant.tick()
    await table.quiet()
    assert (await table.store.table(session.id)).status == "parked"
    assert await table.store.waits(session.id) == []
