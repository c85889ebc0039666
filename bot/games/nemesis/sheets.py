"""A player's own board: hand, Inventory, Objectives and notes, for their eyes only."""

from __future__ import annotations

from bot.engine.scene import Card, Scene
from bot.engine.words import Phrase
from bot.games.nemesis.content import ACTIONS, CARDS, kind
from bot.games.nemesis.look import name, seatline
from bot.games.nemesis.views import View

COLOURS = {"red": "orange", "yellow": "yellow", "green": "green", "blue": "sky", "start": "muted", "quest": "purple"}


def sheet(v: View) -> Scene | None:
    """Lay out what only this seat may see."""
    if v.seat is None or v.seat not in v.crew:
        return None
    me = v.crew[v.seat]
    who = me.character or me.seat
    return Scene(
        theme="nemesis",
        title=Phrase("nemesis-sheet", {"who": who}),
        cards=(*hand(v), *hunt(v), *inventory(v), *objectives(v)),
        seats=(seatline(v, me),),
        alt=(
            Phrase("nemesis-alt-hand", {"count": len(v.hand), "cards": v.hand}),
            *(Phrase(f"nemesis-note-of-{note.id}", {"round": note.round, **note.args}) for note in v.notes),
        ),
    )


def hand(v: View) -> tuple[Card, ...]:
    """Give the cards in hand."""
    return tuple(
        Card(
            f"{card}.{n}",
            name("card", card),
            name("card-text", card),
            name("back", "action"),
            colour="muted" if card.startswith("contamination") else "accent",
            cost=str(ACTIONS[card].cost) if card in ACTIONS else "",
        )
        for n, card in enumerate(v.hand)
    )


def hunt(v: View) -> tuple[Card, ...]:
    """Give the cards of the Intruder Player."""
    return tuple(
        Card(card, name("card", kind(card)), name("card-text", kind(card)), name("back", "hunt"), colour="enemy")
        for card in v.hunt_hand
    )


def inventory(v: View) -> tuple[Card, ...]:
    """Give the Items, in hand and put away."""
    me = v.crew[v.seat or ""]
    cards = [*v.items, *(thing.id for thing in me.hands if thing.id in CARDS)]
    return tuple(
        Card(
            card,
            name("card", kind(card)),
            name("card-text", kind(card)),
            name("back", CARDS[card]),
            colour=COLOURS[CARDS[card]],
        )
        for card in cards
    )


def objectives(v: View) -> tuple[Card, ...]:
    """Give the Objectives, those of the whole crew included."""
    return tuple(
        Card(each, name("objective", each), name("objective-text", each), name("back", "objective"), colour="purple")
        for each in (*v.objectives, *v.goals)
    )
