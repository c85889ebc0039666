"""Always let pass: the standing order by which a question like the present one passes by itself, one press away."""

from __future__ import annotations

from bot.engine.fixes import Fix
from bot.sessions.session import Session


def passing(session: Session, seat: str) -> tuple[Fix, str] | None:
    """The order and value that let what this seat is asked pass from now on; nothing if none does, or it stands."""
    ask, table = session.match.ask_of(seat), session.game.table
    key, value = (ask and table.lets_pass(ask)) or ("", "")
    found = (order for order in table.orders(session.match.state, seat) if order.key == key and order.now != value)
    return next(((order, value) for order in found), None)
