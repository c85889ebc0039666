"""Preferences: one JSON text for a person or a table, in which several keep what is theirs."""

from __future__ import annotations

import msgspec


def merged(before: bytes, chosen: msgspec.Struct) -> bytes:
    """The JSON text with these fields in it; what others keep there stays."""
    return msgspec.json.encode({**msgspec.json.decode(before), **msgspec.structs.asdict(chosen)})
