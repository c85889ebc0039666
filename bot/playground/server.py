"""The playground put together: one loopback server with the API, the gateway, the files and the page."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import discord
from aiohttp import web

from bot.playground.actions import Actions
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.interactions import Interactions
from bot.playground.journal import Journal
from bot.playground.limits.rates import Rates
from bot.playground.limits.schema import Schema
from bot.playground.page.socket import Pages
from bot.playground.people import PATIENCE, Person
from bot.playground.rest import channels, commands, guild, interactions, messages, routes
from bot.playground.starts import IDENTIFY_SECONDS
from bot.playground.switches import Switches, from_environment
from bot.playground.world.records import Post
from bot.playground.world.state import World

LOOPBACK = frozenset({"127.0.0.1", "localhost"})
TOKEN = "playground.token.of.vigil"  # noqa: S105
CLIENT_MAX_BYTES = 64 * 1024 * 1024

ROUTES = (messages.route, channels.route, guild.route, commands.route, interactions.route)

T = TypeVar("T")


class PlaygroundServer:
    """A Discord of one guild on loopback."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        *,
        token: str = TOKEN,
        openapi: Path | None = None,
        world: World | None = None,
        most_sent: int | None = None,
        identify_seconds: float = IDENTIFY_SECONDS,
        switches: Switches | None = None,
    ) -> None:
        if host not in LOOPBACK:
            raise ValueError("the playground has no passwords: it listens on loopback only")
        self.host = host
        self.port = port
        self.token = token
        self.world = world or World.fresh()
        self.world.switches = from_environment() if switches is None else switches
        self.journal = Journal(most_sent)
        self.schema = Schema.read(openapi) if openapi else None
        self.gateway = Gateway(self.world, token, identify_seconds)
        self.interactions = Interactions(self.world, self.gateway)
        self.actions = Actions(self.world, self.interactions)
        self.faults = Faults(self.gateway, self.interactions)
        self.pages = Pages(self)
        self.rate = routes.GlobalRate()
        self.rates = Rates()
        self.nonces: dict[str, tuple[float, Post]] = {}
        self._beat = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.world.listen(lambda _: self.stir())
        self.gateway.on_presence.append(self.stir)

        self.sent = self.journal.sent
        self.violations = self.journal.violations
        self.requests = self.journal.requests

    # Running

    async def start(self) -> None:
        """Listen; with port 0 on a free port, which `url` then names."""
        app = web.Application(client_max_size=CLIENT_MAX_BYTES)
        routes.install(self, app, ROUTES)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/cdn/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        self.pages.install(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.move_to(self.url)

    async def stop(self) -> None:
        """Hang up on everybody and stop listening."""
        self.faults.clear()
        await self.gateway.close()
        await self.pages.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """The base url: the page is there, and `connect.point` takes it."""
        return f"http://{self.host}:{self.port}"

    @property
    def gateway_url(self) -> str:
        """The url of the gateway."""
        return f"ws://{self.host}:{self.port}/gateway"

    async def _attachment(self, request: web.Request) -> web.Response:
        """Serve the bytes of an attachment."""
        upload = self.world.files.get(request.match_info["attachment_id"])
        if upload is None:
            raise web.HTTPNotFound
        headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=upload.data, content_type=upload.content_type, headers=headers)

    # Watching

    def stir(self) -> None:
        """Wake everybody who waits for something to change."""
        self._beat.set()
        self._beat = asyncio.Event()

    async def until(self, predicate: Callable[[], T], timeout: float = PATIENCE) -> T:  # noqa: ASYNC109
        """Wait until the predicate gives something true, looking again at every change, and return that."""
        async with asyncio.timeout(timeout):
            while not (found := predicate()):
                await self._beat.wait()
        return found

    async def until_online(self, timeout: float = PATIENCE) -> None:  # noqa: ASYNC109
        """Wait until a bot is connected."""
        await self.until(lambda: self.gateway.online, timeout)

    def person(self, name: str) -> Person:
        """Somebody in the guild by name."""
        user = next((user for user in self.world.people if user["global_name"].lower() == name.lower()), None)
        if user is None:
            raise LookupError(f"nobody here is called {name}")
        return Person(self, user)

    def add_person(self, name: str, *, keeper: bool = False) -> Person:
        """Let somebody new join."""
        return Person(self, self.world.add_person(name, keeper=keeper))

    def forbid_bot(self, channel: str, **permissions: bool) -> None:
        """Take permissions (`send_messages=True`) from the bot in a channel; none gives all of them back."""
        channel_id = self.world.channel_named(channel)["id"]
        self.world.forbid(channel_id, self.world.bot_id, discord.Permissions(**permissions))

    def grant_bot(self, **permissions: bool) -> None:
        """Give the bot permissions beyond those of its invite, everywhere; none takes them back."""
        self.world.grant_bot(discord.Permissions(**permissions))
