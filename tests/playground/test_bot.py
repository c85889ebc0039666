"""An unmodified discord.py client lives in the playground as it would on Discord."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.playground.people import InteractionFailed, Person, Value
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.playground.world.shapes import media, walk
from tests.support.playground.sample_bot import SampleBot, picture
from tests.support.playground.schema import OPENAPI
from tests.support.waiting import PATIENT


async def test_login_sync_and_cache(server: PlaygroundServer, bot: SampleBot) -> None:
    assert bot.user is not None
    assert str(bot.user.id) == server.world.bot_id
    guild = bot.get_guild(int(server.world.guild_id))
    assert guild is not None
    assert [channel.name for channel in guild.text_channels] == ["lobby", "table-one", "table-two", "off-topic"]
    assert {command["name"] for command in server.world.all_commands()} >= {"table", "board", "think"}
    assert {command.name for command in await bot.tree.fetch_commands()} >= {"table", "board"}
    assert (await bot.application_info()).name == "Vigil"


async def test_wrong_token_is_refused(server: PlaygroundServer, pointed: None) -> None:
    stranger = SampleBot()
    with pytest.raises(discord.LoginFailure):
        await stranger.start("wrong")
    await stranger.close()


async def test_v2_message_with_gallery(server: PlaygroundServer, board: Seen) -> None:
    assert board.is_v2
    assert board.text == "Count 0"
    assert board.labels == ["More", "Coin"]
    assert board.media == [board.files[0].url]
    assert board.alt_texts == ["The board", "A navy board"]
    assert board.files[0].data.startswith(b"\x89PNG")
    (shown,) = media(walk(board.data["components"]))
    assert (shown["width"], shown["height"], shown["content_type"]) == (64, 48, "image/png")
    assert server.violations == []


async def test_attachment_is_served(board: Seen, bot: SampleBot) -> None:
    assert await bot.http.get_from_cdn(board.media[0]) == board.files[0].data


async def test_button_edits_its_message(board: Seen, ada: Person, eve: Person) -> None:
    reply = await ada.press(board, "More")
    assert reply.kind == "update"
    await eve.press(board, custom_id="more")
    assert board.text == "Count 2"
    assert board.media == [board.files[0].url]


async def test_select_answers_in_secret(server: PlaygroundServer, board: Seen, ada: Person, eve: Person) -> None:
    reply = await eve.select(board, placeholder="Colour", values=["Blue"])
    assert reply.message.text == "You chose b"
    assert reply.message.ephemeral
    assert reply.message in eve.sees("table-one")
    assert reply.message not in ada.sees("table-one")


async def test_dynamic_item(board: Seen, ada: Person) -> None:
    assert (await ada.press(board, "Coin")).message.text == "Coin 7"


async def test_modal(bot: SampleBot, ada: Person) -> None:
    opened = await ada.command("form")
    assert opened.modal["title"] == "Who are you?"
    reply = await ada.submit(opened, {"Name": "Ada", "Side": ["Robot"]})
    assert reply.message.text == "Ada plays Robot"
    with pytest.raises(InteractionFailed, match="no such modal"):
        await ada.submit(opened, {"Name": "Ada", "Side": ["Robot"]})


async def test_modal_is_checked(bot: SampleBot, ada: Person, eve: Person) -> None:
    opened = await ada.command("form")
    with pytest.raises(InteractionFailed, match="too short or too long"):
        await ada.submit(opened, {"Name": "x" * 21, "Side": ["Robot"]})
    with pytest.raises(InteractionFailed, match="not among the options"):
        await ada.submit(opened, {"Name": "Ada", "Side": ["Cat"]})
    with pytest.raises(InteractionFailed, match="no such modal"):
        await eve.submit(opened, {"Name": "Eve", "Side": ["Robot"]})


async def test_ephemerals_reach_one_person_only(
    server: PlaygroundServer, bot: SampleBot, ada: Person, eve: Person
) -> None:
    reply = await ada.command("secret", channel="lobby")
    last = await reply.followup(1)
    assert [message.text for message in ada.sees("lobby")] == ["only for you", "also only for you", "for all"]
    assert [message.text for message in eve.sees("lobby")] == ["for all"]
    channel = bot.get_channel(int(last.channel_id))
    assert isinstance(channel, discord.TextChannel)
    assert [message.content async for message in channel.history()] == ["for all"]
    with pytest.raises(discord.NotFound) as missing:
        await channel.fetch_message(int(reply.message.id))
    assert missing.value.code == 10008
    assert await bot.heard.get() == "for all"


async def test_deferred_answer(server: PlaygroundServer, bot: SampleBot, ada: Person, eve: Person) -> None:
    reply = await ada.command("think", hidden=True)
    assert reply.kind == "deferred"
    assert reply.message.loading
    bot.thought.set()
    final = await reply.final()
    assert final.text == "thought"
    assert final.ephemeral
    assert eve.sees("lobby") == []
    assert reply.followups == []
    assert server.violations == []


async def test_options_are_resolved(bot: SampleBot, ada: Person, eve: Person) -> None:
    reply = await ada.command("greet", who=eve, where="table-two")
    assert reply.message.text == f"<@{eve.id}> is greeted in #table-two"
    assert reply.message.mentions == [eve.id]


async def test_autocomplete_and_locale(bot: SampleBot, ada: Person) -> None:
    assert [choice["value"] for choice in await ada.autocomplete("table new", "game", "tr")] == ["training"]
    ada.locale = "pt-BR"
    reply = await ada.command("table new", channel="table-one", game="training")
    assert reply.message.text == "training for 3 in table-one (pt-BR)"


@pytest.mark.parametrize(
    ("options", "why"),
    [({}, "required"), ({"game": "rise", "seats": 9}, "out of bounds"), ({"game": 5}, "another kind")],
)
async def test_bad_options_never_reach_the_bot(
    server: PlaygroundServer, bot: SampleBot, ada: Person, options: dict[str, Value], why: str
) -> None:
    with pytest.raises(InteractionFailed, match=why):
        await ada.command("table new", options=options)
    assert server.interactions.by_id == {}


async def test_bad_presses_never_reach_the_bot(board: Seen, ada: Person, eve: Person) -> None:
    with pytest.raises(InteractionFailed, match="disabled"):
        await ada.press(board, "Off")
    with pytest.raises(InteractionFailed, match="no such component"):
        await ada.press(board, custom_id="nowhere")
    with pytest.raises(InteractionFailed, match="not among the options"):
        await ada.select(board, "colour", values=["green"])
    with pytest.raises(InteractionFailed, match="too few or too many"):
        await ada.select(board, "colour", values=["r", "b"])
    hidden = (await ada.select(board, "colour", values=["r"])).message
    ada.delete(board)
    for message, person in ((board, ada), (hidden, eve)):
        with pytest.raises(InteractionFailed, match="no such message"):
            await person.press(message, custom_id="more")


async def test_permissions(bot: SampleBot, ada: Person, eve: Person) -> None:
    assert (await ada.command("keeper")).message.text == "keeper True"
    with pytest.raises(InteractionFailed, match="may not"):
        await eve.command("keeper")


async def test_channel_messages(server: PlaygroundServer, bot: SampleBot) -> None:
    channel = bot.get_channel(int(server.world.channel_named("lobby")["id"]))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("first", file=picture())
    old = message.attachments[0]
    edited = await message.edit(content="second", attachments=[picture(10, 10)])
    assert [attachment.width for attachment in edited.attachments] == [10]
    assert str(old.id) not in server.world.files
    both = await message.edit(attachments=[*edited.attachments, picture(20, 20)])
    assert [attachment.width for attachment in both.attachments] == [10, 20]
    reply = await both.reply("third")
    assert reply.reference is not None
    assert reply.reference.message_id == message.id
    with pytest.raises(discord.Forbidden):
        await message.pin()
    server.grant_bot(manage_messages=True)
    await message.pin()
    assert [pinned.id async for pinned in channel.pins()] == [message.id]
    assert [m.content async for m in channel.history(limit=1)] == ["third"]
    assert [m.content async for m in channel.history(before=reply)] == ["second"]
    assert [m.content async for m in channel.history(after=message)] == ["third"]
    async with channel.typing():
        pass
    await message.delete()
    with pytest.raises(discord.NotFound) as missing:
        await message.edit(content="too late")
    assert missing.value.code == 10008
    assert server.violations == []


async def test_threads(server: PlaygroundServer, bot: SampleBot, ada: Person) -> None:
    channel = bot.get_channel(int(server.world.channel_named("lobby")["id"]))
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("a table")
    thread = await message.create_thread(name="table")
    assert thread.id == message.id
    await thread.send("in the thread")
    reply = await ada.command("table new", channel="table", game="rise")
    assert "in table" in reply.message.text
    heard = asyncio.create_task(
        bot.wait_for("thread_create", check=lambda thread: thread.name == "mine", timeout=PATIENT)
    )
    await asyncio.sleep(0)
    opened = ada.open_thread("mine", "lobby")
    assert str((await heard).id) == opened["id"]
    await thread.edit(archived=True)
    assert server.world.channels[str(thread.id)]["thread_metadata"]["archived"]
    with pytest.raises(discord.Forbidden):
        await thread.delete()
    server.grant_bot(manage_threads=True)
    await thread.delete()
    with pytest.raises(discord.NotFound) as missing:
        await thread.send("gone")
    assert missing.value.code == 10003
    assert server.violations == []


async def test_private_threads_stay_private(server: PlaygroundServer, ada: Person, eve: Person) -> None:
    bruno = server.person("Bruno")
    thread = eve.open_thread("whispers", "lobby", private=True)
    eve.say("psst", thread["id"])
    assert [message.text for message in eve.sees("whispers")] == ["psst"]
    assert bruno.sees("whispers") == []


async def test_missing_permissions(server: PlaygroundServer, bot: SampleBot, ada: Person) -> None:
    channel = bot.get_channel(int(server.world.channel_named("lobby")["id"]))
    assert isinstance(channel, discord.TextChannel)
    heard = asyncio.create_task(bot.wait_for("guild_channel_update", timeout=PATIENT))
    await asyncio.sleep(0)
    server.forbid_bot("lobby", send_messages=True)
    await heard
    assert not channel.permissions_for(channel.guild.me).send_messages
    with pytest.raises(discord.Forbidden) as forbidden:
        await channel.send("hush")
    assert forbidden.value.code == 50013
    assert (await ada.command("greet", who=ada, where="lobby")).message.from_bot
    server.forbid_bot("lobby", view_channel=True)
    with pytest.raises(discord.Forbidden) as blind:
        await channel.send("hush")
    assert blind.value.code == 50001
    server.forbid_bot("lobby")
    await channel.send("again")


async def test_direct_messages_fail(server: PlaygroundServer, bot: SampleBot, ada: Person) -> None:
    user = await bot.fetch_user(int(ada.id))
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("hello")
    assert refused.value.code == 50007


async def test_fifty_people_press_at_once(server: PlaygroundServer, board: Seen) -> None:
    crowd = [server.add_person(f"Guest{number}") for number in range(50)]
    replies = await asyncio.gather(*(person.press(board, "Coin") for person in crowd))
    assert [reply.message.owner_id for reply in replies] == [person.id for person in crowd]


async def test_every_payload_is_kept_with_its_audience(
    server: PlaygroundServer, board: Seen, ada: Person, eve: Person
) -> None:
    server.sent.clear()
    await eve.press(board, "Coin")
    await ada.press(board, "More")
    opened = await eve.command("form")
    whisper, update, modal = server.sent
    assert (whisper.audience, whisper.only_for) == (eve.id, eve.id)
    assert b"Coin 7" in whisper.everything()
    assert (update.audience, update.only_for) == (board.channel_id, None)
    assert modal.audience == eve.id
    assert modal.interaction_id == opened.interaction.id
    assert all(sent.accepted for sent in server.sent)


async def test_files_are_kept_too(server: PlaygroundServer, board: Seen) -> None:
    sent = next(sent for sent in server.sent if sent.files)
    assert sent.audience == board.channel_id
    assert board.files[0].data in sent.everything()


@pytest.mark.skipif(not OPENAPI.is_file(), reason="Discord's OpenAPI document is not beside the checkout")
async def test_the_schema_was_really_asked(server: PlaygroundServer, board: Seen, ada: Person) -> None:
    await ada.press(board, "More")
    assert server.schema is not None
    assert "POST /interactions/{interaction_id}/{interaction_token}/callback#7" in server.schema.compiled
    assert server.violations == []
