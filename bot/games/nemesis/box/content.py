"""What the box holds, as the TOML files give it: rooms, cards, tokens, dice and tracks by their ids."""

from __future__ import annotations

from bot.engine.content import by_id
from bot.engine.content import load as read
from bot.engine.decks import kind_of
from bot.engine.dice import Die
from bot.games.nemesis.box.shapes import Back, Item
from bot.games.nemesis.box.whole import PLACES, Box, faults


def load() -> Box:
    """Everything that the files hold; raises with all that is wrong with them."""
    return read("nemesis", Box, PLACES, faults)


BOX = load()
STOCK = BOX.stock
BOARDS = by_id(BOX.boards)
TILES = by_id(BOX.tiles)
ACTIONS = by_id(BOX.actions)
CHARACTERS = by_id(BOX.characters)
ITEMS = by_id(BOX.items)
ATTACKS = by_id(BOX.attacks)
EVENTS = by_id(BOX.events)
OBJECTIVES = by_id(BOX.objectives)
WEAKNESSES = by_id(BOX.weaknesses)
COORDINATES = by_id(BOX.coordinates)
INTRUDER_ACTIONS = by_id(BOX.intruder_actions)
SEARCHED: tuple[Back, ...] = ("red", "yellow", "green")

COMBAT = Die("combat", STOCK.combat_die)
NOISE = Die("noise", STOCK.noise_die)

DECKS: dict[str, tuple[str, ...]] = {
    each.id: tuple(sorted((*BOX.common, *each.cards), key=list(ACTIONS).index)) for each in BOX.characters
}
"""The ten Action cards of each Character (NEM-CREW-12)."""

BLOOD = {f"{each.id}.{n}": blood for each in ATTACKS.values() for n, blood in enumerate(each.blood, 1)}
"""The blood number of each Intruder Attack card; 0 is a Retreat arrow."""

TOKENS = {f"{kind}.{n}": number for kind, numbers in STOCK.tokens.items() for n, number in enumerate(numbers, 1)}
"""The number on the back of each Intruder token."""

EXPLORATION = {f"{kind}.{n}": count for kind, counts in STOCK.exploration.items() for n, count in enumerate(counts, 1)}
"""The Item number of each Exploration token."""

CONTAMINATION = tuple(f"contamination.{n}" for n in range(1, sum(STOCK.contamination.values()) + 1))
WOUNDS = tuple(f"{kind}.{n}" for kind, count in STOCK.wounds.items() for n in range(1, count + 1))


def _cards() -> dict[str, Back]:
    """Every Item card of the box with its back: `medkit.3`; a single card has no number."""
    found: dict[str, Back] = {}
    for item in ITEMS.values():
        backs = [back for back, copies in item.copies.items() for _ in range(copies)]
        single = backs[0] in ("start", "quest")
        found.update({item.id if single else f"{item.id}.{n}": back for n, back in enumerate(backs, 1)})
    return found


CARDS = _cards()
"""Every Item card and the colour of its back."""


def item(card: str) -> Item:
    """What an Item card says."""
    return ITEMS[kind_of(card)]


def is_item(thing: str) -> bool:
    """Whether this is an Item card and no Object token."""
    return thing in CARDS


def is_contamination(card: str) -> bool:
    """Whether this is a Contamination card and no Action card (NEM-COST-03)."""
    return card.startswith("contamination.")


def face(card: str) -> str:
    """What is printed on a card of an Action deck; all Contamination cards look alike (NEM-CONTAM-04)."""
    return "contamination" if is_contamination(card) else card
