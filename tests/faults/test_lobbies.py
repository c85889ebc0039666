"""A lobby that is the answer to a command is posted once, whoever else was about to post it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.faults.panels import nothing_waits
from tests.support.waiting import eventually

if TYPE_CHECKING:
    from cogs.post.screen import Screen

REPLY = "POST /interactions/*"


async def queued(screen: Screen, waiting: int) -> None:
    """Wait until so many wait for their turn."""
    await eventually(lambda: len(screen._lock._waiters or ()) >= waiting)


async def asked_for_while_it_is_sent(table: Bench) -> list[Seen]:
    """Have a lobby asked for that the publisher has begun to send too; gives what then stands in the channel."""
    await table.quiet()
    session, publisher = await table.session(), table.panels.publisher
    screen = publisher._screen(session)
    async with screen.turn():
        asking = asyncio.create_task(table.person("Ada").command("table panel", CHANNEL))
        await queued(screen, 1)
        publisher.wake(session)
        await queued(screen, 2)
    await asking
    await nothing_waits(table)
    return table.public()


async def test_a_lobby_that_was_an_answer_meanwhile_is_not_posted_again(table: Bench) -> None:
    await table.lobby("Ada")
    old, new = await asked_for_while_it_is_sent(table)
    assert table.live() == [new]
    assert "a newer panel stands below" in old.text
    assert str((await table.session()).row.panel_id) == new.id


async def test_a_lobby_of_whose_answer_nobody_heard_is_found_and_not_posted_again(table: Bench) -> None:
    await table.lobby("Ada")
    table.server.faults.cut_after(REPLY)
    _, new = await asked_for_while_it_is_sent(table)
    assert table.live() == [new]
    assert str((await table.session()).row.panel_id) == new.id
