"""Swaps: things of a position that change places without any of some seats seeing it, whatever the game says is hidden.

What a game's own `veil` skips, its `redraw` skips too; so this asks the views alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import msgspec

from bot.engine.game import Game
from bot.engine.match import ENCODER, decode
from bot.engine.state import State

Place = tuple[Any, Any]
"""What holds a thing, and where in it the thing is."""


def swapped(game: Game[Any, Any], base: bytes, dice: Random, most: int) -> Iterator[bytes]:
    """Positions in which two things of a kind have changed places, at most so many."""
    count = sum(1 for _ in _pairs(decode(game, base)))
    for n in dice.sample(range(count), min(most, count)):
        state = decode(game, base)
        pile, other = next(islice(_pairs(state), n, None))
        (one, here), (two, there) = dice.choice(pile), dice.choice(other)
        one[here], two[there] = two[there], one[here]
        if (changed := ENCODER.encode(state)) != base:
            yield changed


def _pairs(state: State) -> Iterator[tuple[list[Place], list[Place]]]:
    """Each pile with itself, unless it is kept in order, and with every other that holds something alike.

    The order of seats is no pile.
    """
    piles = [pile for pile in _piles(state) if not _words(pile) <= {"", *state.seats}]
    yield from ((pile, pile) for pile in piles if not _in_order(pile))
    yield from ((one, other) for one, other in combinations(piles, 2) if _words(one) & _words(other))


def _in_order(pile: list[Place]) -> bool:
    words = [holder[at] for holder, at in pile]
    return words == sorted(words)


def _words(pile: list[Place]) -> set[str]:
    return {holder[at] for holder, at in pile}


def _piles(part: Any) -> Iterator[list[Place]]:
    """Every list or dictionary that holds nothing but words."""
    if isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from _piles(getattr(part, field))
    elif isinstance(part, dict | list) and part:
        places = list(part) if isinstance(part, dict) else range(len(part))
        if all(isinstance(part[at], str) for at in places):
            yield [(part, at) for at in places]
            return
        for at in places:
            yield from _piles(part[at])


__all__ = ["swapped"]
