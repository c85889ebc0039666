"""A player by Vigil, for now a plain one: it does what it can, and takes what an ask calls sensible."""

from __future__ import annotations

from bot.engine.asks import PASS, Answer, Ask, plainest
from bot.games.salvation.views import View

EAGER = ("confirm", "play", "order", "exchange", "aim", "search", "defend")
"""Verbs that get somewhere, the best first."""


def advise(v: View, ask: Ask) -> Answer:
    """Answer for a seat."""
    seat = v.seat or ask.seats[0]
    if ask.prompt == "aim" or ask.kind == "some":
        return plainest(ask)
    for verb in EAGER:
        if found := next((offer for offer in ask.options if offer.verb == verb), None):
            return Answer(seat, (found.key,))
    likely = next((offer for offer in ask.options if offer.verb != PASS), ask.options[0])
    return Answer(seat, (likely.key,))
