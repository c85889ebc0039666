"""A question with a clock: everybody sees it, it follows the table's pace, and nobody is answered for unseen."""

from __future__ import annotations

import msgspec

from bot.sessions.session import Session
from bot.sessions.telling.story import LABEL, tell
from bot.sessions.waiting.patience import HOUR, MINUTE
from bot.text import speak
from cogs.table.attendance import UNSEEN
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.patience import DAY, Clock, told
from tests.support.e2e.replies import move
from tests.support.waiting import PATIENT

SECONDS = 900


async def limited(table: Bench, *, secret: bool = False, pace: str = "day") -> Session:
    """A table whose present question, Ada's, does not wait for ever; only she may see it if it is secret."""
    session = await table.open("Ada", "Bruno")
    if pace != "day":
        await table.person("Ada").command("table pace", CHANNEL, pace=pace)
    session.match.asks = tuple(
        msgspec.structs.replace(ask, within=SECONDS, secret=secret, default=(ask.options[0].key,))
        for ask in session.match.asks
    )
    table.panels.publisher.wake(session)
    await table.quiet()
    return session


def stamp(due: int) -> str:
    """A moment as Discord counts down to it."""
    return f"<t:{due // 1000}:R>"


def edits(table: Bench) -> int:
    """How often a message was edited."""
    return sum(count for route, count in table.server.requests.items() if route.startswith("PATCH"))


async def test_seen_later_stops_the_clock_that_it_speaks_of(table: Bench, clock: Clock) -> None:
    """Nobody is told that they will not be asked for a while, to have chance choose for them in fifteen minutes."""
    session = await limited(table, secret=True, pace="live")
    head = session.row.head
    await clock.later(14 * MINUTE)
    said = told(await table.person("Ada").press(await table.more("Ada"), "Seen, later"))
    due = clock.now + 10 * MINUTE
    assert "the clock waits for you as well" in said
    assert stamp(due) in said
    await table.quiet()
    assert stamp(due) in (await table.panel()).text, "and everybody sees it"
    await clock.later(10 * MINUTE - 1)
    assert session.row.head == head
    await clock.later(1)
    assert session.asked > head


async def test_seen_later_never_shortens_a_clock(table: Bench, clock: Clock) -> None:
    session = await limited(table, pace="live")
    await table.person("Ada").press(await table.more("Ada"), "Seen, later")
    assert session.clock is not None
    assert session.clock.due == clock.now + SECONDS * 1000


async def test_the_game_master_who_waits_on_stops_the_clock_too(table: Bench, clock: Clock) -> None:
    session = await limited(table)
    assert session.clock is not None
    await table.store.set_deadline(session.id, msgspec.structs.replace(session.clock, due=clock.now + 3 * DAY))
    for _ in range(2):
        (report,) = await clock.later(DAY)
    await clock.later(DAY - 1)
    (offer,) = clock.calls()
    assert report == offer
    await table.person("Ada").press(report, "Wait on")
    await table.quiet()
    assert stamp(clock.now + DAY) in (await table.panel()).text


async def test_the_panel_and_the_desk_show_the_clock_and_what_happens_at_its_end(table: Bench, clock: Clock) -> None:
    session = await limited(table)
    (ask,) = session.match.asks
    ends, place = f"Time runs out {stamp(clock.now + DAY)}. Then Vigil answers for ", ask.options[0].args["to"]
    panel = (await table.panel()).text
    assert f"{ends}whoever has not: " in panel
    assert str(place) in panel.split("whoever has not: ")[1].split("\n")[0]
    own = table.desk(await table.person("Ada").press(await table.panel(), "My hand")).text
    assert f"{ends}you: " in own
    assert str(place) in own.split("for you: ")[1].split("\n")[0]
    other = table.desk(await table.person("Bruno").press(await table.panel(), "My hand")).text
    assert "Time runs out" not in other, "nobody asks Bruno"


async def test_of_a_secret_question_nobody_else_is_told_what_is_answered(table: Bench, clock: Clock) -> None:
    session = await limited(table, secret=True)
    (ask,) = session.match.asks
    assert "Then Vigil answers for whoever has not.\n" in f"{(await table.panel()).text}\n"
    own = table.desk(await table.person("Ada").press(await table.panel(), "My hand")).text
    assert str(ask.options[0].args["to"]) in own.split("Then Vigil answers for you: ")[1].split("\n")[0]
    await clock.later(DAY)
    assert "Time ran out for Mara: Vigil has answered." in tell(speak("en"), session.story)


