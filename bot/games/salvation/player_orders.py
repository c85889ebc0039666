"""Orders for a march. A card, its units and their goals are asked one after the other; it is thought about once."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from bot.games.salvation.cards import CARDS, Move
from bot.games.salvation.player_humans import Humans
from bot.games.salvation.player_machines import Machines
from bot.games.salvation.player_march import March, Orders
from bot.games.salvation.player_sense import Sense
from bot.games.salvation.state import SKYNET, Route
from bot.games.salvation.views import DECODER, ENCODER, View


def sense_of(v: View, seat: str) -> Sense:
    """Judge a position for a seat."""
    return Machines(v, seat) if seat == SKYNET else Humans(v, seat)


def march_of(sense: Sense, number: int) -> March:
    """Give the march that a card of a number allows, before anything is planned."""
    if sense.written is None:
        sense.written = _seen(sense, [])
    return _march(sense.written, sense.seat, number)


def orders(sense: Sense, number: int, action: Move) -> Orders:
    """Give what is left to do of a march: the rest of the best plan, or if others began it the best way to go on."""
    g = sense.g
    whole = march_of(sense, number).orders(action)
    left = list(whole.steps)
    for way in g.plan:
        step = (g.units[way.unit].looks, way.way[-1])
        if step not in left:
            return _march(_seen(sense, g.plan), sense.seat, number).orders(action)
        left.remove(step)
    return Orders(whole.worth if left else 0.0, tuple(left), whole.goals)


def _seen(sense: Sense, plan: list[Route]) -> bytes:
    """Write down what a march is judged by: the board, and the cards that may still be played after it."""
    g = sense.g
    later = [card for card in g.hands.get(sense.seat, ()) if CARDS[card].number > g.stage]
    hands = {sense.seat: later}
    now = replace(g, plan=plan, planner="", hands=hands, decks={}, marks=[], faded=False, actor=0, passing=[], truce=[])
    return ENCODER.encode(replace(sense.v, now=now, cards={}, left={}))


@lru_cache(maxsize=8)
def _march(seen: bytes, seat: str, number: int) -> March:
    return March(sense_of(DECODER.decode(seen), seat), number)
