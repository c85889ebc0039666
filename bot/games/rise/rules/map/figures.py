"""Figures on the map: where they are, how far apart, what they see, and whatever else stands there."""

from __future__ import annotations

from functools import lru_cache
from operator import is_
from typing import TypeAlias

from bot.engine.boards.hexes import Hex, parse
from bot.engine.decks import kind_of
from bot.games.rise.box.cards import Ability, Board, Equipment, ExtraSlot, Weapon, WoundSlots
from bot.games.rise.box.content import BOARDS, CLASSES, ENEMIES, EQUIPMENT, SIDES, WEAPONS
from bot.games.rise.box.enemy_cards import EnemyCard
from bot.games.rise.box.ground import Blocks, Ground
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.rules.map import sight
from bot.games.rise.state import Ally, Enemy, Rise, Truck

Who: TypeAlias = str | Enemy | tuple[str, ...]
"""A figure by its id, an Enemy, a hex by its name, or several hexes."""

RED = ("barricade", "terminal", "door")
YELLOW = ("cover", "crate")
TRUCK_HEXES: dict[str, tuple[int, int]] = {
    "driver": (0, 0),
    "seat": (1, 0),
    "middle": (0, 1),
    "rear-left": (-1, 2),
    "rear-right": (0, 2),
}
"""The Truck's five places, from its driver's hex (RISE-EX-20)."""
TRUCK_ARROWS: tuple[tuple[str, tuple[int, int]], ...] = (
    ("driver", (-1, 0)),
    ("seat", (2, 0)),
    ("rear-left", (-1, 3)),
    ("rear-right", (-1, 3)),
)
"""The white arrows: a place, and the hex outside that it leads to (RISE-TRUCK-04)."""


def ground(g: Rise) -> Ground:
    """The map of the Mission."""
    return mission_ground(g.mission)


def mission_ground(mission: str) -> Ground:
    """The map of a Mission by its id."""
    return MISSIONS[mission].ground


def friends(g: Rise, standing: bool = True) -> dict[str, str]:
    """The hexes of Characters and Allies, those that are Down only if wanted (RISE-ALLY-06)."""
    people = {seat: character for seat, character in g.characters.items() if character.at}
    return {
        **{seat: character.at for seat, character in people.items() if not (standing and character.down)},
        **{ally.id: ally.at for ally in g.allies if not (standing and ally.down)},
    }


def is_enemy(g: Rise, id: str) -> bool:
    """Whether an Enemy on the map has this id."""
    return any(enemy.id == id for enemy in g.enemies)


def ally(g: Rise, id: str) -> Ally | None:
    """An Ally by its id."""
    return next((found for found in g.allies if found.id == id), None)


def at(g: Rise, id: str) -> str:
    """The hex of a figure, or the name of the Entrance where an Enemy waits."""
    if id in g.characters:
        return g.characters[id].at
    if found := ally(g, id):
        return found.at
    return g.enemy(id).at


def hexes_of(g: Rise, who: Who) -> tuple[str, ...]:
    """The hexes of a figure: its own, or all half-hexes of its Entrance (RISE-RULING-52, RISE-ENTRANCE-08)."""
    if isinstance(who, tuple):
        return who
    if isinstance(who, Enemy):
        spot = who.at
    elif who in ground(g).cells:
        return (who,)
    else:
        spot = who if who in g.entrances else at(g, who)
    return tuple(g.entrances[spot].hexes) if spot in g.entrances else (spot,)


def zone_of(g: Rise, hex: str) -> str:
    """The Zone of a hex (RISE-MAP-03)."""
    return ground(g).zone(hex)


def zones_of(g: Rise, who: Who) -> frozenset[str]:
    """The Zones a figure is in: several inside the Truck, the Entrance for whoever waits there (RISE-TRUCK-07)."""
    cells = ground(g).cells
    named = who.at if isinstance(who, Enemy) else who
    if isinstance(named, str):
        if named not in cells and named not in g.entrances:
            named = at(g, named)
        if named in g.entrances:
            return frozenset((named,))
        if not g.truck:
            return ground(g).zone_of[named]
        named = (named,)
    inside = truck_hexes(g.truck).values() if g.truck else ()
    hexes = named if set(named).isdisjoint(inside) else inside
    return frozenset([cells[hex].zone for hex in hexes])


