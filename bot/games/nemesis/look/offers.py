"""What the panel offers together: an Action with the cards that pay for it, or with what it is done to."""

from __future__ import annotations

from bot.engine.asks import Ask, Option


def chain(prompt: str, option: Option) -> str:
    """Every Action is worth being offered with what it asks for."""
    return option.key if prompt in ("turn", "decide") and not option.danger else ""


def own(prompt: str, option: Option, then: Ask) -> bool:
    """Where the price is asked for next, nothing has been done yet: only what was decided is there (NEM-COST-01)."""
    return prompt == then.prompt == "decide" and {each.verb for each in then.options} == {"pay"}
