"""The map, the unit cards, the tokens and the game cards by their ids, as their TOML files give them."""

from __future__ import annotations

from functools import cache

from bot.engine.content import by_id
from bot.engine.content import load as read
from bot.engine.decks import kind_of
from bot.games.salvation.box.shapes import Border, BorderKind, Side
from bot.games.salvation.box.whole import PLACES, Box, faults


def load() -> Box:
    """Everything that the files hold; raises with all that is wrong with them."""
    return read("salvation", Box, PLACES, faults)


BOX = load()
SECTORS = by_id(BOX.sectors)
NUMBER = {id: number for number, id in enumerate(SECTORS, 1)}
CITIES = tuple(sector.id for sector in SECTORS.values() if sector.city)
BORDERS = BOX.borders
UNITS = by_id(BOX.units)
HIDDEN = by_id(BOX.hidden)
TERRAINS = tuple(kind.id for kind in HIDDEN.values() if kind.terrain)
TECHNOLOGY = by_id(BOX.technology)
DEVELOPMENT = by_id(BOX.development)
IMPROVEMENTS = {**TECHNOLOGY, **DEVELOPMENT}
CARDS = by_id(BOX.cards)
TACTICS = tuple(card.id for card in CARDS.values() if card.side == "skynet" and card.family == "tactics")
"""Skynet's special Tactics, which are set aside (SAL-SETUP-04)."""
FACTORIES = 3
SHELTERS = HIDDEN["shelter"].count
SLOTS = tuple(f"{id}.{slot}" for id, sector in SECTORS.items() for slot in range(1, 3 if sector.city else 2))
"""Where hidden objects lie at first: two places in a city's sector, one in any other (SAL-SETUP-10)."""


def sector_of(slot: str) -> str:
    """The sector of a hidden object's place."""
    return slot.partition(".")[0]


@cache
def side_of(figure: str) -> Side:
    """Whose a figure or a type is."""
    return UNITS[kind_of(figure)].side


def around(borders: tuple[Border, ...]) -> dict[str, dict[str, BorderKind]]:
    """Each sector's neighbours, by number, and the border to each; a mountain prevails (SAL-RUL-16)."""
    found: dict[str, dict[str, BorderKind]] = {id: {} for id in SECTORS}
    for border in sorted(borders, key=lambda each: each.kind == "mountain"):
        one, other = border.between
        found[one][other] = found[other][one] = border.kind
    return {id: dict(sorted(near.items(), key=lambda item: NUMBER[item[0]])) for id, near in found.items()}


AROUND = around(BORDERS)