def share_zone(g: Rise, a: Who, b: Who) -> bool:
    """Whether at least one Zone is common to both (RISE-RULING-26)."""
    return not zones_of(g, a).isdisjoint(zones_of(g, b))


def adjacent(g: Rise, a: str, b: str) -> bool:
    """Whether two hexes share an edge without a Wall; into the Truck only by its arrows (RISE-GEN-07, RULING-81)."""
    if b not in ground(g).adjacent[a]:
        return False
    now = blocks(g)
    if (a in now.truck) == (b in now.truck):
        return True
    return (a, b) in now.arrows or (b, a) in now.arrows


def beside(g: Rise, a: Who, b: Who) -> bool:
    """Whether two figures are adjacent, by any of their hexes (RISE-GEN-07)."""
    return any(adjacent(g, one, two) for one in hexes_of(g, a) for two in hexes_of(g, b))


def occupied(g: Rise) -> dict[str, str]:
    """The figure on each hex, Downed ones included; Entrances hold any number and are left out (RISE-DOWN-07)."""
    enemies = {enemy.at: enemy.id for enemy in g.enemies if enemy.at not in g.entrances}
    return enemies | {hex: id for id, hex in friends(g, standing=False).items()}


def blocks(g: Rise) -> Blocks:
    """What hinders movement and sight now (RISE-OBST-02, -03, RISE-DOOR-02, RISE-TRUCK-04)."""
    truck = g.truck.at if g.truck else ""
    seen = g.seen_blocks
    if seen and seen[1] == truck and len(seen[0]) == len(g.tokens) and all(map(is_, seen[0], g.tokens.values())):
        return seen[2]  # a token never changes its kind or place, so the same tokens are the same blocks
    tokens = list(g.tokens.values())
    found = _blocks(tuple((token.kind, tuple(token.hexes)) for token in tokens), truck)
    g.seen_blocks = (tokens, truck, found)
    return found


@lru_cache(maxsize=256)
def _blocks(tokens: tuple[tuple[str, tuple[str, ...]], ...], truck: str) -> Blocks:
    """Make the blocks, the same object for the same things, so that sight can be remembered by it."""
    inside = _placed(truck) if truck else {}
    return Blocks(
        red=frozenset(hex for kind, hexes in tokens if kind in RED for hex in hexes),
        yellow=frozenset(hex for kind, hexes in tokens if kind in YELLOW for hex in hexes),
        doors=frozenset(hex for kind, hexes in tokens if kind == "door" for hex in hexes),
        truck=frozenset(inside.values()),
        arrows=frozenset((inside[place], _from(truck, offset)) for place, offset in TRUCK_ARROWS if truck),
    )


def truck_hexes(truck: Truck) -> dict[str, str]:
    """The hexes of the Truck's places (RISE-TRUCK-03, -05)."""
    return _placed(truck.at)


@lru_cache(maxsize=256)
def _placed(driver: str) -> dict[str, str]:
    """Lay the Truck's places out from its driver's hex."""
    return {place: _from(driver, offset) for place, offset in TRUCK_HEXES.items()}


def _from(driver: str, offset: tuple[int, int]) -> str:
    """The hex that lies so from the driver's."""
    hex = parse(driver)
    return Hex(hex.q + offset[0], hex.r + offset[1]).name


def distance(g: Rise, a: Who, b: Who) -> int:
    """The Range between two figures (RISE-RANGE-01, RULING-10, RULING-52)."""
    return sight.hex_distance(hexes_of(g, a), hexes_of(g, b))


def sees(g: Rise, a: Who, b: Who) -> bool:
    """Whether a line of sight joins two figures (RISE-LOS-01, -08, RULING-81)."""
    here, there = hexes_of(g, a), hexes_of(g, b)
    return sight.sees(ground(g), blocks(g).opaque(here, there), here, there)


