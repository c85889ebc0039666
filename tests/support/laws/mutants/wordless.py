"""Mutants that break law 7: something has no words."""

from __future__ import annotations

from bot.engine.asks import Ask, Option, plainest
from bot.engine.counsel import Counsel
from bot.engine.words import Phrase
from tests.support.laws.tiny import FTL, Tricks, View


class WordlessHint(Tricks):
    """Law 7: has no words for the reason of a hint."""

    def reasons(self, view: View, ask: Ask) -> Counsel:
        return Counsel(plainest(ask), (Phrase("tricks-why"),))


class WordlessEffect(Tricks):
    """Law 7: has no words for what an option does."""

    def effect(self, view: View, ask: Ask, offer: Option) -> Phrase:
        return Phrase("tricks-effect")


class WordlessGoal(Tricks):
    """Law 7: has no words for how one wins."""

    def goal(self, view: View) -> Phrase:
        return Phrase("tricks-goal")


TEXTS = {
    "a question without words": FTL.replace("tricks-ask-bid = Bid a card?\n", ""),
    "a verb without words": FTL.replace("tricks-verb-play = Play\n", ""),
    "an event without words": FTL.replace("tricks-event-rolled", "tricks-event-threw"),
    "an outcome without words": FTL.replace("tricks-outcome-done", "tricks-outcome-over"),
    "a number without a name": FTL.replace("tricks-figure-rolls", "tricks-figure-throws"),
    "a card without a name": FTL.replace("tricks-card-owl = Owl\n", ""),
    "a variable that nobody gives": FTL.replace("Draw\n", "Draw { $card }\n"),
    "a line that cannot be read": FTL.replace("= Draw\n", "=\n"),
    "a message that is there twice": FTL + "tricks-do-draw = Take\n",
    "a reference to nothing": FTL.replace("= Draw\n", "= { tricks-drawing }\n"),
    "a choice by what is replaced by a name": FTL.replace(
        "Play { $card }", "{ $card ->\n    [fox] Play Reynard\n   *[other] Play { $card }\n}"
    ),
    "an id shown as it is": FTL.replace("= Roll\n", "= tricks-do-roll\n"),
}
"""Law 7, each in a language of its own."""
