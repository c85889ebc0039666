"""Threads and permissions: what the bot may see and do is what Discord's documentation lets it."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.client import PERMISSIONS
from bot.playground.people import InteractionFailed, Person
from bot.playground.server import PlaygroundServer
from bot.playground.world.events import Intent
from bot.playground.world.shapes import Json
from bot.playground.world.state import BOT, World
from tests.support.playground.raw_bot import ALL_INTENTS, RawBot
from tests.support.playground.sample_bot import SampleBot


@pytest.fixture
def den(ada: Person) -> Json:
    """A private thread of Ada's."""
    return ada.open_thread("den", private=True)


@pytest.fixture
def nook(ada: Person) -> Json:
    """A public thread of Ada's."""
    return ada.open_thread("nook")


async def refused(raw: RawBot, method: str, path: str, body: object = None) -> tuple[int, int]:
    """Make a request and give the status and code of its refusal."""
    status, answer = await raw.call(method, path, body)
    return status, answer.get("code", 0)


async def said(raw: RawBot, thread: Json) -> str:
    """Let the bot say something in a thread and give the path of it."""
    status, message = await raw.say(thread["id"], {"content": "hear me"})
    assert status == 200
    return f"/channels/{thread['id']}/messages/{message['id']}"


def test_the_bots_role_holds_just_what_the_invite_asks_for() -> None:
    assert BOT == PERMISSIONS
    world = World.fresh()
    role = next(role for role in world.roles.values() if role["managed"])
    assert int(role["permissions"]) == PERMISSIONS.value
    role["permissions"] = str(discord.Permissions.all().value)
    again = World.load(world.dump())
    assert int(again.roles[role["id"]]["permissions"]) == PERMISSIONS.value


async def test_a_private_thread_is_closed_to_the_bot_until_somebody_adds_it(
    server: PlaygroundServer, raw: RawBot, ada: Person, den: Json
) -> None:
    await raw.identify()
    assert raw.guild["threads"] == []
    at = f"/channels/{den['id']}"
    for method, path, body in (
        ("GET", at, None),
        ("GET", f"{at}/messages", None),
        ("POST", f"{at}/messages", {"content": "hello"}),
        ("PUT", f"{at}/thread-members/@me", None),
        ("PUT", f"{at}/thread-members/{ada.id}", None),
    ):
        assert await refused(raw, method, path, body) == (403, 50001)
    ada.say("nobody hears this", "den")
    ada.say(f"come in, <@{server.world.bot_id}>", "den")
    created = await raw.frame()
    assert (created["t"], created["d"]["id"]) == ("THREAD_CREATE", den["id"])
    assert created["d"]["member"]["user_id"] == server.world.bot_id
    assert "newly_created" not in created["d"]
    members = await raw.event("THREAD_MEMBERS_UPDATE")
    assert [member["user_id"] for member in members["added_members"]] == [server.world.bot_id]
    await said(raw, den)
    assert (await raw.call("GET", at))[1]["member"]["user_id"] == server.world.bot_id


async def test_who_manages_threads_sees_private_ones(server: PlaygroundServer, raw: RawBot, den: Json) -> None:
    await raw.identify()
    server.grant_bot(manage_threads=True)
    assert (await raw.frame())["t"] == "GUILD_ROLE_UPDATE"
    synced = await raw.event("THREAD_LIST_SYNC")
    assert [thread["id"] for thread in synced["threads"]] == [den["id"]]
    assert synced["channel_ids"] == [den["parent_id"]]
    assert (await raw.call("PUT", f"/channels/{den['id']}/thread-members/@me"))[0] == 204


async def test_a_role_that_is_given_opens_what_it_opens(server: PlaygroundServer, raw: RawBot, den: Json) -> None:
    await raw.identify(ALL_INTENTS & ~Intent.MEMBERS)
    manages = discord.Permissions(manage_threads=True)
    server.world.give_role(server.person("Bruno").id, "Janitor", manages)
    assert (await raw.frame())["t"] == "GUILD_ROLE_CREATE"
    server.world.give_role(server.world.bot_id, "Janitor", manages)
    assert (await raw.frame())["t"] == "GUILD_ROLE_CREATE"
    own = await raw.frame()
    assert (own["t"], own["d"]["user"]["id"]) == ("GUILD_MEMBER_UPDATE", server.world.bot_id)
    assert [thread["id"] for thread in (await raw.event("THREAD_LIST_SYNC"))["threads"]] == [den["id"]]


