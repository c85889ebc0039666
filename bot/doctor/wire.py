"""The Discord that Vigil speaks to: token, clock, application, gateway, commands, servers, and one channel."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from email.utils import parsedate_to_datetime
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.client import PERMISSIONS
from bot.doctor.finding import Finding, failed, held, note, untried

SKEW = 30
"""Seconds by which the clocks may differ: twice as many, and Vigil would look for its messages in the wrong minute."""
PRIVILEGED = (
    discord.ApplicationFlags(
        gateway_presence=True,
        gateway_presence_limited=True,
        gateway_guild_members=True,
        gateway_guild_members_limited=True,
        gateway_message_content=True,
        gateway_message_content_limited=True,
    )
).value
"""What an application may be allowed besides; Vigil asks for none of it."""
WAITS = 10
"""Seconds before a silence counts as one."""

UNREACHED = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""How a question ends that Discord did not answer."""

Json = Mapping[str, Any]


async def findings(token: str, wanted: Iterable[Json], channel_id: int | None) -> AsyncIterator[Finding]:
    """Look at everything that the token can tell; `wanted` are the commands as this Vigil has them."""
    if not token:
        yield untried("token")
        return
    yield await clock()
    async with discord.Client(intents=discord.Intents(guilds=True), max_messages=None) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield failed("login")
            return
        except UNREACHED as error:
            yield _unanswered(error)
            return
        yield held("login", name=str(client.user))
        http, application_id = client.http, client.application_id or 0

        async def about_application() -> list[Finding]:
            return list(application(await http.request(Route("GET", "/applications/@me"))))

        async def about_gateway() -> list[Finding]:
            return [gateway(await http.request(Route("GET", "/gateway/bot")))]

        async def about_commands() -> list[Finding]:
            return [commands(await http.get_global_commands(application_id), wanted)]

        async def about_servers() -> list[Finding]:
            return [servers([guild.name async for guild in client.fetch_guilds(limit=200)], application_id)]

        async def about_channel() -> list[Finding]:
            return [await channel(client, channel_id) if channel_id else untried("channel")]

        for step in (about_application, about_gateway, about_commands, about_servers, about_channel):
            for finding in await _looked(step):
                yield finding


async def _looked(step: Callable[[], Awaitable[list[Finding]]]) -> list[Finding]:
    """What one step finds; where Discord does not answer, or not in a way that can be read, that is the finding."""
    try:
        return await step()
    except UNREACHED as error:
        return [_unanswered(error)]
    except (LookupError, TypeError, ValueError) as error:
        return [failed("answer", why=repr(error))]


def _unanswered(error: Exception) -> Finding:
    """What it means that Discord did not answer a question: it was not reached, or had only an error to say."""
    why = str(error) or type(error).__name__
    return failed("error", why=why) if isinstance(error, discord.HTTPException) else failed("reach", why=why)


async def clock() -> Finding:
    """Whether this machine and Discord agree on the time."""
    try:
        timeout = aiohttp.ClientTimeout(total=WAITS)
        async with aiohttp.ClientSession(timeout=timeout) as web, web.get(f"{Route.BASE}/gateway") as answer:
            theirs = parsedate_to_datetime(answer.headers["Date"]).timestamp()
    except (aiohttp.ClientError, OSError, KeyError, ValueError):
        return untried("clock")
    seconds = round(abs(time.time() - theirs))
    return held("clock", seconds=seconds) if seconds <= SKEW else failed("clock", seconds=seconds)


def application(about: Json) -> Iterator[Finding]:
    """Whether the application is set up such that presses reach Vigil and anybody can be let in."""
    if about.get("interactions_endpoint_url"):
        yield failed("endpoint")
    elif about.get("bot_require_code_grant"):
        yield failed("code-grant")
    else:
        yield held("application", name=str(about["name"]))
    yield note("intents") if int(about.get("flags") or 0) & PRIVILEGED else held("intents")


def gateway(info: Json) -> Finding:
    """Whether Discord lets Vigil log in again today, and as one."""
    limit = info["session_start_limit"]
    figures = {"left": int(limit["remaining"]), "of": int(limit["total"])}
    if not figures["left"]:
        return failed("gateway", hours=round(limit["reset_after"] / 3_600_000), **figures)
    shards = int(info.get("shards") or 1)
    return note("gateway", shards=shards, **figures) if shards > 1 else held("gateway", **figures)


def commands(there: Iterable[Json], wanted: Iterable[Json]) -> Finding:
    """Whether the commands that people see are those of this Vigil."""
    seen, own = set(paths(there)), set(paths(wanted))
    if not seen:
        return note("commands", count=len(own))
    if seen != own:
        return failed("commands", missing=tuple(sorted(own - seen)), strange=tuple(sorted(seen - own)))
    return held("commands", count=len(own))


def paths(listed: Iterable[Json], above: str = "/") -> Iterator[str]:
    """Every command that can be sent, as it is typed: `/table new`."""
    for command in listed:
        inner = [option for option in command.get("options") or () if option["type"] in (1, 2)]
        name = f"{above}{command['name']}"
        yield from paths(inner, f"{name} ") if inner else (name,)


def servers(names: list[str], application_id: int) -> Finding:
    """Where Vigil is, or how to let it in."""
    if not names:
        return note("servers", invite=discord.utils.oauth_url(application_id, permissions=PERMISSIONS))
    return held("servers", count=len(names))


async def channel(client: discord.Client, channel_id: int) -> Finding:
    """Whether Vigil may do in a channel or thread what it has to do at a table."""
    try:
        found = await client.fetch_channel(channel_id)
        if not isinstance(found, discord.TextChannel | discord.Thread):
            return failed("channel-kind")
        guild = await client.fetch_guild(found.guild.id)
        me = await guild.fetch_member(client.user.id if client.user else 0)
        parent = await client.fetch_channel(found.parent_id) if isinstance(found, discord.Thread) else found
    except discord.NotFound:
        return failed("channel-unknown")
    except discord.Forbidden:
        return failed("channel-unseen")
    if not isinstance(parent, discord.abc.GuildChannel):
        return failed("channel-kind")
    parent.guild = guild
    rights = parent.permissions_for(me)
    name = found.name
    if missing := [permission for permission, needed in PERMISSIONS if needed and not getattr(rights, permission)]:
        return failed("channel", name=name, missing=tuple(missing))
    return _shut(found, rights) or held("channel", name=name)


def _shut(place: discord.TextChannel | discord.Thread, rights: discord.Permissions) -> Finding | None:
    """What keeps Vigil out of a thread whatever it may do in its channel."""
    if not isinstance(place, discord.Thread):
        return None
    if place.locked and not rights.manage_threads:
        return failed("channel-locked", name=place.name)
    return failed("channel-archived", name=place.name) if place.archived else None
