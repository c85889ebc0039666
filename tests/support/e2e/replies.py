"""Presses, and what whoever pressed is told alone."""

from __future__ import annotations

from bot.playground.people import Reply
from bot.playground.seen import Seen
from tests.support.e2e.bench import Bench, give


def refused(reply: Reply) -> str:
    """What somebody was told, and nobody else."""
    assert reply.kind == "message"
    assert reply.message.ephemeral
    return reply.message.text


async def move(table: Bench, name: str, to: str, on: Seen | None = None) -> Reply:
    """Let somebody walk."""
    reply = await give(table.person(name), on or await table.panel(), [f"move to={to}"])
    assert reply is not None
    return reply
