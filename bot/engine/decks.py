"""Decks with their discard piles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec

from bot.engine.chance import Chance


class Deck(msgspec.Struct):
    """Cards face down with the top last, and the pile of those played."""

    cards: list[str] = []
    discard: list[str] = []

    def __len__(self) -> int:
        return len(self.cards)

    def top(self, count: int = 1) -> list[str]:
        """The top cards, the topmost first; they are left there."""
        return self.cards[: -count - 1 : -1]

    def bury(self, card: str) -> None:
        """Put a card under the deck."""
        self.cards.insert(0, card)

    def take(self, card: str) -> None:
        """Take a card out, as a search does; shuffle afterwards."""
        self.cards.remove(card)


def decks_in(part: object) -> Iterator[Deck]:
    """Every deck in a state, in the order of its fields."""
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


def deal_anew(chance: Chance, deck: Deck, hands: Iterable[list[str]]) -> None:
    """Mix hands with the deck and deal as many cards again, sorted: whoever sees neither could not tell."""
    several = list(hands)
    pool = [*deck.cards, *chain.from_iterable(several)]
    chance.shuffle(pool)
    for hand in several:
        hand[:] = sorted(pool.pop() for _ in hand)
    deck.cards[:] = pool


def kind_of(piece: str) -> str:
    """The kind of a card, token or figure of which there are several: `medkit` of `medkit.3`."""
    return piece.partition(".")[0]
