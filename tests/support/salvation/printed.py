"""How many cards the decks of Salvation hold, as its content says it."""

from __future__ import annotations

from bot.games.salvation.box.content import CARDS, TACTICS
from bot.games.salvation.box.shapes import SIDES

DECKS = {
    side: sum(card.count for card in CARDS.values() if card.side == side and card.id not in TACTICS) for side in SIDES
}
"""The cards that each side draws from; Skynet's special Tactics are set aside."""
