"""The HTTP side of the API: one endpoint that reads, checks, journals and answers, around small handlers."""

from __future__ import annotations

import logging
import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from aiohttp import web

from bot.playground.journal import Sent
from bot.playground.limits.errors import ApiError, Problem, invalid_form, too_large, unauthorized
from bot.playground.limits.messages import MAX_FILE_BYTES, MAX_FILES, MAX_REQUEST_BYTES
from bot.playground.limits.rates import TooSoon
from bot.playground.rest.multipart import form_parts
from bot.playground.world.records import Upload
from bot.playground.world.shapes import Json
from bot.playground.world.state import World

if TYPE_CHECKING:
    from bot.playground.server import PlaygroundServer

_log = logging.getLogger(__name__)

API = "/api/v10"
TOKEN_IN_PATH = ("/interactions/", "/webhooks/")
UNKNOWN_TYPE = "application/octet-stream"
FILE_FIELD = re.compile(r"files\[(\d+)\]")


class Call(msgspec.Struct):
    """One request of the bot, read and decoded."""

    server: PlaygroundServer
    route: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any = None
    raw: bytes = b""
    uploads: dict[int, Upload] = {}
    channel_id: str | None = None
    only_for: str | None = None
    interaction_id: str | None = None

    @property
    def world(self) -> World:
        """The world the request is about."""
        return self.server.world

    def reaches(self, channel_id: str | None, only_for: str | None = None) -> None:
        """Note who can read what this request sends."""
        self.channel_id = channel_id
        self.only_for = only_for

    def check(self, problems: Iterable[Problem]) -> None:
        """Refuse the request if anything is wrong with it, and remember that it was."""
        if found := list(problems):
            self.server.journal.violated("limits", self.route, found)
            raise invalid_form(found)

    def refuse(self, error: ApiError) -> ApiError:
        """Remember that a limit was broken for which Discord has an error of its own."""
        self.server.journal.violated("limits", self.route, [Problem((), str(error.code), error.message)])
        return error


Result: TypeAlias = Json | list[Json] | None
Handler: TypeAlias = Callable[[Call], Result]


class Routes:
    """The routes of one part of the API, each above its handler: `@route("GET", "/users/@me")`."""

    def __init__(self) -> None:
        self.handlers: list[tuple[str, str, Handler]] = []

    def __call__(self, method: str, path: str) -> Callable[[Handler], Handler]:
        """What makes a function the handler of a route; None from it means 204."""

        def add(handler: Handler) -> Handler:
            self.handlers.append((method, path, handler))
            return handler

        return add


class GlobalRate:
    """Discord's limit on a bot's requests in any one second; interactions do not count."""

    def __init__(self, most: int | None = 50) -> None:
        self.most = most
        self._recent: deque[float] = deque()

    def wait(self, now: float) -> float:
        """How long a request, which counts from now on, should have waited."""
        if self.most is None:
            return 0.0
        while self._recent and self._recent[0] <= now - 1.0:
            self._recent.popleft()
        if len(self._recent) >= self.most:
            return self._recent[0] + 1.0 - now
        self._recent.append(now)
        return 0.0


def install(server: PlaygroundServer, app: web.Application, parts: Iterable[Routes]) -> None:
    """Add every route of these parts to the application."""
    for method, path, handler in (each for part in parts for each in part.handlers):
        app.router.add_route(method, API + path, _endpoint(server, method, path, handler))
    app.router.add_route("*", API + "/{rest:.*}", _endpoint(server, "*", "/{rest}", _no_such_route))


def _no_such_route(call: Call) -> Result:
    """Refuse a path the playground does not have, loudly: it may be one that Vigil needs."""
    _log.warning("no such route in the playground: %s", call.params["rest"])
    raise ApiError(404, 0, "404: Not Found")


