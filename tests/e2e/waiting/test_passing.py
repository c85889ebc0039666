"""Always let pass: one press leaves the standing order, says which, and lets the present question pass as well."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from bot.sessions.session import Session
from bot.sessions.waiting.patience import HOUR
from bot.sessions.waiting.windows import PROMPT, all_present, run_out
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.games import aboard
from tests.support.e2e.patience import Clock
from tests.support.nemesis.ship import Ship


def now() -> int:
    """The time on the wall."""
    return time.time_ns() // 1_000_000


ALWAYS = "Always let pass"
NEMESIS = "Orange: Let every interruption window pass, from the next round on, for all to see: **on**"


def crowd(held: str) -> Callable[[Ship], None]:
    """All are in one room; the Scout holds this card."""

    def change(ship: Ship) -> None:
        ship.at(scout="11", soldier="11").hand("captain", "rest", "motivation", "search")
        ship.hand("scout", held, "rest").hand("soldier", "rest", "search")

    return change


async def interrupted(table: Bench, monkeypatch: pytest.MonkeyPatch, held: str = "demolition") -> Session:
    """The Captain rests, and both others are asked whether they interrupt, whatever they hold."""
    session = await aboard.staged(table, monkeypatch, crowd(held))
    await table.person("Ada").command("nemesis play", CHANNEL, what="rest")
    await table.quiet()
    assert set(session.match.waiting) == {"orange", "green"}
    return session


@pytest.mark.parametrize("held", ["interruption", "demolition"])
async def test_a_press_on_the_desk_leaves_the_order_and_passes(
    table: Bench, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    session = await interrupted(table, monkeypatch, held)
    desk = table.desk(await table.person("Bruno").press(await table.panel(), "My hand"))
    reply = await table.person("Bruno").press(desk, ALWAYS)
    await table.quiet()
    assert session.match.waiting == ("green",)
    assert aboard.position(session).players["orange"].waives
    said = " ".join(message.text for message in table.private("Bruno"))
    assert NEMESIS in said
    assert "`/table orders` takes it back." in said
    assert not any(NEMESIS in message.text for message in table.public()), "nobody else hears of it"
    assert ALWAYS not in table.desk(reply).labels, "it stands already"


async def test_it_is_found_under_more_by_whoever_is_asked(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    session = await interrupted(table, monkeypatch)
    assert ALWAYS not in (await table.more("Ada")).labels, "nobody asks Ada"
    await table.person("Chiara").press(await table.more("Chiara"), ALWAYS)
    await table.quiet()
    assert session.match.waiting == ("orange",)
    assert aboard.position(session).players["green"].waives


async def test_where_no_order_lets_a_question_pass_none_is_offered(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    assert ALWAYS not in (await table.more("Ada")).labels
    desk = table.desk(await table.person("Ada").press(await table.panel(), "My hand"))
    assert ALWAYS not in desk.labels


async def test_a_restart_keeps_the_clock_and_the_panel_shows_where_it_went_on(
    table: Bench, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await interrupted(table, monkeypatch)
    due, asked = clock.now + 8 * HOUR, session.asked
    assert f"<t:{due // 1000}:R>. Then Vigil answers for whoever has not." in (await table.panel()).text
    await clock.later(5 * HOUR)
    await table.stop()
    clock.now += 20 * HOUR
    await table.start()
    clock.take()
    await table.quiet()
    assert f"<t:{(due + 20 * HOUR) // 1000}:R>" in (await table.panel()).text, "time away is nobody's"
    session = await table.session()
    await clock.later(3 * HOUR - 1)
    assert session.asked == asked
    await clock.later(1)
    assert session.asked > asked


@pytest.mark.parametrize("held", ["interruption", "demolition"])
async def test_people_who_are_at_the_table_are_waited_for_a_moment_and_need_not_press(
    table: Bench, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    session = await interrupted(table, monkeypatch, held)
    assert session.clock
    first, began = session.clock.due, session.row.head
    for who in ("Bruno", "Chiara"):
        await table.person(who).command("nemesis react", CHANNEL, what="pass")
    await table.quiet()
    before = now()
    await table.person("Ada").command("nemesis play", CHANNEL, what="motivation")
    await table.quiet()
    assert set(session.match.waiting) == {"orange", "green"}
    assert session.clock
    assert session.clock.due - before in range(PROMPT - 1, PROMPT + 60_000), "the same, whatever they hold"
    assert first - before > HOUR
    assert session.row.head
    assert session.row.head > (began or 0)
    assert await run_out(session, session.clock)
    assert not any(ask.prompt == "interrupt" for ask in session.match.asks)
    assert held in aboard.position(session).players["orange"].hand


async def test_somebody_who_is_not_at_the_table_is_waited_for_as_long_as_its_pace_says(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await interrupted(table, monkeypatch)
    await table.person("Bruno").command("nemesis react", CHANNEL, what="pass")
    await table.quiet()
    assert session.match.waiting == ("green",)
    assert not await all_present(session, now())
    assert session.clock
    assert session.clock.due - now() > HOUR
