"""Cards: drawing, discarding, and the decks they come from (SAL-DRAW, SAL-CARD)."""

from __future__ import annotations

from bot.games.salvation.events.cards import Drew, Received
from bot.games.salvation.state import Salvation


def draw_cards(g: Salvation, seat: str, count: int, *, expected: bool = False) -> None:
    """Draw from the own deck, shuffling the discard pile in when it runs out (SAL-DRAW-02, SAL-RUL-04).

    What is expected has been told by what it comes of; only that there were fewer cards is told then.
    """
    cards = g.draw(g.deck(seat), count)
    g.hands[seat] = sorted([*g.hands[seat], *cards])
    if not expected or len(cards) < count:
        g.tell(Drew(seat=seat, count=len(cards)))
    if cards:
        g.tell(Received(audience=(seat,), cards=tuple(sorted(cards))))


def leave_hand(g: Salvation, seat: str, card: str) -> None:
    """Take a card out of a hand."""
    hand = list(g.hands[seat])
    hand.remove(card)
    g.hands[seat] = hand


def discard(g: Salvation, seat: str, card: str) -> None:
    """Put a card from a hand on the own discard pile (SAL-CARD-01)."""
    leave_hand(g, seat, card)
    g.deck(seat).discard.append(card)
