"""Pointing an unmodified discord.py at the playground instead of Discord."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import discord
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.state import ConnectionState

VARIABLE = "VIGIL_DISCORD_URL"
GUILD_READY_SECONDS = 0.05
"""discord.py waits this long for another guild; on loopback there is none to come."""
IDENTIFY_AGAIN_SECONDS = 0.1


def point(base_url: str) -> Callable[[], None]:
    """Point discord.py at a playground for the whole process; the function returned points it back."""
    base = yarl.URL(base_url)
    before = (
        Route.BASE,
        DiscordWebSocket.DEFAULT_GATEWAY,
        Asset.BASE,
        discord.Client.before_identify_hook,
        ConnectionState.__init__,
    )
    _set(
        str(base / "api/v10"),
        base.with_scheme("ws") / "gateway",
        str(base / "cdn"),
        _identify_soon,
        _ready_at_once(ConnectionState.__init__),
    )

    def restore() -> None:
        """Point discord.py back to where it was."""
        _set(*before)

    return restore


@contextmanager
def pointed_at(base_url: str) -> Iterator[None]:
    """Point discord.py at a playground for as long as the block lasts."""
    restore = point(base_url)
    try:
        yield
    finally:
        restore()


def point_from_environment() -> Callable[[], None] | None:
    """Point discord.py where the environment says, if it says anything."""
    url = os.environ.get(VARIABLE)
    return point(url) if url else None


def _set(rest: str, gateway: yarl.URL, cdn: str, hook: Any, init: Any) -> None:
    """Put all overrides in place at once."""
    Route.BASE = rest
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    Asset.BASE = cdn
    discord.Client.before_identify_hook = hook  # type: ignore[method-assign]
    ConnectionState.__init__ = init  # type: ignore[method-assign]


async def _identify_soon(_: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """Identify without discord.py's five seconds between two sessions; too early, and the playground says so."""
    if not initial:
        await asyncio.sleep(IDENTIFY_AGAIN_SECONDS)


def _ready_at_once(init: Callable[..., None]) -> Callable[..., None]:
    """What gives connection states a short wait for guilds, unless the client asks for another."""

    @wraps(init)
    def quick(self: ConnectionState[Any], *args: Any, **options: Any) -> None:
        options.setdefault("guild_ready_timeout", GUILD_READY_SECONDS)
        init(self, *args, **options)

    return quick
