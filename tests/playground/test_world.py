"""The world: who may do what, and whether it comes back as it was."""

from __future__ import annotations

import discord
import pytest

from bot.playground.people import Person
from bot.playground.server import PlaygroundServer
from bot.playground.world.messages import compose
from bot.playground.world.records import Upload
from bot.playground.world.state import World
from tests.support.playground.raw_bot import RawBot


def said(world: World, content: str, size: int = 0, owner: str | None = None) -> str:
    """Post a message of the bot with a file of some size, and return its id."""
    uploads = {0: Upload("a.bin", "application/octet-stream", bytes(size))} if size else {}
    channel_id = world.channel_named("lobby")["id"]
    return world.post(compose(world, world.bot_id, channel_id, {"content": content}, uploads), owner).id


def test_a_world_comes_back() -> None:
    world = World.fresh()
    world.url = "http://127.0.0.1:1"
    said(world, "hello", size=10)
    thread = world.open_thread(world.channel_named("lobby")["id"], "corner", world.people[1]["id"])
    world.set_commands(None, [{"id": "1", "name": "go", "type": 1}])
    world.set_commands(world.guild_id, [{"id": "2", "name": "own", "type": 1}])
    world.locales[world.people[0]["id"]] = "ru"
    again = World.load(world.dump())
    assert again.channels == world.channels
    assert again.all_commands() == world.all_commands()
    assert again.locales == world.locales
    assert again.thread_members[thread["id"]] == world.thread_members[thread["id"]]
    lobby = world.channel_named("lobby")["id"]
    assert [post.data for post in again.history(lobby)] == [post.data for post in world.history(lobby)]
    assert again.files == world.files
    assert int(again.snowflakes.next()) > world.snowflakes.last
    assert again.members[again.bot_id]["user"] is again.users[again.bot_id]


def test_links_follow_the_server() -> None:
    world = World.fresh()
    world.url = "http://127.0.0.1:1"
    said(world, "http://127.0.0.1:1 is not a link of ours", size=10)
    again = World.load(world.dump())
    again.move_to("http://127.0.0.1:2")
    post = next(again.history(again.channel_named("lobby")["id"]))
    assert post.data["attachments"][0]["url"].startswith("http://127.0.0.1:2/cdn/")
    assert post.data["content"].startswith("http://127.0.0.1:1 ")


def test_a_dump_keeps_the_newest_files_and_no_ephemerals() -> None:
    world = World.fresh()
    said(world, "old", size=60)
    said(world, "new", size=60)
    said(world, "whisper", size=10, owner=world.people[0]["id"])
    again = World.load(world.dump(file_bytes=100))
    texts = [post.data["content"] for post in again.history(again.channel_named("lobby")["id"], again.people[0]["id"])]
    assert texts == ["old", "new"]
    assert len(again.files) == 1
    assert max(world.files, key=int) not in again.files


def test_permissions() -> None:
    world = World.fresh()
    lobby = world.channel_named("#lobby")["id"]
    ada, bruno = (user["id"] for user in world.people[:2])
    administrator, send = discord.Permissions(administrator=True), discord.Permissions(send_messages=True)
    assert world.may(ada, lobby, administrator)
    assert not world.may(bruno, lobby, discord.Permissions(manage_guild=True))
    thread = world.open_thread(lobby, "corner", bruno)["id"]
    world.forbid(lobby, bruno, send)
    assert not world.may(bruno, lobby, send)
    assert not world.may(bruno, thread, send)
    world.forbid(lobby, ada, send)
    assert world.may(ada, lobby, send)
    world.forbid(lobby, bruno, discord.Permissions())
    assert world.may(bruno, lobby, send)


def test_mentions_obey_allowed_mentions() -> None:
    world = World.fresh()
    ada, bruno = (user["id"] for user in world.people[:2])
    lobby = world.channel_named("lobby")["id"]
    body = {"content": f"<@{ada}> <@{bruno}> <@{ada}> <@1>"}

    def called(**extra: object) -> list[str]:
        message = compose(world, world.bot_id, lobby, body | extra, {})
        return [user["id"] for user in message["mentions"]]

    assert called() == [ada, bruno]
    assert called(allowed_mentions={"parse": []}) == []
    assert called(allowed_mentions={"parse": [], "users": [int(bruno)]}) == [bruno]


async def test_a_restart_brings_messages_back(server: PlaygroundServer, ada: Person) -> None:
    ada.say("before")
    async with PlaygroundServer(world=World.load(server.world.dump())) as second:
        assert [message.text for message in second.person("Ada").sees("lobby")] == ["before"]
        assert second.world.url == second.url


def test_only_loopback() -> None:
    with pytest.raises(ValueError, match="loopback"):
        PlaygroundServer("0.0.0.0")


async def test_a_long_run_keeps_only_the_last_payloads(raw: RawBot) -> None:
    for most, kept in ((2, ["b", "c"]), (0, [])):
        async with PlaygroundServer(most_sent=most) as server:
            raw.server = server
            for word in "abc":
                await raw.say("lobby", {"content": word})
            assert [sent.payload for sent in server.sent] == [{"content": word} for word in kept]
