"""Tables of Nemesis for end-to-end tests: a ship in the middle of a round, changed as a test wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.game import Setup
from bot.engine.match import ENCODER, decode
from bot.games import game
from bot.games.nemesis.rules.setup import setup as anew
from bot.games.nemesis.state import Nemesis
from bot.playground.world.state import PEOPLE
from bot.sessions.session import Session
from tests.support.e2e.bench import Bench
from tests.support.e2e.replies import told
from tests.support.engine.assembled import Loose
from tests.support.nemesis.ship import Ship

Change = Callable[[Ship], Any]
CREW = ("captain", "scout", "soldier")


def calm(ship: Ship) -> None:
    """The Captain is to act alone in the Hibernatorium, the others are out of earshot."""
    ship.at(scout="14", soldier="17")


def one_card(ship: Ship) -> None:
    """The Captain has one card left."""
    ship.hand("captain", "rest")


def fight(ship: Ship) -> None:
    """An Adult is upon the Captain."""
    ship.intruder("adult", "11")
    one_card(ship)


def company(ship: Ship) -> None:
    """The Scout stands beside the Captain."""
    ship.at(scout="11")
    one_card(ship)


def company_that_cannot_object(ship: Ship) -> None:
    """The Scout stands there with an empty hand."""
    company(ship)
    ship.hand("scout")


def stage(monkeypatch: pytest.MonkeyPatch, *changes: Change, crew: tuple[str, ...] = CREW) -> None:
    """Let the next table begin like this."""
    nemesis = game("nemesis")
    monkeypatch.setattr(Loose(nemesis.rules), "setup", anew)  # not that of an earlier stage
    ship = Ship(*crew)
    for change in changes:
        change(ship)
    laid = ENCODER.encode(ship.g)

    def setup(chosen: Setup, seed: bytes) -> Nemesis:
        found = decode(nemesis, laid)
        assert isinstance(found, Nemesis)
        return found

    monkeypatch.setattr(Loose(nemesis.rules), "setup", setup)


async def staged(
    table: Bench, monkeypatch: pytest.MonkeyPatch, *changes: Change, crew: tuple[str, ...] = CREW
) -> Session:
    """Open such a table: Ada plays the first of the crew, Bruno the second, and so on."""
    stage(monkeypatch, calm, *changes, crew=crew)
    return await table.open(*PEOPLE[: len(crew)], game="nemesis")


def position(session: Session) -> Nemesis:
    """The state of a table that plays Nemesis."""
    state = session.match.state
    assert isinstance(state, Nemesis)
    return state


async def typed(table: Bench, who: str, name: str, text: str = "") -> str:
    """What somebody who uses a subcommand is told alone."""
    return await told(table.person(who), f"nemesis {name}", **{"what": text} if text else {})