def within(g: Rise, a: Who, b: Who, least: int, most: int) -> bool:
    """Whether any hexes of two figures are so far apart (RISE-RANGE-02)."""
    theirs = hexes_of(g, b)
    return any(least <= distance(g, (here,), (there,)) <= most for here in hexes_of(g, a) for there in theirs)


def reaches(g: Rise, a: Who, b: Who, most: int, least: int = 0) -> bool:
    """Whether one figure has another in Range and sight, both at the same half-hex of an Entrance (RULING-52)."""
    here, there = hexes_of(g, a), hexes_of(g, b)
    return sight.reaches(ground(g), blocks(g).opaque(here, there), here, there, least, most)


def distance_seen(g: Rise, a: Who, b: Who) -> int | None:
    """The Range to the nearest half-hex that is in sight; nothing if a figure is not seen at all."""
    pairs = ((here, there) for here in hexes_of(g, a) for there in hexes_of(g, b))
    return min((distance(g, here, there) for here, there in pairs if sees(g, here, there)), default=None)


def stats(enemy: Enemy) -> EnemyCard:
    """An Enemy's card."""
    return ENEMIES[enemy.kind]


def defense(enemy: Enemy) -> int:
    """The Hits that Wound an Enemy (RISE-ENEMY-04)."""
    return stats(enemy).defense


def card(instance: str) -> Weapon | Equipment:
    """A Weapon or Equipment card by the name of its copy."""
    kind = kind_of(instance)
    return WEAPONS[kind] if kind in WEAPONS else EQUIPMENT[kind]


def weapons(g: Rise, seat: str) -> dict[str, Weapon]:
    """The Weapons a Character carries (RISE-CARD-07)."""
    cards = {instance: card(instance) for instance in g.characters[seat].cards}
    return {instance: found for instance, found in cards.items() if isinstance(found, Weapon)}


def equipment(g: Rise, seat: str) -> dict[str, Equipment]:
    """The Equipment a Character can use: in its slots, and stored on Class cards (RISE-CLASS-16)."""
    character = g.characters[seat]
    cards = {instance: card(instance) for instance in (*character.cards, *character.stored.values())}
    return {instance: found for instance, found in cards.items() if isinstance(found, Equipment)}


def board(seat: str) -> Board:
    """A Character's board."""
    return BOARDS[seat]


def abilities(g: Rise, seat: str) -> tuple[Ability, ...]:
    """The abilities of the board and the Class cards (RISE-CHAR-05, -06)."""
    return _abilities(seat, tuple(g.characters[seat].classes))


@lru_cache(maxsize=256)
def _abilities(seat: str, classes: tuple[str, ...]) -> tuple[Ability, ...]:
    """What a board and some Class cards give."""
    return (*BOARDS[seat].abilities, *(ability for id in classes for ability in CLASSES[id].abilities))


def wound_slots(g: Rise, seat: str) -> dict[str, int]:
    """The Wound Slots of the board (under "") and of each Class card that has some (RISE-CHAR-03, CLASS-03)."""
    slots = {"": BOARDS[seat].wounds}
    for id in g.characters[seat].classes:
        more = sum(ability.amount for ability in CLASSES[id].abilities if isinstance(ability, WoundSlots))
        if more:
            slots[id] = more
    return slots


def wounds(g: Rise, seat: str) -> int:
    """How many Wounds a Character has on board and Class cards."""
    character = g.characters[seat]
    return character.wounds + sum(character.class_wounds.values())


def extra_slots(g: Rise, seat: str) -> int:
    """The number of extra Equipment slots of Class cards (RISE-CLASS-19)."""
    return sum(ability.amount for ability in abilities(g, seat) if isinstance(ability, ExtraSlot))


def wound_limit(g: Rise, friend: str) -> int:
    """The number of all Wound Slots of a Character or an Ally."""
    if friend in g.characters:
        return sum(wound_slots(g, friend).values())
    stats = SIDES[found.kind].ally if (found := ally(g, friend)) else None
    return stats.wounds if stats else 0
