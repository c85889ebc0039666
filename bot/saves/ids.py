"""Table ids as people see and type them: the number, or the short form that stands in buttons, marked with a `t`."""

from __future__ import annotations

import re

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
LARGEST = 2**63 - 1
"""No id of SQLite is larger."""


def short(number: int) -> str:
    """Write an id in base 36: 38 is `t12`."""
    digits = ""
    while number:
        number, rest = divmod(number, len(DIGITS))
        digits = DIGITS[rest] + digits
    return f"t{digits or '0'}"


def parse(text: str) -> int | None:
    """Read an id in either form; None if it is neither."""
    if re.fullmatch(r"[0-9]{1,19}", text):
        number = int(text)
    elif re.fullmatch(r"t[0-9a-z]{1,13}", text, re.IGNORECASE):
        number = int(text[1:], len(DIGITS))
    else:
        return None
    return number if number <= LARGEST else None
