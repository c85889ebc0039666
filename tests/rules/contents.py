"""What is said of content that is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from bot.cli.content import line
from bot.engine.content.faults import Fault
from bot.text import tongue


def said(faults: Iterable[Fault]) -> list[str]:
    """Faults in English, each with its place."""
    return [line(tongue("en"), fault) for fault in faults]
