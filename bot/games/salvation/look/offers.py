"""What the panel offers together: a card with what it is used on, a unit with where it goes."""

from __future__ import annotations

from bot.engine.asks import Ask, Option, option

ON_THE_BOARD = frozenset({"attack", "blow", "build", "decoy", "develop", "place", "plan", "sabotage", "scout"})
"""What a played card may ask, and what follows from what everybody sees."""


def chain(prompt: str, offer: Option) -> str:
    """What an option is worth being offered with."""
    worthwhile = (prompt, offer.verb) in (("stage", "play"), ("plan", "order"))
    return offer.key if worthwhile and not offer.danger else ""


def own(prompt: str, offer: Option, then: Ask) -> bool:
    """A card comes out of the hand of whoever plays it, and what it asks for follows from the board."""
    return (prompt, offer.verb) == ("stage", "play") and then.prompt in ON_THE_BOARD


def closing(ask: Ask) -> Option | None:
    """A plan is whole where no other unit can be given orders: it is confirmed, unless one is taken back."""
    verbs = {offer.verb for offer in ask.options}
    return option("confirm") if ask.prompt == "plan" and verbs == {"confirm", "drop"} else None
