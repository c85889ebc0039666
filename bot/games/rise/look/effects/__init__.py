"""What each option does before it is chosen: effect, cost, odds and danger, all of it from what lies open."""

from __future__ import annotations

from bot.games.rise.look.effects.table import effect

__all__ = ["effect"]
