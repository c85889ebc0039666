"""Orders for a march. A card, its units and their goals are asked one after the other; it is thought about once."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.games.salvation.box.cards import Move
from bot.games.salvation.box.content import CARDS
from bot.games.salvation.look.views import DECODER, ENCODER, View
from bot.games.salvation.player.humans import Humans
from bot.games.salvation.player.machines import Machines
from bot.games.salvation.player.march import March, Orders
from bot.games.salvation.player.mind import Mind
from bot.games.salvation.state import SKYNET, Route


def mind_of(v: View, seat: str) -> Mind:
    """The mind of a seat in a position."""
    return Machines(v, seat) if seat == SKYNET else Humans(v, seat)


def march_of(mind: Mind, number: int) -> March:
    """The march that a card of a number allows, before anything is planned."""
    if mind.written is None:
        mind.written = _seen(mind, [])
    return _march(mind.written, mind.seat, number)


def orders(mind: Mind, number: int, action: Move) -> Orders:
    """What is left to do of a march: the rest of the best plan, or if others began it the best way to go on."""
    g = mind.g
    whole = march_of(mind, number).orders(action)
    left = list(whole.steps)
    for way in g.plan:
        step = (g.units[way.unit].looks, way.way[-1])
        if step not in left:
            return _march(_seen(mind, g.plan), mind.seat, number).orders(action)
        left.remove(step)
    return Orders(whole.worth if left else 0.0, tuple(left), whole.goals)


def _seen(mind: Mind, plan: list[Route]) -> bytes:
    """Write down what a march is judged by: the board, and the cards that may still be played after it."""
    g = mind.g
    later = [card for card in g.hands.get(mind.seat, ()) if CARDS[card].number > g.stage]
    hands = {mind.seat: later}
    now = replace(
        g, plan=plan, planner="", hands=hands, decks={}, marks=[], faded=False, actor=0, passing=[], until={}, truce=[]
    )
    return ENCODER.encode(replace(mind.v, now=now, cards={}, left={}))


@lru_cache(maxsize=8)
def _march(seen: bytes, seat: str, number: int) -> March:
    return March(mind_of(DECODER.decode(seen), seat), number)
