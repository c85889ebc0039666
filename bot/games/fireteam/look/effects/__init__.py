"""What each option does before it is chosen, where the card that it names does not say it all."""

from __future__ import annotations

from bot.engine.asks import PASS, Ask, Option
from bot.engine.effects import Effects, Teller
from bot.engine.words import Phrase
from bot.games.fireteam.box.verbs import AbilityVerb
from bot.games.fireteam.look.effects import fights, moves
from bot.games.fireteam.look.views import View
from bot.games.fireteam.rules.stats import amount

PLAIN = frozenset(
    {"random", "start", "none", "agree", "decline", "stand", "stay", "auto", "bring", "bring-all", "leave"}
    | {"rest", "call", "douse", "command", "restock", "drive", "mend", "responder"}
)


def given(verb: AbilityVerb) -> Teller[View]:
    """Make the teller of an action that a focus card gives, by its amount."""

    def tell(v: View, ask: Ask, offer: Option) -> Phrase:
        return Phrase(f"fireteam-option-{offer.verb}", {"amount": amount(v.now, str(ask.args["seat"]), verb)})

    return tell


VERBS: dict[str, Teller[View]] = {
    "move": moves.move,
    "search": moves.search,
    "end": moves.end,
    "light": moves.task,
    "attend": moves.task,
    "burn": moves.task,
    "tap": moves.task,
    "chant": moves.chant,
    "lead": moves.lead,
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

effect = Effects("fireteam-option", PLAIN, VERBS)
