"""Checking request bodies against Discord's OpenAPI document, where the document and jsonschema-rs are at hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.playground.limits.errors import Problem
from bot.playground.world.shapes import Json

CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"
CALLBACKS = {
    1: "PongInteractionCallbackRequest",
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}
UNLISTED = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "ApplicationCommandCreateRequest": ("nsfw",),
    "RichEmbed": ("flags",),
    "MessageAttachmentRequest": ("size", "url", "proxy_url", "height", "width", "content_type", "spoiler", "flags"),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": ("tts",),
}
"""Keys that Discord takes and discord.py sends, though the document does not list them."""


class Schema:
    """Validators of request bodies by route, each compiled at its first use."""

    def __init__(self, document: Json) -> None:
        self._paths: Json = document["paths"]
        self._definitions: Json = {"schemas": _adapted(document["components"]["schemas"])}
        self._validators: dict[str, Any] = {}

    @staticmethod
    @cache
    def read(path: Path) -> Schema:
        """Read the document from a file, once for all servers of a process."""
        return Schema(msgspec.json.decode(path.read_bytes()))

    @property
    def compiled(self) -> frozenset[str]:
        """The routes that were checked so far."""
        return frozenset(key for key, validator in self._validators.items() if validator is not None)

    def problems(self, route: str, body: object) -> Iterator[Problem]:
        """Everything in a body that the document does not allow for this route."""
        key = f"{route}#{body.get('type')}" if route == CALLBACK and isinstance(body, dict) else route
        if key not in self._validators:
            self._validators[key] = self._compile(route, body)
        validator = self._validators[key]
        if validator is None or validator.is_valid(body):
            return
        for error in validator.iter_errors(body):
            yield Problem(tuple(error.instance_path), "SCHEMA", error.message[:500])

    def _compile(self, route: str, body: object) -> Any:
        """Compile the validator of a route, None where the document gives no JSON body for it."""
        # A tool of development: a Vigil that is only played does not have it.
        import jsonschema_rs

        if route == CALLBACK and isinstance(body, dict) and body.get("type") in CALLBACKS:
            schema: Json = {"$ref": f"#/components/schemas/{CALLBACKS[body['type']]}"}
        else:
            method, path = route.split(" ", 1)
            content = self._paths.get(path, {}).get(method.lower(), {}).get("requestBody", {}).get("content", {})
            if "application/json" not in content:
                return None
            schema = content["application/json"]["schema"]
        return jsonschema_rs.Draft202012Validator(schema | {"components": self._definitions})


def _adapted(schemas: Json) -> Json:
    """Forbid unknown keys, and take snowflakes as integers too, as Discord does."""
    adapted = {name: _closed(schema) for name, schema in schemas.items()}
    snowflake = adapted["SnowflakeType"]
    adapted["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer", "minimum": 0}]}
    for name, keys in UNLISTED.items():
        if name in adapted:
            adapted[name]["properties"] |= {key: {} for key in keys}
    return adapted


def _closed(schema: Json) -> Json:
    """An object schema that takes the keys it names and no others."""
    if schema.get("type") == "object" and "properties" in schema and "additionalProperties" not in schema:
        return schema | {"additionalProperties": False, "properties": dict(schema["properties"])}
    return dict(schema)
