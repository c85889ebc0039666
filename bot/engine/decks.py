"""Decks with their discard piles."""

from __future__ import annotations

import msgspec


class Deck(msgspec.Struct):
    """Cards face down with the top last, and the pile of those played."""

    cards: list[str] = []
    discard: list[str] = []

    def __len__(self) -> int:
        return len(self.cards)
