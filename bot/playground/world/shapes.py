"""Names for the numbers Discord speaks in, and the one way to walk nested components."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
"""One object exactly as it travels on the wire."""


class Flag(IntEnum):
    """Bits of a message's `flags` that change how it behaves."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class MessageType(IntEnum):
    """Why a message exists."""

    DEFAULT = 0
    REPLY = 19
    COMMAND = 20


class ChannelType(IntEnum):
    """The channels that stand in the guild."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = frozenset({ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD})


class Part(IntEnum):
    """Component types, in messages and in modals."""

    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
SHOWING = frozenset({Part.GALLERY, Part.THUMBNAIL, Part.FILE})
V1_TOP_LEVEL = frozenset({Part.ROW})
V2_TOP_LEVEL = frozenset({1, 9, 10, 12, 13, 14, 17})


class Ask(IntEnum):
    """Interaction types: what a person did."""

    PING = 1
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Interaction callback types: how the bot answered."""

    PONG = 1
    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class OptionType(IntEnum):
    """Types of a command's options."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component, parents before children."""
    waiting = list(components)[::-1]
    while waiting:
        component = waiting.pop()
        yield component
        for key in ("component", "accessory"):
            if isinstance(child := component.get(key), dict):
                waiting.append(child)
        if children := component.get("components"):
            waiting += reversed(children)


def media(every: Iterable[Json]) -> Iterator[Json]:
    """Every media object (`{"url": ...}`) that these components show, each by itself."""
    for component in every:
        if (kind := component.get("type")) not in SHOWING:
            continue
        if kind == Part.GALLERY:
            yield from (item["media"] for item in component.get("items") or ())
        else:
            yield component["file" if kind == Part.FILE else "media"]


def embedded(embeds: Iterable[Json]) -> Iterator[Json]:
    """Every object with the url of a picture that these embeds show."""
    for embed in embeds:
        yield from (embed[key] for key in ("image", "thumbnail") if embed.get(key))


def ephemeral(flags: int | None) -> bool:
    """Whether these flags hide a message from all but one person."""
    return bool((flags or 0) & Flag.EPHEMERAL)
