"""Where every component is: nothing is lost (law 6)."""

from __future__ import annotations

from collections import Counter

from bot.games.salvation.box.content import CARDS, CITIES, FACTORIES, HIDDEN, IMPROVEMENTS, UNITS
from bot.games.salvation.state import Salvation


def census(g: Salvation) -> Counter[str]:
    """The figures, cards, city cards, tokens and factories wherever they are."""
    found = Counter([*g.units, *g.reserve, *g.graveyard])
    for deck in g.decks.values():
        found.update([*deck.cards, *deck.discard])
    for hand in g.hands.values():
        found.update(hand)
    found.update([*g.tactics, *g.gone, *(lies.card for lies in g.table)])
    found.update([*g.cities, *g.objectives])
    found.update(f"token:{token}" for token in (*g.hidden.values(), *g.spent))
    found.update(f"token:{token}" for laid in g.terrain.values() for token in laid)
    found["token:shelter"] += len(g.shelters) + g.captured
    found.update([*g.technology, *g.development, *g.improved])
    found["factory"] = max(FACTORIES, len(g.factories))
    return found


def inventory(g: Salvation) -> Counter[str]:
    """What the box holds (SAL-SETUP-02 and the component list)."""
    found = Counter(f"{unit.id}.{n}" for unit in UNITS.values() for n in range(1, unit.figures + 1))
    found.update({card.id: card.count for card in CARDS.values()})
    found.update(CITIES)
    found.update({f"token:{kind.id}": kind.count for kind in HIDDEN.values()})
    found.update(IMPROVEMENTS.keys())
    found["factory"] = FACTORIES
    return found
