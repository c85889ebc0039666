"""Somebody who carries an Item, to prove it on."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import CARDS, CHARACTERS
from tests.support.nemesis.ship import Ship


def owner(item: str) -> str:
    """Who has a Quest Item or a Starting Weapon; the Captain has all others."""
    return next((each.id for each in CHARACTERS.values() if item in (*each.quests, each.weapon)), "captain")


def carrier(item: str, place: str = "hibernatorium", *, weapon: bool = True) -> tuple[Ship, str, str]:
    """Somebody who carries an Item with three cards in hand, somebody else far away; and the Item's card."""
    who = owner(item)
    ship = Ship(who, "pilot" if who != "pilot" else "captain")
    ship.stands(who, place).at(**{ship.crew[1]: "cockpit" if place != "cockpit" else "nest"})
    if not weapon:
        ship.empties(who)
    card = next(card for card in CARDS if kind_of(card) == item)
    ship.gives(who, card).hand(who, "rest", "search", "demolition")
    return ship, who, card
