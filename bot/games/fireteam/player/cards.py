"""What the computer player thinks of its cards: which to keep, which to discard, what to equip with."""

from __future__ import annotations

from functools import cache

from bot.games.fireteam.box.content import CARDS

REACTION_WORTH = {
    "weaken": 0.7,
    "take": 0.4,
    "sidestep": 0.9,
    "counter": 0.5,
    "prevent": 0.8,
    "endure": 2.0,
    "shoot": 0.6,
    "pin": 0.7,
    "draw": 0.4,
    "move": 0.2,
    "order": 0.3,
    "watch": 0.2,
    "dice": 0.4,
    "reroll": 0.2,
}
ENDURED = 3
"""The hits beyond the hand that enduring a knock-out usually keeps off."""


@cache
def keep(card: str) -> float:
    """What a card is worth in hand for its reaction."""
    reaction = CARDS[card].reaction
    return REACTION_WORTH[reaction.does] * (1 + 0.15 * reaction.range) if reaction else 0.0


@cache
def shield(card: str) -> int:
    """How many hits a card in hand keeps off: one by being discarded, more by its reaction."""
    reaction = CARDS[card].reaction
    if reaction is None:
        return 1
    return ENDURED if reaction.does == "endure" else max(1, reaction.amount if reaction.does == "prevent" else 1)


@cache
def missed(card: str) -> float:
    """How much a card is missed once it is discarded."""
    attack = CARDS[card].attack
    return attack.strength / 2 + attack.bonus + 0.3 * attack.range + (0.8 if attack.trait else 0) + keep(card)
