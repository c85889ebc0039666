"""What cards, abilities and Classes do, in a line."""

from __future__ import annotations

from bot.engine.asks import Ask, Option
from bot.engine.decks import kind_of
from bot.engine.words import Phrase
from bot.games.rise.box.cards import Weapon
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise


def does(id: str) -> Phrase:
    """What a card, an ability or a Class does, by its id."""
    return Phrase("rise-effect-card", {"does": id})


def card(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """A card that is taken, given, used or put away: a Weapon with its dice and Range."""
    instance = str(offer.args["card"])
    found = figures.card(instance)
    if not isinstance(found, Weapon):
        return does(kind_of(instance))
    zone = int(any(trait.verb == "zone" for trait in found.traits))
    return Phrase("rise-effect-weapon", {"does": found.id, "dice": found.attack, "range": found.range[1], "zone": zone})


def ability(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """An ability that a Fist buys."""
    return does(str(offer.args["ability"]))


def skill(g: Rise, ask: Ask, offer: Option) -> Phrase:
    """A Class, by both its abilities."""
    return does(str(offer.args["class"]))
