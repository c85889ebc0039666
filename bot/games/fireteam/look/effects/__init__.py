"""What each option does before it is chosen, where the card that it names does not say it all."""

from __future__ import annotations

from bot.games.fireteam.look.effects.table import effect

__all__ = ["effect"]
