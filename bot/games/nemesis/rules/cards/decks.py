"""Drawing Action cards (NEM-ROUND-05..07)."""

from __future__ import annotations

from bot.engine.decks import Deck
from bot.games.nemesis.box.content import face
from bot.games.nemesis.events.crew import Drew, Received
from bot.games.nemesis.state import Nemesis


def take(g: Nemesis, seat: str, count: int) -> list[str]:
    """Take cards off an Action deck, shuffling the discard pile in when it is empty (NEM-ROUND-07)."""
    player = g.players[seat]
    deck = Deck(player.deck, player.discard)
    drawn = g.draw(deck, count)
    player.deck, player.discard = deck.cards, deck.discard
    return drawn


def draw(g: Nemesis, seat: str, count: int) -> None:
    """Draw cards to hand: everybody hears how many, the owner sees which."""
    player = g.players[seat]
    if count <= 0 or not player.awake:
        return
    drawn = take(g, seat, count)
    player.hand = sorted([*player.hand, *drawn], key=face)
    g.tell(Drew(who=g.who(seat), count=len(drawn)))
    if drawn:
        g.tell(Received(audience=(seat,), cards=tuple(face(card) for card in drawn)))
