"""The one live panel and its picture, as a test expects to find them."""

from __future__ import annotations

from bot.playground.seen import Seen
from bot.store import Store
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.faults.players import marks
from tests.support.waiting import eventually


async def nothing_waits(table: Bench) -> None:
    """Wait until everything is sent."""
    await eventually(lambda: is_empty(table.store))
    await table.quiet()


async def is_empty(store: Store) -> bool:
    """Whether nothing is left in the outbox."""
    return not await store.pending()


async def only(table: Bench, channel: str = CHANNEL) -> Seen:
    """The panel; it is the only message that can be pressed, and it shows the present."""
    await nothing_waits(table)
    panel = await table.panel(channel)
    assert [message.id for message in table.live(channel)] == [panel.id]
    assert {mark.asked for mark, _ in marks(panel)} == {(await table.session(channel)).asked}
    return panel


STEPS = ("C4", "D4")


def stands(table: Bench, message: Seen) -> bool:
    """Whether a message shows a picture whose file is there."""
    shown = {file.url for file in message.files}
    return bool(message.media) and set(message.media) <= shown
