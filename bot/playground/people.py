"""People for tests: each can do what a person at a Discord client can do, and sees what they would see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from bot.playground.actions import NESTED, OPTION_KINDS, Refused
from bot.playground.interactions import Answer, AnswerKind, Interaction
from bot.playground.seen import Seen
from bot.playground.speaking import speak
from bot.playground.world.messages import keep
from bot.playground.world.records import Upload
from bot.playground.world.shapes import Json, Part, walk
from bot.playground.world.state import World

if TYPE_CHECKING:
    from bot.playground.server import PlaygroundServer

PATIENCE = 120.0
"""Seconds to wait for what must come, unless said otherwise: a busy machine is slow, not wrong."""
Value: TypeAlias = "str | int | float | bool | Person | Upload"
"""What may be given as an option or chosen in a menu; people stand for their ids, files are uploaded."""


class InteractionFailed(Exception):
    """The page would say "This interaction failed"; `reason` is timeout, offline or invalid."""

    def __init__(self, reason: str, text: str = "") -> None:
        super().__init__(f"{reason}: {text}" if text else reason)
        self.reason = reason


class Reply:
    """The bot's first response to what a person did."""

    def __init__(self, server: PlaygroundServer, interaction: Interaction, answer: Answer) -> None:
        self._server = server
        self.interaction = interaction
        self.kind: AnswerKind = answer.kind
        self.data = answer.data
        self._post = answer.post

    def __repr__(self) -> str:
        return f"<Reply {self.kind} {self._post and self.message!r}>"

    @property
    def message(self) -> Seen:
        """The message that was sent, deferred or updated."""
        if self._post is None:
            raise LookupError(f"a {self.kind} has no message")
        return Seen(self._server.world, self._post)

    @property
    def modal(self) -> Json:
        """The modal that was opened."""
        if self.kind != "modal":
            raise LookupError(f"the bot answered with a {self.kind}, not a modal")
        return self.data

    @property
    def choices(self) -> list[Json]:
        """The choices of an autocomplete."""
        return list(self.data.get("choices") or ())

    @property
    def followups(self) -> list[Seen]:
        """The messages that followed so far."""
        posts = self.interaction.posts.values()
        return [Seen(self._server.world, post) for post in posts if post is not self._post]

    async def final(self, timeout: float = PATIENCE) -> Seen:  # noqa: ASYNC109
        """Wait until a deferred message shows its content, or another does in its place, and return that."""
        message = self.message

        def shown() -> list[Seen]:
            return (self.followups if message.deleted else []) if message.loading else [message]

        return (await self._server.until(shown, timeout))[0]

    async def followup(self, index: int = 0, timeout: float = PATIENCE) -> Seen:  # noqa: ASYNC109
        """Wait for a message that follows the first response."""
        await self._server.until(lambda: len(self.followups) > index, timeout)
        return self.followups[index]


