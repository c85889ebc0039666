"""A game that goes on with or without its panel, and a bot that begins again."""

from __future__ import annotations

from bot.playground.seen import Seen
from bot.sessions.session import Session
from tests.support.e2e.bench import Bench, lamplight
from tests.support.faults.panels import nothing_waits
from tests.support.faults.routes import SAY


async def do(table: Bench, session: Session) -> None:
    """Let whoever is asked do as little as they can, whether or not a panel shows it."""
    person, ask = table.asked(session)
    await session.answer(int(person.id), [option.key for option in ask.options[-max(1, ask.least) :]])
    table.panels.publisher.wake(session)


async def begin_again(table: Bench) -> None:
    """Restart, and wait until nothing is left to be sent."""
    await table.restart()
    await nothing_waits(table)


async def panel_without_answer(table: Bench) -> tuple[Session, Seen]:
    """Play to the end of the first Watch, and lose the answer to the post of the panel that follows it."""
    table.in_place()  # elsewhere the end of a phase is posted too
    session = await table.open("Ada", "Bruno")
    old = await table.panel()
    table.server.faults.cut_after(SAY)
    while lamplight(session).phase == "watch" and lamplight(session).round == 1:
        await do(table, session)
    posted = await table.server.until(lambda: [message for message in table.live() if message.id != old.id])
    assert session.row.panel_id is None
    return session, posted[0]
