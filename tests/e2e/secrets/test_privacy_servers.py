"""Servers that are erased, left or away, and what is left of them."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing

import msgspec

from bot.playground.world.guild import guild_create
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.erasing import GONE, NO, YES, done, eraser, left_of, played, until
from tests.support.e2e.gm import gm
from tests.support.waiting import eventually


def shown(then: int) -> Callable[[], Awaitable[int]]:
    """Give a clock that stands still."""

    async def now() -> int:
        return then

    return now


# Servers


async def test_only_the_owner_of_a_server_may_erase_it(table: Bench) -> None:
    await table.open("Bruno", GONE)
    world = table.server.world
    world.members[table.person("Bruno").id]["roles"] = world.members[table.person("Ada").id]["roles"]
    refused = (await gm(table, "Bruno", "erase-server")).message
    assert refused.text == "Only the owner of the server may erase it."
    asked = (await gm(table, "Ada", "erase-server")).message
    assert "Tables there are: 1" in asked.text
    await table.person("Ada").press(asked, NO)
    assert len(await table.store.tables()) == 1


async def test_whoever_owns_the_server_no_more_when_they_confirm_erases_nothing(table: Bench) -> None:
    await table.open("Bruno", GONE)
    asked = (await gm(table, "Ada", "erase-server")).message
    (guild,) = table.bot.guilds
    guild.owner_id = int(table.person("Bruno").id)
    refused = await table.person("Ada").press(asked, YES)
    assert refused.message.text == "Only the owner of the server may erase it."
    assert await table.store.erasures() == []
    assert len(await table.store.tables()) == 1


async def test_a_server_is_erased_whole_and_can_begin_anew(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    await played(table, session, 4)
    await table.lobby("Eve", channel="table-two")
    await table.person("Ada").command("gm role", CHANNEL)
    asked = (await gm(table, "Ada", "erase-server")).message
    await table.person("Ada").press(asked, YES)
    await done(table)
    await table.server.until(lambda: asked.text.startswith("Everything of this server is erased"))

    assert table.live() == []
    assert table.live("table-two") == []
    assert await table.store.tables() == []
    guild = int(table.server.world.guild_id)
    assert await left_of(table, guild, GONE, "Bruno") == []
    await table.open("Bruno", GONE)


async def test_a_server_that_vigil_was_removed_from_is_parked_and_erased_unless_it_returns(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    await played(table, session, 4)
    guild = table.server.world.guild_id
    gateway, at = table.server.gateway, eraser(table)

    gateway.dispatch("GUILD_DELETE", {"id": guild, "unavailable": True})
    gateway.dispatch("GUILD_CREATE", guild_create(table.server.world))
    gateway.dispatch("GUILD_DELETE", {"id": guild})
    await until(table, "left")
    await eventually(lambda: session.row.status == "parked")
    await at.work()
    assert await table.store.verify(session.id) == []

    gateway.dispatch("GUILD_CREATE", guild_create(table.server.world))
    await until(table)
    since = await at.now()
    at.now = shown(since + 31 * 24 * 3600 * 1000)
    await at.work()
    assert await table.store.verify(session.id) == []

    gateway.dispatch("GUILD_DELETE", {"id": guild})
    await until(table, "left")
    at.now = shown(since + 29 * 24 * 3600 * 1000)
    await at.work()
    assert len(await table.store.tables()) == 1
    at.now = shown(since + 31 * 24 * 3600 * 1000)
    await at.work()
    assert await table.store.tables() == []
    assert await left_of(table, int(guild), GONE) == []


async def test_an_outage_takes_no_server_away(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    unavailable = asyncio.Event()

    async def on_guild_unavailable(_: object) -> None:
        unavailable.set()

    table.bot.add_listener(on_guild_unavailable)
    table.server.gateway.dispatch("GUILD_DELETE", {"id": table.server.world.guild_id, "unavailable": True})
    await unavailable.wait()
    await table.quiet()
    assert await table.store.erasures() == []
    assert session.row.status == "playing"


async def test_a_server_that_was_left_while_vigil_was_away_is_noticed_at_the_next_start(table: Bench) -> None:
    here = await table.open("Bruno", GONE)
    elsewhere = await table.open("Dmitri", "Eve", channel="table-two")
    await table.quiet()
    await table.stop()
    gone = int(table.server.world.guild_id) + 1
    with closing(sqlite3.connect(table.path)) as db, db:
        db.execute("UPDATE campaigns SET guild_id = ? WHERE id = ?", (gone, elsewhere.row.campaign_id))
        db.execute("UPDATE tables SET guild_id = ? WHERE id = ?", (gone, elsewhere.id))
    await table.start()
    await until(table, "left")

    async def is_parked() -> bool:
        return (await table.store.table(elsewhere.id)).status == "parked"

    await eventually(is_parked)
    assert (await table.store.table(here.id)).status == "playing"
    await table.restart()  # which does not begin the days anew
    await until(table, "left")
    at = eraser(table)
    since = (await table.store.erasures())[0].since
    at.now = shown(since + 30 * 24 * 3600 * 1000 - 1)
    await at.work()
    assert len(await table.store.tables()) == 2
    at.now = shown(since + 30 * 24 * 3600 * 1000)
    await at.work()
    assert [row.id for row in await table.store.tables()] == [here.id]


async def test_servers_of_another_application_are_left_alone(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    await eraser(table).work()
    await table.stop()
    guild = int(table.server.world.guild_id)
    with closing(sqlite3.connect(table.path)) as db, db:
        (kept,) = db.execute("SELECT settings FROM guilds").fetchone()
        assert msgspec.json.decode(kept) == {"application": int(table.server.world.bot_id)}
        db.execute("UPDATE guilds SET id = ?, settings = ?", (guild + 1, b'{"application":77,"gm_role":7}'))
        db.execute("UPDATE campaigns SET guild_id = ?", (guild + 1,))
        db.execute("UPDATE tables SET guild_id = ?", (guild + 1,))
    await table.start()
    await eraser(table).work()
    assert await table.store.erasures() == []
    assert (await table.store.table(session.id)).status == "playing"
    assert await table.store.guild_settings(guild + 1) == b'{"application":77,"gm_role":7}'
