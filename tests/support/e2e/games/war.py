"""Tables of Salvation for end-to-end tests: a war in full course, changed as a test wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from bot.engine.match import ENCODER, decode
from bot.games import game
from bot.games.salvation.state import Salvation
from bot.playground.world.state import PEOPLE
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.replies import told
from tests.support.engine.assembled import Loose
from tests.support.salvation.war import War

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
    monkeypatch.setattr(Loose(salvation.rules), "setup", lambda chosen, seed: decode(salvation, saved))


async def staged(table: Bench, monkeypatch: pytest.MonkeyPatch, *changes: Change, at: int = 1) -> Session:
    """Open such a table: Ada plays Skynet, Bruno and Chiara command the Resistance."""
    stage(monkeypatch, *changes, at=at)
    return await table.open(*PEOPLE[:3], game="salvation")


def position(session: Session) -> Salvation:
    """The state of a table that plays Salvation."""
    state = session.match.state
    assert isinstance(state, Salvation)
    return state


class Case(NamedTuple):
    """A subcommand: what somebody types where, what comes of it, and what a rule forbids."""

    name: str
    typed: str
    comes_of_it: Callable[[Salvation], bool]
    at: int = 1
    lead: tuple[str, ...] = ()
    """What Ada answers before, or with `Bruno: ` and the like somebody else."""
    change: Change = front
    says: bool = True
    banned: str = ""
    rule: str = ""
    who: str = "Ada"
    other: str = "Bruno"
    """Somebody who is not asked; nobody where all are."""
    asked: str = "Skynet"
    """How those who are asked are named."""


def planned(g: Salvation) -> dict[str, str]:
    """Where the plan sends whom."""
    return {route.unit: route.way[-1] for route in g.plan}


PLANNING = ("play card=patrol",)
ORDERED = (*PLANNING, "order unit=t600.1")
SENT = (*ORDERED, "go to=NNV")


async def typed(table: Bench, who: str, case: Case, text: str) -> str:
    """What somebody who uses the subcommand is told alone."""
    return await told(table.person(who), f"salvation {case.name}", **{"what": text} if case.says and text else {})


async def begin(table: Bench, monkeypatch: pytest.MonkeyPatch, case: Case) -> Session:
    """Open a table where this case is to be tried."""
    session = await staged(table, monkeypatch, case.change, at=case.at)
    for said in case.lead:
        name, _, answer = said.rpartition(": ")
        await table.person(name or "Ada").command("salvation choose", CHANNEL, what=answer)
    return session
