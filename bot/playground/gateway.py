"""The gateway: sessions that number their events, keep them, and play them back to whoever resumes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from collections.abc import Callable
from enum import IntEnum

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from bot.playground.starts import IDENTIFY_SECONDS, Shard, Starts, shard_of
from bot.playground.world.events import Event, Herald, Intent
from bot.playground.world.guild import guild_create
from bot.playground.world.records import Change
from bot.playground.world.shapes import Json
from bot.playground.world.state import World

_log = logging.getLogger(__name__)

HEARTBEAT_MS = 41_250
FAR_S = 0.02
"""Nobody is nearer to Discord: discord.py takes what is acknowledged before its send returned for late."""
KEPT_EVENTS = 5_000
RESUMABLE_SECONDS = 30.0
NOT_IDENTIFIED, UNAUTHENTICATED, IDENTIFIED, WRONG_SHARD = 4003, 4004, 4005, 4010
SESSION_ENDING = frozenset({WSCloseCode.OK, WSCloseCode.GOING_AWAY})
DROPPED = 4000


class Op(IntEnum):
    """Gateway opcodes."""

    DISPATCH = 0
    HEARTBEAT = 1
    IDENTIFY = 2
    PRESENCE = 3
    RESUME = 6
    RECONNECT = 7
    REQUEST_MEMBERS = 8
    INVALID_SESSION = 9
    HELLO = 10
    HEARTBEAT_ACK = 11


class Session:
    """One identified bot: its numbered events, and the socket they go to while there is one."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.socket: web.WebSocketResponse | None = None
        self.left_at = 0.0
        self._kept: deque[bytes] = deque(maxlen=KEPT_EVENTS)
        self._news = asyncio.Event()

    def append(self, event: str, data: Json) -> None:
        """Number an event and keep it; the pump of a connected socket takes it from there."""
        self.sequence += 1
        frame = {"op": int(Op.DISPATCH), "t": event, "s": self.sequence, "d": data}
        self._kept.append(msgspec.json.encode(frame))
        self._news.set()

    def has_since(self, sequence: int) -> bool:
        """Whether everything after this number is still kept."""
        return self.sequence - len(self._kept) <= sequence <= self.sequence

    async def pump(self, socket: web.WebSocketResponse, cursor: int, gate: asyncio.Event) -> None:
        """Send every event after the cursor, then each new one, whenever the gate is open."""
        while True:
            while cursor < self.sequence:
                await gate.wait()
                await socket.send_frame(self._kept[cursor - self.sequence], WSMsgType.TEXT)
                cursor += 1
            self._news.clear()
            await self._news.wait()


class Link:
    """One socket, the session it speaks for, and the task that feeds it."""

    def __init__(self, socket: web.WebSocketResponse, url: str) -> None:
        self.socket = socket
        self.url = url
        self.session: Session | None = None
        self.pump: asyncio.Task[None] | None = None


