"""Work that never ends."""

from __future__ import annotations


def forever() -> None:
    while True:
        pass
