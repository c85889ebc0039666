"""What each option does, in a line, as far as whoever looks may know."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.salvation.look.effects import battles, cards, ground
from bot.games.salvation.look.views import View

Effect = Callable[[View, Ask, Option], Phrase | None]

VERBS: dict[str, Effect] = {
    "play": cards.play,
    "exchange": cards.exchange,
    "pass": cards.passing,
    "attack": battles.attack,
    "defend": battles.defend,
    "search": battles.search,
    "scout": battles.scout,
    "aim": battles.aim,
    "deploy": ground.deploy,
    "place": ground.place,
    "order": ground.order,
    "go": ground.go,
    "first": ground.go,
    "take": cards.take,
    "lead": cards.lead,
}
"""Verbs whose effect hangs on the position, or on what they name."""

PLAIN = (
    "wise",
    "waste",
    "open",
    "swap",
    "decline",
    "done",
    "confirm",
    "drop",
    "back",
    "build",
    "develop",
    "sabotage",
    "blow",
    "withdraw",
    "agree",
    "fight-on",
)
"""Verbs that always do the same."""


def effect(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What an option does; a card that is discarded is told by its own text (None)."""
    found = VERBS.get(option.verb)
    if found:
        return found(v, ask, option)
    return Phrase(f"salvation-effect-{option.verb}") if option.verb in PLAIN else None
