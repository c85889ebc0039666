"""Standing orders that a commander may leave: to pass, to give the war up, or to offer a draw."""

from __future__ import annotations

from bot.engine.fixes import Fix
from bot.engine.game import TOGGLE
from bot.games.salvation.state import Salvation


def orders(g: Salvation, seat: str) -> tuple[Fix, ...]:
    """The orders of a seat, and whether they stand (SAL-RUL-09, SAL-RUL-91)."""
    return tuple(Fix(id=id, now=TOGGLE[seat in seats], values=TOGGLE) for id, seats in _kept(g).items())


def order(g: Salvation, seat: str, order: Fix, value: str) -> None:
    """Keep an order: a pass until the turn ends, a concession or an offer until its end is looked at."""
    kept = _kept(g)[order.id]
    kept[:] = sorted({*kept, seat} if value == "on" else {*kept} - {seat})


def _kept(g: Salvation) -> dict[str, list[str]]:
    """The seats that left each order."""
    return {"pass": g.passing, "concede": g.conceding, "draw": g.truce}
