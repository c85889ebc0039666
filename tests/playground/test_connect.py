"""Pointing discord.py at the playground, and back."""

from __future__ import annotations

import asyncio
import os
import sys

import discord
import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

from bot.playground import connect
from bot.playground.server import PlaygroundServer
from tests.support.waiting import PATIENT


def overrides() -> tuple[object, ...]:
    return (
        Route.BASE,
        DiscordWebSocket.DEFAULT_GATEWAY,
        Asset.BASE,
        discord.Client.before_identify_hook,
        ConnectionState.__init__,
    )


def test_everything_is_put_back() -> None:
    before = overrides()
    with connect.pointed_at("http://127.0.0.1:4242"):
        assert Route.BASE == "http://127.0.0.1:4242/api/v10"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:4242/gateway"
        assert all(now is not then for now, then in zip(overrides(), before, strict=True))
    assert overrides() == before


def test_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    before = overrides()
    monkeypatch.delenv(connect.VARIABLE, raising=False)
    assert connect.point_from_environment() is None
    monkeypatch.setenv(connect.VARIABLE, "http://127.0.0.1:4243")
    restore = connect.point_from_environment()
    assert restore is not None
    assert Route.BASE == "http://127.0.0.1:4243/api/v10"
    restore()
    assert overrides() == before


ELSEWHERE = """
import sys, discord
from bot.playground.connect import point_from_environment
point_from_environment()
class Guest(discord.Client):
    async def on_ready(self):
        await self.get_channel(int(sys.argv[2])).send("from another process")
        await self.close()
Guest(intents=discord.Intents(guilds=True)).run(sys.argv[1], log_handler=None)
"""


async def test_a_bot_in_another_process(server: PlaygroundServer) -> None:
    lobby = server.world.channel_named("lobby")["id"]
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-W", "ignore", "-c", ELSEWHERE, server.token, lobby),
        env=os.environ | {connect.VARIABLE: server.url},
    )
    assert await asyncio.wait_for(process.wait(), PATIENT) == 0
    assert [message.text for message in server.person("Ada").sees("lobby")] == ["from another process"]
