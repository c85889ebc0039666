"""Custom ids: table, moment and act. No argument is squeezed in: an option is named by a digest and looked up."""

from __future__ import annotations

import re
from hashlib import blake2b

import msgspec

BUTTON = r"vb:(?P<table>[0-9a-z]+):(?P<asked>[0-9a-z]+):(?P<act>[a-z]+):(?P<what>[\w.-]*)"
SELECT = r"vs:(?P<table>[0-9a-z]+):(?P<asked>[0-9a-z]+):(?P<act>[a-z]+):(?P<what>[\w.-]*)"
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Mark(msgspec.Struct, frozen=True):
    """What a component means: an act at a table, at the moment when a question was asked."""

    table: int
    asked: int
    act: str
    what: str = ""

    def button(self) -> str:
        """Write the custom id of a button."""
        return f"vb:{base36(self.table)}:{base36(self.asked)}:{self.act}:{self.what}"

    def select(self) -> str:
        """Write the custom id of a select."""
        return f"vs:{base36(self.table)}:{base36(self.asked)}:{self.act}:{self.what}"


def read(match: re.Match[str]) -> Mark:
    """Read a custom id that fits its pattern."""
    return Mark(int(match["table"], 36), int(match["asked"], 36), match["act"], match["what"])


def digest(key: str) -> str:
    """Name an option's key in twelve characters that never go stale."""
    return blake2b(key.encode(), digest_size=6).hexdigest()


def base36(number: int) -> str:
    """Write a number shortly."""
    digits = ""
    while number:
        number, rest = divmod(number, 36)
        digits = DIGITS[rest] + digits
    return digits or "0"