async def test_story_and_recap_tell_for_whom_time_ran_out_and_a_restart_forgets_it_not(
    table: Bench, clock: Clock
) -> None:
    session = await limited(table)
    (ask,) = session.match.asks
    line = f"Time ran out for Mara: Vigil has answered “Move to {ask.options[0].args['to']}”."
    await clock.later(DAY)
    assert line in tell(speak("en"), session.story)
    assert line in (await table.panel()).text
    rows = await table.store.rows(session.id, session.row.head - 1, session.row.head)
    assert [(row.kind, row.user_id, row.seat) for row in rows] == [("set", None, "mara"), ("answer", None, "mara")]
    assert [LABEL.decode(row.label or b"").why for row in rows] == ["time", "time"]
    recap = await table.person("Bruno").command("table recap", CHANNEL)
    assert line in (await recap.final(PATIENT)).text
    await table.restart()
    clock.take()
    again = await table.session()
    await again.loaded()
    assert line in tell(speak("en"), again.story)


async def test_nobody_takes_back_past_an_answer_that_time_gave(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    await move(table, "Ada", "C4")
    session.match.asks = tuple(msgspec.structs.replace(ask, within=SECONDS) for ask in session.match.asks)
    table.panels.publisher.wake(session)
    await table.quiet()
    await clock.later(DAY)
    assert session.reach.why in ("ran-out", "revealed")
    assert not session.reach.answers


async def test_the_pace_changes_the_clock_that_runs(table: Bench, clock: Clock) -> None:
    session = await limited(table)
    ada, head = table.person("Ada"), session.row.head
    await clock.later(HOUR)
    for pace, length in (("evening", 2 * HOUR), ("live", SECONDS * 1000), ("day", DAY)):
        assert "Questions with a clock" in told(await ada.command("table pace", CHANNEL, pace=pace))
        await table.quiet()
        assert stamp(clock.now + length) in (await table.panel()).text
    assert "No question has a clock" in told(await ada.command("table pace", CHANNEL, pace="slow"))
    await table.quiet()
    assert "Time runs out" not in (await table.panel()).text
    await clock.later(30 * DAY)
    assert session.row.head == head, "a slow table waits"
    await ada.command("table pace", CHANNEL, pace="live")
    await table.quiet()
    assert stamp(clock.now + SECONDS * 1000) in (await table.panel()).text


async def test_a_clock_that_runs_edits_no_panel(table: Bench, clock: Clock) -> None:
    await limited(table)
    before = edits(table)
    for _ in range(10):
        await clock.later(MINUTE)
    assert edits(table) == before


async def test_a_pause_stops_the_clock_and_the_panel_says_so(table: Bench, clock: Clock) -> None:
    session = await limited(table, pace="live")
    ada, asked = table.person("Ada"), session.asked
    due = clock.now + SECONDS * 1000
    await clock.later(5 * MINUTE)
    await ada.command("gm pause", CHANNEL)
    await table.quiet()
    paused = (await table.panel()).text
    assert "The clock stands still until the game goes on." in paused
    assert "Time runs out" not in paused
    await clock.later(HOUR)
    await ada.command("gm unpause", CHANNEL)
    await table.quiet()
    assert stamp(due + HOUR) in (await table.panel()).text
    await clock.later(10 * MINUTE - 1)
    assert session.asked == asked
    await clock.later(1)
    assert session.asked > asked


async def test_a_jump_of_the_clock_moves_what_the_panel_shows(table: Bench, clock: Clock) -> None:
    await limited(table, pace="live")
    due = clock.now + SECONDS * 1000
    clock.jump(DAY)
    await clock.later(5000)
    shown = (await table.panel()).text
    assert stamp(due) not in shown
    assert stamp(due + DAY) in shown


async def test_nobody_is_answered_for_while_the_panel_cannot_show_the_clock(table: Bench, clock: Clock) -> None:
    session = await limited(table, pace="live")
    asked = session.asked
    table.panels.publisher._shown.pop(session.id)  # as while Discord takes no edit
    await clock.later(SECONDS * 1000)
    assert session.asked == asked
    assert stamp(clock.now + UNSEEN) in (await table.panel()).text
    await clock.later(UNSEEN)
    assert session.asked > asked
