"""Voyages that are about to end."""

from __future__ import annotations

from tests.support.nemesis.ship import Ship

WON = "extreme-field-biology"
"""An Objective that is met with two Weaknesses known, wherever its owner is."""


def voyage(*crew: str) -> Ship:
    """A crew whose first seeks what is fulfilled already, on a ship that will reach Earth."""
    ship = Ship(*(crew or ("captain", "scout")))
    ship.safe().seeks(ship.crew[0], WON)
    ship.set(lambda g: [setattr(clue, "known", True) for clue in g.clues])
    return ship
