"""A bench for end-to-end tests: the loopback Discord, the real client, and people who play by pressing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, cast
from unittest.mock import patch

import msgspec

from bot.client import Vigil
from bot.engine.asks import Ask
from bot.games.training.state import Lamplight
from bot.playground.connect import pointed_at
from bot.playground.interactions import AnswerKind
from bot.playground.limits.rights import ROLE
from bot.playground.people import Person, Reply
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.playground.switches import Switches
from bot.playground.world.records import Post
from bot.playground.world.shapes import Flag, Json, Part
from bot.playground.world.state import World
from bot.sessions.bounds import Bounds
from bot.sessions.session import Session
from bot.store import Store, Way
from bot.store.store import now_ms
from cogs.face.ids import digest
from renderers import RenderPool
from tests.support.e2e.watching import Boards, Followed
from tests.support.waiting import PATIENT

if TYPE_CHECKING:
    from cogs.panel.cog import Panels
    from cogs.table.attendance import Attendance

from tests.support.playground.schema import OPENAPI

CHANNEL = "table-one"
HANDLING = ("discord.py: on_interaction", "discord.py: on_app_command_completion", "CommandTree-invoker")
"""How discord.py names the tasks that handle interactions."""
BOUNDLESS = Bounds(
    **dict.fromkeys(("tables_per_person", "tables_per_server", "new_tables_per_hour", "heavy_per_minute"), 10_000)
)
"""For tests that are not about bounds."""
HASTE = 0.01
"""How long Discord's five seconds are here, measured in them: its limits are felt, and soon over."""


