"""A stage in simcord: somebody else's Discord, in which people press what the unmodified Vigil shows them."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ParamSpec, TypeAlias, TypeVar, cast

import discord
import pytest
import simcord
from simcord.components import walk_components

from bot.client import PERMISSIONS, Vigil
from bot.engine.asks import Ask
from bot.playground.world.shapes import SELECTS, Json, Part
from bot.sessions.session import Session
from bot.sessions.workshop import Workshop
from bot.store import Store
from cogs.face.ids import digest
from tests.support.e2e.sketchpad import Sketchpad
from tests.support.waiting import PATIENT

if TYPE_CHECKING:
    from cogs.panel.cog import Panels

Actor: TypeAlias = simcord.MemberActor
Result: TypeAlias = simcord.InteractionResult
P = ParamSpec("P")
T = TypeVar("T")
NAMES = ("ada", "bruno", "chiara", "dmitri")
KEEPER = discord.Permissions(manage_guild=True)
EPHEMERAL = discord.MessageFlags.ephemeral.flag


class Bench(Workshop):
    """A workshop without hands: simcord takes hold of every executor, and a process that starts in one hangs there."""

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it here and now."""
        return work(*args, **kwargs)


class Stage:
    """One server with one channel, a keeper and three others, and Vigil with just the permissions of its invite."""

    def __init__(self, env: simcord.Env, bot: Vigil) -> None:
        self.env = env
        self.bot = bot
        self.rng = Random(1)
        self.guild = env.create_guild()
        own = next(role for role in env.backend.get_guild(self.guild.id).roles.values() if role.managed)
        env.backend.edit_role(self.guild.id, own.id, {"permissions": PERMISSIONS.value})
        self.channel = self.guild.create_text_channel("table")
        keeper = self.guild.create_role("Keeper", permissions=KEEPER)
        self.people = [self._join(name, [keeper] if name == NAMES[0] else []) for name in NAMES]

    def _join(self, name: str, roles: Sequence[simcord.RoleHandle]) -> Actor:
        return self.guild.add_member(self.env.create_user(name), roles=roles)

    # Looking

    def stored(self, message_id: int, channel_id: int | None = None) -> Json:
        """The widgets of a message by their custom ids, as they are stored."""
        message = self.env.backend.get_message(channel_id or self.channel.id, message_id)
        return {part["custom_id"]: part for part in walk_components(message.components) if "custom_id" in part}

    def words(self, message_id: int) -> str:
        """All the words of a message."""
        message = self.env.backend.get_message(self.channel.id, message_id)
        texts = [part["content"] for part in walk_components(message.components) if part["type"] == Part.TEXT]
        return "\n".join([message.content, *texts])

    def media(self, message_id: int) -> list[str]:
        """The addresses of the pictures that a message shows."""
        parts = walk_components(self.env.backend.get_message(self.channel.id, message_id).components)
        galleries = [part for part in parts if part["type"] == Part.GALLERY]
        return [item["media"]["url"] for gallery in galleries for item in gallery["items"]]

    async def session(self) -> Session:
        """The table of the channel."""
        session = await self.bot.house.at(self.channel.id)
        await session.loaded()
        return session

    async def panel(self) -> int:
        """The id of the table's panel, which must be the only message with anything to press but for reading on."""
        session = await self.session()
        pressable = {message.id: self.stored(message.id) for message in self.channel.history()}
        live = [id for id, stored in pressable.items() if any(":told:" not in each for each in stored)]
        public = [id for id in live if not self.env.backend.get_message(self.channel.id, id).flags & EPHEMERAL]
        assert public == [session.row.panel_id], [self.words(id)[:80] for id in public]
        return public[0]

    # Acting

    async def slash(self, who: Actor, command: str, **options: Any) -> str:
        """Use a command and give what its user reads; not to be answered is an error."""
        result = await who.slash(self.channel, command, **options)
        return self.said(result)

    def said(self, result: Result) -> str:
        """What somebody reads in answer to what they did."""
        assert result.acknowledged
        shown = [result.response, *result.followups]
        return "\n".join(self.words(message.id) for message in shown if message is not None)

    def message(self, message_id: int) -> Any:
        """A message as a person takes hold of it."""
        return simcord.results.to_discord_message(self.env, self.env.backend.get_message(self.channel.id, message_id))

    async def press(self, who: Actor, message_id: int, act: str) -> Result:
        """Press the button of a message whose id holds this act."""
        found = [id for id, part in self.stored(message_id).items() if f":{act}:" in id and part["type"] == Part.BUTTON]
        return await who.click(self.message(message_id), custom_id=found[0])

    def asked(self, session: Session) -> tuple[Actor, Ask]:
        """Somebody who owes an answer, and what they are asked."""
        for actor in self.people:
            if found := session.ask_for(actor.id):
                return actor, found[1]
        raise LookupError("nobody is asked")

    async def answer(self, session: Session) -> Result:
        """Let whoever is asked answer at random, on the panel or on their own desk."""
        who, ask = self.asked(session)
        panel = await self.panel()
        result = await self._give_any(who, panel, ask)
        if result is None:
            desk = (await self.press(who, panel, "hand")).response
            assert desk is not None
            assert desk.ephemeral
            result = await self._give_any(who, desk.id, ask)
        assert result is not None, f"{ask.prompt} can be answered on no widget"
        assert result.acknowledged
        return result

    async def _give_any(self, who: Actor, message_id: int, ask: Ask) -> Result | None:
        """An answer that a message has a widget for; what stands on a later page is left alone."""
        count = max(1, ask.least) if ask.kind == "some" else 1
        for first in self.rng.sample(range(len(ask.options)), len(ask.options)):
            keys = [ask.options[(first + more) % len(ask.options)].key for more in range(count)]
            if result := await self._give(who, message_id, keys):
                return result
        for custom_id, part in self.stored(message_id).items():  # what leads on may stand in chains alone
            if part["type"] in SELECTS and ":chain:" in custom_id:
                lines = self.rng.sample(part["options"], max(1, part["min_values"]))
                values = [line["value"] for line in lines]
                return await who.select(self.message(message_id), values, custom_id=custom_id)
        return None

    async def _give(self, who: Actor, message_id: int, keys: Sequence[str]) -> Result | None:
        """Press the button or choose from the menu that holds these options, if the message has it."""
        for custom_id, part in self.stored(message_id).items():
            what = custom_id.rpartition(":")[2].partition("@")[0]
            if part["type"] == Part.BUTTON and len(keys) == 1 and what == digest(keys[0]):
                return await who.click(self.message(message_id), custom_id=custom_id)
            values = {option["value"] for option in part["options"]} if part["type"] in SELECTS else set()
            for named in (list(keys), [digest(key) for key in keys] if len(keys) == 1 else []):
                if named and values >= set(named):
                    return await who.select(self.message(message_id), named, custom_id=custom_id)
        return None


@contextlib.asynccontextmanager
async def staged(path: Path, patch: pytest.MonkeyPatch) -> AsyncIterator[Stage]:
    """Put Vigil on the stage; whatever it raises unhandled fails the test."""
    # simcord sits out every pause that is short enough, so Vigil looks at its clock seldom here; its modules are
    # imported now, since a client that closes forgets them.
    patch.setattr(import_module("cogs.table.attendance"), "EVERY", 3600.0)
    patch.setattr(import_module("cogs.replying"), "PATIENCE", PATIENT / 2)
    async with Sketchpad() as pool, await Store.open(path) as store:
        bot = Vigil(store, pool)
        bot.house.workshop = Bench()
        async with simcord.run(bot, settle_timeout=PATIENT) as env:
            panels = cast("Panels", bot.get_cog("Panels"))
            panels.publisher.pace.seconds = 0.0
            yield Stage(env, bot)
