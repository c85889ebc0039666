"""Missions that have just begun."""

from __future__ import annotations

from bot.engine.game import Setup
from bot.engine.match import Match
from bot.games.rise import GAME
from tests.support.advice import advised


def begun(mission: str, *, seats: tuple[str, ...] = ("john", "kyle"), seed: int = 1) -> Match:
    """Start a mission and answer until the first turn is under way."""
    setup = Setup(seats, mission, {"mode": "skirmish"})
    match, _ = Match.start(GAME, setup, bytes([seed]) * 32, camera=False)
    while match.asks[0].prompt != "player":
        advised(match)
    return match
