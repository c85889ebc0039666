"""The records the world is made of."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.playground.world.shapes import Json, embedded, media, walk

ChangeKind = Literal[
    "message",
    "message_update",
    "message_delete",
    "channel_create",
    "channel_update",
    "channel_delete",
    "thread_members",
    "role_create",
    "role_update",
    "member_update",
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
    """A message with all its files, and the one person it is for if it is ephemeral."""

    raw: Json = msgspec.field(name="data")
    owner: str | None = None
    deleted: bool = False

    @property
    def data(self) -> Json:
        """What the API tells of it."""
        return listing(self.raw)

    @property
    def files(self) -> list[Json]:
        """Every file that belongs to it, whether the API lists it or not."""
        return list(self.raw["attachments"])

    @property
    def id(self) -> str:
        """The message's id."""
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        """The id of the channel it stands in."""
        return str(self.raw["channel_id"])

    @property
    def flags(self) -> int:
        """The message's flags."""
        return int(self.raw["flags"])


def listing(raw: Json) -> Json:
    """A message without those `attachments` that a component or an embed shows, as Discord lists them everywhere."""
    if not raw["attachments"]:
        return raw
    shown = {item.get("url") for item in (*media(walk(raw["components"])), *embedded(raw["embeds"]))}
    listed = [file for file in raw["attachments"] if file["url"] not in shown and "unlisted" not in file]
    return raw | {"attachments": listed}


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
    overrides: dict[str, list[Json]] = {}
    """Who may use which command, where keepers have chosen."""
