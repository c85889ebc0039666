"""What the box holds, as the TOML files give it: rooms, cards, tokens, dice and tracks."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.engine.content import ContentError, read
from bot.engine.dice import Die

Source = Literal["rulebook", "vigil"]
Colour = Literal["red", "yellow", "green", "white", "none"]
Back = Literal["red", "yellow", "green", "blue", "start", "quest"]
When = Literal["any", "in", "out"]
Kind = Literal["larva", "creeper", "adult", "breeder", "queen"]
KINDS: tuple[Kind, ...] = ("larva", "creeper", "adult", "breeder", "queen")
"""Intruders from the smallest to the largest (NEM-RUL-08)."""
SEARCHED: tuple[Back, ...] = ("red", "yellow", "green")


class Tile(msgspec.Struct, frozen=True):
    """A Room: its set (0 for a Special Room), its colour, and whether it has a Computer and a Room Action."""

    id: str
    source: Source
    colour: Colour
    set: int = 0
    computer: bool = False
    action: str = ""


class ActionCard(msgspec.Struct, frozen=True):
    """A kind of Action card (NEM-COST-05, NEM-COST-06)."""

    id: str
    source: Source
    cost: int
    combat: When
    parts: tuple[str, ...]


class Character(msgspec.Struct, frozen=True):
    """One of the crew."""

    id: str
    source: Source
    weapon: str
    quests: tuple[str, ...]
    cards: tuple[str, ...]


class Weapon(msgspec.Struct, frozen=True):
    """What a Weapon shoots with, how much it holds, and the rule printed on it (NEM-SHOOT-08)."""

    type: Literal["energy", "classic"]
    ammo: int
    rule: Literal["plain", "heavy", "close", "marksman", "light", "burst", "spread", "reroll", "flames"]


class Activation(msgspec.Struct, frozen=True):
    """What turns a Quest Item over: being in a room, or discarding one of some Items (NEM-QUEST-01)."""

    room: str = ""
    price: tuple[str, ...] = ()


class Item(msgspec.Struct, frozen=True):
    """A kind of Item card (NEM-ITEM-12)."""

    id: str
    source: Source
    copies: dict[Back, int]
    cost: int
    combat: When
    parts: tuple[str, ...]
    heavy: bool = False
    reusable: bool = False
    component: str = ""
    recipe: tuple[str, ...] = ()
    weapon: Weapon | None = None
    quest: Activation | None = None


class Attack(msgspec.Struct, frozen=True):
    """A kind of Intruder Attack card: a blood number for each copy, 0 for a Retreat arrow (NEM-ITEM-13)."""

    id: str
    source: Source
    blood: tuple[int, ...]
    users: tuple[Kind, ...]


class EventCard(msgspec.Struct, frozen=True):
    """An Event card (NEM-EVENT-01)."""

    id: str
    source: Source
    rule: str
    corridor: int
    movers: tuple[Kind, ...]
    after: Literal["discard", "return", "remove"]


class Objective(msgspec.Struct, frozen=True):
    """An Objective: it is met if all of any one list of wants is (NEM-VICTORY-14)."""

    id: str
    source: Source
    kind: Literal["personal", "corporate", "coop"]
    players: int
    wants: tuple[tuple[str, ...], ...]


class Weakness(msgspec.Struct, frozen=True):
    """A Weakness of the Intruders (NEM-WEAK)."""

    id: str
    source: Source


class Coordinates(msgspec.Struct, frozen=True):
    """Where each space of the Destination Track leads (NEM-COORD-01)."""

    id: str
    source: Source
    leads: dict[str, str]


class IntruderAction(msgspec.Struct, frozen=True):
    """A card of the Intruder Player: corridor 0 is any (NEM-INTPLAYER-09)."""

    id: str
    source: Source
    rule: str
    corridor: int
    attacks: int


class Box(msgspec.Struct, frozen=True):
    """Dice, tracks, tokens and markers."""

    source: Source
    combat_die: tuple[str, ...]
    noise_die: tuple[str, ...]
    time_track: tuple[str, ...]
    destruct_track: tuple[str, ...]
    destinations: tuple[str, ...]
    destination: str
    fires: int
    malfunctions: int
    doors: int
    eggs: int
    nest: int
    slots: tuple[str, ...]
    pods: dict[int, int]
    tokens: dict[str, tuple[int, ...]]
    bag: dict[str, int]
    miniatures: dict[Kind, int]
    exploration: dict[str, tuple[int, ...]]
    contamination: dict[str, int]
    wounds: dict[str, int]


class _Crew(msgspec.Struct):
    common: tuple[str, ...]
    character: tuple[Character, ...]


class _Files(msgspec.Struct):
    """The shapes of the files that hold one list each."""

    room: tuple[Tile, ...] = ()
    action: tuple[ActionCard, ...] = ()
    item: tuple[Item, ...] = ()
    attack: tuple[Attack, ...] = ()
    event: tuple[EventCard, ...] = ()
    objective: tuple[Objective, ...] = ()
    weakness: tuple[Weakness, ...] = ()
    coordinates: tuple[Coordinates, ...] = ()
    card: tuple[IntruderAction, ...] = ()


_CREW = read("nemesis", "characters", _Crew)
BOX = read("nemesis", "box", Box)
TILES = {each.id: each for each in read("nemesis", "rooms", _Files).room}
ACTIONS = {each.id: each for each in read("nemesis", "actions", _Files).action}
CHARACTERS = {each.id: each for each in _CREW.character}
ITEMS = {each.id: each for each in read("nemesis", "items", _Files).item}
ATTACKS = {each.id: each for each in read("nemesis", "attacks", _Files).attack}
EVENTS = {each.id: each for each in read("nemesis", "events", _Files).event}
OBJECTIVES = {each.id: each for each in read("nemesis", "objectives", _Files).objective}
WEAKNESSES = {each.id: each for each in read("nemesis", "weaknesses", _Files).weakness}
COORDINATES = {each.id: each for each in read("nemesis", "coordinates", _Files).coordinates}
INTRUDER_ACTIONS = {each.id: each for each in read("nemesis", "intruder_actions", _Files).card}

COMBAT = Die("combat", BOX.combat_die)
NOISE = Die("noise", BOX.noise_die)

DECKS: dict[str, tuple[str, ...]] = {
    each.id: tuple(sorted((*_CREW.common, *each.cards), key=list(ACTIONS).index)) for each in _CREW.character
}
"""The ten Action cards of each Character (NEM-CREW-12)."""

BLOOD = {f"{each.id}.{n}": blood for each in ATTACKS.values() for n, blood in enumerate(each.blood, 1)}
"""The blood number of each Intruder Attack card; 0 is a Retreat arrow."""

TOKENS = {f"{kind}.{n}": number for kind, numbers in BOX.tokens.items() for n, number in enumerate(numbers, 1)}
"""The number on the back of each Intruder token."""

EXPLORATION = {f"{kind}.{n}": count for kind, counts in BOX.exploration.items() for n, count in enumerate(counts, 1)}
"""The Item number of each Exploration token."""

CONTAMINATION = tuple(f"contamination.{n}" for n in range(1, sum(BOX.contamination.values()) + 1))
WOUNDS = tuple(f"{kind}.{n}" for kind, count in BOX.wounds.items() for n in range(1, count + 1))


def _cards() -> dict[str, Back]:
    """Name every Item card of the box with its back: `medkit.3`; a single card has no number."""
    found: dict[str, Back] = {}
    for item in ITEMS.values():
        backs = [back for back, copies in item.copies.items() for _ in range(copies)]
        single = backs[0] in ("start", "quest")
        found.update({item.id if single else f"{item.id}.{n}": back for n, back in enumerate(backs, 1)})
    return found


CARDS = _cards()
"""Every Item card and the colour of its back."""


def kind(card: str) -> str:
    """Give the kind of a card, token or miniature: `medkit` for `medkit.3`."""
    return card.partition(".")[0]


def item(card: str) -> Item:
    """Give what an Item card says."""
    return ITEMS[kind(card)]


def is_item(thing: str) -> bool:
    """Tell an Item card from an Object token."""
    return thing in CARDS


def is_contamination(card: str) -> bool:
    """Tell a Contamination card from an Action card (NEM-COST-03)."""
    return card.startswith("contamination.")


def face(card: str) -> str:
    """Give what is printed on a card of an Action deck; all Contamination cards look alike (NEM-CONTAM-04)."""
    return "contamination" if is_contamination(card) else card


def _check() -> None:
    """Refuse content that names what is not there."""
    wrong = [card for deck in DECKS.values() for card in deck if card not in ACTIONS]
    wrong += [quest for each in CHARACTERS.values() for quest in (*each.quests, each.weapon) if quest not in ITEMS]
    wrong += [each.id for each in ITEMS.values() if each.quest and each.quest.room not in {"", *TILES}]
    wrong += [f"{each.id}: {len(DECKS[each.id])} cards" for each in CHARACTERS.values() if len(DECKS[each.id]) != 10]
    if wrong:
        raise ContentError(f"nemesis: {', '.join(wrong)}")


_check()
