"""A pretended playground server: it speaks the page's protocol over canned data and remembers what it was told.

Run it as a module to look at the page by hand.
"""

from __future__ import annotations

import asyncio
import copy
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import font_manrope
from aiohttp import WSMsgType, web

from tests.support.browser import canned, pictures
from tests.support.browser.canned import Json
from tests.support.waiting import PATIENT

PAGE = Path(__file__).parents[3] / "bot" / "playground" / "page" / "files"
FONTS = Path(font_manrope.__file__).parent / "files"
KEPT = {"Cache-Control": "max-age=3600"}
GAMES = {"rise": "Rise of the Resistance", "nemesis": "Nemesis", "fireteam": "Fireteam Zero", "salvation": "Salvation"}


class MockServer:
    """One pretended server on loopback."""

    def __init__(self) -> None:
        self.url = ""
        self.reset()
        self._sockets: dict[web.WebSocketResponse, str] = {}
        self._news = asyncio.Condition()
        self._runner: web.AppRunner | None = None
        self._answers: dict[str, Callable[[Json, str], Any]] = {
            "say": self._say,
            "press": self._press,
            "select": self._acknowledge,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "modal": self._modal,
            "delete": self._delete,
            "thread": self._thread,
        }

    def reset(self) -> None:
        """Forget everything that happened."""
        self.messages = copy.deepcopy(canned.MESSAGES)
        self.received: list[Json] = []
        self.silent = False
        self.refusing = False
        self._turn = 0
        self._next = 6000

    async def start(self, port: int = 0) -> None:
        """Listen on loopback."""
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._file),
                web.get("/page/socket", self._socket),
                web.get("/page/font/{file}", self._font),
                web.get("/page/{file}", self._file),
                web.get("/cdn/attachments/{channel}/{id}/{file}", self._attachment),
            ]
        )
        self._runner = web.AppRunner(app)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}/"

    async def stop(self) -> None:
        """Stop listening and drop everybody."""
        await self.drop()
        if self._runner:
            await self._runner.cleanup()

    async def drop(self) -> None:
        """Cut all connections, as a lost network would."""
        for socket in list(self._sockets):
            await socket.close()

    async def push(self, kind: str, data: Any, *, to: str | None = None) -> None:
        """Send a frame to everybody, or to the tabs of one person."""
        for socket, person in list(self._sockets.items()):
            if to in (None, person):
                await socket.send_json({"t": kind, "d": data})

    async def post(self, message: Json, *, to: str | None = None) -> None:
        """Put a message into its channel and show it."""
        self.messages[message["channel_id"]].append(message)
        await self.push("message", message, to=to)

    async def expect(self, kind: str, count: int = 1) -> Json:
        """Wait until `count` frames of a kind have come, and give the last of them."""
        async with asyncio.timeout(PATIENT), self._news:
            await self._news.wait_for(lambda: len(self._of(kind)) >= count)
        return self._of(kind)[-1]

    def people(self) -> list[str]:
        """Say who is connected, in order of arrival."""
        return list(self._sockets.values())

    def new_id(self) -> str:
        """Make an id newer than all before."""
        self._next += 1
        return str(self._next)

    def _of(self, kind: str) -> list[Json]:
        return [frame for frame in self.received if frame["t"] == kind]

    def _hello(self, person: str) -> Json:
        return {
            "me": canned.PEOPLE[person],
            "users": canned.USERS,
            "guild": canned.GUILD,
            "channels": canned.CHANNELS,
            "bot": canned.VIGIL,
            "commands": canned.COMMANDS,
            "messages": self.messages,
            "online": True,
        }

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if self.refusing:
            raise web.HTTPServiceUnavailable
        wanted = request.query.get("user", "")
        person = wanted if wanted in canned.PEOPLE else canned.ADA
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets[socket] = person
        await socket.send_json({"t": "hello", "d": self._hello(person)})
        async for incoming in socket:
            if incoming.type is WSMsgType.TEXT:
                await self._take(incoming.json(), person)
        del self._sockets[socket]
        return socket

    async def _take(self, frame: Json, person: str) -> None:
        async with self._news:
            self.received.append(frame | {"by": person})
            self._news.notify_all()
        if not self.silent and (answer := self._answers.get(frame["t"])):
            await answer(frame, person)

    async def _acknowledge(self, frame: Json, person: str) -> None:
        await self.push("ack", {"nonce": frame["nonce"], "ok": True}, to=person)

    async def _say(self, frame: Json, person: str) -> None:
        await self.post(canned.message(self.new_id(), person, frame["content"], channel=frame["channel_id"], minute=40))

    async def _press(self, frame: Json, person: str) -> None:
        nonce = frame["nonce"]
        match frame["custom_id"]:
            case "break":
                failed = {"nonce": nonce, "reason": "timeout", "text": ""}
                await self.push("failed", failed, to=person)
                return
            case "name":
                await self.push("modal", {"nonce": nonce, "modal": canned.HERO_MODAL}, to=person)
            case "whisper":
                secret = canned.message(
                    self.new_id(),
                    canned.BOT,
                    "You hold **the key**.",
                    channel=frame["channel_id"],
                    minute=41,
                    flags=canned.EPHEMERAL,
                )
                await self.push("message", secret, to=person)
            case "move":
                self._turn += 1
                await self.push("message_update", canned.panel(self._turn))
        await self._acknowledge(frame, person)

    async def _command(self, frame: Json, person: str) -> None:
        used = {"id": "1", "type": 2, "name": "games", "user": canned.PEOPLE[person]}
        list_of_games = "\n".join(f"- **{name}**" for name in GAMES.values())
        await self._acknowledge(frame, person)
        await self.post(
            canned.message(
                self.new_id(),
                canned.BOT,
                list_of_games,
                channel=frame["channel_id"],
                minute=42,
                interaction_metadata=used,
            )
        )

    async def _autocomplete(self, frame: Json, person: str) -> None:
        typed = _focused(frame["options"]).lower()
        choices = [{"name": name, "value": value} for value, name in GAMES.items() if typed in name.lower()]
        await self.push("autocomplete", {"nonce": frame["nonce"], "choices": choices}, to=person)

    async def _modal(self, frame: Json, person: str) -> None:
        await self._acknowledge(frame, person)

    async def _delete(self, frame: Json, person: str) -> None:
        await self.push("message_delete", {"channel_id": frame["channel_id"], "id": frame["message_id"]})

    async def _thread(self, frame: Json, person: str) -> None:
        thread = {"id": self.new_id(), "type": 11, "name": frame["name"], "parent_id": frame["channel_id"]}
        await self.push("channel_create", thread)

    async def _file(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / request.match_info.get("file", "index.html"), headers=KEPT)

    async def _font(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(FONTS / request.match_info["file"], headers=KEPT)

    async def _attachment(self, request: web.Request) -> web.Response:
        name = request.match_info["file"]
        if name.endswith(".txt"):
            return web.Response(text="Nothing happened.")
        turn = sum(name.encode())
        size = (300, 300) if name == "kyle.png" else (1100, 825)
        return web.Response(body=pictures.board(*size, turn=turn), content_type="image/png", headers=KEPT)


def _focused(options: list[Json]) -> str:
    """The text of the option that is being typed, however deep it lies."""
    for option in options:
        if option.get("focused"):
            return str(option["value"])
        if found := _focused(option.get("options", [])):
            return found
    return ""


async def _serve() -> None:
    server = MockServer()
    await server.start(8099)
    logging.getLogger(__name__).info("look at %s", server.url)
    await asyncio.Event().wait()


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    asyncio.run(_serve())
