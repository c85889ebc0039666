"""Standing orders that a person may leave for a seat, and what is left to do for those who are out of the game."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.asks import Ask
from bot.engine.fixes import Fix
from bot.engine.game import TOGGLE
from bot.games.nemesis.rules import sidelines
from bot.games.nemesis.state import Nemesis

OFF, ON = TOGGLE
WATCH = "watch"


def orders(g: Nemesis, seat: str) -> tuple[Fix, ...]:
    """The orders of a seat: to waive Interruption windows, or for those who are out to wager and to watch."""
    return tuple(_orders(g, seat)) if seat in g.players else ()


def _orders(g: Nemesis, seat: str) -> Iterator[Fix]:
    yield Fix(id="lets-pass", now=TOGGLE[g.players[seat].waives], values=TOGGLE, names="switch")
    if several := sidelines.wagers(g, seat):
        yield Fix(id="wager", now="", values=several, names="wager")
    if sidelines.can_watch(g, seat):
        yield Fix(id=WATCH, now=OFF, values=(ON,), names="switch")


def order(g: Nemesis, seat: str, order: Fix, value: str) -> None:
    """Keep a standing order; what others see of it changes when the next round begins."""
    match order.id:
        case "wager":
            sidelines.wager(g, seat, value)
        case "watch":
            sidelines.watch(g, seat)
        case _:
            g.players[seat].waives = value == ON


def lets_pass(ask: Ask) -> tuple[str, str] | None:
    """The order that lets every Interruption window pass, where one is open."""
    return ("lets-pass", ON) if ask.prompt == "interrupt" else None


def sees_all(g: Nemesis, seat: str) -> bool:
    """Whether somebody has given up their part and is shown everything (NEM-RUL-77)."""
    return seat in g.players and g.players[seat].watches
