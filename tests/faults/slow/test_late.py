"""What reaches Vigil late is acknowledged in what is left of Discord's time, and answered after."""

from __future__ import annotations

from importlib import import_module

import pytest

from bot.playground.people import Reply
from tests.support.e2e.bench import CHANNEL, Bench, give

PATIENCE, DEADLINE, LATE = 20.0, 30.0, 22.0
"""Vigil's two seconds and Discord's three, tenfold: a busy machine acknowledges in what is left."""


@pytest.fixture
def punctual(table: Bench, monkeypatch: pytest.MonkeyPatch) -> Bench:
    """A bench where Vigil's patience is to Discord's as it really is."""
    monkeypatch.setattr(import_module("cogs.replying"), "PATIENCE", PATIENCE)
    table.server.interactions.deadline = DEADLINE
    return table


async def test_a_press_that_arrives_late_is_acknowledged_at_once_and_shown_after(punctual: Bench) -> None:
    session = await punctual.open("Ada", "Bruno")
    panel = await punctual.panel()
    async with session.lock:  # whoever holds the table up
        punctual.server.faults.deliver_late(LATE)
        reply = await give(punctual.person("Ada"), panel, ["move to=C4"])
        assert reply is not None
        assert reply.kind == "deferred_update"
    await punctual.server.until(lambda: "Mara moves to C4." in panel.text)
    await punctual.quiet()
    assert session.row.head == 2


async def test_a_command_that_arrives_late_is_answered_all_the_same(punctual: Bench) -> None:
    session = await punctual.open("Ada", "Bruno")
    async with session.lock:
        punctual.server.faults.deliver_late(LATE)
        reply: Reply = await punctual.person("Ada").command("table do", CHANNEL, action="move to=C4")
        assert reply.kind == "deferred"
    assert (await reply.final()).ephemeral
    await punctual.quiet()
    assert session.row.head == 2


async def test_one_late_arrival_does_not_hurry_the_next(punctual: Bench) -> None:
    await punctual.open("Ada", "Bruno")
    punctual.server.faults.deliver_late(LATE)
    await punctual.person("Ada").press(await punctual.panel(), "My hand")
    panel = await punctual.panel()
    reply = await give(punctual.person("Ada"), panel, ["move to=C4"])
    assert reply is not None
    assert reply.kind == punctual.answers
    await punctual.quiet()
