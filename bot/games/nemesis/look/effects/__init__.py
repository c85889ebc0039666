"""What each option does, in a line, as far as whoever looks may know."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.asks import Ask, Option
from bot.engine.words import Phrase
from bot.games.nemesis.look.effects import answers, cards, fights, ways
from bot.games.nemesis.look.views import View

Effect = Callable[[View, Ask, Option], Phrase | None]

VERBS: dict[str, Effect] = {
    "move": ways.moved,
    "careful": ways.moved,
    "escape": ways.moved,
    "way": ways.there,
    "where": ways.there,
    "throw": ways.there,
    "shoot": fights.shot,
    "melee": fights.struck,
    "intruder": fights.known,
    "play": cards.played,
    "use": cards.used,
    "room": cards.room,
    "free": cards.freely,
    "drop": cards.dropped,
    "colour": cards.coloured,
    "scheme": cards.scheme,
    "keep": cards.kept,
    "pass": answers.passing,
    "crew": answers.crew,
    "pod": answers.pod,
    "corridor": answers.door,
    "switch": answers.door,
    "donor": answers.door,
    "objective": answers.objective,
    "draft": answers.draft,
    "scanning": answers.scanning,
    "put": answers.put,
    "pounce": answers.pounce,
    "interrupt": answers.interrupt,
}
"""Verbs whose effect hangs on the position, or on what they name."""


def effect(v: View, ask: Ask, option: Option) -> Phrase | None:
    """What an option does; what names a card, an Item or an Objective is told by its own text (None)."""
    found = VERBS.get(option.verb)
    if found:
        return found(v, ask, option)
    return Phrase(f"nemesis-effect-{option.verb}") if option.verb in answers.PLAIN else None
