"""A message's files: what Discord lists, what an edit keeps, and what is disputed, each way of it."""

from __future__ import annotations

import io

import msgspec
import pytest
from PIL import Image

from bot.playground.people import Person
from bot.playground.server import PlaygroundServer
from bot.playground.switches import SETTINGS, BadSwitch, Switches, every, from_environment, parse, unusual
from bot.playground.world.shapes import Ask, Json
from bot.playground.world.state import World
from tests.support.playground.raw_bot import RawBot

V2 = 1 << 15
NAME = "board.png"


def png(width: int = 64, height: int = 48) -> bytes:
    """The bytes of a picture."""
    drawn = io.BytesIO()
    Image.new("RGB", (width, height)).save(drawn, "PNG")
    return drawn.getvalue()


def panel(url: str = f"attachment://{NAME}", text: str = "board") -> list[Json]:
    """Components with a picture and something to press."""
    gallery = {"type": 12, "items": [{"media": {"url": url}}]}
    button = {"type": 2, "style": 2, "label": "Go", "custom_id": "go"}
    return [{"type": 10, "content": text}, gallery, {"type": 1, "components": [button]}]


def shown(message: Json) -> Json:
    """The media item that a message shows."""
    item: Json = message["components"][1]["items"][0]["media"]
    return item


def file_of(server: PlaygroundServer, message: Json) -> bytes | None:
    """The bytes behind what a message shows, if they are still there."""
    kept = server.world.files.get(shown(message)["url"].split("/")[-2])
    return kept.data if kept else None


class Poster:
    """A bot that posts a panel, and edits it in each of Discord's three ways."""

    def __init__(self, raw: RawBot, ada: Person) -> None:
        self.raw = raw
        self.ada = ada
        self.message: Json = {}

    async def post(self) -> Json:
        """Post the panel."""
        body = {"flags": V2, "components": panel(), "attachments": [{"id": 0, "filename": NAME}]}
        status, self.message = await self.raw.say("lobby", body, {NAME: png()})
        assert status == 200
        return self.message

    async def edit(self, way: str, body: Json, files: dict[str, bytes] | None = None) -> tuple[int, Json]:
        """Edit the panel by a PATCH, as the answer to a press, or by the token of one."""
        if way == "patch":
            path = f"/channels/{self.message['channel_id']}/messages/{self.message['id']}"
            return await self.raw.call("PATCH", path, body, files=files)
        world, interactions = self.raw.server.world, self.raw.server.interactions
        post = world.find(self.message["id"])
        assert post is not None
        data = {"component_type": 2, "custom_id": "go"}
        press = interactions.create(Ask.COMPONENT, self.ada.id, self.message["channel_id"], data, post)
        callback = f"/interactions/{press.id}/{press.token}/callback?with_response=true"
        if way == "update":
            status, told = await self.raw.call("POST", callback, {"type": 7, "data": body}, files=files)
            return status, told["resource"]["message"] if status == 200 else told
        assert (await self.raw.call("POST", callback, {"type": 6}))[0] == 200
        path = f"/webhooks/{world.bot_id}/{press.token}/messages/@original"
        return await self.raw.call("PATCH", path, body, files=files)


WAYS = ("patch", "update", "webhook")


@pytest.fixture
async def poster(raw: RawBot, ada: Person) -> Poster:
    await raw.identify()
    return Poster(raw, ada)


async def test_a_file_that_is_shown_is_listed_nowhere(server: PlaygroundServer, raw: RawBot, poster: Poster) -> None:
    message = await poster.post()
    heard = await raw.event("MESSAGE_CREATE")
    _, fetched = await raw.call("GET", f"/channels/{message['channel_id']}/messages/{message['id']}")
    _, pressed = await poster.edit("update", {"attachments": [{"id": shown(message)["attachment_id"]}]})
    interaction = await raw.event("INTERACTION_CREATE")
    for each in (message, heard, fetched, pressed, interaction["message"]):
        assert each["attachments"] == []
        item = shown(each)
        assert (item["width"], item["height"], item["content_type"]) == (64, 48, "image/png")
        assert item["url"] == item["proxy_url"]
        assert item["attachment_id"] in item["url"]
    assert file_of(server, message) == png()


async def test_an_embed_hides_its_file_as_well_and_shows_it_again_when_it_goes(raw: RawBot) -> None:
    body = {"embeds": [{"image": {"url": f"attachment://{NAME}"}}]}
    _, message = await raw.say("lobby", body, {NAME: png(), "log.txt": b"log"})
    assert [file["filename"] for file in message["attachments"]] == ["log.txt"]
    assert f"/{NAME}?ex=" in message["embeds"][0]["image"]["url"]
    path = f"/channels/{message['channel_id']}/messages/{message['id']}"
    _, edited = await raw.call("PATCH", path, {"embeds": []})
    assert [file["filename"] for file in edited["attachments"]] == [NAME, "log.txt"]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("by_url", [False, True], ids=["by name", "by url"])
async def test_a_listed_id_keeps_what_is_shown(
    server: PlaygroundServer, poster: Poster, way: str, by_url: bool
) -> None:
    item = shown(await poster.post())
    url = f"{item['url']}?ex=1&is=2" if by_url else f"attachment://{NAME}"
    kept = {"components": panel(url, "new words"), "attachments": [{"id": item["attachment_id"]}]}
    status, message = await poster.edit(way, kept)
    assert (status, message["components"][0]["content"]) == (200, "new words")
    assert (shown(message)["url"], message["attachments"]) == (item["url"], [])
    assert file_of(server, message) == png()


