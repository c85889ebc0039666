"""The life of an interaction on the wire: its shape, its one answer, its deadlines, its token."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground.interactions import FIRST_RESPONSE_SECONDS
from bot.playground.people import InteractionFailed, Person, Reply
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.playground.world.shapes import Flag, Json
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.sample_bot import SampleBot
from tests.support.waiting import PATIENT

BUTTONS: Json = {
    "type": 1,
    "components": [
        {"type": 2, "style": 1, "label": "Go", "custom_id": "go"},
        {"type": 2, "style": 1, "label": "No", "custom_id": "no", "disabled": True},
    ],
}


async def asked(raw: RawBot, person: Person) -> tuple[asyncio.Task[Reply], Json]:
    """Let somebody use the only command and return what reaches the bot."""
    asking = asyncio.create_task(person.command("go", channel="table-one"))
    return asking, await raw.event("INTERACTION_CREATE")


@pytest.fixture
async def listening(raw: RawBot) -> RawBot:
    """A raw bot with one command."""
    await raw.sync([{"name": "go", "description": "Go"}])
    await raw.identify()
    return raw


async def test_shape_of_a_command(server: PlaygroundServer, listening: RawBot, eve: Person) -> None:
    eve.locale = "ru"
    asking, interaction = await asked(listening, eve)
    world = server.world
    assert interaction["type"] == 2
    assert interaction["version"] == 1
    assert interaction["application_id"] == world.bot_id
    assert interaction["data"]["name"] == "go"
    assert interaction["attachment_size_limit"] == 10 * 1024 * 1024
    assert interaction["authorizing_integration_owners"] == {"0": world.guild_id}
    assert (interaction["context"], interaction["entitlements"]) == (0, [])
    assert (interaction["locale"], interaction["guild_locale"]) == ("ru", "en-US")
    assert interaction["channel"]["id"] == interaction["channel_id"] == world.channel_named("table-one")["id"]
    assert interaction["member"]["user"]["id"] == eve.id
    assert not discord.Permissions(int(interaction["member"]["permissions"])).manage_guild
    assert discord.Permissions(int(interaction["app_permissions"])).send_messages
    status, answer = await listening.respond(interaction, {"type": 4, "data": {"content": "hi"}})
    assert status == 200
    assert answer["interaction"]["response_message_id"] == answer["resource"]["message"]["id"]
    message = (await asking).message
    assert message.data["interaction_metadata"]["user"]["id"] == eve.id
    assert message.data["type"] == 20


async def test_shape_of_a_press(listening: RawBot, ada: Person) -> None:
    _, sent = await listening.say("lobby", {"content": "x", "components": [BUTTONS]})
    message = ada.sees("lobby")[0]
    pressing = asyncio.create_task(ada.press(message, "Go"))
    interaction = await listening.event("INTERACTION_CREATE")
    assert interaction["type"] == 3
    assert interaction["data"] == {"component_type": 2, "custom_id": "go", "id": 2}
    assert interaction["message"]["id"] == sent["id"]
    assert discord.Permissions(int(interaction["member"]["permissions"])).administrator
    await listening.respond(interaction, {"type": 6})
    assert (await pressing).kind == "deferred_update"
    path = f"/webhooks/{interaction['application_id']}/{interaction['token']}/messages/@original"
    await listening.call("PATCH", path, {"content": "y"})
    assert message.text == "y"
    await listening.call("DELETE", path)
    assert message.deleted


async def test_second_answer_is_refused(listening: RawBot, ada: Person) -> None:
    asking, interaction = await asked(listening, ada)
    body = {"type": 4, "data": {"content": "hi"}}
    assert (await listening.respond(interaction, body))[0] == 200
    status, error = await listening.respond(interaction, body)
    assert (status, error["code"]) == (400, 40060)
    await asking


async def test_late_answer_is_refused(server: PlaygroundServer, listening: RawBot, ada: Person) -> None:
    server.interactions.deadline = FIRST_RESPONSE_SECONDS
    asking, interaction = await asked(listening, ada)
    server.faults.skip_time(FIRST_RESPONSE_SECONDS + 0.1)
    with pytest.raises(InteractionFailed, match="timeout"):
        await asking
    status, error = await listening.respond(interaction, {"type": 4, "data": {"content": "late"}})
    assert (status, error["code"]) == (404, 10062)
    assert ada.sees("table-one") == []


async def test_silence_fails_after_the_deadline(server: PlaygroundServer, bot: SampleBot, ada: Person) -> None:
    server.interactions.deadline = 0.05
    with pytest.raises(InteractionFailed, match="timeout"):
        await ada.command("silent")


async def test_nobody_there(server: PlaygroundServer, listening: RawBot, ada: Person) -> None:
    await listening.close()
    await server.until(lambda: not server.gateway.online)
    with pytest.raises(InteractionFailed, match="offline"):
        await ada.command("go")


async def test_wrong_token_and_expired_token(server: PlaygroundServer, listening: RawBot, ada: Person) -> None:
    asking, interaction = await asked(listening, ada)
    _, error = await listening.respond(interaction | {"token": "x"}, {"type": 5})
    assert error["code"] == 10062
    await listening.respond(interaction, {"type": 5})
    await asking
    hook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
    assert (await listening.call("POST", hook, {"content": "in time"}))[0] == 200
    server.faults.skip_time(15 * 60)
    status, error = await listening.call("POST", hook, {"content": "too late"})
    assert (status, error["code"]) == (401, 50027)
    assert (await listening.call("POST", f"{hook}x", {"content": "y"}))[1]["code"] == 10015


@pytest.mark.parametrize("kind", [1, 6, 7, 8, 99])
async def test_answers_that_do_not_fit_a_command(listening: RawBot, ada: Person, kind: int) -> None:
    asking, interaction = await asked(listening, ada)
    status, error = await listening.respond(interaction, {"type": kind, "data": {"content": "x", "choices": []}})
    assert (status, error["code"]) == (400, 50035)
    await listening.respond(interaction, {"type": 5})
    await asking


async def test_followups_by_id(listening: RawBot, ada: Person, eve: Person) -> None:
    asking, interaction = await asked(listening, ada)
    await listening.respond(interaction, {"type": 4, "data": {"content": "first", "flags": 64}})
    reply = await asking
    hook = f"/webhooks/{interaction['application_id']}/{interaction['token']}"
    _, second = await listening.call("POST", hook, {"content": "second"})
    path = f"{hook}/messages/{second['id']}"
    assert (await listening.call("GET", path))[1]["content"] == "second"
    assert (await listening.call("PATCH", path, {"content": "changed"}))[1]["edited_timestamp"]
    assert (await listening.call("GET", f"{hook}/messages/@original"))[1]["flags"] == Flag.EPHEMERAL
    assert [message.text for message in eve.sees("table-one")] == ["changed"]
    assert (await listening.call("DELETE", path))[0] == 204
    assert (await listening.call("GET", path))[1]["code"] == 10008
    _, other = await listening.say("table-one", {"content": "no webhook's"})
    assert (await listening.call("PATCH", f"{hook}/messages/{other['id']}", {"content": "x"}))[1]["code"] == 10008
    assert reply.message.ephemeral


async def test_modal_opened_from_a_message_can_update_it(listening: RawBot, ada: Person) -> None:
    await listening.say("lobby", {"content": "x", "components": [BUTTONS]})
    message = ada.sees("lobby")[0]
    pressing = asyncio.create_task(ada.press(message, "Go"))
    inner = {"type": 4, "custom_id": "name", "style": 1}
    modal = {"custom_id": "m", "title": "M", "components": [{"type": 18, "label": "Name", "component": inner}]}
    await listening.respond(await listening.event("INTERACTION_CREATE"), {"type": 9, "data": modal})
    submitting = asyncio.create_task(ada.submit(await pressing, {"name": "Ada"}))
    interaction = await listening.event("INTERACTION_CREATE")
    assert interaction["type"] == 5
    assert interaction["message"]["id"] == message.id
    assert interaction["data"]["components"][0]["component"]["value"] == "Ada"
    await listening.respond(interaction, {"type": 7, "data": {"content": "hello Ada"}})
    assert (await submitting).kind == "update"
    assert message.text == "hello Ada"


async def test_without_response_is_204(listening: RawBot, ada: Person) -> None:
    asking, interaction = await asked(listening, ada)
    path = f"/interactions/{interaction['id']}/{interaction['token']}/callback"
    assert await listening.call("POST", path, {"type": 4, "data": {"content": "x"}}) == (204, {})
    await asking


async def test_deleted_channel(server: PlaygroundServer, listening: RawBot, ada: Person) -> None:
    asking, interaction = await asked(listening, ada)
    server.world.delete_channel(interaction["channel_id"])
    assert (await listening.respond(interaction, {"type": 5}))[1]["code"] == 10003
    server.faults.skip_time(PATIENT + 1)
    with pytest.raises(InteractionFailed):
        await asking


async def test_user_menu_resolves_people(listening: RawBot, ada: Person, eve: Person) -> None:
    await listening.say(
        "lobby", {"content": "x", "components": [{"type": 1, "components": [{"type": 5, "custom_id": "who"}]}]}
    )
    choosing = asyncio.create_task(ada.select(ada.sees("lobby")[0], values=[eve]))
    interaction = await listening.event("INTERACTION_CREATE")
    assert interaction["data"]["values"] == [eve.id]
    assert interaction["data"]["resolved"]["users"][eve.id]["username"] == "eve"
    await listening.respond(interaction, {"type": 6})
    await choosing
    with pytest.raises(InteractionFailed, match="there is no user"):
        await ada.select(ada.sees("lobby")[0], values=["1"])


async def test_stale_face_is_pressed(listening: RawBot, ada: Person) -> None:
    """A component that an edit took away cannot be pressed any more."""
    _, sent = await listening.say("lobby", {"content": "x", "components": [BUTTONS]})
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    await listening.call("PATCH", path, {"components": []})
    message: Seen = ada.sees("lobby")[0]
    with pytest.raises(InteractionFailed, match="no such component"):
        await ada.press(message, custom_id="go")
