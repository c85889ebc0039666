"""Bad weather: what a bot lives through, it can be made to live through here."""

from __future__ import annotations

import asyncio
import re

import aiohttp
import discord
import pytest

from bot.playground.people import Person
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.sample_bot import SampleBot
from tests.support.waiting import PATIENT

SAY = "POST /channels/{channel_id}/messages"


@pytest.fixture
def lobby(server: PlaygroundServer, bot: SampleBot) -> discord.TextChannel:
    channel = bot.get_channel(int(server.world.channel_named("lobby")["id"]))
    assert isinstance(channel, discord.TextChannel)
    return channel


async def test_missed_interaction_is_answered_after_resume(
    server: PlaygroundServer, bot: SampleBot, board: Seen, ada: Person
) -> None:
    await server.faults.drop_gateway()
    assert not server.gateway.online
    await ada.press(board, "More")
    await bot.resumed.wait()
    assert board.text == "Count 1"


async def test_reconnect_request(server: PlaygroundServer, bot: SampleBot, board: Seen, ada: Person) -> None:
    await server.faults.ask_to_reconnect()
    await bot.resumed.wait()
    await ada.press(board, "More")
    assert board.text == "Count 1"


async def test_lost_session_is_begun_anew(server: PlaygroundServer, bot: SampleBot, board: Seen, ada: Person) -> None:
    before = set(server.gateway.sessions)
    await server.faults.drop_gateway(resumable=False)
    await server.until(lambda: server.gateway.online)
    assert not before & set(server.gateway.sessions)
    await ada.press(board, "More")
    assert not bot.resumed.is_set()


async def test_held_gateway(server: PlaygroundServer, board: Seen, ada: Person) -> None:
    server.faults.hold_gateway()
    pressing = asyncio.create_task(ada.press(board, "More"))
    with pytest.raises(TimeoutError):
        await server.until(lambda: board.text == "Count 1", timeout=0.05)
    server.faults.release_gateway()
    await pressing
    assert board.text == "Count 1"


async def test_rate_limit_is_waited_out(server: PlaygroundServer, lobby: discord.TextChannel) -> None:
    server.faults.rate_limit(SAY, times=2, retry_after=0.01)
    assert (await lobby.send("patience")).content == "patience"
    assert server.requests[SAY] == 3
    assert server.journal.statuses[429] == 2


async def test_ban_is_raised_at_once(server: PlaygroundServer, lobby: discord.TextChannel) -> None:
    server.faults.rate_limit("POST *", via=False)
    with pytest.raises(discord.HTTPException) as banned:
        await lobby.send("banned")
    assert banned.value.status == 429
    assert server.requests[SAY] == 1


async def test_server_error(server: PlaygroundServer, lobby: discord.TextChannel) -> None:
    server.faults.server_error(SAY, status=503)
    with pytest.raises(discord.DiscordServerError):
        await lobby.send("down")
    await lobby.send("up")
    assert [post.data["content"] for post in server.world.history(str(lobby.id))] == ["up"]


async def test_lost_answer_with_a_nonce_does_not_double(server: PlaygroundServer, lobby: discord.TextChannel) -> None:
    server.faults.cut_after(SAY)
    with pytest.raises(aiohttp.ClientError):
        await lobby.send("once", nonce="table-1-17")
    again = await lobby.send("once", nonce="table-1-17")
    assert [post.id for post in server.world.history(str(lobby.id))] == [str(again.id)]
    server.faults.skip_time(601)
    await lobby.send("once", nonce="table-1-17")
    assert len(list(server.world.history(str(lobby.id)))) == 2


async def test_lost_request_changes_nothing(server: PlaygroundServer, lobby: discord.TextChannel) -> None:
    server.faults.cut_before(SAY)
    with pytest.raises(aiohttp.ClientError):
        await lobby.send("lost")
    assert list(server.world.history(str(lobby.id))) == []


async def test_double_delivery(
    server: PlaygroundServer, bot: SampleBot, ada: Person, caplog: pytest.LogCaptureFixture
) -> None:
    server.faults.deliver_twice()
    await ada.command("greet", who=ada, where="lobby")
    await server.until(lambda: server.journal.statuses[400])
    assert [message.text for message in ada.sees("lobby")] == [f"<@{ada.id}> is greeted in #lobby"]
    refused = [sent for sent in server.sent if not sent.accepted]
    assert [sent.status for sent in refused] == [400]


async def test_delay(server: PlaygroundServer, lobby: discord.TextChannel) -> None:
    server.faults.delay(SAY, seconds=PATIENT)
    sending = asyncio.create_task(lobby.send("slow"))
    await server.until(lambda: list(server.world.history(str(lobby.id))))
    assert not sending.done()
    server.faults.clear()
    assert (await sending).content == "slow"


async def test_faults_match_routes_and_run_out(server: PlaygroundServer, raw: RawBot) -> None:
    server.faults.server_error("GET /users/*", times=2)
    answers = [await raw.call("GET", "/users/@me") for _ in range(3)]
    assert [status for status, _ in answers] == [500, 500, 200]
    server.faults.server_error("DELETE *")
    assert (await raw.call("GET", "/users/@me"))[0] == 200
    server.faults.clear()
    channel_id = server.world.channel_named("lobby")["id"]
    assert (await raw.call("DELETE", f"/channels/{channel_id}/messages/1"))[1]["code"] == 10008


async def test_unknown_route_is_loud(raw: RawBot, caplog: pytest.LogCaptureFixture) -> None:
    assert (await raw.call("GET", "/stickers/1"))[0] == 404
    assert re.search("no such route.*stickers/1", caplog.text)
