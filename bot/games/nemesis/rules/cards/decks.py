"""Drawing Action cards (NEM-ROUND-05..07)."""

from __future__ import annotations

from bot.games.nemesis.box.content import face
from bot.games.nemesis.events.crew import Drew, Received
from bot.games.nemesis.state import Nemesis


def take(g: Nemesis, seat: str, count: int) -> list[str]:
    """Take cards off an Action deck, shuffling the discard pile in when it is empty (NEM-ROUND-07)."""
    player = g.players[seat]
    drawn: list[str] = []
    while len(drawn) < count and (player.deck or player.discard):
        if not player.deck:
            player.deck, player.discard = player.discard, []
            g.shuffle(player.deck)
        drawn.append(player.deck.pop())
    g.reveal()
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
