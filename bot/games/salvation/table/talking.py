"""Who may whisper: two commanders talk freely, and neither sees the other's hand (SAL-RUL-90)."""

from __future__ import annotations

from bot.games.salvation.state import Salvation


def voices(g: Salvation) -> tuple[str, ...]:
    """The commanders, where there are two; nobody makes deals with Skynet."""
    return g.commanders if len(g.commanders) > 1 else ()
