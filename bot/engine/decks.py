"""Decks with their discard piles."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec


class Deck(msgspec.Struct):
    """Cards face down with the top last, and the pile of those played."""

    cards: list[str] = []
    discard: list[str] = []

    def __len__(self) -> int:
        return len(self.cards)

    def top(self, count: int = 1) -> list[str]:
        """Look at the top cards, the topmost first, and leave them."""
        return self.cards[: -count - 1 : -1]

    def bury(self, card: str) -> None:
        """Put a card under the deck."""
        self.cards.insert(0, card)

    def take(self, card: str) -> None:
        """Take a card out, as a search does; shuffle afterwards."""
        self.cards.remove(card)


def decks_in(part: object) -> Iterator[Deck]:
    """Find every deck in a state, in the order of its fields."""
    if isinstance(part, Deck):
        yield part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from decks_in(getattr(part, name))
    elif isinstance(part, dict):
        for value in part.values():
            yield from decks_in(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from decks_in(value)
