"""What is hidden, as it could be otherwise (law 4)."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.games.rise.state import Rise


def veil(g: Rise, eyes: frozenset[str], chance: Chance) -> None:
    """Mix the decks: nobody could tell. Which Waypoint lies where the Mission says, so it cannot be otherwise."""
    chance.shuffle(g.weapons.cards)
    chance.shuffle(g.equipment.cards)
