"""A bench for end-to-end tests: the loopback Discord, the real client, and people who play by pressing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

from bot.client import Vigil
from bot.engine.asks import Ask
from bot.playground.connect import pointed_at
from bot.playground.people import Person, Reply
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from bot.playground.world import World
from bot.sessions.session import Session
from bot.store import Store
from cogs.panel.ids import digest
from cogs.panels import Panels
from renderers import RenderPool

OPENAPI = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
CHANNEL = "table-one"


class Bench:
    """Everything an end-to-end test needs, in one process."""

    def __init__(self, server: PlaygroundServer, store: Store, bot: Vigil, rng: Random) -> None:
        self.server = server
        self.store = store
        self.bot = bot
        self.rng = rng

    @property
    def panels(self) -> Panels:
        cog = self.bot.get_cog("Panels")
        assert isinstance(cog, Panels)
        return cog

    def person(self, name: str) -> Person:
        return self.server.person(name)

    async def session(self, channel: str = CHANNEL) -> Session:
        session = await self.bot.house.at(int(self.server.world.channel_named(channel)["id"]))
        await session.loaded()
        return session

    async def quiet(self) -> None:
        """Wait until nothing is left to be published."""
        await self.panels.publisher.settle()

    async def panel(self, channel: str = CHANNEL) -> Seen:
        """The table's present panel, as everybody sees it."""
        await self.quiet()
        session = await self.session(channel)
        return next(m for m in self.person("Ada").sees(channel) if m.id == str(session.row.panel_id))

    async def open(self, *names: str, computers: int = 0, channel: str = CHANNEL, game: str = "training") -> Session:
        """Open a table, seat people and computer players, and start."""
        first, *others = [self.person(name) for name in names]
        lobby = (await first.command("table new", channel=channel, game=game)).message
        for person in others:
            await person.press(lobby, "Join")
        for _ in range(computers):
            await first.press(lobby, "Let Vigil play a seat")
        await first.press(lobby, "Start")
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
        channel = self.server.world.channels[str(session.row.channel_id)]["name"]
        panel = await self.panel(channel)
        reply = await give(person, panel, keys)
        if reply is None:
            desk = (await person.press(panel, "My hand")).message
            reply = await give(person, desk, keys)
        assert reply is not None, f"{keys} are on no widget"
        if wait:
            await self.quiet()
        return reply

    async def finish(self, session: Session, most: int = 2000) -> int:
        """Play to the end; gives the number of answers."""
        for count in range(most):
            if session.row.status != "playing":
                return count
            await self.answer(session, wait=False)
        raise AssertionError("the game does not end")


async def give(person: Person, message: Seen, keys: list[str]) -> Reply | None:
    """Press the button or choose from the menu that holds these options, if the message has it."""
    for button in message.buttons:
        what = button.get("custom_id", "").rpartition(":")
        if what[2] == digest(keys[0]) and len(keys) == 1:
            return await person.press(message, custom_id=button["custom_id"])
    for menu in message.selects:
        values = {option["value"] for option in menu["options"]}
        if values >= set(keys):
            return await person.select(message, menu["custom_id"], values=keys)
    return None


@contextlib.asynccontextmanager
async def bench(path: Path, pool: RenderPool, *, world: World | None = None, seed: int = 1) -> AsyncIterator[Bench]:
    """Start the loopback Discord and the client; afterwards see that nothing broke Discord's rules."""
    openapi = OPENAPI if OPENAPI.exists() else None
    async with PlaygroundServer(openapi=openapi, world=world) as server:
        with pointed_at(server.url):
            async with client(server, path, pool) as (store, bot):
                yield Bench(server, store, bot, Random(seed))
        assert server.violations == []


@contextlib.asynccontextmanager
async def client(server: PlaygroundServer, path: Path, pool: RenderPool) -> AsyncIterator[tuple[Store, Vigil]]:
    """Log the real client in; leaving logs it out."""
    async with await Store.open(path) as store, Vigil(store, pool) as bot:
        running = asyncio.create_task(bot.start(server.token))
        ready = asyncio.create_task(bot.wait_for("ready"))
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=10)
        assert ready.done(), running
        try:
            yield store, bot
        finally:
            await bot.close()
            await running
