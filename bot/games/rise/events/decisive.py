"""Events by which a Mission may be won or lost: whoever tells one need not know what the Mission asks for."""

from __future__ import annotations

from bot.engine.events import Event


class Decisive(Event, frozen=True):
    """Something that may win or lose the Mission at once (RISE-WIN-01, -03)."""

    def decides(self) -> bool:
        """Whether the Mission is looked at when this is told."""
        return True