async def test_files_need_their_permission_in_edits_too(server: PlaygroundServer, raw: RawBot) -> None:
    _, message = await raw.say("lobby", {"content": "look"})
    server.forbid_bot("lobby", attach_files=True)
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await raw.call("PATCH", path, {"content": "here"}))[0] == 200
    status, body = await raw.call("PATCH", path, {"content": "here"}, files={"note.txt": b"x"})
    assert (status, body["code"]) == (403, 50013)


async def test_leaving_a_private_thread_shuts_its_door(server: PlaygroundServer, raw: RawBot, den: Json) -> None:
    server.world.join_thread(den["id"], server.world.bot_id)
    await raw.identify()
    assert [thread["member"]["user_id"] for thread in raw.guild["threads"]] == [server.world.bot_id]
    server.world.leave_thread(den["id"], server.world.bot_id)
    gone = await raw.event("THREAD_MEMBERS_UPDATE")
    assert gone["removed_member_ids"] == [server.world.bot_id]
    assert await refused(raw, "GET", f"/channels/{den['id']}") == (403, 50001)


async def test_of_others_who_come_only_the_members_intent_tells(
    server: PlaygroundServer, raw: RawBot, nook: Json
) -> None:
    await raw.identify(ALL_INTENTS & ~Intent.MEMBERS)
    server.world.join_thread(nook["id"], server.person("Bruno").id)
    server.world.join_thread(nook["id"], server.world.bot_id)
    assert (await raw.event("THREAD_MEMBERS_UPDATE"))["added_members"][0]["user_id"] == server.world.bot_id


async def test_commands_work_in_a_private_thread_without_the_bot(bot: SampleBot, ada: Person, den: Json) -> None:
    reply = await ada.command("table new", channel="den", game="rise")
    assert reply.interaction.payload["app_permissions"] == str(
        bot.guilds[0].get_channel(int(den["parent_id"])).permissions_for(bot.guilds[0].me).value  # type: ignore[union-attr]
    )
    assert "in den" in reply.message.text


async def test_an_archived_thread_takes_new_messages_only(server: PlaygroundServer, raw: RawBot, nook: Json) -> None:
    path = await said(raw, nook)
    server.world.set_thread(nook["id"], archived=True)
    assert await refused(raw, "PATCH", path, {"content": "again"}) == (400, 50083)
    assert await refused(raw, "PUT", f"/channels/{nook['id']}/thread-members/@me") == (400, 50083)
    await said(raw, nook)
    assert nook["thread_metadata"]["archived"] is False
    assert (await raw.call("PATCH", path, {"content": "again"}))[0] == 200


async def test_a_locked_thread_takes_nothing(server: PlaygroundServer, raw: RawBot, nook: Json) -> None:
    path = await said(raw, nook)
    server.world.set_thread(nook["id"], locked=True)
    assert await refused(raw, "PATCH", path, {"content": "again"}) == (403, 160005)
    assert await refused(raw, "POST", f"/channels/{nook['id']}/messages", {"content": "more"}) == (403, 160005)
    server.world.set_thread(nook["id"], archived=True)
    assert await refused(raw, "POST", f"/channels/{nook['id']}/messages", {"content": "more"}) == (400, 50083)
    assert nook["thread_metadata"]["archived"] is True
    server.grant_bot(manage_threads=True)
    await said(raw, nook)


async def test_answers_for_all_are_refused_where_messages_are(
    server: PlaygroundServer, raw: RawBot, ada: Person, nook: Json
) -> None:
    await raw.identify()
    await raw.sync([{"name": "greet", "description": "Greet", "type": 1}])

    async def answered(flags: int) -> tuple[int, int]:
        doing = asyncio.create_task(ada.command("greet", "nook"))
        interaction = await raw.event("INTERACTION_CREATE")
        status, body = await raw.respond(interaction, {"type": 4, "data": {"content": "hello", "flags": flags}})
        if status == 200:
            await doing
        else:
            doing.cancel()
        return status, body.get("code", 0)

    assert await answered(0) == (200, 0)
    server.world.set_thread(nook["id"], locked=True)
    assert await answered(0) == (403, 160005)
    assert await answered(64) == (200, 0), "what only one person sees is no message of the thread"