class Bench:
    """Everything an end-to-end test needs, in one process. The client can be stopped and started again."""

    store: Store
    bot: Vigil

    def __init__(self, server: PlaygroundServer, path: Path, pool: RenderPool, rng: Random) -> None:
        self.server = server
        self.path = path
        self.pool = pool
        self.rng = rng
        self.boards = Boards(server.world)
        self._running = contextlib.AsyncExitStack()

    # The client

    async def start(self) -> None:
        """Log the client in."""
        running = client(self.server, self.path, self.pool)
        self.store, self.bot = await self._running.enter_async_context(running)
        self.panels.publisher.pace.seconds = 0.0
        self.panels.keeper.adviser.by_default = False  # for tests that are not about advice

    async def stop(self) -> None:
        """Log the client out and close its store."""
        await self._running.aclose()

    async def restart(self) -> None:
        """Stop the client and start another on the same database."""
        await self.stop()
        await self.start()

    @property
    def panels(self) -> Panels:
        # Not by isinstance: each client loads the extension, and with it the class, anew.
        return cast("Panels", self.bot.get_cog("Panels"))

    def turn(self, switches: Switches) -> None:
        """Make this another Discord, on which `/gm check` was run again."""
        self.server.world.switches = switches
        ways = self.panels.publisher.ways
        ways.keeps, ways.by_name = switches.update_keeps_listed, None
        ways.menus, ways.mentions = switches.takes_long_menus, switches.honours_mentions
        ways.absolve()

    def in_place(self) -> None:
        """Pin a Discord where an edit brings a picture, for a test about one message and its edits."""
        switches = self.server.world.switches
        pinned = {"takes_new_files": True, "takes_new_media": True, "lists_brought_files": True}
        self.turn(msgspec.structs.replace(switches, **pinned))

    @property
    def answers(self) -> AnswerKind:
        """How a press on a message with a picture is answered at once on this Discord."""
        return "update" if self.server.world.switches.update_keeps_listed else "deferred_update"

    async def quiet(self) -> None:
        """Wait until no interaction is being handled and nothing is left to be published."""
        while handling := [task for task in asyncio.all_tasks() if task.get_name().startswith(HANDLING)]:
            await asyncio.wait(handling)
        await self.panels.publisher.quiet()

    # Looking

    def person(self, name: str) -> Person:
        return self.server.person(name)

    def named(self, name: str) -> str:
        """How a message writes somebody whom it may not ping: as a mention, where that alone pings nobody."""
        person = self.person(name)
        return f"<@{person.id}>" if self.server.world.switches.honours_mentions else person.name

    def channel_id(self, channel: str = CHANNEL) -> int:
        return int(self.server.world.channel_named(channel)["id"])

    async def session(self, channel: str = CHANNEL) -> Session:
        session = await self.bot.house.at(self.channel_id(channel))
        await session.loaded()
        return session

    async def panel(self, channel: str = CHANNEL) -> Seen:
        """The table's present panel, as everybody sees it; where no edit brings a picture, what takes its place too."""
        await self.quiet()
        session = await self.session(channel)

        def present() -> Post | None:
            known = self.bot.house.ready(session.id) or session
            return self.server.world.find(str(known.row.panel_id))

        return Followed(self.server.world, present)

    def desk(self, opened: Reply) -> Seen:
        """The desk that somebody opened; where no edit brings a picture, what takes its place too."""
        world, first = self.server.world, opened.message

        def present() -> Post | None:
            own = [each for each in world.history(first.channel_id, first.owner_id) if each.owner == first.owner_id]
            shown = (each for each in reversed(own) if each.flags & Flag.COMPONENTS_V2 and each.raw["attachments"])
            return next(shown, None)

        return Followed(world, present, world.find(first.id))

    def story(self, words: str, channel: str = CHANNEL) -> Seen:
        """The message that tells this of a phase that is over: its panel was made it, or it was posted in its place."""
        (told,) = [message for message in self.public(channel) if words in message.text and not message.buttons]
        return told

    def public(self, channel: str = CHANNEL) -> list[Seen]:
        """What everybody sees in a channel, oldest first."""
        return [message for message in self.person("Ada").sees(channel) if not message.ephemeral]

    def live(self, channel: str = CHANNEL) -> list[Seen]:
        """The public messages that still have something to press but for reading on."""
        return [message for message in self.public(channel) if message.selects or _pressable(message)]

    def private(self, name: str, channel: str = CHANNEL) -> list[Seen]:
        """What only this person sees in a channel, oldest first."""
        return [message for message in self.person(name).sees(channel) if message.ephemeral]

    # Playing

    async def lobby(self, *names: str, computers: int = 0, channel: str = CHANNEL, game: str = "training") -> Seen:
        """Open a table and seat people and computer players; gives the lobby."""
        first, *others = [self.person(name) for name in names]
        lobby = (await first.command("table new", channel, game=game)).message
        for person in others:
            await person.press(lobby, "Join")
        for _ in range(computers):
            await first.press(lobby, "Let Vigil play a seat")
        return lobby

    async def open(self, *names: str, computers: int = 0, channel: str = CHANNEL, game: str = "training") -> Session:
        """Open a table, seat people and computer players, and start."""
        lobby = await self.lobby(*names, computers=computers, channel=channel, game=game)
        await self.person(names[0]).press(lobby, "Start")
        session = await self.session(channel)
        await self.quiet()
        return session

    def asked(self, session: Session) -> tuple[Person, Ask]:
        """Somebody who owes an answer, and what they are asked."""
        for user in self.server.world.people:
            found = session.ask_for(int(user["id"]))
            if found:
                return self.server.person(user["global_name"]), found[1]
        raise LookupError("nobody is asked")

    async def answer(self, session: Session, *, wait: bool = True) -> Reply:
        """Let whoever is asked answer something at random, through the widgets a person would use."""
        person, ask = self.asked(session)
        count = self.rng.randint(ask.least, min(ask.most, len(ask.options))) if ask.kind == "some" else 1
        keys = [option.key for option in self.rng.sample(ask.options, count)]
        reply = await self.choose(session, person, keys)
        if wait:
            await self.quiet()
        return reply

    async def choose(self, session: Session, person: Person, keys: Sequence[str]) -> Reply:
        """Let a person choose these options on the panel, or on their own desk if the panel does not show them."""
        panel = await self.panel(str(session.row.channel_id))
        reply = await give(person, panel, keys)
        if reply is None:
            desk = self.desk(await person.press(panel, "My hand"))
            reply = await give(person, desk, keys)
        assert reply is not None, f"{keys} are on no widget"
        return reply

    async def advised(self, session: Session) -> Reply:
        """Let whoever is asked answer as Vigil's own player would."""
        person, ask = self.asked(session)
        seat = session.asked_seat(int(person.id))
        return await self.choose(session, person, session.game.player.advise(session.match.view(seat), ask).picks)

    async def more(self, name: str, channel: str = CHANNEL) -> Seen:
        """What stands behind More… for somebody."""
        return await (await self.person(name).press(await self.panel(channel), "More…")).final()

    async def take_back(self, name: str) -> Reply:
        """Let somebody press the button that takes back, whatever it says."""
        panel = await self.panel()
        return await self.person(name).press(panel, custom_id=take_back_of(panel)["custom_id"])

    async def rest(self, session: Session) -> Reply:
        """Let whoever is asked do as little as they can."""
        person, ask = self.asked(session)
        keys = [option.key for option in ask.options]
        return await self.choose(session, person, ["rest"] if "rest" in keys else keys[-ask.least :])

    async def finish(self, session: Session, most: int = 2000) -> int:
        """Play to the end at random; gives the number of answers."""
        for count in range(most):
            if session.row.status != "playing":
                return count
            await self.answer(session, wait=False)
        raise AssertionError("the game does not end")


