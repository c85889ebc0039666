"""Looking ids up for the `resolved` part of an interaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.playground.world.messages import attached
from bot.playground.world.shapes import Json
from bot.playground.world.state import World


def resolve(world: World, kind: str, ids: Sequence[str], channel_types: Sequence[int] | None = None) -> Json:
    """The users, roles, channels or files behind these ids; an unknown id is a LookupError."""
    found: Json = {}
    for wanted in ids:
        if kind in ("user", "mentionable") and wanted in world.users:
            found.setdefault("users", {})[wanted] = world.users[wanted]
            member = {key: value for key, value in world.members[wanted].items() if key != "user"}
            found.setdefault("members", {})[wanted] = member | {"permissions": "0"}
        elif kind in ("role", "mentionable") and wanted in world.roles:
            found.setdefault("roles", {})[wanted] = world.roles[wanted]
        elif kind == "channel" and wanted in world.channels:
            channel = world.channels[wanted]
            if channel_types and channel["type"] not in channel_types:
                raise LookupError(f"channel {channel['name']} is of another type")
            found.setdefault("channels", {})[wanted] = channel | {"permissions": "0"}
        elif kind == "attachment" and wanted in world.files:
            found.setdefault("attachments", {})[wanted] = attached(world, world.guild_id, wanted) | {"ephemeral": True}
        else:
            raise LookupError(f"there is no {kind} with id {wanted}")
    return found
