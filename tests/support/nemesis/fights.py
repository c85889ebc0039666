"""A fight of one Character and one Intruder."""

from __future__ import annotations

from tests.support.nemesis.ship import Ship, calm


def fight(of: str = "adult", who: str = "scout", injuries: int = 0) -> tuple[Ship, str]:
    """Somebody in the Canteen with an Intruder that endures the next Injuries; the Captain in the Cockpit."""
    other = "captain" if who != "captain" else "scout"
    ship = calm(who, other).at(**{who: "canteen", other: "cockpit"})
    target = ship.intruder(of, "canteen", injuries)
    ship.next_attacks("bite.3", "scratch.4")
    return ship, target
