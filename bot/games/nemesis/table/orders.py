"""Standing orders that a person may leave for a seat."""

from __future__ import annotations

from bot.engine.asks import Ask
from bot.engine.fixes import Fix
from bot.engine.game import TOGGLE
from bot.games.nemesis.state import Nemesis


def orders(g: Nemesis, seat: str) -> tuple[Fix, ...]:
    """The one order of a seat: to waive every Interruption window of the rounds to come."""
    if seat not in g.players:
        return ()
    return (Fix(id="lets-pass", now=TOGGLE[g.players[seat].waives], values=TOGGLE, names="switch"),)


def order(g: Nemesis, seat: str, order: Fix, value: str) -> None:
    """Keep a standing order; what others see of it changes when the next round begins."""
    g.players[seat].waives = value == "on"


def lets_pass(ask: Ask) -> tuple[str, str] | None:
    """The order that lets every Interruption window pass, where one is open."""
    return ("lets-pass", TOGGLE[1]) if ask.prompt == "interrupt" else None
