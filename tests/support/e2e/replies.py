"""Presses and typed words, and what whoever pressed or typed is told alone."""

from __future__ import annotations

from bot.playground.people import Person, Reply, Value
from bot.playground.seen import Seen
from tests.support.e2e.bench import CHANNEL, Bench, give


def refused(reply: Reply) -> str:
    """What somebody was told, and nobody else."""
    assert reply.kind == "message"
    assert reply.message.ephemeral
    return reply.message.text


async def told(person: Person, command: str, channel: str = CHANNEL, **options: Value) -> str:
    """What somebody who types a command is told, and nobody else."""
    message = await (await person.command(command, channel, options=options)).final()
    assert message.owner_id == person.id
    return message.text


async def move(table: Bench, name: str, to: str, on: Seen | None = None) -> Reply:
    """Let somebody walk."""
    reply = await give(table.person(name), on or await table.panel(), [f"move to={to}"])
    assert reply is not None
    return reply


def first_step(hint: Seen) -> str:
    """The button of a hint that does what Vigil would do first, and no more."""
    return next(label for label in ("Do only the first", "Do that") if label in hint.labels)
