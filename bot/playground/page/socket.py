"""The page: its files, and the socket through which a person at a browser sees and plays."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import font_manrope
import msgspec
import yarl
from aiohttp import WSMsgType, web

from bot.playground.actions import Refused
from bot.playground.interactions import Interaction
from bot.playground.limits.rights import shown_to
from bot.playground.page.wishes import (
    WISHES,
    Autocomplete,
    Command,
    Delete,
    Dismiss,
    Locale,
    Modal,
    Press,
    Say,
    Select,
    Thread,
    Wish,
)
from bot.playground.speaking import speak
from bot.playground.world.messages import keep
from bot.playground.world.records import Change
from bot.playground.world.shapes import Json
from bot.playground.world.state import GUILD_NAME

if TYPE_CHECKING:
    from bot.playground.server import PlaygroundServer

_log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "files"
FONTS = Path(font_manrope.font_directory)
SHOWN_MESSAGES = 50
MAX_SPOKEN = 2000
LOOPBACK_NAMES = frozenset({"127.0.0.1", "localhost", "::1"})


class Tab:
    """One open page and the person who looks at it."""

    def __init__(self, user_id: str) -> None:
        self.user_id = user_id
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()

    def tell(self, kind: str, data: object) -> None:
        """Queue something for the page."""
        self.outbox.put_nowait(msgspec.json.encode({"t": kind, "d": data}))

    async def pump(self, socket: web.WebSocketResponse) -> None:
        """Send what is queued, in order."""
        while True:
            await socket.send_frame(await self.outbox.get(), WSMsgType.TEXT)


class Pages:
    """All open pages."""

    def __init__(self, server: PlaygroundServer) -> None:
        self.server = server
        self.world = server.world
        self.tabs: set[Tab] = set()
        self._sockets: set[web.WebSocketResponse] = set()
        self._reports: set[asyncio.Task[None]] = set()
        self.world.listen(self._on_change)
        server.gateway.on_presence.append(self._on_presence)

    def install(self, app: web.Application) -> None:
        """Add the page's routes."""
        app.router.add_get("/", self._index)
        app.router.add_get("/page/socket", self._socket)
        app.router.add_get("/page/font/{name}", self._font)
        app.router.add_post("/page/file", self._file)
        if PAGE.is_dir():
            app.router.add_static("/page/", PAGE)
        app.on_response_prepare.append(_never_stale)

    async def close(self) -> None:
        """Close every page."""
        for socket in list(self._sockets):
            await socket.close(code=1001, message=b"the playground is closing")

    # Files

    async def _index(self, request: web.Request) -> web.FileResponse:
        """Serve the page itself."""
        _check_origin(request)
        return web.FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})

    async def _font(self, request: web.Request) -> web.FileResponse:
        """Serve a cut of Manrope, so that the page needs nobody else."""
        path = FONTS / request.match_info["name"]
        if path.parent != FONTS or path.suffix != ".ttf" or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers={"Cache-Control": "max-age=31536000", "Content-Type": "font/ttf"})

    async def _file(self, request: web.Request) -> web.Response:
        """Keep a file that somebody gives to a command, and name it by an id."""
        _check_origin(request)
        name = Path(request.query.get("name", "")).name or "file"
        return web.json_response({"id": keep(self.world, name, await request.read())})

    # Socket

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one tab from its hello to its end."""
        _check_origin(request)
        # A page that was never here, or that remembers another world, begins as the first person.
        known = {user["id"] for user in self.world.people}
        wanted = request.query.get("user", "")
        user_id = wanted if wanted in known else self.world.people[0]["id"]
        socket = web.WebSocketResponse(heartbeat=30.0)
        await socket.prepare(request)
        tab = Tab(user_id)
        tab.tell("hello", self._hello(user_id))
        self.tabs.add(tab)
        self._sockets.add(socket)
        pump = asyncio.create_task(tab.pump(socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    self._hear(tab, frame.data)
        finally:
            pump.cancel()
            self.tabs.discard(tab)
            self._sockets.discard(socket)
        return socket

    def _hello(self, user_id: str) -> Json:
        """Everything this person can see."""
        world = self.world
        channels = [channel for channel in world.channels.values() if world.sees(user_id, channel["id"])]
        return {
            "me": world.users[user_id],
            "users": world.people,
            "guild": {"id": world.guild_id, "name": GUILD_NAME},
            "channels": channels,
            "bot": world.users[world.bot_id],
            "commands": shown_to(world, user_id),
            "messages": {
                channel["id"]: [post.data for post in world.history(channel["id"], user_id)][-SHOWN_MESSAGES:]
                for channel in channels
            },
            "online": self.server.gateway.online,
        }

    def _on_change(self, change: Change) -> None:
        """Show a change to everybody who may see it."""
        for tab in self.tabs:
            if change.only_for not in (None, tab.user_id):
                continue
            if change.channel_id is not None and not self.world.sees(tab.user_id, change.channel_id):
                continue
            match change.kind:
                case "commands":
                    tab.tell("commands", shown_to(self.world, tab.user_id))
                case "joined":
                    tab.tell("joined", {"users": [change.data["user"]]})
                case "thread_members":
                    tab.tell("channel_update", self.world.channels[change.data["id"]])
                case "role_create" | "role_update" | "member_update":
                    pass
                case _:
                    tab.tell(change.kind, change.data)

    def _on_presence(self) -> None:
        """Show that the bot came or went."""
        for tab in self.tabs:
            tab.tell("bot", {"online": self.server.gateway.online})

    # What people do

    def _hear(self, tab: Tab, frame: str) -> None:
        """Do what the page asks for, or say why not."""
        nonce = ""
        try:
            wish = WISHES.decode(frame)
            nonce = wish.nonce
            self._grant(tab, wish)
        except (Refused, msgspec.MsgspecError) as refusal:
            tab.tell("failed", {"nonce": nonce, "reason": "invalid", "text": str(refusal)})

    def _grant(self, tab: Tab, wish: Wish) -> None:
        """Carry out one wish."""
        actions, user = self.server.actions, tab.user_id
        match wish:
            case Press():
                self._track(tab, wish.nonce, actions.press(user, wish.channel_id, wish.message_id, wish.custom_id))
            case Select():
                interaction = actions.select(user, wish.channel_id, wish.message_id, wish.custom_id, wish.values)
                self._track(tab, wish.nonce, interaction)
            case Command():
                self._track(tab, wish.nonce, actions.command(user, wish.channel_id, wish.command_id, wish.options))
            case Autocomplete():
                interaction = actions.autocomplete(user, wish.channel_id, wish.command_id, wish.options)
                self._track(tab, wish.nonce, interaction)
            case Modal():
                self._track(tab, wish.nonce, actions.submit(user, wish.channel_id, wish.custom_id, wish.components))
            case Locale():
                self.world.locales[user] = wish.locale
            case _:
                self._speak(user, wish)

    def _speak(self, user: str, wish: Say | Dismiss | Thread | Delete) -> None:
        """Do what concerns people and not the bot."""
        world = self.world
        match wish:
            case Say():
                self._check_channel(user, wish.channel_id)
                if not 0 < len(wish.content.strip()) <= MAX_SPOKEN:
                    raise Refused("a message has between 1 and 2000 characters")
                speak(world, user, wish.channel_id, wish.content)
            case Thread():
                self._check_channel(user, wish.channel_id)
                if not 0 < len(wish.name) <= 100 or world.channels[wish.channel_id]["parent_id"] is not None:
                    raise Refused("no such thread can be opened here")
                world.open_thread(wish.channel_id, wish.name, user)
            case Dismiss() | Delete():
                post = world.find(wish.message_id)
                if post is None or post.owner not in (None, user) or (isinstance(wish, Dismiss) and not post.owner):
                    raise Refused("there is no such message")
                world.remove(post)

    def _check_channel(self, user: str, channel_id: str) -> None:
        """Refuse a channel this person cannot see."""
        if channel_id not in self.world.channels or not self.world.sees(user, channel_id):
            raise Refused("there is no such channel")

    def _track(self, tab: Tab, nonce: str, interaction: Interaction) -> None:
        """Tell the page what becomes of an interaction."""
        report = asyncio.create_task(_report(tab.tell, nonce, interaction))
        self._reports.add(report)
        report.add_done_callback(self._reports.discard)


async def _report(tell: Callable[[str, object], None], nonce: str, interaction: Interaction) -> None:
    """Wait for the bot's first response and pass it on."""
    answer = await interaction.answer
    if answer.kind == "failed":
        tell("failed", {"nonce": nonce, "reason": answer.data["reason"], "text": "This interaction failed"})
        return
    tell("ack", {"nonce": nonce, "ok": True})
    if answer.kind == "modal":
        tell("modal", {"nonce": nonce, "modal": answer.data})
    elif answer.kind == "choices":
        tell("autocomplete", {"nonce": nonce, "choices": answer.data.get("choices") or []})


async def _never_stale(request: web.Request, response: web.StreamResponse) -> None:
    """Make browsers ask whether the page's files have changed."""
    if request.path.startswith("/page/"):
        response.headers.setdefault("Cache-Control", "no-cache")


def _check_origin(request: web.Request) -> None:
    """Let in only the page itself: other sites, and names that merely resolve to loopback, stay out."""
    host = yarl.URL(f"http://{request.host}")
    origin = request.headers.get("Origin")
    if host.host not in LOOPBACK_NAMES or (origin is not None and yarl.URL(origin).authority != host.authority):
        raise web.HTTPForbidden(text="this playground is for the person at this machine")
