"""How long a question with a clock is open at each pace, and what everybody may know of its end."""

from __future__ import annotations

import msgspec
import pytest

from bot.engine.asks import Ask, hidden, option
from bot.engine.match import ENCODER
from bot.sessions.reach import Reach
from bot.sessions.telling.story import LABEL, Did, Label
from bot.sessions.waiting import attendance, windows
from bot.sessions.waiting.patience import HOUR, MINUTE, Pace, Wishes
from bot.sessions.waiting.windows import taken, window
from bot.store import Commit, Deadline
from tests.support.sessions.players import Players

SECOND = 1000
LET, ACT = option("pass"), option("act")


@pytest.mark.parametrize(
    ("within", "live", "evening", "day"),
    [
        (20, 20 * SECOND, 10 * MINUTE, 8 * HOUR),
        (120, 120 * SECOND, 20 * MINUTE, 10 * HOUR),
        (900, 15 * MINUTE, 2 * HOUR, 24 * HOUR),
        (48 * 3600, 48 * HOUR, 48 * HOUR, 48 * HOUR),
    ],
)
def test_a_pace_lengthens_windows_and_a_slow_table_has_none(within: int, live: int, evening: int, day: int) -> None:
    paces: tuple[Pace, ...] = ("live", "evening", "day", "slow")
    assert [window(within, pace) for pace in paces] == [live, evening, day, 0]


def test_a_question_that_waits_has_no_window_at_any_pace() -> None:
    assert {window(0, "live"), window(0, "evening"), window(0, "day"), window(0, "slow")} == {0}


@pytest.mark.parametrize(
    ("ask", "public"),
    [
        (Ask(seats=("a",), prompt="", options=(ACT, LET), default=("pass",)), (LET,)),
        (Ask(seats=("a",), prompt="", options=(ACT, LET), default=("pass",), secret=True), ()),
        (Ask(seats=("a",), prompt="", options=(hidden("act"), LET), default=("pass",)), (LET,)),
        (Ask(seats=("a",), prompt="", options=(hidden("act"), LET), default=("act",)), ()),
        (Ask(seats=("a",), prompt="", options=(ACT, LET)), (ACT,)),
        (Ask(seats=("a",), prompt="", options=(LET, hidden("act"))), ()),
    ],
    ids=["open", "secret", "open end", "secret end", "the first", "the first of some that are hidden"],
)
def test_nobody_else_learns_what_is_taken_from_a_secret(ask: Ask, public: tuple[object, ...]) -> None:
    assert taken(ask, None) == public
    assert taken(ask, "a"), "whoever is asked knows it"


async def limited(players: Players, pace: Pace) -> Deadline:
    """A clock that has run out, of a question that does not wait for ever."""
    session = players.session
    await attendance.set_wishes(session.store, session.id, Wishes(pace), 0)
    session.match.asks = tuple(msgspec.structs.replace(ask, within=20) for ask in session.match.asks)
    return Deadline(session.id, session.asked, 1)


async def test_a_clock_that_a_crash_left_at_a_slow_table_answers_nothing(players: Players) -> None:
    deadline, head = await limited(players, "slow"), players.session.row.head
    assert not await windows.run_out(players.session, deadline)
    assert players.session.row.head == head
    deadline = await limited(players, "live")
    assert await windows.run_out(players.session, deadline)
    assert players.session.row.head > head


async def test_a_clock_that_is_known_goes_on_and_one_of_an_older_question_does_not(players: Players) -> None:
    session = players.session
    await limited(players, "live")
    assert await windows.keep(session, 1000)
    assert not await windows.keep(session, 9000), "it is the same clock"
    assert session.clock == Deadline(session.id, session.asked, 21_000)
    session.deadline = Deadline(session.id, session.asked - 1, 21_000)
    assert session.clock is None


def test_rows_from_before_say_nothing_of_a_reason() -> None:
    old = msgspec.msgpack.encode([[], [["move", {"to": "C4"}]]])
    assert LABEL.decode(old) == Label(did=(Did("move", {"to": "C4"}),))
    assert LABEL.decode(old).why == ""


@pytest.mark.parametrize(("label", "why"), [(Label(why="time"), "ran-out"), (Label(), "followed")])
def test_what_time_answered_is_not_taken_back_and_why_is_said(label: Label, why: str) -> None:
    reach = Reach(user_id=1, answers=1, why="")
    assert reach.then(Commit(kind="answer", seat="a", entry=b"-", label=ENCODER.encode(label))).why == why
