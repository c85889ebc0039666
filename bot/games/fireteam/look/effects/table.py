"""Which effect belongs to which option; what is not here is told by the text of the card that it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bot.engine.asks import PASS, Ask, Option
from bot.engine.words import Phrase
from bot.games.fireteam.box.verbs import AbilityVerb
from bot.games.fireteam.look.effects import fights, moves
from bot.games.fireteam.look.views import View
from bot.games.fireteam.rules.stats import amount

Teller: TypeAlias = Callable[[View, Ask, Option], Phrase | None]

PLAIN = frozenset(
    {"random", "start", "none", "agree", "decline", "stand", "stay", "auto", "bring", "bring-all", "leave"}
    | {"rest", "call", "douse", "command", "restock", "drive", "responder"}
)
"""Verbs that always do the same."""


def effect(v: View, ask: Ask, offer: Option) -> Phrase | None:
    """What an option does, in a line."""
    if offer.verb in PLAIN:
        return Phrase(f"fireteam-option-{offer.verb}")
    teller = VERBS.get(offer.verb)
    return teller(v, ask, offer) if teller else None


def given(verb: AbilityVerb) -> Teller:
    """Make the teller of an action that a focus card gives, by its amount."""

    def tell(v: View, ask: Ask, offer: Option) -> Phrase:
        return Phrase(f"fireteam-option-{offer.verb}", {"amount": amount(v.now, str(ask.args["seat"]), verb)})

    return tell


VERBS: dict[str, Teller] = {
    "move": moves.move,
    "search": moves.search,
    "end": moves.end,
    "light": moves.task,
    "attend": moves.task,
    "burn": moves.task,
    "work": moves.work,
    "way": moves.way,
    "sector": moves.sector,
    "attack": fights.attack,
    "reroll": fights.reroll,
    "react": fights.react,
    "intercept": fights.intercept,
    "volunteer": fights.volunteer,
    "medic": given("medic"),
    "order": given("order"),
    PASS: fights.passing,
}
