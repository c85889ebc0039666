"""A table that waits: one ping a turn, a reminder, the game-master, an offer; and nothing forgotten by a restart."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import cast

import msgspec
import pytest

from bot.playground.people import Reply
from bot.playground.seen import Seen
from bot.sessions.patience import GRACE, HOUR, MINUTE, NEW, PINGED
from bot.sessions.session import Session
from cogs.attendance import AGAIN, Attendance
from tests.e2e.bench import CHANNEL, Bench
from tests.e2e.test_panel import move

DAY = 24 * HOUR
MIDNIGHT = 1_780_012_800_000
"""A moment at which a day begins in UTC."""


class Clock:
    """The attendant's clock, turned by hand."""

    def __init__(self, table: Bench) -> None:
        self.table = table
        self.now = 1_780_000_000_000
        self.take()

    def take(self) -> None:
        """Hold the clock of the client that runs now."""
        self.attendant.watch.cancel()
        self.attendant.clock = lambda: self.now

    @property
    def attendant(self) -> Attendance:
        return cast("Attendance", self.table.bot.get_cog("Attendance"))

    async def later(self, ms: int) -> list[Seen]:
        """Let time pass; gives the calls that stand in the channel then."""
        self.now += ms
        await self.attendant.tick()
        await self.table.quiet()
        return self.calls()

    def calls(self, channel: str = CHANNEL) -> list[Seen]:
        """The calls that stand in a channel."""
        return [message for message in self.table.public(channel) if "To the table" in message.text]


@pytest.fixture
def clock(table: Bench, monkeypatch: pytest.MonkeyPatch) -> Clock:
    held = Clock(table)
    monkeypatch.setattr("bot.store.store.now_ms", lambda: held.now)  # for a client that is started later
    return held


async def waiting(table: Bench, *names: str, channel: str = CHANNEL) -> Session:
    """A table in play that waits for the second of these people, who has not been called yet."""
    session = await table.open(*names, channel=channel)
    for to in ("C4", "D4"):
        await session.answer(int(table.person(names[0]).id), [f"move to={to}"])
    table.panels.publisher.wake(session)
    await table.quiet()
    return session


def told(reply: Reply) -> str:
    """What somebody was told, and nobody else."""
    assert reply.message.ephemeral
    return reply.message.text


