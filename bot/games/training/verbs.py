"""What the verbs on the cards come to."""

from __future__ import annotations

from bot.engine.content.verbs import Meanings, Verbs, Wording, words_in
from bot.games.training.actions import EFFECTS
from bot.games.training.content import BOX, PLACES
from bot.games.training.player import KEPT, PLAYED


def meanings() -> Meanings:
    """What the content means, the words that it needs, and where it stands."""
    return Meanings(verbs(), words(), PLACES)


def verbs() -> tuple[Verbs, ...]:
    """Every effect that a card names, with its rule and what it is worth."""
    named = tuple((card.id, card.effect) for card in BOX.cards)
    reactions = words_in("bot.games.training.rules")
    played = tuple((card, effect) for card, effect in named if effect not in reactions)
    rules = words_in("bot.games.training.rules", "bot.games.training.actions")
    return Verbs("cards", "effect", named, rules, KEPT), Verbs("cards", "effect", played, EFFECTS, PLAYED)


def words() -> tuple[Wording, ...]:
    """The words that every card and mission needs."""
    return (
        Wording("cards", tuple(card.id for card in BOX.cards), ("training-card-{}", "training-card-text-{}")),
        Wording("missions", tuple(each.id for each in BOX.missions), ("training-mission-{}", "training-story-{}")),
    )