def question(panel: Seen) -> list[str]:
    """The lines that stand right above what answers a panel: whose turn it is, what is asked and what is at stake."""
    texts = [part["content"] for part in panel.data["components"][0]["components"] if part["type"] == Part.TEXT]
    return str(next(said for said in reversed(texts) if said.startswith("#"))).splitlines()


def take_back_of(panel: Seen) -> Json:
    """The button of a panel that takes back."""
    return next(button for button in panel.buttons if ":back:" in button["custom_id"])


def lamplight(session: Session) -> Lamplight:
    """The state of a table that plays Lamplight."""
    state = session.match.state
    assert isinstance(state, Lamplight)
    return state


async def give(person: Person, message: Seen, keys: Sequence[str]) -> Reply | None:
    """Press the button or choose from the menu that holds these options, if the message has it."""
    for button in message.buttons:
        what = button.get("custom_id", "").rpartition(":")[2].partition("@")[0]
        if what == digest(keys[0]) and len(keys) == 1:
            return await person.press(message, custom_id=button["custom_id"])
    for menu in message.selects:
        values = {option["value"] for option in menu["options"]}
        if values >= set(keys):
            return await person.select(message, menu["custom_id"], values=keys)
        if len(keys) == 1 and digest(keys[0]) in values:
            return await person.select(message, menu["custom_id"], values=[digest(keys[0])])
    return None


@contextlib.asynccontextmanager
async def bench(
    path: Path,
    pool: RenderPool,
    *,
    world: World | None = None,
    seed: int = 1,
    by_schema: bool = True,
    everybody_sees_gm: bool = True,
) -> AsyncIterator[Bench]:
    """Start the loopback Discord and the client; afterwards see that nothing broke Discord's rules.

    By default its keepers have chosen to show /gm to everybody, so that Vigil alone says who is a game-master. Discord
    waits longer here than its three seconds, and Vigil with it: on a busy machine an answer is late, not another one.
    """
    openapi = OPENAPI if by_schema and OPENAPI.exists() else None
    async with PlaygroundServer(openapi=openapi, world=world, identify_seconds=0) as server:
        server.interactions.deadline = PATIENT
        server.rates.scale = HASTE
        if everybody_sees_gm:
            server.world.override("gm", server.world.guild_id, ROLE, allowed=True)
        ready = Bench(server, path, pool, Random(seed))
        with pointed_at(server.url):
            await ready.start()
            try:
                yield ready
            finally:
                await ready.stop()
        assert server.violations == []
        assert not ready.boards.vanished, ready.boards.vanished


def patience(seconds: float) -> contextlib.AbstractContextManager[object]:
    """Lets the client that runs now wait so long for its own answers; each client loads its cogs anew."""
    return patch.object(import_module("cogs.replying"), "PATIENCE", seconds)


async def check_first(store: Store, world: World) -> None:
    """Have Vigil know what its owner's `/gm check` has found out of this Discord."""
    me, switches = int(world.bot_id), world.switches
    found = {
        "by_name": switches.keeps_by_name,
        "keeps": switches.update_keeps_listed,
        "menus": switches.takes_long_menus,
        "mentions": switches.honours_mentions,
    }
    if not switches.takes_new_files or not switches.takes_new_media:
        found |= {"shows": False, "brings": switches.edits_in_place}
    if not await store.ways(me):
        await store.put_ways(me, [Way(name, holds, now_ms()) for name, holds in found.items()])


@contextlib.asynccontextmanager
async def client(server: PlaygroundServer, path: Path, pool: RenderPool) -> AsyncIterator[tuple[Store, Vigil]]:
    """Log the real client in; leaving logs it out."""
    async with (
        await Store.open(path, busy_timeout=PATIENT) as store,
        Vigil(store, pool, bounds=BOUNDLESS) as bot,
    ):
        await check_first(store, server.world)
        running = asyncio.create_task(bot.start(server.token))
        ready = asyncio.create_task(bot.wait_for("ready"))
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENT)
        assert ready.done(), running
        await cast("Attendance", bot.get_cog("Attendance")).awake.wait()
        try:
            with patience(PATIENT / 2):
                yield store, bot
        finally:
            await bot.close()
            await running


def _pressable(message: Seen) -> bool:
    """Whether a message has a button that does more than tell its whole story."""
    return any(":told:" not in button.get("custom_id", "") for button in message.buttons)
