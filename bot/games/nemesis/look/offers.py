"""What the panel offers together: an Action with the cards that pay for it, or with what it is done to."""

from __future__ import annotations

from bot.engine.asks import Option


def chain(prompt: str, option: Option) -> str:
    """Every Action is worth being offered with what it asks for."""
    return option.key if prompt in ("turn", "decide") and not option.danger else ""


def own(prompt: str, option: Option) -> bool:
    """What is decided before an Action is paid for only asks on: nothing has been done yet (NEM-COST-01)."""
    return prompt == "decide" and option.verb not in ("pay", "discard")
