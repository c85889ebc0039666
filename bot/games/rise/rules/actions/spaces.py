"""Action Spaces: where a Character may put a die (RISE-ACTION-04)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from bot.games.rise.box.cards import ActionSpace, SpaceAbility, Weapon
from bot.games.rise.box.content import CLASSES, SIDES
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Rise

Home = Literal["board", "weapon", "equipment", "class", "truck", "ally"]


class Place(NamedTuple):
    """An Action Space in a Character's reach: its key in the state, and what it is printed on."""

    key: str
    home: Home
    owner: str
    """A seat, a card, a Class, a side of an Object Reference card, or an Ally."""
    space: ActionSpace


def spaces(g: Rise, seat: str) -> Iterator[Place]:
    """Every Action Space a Character may use, open or not (RISE-ACTION-04, RISE-RULING-22)."""
    for space in figures.board(seat).all_spaces():
        yield Place(f"{seat}.{space.id}", "board", seat, space)
    yield from weapon_spaces(g, seat)
    for card, kind in figures.equipment(g, seat).items():
        if kind.space:
            yield Place(f"{card}/{kind.space.id}", "equipment", card, kind.space)
    for id in g.characters[seat].classes:
        for ability in CLASSES[id].abilities:
            if isinstance(ability, SpaceAbility):
                yield Place(f"{id}/{ability.space.id}", "class", id, ability.space)
    yield from _truck_spaces(g, seat)
    yield from _command_spaces(g, seat)


def weapon_spaces(g: Rise, seat: str) -> Iterator[Place]:
    """The spaces on the Weapons a Character carries (RISE-CARD-04)."""
    for card, weapon in figures.weapons(g, seat).items():
        for space in weapon.spaces:
            yield Place(f"{card}/{space.id}", "weapon", card, space)


def attack_spaces(g: Rise, seat: str) -> list[Place]:
    """The Attack spaces of a Character's Weapons; of spaces that are alike one is enough (RISE-RULING-08, -34)."""
    found: dict[tuple[str, object], Place] = {}
    for place in weapon_spaces(g, seat):
        if place.space.kind == "attack":
            found.setdefault((place.owner, place.space.bonuses), place)
    return list(found.values())


def _truck_spaces(g: Rise, seat: str) -> Iterator[Place]:
    """The spaces of the Truck's place that a Character is on (RISE-TRUCK-03, -06)."""
    if not g.truck or g.truck.destroyed:
        return
    here = figures.at(g, seat)
    places = figures.truck_hexes(g.truck)
    for id in g.references:
        side = SIDES[id]
        if side.kind == "truck" and places[side.place] == here:
            for space in side.spaces:
                yield Place(f"{id}/{space.id}", "truck", id, space)


def _command_spaces(g: Rise, seat: str) -> Iterator[Place]:
    """The Command spaces of all Allies; who cannot be commanded is barred (RISE-ALLY-02, -09)."""
    for ally in g.allies:
        for space in SIDES[ally.kind].spaces:
            yield Place(f"{ally.id}/{space.id}", "ally", ally.id, space)


def place_at(g: Rise, seat: str, key: str) -> Place:
    """An Action Space by its key."""
    return next(place for place in spaces(g, seat) if place.key == key)


def weapon_of(place: Place) -> Weapon | None:
    """The Weapon that a space is printed on."""
    kind = figures.card(place.owner) if place.home == "weapon" else None
    return kind if isinstance(kind, Weapon) else None