async def test_a_press_cannot_change_what_stands_in_an_archived_thread(
    server: PlaygroundServer, raw: RawBot, ada: Person, nook: Json
) -> None:
    await raw.identify()
    button = {"type": 2, "style": 1, "label": "Knock", "custom_id": "knock"}
    _, message = await raw.say("nook", {"content": "door", "components": [{"type": 1, "components": [button]}]})
    server.world.set_thread(nook["id"], archived=True)
    doing = asyncio.create_task(ada.press(ada.sees("nook")[-1], "Knock"))
    interaction = await raw.event("INTERACTION_CREATE")
    status, body = await raw.respond(interaction, {"type": 7, "data": {"content": "open"}})
    assert (status, body["code"]) == (400, 50083)
    assert (await raw.respond(interaction, {"type": 4, "data": {"content": "later", "flags": 64}}))[0] == 200
    assert (await doing).message.content == "later"
    assert ada.sees("nook")[0].content == message["content"]


async def test_only_a_member_opens_an_archived_thread_again(server: PlaygroundServer, raw: RawBot, nook: Json) -> None:
    server.world.set_thread(nook["id"], archived=True)
    at = f"/channels/{nook['id']}"
    assert await refused(raw, "PATCH", at, {"archived": False}) == (403, 50013)
    server.world.join_thread(nook["id"], server.world.bot_id)
    assert await refused(raw, "PATCH", at, {"name": "cosy"}) == (400, 50083)
    assert (await raw.call("PATCH", at, {"archived": False}))[0] == 200
    assert await refused(raw, "PATCH", at, {"name": "cosy"}) == (403, 50013)
    assert await refused(raw, "DELETE", at) == (403, 50013)


async def test_no_command_can_be_used_in_an_archived_thread(
    server: PlaygroundServer, bot: SampleBot, ada: Person, nook: Json
) -> None:
    server.world.set_thread(nook["id"], archived=True)
    with pytest.raises(InteractionFailed, match="archived"):
        await ada.command("table new", channel="nook", game="rise")


async def test_what_the_bot_cannot_see_it_does_not_hear_of(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    corner = ada.open_thread("corner", "off-topic")
    server.forbid_bot("off-topic", view_channel=True)
    await raw.identify()
    assert corner["id"] not in {thread["id"] for thread in raw.guild["threads"]}
    ada.say("unheard", "off-topic")
    ada.say("unheard", "corner")
    ada.open_thread("alcove", "off-topic")
    assert await refused(raw, "GET", f"/channels/{corner['id']}") == (403, 50001)
    server.forbid_bot("off-topic")
    assert (await raw.frame())["t"] == "CHANNEL_UPDATE"
    synced = await raw.event("THREAD_LIST_SYNC")
    assert {thread["name"] for thread in synced["threads"]} == {"corner", "alcove"}
    server.forbid_bot("off-topic", view_channel=True)
    lost = await raw.frame()
    assert (lost["t"], lost["d"]["name"]) == ("CHANNEL_UPDATE", "off-topic"), "it is told why it sees no more"
    ada.say("unheard", "off-topic")
    ada.say("heard")
    assert (await raw.event("MESSAGE_CREATE"))["content"] == "heard"


async def test_without_the_history_there_are_no_messages(server: PlaygroundServer, raw: RawBot, ada: Person) -> None:
    ada.say("long ago")
    at = f"/channels/{server.world.channel_named('lobby')['id']}/messages"
    assert len((await raw.call("GET", at))[1]) == 1
    server.forbid_bot("lobby", read_message_history=True)
    status, found = await raw.call("GET", at)
    assert (status, len(found)) == (200, 0)


async def test_at_most_a_hundred_are_called_by_name(server: PlaygroundServer, raw: RawBot) -> None:
    async def calling(users: int, **more: object) -> tuple[int, Json]:
        allowed = {"users": [str(user) for user in range(1, users + 1)], **more}
        return await raw.say("lobby", {"content": "you there", "allowed_mentions": allowed})

    assert (await calling(100))[0] == 200
    status, body = await calling(101)
    assert (status, body["code"]) == (400, 50035)
    assert "allowed_mentions" in body["errors"]
    assert (await calling(1, parse=["users"]))[0] == 400
