"""A player's hand as a picture for its owner."""

from __future__ import annotations

from bot.engine.scene import Card, Scene
from bot.engine.words import Phrase
from bot.games.salvation.cards import CARDS
from bot.games.salvation.look import SEAT_COLOURS, name, seatline
from bot.games.salvation.views import View


def sheet(v: View) -> Scene | None:
    """Lay a hand out by the numbers of the cards."""
    if v.seat is None:
        return None
    hand = sorted(v.now.hands[v.seat], key=lambda card: (CARDS[card].number, card))
    return Scene(
        theme="salvation",
        title=Phrase("salvation-sheet", {"seat": v.seat}),
        cards=tuple(
            Card(
                id,
                name("card", id),
                name("card-text", id),
                kind=name("family", CARDS[id].family),
                colour=SEAT_COLOURS[v.seat],
                cost=str(CARDS[id].number),
            )
            for id in hand
        ),
        seats=(seatline(v, v.seat),),
        alt=(Phrase("salvation-alt-hand", {"cards": tuple(hand)}),),
    )