@pytest.mark.parametrize("way", WAYS)
async def test_what_is_not_listed_goes_and_can_be_named_no_more(
    server: PlaygroundServer, poster: Poster, way: str
) -> None:
    item = shown(await poster.post())
    status, refused = await poster.edit(way, {"components": panel(), "attachments": []})
    assert (status, refused["code"]) == (400, 50035)
    status, message = await poster.edit(way, {"components": panel(item["url"]), "attachments": []})
    assert (status, file_of(server, message)) == (200, None)
    assert server.violations
    server.violations.clear()


@pytest.mark.parametrize("names", ["", "update-keeps-files", "patch-drops-files"])
@pytest.mark.parametrize("way", WAYS)
async def test_without_a_list_the_files_stay_or_go(
    server: PlaygroundServer, poster: Poster, way: str, names: str
) -> None:
    server.world.switches = switches = parse(names)
    url = shown(await poster.post())["url"]
    status, message = await poster.edit(way, {"components": panel(url, "new words")})
    stays = switches.update_keeps_files if way == "update" else switches.patch_keeps_files
    assert (status, file_of(server, message) is not None) == (200, stays)


@pytest.mark.parametrize("takes", [True, False])
@pytest.mark.parametrize("way", WAYS)
async def test_a_new_upload_is_put_into_a_gallery_or_refused(
    server: PlaygroundServer, poster: Poster, way: str, takes: bool
) -> None:
    server.world.switches = Switches(takes_new_media=takes)
    before = shown(await poster.post())["url"]
    body = {"components": panel(), "attachments": [{"id": 0, "filename": NAME}]}
    status, told = await poster.edit(way, body, {NAME: png(32, 32)})
    assert (status, server.violations) == (200 if takes else 400, [])
    post = server.world.find(poster.message["id"])
    assert post is not None
    assert file_of(server, post.data) == (png(32, 32) if takes else png()), told
    assert (shown(post.data)["url"] == before) is not takes


async def test_what_is_posted_may_show_its_upload_whatever_edits_may(server: PlaygroundServer, poster: Poster) -> None:
    server.world.switches = parse("refuses-new-media,keeps-by-url")
    assert file_of(server, await poster.post()) == png()


@pytest.mark.parametrize("way", WAYS)
async def test_a_kept_file_may_have_to_be_named_by_its_url(server: PlaygroundServer, poster: Poster, way: str) -> None:
    server.world.switches = parse("keeps-by-url")
    item = shown(await poster.post())
    keep = {"attachments": [{"id": item["attachment_id"]}]}
    assert (await poster.edit(way, keep | {"components": panel()}))[0] == 400
    assert (await poster.edit(way, keep | {"components": panel(item["url"])}))[0] == 200
    assert server.violations == []


@pytest.mark.parametrize("wants", [True, False])
@pytest.mark.parametrize("way", WAYS)
async def test_the_url_of_a_kept_file_may_have_to_be_signed(
    server: PlaygroundServer, poster: Poster, way: str, wants: bool
) -> None:
    server.world.switches = Switches(takes_unsigned=not wants)
    item = shown(await poster.post())
    bare, _, signature = item["url"].partition("?")
    assert [each.partition("=")[0] for each in signature.split("&")] == ["ex", "is", "hm", ""]
    keep = {"attachments": [{"id": item["attachment_id"]}]}
    if wants:
        assert (await poster.edit(way, keep | {"components": panel(bare)}))[0] == 400
    assert (await poster.edit(way, keep | {"components": panel(item["url"] if wants else bare)}))[0] == 200
    post = server.world.find(poster.message["id"])
    assert post is not None
    assert shown(post.data)["url"] == item["url"], "whatever the edit said, Discord tells it signed"
    assert server.violations == []


async def test_ids_may_be_hidden(server: PlaygroundServer, poster: Poster) -> None:
    server.world.switches = parse("hides-ids")
    item = shown(await poster.post())
    assert "attachment_id" not in item
    kept = {"components": panel(), "attachments": [{"id": item["url"].split("/")[-2]}]}
    assert (await poster.edit("update", kept))[0] == 200


async def test_a_world_of_an_older_form_is_read(server: PlaygroundServer, poster: Poster) -> None:
    message = await poster.post()
    snapshot = msgspec.msgpack.decode(server.world.dump())
    (post,) = snapshot["posts"]
    assert set(post) == {"data", "owner", "deleted"}, "as it always was"
    again = World.load(msgspec.msgpack.encode(snapshot))
    found = again.find(message["id"])
    assert found is not None
    assert (found.data["attachments"], len(found.files)) == ([], 1)
    assert again.files.keys() == {found.files[0]["id"]}


def test_every_switch_has_its_names() -> None:
    fields = Switches.__struct_fields__
    assert sorted((s.field, s.value) for s in SETTINGS) == sorted((f, v) for f in fields for v in (False, True))
    assert len({setting.name for setting in SETTINGS}) == len(SETTINGS)
    assert sorted(setting.field for setting in unusual()) == sorted(fields)
    assert len(every()) + len(every("answers")) == len(fields) + 4, "of each kind also the ordinary one, and all"
    assert from_environment({"VIGIL_PLAYGROUND_SWITCHES": " hides-ids, "}) == Switches(tells_ids=False)
    with pytest.raises(BadSwitch, match="no-such: the playground has no such setting; it has update-drops-files"):
        parse("no-such")
