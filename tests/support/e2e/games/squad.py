"""Tables of Fireteam Zero for end-to-end tests: a mission in its middle, changed as a test wants it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.match import ENCODER, decode
from bot.games import game
from bot.games.fireteam.state import Fireteam
from bot.sessions.session import Session
from tests.support.e2e.bench import Bench
from tests.support.engine.assembled import Loose
from tests.support.fireteam.field import lay

Change = Callable[[Fireteam], None]

HANDS = {
    "abe": ("bayonet", "double-time", "field-orders", "rifle-volley"),
    "shad": ("haymaker",),
}


def skirmish(g: Fireteam) -> None:
    """Abe is to act on the Market Square with Patty and Henry, a beast before him and Shad in the next street."""


def stage(monkeypatch: pytest.MonkeyPatch, *changes: Change) -> None:
    """Let the next table begin in the middle of its mission, changed like this."""
    fireteam = game("fireteam")
    g = lay(
        {"abe": "2D", "shad": "2B"},
        {"corrupted-animal.1": "2D"},
        hands=HANDS,
        specialists={"patty": "2D", "henry": "2D"},
        start="abe",
    ).g
    for change in changes:
        change(g)
    laid = ENCODER.encode(g)
    monkeypatch.setattr(Loose(fireteam.rules), "setup", lambda chosen, seed: decode(fireteam, laid))


async def staged(table: Bench, monkeypatch: pytest.MonkeyPatch, *changes: Change) -> Session:
    """Open such a table: Ada plays Abe, Bruno plays Shad."""
    stage(monkeypatch, *changes)
    return await table.open("Ada", "Bruno", game="fireteam")


def position(session: Session) -> Fireteam:
    """The state of a table that plays Fireteam Zero."""
    state = session.match.state
    assert isinstance(state, Fireteam)
    return state
