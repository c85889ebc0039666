"""Notes in the journal: what was settled that is no move of the game, told to all and kept with the rest."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from bot.engine.match import ENCODER
from bot.engine.words import Phrase
from bot.markdown import plain
from bot.sessions.session import Session
from bot.sessions.telling.story import Label, Told, Why
from bot.store import Commit, Outgoing, Seat, TableChanges
from bot.text import speak


def said(*told: Told, promise: str = "", before: Sequence[Seat] = (), heir: int | None = None, why: Why = "") -> bytes:
    """Write the label of a row that says just this, and perhaps promises a new seed or passes seats or the table on."""
    return ENCODER.encode(Label(told, promise=promise, before=tuple(before), heir=heir, why=why))


def _held(seat: Seat) -> Seat:
    """Write down who held a seat, and nothing of what they prefer there."""
    return Seat(seat.seat, seat.position, seat.kind, seat.user_id, seat.user_name)


def name_of(session: Session, user_id: int | None) -> str:
    """Somebody's name as the table knows it; empty if they sit nowhere."""
    return next((seat.user_name for seat in session.seats.values() if seat.user_id == user_id), "")


def seat_name(session: Session, seat: str) -> str:
    """A seat's name in the table's own language, for sentences of Vigil's own that speak of it."""
    return plain(speak(session.row.locale).t(f"{session.row.game}-seat-{seat}"))


async def note(
    session: Session,
    user_id: int,
    sentence: Phrase,
    *,
    seat: str | None = None,
    seats: Sequence[Seat] = (),
    changes: TableChanges | None = None,
    outbox: Sequence[Outgoing] = (),
) -> None:
    """Change who sits where, or the table's settings, and say so in the journal; for whoever holds the lock.

    A lobby has no journal yet: there the change is all.
    """
    told = Told(sentence)
    if session.row.head:
        await session.load()
        heir = changes.owner_id if changes is not None and changes.owner_id is not UNSET else None
        words = said(told, before=[_held(session.seats[each.seat]) for each in seats], heir=heir)
        row = Commit(kind="set", user_id=user_id, seat=seat, label=words, seats=seats, changes=changes, outbox=outbox)
        await session.store.commit(session.id, row, expect_head=session.row.head)
        session.story.append(told)
        session.reach = session.reach.then(row)
    else:
        changed = {each.seat: each for each in seats}
        if changed:
            await session.store.set_seats(session.id, [changed.get(id, kept) for id, kept in session.seats.items()])
        if changes is not None:
            await session.store.update_table(session.id, changes)
    await session.refresh()
