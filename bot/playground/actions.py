"""What a person can do to the bot, checked as Discord's own client and servers check it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.playground.interactions import Interaction, Interactions
from bot.playground.limits.rights import may_use
from bot.playground.world.records import Post
from bot.playground.world.resolved import resolve
from bot.playground.world.shapes import SELECTS, Ask, Json, OptionType, Part, walk
from bot.playground.world.state import World

NESTED = frozenset({OptionType.SUBCOMMAND, OptionType.GROUP})
OPTION_KINDS: dict[int, str] = {6: "user", 7: "channel", 8: "role", 9: "mentionable", 11: "attachment"}
SELECT_KINDS: dict[int, str] = {5: "user", 6: "role", 7: "mentionable", 8: "channel"}
PYTHON_TYPES: dict[int, tuple[type, ...]] = {3: (str,), 4: (int,), 5: (bool,), 10: (int, float)}


class Refused(Exception):
    """Discord would not even have sent this to the bot."""


class Actions:
    """The moves open to people; each gives the interaction it made."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self.world = world
        self.interactions = interactions

    # Components

    def press(self, user_id: str, channel_id: str, message_id: str, custom_id: str) -> Interaction:
        """Press a button."""
        post = self._visible(user_id, channel_id, message_id)
        button = self._enabled(post, custom_id)
        if button["type"] != Part.BUTTON:
            raise Refused("that is not a button")
        data = {"component_type": int(Part.BUTTON), "custom_id": custom_id, "id": button["id"]}
        return self.interactions.create(Ask.COMPONENT, user_id, channel_id, data, post)

    def select(
        self, user_id: str, channel_id: str, message_id: str, custom_id: str, values: Sequence[str]
    ) -> Interaction:
        """Choose in a menu."""
        post = self._visible(user_id, channel_id, message_id)
        menu = self._enabled(post, custom_id)
        if menu["type"] not in SELECTS:
            raise Refused("that is not a menu")
        data: Json = {"component_type": menu["type"], "custom_id": custom_id, "id": menu["id"], "values": list(values)}
        data |= self._chosen(menu, values)
        return self.interactions.create(Ask.COMPONENT, user_id, channel_id, data, post)

    def _visible(self, user_id: str, channel_id: str, message_id: str) -> Post:
        """A message that this person can see in this channel."""
        post = self.world.posts.get(channel_id, {}).get(message_id)
        if post is None or post.owner not in (None, user_id) or not self.world.sees(user_id, channel_id):
            raise Refused("there is no such message")
        return post

    def _enabled(self, post: Post, custom_id: str) -> Json:
        """A component of the message that is there and not greyed out."""
        for component in walk(post.data["components"]):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise Refused("that component is disabled")
                return component
        raise Refused("the message has no such component")

    def _chosen(self, menu: Json, values: Sequence[str]) -> Json:
        """Check chosen values against a menu and return what they resolve to."""
        least, most = menu.get("min_values"), menu.get("max_values")
        if not menu.get("required", True) and not values:
            return {}
        if not (1 if least is None else least) <= len(values) <= (1 if most is None else most):
            raise Refused("too few or too many values")
        if len(set(values)) != len(values):
            raise Refused("a value is chosen twice")
        if menu["type"] == Part.STRING_SELECT:
            if not set(values) <= {option["value"] for option in menu["options"]}:
                raise Refused("a value is not among the options")
            return {}
        return {"resolved": self._resolved(SELECT_KINDS[menu["type"]], values, menu.get("channel_types"))}

    def _resolved(self, kind: str, ids: Sequence[str], channel_types: Sequence[int] | None = None) -> Json:
        """Look ids up, refusing those that do not exist."""
        try:
            return resolve(self.world, kind, ids, channel_types)
        except LookupError as error:
            raise Refused(str(error)) from None

    # Commands

    def command(self, user_id: str, channel_id: str, command_id: str, options: Sequence[Json]) -> Interaction:
        """Use a command with its options as Discord nests them."""
        command = self._allowed(user_id, channel_id, command_id)
        data = self._command_data(command, options, complete=True)
        return self.interactions.create(Ask.COMMAND, user_id, channel_id, data)

    def autocomplete(self, user_id: str, channel_id: str, command_id: str, options: Sequence[Json]) -> Interaction:
        """Type into an option that completes itself."""
        command = self._allowed(user_id, channel_id, command_id)
        data = self._command_data(command, options, complete=False)
        return self.interactions.create(Ask.AUTOCOMPLETE, user_id, channel_id, data)

    def _allowed(self, user_id: str, channel_id: str, command_id: str) -> Json:
        """A command this person may use here."""
        command = next((c for c in self.world.all_commands() if c["id"] == command_id), None)
        if command is None:
            raise Refused("there is no such command")
        if channel_id not in self.world.channels or not self.world.sees(user_id, channel_id):
            raise Refused("there is no such channel")
        if not may_use(self.world, user_id, command, channel_id):
            raise Refused("this person may not use that command")
        if self.world.channels[channel_id].get("thread_metadata", {}).get("archived"):
            raise Refused("commands cannot be used in an archived thread")
        return command

    def _command_data(self, command: Json, options: Sequence[Json], *, complete: bool) -> Json:
        """Build the data of a command interaction, checking every option against its definition."""
        data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if guild_id := command.get("guild_id"):
            data["guild_id"] = guild_id
        resolved: Json = {}
        for definition, option in self._pairs(command.get("options") or (), options, complete=complete):
            for key, found in self._check_option(definition, option, complete=complete).items():
                resolved.setdefault(key, {}).update(found)
        data["options"] = list(options)
        return data | ({"resolved": resolved} if resolved else {})

    def _pairs(
        self, definitions: Sequence[Json], options: Sequence[Json], *, complete: bool
    ) -> Iterator[tuple[Json, Json]]:
        """Pair each given value with its definition, down through groups and subcommands."""
        known = {definition["name"]: definition for definition in definitions}
        given = {option["name"] for option in options}
        if len(given) != len(options) or not given <= known.keys():
            raise Refused(f"unknown or repeated options: {sorted(given - known.keys())}")
        if complete and any(d.get("required") and d["name"] not in given for d in definitions):
            raise Refused("a required option is missing")
        if any(d["type"] in NESTED for d in definitions) and len(options) != 1:
            raise Refused("one subcommand must be chosen")
        for option in options:
            definition = known[option["name"]]
            if definition["type"] != option["type"]:
                raise Refused(f"option {option['name']} has another type")
            if definition["type"] in NESTED:
                inner = definition.get("options") or ()
                yield from self._pairs(inner, option.get("options") or (), complete=complete)
            else:
                yield definition, option

    def _check_option(self, definition: Json, option: Json, *, complete: bool) -> Json:
        """Check one value and return what it resolves to."""
        kind, value = definition["type"], option.get("value")
        if option.get("focused") and not complete:
            return {}
        if kind in OPTION_KINDS:
            return self._resolved(OPTION_KINDS[kind], [str(value)], definition.get("channel_types"))
        if not isinstance(value, PYTHON_TYPES.get(kind, (object,))) or (kind != OptionType.BOOLEAN and value is True):
            raise Refused(f"option {option['name']} takes another kind of value")
        if (choices := definition.get("choices")) and value not in [choice["value"] for choice in choices]:
            raise Refused(f"{value} is not among the choices of {option['name']}")
        measure: Any = len(value) if isinstance(value, str) else value
        suffix = "length" if isinstance(value, str) else "value"
        least, most = definition.get(f"min_{suffix}"), definition.get(f"max_{suffix}")
        if (least is not None and measure < least) or (most is not None and measure > most):
            raise Refused(f"option {option['name']} is out of bounds")
        return {}

    # Modals

    def submit(self, user_id: str, channel_id: str, custom_id: str, components: Sequence[Json]) -> Interaction:
        """Send off a modal that the bot opened for this person."""
        opened = self.interactions.modals.get((user_id, custom_id))
        if opened is None:
            raise Refused("no such modal is open")
        modal, source = opened
        inputs = {c["custom_id"]: c for c in walk(modal["components"]) if "custom_id" in c}
        resolved: Json = {}
        given = {c["custom_id"]: c for c in walk(components) if "custom_id" in c}
        if not given.keys() <= inputs.keys():
            raise Refused("the modal has no such input")
        for name, definition in inputs.items():
            for key, found in self._check_input(definition, given.get(name, {})).items():
                resolved.setdefault(key, {}).update(found)
        data: Json = {"custom_id": custom_id, "components": list(components)}
        if resolved:
            data["resolved"] = resolved
        interaction = self.interactions.create(Ask.MODAL, user_id, channel_id, data, source)
        del self.interactions.modals[user_id, custom_id]
        return interaction

    def _check_input(self, definition: Json, given: Json) -> Json:
        """Check what was put into one input of a modal and return what it resolves to."""
        required = definition.get("required", True)
        if definition["type"] in SELECTS:
            return dict(self._chosen(definition, given.get("values") or ()).get("resolved", {}))
        if definition["type"] == Part.TEXT_INPUT:
            text = given.get("value") or ""
            least, most = definition.get("min_length") or 0, definition.get("max_length") or 4000
            if (required and not text) or (text and not least <= len(text) <= most):
                raise Refused("the text is too short or too long")
        elif required and definition["type"] == Part.RADIO_GROUP and not given.get("value"):
            raise Refused("a choice is missing")
        return {}
