"""Several sessions of one bot: shards, and how fast they may begin."""

from __future__ import annotations

import aiohttp
import pytest

from bot.playground.people import Person
from bot.playground.server import PlaygroundServer
from bot.playground.starts import IDENTIFY_SECONDS, Shard
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.still import StillClock


@pytest.fixture
async def other(raw: RawBot) -> RawBot:
    """A second connection of the same bot."""
    return RawBot(raw.server, raw.http)


async def test_a_second_session_does_not_silence_the_first(raw: RawBot, other: RawBot, ada: Person) -> None:
    await raw.identify()
    await other.identify()
    ada.say("to all of you")
    for each in (raw, other):
        assert (await each.event("MESSAGE_CREATE"))["content"] == "to all of you"
    await other.close()
    ada.say("to whoever is left")
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "to whoever is left"


async def test_events_go_to_the_shard_of_their_guild(
    server: PlaygroundServer, raw: RawBot, other: RawBot, ada: Person
) -> None:
    home = (int(server.world.guild_id) >> 22) % 3
    assert [Shard(id, 3).has(server.world.guild_id) for id in range(3)] == [id == home for id in range(3)]
    await raw.ask_to_identify(shard=[home, 3])
    assert (await raw.event("READY"))["guilds"]
    await other.ask_to_identify(shard=[(home + 1) % 3, 3])
    assert (await other.event("READY"))["guilds"] == []
    ada.say("at home")
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "at home"
    await other.send(1, None)
    assert (await other.frame())["op"] == 11, "nothing came before this"


@pytest.mark.parametrize("shard", [[1, 1], [-1, 2], [0, 0], [0], "0"])
async def test_a_shard_that_is_none_is_refused(raw: RawBot, shard: object) -> None:
    await raw.ask_to_identify(shard=shard)
    assert await raw.closed() == 4010


async def test_whoever_did_not_identify_or_does_so_twice_is_hung_up_on(raw: RawBot, other: RawBot) -> None:
    await raw.connect()
    await raw.send(8, {"query": "", "limit": 0})
    assert await raw.closed() == 4003
    await other.identify()
    await other.send(2, {"token": other.server.token, "intents": 0})
    assert await other.closed() == 4005


async def test_sessions_begin_one_at_a_time(raw: RawBot, other: RawBot) -> None:
    async with PlaygroundServer() as strict:
        strict.world.clock = StillClock()
        for each in (raw, other):
            each.server = strict
        await raw.identify()
        await other.ask_to_identify()
        refused = await other.frame()
        assert (refused["op"], refused["d"]) == (9, False)
        strict.faults.skip_time(IDENTIFY_SECONDS)
        await other.send(2, {"token": strict.token, "intents": 1})
        assert (await other.frame())["t"] == "READY"
        status, told = await raw.call("GET", "/gateway/bot")
        assert (status, told["session_start_limit"]["remaining"]) == (200, 998)
        assert told["session_start_limit"]["max_concurrency"] == 1
        assert set((await raw.call("GET", "/gateway"))[1]) == {"url"}
        await other.close()
        assert isinstance(raw.socket, aiohttp.ClientWebSocketResponse)
