"""Where every component is: nothing is lost, and what is hidden could be otherwise (laws 4 and 6)."""

from __future__ import annotations

from collections import Counter

from bot.engine.chance import Chance
from bot.engine.game import mix_decks
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


def veil(g: Salvation, eyes: frozenset[str], chance: Chance) -> None:
    """Mix what a seat may not see: piles, face-down tokens, and the other hands with their decks (SAL-RUL-89)."""
    mix_unseen(g, chance)
    for side, deck in g.decks.items():
        others = [name for name in g.seats if name not in eyes and g.side(name) == side]
        pool = [*deck.cards, *(card for name in others for card in g.hands[name])]
        chance.shuffle(pool)
        for name in others:
            g.hands[name] = sorted(pool.pop() for _ in g.hands[name])
        deck.cards[:] = pool


def mix_unseen(g: Salvation, chance: Chance) -> None:
    """Mix what nobody has seen: the piles, and the face-down tokens among their places."""
    for pile in (g.technology, g.tactics, g.cities):
        chance.shuffle(pile)
    tokens = list(g.hidden.values())
    chance.shuffle(tokens)
    g.hidden = dict(zip(g.hidden, tokens, strict=True))


def remix(g: Salvation) -> None:
    """Mix the decks and what nobody has seen, as a fork of an earlier version did."""
    mix_decks(g)
    mix_unseen(g, g.chance)
