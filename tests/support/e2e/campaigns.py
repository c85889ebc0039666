"""A campaign whose first mission is won."""

from __future__ import annotations

from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench


async def win(table: Bench, *names: str, computers: int = 0) -> Session:
    """Win First Light, playing as Vigil's own player would; a lost game is begun anew."""
    while True:
        session = await table.open(*names, computers=computers)
        while session.row.status == "playing":
            await table.advised(session)
        await table.quiet()
        if victory(session):
            return session
        await table.person("Ada").command("table close", CHANNEL)


def victory(session: Session) -> bool:
    """Whether a finished game was won."""
    assert session.match.state.outcome is not None
    return bool(session.match.state.outcome.winners)
