"""The Discord client: it loads the cogs, syncs the commands, and owns the house and the render workers."""

from __future__ import annotations

import logging
import sys
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from bot.sessions.bounds import DEFAULT as DEFAULT_BOUNDS
from bot.sessions.bounds import Bounds
from bot.sessions.house import House
from bot.store import Store, StoreClosed
from bot.text import DEFAULT, nearest_locale, tongue
from renderers import RenderPool

log = logging.getLogger(__name__)

REMEMBERED = 4096
LONGEST_WAIT = 30.0
"""Seconds that a request may be held back by a limit of Discord's; for longer nobody should wait."""

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # Vigil never speaks

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All that Vigil asks of a server."""


class Translator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in every language there is."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """Look words up by their id, names by where they stand; None where a language has none of its own."""
        wanted, id = nearest_locale(locale.value), string.extras.get("id") or name_id(context)
        if wanted == DEFAULT or not tongue(wanted).owns(id):
            return None
        return tongue(wanted).t(id)


def name_id(context: app_commands.TranslationContextTypes) -> str:
    """The id of a command's or option's name: `name-table-new`, `name-table-new-game`."""
    data = context.data
    if isinstance(data, app_commands.Parameter):
        return f"name-{data.command.qualified_name}-{data.name}".replace(" ", "-")
    if isinstance(data, app_commands.Choice):
        return f"choice-{data.value}"
    return f"name-{data.qualified_name}".replace(" ", "-")


class Vigil(commands.Bot):
    """The bot. It needs no privileged intent: people speak to it with commands and components only."""

    def __init__(
        self, store: Store, pool: RenderPool, *, sync: bool = True, keep_days: int = 30, bounds: Bounds = DEFAULT_BOUNDS
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.house = House(store, bounds)
        self.pool = pool
        self.keep_days = keep_days
        self._sync = sync
        self._answered: OrderedDict[int, None] = OrderedDict()
        self.taken: Callable[[discord.Interaction[Any]], object] = lambda _: None
        """Told of every interaction that is taken, so that it is acknowledged in time: the cogs know how."""
        self.tree.interaction_check = self._check  # type: ignore[method-assign]
        parsers = self._connection.parsers
        parsers["INTERACTION_CREATE"] = partial(_without_components, parsers["INTERACTION_CREATE"])

    async def setup_hook(self) -> None:
        """Load every cog and tell Discord the commands."""
        await self.tree.set_translator(Translator())
        await self.load_extension("cogs")
        if self._sync:
            synced = await self.tree.sync()
            log.info("%d commands synced", len(synced))

    async def close(self) -> None:
        """Log out; whatever is being worked out for somebody ends at once."""
        self.house.workshop.close()
        await super().close()

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell nobody of anything once the client is closed; discord.py may find out later that it is ready."""
        if not self.is_closed():
            super().dispatch(event_name, *args, **kwargs)

    async def on_ready(self) -> None:
        """Say that Vigil is there."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        if self.application_id and Route.BASE.startswith("https://discord.com"):
            log.info("invite: %s", discord.utils.oauth_url(self.application_id, permissions=PERMISSIONS))

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Report what went wrong, but not that the store closed before a client that is closing too."""
        if not (self.is_closed() and isinstance(sys.exception(), StoreClosed)):
            await super().on_error(event_method, *args, **kwargs)

    async def on_message(self, message: discord.Message) -> None:
        """Leave ordinary messages alone: nothing is commanded by text."""

    def first_time(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this interaction is new; Discord may deliver one twice. Whoever takes one passes here."""
        if interaction.id in self._answered:
            return False
        self.taken(interaction)
        self._answered[interaction.id] = None
        if len(self._answered) > REMEMBERED:
            self._answered.popitem(last=False)
        return True

    async def _check(self, interaction: discord.Interaction[Any]) -> bool:
        return interaction.type is discord.InteractionType.autocomplete or self.first_time(interaction)


def _without_components(parse: Callable[[Any], None], data: Any) -> None:
    """Read an interaction, but of all on its message only the pictures: what was pressed is known by its id."""
    if message := data.get("message"):
        message["components"] = list(_galleries(message.get("components") or ()))
    parse(data)


def _galleries(components: Iterable[Any]) -> Iterator[Any]:
    """The media galleries among components, those in containers too."""
    for component in components:
        if component["type"] == discord.ComponentType.media_gallery.value:
            yield component
        elif component["type"] == discord.ComponentType.container.value:
            yield from _galleries(component["components"])
