"""The page's side: hello, the ten wishes, and who is let in."""

from __future__ import annotations

from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.playground.page.socket import PAGE
from bot.playground.people import Person
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.playground.world.shapes import Flag, Json
from tests.support.playground.sample_bot import SampleBot
from tests.support.waiting import PATIENT


class Page:
    """A page without a browser."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def wish(self, kind: str, **fields: object) -> None:
        await self.socket.send_json({"t": kind, "nonce": "n1", **fields})

    async def until(self, kind: str) -> Json:
        """Take frames up to one of this kind."""
        while (frame := await self.socket.receive_json(timeout=PATIENT))["t"] != kind:
            pass
        return dict(frame["d"]) if isinstance(frame["d"], dict) else {"list": frame["d"]}


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def page(server: PlaygroundServer, http: aiohttp.ClientSession, eve: Person) -> Page:
    """Eve's page."""
    return Page(await http.ws_connect(f"{server.url}/page/socket?user={eve.id}"))


async def test_hello(
    server: PlaygroundServer, http: aiohttp.ClientSession, board: Seen, ada: Person, eve: Person
) -> None:
    whisper = (await ada.press(board, "Coin")).message
    for person, visible in ((ada, [board.id, whisper.id]), (eve, [board.id])):
        page = Page(await http.ws_connect(f"{server.url}/page/socket?user={person.id}"))
        hello = await page.until("hello")
        assert hello["me"]["id"] == person.id
        assert [message["id"] for message in hello["messages"][board.channel_id]] == visible
        assert hello["online"] is True
        assert hello["bot"]["id"] == server.world.bot_id
        assert {command["name"] for command in hello["commands"]} >= {"board", "table"}
        assert hello["guild"]["name"] == "The Vigil"
        assert len(hello["channels"]) == 4


async def test_a_stranger_begins_as_the_first_person(server: PlaygroundServer, http: aiohttp.ClientSession) -> None:
    page = Page(await http.ws_connect(f"{server.url}/page/socket?user=1"))
    assert (await page.until("hello"))["me"]["global_name"] == "Ada"


async def test_say_delete_and_thread(server: PlaygroundServer, page: Page, eve: Person) -> None:
    lobby = server.world.channel_named("lobby")["id"]
    await page.wish("say", channel_id=lobby, content="hello")
    message = await page.until("message")
    assert message["author"]["id"] == eve.id
    await page.wish("delete", channel_id=lobby, message_id=message["id"])
    assert await page.until("message_delete") == {"channel_id": lobby, "id": message["id"]}
    await page.wish("thread", channel_id=lobby, name="corner")
    assert (await page.until("channel_create"))["parent_id"] == lobby


async def test_press_and_select(page: Page, board: Seen, eve: Person) -> None:
    where = {"channel_id": board.channel_id, "message_id": board.id}
    await page.wish("press", **where, custom_id="more")
    assert (await page.until("message_update"))["id"] == board.id
    assert await page.until("ack") == {"nonce": "n1", "ok": True}
    await page.wish("select", **where, custom_id="colour", component_type=3, values=["r"])
    whisper = await page.until("message")
    assert whisper["flags"] & Flag.EPHEMERAL
    await page.wish("dismiss", message_id=whisper["id"])
    assert (await page.until("message_delete"))["id"] == whisper["id"]
    await page.wish("dismiss", message_id=board.id)
    assert (await page.until("failed"))["reason"] == "invalid"


async def test_ephemerals_stay_with_their_owner(page: Page, board: Seen, ada: Person, eve: Person) -> None:
    await ada.press(board, "Coin")
    ada.say("public", "table-one")
    frames = [await page.until("message") for _ in range(2)]
    assert [frame["content"] for frame in frames] == ["", "public"]


