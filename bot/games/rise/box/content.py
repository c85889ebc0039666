"""The cards of the box by their ids, read from content/rise and checked as a whole."""

from __future__ import annotations

from bot.engine.content import by_id
from bot.engine.content import load as read
from bot.games.rise.box.whole import PLACES, Box, faults


def load() -> Box:
    """Everything that the files hold; raises with all that is wrong with them."""
    return read("rise", Box, PLACES, faults)


BOX = load()
BOARDS = by_id(BOX.characters)
CLASSES = by_id(BOX.classes)
WEAPONS = by_id(BOX.weapons)
EQUIPMENT = by_id(BOX.equipment)
ENEMIES = by_id(BOX.enemies)
SIDES = by_id(BOX.sides)
"""The sides of the Object Reference cards: crates, terminals, doors, the Truck's places, soldiers."""
ABILITIES = by_id(BOX.abilities)
STAGGER = by_id(BOX.stagger)
SURGE = BOX.surge
TRUCK_DAMAGE = BOX.truck_damage
FACES = BOX.tray
