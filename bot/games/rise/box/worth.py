"""How gladly cards are kept: by this the rules propose what to take and what to leave."""

from __future__ import annotations

from bot.games.rise.box.cards import Equipment, Weapon


def card_worth(found: Weapon | Equipment) -> float:
    """How gladly a card is kept."""
    level = {"S": 1.5, "1": 1.0, "2": 2.0, "3": 3.0}.get(str(found.level), 1.0)
    if isinstance(found, Weapon):
        return 3 + level + found.attack + min(found.range[1], 6) * 0.2
    return level + _equipment_worth(found)


def _equipment_worth(card: Equipment) -> float:
    """How useful a piece of Equipment is by when it is used."""
    if "armor" in card.keywords:
        return 4.0
    return {"worn": 3.5, "turn-start": 2.5, "defending": 3.0, "any-time": 2.5, "with-rest": 1.5}.get(card.use, 2.0)
