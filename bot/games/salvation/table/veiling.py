"""What is hidden, as it could be otherwise (law 4)."""

from __future__ import annotations

from bot.engine.chance import Chance
from bot.engine.game import mix_decks
from bot.games.salvation.state import Salvation


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
