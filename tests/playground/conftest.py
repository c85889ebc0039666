"""A playground, and the sample bot connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator

import aiohttp
import pytest

from bot.playground.connect import pointed_at
from bot.playground.people import Person
from bot.playground.seen import Seen
from bot.playground.server import PlaygroundServer
from tests.support.playground.raw_bot import RawBot
from tests.support.playground.sample_bot import SampleBot
from tests.support.playground.schema import OPENAPI
from tests.support.waiting import PATIENT


@pytest.fixture
async def server() -> AsyncIterator[PlaygroundServer]:
    """A playground without a bot; it checks the schema wherever Discord's document is at hand."""
    async with PlaygroundServer(openapi=OPENAPI if OPENAPI.is_file() else None, identify_seconds=0) as server:
        server.rates.scale = 0
        server.interactions.deadline = PATIENT
        yield server


@pytest.fixture
def pointed(server: PlaygroundServer) -> Iterator[None]:
    """Point discord.py at the playground."""
    with pointed_at(server.url):
        yield


@pytest.fixture
async def bot(server: PlaygroundServer, pointed: None) -> AsyncIterator[SampleBot]:
    """The sample bot, ready."""
    bot = SampleBot()
    running = asyncio.create_task(bot.start(server.token))
    done, _ = await asyncio.wait({running, bot.started}, timeout=PATIENT, return_when=asyncio.FIRST_COMPLETED)
    assert bot.started in done, "the bot did not become ready"
    yield bot
    await bot.close()
    await running


@pytest.fixture
def ada(server: PlaygroundServer) -> Person:
    return server.person("Ada")


@pytest.fixture
def eve(server: PlaygroundServer) -> Person:
    return server.person("Eve")


@pytest.fixture
async def board(bot: SampleBot, ada: Person) -> Seen:
    """A board in #table-one."""
    return (await ada.command("board", channel="table-one")).message


@pytest.fixture
async def raw(server: PlaygroundServer) -> AsyncIterator[RawBot]:
    """A bot of bare frames, not yet connected to the gateway."""
    async with aiohttp.ClientSession() as session:
        raw = RawBot(server, session)
        yield raw
        await raw.close()
