"""A Trade in the Armory."""

from __future__ import annotations

from tests.support.nemesis.ship import Ship

CREW = ("captain", "scout", "soldier")


def market(crew: tuple[str, ...] = CREW) -> Ship:
    """A Captain who has called for a Trade in the Armory."""
    ship = Ship(*crew)
    for who in crew:
        ship.stands(who, "armory").empties(who)
    ship.gives("captain", "medkit.1", "egg").gives("scout", "grenade.1")
    ship.acts("captain", "trade")
    return ship


def offers(ship: Ship, who: str, other: str, *given: str) -> None:
    """Lay things on the table for somebody."""
    ship.picks(who, f"offer who={other}")
    if ship.asked(ship.seat(who)).prompt == "decide":
        ship.picks(who, *(f"give thing={thing} copy=1" for thing in given))