async def test_command_autocomplete_and_modal(server: PlaygroundServer, bot: SampleBot, page: Page) -> None:
    lobby = server.world.channel_named("lobby")["id"]
    ids = {command["name"]: command["id"] for command in server.world.all_commands()}
    typed = {"type": 3, "name": "game", "value": "ri", "focused": True}
    options = [{"type": 1, "name": "new", "options": [typed]}]
    await page.wish("autocomplete", channel_id=lobby, command_id=ids["table"], options=options)
    assert (await page.until("autocomplete"))["choices"] == [{"name": "Rise", "value": "rise"}]
    await page.wish("locale", locale="ru")
    options = [{"type": 1, "name": "new", "options": [{"type": 3, "name": "game", "value": "rise"}]}]
    await page.wish("command", channel_id=lobby, command_id=ids["table"], options=options)
    assert (await page.until("message"))["content"] == "rise for 3 in lobby (ru)"
    await page.wish("command", channel_id=lobby, command_id=ids["form"], options=[])
    modal = (await page.until("modal"))["modal"]
    name, side = (label["component"] for label in modal["components"])
    components = [
        {"type": 18, "component": {"type": 4, "custom_id": name["custom_id"], "value": "Eve"}},
        {"type": 18, "component": {"type": 3, "custom_id": side["custom_id"], "values": ["Human"]}},
    ]
    await page.wish("modal", channel_id=lobby, custom_id=modal["custom_id"], components=components)
    assert (await page.until("message"))["content"] == "Eve plays Human"
    assert server.violations == []


async def test_failures(server: PlaygroundServer, bot: SampleBot, page: Page) -> None:
    lobby = server.world.channel_named("lobby")["id"]
    ids = {command["name"]: command["id"] for command in server.world.all_commands()}
    await page.wish("press", channel_id=lobby, message_id="1", custom_id="more")
    assert (await page.until("failed"))["reason"] == "invalid"
    await page.wish("dance")
    assert (await page.until("failed"))["reason"] == "invalid"
    server.interactions.deadline = 0.05
    await page.wish("command", channel_id=lobby, command_id=ids["silent"], options=[])
    assert (await page.until("failed"))["reason"] == "timeout"
    await bot.close()
    assert (await page.until("bot")) == {"online": False}
    server.faults.skip_time(31)
    await page.wish("command", channel_id=lobby, command_id=ids["silent"], options=[])
    assert (await page.until("failed"))["reason"] == "offline"


async def test_news_of_the_guild(server: PlaygroundServer, page: Page) -> None:
    await page.until("hello")
    server.add_person("Fay")
    assert (await page.until("joined"))["users"][0]["global_name"] == "Fay"
    server.world.set_commands(None, [{"id": "1", "name": "go", "type": 1}])
    assert (await page.until("commands"))["list"][0]["name"] == "go"
    channel = server.world.add_channel("attic")
    assert (await page.until("channel_create"))["name"] == "attic"
    server.world.delete_channel(channel["id"])
    assert (await page.until("channel_delete"))["id"] == channel["id"]


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Origin": "http://evil.example"}, 403),
        ({"Host": "evil.example", "Origin": "http://evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
async def test_other_sites_stay_out(
    server: PlaygroundServer, http: aiohttp.ClientSession, headers: dict[str, str], status: int
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"{server.url}/page/socket", headers=headers)
    assert refused.value.status == status


async def test_own_origin_is_let_in(server: PlaygroundServer, http: aiohttp.ClientSession) -> None:
    socket = await http.ws_connect(f"{server.url}/page/socket", headers={"Origin": server.url})
    assert (await Page(socket).until("hello"))["guild"]


async def test_fonts_and_nothing_else(server: PlaygroundServer, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{server.url}/page/font/Manrope-VariableFont_wght.ttf") as font:
        assert (font.status, font.content_type) == (200, "font/ttf")
    for name in ("OFL.txt", "..%2f__init__.py", "nothing.ttf"):
        async with http.get(f"{server.url}/page/font/{name}") as refused:
            assert refused.status == 404


async def test_the_page_is_served_fresh(server: PlaygroundServer, http: aiohttp.ClientSession) -> None:
    if not PAGE.is_dir():
        pytest.skip("the page is not built")
    async with http.get(f"{server.url}/") as index:
        assert (index.status, index.content_type) == (200, "text/html")
    async with http.get(f"{server.url}/page/style.css") as style:
        assert (style.status, style.headers["Cache-Control"]) == (200, "no-cache")


async def test_a_file_for_a_command_is_kept_for_the_page_and_nobody_else(
    server: PlaygroundServer, http: aiohttp.ClientSession
) -> None:
    async with http.post(f"{server.url}/page/file?name=../a.vigil", data=b"VIGIL") as reply:
        kept = server.world.files[(await reply.json())["id"]]
    assert (kept.filename, kept.data) == ("a.vigil", b"VIGIL")
    async with http.post(
        f"{server.url}/page/file?name=a", data=b"", headers={"Origin": "https://elsewhere.example"}
    ) as refused:
        assert refused.status == 403
