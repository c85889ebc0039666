"""Objectives in somebody's hands."""

from __future__ import annotations

from tests.support.nemesis.ship import Ship


def wants(ship: Ship, *chosen: str, who: str = "captain") -> Ship:
    """Give somebody these Objectives."""
    return ship.set(lambda g: setattr(g.players[g.seat_of(who)], "objectives", list(chosen)))
