"""A check of what Discord takes, from the question to its report."""

from __future__ import annotations

from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench


async def begun(table: Bench, who: str = "Ada", channel: str = CHANNEL) -> Seen:
    """Ask for a check; gives its card."""
    await (await table.person(who).command("gm check", channel)).final()
    return table.live(channel)[-1]


async def entered(table: Bench, card: Seen, who: str = "Ada") -> None:
    """Press the button, and send the form in if one opens."""
    person = table.person(who)
    pressed = await person.press(card, "Begin")
    if pressed.kind == "modal":
        await person.submit(pressed, {})


async def reported(table: Bench, card: Seen, who: str = "Ada", channel: str = CHANNEL) -> str:
    """Enter the check, and read the report."""
    await entered(table, card, who)
    return await told_at_last(table, who, channel)


async def told_at_last(table: Bench, who: str = "Ada", channel: str = CHANNEL) -> str:
    """Wait until the report is all that somebody sees."""

    def alone() -> str:
        seen = [message.text for message in table.private(who, channel)]
        return seen[0] if len(seen) == 1 and "✅" in seen[0] else ""

    return await table.server.until(alone)
