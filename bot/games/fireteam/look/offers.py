"""What the panel offers together: an attack with its cards, a move with whom it brings along."""

from __future__ import annotations

from bot.engine.asks import Option


def chain(prompt: str, option: Option) -> str:
    """What an option is worth being offered with."""
    return option.key if prompt == "turn" and option.verb in ("attack", "move") else ""
