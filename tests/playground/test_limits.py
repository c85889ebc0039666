"""What Discord refuses, the playground refuses: each limit of messages, modals and choices."""

from __future__ import annotations

import asyncio

import pytest

from bot.playground.limits.emoji import is_emoji
from bot.playground.server import PlaygroundServer
from bot.playground.world.shapes import Json
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.still import StillClock

V2 = 1 << 15


def button(**fields: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **fields}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def select(count: int = 2, **fields: object) -> Json:
    options = [{"label": f"l{n}", "value": f"v{n}"} for n in range(count)]
    return {"type": 3, "custom_id": "pick", "options": options, **fields}


def v2(*components: Json, **fields: object) -> Json:
    return {"flags": V2, "components": list(components), **fields}


def v1(*components: Json, **fields: object) -> Json:
    return {"content": "words", "components": list(components), **fields}


def option(**fields: object) -> Json:
    return select(options=[{"label": "a", "value": "a"} | fields])


REFUSED: dict[str, tuple[Json, str]] = {
    "content over 2000": ({"content": "x" * 2001}, "BASE_TYPE_BAD_LENGTH"),
    "more than 5 rows": (v1(*(row(button(custom_id=str(n))) for n in range(6))), "BASE_TYPE_BAD_LENGTH"),
    "6 buttons in a row": (v1(row(*(button(custom_id=str(n)) for n in range(6)))), "BASE_TYPE_BAD_LENGTH"),
    "empty row": (v1(row()), "BASE_TYPE_BAD_LENGTH"),
    "menu beside a button": (v1(row(select(), button())), "BASE_TYPE_BAD_LENGTH"),
    "V2 without its flag": (v1(text("hello")), "UNION_TYPE_CHOICES"),
    "button outside a row": (v1(button()), "UNION_TYPE_CHOICES"),
    "duplicate custom_id": (v1(row(button(), button())), "COMPONENT_CUSTOM_ID_DUPLICATED"),
    "duplicate id": (v2(text("a") | {"id": 5}, text("b") | {"id": 5}), "COMPONENT_ID_DUPLICATED"),
    "41 components nested": (
        v2({"type": 17, "components": [text("x")] * 20}, {"type": 17, "components": [text("x")] * 19}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "V2 text over 4000": (v2(text("x" * 2001), text("y" * 2000)), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"),
    "V2 with content": (v2(text("a"), content="b"), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    "V2 with embeds": (
        v2(text("a"), embeds=[{"title": "b"}]),
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "empty text": (v2(text("")), "BASE_TYPE_BAD_LENGTH"),
    "container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
        "UNION_TYPE_CHOICES",
    ),
    "empty container": (v2({"type": 17, "components": []}), "BASE_TYPE_BAD_LENGTH"),
    "section without accessory": (v2({"type": 9, "components": [text("x")]}), "BASE_TYPE_REQUIRED"),
    "section of four texts": (
        v2({"type": 9, "components": [text("x")] * 4, "accessory": button()}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "gallery of 11": (
        v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "BASE_TYPE_BAD_LENGTH",
    ),
    "spacing 3": (v2({"type": 14, "spacing": 3}), "BASE_TYPE_CHOICES"),
    "attachment without file": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "file from the web": (v2({"type": 13, "file": {"url": "https://example.org/a"}}), "UNFURLED_MEDIA_ITEM_INVALID"),
    "label over 80": (v1(row(button(label="x" * 81))), "BASE_TYPE_BAD_LENGTH"),
    "custom_id over 100": (v1(row(button(custom_id="x" * 101))), "BASE_TYPE_BAD_LENGTH"),
    "button without custom_id": (v1(row(button(custom_id=None))), "BASE_TYPE_REQUIRED"),
    "button with neither label nor emoji": (v1(row(button(label=""))), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    "button of style 9": (v1(row(button(style=9))), "BASE_TYPE_CHOICES"),
    "link with custom_id": (
        v1(row(button(style=5, url="https://example.org"))),
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "link without url": (v1(row(button(style=5, custom_id=None))), "BASE_TYPE_REQUIRED"),
    "letters as emoji": (v1(row(button(emoji={"name": "sword"}))), "BUTTON_COMPONENT_INVALID_EMOJI"),
    "a symbol that is no emoji": (v1(row(button(emoji={"name": "⚑"}))), "BUTTON_COMPONENT_INVALID_EMOJI"),
    "emoji of another guild": (v1(row(button(emoji={"name": "a", "id": "5"}))), "BUTTON_COMPONENT_INVALID_EMOJI"),
    "26 options": (v1(row(select(26))), "BASE_TYPE_BAD_LENGTH"),
    "no options": (v1(row(select(0))), "BASE_TYPE_BAD_LENGTH"),
    "option label over 100": (v1(row(option(label="x" * 101))), "BASE_TYPE_BAD_LENGTH"),
    "option value over 100": (v1(row(option(value="x" * 101))), "BASE_TYPE_BAD_LENGTH"),
    "option description over 100": (v1(row(option(description="x" * 101))), "BASE_TYPE_BAD_LENGTH"),
    "duplicate option": (
        v1(row(select(options=[{"label": "a", "value": "a"}] * 2))),
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "placeholder over 150": (v1(row(select(placeholder="x" * 151))), "BASE_TYPE_BAD_LENGTH"),
    "max_values over options": (v1(row(select(max_values=3))), "BASE_TYPE_MAX"),
    "min over max": (v1(row(select(min_values=2, max_values=1))), "BASE_TYPE_BAD_LENGTH"),
    "embeds over 6000": ({"embeds": [{"description": "x" * 3001}] * 2}, "MAX_EMBED_SIZE_EXCEEDED"),
    "11 embeds": ({"embeds": [{"title": "x"}] * 11}, "BASE_TYPE_BAD_LENGTH"),
    "embed title over 256": ({"embeds": [{"title": "x" * 257}]}, "BASE_TYPE_BAD_LENGTH"),
    "embed picture without file": (
        {"embeds": [{"image": {"url": "attachment://no.png"}}]},
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "nonce over 25": ({"content": "x", "nonce": "n" * 26}, "BASE_TYPE_BAD_LENGTH"),
}


@pytest.mark.parametrize("case", REFUSED)
async def test_refused(server: PlaygroundServer, raw: RawBot, case: str) -> None:
    body, code = REFUSED[case]
    status, error = await raw.say("lobby", body)
    assert (status, error["code"]) == (400, 50035)
    assert code in str(error["errors"])
    assert any(v.source == "limits" and code in v.message for v in server.violations)
    assert list(server.world.history(server.world.channel_named("lobby")["id"])) == []


ACCEPTED: dict[str, Json] = {
    "content of 2000": {"content": "x" * 2000},
    "5 rows of 5": v1(*(row(*(button(custom_id=f"{r}{n}") for n in range(5))) for r in range(5))),
    "40 components": v2({"type": 17, "components": [text("x")] * 19}, {"type": 17, "components": [text("x")] * 19}),
    "4000 characters": v2(text("x" * 4000)),
    "section": v2({"type": 9, "components": [text("x")] * 3, "accessory": button()}),
    "25 options": v1(row(select(25, max_values=25, min_values=0))),
    "emoji only": v1(row(button(label=None, emoji={"name": "🎲"}), button(custom_id="k", emoji={"name": "1️⃣"}))),
    "link": v1(row(button(style=5, url="https://example.org", custom_id=None))),
    "user menu": v1(row({"type": 5, "custom_id": "who"})),
    "embeds of 6000": {"embeds": [{"description": "x" * 3000}] * 2},
}


@pytest.mark.parametrize("case", ACCEPTED)
async def test_accepted(server: PlaygroundServer, raw: RawBot, case: str) -> None:
    status, _ = await raw.say("lobby", ACCEPTED[case])
    assert status == 200
    assert server.violations == []


@pytest.mark.parametrize("emoji", ["🎲", "⚔️", "⚔", "1️⃣", "ℹ️", "◾", "🇧🇷", "👩‍🚀", "👍🏽", "⬆️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "➕", "✅"])
def test_emoji(emoji: str) -> None:
    assert is_emoji(emoji)


@pytest.mark.parametrize("text", ["", "x", "1", ":dice:", "→", "⚑", "★", "🎲x", "✗"])
def test_no_emoji(text: str) -> None:
    assert not is_emoji(text)


async def test_empty_message(server: PlaygroundServer, raw: RawBot) -> None:
    assert (await raw.say("lobby", {"content": ""}))[1]["code"] == 50006
    assert len(server.violations) == 1


async def test_emptied_by_an_edit(server: PlaygroundServer, raw: RawBot) -> None:
    _, message = await raw.say("lobby", {"content": "words"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await raw.call("PATCH", path, {"content": ""}))[1]["code"] == 50006
    assert (await raw.call("PATCH", path, {"content": "other"}))[0] == 200


async def test_edit_turns_a_message_into_v2(raw: RawBot) -> None:
    _, message = await raw.say("lobby", {"content": "words"})
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    assert (await raw.call("PATCH", path, v2(text("a"))))[1]["code"] == 50035
    assert (await raw.call("PATCH", path, v2(text("a"), content=None)))[1]["flags"] == V2
    assert (await raw.call("PATCH", path, {"content": "back"}))[1]["code"] == 50035


async def test_sizes_of_uploads(server: PlaygroundServer, raw: RawBot) -> None:
    mib = 1024 * 1024
    status, error = await raw.say("lobby", {"content": "x"}, files={"big.bin": bytes(10 * mib + 1)})
    assert (status, error["code"]) == (413, 40005)
    files = {f"{n}.bin": bytes(9 * mib) for n in range(3)}
    assert (await raw.say("lobby", {"content": "x"}, files=files))[0] == 413
    assert (await raw.say("lobby", {"content": "x"}, files={f"{n}": b"x" for n in range(11)}))[0] == 400
    assert len(server.violations) == 3


async def test_file_must_be_named_as_it_is_shown(raw: RawBot) -> None:
    gallery = v2({"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]})
    assert (await raw.say("lobby", gallery, files={"other.png": b"x"}))[0] == 400
    assert (await raw.say("lobby", gallery, files={"board.png": b"x"}))[0] == 200
    renamed = gallery | {"attachments": [{"id": 0, "filename": "board.png"}]}
    assert (await raw.say("lobby", renamed, files={"other.png": b"x"}))[0] == 200


MODAL_INPUT: Json = {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1}}


def modal(**fields: object) -> Json:
    return {"custom_id": "form", "title": "Form", "components": [MODAL_INPUT], **fields}


BAD_MODALS: dict[str, Json] = {
    "title over 45": modal(title="x" * 46),
    "no parts": modal(components=[]),
    "6 parts": modal(components=[text(str(n)) for n in range(6)]),
    "custom_id over 100": modal(custom_id="x" * 101),
    "duplicate custom_id": modal(components=[MODAL_INPUT, MODAL_INPUT]),
    "label over 45": modal(components=[MODAL_INPUT | {"label": "x" * 46}]),
    "button": modal(components=[row(button())]),
    "menu of 26": modal(components=[MODAL_INPUT | {"component": select(26)}]),
    "value over 4000": modal(
        components=[MODAL_INPUT | {"component": {"type": 4, "custom_id": "n", "style": 1, "value": "x" * 4001}}]
    ),
}


@pytest.mark.parametrize("case", BAD_MODALS)
async def test_bad_modals(server: PlaygroundServer, raw: RawBot, case: str) -> None:
    await raw.sync([{"name": "go", "description": "Go"}])
    await raw.identify()
    asking = asyncio.create_task(server.person("Ada").command("go"))
    interaction = await raw.event("INTERACTION_CREATE")
    status, error = await raw.respond(interaction, {"type": 9, "data": BAD_MODALS[case]})
    assert (status, error["code"]) == (400, 50035)
    assert (await raw.respond(interaction, {"type": 9, "data": modal()}))[0] == 200
    assert (await asking).kind == "modal"


async def test_too_many_choices(server: PlaygroundServer, raw: RawBot) -> None:
    game = {"type": 3, "name": "game", "description": "Game", "autocomplete": True}
    await raw.sync([{"name": "go", "description": "Go", "options": [game]}])
    await raw.identify()
    typing = asyncio.create_task(server.person("Ada").autocomplete("go", "game", "x"))
    interaction = await raw.event("INTERACTION_CREATE")
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    assert (await raw.respond(interaction, {"type": 8, "data": {"choices": choices}}))[0] == 400
    assert (await raw.respond(interaction, {"type": 8, "data": {"choices": choices[:25]}}))[0] == 200
    assert len(await typing) == 25


async def test_fifty_requests_a_second(server: PlaygroundServer, raw: RawBot) -> None:
    server.world.clock = StillClock()
    answers = [await raw.call("GET", "/users/@me") for _ in range(51)]
    assert [status for status, _ in answers] == [200] * 50 + [429]
    assert answers[-1][1]["global"] is True
    server.rate.most = None
    assert (await raw.call("GET", "/users/@me"))[0] == 200
