"""The records the world is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.playground.shapes import Json

ChangeKind = Literal[
    "message",
    "message_update",
    "message_delete",
    "channel_create",
    "channel_update",
    "channel_delete",
    "joined",
    "typing",
    "commands",
]


class Change(msgspec.Struct, frozen=True):
    """Something that happened in the world; `only_for` names the one person who may know of it."""

    kind: ChangeKind
    data: Json
    channel_id: str | None = None
    only_for: str | None = None


class Upload(msgspec.Struct, frozen=True):
    """The bytes of one file, as they were sent."""

    filename: str
    content_type: str
    data: bytes


class Post(msgspec.Struct, eq=False):
    """A message: what the API shows of it, and the one person it is for if it is ephemeral."""

    data: Json
    owner: str | None = None
    deleted: bool = False

    @property
    def id(self) -> str:
        """Return the message's id."""
        return str(self.data["id"])

    @property
    def channel_id(self) -> str:
        """Return the id of the channel it stands in."""
        return str(self.data["channel_id"])

    @property
    def flags(self) -> int:
        """Return the message's flags."""
        return int(self.data["flags"])


class Snapshot(msgspec.Struct):
    """A world at rest, ready to be written to disk."""

    last_id: int
    url: str
    guild_id: str
    bot_id: str
    users: dict[str, Json]
    members: dict[str, Json]
    locales: dict[str, str]
    roles: dict[str, Json]
    channels: dict[str, Json]
    thread_members: dict[str, dict[str, str]]
    commands: dict[str | None, list[Json]]
    posts: list[Post]
    files: dict[str, Upload]
