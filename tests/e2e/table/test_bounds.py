"""Bounds as people meet them: heavy commands wait their turn, haste is told, forgotten lobbies are closed."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, cast

import pytest

from bot.playground.people import Reply
from bot.sessions.bounds import Haste, Turns
from cogs.table.lobbies import DAY
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.sessions.chores import forever

if TYPE_CHECKING:
    from cogs.table.lobbies import Lobbies

HEAVY = ("table recap", "table replay", "table stats", "table board", "table export", "gm audit")
SLOW_DOWN = "That was a lot at once. Please try again in"
SERVER_BUSY = "Vigil is already working on several such wishes from this server."
CLOSED = "Nobody has touched the lobby of Lamplight for 2 days, so it is closed."


async def told(reply: Reply) -> str:
    return (await reply.final(20)).text


@pytest.mark.parametrize("command", HEAVY)
async def test_a_person_in_haste_is_told_to_wait_and_others_are_not(table: Bench, command: str) -> None:
    # The file of a running game needs the yes of whoever else sits there.
    await table.open("Ada", computers=1) if command == "table export" else await table.open("Ada", "Bruno")
    table.bot.house.haste = Haste(1, 3600)
    ada = table.person("Ada")
    assert not (await told(await ada.command(command, CHANNEL))).startswith(SLOW_DOWN)
    assert (await told(await ada.command(command, CHANNEL))).startswith(SLOW_DOWN)
    if command != "gm audit":
        assert not (await told(await table.person("Bruno").command(command, CHANNEL))).startswith(SLOW_DOWN)


async def test_whoever_looks_closer_in_haste_is_told_to_wait(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    table.bot.house.haste = Haste(1, 3600)
    mores = {name: await table.more(name) for name in ("Ada", "Bruno")}
    for name in ("Ada", "Ada", "Bruno"):
        await table.person(name).press(mores[name], "Look closer")
        await table.quiet()
    _, first, second = table.private("Ada")
    assert first.files
    assert second.text.startswith(SLOW_DOWN)
    assert table.private("Bruno")[-1].files


async def test_whoever_has_a_game_draw_in_haste_is_told_to_wait(table: Bench) -> None:
    await table.open("Ada", "Bruno", game="rise")
    table.bot.house.haste = Haste(1, 3600)
    ada = table.person("Ada")
    assert not (await told(await ada.command("rise sheet", CHANNEL))).startswith(SLOW_DOWN)
    assert (await told(await ada.command("rise sheet", CHANNEL))).startswith(SLOW_DOWN)


async def test_a_full_queue_is_told_at_once_and_whoever_waits_is_served(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    house = table.bot.house
    house.turns = Turns(1, 10, 1)
    async with AsyncExitStack() as busy:
        await busy.enter_async_context(house.turns.turn(1))
        waiting = await table.person("Ada").command("table recap", CHANNEL)
        assert waiting.message.loading
        assert (await told(await table.person("Bruno").command("table recap", CHANNEL))).startswith(SERVER_BUSY)
        assert waiting.message.loading
    assert (await told(waiting)).startswith("Nothing has happened since you last looked.")


async def test_vigil_stops_although_something_is_being_worked_out_for_ever(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    workshop = table.bot.house.workshop
    endless = [asyncio.create_task(workshop.do(forever)) for _ in range(8)]
    await asyncio.sleep(0)
    await table.restart()
    assert all(task.done() for task in endless) or await asyncio.gather(*endless, return_exceptions=True)
    assert workshop.hands == []
    assert (await table.session()).row.status == "playing"


async def closes(table: Bench, days: float) -> list[str]:
    """Let so many days pass; give what the channel is told."""
    lobbies = cast("Lobbies", table.bot.get_cog("Lobbies"))
    before, then = len(table.public()), await lobbies.now() + int(days * DAY)

    async def later() -> int:
        return then

    lobbies.now = later
    await lobbies.tick()
    await table.quiet()
    return [message.text for message in table.public()[before:]]


async def test_a_lobby_that_nobody_touches_is_closed_and_the_channel_is_told(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    assert await closes(table, 1.9) == []
    assert lobby.buttons
    (said,) = await closes(table, 0.2)
    assert said.startswith(CLOSED)
    assert not lobby.buttons
    assert await table.store.table_in_channel(table.channel_id()) is None
    assert await closes(table, 3) == []
    await table.lobby("Bruno")


async def test_whoever_sits_down_keeps_a_lobby_open(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    (row,) = await table.store.tables()
    table.store._clock = lambda: row.touched_at + DAY
    await table.person("Bruno").press(lobby, "Join")
    await table.quiet()
    assert (await table.store.table(row.id)).touched_at == row.touched_at + DAY


async def test_a_game_that_is_played_is_never_closed(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    assert await closes(table, 30) == []
    assert (await table.session()).row.status == "playing"
