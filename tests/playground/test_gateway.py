"""The gateway, frame by frame."""

from __future__ import annotations

from time import monotonic

import aiohttp

from bot.playground.gateway import FAR_S
from bot.playground.people import Person
from bot.playground.server import PlaygroundServer
from tests.support.playground.raw_bot import ALL_INTENTS, RawBot

MESSAGE_CONTENT = 1 << 15
GUILD_MESSAGES = 1 << 9


async def test_ready(server: PlaygroundServer, raw: RawBot) -> None:
    ready = await raw.identify()
    assert ready["resume_gateway_url"] == server.gateway_url
    assert ready["user"]["id"] == server.world.bot_id
    assert raw.sequence == 2


async def test_a_heartbeat_is_answered_no_sooner_than_discord_could(raw: RawBot) -> None:
    """Sooner, and discord.py warns of a connection that is 41 seconds behind."""
    await raw.connect()
    sent = monotonic()
    await raw.send(1, None)
    assert (await raw.frame())["op"] == 11
    assert monotonic() - sent > FAR_S / 2


async def test_wrong_token(server: PlaygroundServer, raw: RawBot) -> None:
    await raw.connect()
    await raw.send(2, {"token": "wrong", "intents": 0})
    assert raw.socket is not None
    assert (await raw.socket.receive()).type is aiohttp.WSMsgType.CLOSE
    assert raw.socket.close_code == 4004


async def test_resume_replays_what_was_missed(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    await raw.identify()
    await server.faults.drop_gateway()
    for word in ("one", "two"):
        ada.say(word)
    await raw.resume()
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "one"
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "two"
    assert (await raw.frame())["t"] == "RESUMED"
    ada.say("three")
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "three"


async def test_resume_of_an_unknown_session(server: PlaygroundServer, raw: RawBot) -> None:
    await raw.identify()
    await server.faults.drop_gateway(resumable=False)
    await raw.resume()
    frame = await raw.frame()
    assert (frame["op"], frame["d"]) == (9, False)


async def test_resume_from_the_future(server: PlaygroundServer, raw: RawBot) -> None:
    await raw.identify()
    await server.faults.drop_gateway()
    await raw.resume(sequence=99)
    assert (await raw.frame())["op"] == 9


async def test_events_of_a_message(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    await raw.identify()
    said = ada.say("hello")
    created = await raw.event("MESSAGE_CREATE")
    assert created["guild_id"] == server.world.guild_id
    assert "user" not in created["member"]
    ada.delete(said)
    assert (await raw.event("MESSAGE_DELETE"))["id"] == said.id


async def test_events_of_channels_and_people(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    await raw.identify()
    channel = server.world.add_channel("attic")
    assert (await raw.event("CHANNEL_CREATE"))["name"] == "attic"
    thread = ada.open_thread("corner", "attic")
    assert (await raw.event("THREAD_CREATE"))["newly_created"] is True
    server.world.delete_channel(channel["id"])
    assert (await raw.event("THREAD_DELETE"))["id"] == thread["id"]
    assert (await raw.event("CHANNEL_DELETE"))["id"] == channel["id"]
    server.add_person("Fay")
    assert (await raw.event("GUILD_MEMBER_ADD"))["user"]["username"] == "fay"


async def test_content_is_withheld_without_its_intent(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    await raw.identify(ALL_INTENTS & ~MESSAGE_CONTENT)
    ada.say("private thoughts")
    assert (await raw.event("MESSAGE_CREATE"))["content"] == ""
    ada.say(f"hello <@{server.world.bot_id}>")
    assert (await raw.event("MESSAGE_CREATE"))["content"].startswith("hello")


async def test_intents_choose_events(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    await raw.identify(ALL_INTENTS & ~GUILD_MESSAGES)
    ada.say("unheard")
    server.world.add_channel("attic")
    assert (await raw.frame())["t"] == "CHANNEL_CREATE"


async def test_members_on_request(server: PlaygroundServer, raw: RawBot) -> None:
    await raw.identify()
    await raw.send(8, {"guild_id": server.world.guild_id, "query": "a", "limit": 5, "nonce": "n"})
    chunk = await raw.event("GUILD_MEMBERS_CHUNK")
    assert [member["user"]["username"] for member in chunk["members"]] == ["ada"]
    assert chunk["nonce"] == "n"
