"""Discord delivers an interaction twice: whatever it was, it is done once and answered once."""

from __future__ import annotations

import pytest

from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.faults.routes import responses


@pytest.mark.parametrize("desk", [False, True], ids=["on the panel", "on the desk"])
@pytest.mark.parametrize("key", ["rest", "move to=C4"], ids=["button", "menu"])
async def test_an_answer_counts_once(table: Bench, key: str, desk: bool) -> None:
    session = await table.open("Ada", "Bruno")
    ada, on = table.person("Ada"), await table.panel()
    if desk:
        on = table.desk(await ada.press(on, "My hand"))
        await table.server.until(lambda: on.files)
    before = responses(table)
    table.server.faults.deliver_twice()
    await give(ada, on, [key])
    await table.quiet()
    assert responses(table) == before + 1
    assert session.row.head == 2


async def test_a_typed_answer_counts_once(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    before = responses(table)
    table.server.faults.deliver_twice()
    await table.person("Ada").command("table do", CHANNEL, action="rest")
    await table.quiet()
    assert responses(table) == before + 1
    assert session.row.head == 2, "the second of two equal actions was not taken"


async def test_only_one_answer_is_taken_back(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    for to in ("C4", "D4"):
        await table.choose(session, table.person("Ada"), [f"move to={to}"])
        await table.quiet()
    steps = session.row.head
    table.server.faults.deliver_twice()
    await table.take_back("Ada")
    await table.quiet()
    assert session.row.head == steps + 1
    assert "Mara moves to C4." in (await table.panel()).text


async def test_one_seat_is_given_and_one_game_started(table: Bench) -> None:
    lobby = await table.lobby("Ada")
    before = responses(table)
    table.server.faults.deliver_twice()
    await table.person("Bruno").press(lobby, "Join")
    table.server.faults.deliver_twice()
    await table.person("Ada").press(lobby, "Let Vigil play a seat")
    table.server.faults.deliver_twice()
    await table.person("Ada").press(lobby, "Start")
    await table.quiet()
    session = await table.session()
    assert responses(table) == before + 3
    assert [seat.kind for seat in session.seats.values()] == ["person", "person", "computer", "open"]
    assert session.row.head == 1
    assert len(table.public()) == 2


async def test_a_press_delivered_again_after_a_restart_is_stale(table: Bench) -> None:
    await table.open("Ada", "Bruno")
    reply = await give(table.person("Ada"), await table.panel(), ["rest"])
    assert reply is not None
    await table.quiet()
    await table.restart()
    table.server.interactions.redeliver(reply.interaction)
    await table.person("Eve").press(await table.more("Eve"), "Look closer")
    await table.quiet()
    assert (await table.session()).row.head == 2
