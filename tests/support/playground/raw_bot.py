"""A bot of bare frames and requests, to look at the wire itself."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import msgspec

from bot.playground.server import PlaygroundServer
from bot.playground.world.shapes import Json
from tests.support.waiting import PATIENT

ALL_INTENTS = (1 << 26) - 1


class RawBot:
    """One gateway connection, and requests without any client's help."""

    def __init__(self, server: PlaygroundServer, session: aiohttp.ClientSession) -> None:
        self.server = server
        self.http = session
        self.socket: aiohttp.ClientWebSocketResponse | None = None
        self.sequence = 0
        self.session_id = ""
        self.guild: Json = {}

    async def connect(self) -> None:
        """Open a socket and take its HELLO."""
        self.socket = await self.http.ws_connect(self.server.gateway_url)
        assert (await self.frame())["op"] == 10

    async def send(self, op: int, data: object) -> None:
        """Send a frame."""
        assert self.socket is not None
        await self.socket.send_str(msgspec.json.encode({"op": op, "d": data}).decode())

    async def frame(self) -> Json:
        """Take the next frame."""
        assert self.socket is not None
        frame: Json = msgspec.json.decode(await self.socket.receive_str(timeout=PATIENT))
        self.sequence = frame["s"] or self.sequence
        return frame

    async def event(self, name: str) -> Json:
        """Take frames up to an event of this name and return its data."""
        while (frame := await self.frame())["t"] != name:
            pass
        return dict(frame["d"])

    async def identify(self, intents: int = ALL_INTENTS) -> Json:
        """Start a session and take its first two events."""
        await self.ask_to_identify(intents=intents)
        ready = await self.event("READY")
        self.session_id = ready["session_id"]
        self.guild = await self.event("GUILD_CREATE")
        return ready

    async def ask_to_identify(self, **identity: object) -> None:
        """Open a socket and ask for a session, whatever comes of it."""
        await self.connect()
        await self.send(2, {"token": self.server.token, "intents": ALL_INTENTS} | identity)

    async def closed(self) -> int | None:
        """Wait until the gateway hangs up and tell its reason."""
        assert self.socket is not None
        while (await self.socket.receive(timeout=PATIENT)).type is not aiohttp.WSMsgType.CLOSE:
            pass
        return self.socket.close_code

    async def resume(self, sequence: int | None = None) -> None:
        """Ask for what was missed."""
        await self.connect()
        seq = self.sequence if sequence is None else sequence
        await self.send(6, {"token": self.server.token, "session_id": self.session_id, "seq": seq})

    async def call(
        self,
        method: str,
        path: str,
        body: object = None,
        *,
        token: str | None = None,
        files: dict[str, bytes] | None = None,
    ) -> tuple[int, Json]:
        """Make a request; with files as multipart."""
        headers = {"Authorization": f"Bot {self.server.token if token is None else token}"}
        arguments: dict[str, Any] = {"json": body} if body is not None else {}
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", msgspec.json.encode(body).decode())
            for index, (name, data) in enumerate(files.items()):
                form.add_field(f"files[{index}]", data, filename=name)
            arguments = {"data": form}
        url = f"{self.server.url}/api/v10{path}"
        async with self.http.request(method, url, headers=headers, **arguments) as response:
            return response.status, (await response.json() if response.status != 204 else {})

    async def respond(self, interaction: Json, body: Json) -> tuple[int, Json]:
        """Give an interaction its first response."""
        path = f"/interactions/{interaction['id']}/{interaction['token']}/callback?with_response=true"
        return await self.call("POST", path, body)

    async def say(self, channel: str, body: Json, files: dict[str, bytes] | None = None) -> tuple[int, Json]:
        """Send a message to a channel."""
        channel_id = self.server.world.channel_named(channel)["id"]
        return await self.call("POST", f"/channels/{channel_id}/messages", body, files=files)

    async def sync(self, commands: list[Json]) -> tuple[int, Any]:
        """Replace the global commands."""
        return await self.call("PUT", f"/applications/{self.server.world.bot_id}/commands", commands)

    async def close(self) -> None:
        """Leave as a bot does that stops."""
        if self.socket is not None:
            await asyncio.wait_for(self.socket.close(), PATIENT)
