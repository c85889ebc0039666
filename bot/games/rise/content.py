"""The cards of the box by their ids, read from content/rise/*.toml and checked as a whole."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from bot.engine.content import ContentError, read
from bot.games.rise.box import Box, faults
from bot.games.rise.cards import (
    Board,
    ClassCard,
    EnemyCard,
    Entry,
    Equipment,
    Reference,
    StaggerSide,
    SurgeCard,
    TruckDamage,
    Weapon,
)

E = TypeVar("E", bound=Entry)

FILES: dict[str, dict[str, tuple[str, type[msgspec.Struct]]]] = {
    "characters": {"character": ("characters", Board)},
    "classes": {"class": ("classes", ClassCard)},
    "weapons": {"weapon": ("weapons", Weapon)},
    "equipment": {"equipment": ("equipment", Equipment)},
    "enemies": {"enemy": ("enemies", EnemyCard)},
    "objects": {
        "reference": ("references", Reference),
        "stagger": ("stagger", StaggerSide),
        "surge": ("surge", SurgeCard),
        "truck-damage": ("truck_damage", TruckDamage),
    },
}
"""The tables of each file: the part of the box that they fill, and the shape of their entries."""


def load() -> Box:
    """Read the whole box, or raise with everything that is wrong: first the shapes, then how the cards fit together."""
    found: list[str] = []
    shelves: dict[str, Any] = {}
    for file, tables in FILES.items():
        try:
            raw = read("rise", file, dict[str, Any])
        except ContentError as error:
            found.append(str(error))
            continue
        found += [f"rise/{file}.toml: {table}: no such table" for table in sorted(set(raw) - set(tables))]
        for table, (shelf, shape) in tables.items():
            shelves[shelf], wrong = shaped(raw.get(table, ()), shape)
            found += [f"rise/{file}.toml: {fault}" for fault in wrong]
    if not found:
        box = Box(**shelves)
        found = faults(box)
    if found:
        raise ContentError("\n".join(found))
    return box


def shaped(raw: Any, shape: type[msgspec.Struct]) -> tuple[tuple[Any, ...], list[str]]:
    """Turn the entries of a table (or its only one) into structs; what does not fit is told by its id."""
    entries, wrong = [], []
    for number, entry in enumerate([raw] if isinstance(raw, dict) else raw, 1):
        try:
            entries.append(msgspec.convert(entry, shape))
        except msgspec.ValidationError as error:
            wrong.append(f"{entry.get('id', f'entry {number}')}: {error}")
    return tuple(entries), wrong


def by_id(entries: Iterable[E]) -> dict[str, E]:
    """Put entries under their ids."""
    return {entry.id: entry for entry in entries}


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
SURGE = BOX.surge[0]
TRUCK_DAMAGE = BOX.truck_damage[0]
