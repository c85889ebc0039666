"""Windows: the clock of a question that does not wait for ever, and what happens when it runs out.

It is kept in the store; a session remembers it for whoever lays the question out.
"""

from __future__ import annotations

import msgspec

from bot.engine.asks import Answer, Ask, Option, plainest
from bot.engine.match import Match, Step
from bot.engine.words import Phrase, Value
from bot.markdown import plain
from bot.sessions.forced import Given
from bot.sessions.notes import said, seat_name
from bot.sessions.session import Session
from bot.sessions.telling.story import Told
from bot.sessions.waiting.attendance import awaited, wishes
from bot.sessions.waiting.patience import HOUR, MINUTE, STEPS, Pace
from bot.store import Commit, Deadline
from bot.text import speak

TIMES: dict[Pace, int] = {"live": 1, "evening": 10, "day": 300}
"""How many times as long as a game says a window is open, up to one step of the pace; a pace without one has none."""
LEAST: dict[Pace, int] = {"live": 0, "evening": 10 * MINUTE, "day": 8 * HOUR}
"""The shortest window of a pace: somebody who looks in now and then must find it open."""

PRESENT = 5 * MINUTE
"""How long somebody counts as being at the table after their last answer, which everybody saw them give."""
PROMPT = 45 * 1000
"""The shortest window to react in for people who are at the table, where its pace would leave it open for long."""
LOOKED_BACK = 60
"""Rows of the journal that are looked through for somebody's last answer."""


def window(within: int, pace: Pace, *, present: bool = False) -> int:
    """The milliseconds that a question is open to which a game gives so many seconds; 0 where the table waits.

    Where all who are asked to react are `present`, nobody has to be waited for, and none of them has to press.
    """
    if not within or pace not in TIMES:
        return 0
    told = within * 1000
    if present:
        return max(told, PROMPT) if LEAST[pace] else told
    return max(told, min(told * TIMES[pace], STEPS[pace]), LEAST[pace])


def limit(session: Session) -> int:
    """The seconds that the game gives those who are asked now; 0 where it has patience, or nobody is waited for."""
    return max((ask.within for ask in session.match.asks), default=0) if awaited(session) else 0


def untimed(session: Session) -> bool:
    """Whether a question may have a clock that is not known yet."""
    return session.clock is None and session.in_memory and bool(limit(session))


async def keep(session: Session, now: int, *, anew: bool = False) -> bool:
    """Whether the clock of the present question is another than was shown.

    It is started once, and anew where the pace has changed; it may have been moved by a pause, or as the time jumped.
    """
    store, before = session.store, session.clock
    pace = (await wishes(store, session.id)).pace
    known = await store.deadline(session.id)
    if not session.row.head or not await session.loaded():
        return False
    begins = anew or known is None or known.asked != session.asked
    length = window(limit(session), pace, present=begins and await all_present(session, now))
    if not length:
        session.deadline = None
        if known:
            await store.set_deadline(session.id, None)
    elif begins or known is None:
        session.deadline = Deadline(session.id, session.asked, now + length)
        await store.set_deadline(session.id, session.deadline)
    else:
        session.deadline = known
    return session.clock != before


async def all_present(session: Session, now: int) -> bool:
    """Whether all who may react now have answered something lately: by what everybody saw, never by what they hold."""
    if any(ask.kind != "react" for ask in session.match.asks):
        return False
    head = session.row.head or 0
    rows = await session.store.rows(session.id, max(1, head - LOOKED_BACK), head)
    lately = {row.user_id for row in rows if row.kind == "answer" and abs(now - row.at) <= PRESENT}
    return lately.issuperset(awaited(session))


async def wait_on(session: Session, user_id: int, now: int) -> Deadline | None:
    """The clock of the present question, which now waits a whole step for somebody; nothing if they have none."""
    known = await session.store.deadline(session.id)
    if known is None or not await session.loaded() or known.asked != session.asked or not _limited(session, user_id):
        return None
    pace = (await wishes(session.store, session.id)).pace
    return await move(session, known, max(known.due, now + STEPS[pace]))


async def move(session: Session, deadline: Deadline, until: int) -> Deadline:
    """A deadline, put off to another time."""
    moved = session.deadline = msgspec.structs.replace(deadline, due=until)
    await session.store.set_deadline(session.id, moved)
    session.version += 1
    return moved


def taken(ask: Ask, seat: str | None) -> tuple[Option, ...]:
    """What is answered when time runs out, as far as this seat, or for None anybody, may know it."""
    shown = ask.seen_by(seat)
    offered = {option.key: option for option in shown.options}
    picks = plainest(ask).picks
    told = bool(ask.default) or len(shown.options) == len(ask.options)
    return tuple(offered[pick] for pick in picks) if told and set(picks) <= set(offered) else ()


async def run_out(session: Session, deadline: Deadline) -> bool:
    """Answer for everybody who let a deadline pass, and tell it; say whether anybody had."""
    async with session.lock:
        match = await session.load()
        pace = (await wishes(session.store, session.id)).pace
        if session.row.status != "playing" or session.idle or session.asked != deadline.asked:
            return False
        late = _late(match) if window(limit(session), pace) else []
        if late:
            told = [Told(_story(session, match, answer)) for answer in late]
            row = Commit(kind="set", seat=late[0].seat, label=said(*told, why="time"))
            given = [Given(answer, why="time") for answer in late]
            await session.commit(match, given, (row, Step([], None, reveals=False)), told)
        return bool(late)


def _late(match: Match) -> list[Answer]:
    """The answers of those who have given none."""
    late: list[Answer] = []
    for seat in match.waiting:
        ask = match.ask_of(seat)
        if ask and ask.within and not any(answer.seat in ask.seats for answer in late):
            chosen = plainest(ask)
            late.append(Answer(seat, chosen.picks, chosen.amounts))
    return late


def _story(session: Session, match: Match, answer: Answer) -> Phrase:
    """For whom time ran out, and what was answered, if everybody may know."""
    tongue, ask = speak(session.row.locale), match.ask_of(answer.seat)
    picked = [tongue.option(session.row.game, each.verb, each.args) for each in (taken(ask, None) if ask else ())]
    words: dict[str, Value] = {"seat": seat_name(session, answer.seat)}
    if not picked:
        return Phrase("story-time-ran-out", words)
    return Phrase("story-time-ran-out-open", {**words, "answer": plain(tongue.listing(picked))})


def _limited(session: Session, user_id: int) -> bool:
    """Whether somebody is asked something that does not wait for ever."""
    asks = (session.match.ask_of(seat) for seat in session.seats_of(user_id) if seat in session.match.waiting)
    return any(ask.within for ask in asks if ask)
