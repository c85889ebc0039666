"""Missions of the box in the hands of a test: set up, begun, and carried on."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from bot.engine.game import Setup
from bot.engine.match import ENCODER
from bot.engine.state import GameOver
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.missions import MissionBegan
from bot.games.rise.rules import campaign, rounds, setup
from bot.games.rise.rules.campaign import Carry
from bot.games.rise.state import Rise
from tests.support import luck
from tests.support.rise.field import Position

FIRST = "gathering-supplies"
CAMP = "the-work-camp"
RELAY = "the-relay"
WOLF = "wolf-in-the-fold"
ROAD = "the-long-road"
PLAZA = "hold-the-plaza"
LAST = "the-time-machine"
TWO = ("john", "kyle")
FOUR = ("john", "kyle", "guardian", "alex")


def laid(mission: str = FIRST, seats: tuple[str, ...] = TWO, *, carry: bytes = b"", **options: str) -> Position:
    """Lay a Mission out; nothing has been asked yet."""
    at = Position(setup.setup(Setup(seats, mission, options, carry), luck.seed()))
    at.events, at.g.told = at.g.told, []
    assert at.told(MissionBegan, mission=mission)
    return at


def begun(mission: str = FIRST, seats: tuple[str, ...] = TWO, *, carry: bytes = b"", **options: str) -> Position:
    """Set a Mission up to its first turn, everybody taking what is suggested."""
    at = laid(mission, seats, carry=carry, **options)
    at.run(setup.begin(at.g))
    at.finish()
    at.g.turn, at.g.phase = seats[0], "player"
    return at


def ended(at: Position, winners: bool) -> None:
    """End a Mission one way or the other, and come to the questions after it."""
    with suppress(GameOver):
        at.g.end(at.g.seats if winners else (), "for the test")
    at.run(campaign.close(at.g))


def round_ends(at: Position) -> None:
    """Let a Round end as the rules do."""
    for character in at.g.characters.values():
        character.done = True
    at.run(rounds.round_end(at.g))
    at.finish()


def put(g: Rise, **places: str) -> None:
    """Put Characters on hexes."""
    for seat, hex in places.items():
        g.characters[seat].at = hex


def zone(mission: str, name: str, count: int = 1) -> tuple[str, ...]:
    """The names of hexes of a Zone."""
    return MISSIONS[mission].ground.zones[name][:count]


def carried(**held: Any) -> bytes:
    """Write a Campaign sheet."""
    return ENCODER.encode(Carry("campaign", held))