async def test_a_new_panel_is_the_ping_and_there_is_no_other(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    assert (await table.panel()).mentions == [table.person("Ada").id]
    assert await clock.later(GRACE) == []
    assert await clock.later(DAY - GRACE - MINUTE) == []


async def test_whose_turn_comes_within_a_phase_is_pinged_once_after_a_moment(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    assert clock.calls() == [], "whoever answers at once is left alone"

    (call,) = await clock.later(GRACE)
    assert call.mentions == [table.person("Bruno").id]
    assert "it is your turn at **Lamplight** (Ivo)" in call.text
    assert await clock.later(HOUR) == [call], "one ping a turn"

    await move(table, "Bruno", "C4")
    await table.quiet()
    assert clock.calls() == [], "a call that was heard is taken away"
    assert call.deleted
    assert await clock.later(DAY - MINUTE) == [], "and the turn that goes on brings no second ping"


async def test_a_reminder_the_game_master_and_then_an_offer(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    ada, bruno = table.person("Ada"), table.person("Bruno")
    await clock.later(GRACE)

    (reminder,) = await clock.later(DAY)
    assert reminder.mentions == [bruno.id]
    assert "has been waiting for Ivo" in reminder.text

    (report,) = await clock.later(DAY)
    assert report.mentions == [ada.id], "now the game-master is asked"
    assert report.labels == ["Wait on", "Let Vigil play"]

    (offer,) = await clock.later(DAY)
    assert offer.mentions == []
    assert offer.labels == ["Take the seat", "Let Vigil play"]
    assert await clock.later(30 * DAY) == [offer], "and that is all"

    reply = await table.person("Chiara").press(offer, "Take the seat")
    assert told(reply) == "Done: the game goes on."
    await table.quiet()
    assert session.seats["ivo"].user_id == int(table.person("Chiara").id)
    assert "Chiara takes over Ivo from a player who is away." in (await table.panel()).text
    assert clock.calls() == []
    assert table.person("Chiara").id in (await table.panel()).text


async def test_vigil_takes_the_seat_when_the_game_master_says_so(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    await clock.later(GRACE)
    await clock.later(DAY)
    (report,) = await clock.later(DAY)

    refusal = await table.person("Chiara").press(report, "Let Vigil play")
    assert told(refusal).startswith("Only a game-master")
    assert session.seats["ivo"].kind == "person"

    head = session.row.head
    await table.person("Ada").press(report, "Let Vigil play")
    await table.quiet()
    assert session.seats["ivo"].kind == "computer"
    assert session.row.head > head, "and plays on at once"
    assert clock.calls() == []


async def test_an_offer_is_taken_away_once_the_player_is_back(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    await clock.later(GRACE)
    await clock.later(DAY)
    (report,) = await clock.later(DAY)
    await move(table, "Bruno", "C4")
    await table.quiet()
    assert report.deleted


async def test_seen_later_silences_the_call_for_a_whole_step(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    (call,) = await clock.later(GRACE)
    assert told(await table.person("Ada").press(call, "Seen, later")) == "Nobody waits for you here now."
    await clock.later(20 * HOUR)
    assert told(await table.person("Bruno").press(call, "Seen, later")).startswith("Good.")
    await table.quiet()
    assert clock.calls() == []
    assert await clock.later(23 * HOUR) == []
    (reminder,) = await clock.later(HOUR)
    assert reminder.mentions == [table.person("Bruno").id]


async def test_a_panel_that_pinged_somebody_can_be_answered_with_seen_later(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    panel = await table.panel()
    assert panel.mentions == [table.person("Ada").id]
    assert told(await table.person("Bruno").press(panel, "Seen, later")) == "Nobody waits for you here now."
    await clock.later(20 * HOUR)
    assert told(await table.person("Ada").press(panel, "Seen, later")).startswith("Good.")
    assert await clock.later(23 * HOUR) == []
    (reminder,) = await clock.later(HOUR)
    assert reminder.mentions == [table.person("Ada").id]
    await table.finish(session)
    await table.quiet()
    assert "Seen, later" not in (await table.panel()).labels


async def test_a_restart_forgets_nothing_and_time_away_counts_for_nobody(table: Bench, clock: Clock) -> None:
    await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    (call,) = await clock.later(GRACE)
    await clock.later(20 * HOUR)
    await table.stop()
    clock.now += 5 * DAY
    await table.start()
    clock.take()
    await table.quiet()
    assert clock.calls() == [call]
    assert await clock.later(3 * HOUR) == [call]
    (reminder,) = await clock.later(HOUR)
    assert "has been waiting" in reminder.text


async def test_a_pause_counts_for_nobody_and_begins_nothing_anew(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    session.match.asks = tuple(msgspec.structs.replace(ask, within=100 * 3600) for ask in session.match.asks)
    (call,) = await clock.later(GRACE)
    await clock.later(20 * HOUR)
    (before,) = await table.store.waits(session.id)
    limit = await table.store.deadline(session.id)
    await table.person("Ada").command("gm pause", CHANNEL)
    await table.quiet()
    await table.person("Ada").command("table panel", CHANNEL)
    await table.quiet()
    assert (await table.panel()).mentions == []
    for _ in range(5):
        assert await clock.later(DAY) == [call], "nobody is called during a pause"
    await table.person("Ada").command("gm unpause", CHANNEL)
    await table.quiet()
    assert clock.calls() == [call], "and no second ping comes after it"
    (after,) = await table.store.waits(session.id)
    assert after == msgspec.structs.replace(before, since=before.since + 5 * DAY, due=before.due + 5 * DAY)
    assert limit is not None
    assert await table.store.deadline(session.id) == msgspec.structs.replace(limit, due=limit.due + 5 * DAY)
    assert await clock.later(before.due + 5 * DAY - clock.now - 1) == [call]
    (reminder,) = await clock.later(1)
    assert "has been waiting" in reminder.text


async def test_quiet_hours_and_the_pace_are_kept(table: Bench, clock: Clock) -> None:
    bruno, ada = table.person("Bruno"), table.person("Ada")
    said = await bruno.command("table pings", CHANNEL, every=0, quiet_from=0, quiet_until=23)
    assert "never between 0:00 and 23:00" in told(said)
    await table.open("Ada", "Bruno")
    assert told(await bruno.command("table pace", CHANNEL, pace="live")).startswith("Only a game-master")
    assert "plays live" in told(await ada.command("table pace", CHANNEL, pace="live"))
    clock.now = MIDNIGHT
    for to in ("C4", "D4"):
        await move(table, "Ada", to)
    await table.quiet()
    assert await clock.later(10 * HOUR) == [], "in quiet hours nobody is pinged"
    (call,) = await clock.later(13 * HOUR)
    assert call.mentions == [bruno.id]


async def test_whoever_wants_no_pings_gets_none(table: Bench, clock: Clock) -> None:
    await table.person("Ada").command("table pings", CHANNEL, on=False)
    await table.open("Ada", "Bruno")
    assert (await table.panel()).mentions == []
    assert await clock.later(GRACE) == []
    (report,) = [*await clock.later(DAY), *await clock.later(DAY), *await clock.later(DAY)][:1]
    assert report.labels == ["Wait on", "Let Vigil play"], "but the game-master hears of it"


@pytest.mark.parametrize("hours", [{"quiet_from": 24}, {"quiet_until": -1}, {"zone": 20}])
async def test_hours_that_do_not_exist_are_refused(table: Bench, hours: dict[str, int]) -> None:
    reply = await table.person("Ada").command("table pings", CHANNEL, **hours)
    assert told(reply).startswith("Hours go from 0 to 23")


async def test_onlookers_follow_and_hear_of_it_now_and_then(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    chiara = table.person("Chiara")
    assert told(await chiara.press(await table.panel(), "Follow")).startswith("You follow this table")
    assert told(await table.person("Ada").command("table follow", CHANNEL)).startswith("You sit at this table")
    await move(table, "Ada", "C4")
    await table.quiet()
    assert [call for call in clock.calls() if chiara.id in call.mentions] == []
    clock.now += 13 * HOUR
    await move(table, "Ada", "D4")
    await table.quiet()
    (news,) = [call for call in clock.calls() if chiara.id in call.mentions]
    assert "there is news" in news.text
    await table.finish(session)
    await table.quiet()
    assert "is over" in [call for call in clock.calls() if chiara.id in call.mentions][-1].text
    assert told(await chiara.command("table follow", CHANNEL)) == "You no longer follow this table."


async def test_onlookers_are_pinged_no_more_often_than_they_wish(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    chiara = table.person("Chiara")
    await chiara.command("table pings", CHANNEL, every=7 * 24 * 60)
    await chiara.press(await table.panel(), "Follow")
    for to in ("C4", "D4"):
        clock.now += 13 * HOUR
        await move(table, "Ada", to)
        await table.quiet()
    assert len([call for call in clock.calls() if chiara.id in call.mentions]) == 1
    await table.finish(session)
    await table.quiet()
    assert len([call for call in clock.calls() if chiara.id in call.mentions]) == 1
    await clock.later(7 * DAY)
    assert "is over" in [call for call in clock.calls() if chiara.id in call.mentions][-1].text


async def test_an_onlooker_hears_of_the_end_after_their_quiet_hours_and_once(table: Bench, clock: Clock) -> None:
    clock.now = MIDNIGHT
    session = await table.open("Ada", "Bruno")
    chiara, dmitri = table.person("Chiara"), table.person("Dmitri")
    await chiara.command("table pings", CHANNEL, quiet_from=0, quiet_until=2)
    await dmitri.command("table pings", CHANNEL, on=False)
    for onlooker in (chiara, dmitri):
        await onlooker.press(await table.panel(), "Follow")
    await table.finish(session)
    await table.quiet()
    assert await clock.later(HOUR) == []
    (news,) = await clock.later(HOUR)
    assert news.mentions == [chiara.id]
    assert "is over" in news.text
    assert await clock.later(DAY) == [news]
    assert await table.store.untold() == [], "who wants no pings is not looked at for ever"
    await table.person("Bruno").command("table leave", CHANNEL)
    await table.quiet()
    assert await clock.later(DAY) == [news], "the game is over once, whoever goes home after it"
    assert await table.store.untold() == []


async def test_an_onlooker_who_sits_down_is_an_onlooker_no_more(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno", computers=1)
    chiara = table.person("Chiara")
    await chiara.press(await table.panel(), "Follow")
    await chiara.command("table join", CHANNEL)
    await table.quiet()
    assert await table.store.followers(session.id) == []
    await table.finish(session)
    await table.quiet()
    await clock.later(DAY)
    assert not [call for call in clock.calls() if "that you follow" in call.text]


async def test_a_question_with_a_deadline_is_answered_for_whoever_lets_it_pass(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    match, head = session.match, session.row.head
    match.asks = tuple(msgspec.structs.replace(ask, within=30) for ask in match.asks)
    table.panels.publisher.wake(session)
    await table.quiet()
    await clock.later(29_000)
    assert session.row.head == head
    await clock.later(1_000)
    assert session.row.head == head + 1
    row = await table.store.row(session.id, session.row.head)
    assert (row.seat, row.user_id) == ("mara", None)
    await clock.later(HOUR)
    assert session.row.head == head + 1, "the next question has no deadline"


async def test_a_deadline_that_was_kept_changes_nothing(table: Bench, clock: Clock) -> None:
    session = await table.open("Ada", "Bruno")
    session.match.asks = tuple(msgspec.structs.replace(ask, within=30) for ask in session.match.asks)
    table.panels.publisher.wake(session)
    await table.quiet()
    await move(table, "Ada", "C4")
    await table.quiet()
    head = session.row.head
    await clock.later(HOUR)
    assert session.row.head == head


async def test_a_table_that_cannot_be_read_holds_up_no_other(table: Bench, clock: Clock) -> None:
    broken = await waiting(table, "Ada", "Bruno")
    broken.match.asks = tuple(msgspec.structs.replace(ask, within=1) for ask in broken.match.asks)
    table.panels.publisher.wake(broken)
    await table.quiet()
    clock.now += 1000
    await waiting(table, "Chiara", "Dmitri", channel="table-two")
    with closing(sqlite3.connect(table.path)) as db:
        db.execute("UPDATE journal SET delta = x'00' WHERE table_id = ? AND seq = ?", (broken.id, broken.row.head))
        db.commit()
    table.bot.house.sweep(-1)
    table.store.forget_states()
    await clock.later(GRACE)
    (call,) = clock.calls("table-two")
    assert call.mentions == [table.person("Dmitri").id]
    (wait,) = await table.store.waits(broken.id)
    deadline = await table.store.deadline(broken.id)
    assert deadline is not None
    assert (wait.due, deadline.due) == (clock.now + AGAIN, clock.now + AGAIN), "and it is tried again"


async def test_a_ping_that_could_not_be_sent_is_sent_a_little_later(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    table.server.faults.server_error("POST /channels/*/messages", status=503)
    assert await clock.later(GRACE) == []
    (wait,) = await table.store.waits(session.id)
    assert wait.stage == NEW, "nobody was pinged yet"
    (call,) = await clock.later(AGAIN)
    assert call.mentions == [table.person("Bruno").id]


async def test_where_vigil_may_not_write_the_waiting_goes_on_in_silence(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    table.server.forbid_bot(CHANNEL, send_messages=True)
    assert await clock.later(GRACE) == []
    (wait,) = await table.store.waits(session.id)
    assert wait.stage == PINGED
    table.server.forbid_bot(CHANNEL)
    (reminder,) = await clock.later(DAY)
    assert "has been waiting" in reminder.text


async def test_the_time_between_two_pings_is_kept_across_tables(table: Bench, clock: Clock) -> None:
    bruno = table.person("Bruno")
    await bruno.command("table pings", CHANNEL, every=600)
    await waiting(table, "Ada", "Bruno")
    await waiting(table, "Chiara", "Bruno", channel="table-two")
    await clock.later(GRACE)
    assert len([*clock.calls(), *clock.calls("table-two")]) == 1
    await clock.later(600 * MINUTE - 1)
    assert len([*clock.calls(), *clock.calls("table-two")]) == 1
    await clock.later(1)
    pings = [*clock.calls(), *clock.calls("table-two")]
    assert [call.mentions for call in pings] == [[bruno.id], [bruno.id]]


async def test_quiet_hours_chosen_while_somebody_is_waited_for_are_kept(table: Bench, clock: Clock) -> None:
    clock.now = MIDNIGHT
    await waiting(table, "Ada", "Bruno")
    await table.person("Bruno").command("table pings", CHANNEL, quiet_from=0, quiet_until=3)
    assert await clock.later(GRACE) == []
    assert await clock.later(3 * HOUR - GRACE - 1) == []
    assert len(await clock.later(1)) == 1


async def test_the_game_master_hears_of_an_absence_without_a_ping_if_they_want_none(table: Bench, clock: Clock) -> None:
    await table.person("Ada").command("table pings", CHANNEL, on=False)
    await waiting(table, "Ada", "Bruno")
    for pause in (GRACE, DAY):
        await clock.later(pause)
    (report,) = await clock.later(DAY)
    assert report.labels == ["Wait on", "Let Vigil play"]
    assert report.mentions == []


async def test_the_game_master_hears_of_an_absence_after_their_quiet_hours(table: Bench, clock: Clock) -> None:
    clock.now = MIDNIGHT
    await table.person("Ada").command("table pings", CHANNEL, quiet_from=0, quiet_until=5)
    await waiting(table, "Ada", "Bruno")
    for pause in (GRACE, DAY):
        await clock.later(pause)
    (reminder,) = await clock.later(DAY)
    assert reminder.mentions == [table.person("Bruno").id]
    (report,) = await clock.later(5 * HOUR)
    assert report.mentions == [table.person("Ada").id]


async def missed(clock: Clock, *steps: int) -> Seen:
    """Let time pass, step by step; gives the one call that stands in the channel then."""
    for step in steps:
        calls = await clock.later(step)
    (call,) = calls
    return call


async def test_nobody_new_takes_a_seat_of_a_locked_table(table: Bench, clock: Clock) -> None:
    session = await waiting(table, "Ada", "Bruno")
    await table.person("Ada").command("gm lock", CHANNEL)
    offer = await missed(clock, GRACE, DAY, DAY, DAY)
    reply = await table.person("Chiara").press(offer, "Take the seat")
    assert told(reply) == "The game-master lets nobody new sit down at this table."
    assert session.seats["ivo"].user_id == int(table.person("Bruno").id)
    await table.person("Ada").press(offer, "Take the seat")
    await table.quiet()
    assert session.seats["ivo"].user_id == int(table.person("Ada").id), "who sits there is not new"


async def test_a_player_lets_vigil_play_once_that_is_offered_to_all_and_not_as_game_master(
    table: Bench, clock: Clock
) -> None:
    session = await waiting(table, "Ada", "Bruno", "Chiara")
    report = await missed(clock, GRACE, DAY, DAY)
    reply = await table.person("Chiara").press(report, "Let Vigil play")
    assert told(reply).startswith("Only a game-master"), "the game-master is asked first"
    offer = await missed(clock, DAY)
    await table.person("Chiara").press(offer, "Let Vigil play")
    await table.quiet()
    assert session.seats["ivo"].kind == "computer"
    said = "\n".join(message.text for message in table.public())
    assert "Chiara lets Vigil play Ivo for a player who is away." in said
    assert "as game-master" not in said


async def test_the_desk_of_somebody_who_was_replaced_is_put_away(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    offer = await missed(clock, GRACE, DAY, DAY, DAY)
    desk = (await table.person("Bruno").press(await table.panel(), "My hand")).message
    await table.server.until(lambda: desk.files)
    assert desk.buttons
    await table.person("Chiara").press(offer, "Take the seat")
    await table.quiet()
    assert desk.buttons == []
    assert not desk.files


async def test_a_new_pace_holds_for_whom_the_table_waits_already(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    ada, bruno = table.person("Ada"), table.person("Bruno")
    (ping,) = await clock.later(GRACE)
    assert ping.mentions == [bruno.id]
    await clock.later(4 * MINUTE)
    await ada.command("table pace", CHANNEL, pace="live")
    assert await clock.later(4 * MINUTE) == [ping], "nine minutes of ten"
    (reminder,) = await clock.later(MINUTE)
    assert reminder.id != ping.id
    await ada.command("table pace", CHANNEL, pace="evening")
    assert await clock.later(10 * MINUTE) == [reminder], "twenty minutes of four hours"
    (report,) = await clock.later(4 * HOUR - 20 * MINUTE)
    assert report.mentions == [ada.id]


async def test_a_quicker_pace_brings_one_step_and_not_all_at_once(table: Bench, clock: Clock) -> None:
    await waiting(table, "Ada", "Bruno")
    (ping,) = await clock.later(GRACE)
    await clock.later(10 * HOUR)
    await table.person("Ada").command("table pace", CHANNEL, pace="live")
    (reminder,) = await clock.later(1)
    assert reminder.id != ping.id
    assert await clock.later(9 * MINUTE) == [reminder]
    (report,) = await clock.later(MINUTE)
    assert report.mentions == [table.person("Ada").id]


async def offered(table: Bench, clock: Clock) -> tuple[Session, Seen]:
    """A table that waits for Bruno, who holds two seats, for so long that his place is offered."""
    session = await table.open("Ada", "Bruno", "Chiara")
    await table.person("Ada").command(
        "gm seat",
        CHANNEL,
        options={"seat": session.seats_of(int(table.person("Chiara").id))[0], "person": table.person("Bruno")},
    )
    await table.person("Ada").command("gm seat", CHANNEL, options={"seat": "mara", "person": table.person("Dmitri")})
    for to in ("C4", "D4"):
        await session.answer(int(table.person("Dmitri").id), [f"move to={to}"])
    table.panels.publisher.wake(session)
    await table.quiet()
    await clock.later(GRACE)
    for _ in range(3):
        calls = await clock.later(DAY)
    return session, calls[-1]


async def test_somebody_with_two_seats_is_replaced_in_both_at_once(table: Bench, clock: Clock) -> None:
    session, call = await offered(table, clock)
    bruno, eve = int(table.person("Bruno").id), table.person("Eve")
    mine = session.seats_of(bruno)
    assert len(mine) == 2
    before = session.row.head
    await eve.press(call, "Take the seat")
    await table.quiet()
    assert (session.seats_of(bruno), session.seats_of(int(eve.id))) == ([], mine)
    assert session.row.head == before + 1
    assert "Ivo and" in (await table.panel()).text


async def test_vigil_plays_both_seats_of_somebody_absent_or_none(table: Bench, clock: Clock) -> None:
    session, call = await offered(table, clock)
    bruno, ada = int(table.person("Bruno").id), table.person("Ada")
    mine = session.seats_of(bruno)
    await table.store.set_seats(
        session.id,
        [
            seat if seat.seat in mine else type(seat)(seat.seat, seat.position, "computer")
            for seat in session.seats.values()
        ],
    )
    await session.refresh()
    assert "Somebody has to stay" in told(await ada.press(call, "Let Vigil play"))
    assert session.seats_of(bruno) == mine
    await table.person("Ada").command("gm seat", CHANNEL, options={"seat": "mara", "person": table.person("Dmitri")})
    await ada.press(call, "Let Vigil play")
    await table.quiet()
    assert session.seats_of(bruno) == []