def _endpoint(server: PlaygroundServer, method: str, path: str, handler: Handler) -> Callable[[web.Request], Any]:
    """Wrap a handler into what aiohttp calls."""
    name = f"{method} {path}"
    secret = not path.startswith(TOKEN_IN_PATH)

    async def endpoint(request: web.Request) -> web.StreamResponse:
        server.journal.requests[name] += 1
        fault = server.faults.take(name)
        if fault is not None and fault.status is not None:
            server.journal.statuses[fault.status] += 1
            return _json(fault.status, fault.body, fault.headers)
        if fault is not None and fault.cut == "before":
            return _cut(request)
        response = await _answer(server, name, handler, request, secret=secret)
        if fault is not None and fault.delay:
            await server.faults.pass_by(fault)
        if fault is not None and fault.cut == "after":
            return _cut(request)
        return response

    return endpoint


async def _answer(
    server: PlaygroundServer, name: str, handler: Handler, request: web.Request, *, secret: bool
) -> web.Response:
    """Do what a request asks, and turn refusals into their JSON."""
    call = Call(server, name, request.match_info, request.query)
    headers: dict[str, str] = {}
    try:
        if secret:
            if request.headers.get("Authorization") != f"Bot {server.token}":
                raise unauthorized()
            if (wait := server.rate.wait(server.world.clock.now())) > 0:
                return _limited(server, wait)
        if rate := server.rates.of(name):
            headers = server.rates.count(rate, call.params, server.world.clock.now())
        await _read(call, request)
        if server.schema is not None and call.body is not None:
            server.journal.violated("schema", name, server.schema.problems(name, call.body))
        result = handler(call)
        status, response = (204, web.Response(status=204)) if result is None else (200, _json(200, result))
    except TooSoon as error:
        status, response = error.status, _json(error.status, error.body(), error.headers)
    except ApiError as error:
        status, response = error.status, _json(error.status, error.body())
    response.headers.update(headers)
    server.journal.statuses[status] += 1
    if call.body is not None:
        server.journal.record(
            Sent(
                name,
                status,
                call.channel_id,
                call.only_for,
                call.body,
                call.raw,
                tuple(call.uploads.values()),
                call.interaction_id,
            )
        )
    server.stir()
    return response


async def _read(call: Call, request: web.Request) -> None:
    """Read a JSON or multipart body."""
    if (request.content_length or 0) > MAX_REQUEST_BYTES:
        raise call.refuse(too_large())
    if not request.can_read_body:
        return
    call.raw = await request.read()
    if request.content_type == "multipart/form-data":
        for part in form_parts(call.raw, request.headers["Content-Type"]):
            if field := FILE_FIELD.fullmatch(part.name):
                call.uploads[int(field[1])] = Upload(part.filename or "unnamed", UNKNOWN_TYPE, part.data)
            elif part.name == "payload_json":
                call.raw = part.data
        if any(len(upload.data) > MAX_FILE_BYTES for upload in call.uploads.values()):
            raise call.refuse(too_large())
        if len(call.uploads) > MAX_FILES:
            raise call.refuse(ApiError(400, 30015, "Maximum number of attachments in a message reached (10)"))
    try:
        call.body = msgspec.json.decode(call.raw) if call.raw else None
    except msgspec.DecodeError:
        raise call.refuse(ApiError(400, 50109, "The request body contains invalid JSON.")) from None


def _limited(server: PlaygroundServer, wait: float) -> web.Response:
    """Refuse a request that came too soon after too many others."""
    server.journal.statuses[429] += 1
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": True, "code": 0}
    return _json(429, body, {"Via": "1.1 playground", "Retry-After": str(wait), "X-RateLimit-Global": "true"})


def _json(status: int, body: Json | list[Json], headers: Mapping[str, str] | None = None) -> web.Response:
    """Answer with JSON under the bare content type that discord.py looks for."""
    return web.Response(status=status, body=msgspec.json.encode(body), content_type="application/json", headers=headers)


def _cut(request: web.Request) -> web.Response:
    """Drop the connection; the response is never seen."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response(status=503)
