"""Admission: who may take a seat of a running game in which seats keep secrets from each other.

Whoever sits or sat at one seat may return to it, and may take no other: they would know two hands. Somebody who never
sat here needs a yes first. What was seen is not forgotten, so who sat where is read from the whole journal, with all
that was taken back since. Whoever was erased is known no more, and may be anybody who comes.

Each seat has one voice where the table is asked: that of whoever sits there, or, while Vigil plays it, of whoever a
game-master took off it. Nobody wins a vote by emptying the table. Who left, or stayed away until the seat was offered
to all, has given the voice up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from typing import Literal

from bot.engine.asks import Reason, Refusal, refuse
from bot.sessions.forks import peopled
from bot.sessions.onlooking import stays_out
from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL
from bot.store import Petition, Seat
from bot.store.forgetting.people import NUMBERS, erased

Turning = Literal["undo", "redo", "set"]
"""What a game-master does that may turn past something that came out."""
TAKEN_OFF = ("story-gm-seat", "story-gm-seat-computer")
"""What is said where a game-master gives away a seat that nobody gave up."""


class ConsentNeeded(Refusal):
    """Somebody new has to ask the table for these seats first."""

    def __init__(self, seats: Sequence[str]) -> None:
        super().__init__(Reason("needs-consent"))
        self.seats = tuple(seats)


class VoteNeeded(Refusal):
    """A game-master who plays would turn alone past what came out: that is for the table, or for one who does not."""

    def __init__(self, deed: Turning) -> None:
        super().__init__(Reason(f"{deed}-needs-vote"))


async def demand_vote(session: Session, user_id: int, deed: Turning) -> None:
    """Refuse to turn past what came out to a game-master who plays or played, where others keep secrets from them."""
    others = await voices(session) - {user_id}
    secret = session.game.secretive((await session.load()).state)
    if others and secret and await held_by(session, user_id):
        raise VoteNeeded(deed)


async def voices(session: Session) -> frozenset[int]:
    """Those who are asked where the table is; for whoever holds the lock."""
    seated = {seat.user_id for seat in session.seats.values() if seat.kind == "person" and seat.user_id}
    if not session.row.head or not session.game.secretive((await session.load()).state):
        return frozenset(seated)
    taken_off = await _taken_off(session)
    return frozenset(seated | {user for seat, user in taken_off.items() if session.seats[seat].kind != "person"})


async def _taken_off(session: Session) -> dict[str, int]:
    """The seats whose last player did not give them up, and that player."""
    found = dict[str, int]()
    for by, label in await session.store.handed(session.id):
        known = LABEL.decode(label)
        taken = any(told.phrase.id in TAKEN_OFF for told in known.told)
        for seat in known.before:
            if seat.kind != "person" or seat.user_id is None:
                continue
            found.pop(seat.seat, None)
            if taken and seat.user_id != by and seat.user_id >= NUMBERS:
                found[seat.seat] = seat.user_id
    return found


async def secretive(session: Session) -> bool:
    """Whether a game is on here in which seats keep secrets from each other; for whoever holds the lock."""
    if not session.row.head or session.row.status not in ("playing", "parked"):
        return False
    return session.game.secretive((await session.load()).state)


async def held_by(session: Session, user_id: int) -> frozenset[str]:
    """The seats that somebody holds or ever held in this game."""
    return peopled(session.seats.values(), await session.store.handed(session.id), user_id)


async def _ever(session: Session) -> list[Seat]:
    """The seats as they are, and as they were whenever they changed hands."""
    before = [seat for _, label in await session.store.handed(session.id) for seat in LABEL.decode(label).before]
    return [*before, *session.seats.values()]


async def barred_if_back(session: Session, wanted: Petition) -> bool:
    """Whether this would be refused to somebody who was erased here: whoever asks may be that one.

    For them only what they held is safe, nothing if they had the file, and nothing that the table has refused them.
    """
    files = wanted.kind == "export"
    facts = [each for each in await session.store.petitions(session.id) if erased(each.user_id, each.user_name)]
    if any(each.outcome == "refused" and (each.kind == "export") == files for each in facts):
        return True
    if files:
        return False
    seats = set(session.seats_of(wanted.absent)) if wanted.absent else {wanted.seat}
    held = defaultdict[int | None, set[str]](set)
    for seat in await _ever(session):
        if erased(seat.user_id, seat.user_name):
            held[seat.user_id].add(seat.seat)
    return any(each.outcome == "used" for each in facts) or any(not seats <= theirs for theirs in held.values())


async def knows_all(session: Session, user_id: int) -> bool:
    """Whether somebody has had the file of this game, with all that is hidden in it."""
    taken = (each for each in await session.store.petitions(session.id) if each.kind == "export")
    return any(each.user_id == user_id and each.outcome == "used" for each in taken)


async def demand(session: Session, user_id: int, seats: Collection[str], *, consent: bool = False) -> None:
    """Refuse who would come to know two hands, and whoever is new without the consent of the table."""
    if not await secretive(session):
        return
    if await stays_out(session, user_id):
        raise refuse("watched-all")
    held = await held_by(session, user_id)
    if held and not held.issuperset(seats):
        raise refuse("knows-another-seat", seats=tuple(sorted(held, key=session.game.seats.index)))
    if held:
        return
    if await knows_all(session, user_id):
        raise refuse("knows-all-seats")
    if not consent:
        raise ConsentNeeded(tuple(seats))
