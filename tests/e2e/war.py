"""Tables of Salvation for end-to-end tests: a war in full course, changed as a test wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.match import ENCODER, decode
from bot.games import game
from bot.games.salvation.state import Salvation
from bot.playground.world import PEOPLE
from bot.sessions.session import Session
from tests.e2e.bench import Bench
from tests.rules.salvation.war import War

Change = Callable[[War], Any]
UNITS = {
    "SFO": "t600 t600 hunter",
    "DEN": "t1 t600",
    "LAX": "infantry infantry m1a2",
    "GIL": "jeep infantry",
    "DAL": "infantry moto",
}
HANDS = {
    "skynet": "patrol terminate sensor-sweep t600-line jamming",
    "resistance": "foot-march open-fire recon volunteers",
    "commander": "column hit-and-run contacts",
}


def front(war: War) -> None:
    """Skynet is to act in stage 1 from San Francisco; humans hold Los Angeles, and Dallas is fought for."""


def laid(*changes: Change, at: int = 1) -> bytes:
    """Save a war in this stage, changed like this."""
    war = War(seats=3, stage=at, units=UNITS, hands=HANDS, factories=["SFO", "DEN"], turn=3)
    for change in changes:
        change(war)
    return ENCODER.encode(war.g)


def stage(monkeypatch: pytest.MonkeyPatch, *changes: Change, at: int = 1) -> None:
    """Let the next table begin in this stage of a war, changed like this."""
    salvation, saved = game("salvation"), laid(*changes, at=at)
    monkeypatch.setattr(salvation, "setup", lambda chosen, seed: decode(salvation, saved))


async def staged(table: Bench, monkeypatch: pytest.MonkeyPatch, *changes: Change, at: int = 1) -> Session:
    """Open such a table: Ada plays Skynet, Bruno and Chiara command the Resistance."""
    stage(monkeypatch, *changes, at=at)
    return await table.open(*PEOPLE[:3], game="salvation")


def position(session: Session) -> Salvation:
    """The state of a table that plays Salvation."""
    state = session.match.state
    assert isinstance(state, Salvation)
    return state
