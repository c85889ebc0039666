"""Those who gave up their part to be shown all secrets: they sit nowhere else, and no way back brings them in again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.engine.asks import refuse
from bot.engine.fixes import Fix
from bot.engine.words import Phrase
from bot.sessions.forks import peopled
from bot.sessions.telling.story import LABEL
from bot.store import Seat

if TYPE_CHECKING:
    from bot.sessions.session import Session

OUT = "story-watcher-stays-out"
"""What is said where a way back led to before somebody was shown everything."""


async def permit(session: Session, user_id: int, seat: str, order: Fix) -> None:
    """Refuse an order that opens all secrets to somebody who sits, or ever sat, at another seat of this game too."""
    if order.id not in session.game.table.opens_all:
        return
    held = peopled(session.seats.values(), await session.store.handed(session.id), user_id)
    if held - {seat}:
        raise refuse("watch-other-seat")


def onlookers(session: Session) -> tuple[str, ...]:
    """The seats at which people are shown everything now."""
    state, sees_all = session.match.state, session.game.table.sees_all
    return tuple(each.seat for each in session.seats.values() if each.kind == "person" and sees_all(state, each.seat))


def returning(session: Session, before: tuple[str, ...]) -> list[Seat]:
    """The seats of such people that a way back has brought into the game again, as Vigil will play them.

    Where nobody else sits, nobody's secret is known to anybody who should not know it.
    """
    state, sees_all = session.match.state, session.game.table.sees_all
    back = [session.seats[seat] for seat in before if seat in state.seats and not sees_all(state, seat)]
    others = any(each.kind == "person" and each not in back for each in session.seats.values())
    return [Seat(each.seat, each.position, "computer") for each in back] if others else []


def sentence(names: str) -> Phrase:
    """What the table is told of it."""
    return Phrase(OUT, {"seat": names})


async def stays_out(session: Session, user_id: int) -> bool:
    """Whether somebody was shown everything here, and a way back led to before that."""
    for _, label in await session.store.handed(session.id):
        known = LABEL.decode(label)
        if any(told.phrase.id == OUT for told in known.told) and any(each.user_id == user_id for each in known.before):
            return True
    return False
