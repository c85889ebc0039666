"""What a page can ask for, as it travels."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.playground.world.shapes import Json


class Say(msgspec.Struct, tag_field="t", tag="say"):
    """Write a message."""

    channel_id: str
    content: str
    nonce: str = ""


class Press(msgspec.Struct, tag_field="t", tag="press"):
    """Press a button."""

    channel_id: str
    message_id: str
    custom_id: str
    nonce: str = ""


class Select(msgspec.Struct, tag_field="t", tag="select"):
    """Choose in a menu."""

    channel_id: str
    message_id: str
    custom_id: str
    values: list[str]
    component_type: int = 3
    nonce: str = ""


class Command(msgspec.Struct, tag_field="t", tag="command"):
    """Use a command."""

    channel_id: str
    command_id: str
    options: list[Json] = []
    nonce: str = ""


class Autocomplete(msgspec.Struct, tag_field="t", tag="autocomplete"):
    """Type into an option."""

    channel_id: str
    command_id: str
    options: list[Json] = []
    nonce: str = ""


class Modal(msgspec.Struct, tag_field="t", tag="modal"):
    """Send a modal off."""

    channel_id: str
    custom_id: str
    components: list[Json]
    message_id: str | None = None
    nonce: str = ""


class Dismiss(msgspec.Struct, tag_field="t", tag="dismiss"):
    """Forget an ephemeral message."""

    message_id: str
    nonce: str = ""


class Thread(msgspec.Struct, tag_field="t", tag="thread"):
    """Open a public thread."""

    channel_id: str
    name: str
    nonce: str = ""


class Delete(msgspec.Struct, tag_field="t", tag="delete"):
    """Delete a message."""

    channel_id: str
    message_id: str
    nonce: str = ""


class Locale(msgspec.Struct, tag_field="t", tag="locale"):
    """Choose a language."""

    locale: str
    nonce: str = ""


Wish: TypeAlias = Say | Press | Select | Command | Autocomplete | Modal | Dismiss | Thread | Delete | Locale
WISHES = msgspec.json.Decoder(Wish)
