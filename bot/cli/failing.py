"""How a part of the `vigil` command says that it cannot do what was asked."""

from __future__ import annotations

import sys

FAILED = 2
"""What a command ends with that could not begin: a wrong word, a file that cannot be read."""


def fail(sentence: str) -> int:
    """What the command ends with, once it has said why."""
    sys.stderr.write(f"{sentence}\n")
    return FAILED
