"""What the panel offers together: a unit with where it goes."""

from __future__ import annotations

from bot.engine.asks import Option


def chain(prompt: str, option: Option) -> str:
    """What an option is worth being offered with."""
    return option.key if (prompt, option.verb) == ("plan", "order") else ""