class Person:
    """Somebody in the guild."""

    def __init__(self, server: PlaygroundServer, user: Json) -> None:
        self._server = server
        self.user = user

    def __repr__(self) -> str:
        return f"<Person {self.name}>"

    @property
    def id(self) -> str:
        """The user id."""
        return str(self.user["id"])

    @property
    def name(self) -> str:
        """The name."""
        return str(self.user["global_name"])

    @property
    def locale(self) -> str:
        """The language of this person's client."""
        return self._world.locales.get(self.id, "en-US")

    @locale.setter
    def locale(self, locale: str) -> None:
        self._world.locales[self.id] = locale

    @property
    def _world(self) -> World:
        return self._server.world

    def _channel(self, channel: str) -> str:
        """The id of a channel given by name or id."""
        return str(self._world.channel_named(channel)["id"])

    # Looking

    def sees(self, channel: str = "lobby") -> list[Seen]:
        """What stands in a channel for this person, oldest first, own ephemerals included."""
        channel_id = self._channel(channel)
        if not self._world.sees(self.id, channel_id):
            return []
        return [Seen(self._world, post) for post in self._world.history(channel_id, self.id)]

    # Speaking

    def say(self, content: str, channel: str = "lobby") -> Seen:
        """Write a message."""
        return Seen(self._world, speak(self._world, self.id, self._channel(channel), content))

    def delete(self, message: Seen) -> None:
        """Delete a message."""
        if (post := self._world.find(message.id)) is not None:
            self._world.remove(post)

    def open_thread(self, name: str, channel: str = "lobby", *, private: bool = False) -> Json:
        """Open a thread and return it."""
        return self._world.open_thread(self._channel(channel), name, self.id, private=private)

    # Using the bot

    async def command(
        self, path: str, /, channel: str = "lobby", *, options: Mapping[str, Value] | None = None, **more: Value
    ) -> Reply:
        """Use a slash command such as `table new` and wait for the bot's first response.

        Options are keyword arguments; one whose name is taken, such as `channel`, goes into `options`.
        """
        command, nested = self._command(path, {**(options or {}), **more})
        return await self._do("command", self._channel(channel), command["id"], nested)

    async def autocomplete(
        self, path: str, /, option: str, value: str | int = "", channel: str = "lobby", **options: Value
    ) -> list[Json]:
        """Type into an option of a command and return the choices the bot offers."""
        command, nested = self._command(path, {**options, option: value}, focused=option)
        reply = await self._do("autocomplete", self._channel(channel), command["id"], nested)
        return reply.choices

    async def press(self, message: Seen, label: str | None = None, *, custom_id: str | None = None) -> Reply:
        """Press a button, found by its label or custom id."""
        if label is not None or custom_id is None:
            custom_id = message.button(label, custom_id=custom_id)["custom_id"]
        return await self._do("press", message.channel_id, message.id, custom_id)

    async def select(
        self,
        message: Seen,
        custom_id: str | None = None,
        *,
        placeholder: str | None = None,
        values: Sequence[Value],
    ) -> Reply:
        """Choose in a menu; each value is an option's value or label, or a person."""
        menu = message.menu(custom_id, placeholder=placeholder)
        chosen = [_value_of(menu, value) for value in values]
        return await self._do("select", message.channel_id, message.id, menu["custom_id"], chosen)

    async def submit(self, opened: Reply, values: Mapping[str, str | bool | Sequence[str]]) -> Reply:
        """Fill a modal in, by custom ids or labels, and send it off."""
        modal = opened.modal
        components = [_filled(part, dict(values)) for part in modal["components"]]
        return await self._do("submit", opened.interaction.channel_id, modal["custom_id"], components)

    async def _do(self, action: str, *arguments: Any) -> Reply:
        """Carry an action out and wait for what the bot makes of it."""
        try:
            interaction: Interaction = getattr(self._server.actions, action)(self.id, *arguments)
        except Refused as refusal:
            raise InteractionFailed("invalid", str(refusal)) from None
        answer = await interaction.answer
        if answer.kind == "failed":
            raise InteractionFailed(answer.data["reason"])
        return Reply(self._server, interaction, answer)

    def _command(self, path: str, options: Mapping[str, Value], focused: str | None = None) -> tuple[Json, list[Json]]:
        """A command by its words, and its options nested as Discord does."""
        name, *words = path.removeprefix("/").split()
        command = next((c for c in self._world.all_commands() if c["type"] == 1 and c["name"] == name), None)
        if command is None:
            raise LookupError(f"the bot has no command /{name}")
        node, chain = command, []
        for word in words:
            found = [o for o in node["options"] if o["name"] == word and o["type"] in NESTED]
            if not found:
                raise LookupError(f"the bot has no command /{path}")
            node = found[0]
            chain.append(node)
        known = {definition["name"]: definition for definition in node.get("options") or ()}
        if unknown := options.keys() - known.keys():
            raise LookupError(f"/{path} has no options {sorted(unknown)}")
        nested = [self._option(known[key], value, focused=key == focused) for key, value in options.items()]
        for group in reversed(chain):
            nested = [{"name": group["name"], "type": group["type"], "options": nested}]
        return command, nested

    def _option(self, definition: Json, value: Value, *, focused: bool) -> Json:
        """Build one option; people and channel names become ids."""
        if isinstance(value, Person):
            value = value.id
        elif isinstance(value, Upload):
            value = keep(self._world, value.filename, value.data)
        elif OPTION_KINDS.get(definition["type"]) == "channel":
            value = self._channel(str(value))
        option: Json = {"name": definition["name"], "type": definition["type"], "value": value}
        return option | ({"focused": True} if focused else {})


def _value_of(menu: Json, value: Value) -> str:
    """Turn a label, value or person into what a menu sends."""
    if isinstance(value, Person):
        return value.id
    options = menu.get("options") or ()
    if any(option["value"] == value for option in options):
        return str(value)
    return str(next((option["value"] for option in options if option["label"] == value), value))


def _filled(part: Json, values: dict[str, str | bool | Sequence[str]]) -> Json:
    """Fill one part of a modal in, as the client sends it back."""
    if part["type"] == Part.TEXT:
        return {"type": part["type"], "id": part.get("id", 0)}
    inner = next(component for component in walk((part,)) if "custom_id" in component)
    label = part.get("label") or inner.get("label")
    given = values.get(inner["custom_id"], values.get(str(label)))
    sent: Json = {"type": inner["type"], "id": inner.get("id", 0), "custom_id": inner["custom_id"]}
    if isinstance(given, str | bool) or inner["type"] in (Part.TEXT_INPUT, Part.RADIO_GROUP, Part.CHECKBOX):
        sent["value"] = inner.get("value") or "" if given is None else given
    else:
        sent["values"] = [_value_of(inner, value) for value in given or ()]
    wrap = {"components": [sent]} if part["type"] == Part.ROW else {"component": sent}
    return {"type": part["type"], "id": part.get("id", 0), **wrap}
