"""The Scout in or next to the Canteen, and the Captain far away."""

from __future__ import annotations

from tests.support.nemesis.ship import Ship, calm

CANTEEN = ("11-15-1", "15-16-2", "15-18-3", "tech")
"""All that is connected to the Canteen, by its numbers 1 to 4."""


def by_canteen(**places: str) -> Ship:
    """The Scout in the Hibernatorium and the Captain in the Cockpit, unless the test says otherwise."""
    return calm("scout", "captain").at(**{"scout": "hibernatorium", "captain": "cockpit", **places})


def in_canteen(**places: str) -> Ship:
    """The Scout in the Canteen and the Captain in the Cockpit, unless the test says otherwise."""
    return calm("scout", "captain").at(**{"scout": "canteen", "captain": "cockpit", **places})


def discovering(tile: str, token: str, slot: str = "15", **places: str) -> Ship:
    """The Scout next to a room that nobody has explored."""
    return by_canteen(**places).unexplored(slot, tile, token)
