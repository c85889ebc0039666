"""Beginning again from what is on disk: read it, prove it, let Vigil's players go on, and say what was wrong."""

from __future__ import annotations

import logging

import msgspec

from bot.engine.match import ENCODER, Match
from bot.saves.playable import problems_of
from bot.sessions.session import Session
from bot.sessions.workshop import Workshop
from bot.store import Problem, TableChanges

log = logging.getLogger(__name__)


class Found(msgspec.Struct, frozen=True):
    """What was wrong with a table."""

    problems: tuple[Problem, ...] = ()
    """What the hash chain and the rules say of the journal."""
    differed: bool = False
    """What was in memory was not what is on disk."""
    unsent: int = 0
    """Messages that waited to be sent."""
    playable: bool = True


async def resync(session: Session, workshop: Workshop | None = None) -> Found:
    """Forget what is in memory and take the table up again from its journal, proved row by row."""
    async with session.lock:
        before = _seen(session.match) if session.in_memory else None
        session.forget()
        session.store.forget_states()
        await session.refresh()
        unsent = len(await session.store.pending(session.id))
        if not session.row.head:
            return Found(unsent=unsent)
        problems = tuple(await problems_of(session.store, session.id, workshop))
        try:
            match = await session.load()
        except Exception as error:  # noqa: BLE001 - whatever it is, the proof above has found and named it
            log.warning("table %s cannot be taken up: %s", session.id, type(error).__name__)
            return Found(problems, unsent=unsent, playable=False)
        changes, _ = session.ending(match)
        if changes and session.row.status == "playing":
            await session.store.update_table(session.id, TableChanges(status="finished"))
            await session.refresh()
        differed = before is not None and before != _seen(match)
    await session.proceed()
    return Found(problems, differed, unsent)


def _seen(match: Match) -> bytes:
    return ENCODER.encode((match.state, match.asks, match.waiting))
