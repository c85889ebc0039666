"""Deeds whose answer is lost, and what is told of them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from bot.playground.people import InteractionFailed
from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.faults.routes import responses
from tests.support.waiting import PATIENT, eventually

NOTHING = "nothing was changed"
MADE = "Your move was made"
DONE = "That was done, but it could not be shown here."
ANSWER = "POST /interactions/*"


def told(table: Bench, name: str = "Ada") -> str:
    """Everything that one person alone has read."""
    return "\n".join(message.text for message in table.private(name))


async def unheard(table: Bench, doing: Coroutine[Any, Any, object], *, to_the_end: bool = False) -> None:
    """Let somebody do something of which Discord hears no answer, and gives it up once Vigil has tried, or given up."""
    before, trying = responses(table), asyncio.create_task(doing)
    await eventually(lambda: responses(table) > before)
    if to_the_end:
        await table.quiet()
    table.server.faults.skip_time(PATIENT + 1)
    with pytest.raises(InteractionFailed, match="timeout"):
        await trying


async def unshown(table: Bench, name: str, what: str, **options: str) -> None:
    """Let somebody use a command whose first answer is lost, and see that it is not said to have changed nothing."""
    table.server.faults.cut_before(ANSWER)
    await table.person(name).command(what, CHANNEL, options=options)
    await table.quiet()
    assert DONE in told(table, name)
    assert NOTHING not in told(table, name)


async def pressed_unshown(table: Bench, name: str, message: Seen, label: str) -> None:
    """The same for a press."""
    table.server.faults.cut_before(ANSWER)
    await table.person(name).press(message, label)
    await table.quiet()
    assert DONE in told(table, name)
    assert NOTHING not in told(table, name)
