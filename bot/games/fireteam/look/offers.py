"""What the panel offers together: an attack with its cards, a move with whom it brings along."""

from __future__ import annotations

from bot.engine.asks import Ask, Option


def chain(prompt: str, option: Option) -> str:
    """What an option is worth being offered with."""
    begun = prompt == "turn" and option.verb in ("attack", "move")
    return option.key if (begun or option.verb == "react") and not option.danger else ""


def own(prompt: str, option: Option, then: Ask) -> bool:
    """A reaction card comes out of the hand of whoever plays it, and where one may walk follows from the board."""
    return prompt.startswith("react-") and option.verb == "react" and then.prompt == "walk"


def sequel(prompt: str, before: Option, option: Option) -> bool:
    """Whoever goes somewhere may search there."""
    return (before.verb, option.verb) == ("move", "search")
