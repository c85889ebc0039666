"""Tables of Rise of the Resistance for end-to-end tests: a Mission begun, and changed as a test wants it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.game import Setup
from bot.engine.match import ENCODER, decode
from bot.games import game
from bot.games.rise.state import Enemy, Rise
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.engine.assembled import Loose
from tests.support.rise.briefing import begun

Change = Callable[[Rise], None]


def skirmish(g: Rise) -> None:
    """John is to act beside Kyle, with dice in hand, a T-800 before him and a drone in the next street."""
    g.round, g.phase, g.turn = 2, "player", "john"
    g.characters["john"].at, g.characters["kyle"].at = "C9", "C8"
    g.characters["john"].dice = [1, 3, 4, 6]
    g.enemies = [Enemy("t-800.1", "t-800", "red", "C6"), Enemy("hk-8.1", "hk-8", "blue", "E7")]


def stage(monkeypatch: pytest.MonkeyPatch, *changes: Change) -> None:
    """Let the next table begin in the middle of its first Mission, changed like this."""
    rise = game("rise")

    def setup(chosen: Setup, seed: bytes) -> Rise:
        g = begun(chosen.mission, chosen.seats).g
        for change in (skirmish, *changes):
            change(g)
        laid = decode(rise, ENCODER.encode(g))
        assert isinstance(laid, Rise)
        return laid

    monkeypatch.setattr(Loose(rise.rules), "setup", setup)


async def staged(table: Bench, monkeypatch: pytest.MonkeyPatch, *changes: Change, others: int = 0) -> Session:
    """Open such a table: Ada plays John, Bruno plays Kyle, Vigil the others."""
    stage(monkeypatch, *changes)
    return await table.open("Ada", "Bruno", computers=others, game="rise")


def position(session: Session) -> Rise:
    """The state of a table that plays Rise of the Resistance."""
    state = session.match.state
    assert isinstance(state, Rise)
    return state


def decision(g: Rise) -> None:
    g.phase, g.turn = "decision", ""
    g.characters["john"].dice = []


def john_is_done(g: Rise) -> None:
    decision(g)
    g.characters["john"].done = True


def together(g: Rise) -> None:
    """No crate is in reach, but a drone is near both."""
    g.characters["john"].at, g.characters["kyle"].at = "F7", "F8"


async def begin(table: Bench, monkeypatch: pytest.MonkeyPatch, change: Change, lead: str) -> Session:
    """Open a table like this, with Guardian played by Vigil where somebody has acted already."""
    session = await staged(table, monkeypatch, change, others=1 if change is john_is_done else 0)
    if lead:
        await table.person("Ada").command("table do", CHANNEL, action=lead)
    return session
