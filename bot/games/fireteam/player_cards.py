"""What the computer player thinks of its cards: which to keep, which to discard, what to equip with."""

from __future__ import annotations

from functools import cache

from bot.games.fireteam.content import CARDS
from bot.games.fireteam.verbs import Family, Role

REACTION_WORTH = {
    "weaken": 0.7,
    "take": 0.4,
    "sidestep": 0.9,
    "counter": 0.5,
    "prevent": 0.8,
    "endure": 2.0,
    "shoot": 0.6,
    "pin": 0.2,
    "draw": 0.4,
    "move": 0.2,
    "watch": 0.2,
    "dice": 0.4,
    "reroll": 0.2,
}
UPGRADES: dict[Family, dict[Role, tuple[str, ...]]] = {
    "typhon": {
        "leader": ("search-and-destroy", "coordinated-assault", "hold-the-line", "medic-call"),
        "close-combat": ("whirlwind", "gut-fighter", "predator", "iron-skin"),
        "marksman": ("killing-shot", "suppressing-volley", "eagle-eye", "ghillie"),
        "demolitions": ("bunker-buster", "shaped-charge", "flame-thrower", "sapper-kit"),
    },
    "apparitions": {
        "leader": ("coordinated-assault", "medic-call", "search-and-destroy", "hold-the-line"),
        "close-combat": ("gut-fighter", "predator", "whirlwind", "iron-skin"),
        "marksman": ("killing-shot", "eagle-eye", "suppressing-volley", "ghillie"),
        "demolitions": ("bunker-buster", "sapper-kit", "shaped-charge", "flame-thrower"),
    },
    "infected": {
        "leader": ("search-and-destroy", "hold-the-line", "coordinated-assault", "medic-call"),
        "close-combat": ("whirlwind", "iron-skin", "gut-fighter", "predator"),
        "marksman": ("killing-shot", "ghillie", "eagle-eye", "suppressing-volley"),
        "demolitions": ("shaped-charge", "flame-thrower", "bunker-buster", "sapper-kit"),
    },
}
"""What to equip with against each family, the best first."""
FOCUS: dict[Role, tuple[str, ...]] = {
    "leader": (
        "deep-pockets",
        "field-medic",
        "command-presence",
        "fire-on-my-mark",
        "shield-brother",
        "keep-them-safe",
    ),
    "close-combat": ("hard-man", "heavy-hands", "grit", "trophy-hunter", "second-wind", "bull-rush"),
    "marksman": ("armour-piercing", "keen-eyes", "long-barrel", "pathfinder", "high-ground", "through-the-leaves"),
    "demolitions": ("more-powder", "careful-fuses", "scavenger", "strong-arm", "quick-fingers", "restock"),
}


@cache
def keep(card: str) -> float:
    """Give what a card is worth in hand for its reaction."""
    reaction = CARDS[card].reaction
    return REACTION_WORTH[reaction.does] * (1 + 0.15 * reaction.range) if reaction else 0.0


@cache
def missed(card: str) -> float:
    """Give how much a card is missed once it is discarded."""
    attack = CARDS[card].attack
    return attack.strength / 2 + attack.bonus + 0.3 * attack.range + (0.8 if attack.trait else 0) + keep(card)