class Gateway:
    """All sessions of the bot: each is fed for itself, whatever others there are."""

    def __init__(self, world: World, token: str, identify_seconds: float = IDENTIFY_SECONDS) -> None:
        self.world = world
        self.token = token
        self.starts = Starts(identify_seconds)
        self.herald = Herald(world)
        self.sessions: dict[str, Session] = {}
        self.gate = asyncio.Event()
        self.gate.set()
        self.on_presence: list[Callable[[], None]] = []
        world.listen(self._on_change)

    @property
    def online(self) -> bool:
        """Whether a bot is connected at this moment."""
        return any(session.socket is not None for session in self.sessions.values())

    @property
    def reachable(self) -> bool:
        """Whether an event would reach a bot, now or when it resumes."""
        self._forget_left()
        return bool(self.sessions)

    def _forget_left(self) -> None:
        """Forget sessions that nobody resumed in time."""
        horizon = self.world.clock.now() - RESUMABLE_SECONDS
        left = [s.id for s in self.sessions.values() if s.socket is None and s.left_at < horizon]
        for session_id in left:
            del self.sessions[session_id]

    def dispatch(self, event: str, data: Json) -> None:
        """Give an event of the guild to every session whose shard it is, whatever its intents."""
        for session in self.sessions.values():
            if session.shard.has(self.world.guild_id):
                session.append(event, data)

    def _tell(self, event: Event) -> None:
        """Give an event to every session whose shard it is and that wants it."""
        for session in self.sessions.values():
            data = event.data if event.lean is None or session.intents & Intent.MEMBERS else event.lean
            if data and session.intents & event.intent and session.shard.has(self.world.guild_id):
                session.append(event.name, self._redacted(event.name, data, session))

    def _redacted(self, event: str, data: Json, session: Session) -> Json:
        """Empty other people's messages for a bot without the message content intent."""
        if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or session.intents & Intent.CONTENT:
            return data
        me = self.world.bot_id
        if data["author"]["id"] == me or any(user["id"] == me for user in data["mentions"]):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _on_change(self, change: Change) -> None:
        """Tell the bot of a public change, as far as it can see it."""
        if change.only_for is None:
            for event in list(self.herald.events(change)):
                self._tell(event)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, autoclose=False)
        await socket.prepare(request)
        await _send(socket, Op.HELLO, {"heartbeat_interval": HEARTBEAT_MS})
        link = Link(socket, str(request.url.with_scheme("ws").with_query(None)))
        farewell: int | None = None
        try:
            while (frame := await socket.receive()).type is WSMsgType.TEXT:
                await self._obey(link, msgspec.json.decode(frame.data))
            if frame.type is WSMsgType.CLOSE:
                farewell = frame.data
                await socket.close()
        finally:
            await self._disconnect(link, farewell)
        return socket

    async def _obey(self, link: Link, frame: Json) -> None:
        """Do what a frame of the bot asks."""
        data = frame["d"]
        match frame["op"]:
            case Op.HEARTBEAT:
                await asyncio.sleep(FAR_S)
                await _send(link.socket, Op.HEARTBEAT_ACK, None)
            case Op.IDENTIFY | Op.RESUME if data["token"] != self.token:
                await link.socket.close(code=UNAUTHENTICATED, message=b"Authentication failed.")
            case Op.IDENTIFY if link.session is not None:
                await link.socket.close(code=IDENTIFIED, message=b"Already authenticated.")
            case Op.IDENTIFY:
                await self._identify(link, data)
            case Op.RESUME:
                self._forget_left()
                session, cursor = self.sessions.get(data["session_id"]), data["seq"] or 0
                if session is None or not session.has_since(cursor):
                    await _send(link.socket, Op.INVALID_SESSION, False)
                else:
                    session.append("RESUMED", {})
                    self._connect(link, session, cursor)
            case _ if link.session is None:
                await link.socket.close(code=NOT_IDENTIFIED, message=b"Not authenticated.")
            case Op.REQUEST_MEMBERS:
                self._send_members(link.session, data)

    async def _identify(self, link: Link, identity: Json) -> None:
        """Begin a session, unless its shard is none or another began too shortly before."""
        shard = shard_of(identity.get("shard"))
        if shard is None:
            await link.socket.close(code=WRONG_SHARD, message=b"Invalid shard.")
        elif not self.starts.take(shard, self.world.clock.now()):
            await _send(link.socket, Op.INVALID_SESSION, False)
        else:
            self._connect(link, self._identified(identity, shard, link.url), 0)

    def _identified(self, identity: Json, shard: Shard, url: str) -> Session:
        """Start a session with its first events."""
        session = Session(identity.get("intents", 0), shard)
        self._forget_left()
        self.sessions[session.id] = session
        world, guilds = self.world, [self.world.guild_id] if shard.has(self.world.guild_id) else []
        session.append(
            "READY",
            {
                "v": 10,
                "user": world.users[world.bot_id],
                "guilds": [{"id": guild_id, "unavailable": True} for guild_id in guilds],
                "session_id": session.id,
                "resume_gateway_url": url,
                "application": {"id": world.bot_id, "flags": 0},
                "shard": [shard.id, shard.of],
            },
        )
        if guilds and session.intents & Intent.GUILDS:
            session.append("GUILD_CREATE", guild_create(world))
        return session

    def _connect(self, link: Link, session: Session, cursor: int) -> None:
        """Let a socket carry a session's events."""
        link.session = session
        session.socket = link.socket
        link.pump = asyncio.create_task(session.pump(link.socket, cursor, self.gate))
        self._tell_presence()

    async def _disconnect(self, link: Link, farewell: int | None) -> None:
        """Take a closed socket from its session; a farewell in good order ends the session too."""
        if link.pump is not None:
            link.pump.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await link.pump
        if link.session is not None and link.session.socket is link.socket:
            link.session.socket = None
            link.session.left_at = self.world.clock.now()
            if farewell in SESSION_ENDING:
                self.sessions.pop(link.session.id, None)
        self._tell_presence()

    def _tell_presence(self) -> None:
        """Tell whoever asked that the bot came or went."""
        for listener in self.on_presence:
            listener()

    def _send_members(self, session: Session, wanted: Json) -> None:
        """Answer a request for members."""
        ids = wanted.get("user_ids")
        ids = [ids] if isinstance(ids, str | int) else ids
        query = (wanted.get("query") or "").lower()
        chosen = [
            member
            for user_id, member in self.world.members.items()
            if (user_id in map(str, ids) if ids else member["user"]["username"].startswith(query))
        ]
        session.append(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": self.world.guild_id,
                "members": chosen[: wanted.get("limit") or None],
                "chunk_index": 0,
                "chunk_count": 1,
                "not_found": [],
                **({"nonce": wanted["nonce"]} if "nonce" in wanted else {}),
            },
        )

    async def drop(self, *, resumable: bool = True) -> None:
        """Close every socket as a failing network would; without resumption the sessions are forgotten."""
        sockets = [session.socket for session in self.sessions.values() if session.socket is not None]
        for session in self.sessions.values():
            session.socket, session.left_at = None, self.world.clock.now()
        if not resumable:
            self.sessions.clear()
        for socket in sockets:
            await socket.close(code=DROPPED, message=b"dropped")

    async def ask_to_reconnect(self) -> None:
        """Ask every bot to reconnect and resume (opcode 7)."""
        for session in self.sessions.values():
            if session.socket is not None:
                await _send(session.socket, Op.RECONNECT, None)

    async def close(self) -> None:
        """Close every socket and forget every session."""
        await self.drop(resumable=False)


async def _send(socket: web.WebSocketResponse, op: Op, data: Json | bool | None) -> None:
    """Send a frame that has no number."""
    await socket.send_frame(msgspec.json.encode({"op": int(op), "d": data, "s": None, "t": None}), WSMsgType.TEXT)
