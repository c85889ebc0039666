"""An evening of the game from the page about games, on the loopback Discord of a tree that has it."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.engine.asks import Ask
from bot.playground.people import Person
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, bench
from tests.support.e2e.sketchpad import Sketchpad

LINES = 40
"""More answers than a game can have."""


async def evening(path: Path) -> None:
    """Two people play to the end by typing, and print what everybody read."""
    async with Sketchpad() as pool, bench(path, pool) as table:
        session = await table.open("Ada", "Bruno", game="oxo")
        await refused(table, session)
        for _ in range(LINES):
            if session.row.status != "playing":
                break
            await typed(*table.asked(session))
            await table.quiet()
        assert session.row.status == "finished", session.row.status
        sys.stdout.write("\n".join(message.text for message in table.public()))


async def typed(person: Person, ask: Ask) -> None:
    """Use up a card as a person does: by the first thing that the command completes."""
    offered = await person.autocomplete("oxo play", "what", channel=CHANNEL)
    assert len(offered) == len(ask.options)
    await person.command("oxo play", CHANNEL, what=offered[0]["value"])


async def refused(table: Bench, session: Session) -> None:
    """Whoever is not asked is told so, and nothing changes; what lies in a hand is offered to its owner alone."""
    asked, _ = table.asked(session)
    other = next(table.person(name) for name in ("Ada", "Bruno") if table.person(name).id != asked.id)
    before = session.row.head
    assert await other.autocomplete("oxo play", "what", channel=CHANNEL) == []
    assert (await other.command("oxo play", CHANNEL, what="A1")).message.ephemeral
    assert session.row.head == before


if __name__ == "__main__":
    asyncio.run(evening(Path(sys.argv[1])))
