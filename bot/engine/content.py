"""Reading content: TOML files into frozen structs, with errors that name the file and the place."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

CONTENT = Path(__file__).parents[2] / "content"


class ContentError(Exception):
    """A content file that does not fit its shape."""


def read(game: str, name: str, shape: type[T]) -> T:
    """Read `content/<game>/<name>.toml` as this shape."""
    path = CONTENT / game / f"{name}.toml"
    try:
        return msgspec.toml.decode(path.read_text(encoding="utf-8"), type=shape)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ContentError(f"{game}/{path.name}: {error}") from error
