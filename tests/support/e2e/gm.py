"""What tests of the game-master's desk share: people, plays with a known course, and presses on previews."""

from __future__ import annotations

from bot.playground.people import Reply, Value
from bot.playground.seen import Seen
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench

MASTER, PLAYER, STRANGER, MANAGER = "Bruno", "Chiara", "Dmitri", "Ada"
"""Bruno opens the tables, Chiara sits at them, Dmitri only looks on; Ada manages the server."""
NOT_MASTER = "Only a game-master may do that"


async def opened(table: Bench, computers: int = 0) -> Session:
    """A table in play with its game-master and a player."""
    return await table.open(MASTER, PLAYER, computers=computers)


async def gm(table: Bench, name: str, command: str, **options: Value) -> Reply:
    """Let somebody use a command of the game-master's."""
    return await table.person(name).command(f"gm {command}", CHANNEL, options=options)


async def said(table: Bench, name: str, command: str, **options: Value) -> str:
    """What somebody is told who uses a command, and nobody else."""
    reply = await gm(table, name, command, **options)
    message = await reply.final() if reply.kind == "deferred" else reply.message
    assert message.ephemeral
    await table.quiet()
    return message.text


async def confirm(table: Bench, name: str, preview: Seen, label: str = "Yes, do it") -> Reply:
    """Press a button of a preview."""
    reply = await table.person(name).press(preview, label)
    await table.quiet()
    return reply


async def undo(table: Bench, name: str = MASTER, **options: Value) -> Seen:
    """Take back, with the yes that is asked for; gives the preview, which now says that it is done."""
    preview = (await gm(table, name, "undo", **options)).message
    await confirm(table, name, preview)
    return preview


async def move(table: Bench, session: Session, name: str, *keys: str) -> None:
    """Let somebody answer by typing."""
    await session.answer(int(table.person(name).id), list(keys))
    table.panels.publisher.wake(session)
    await table.quiet()
