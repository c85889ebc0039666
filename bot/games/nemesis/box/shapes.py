"""The shapes of content/nemesis/*.toml: rooms, cards, tokens, dice and tracks."""

from __future__ import annotations

from typing import Literal

from bot.engine.content.shapes import Entry, Source, Strict

Colour = Literal["red", "yellow", "green", "white", "none"]
Back = Literal["red", "yellow", "green", "blue", "start", "quest"]
When = Literal["any", "in", "out"]
IntruderKind = Literal["larva", "creeper", "adult", "breeder", "queen"]
INTRUDER_KINDS: tuple[IntruderKind, ...] = ("larva", "creeper", "adult", "breeder", "queen")
"""Intruders from the smallest to the largest (NEM-RUL-08)."""


class Tile(Entry, frozen=True):
    """A Room: its set (0 for a Special Room), its colour, and whether it has a Computer and a Room Action."""

    source: Source
    colour: Colour
    set: int = 0
    computer: bool = False
    action: str = ""

    @property
    def decks(self) -> dict[str, int]:
        """The set that it belongs to."""
        return {f"set-{self.set}" if self.set else "special": 1}


class ActionCard(Entry, frozen=True):
    """A kind of Action card (NEM-COST-05, NEM-COST-06)."""

    source: Source
    cost: int
    combat: When
    parts: tuple[str, ...]


class Character(Entry, frozen=True):
    """One of the crew."""

    source: Source
    weapon: str
    quests: tuple[str, ...]
    cards: tuple[str, ...]


class Weapon(Strict, frozen=True):
    """What a Weapon shoots with, how much it holds, and the rule printed on it (NEM-SHOOT-08)."""

    type: Literal["energy", "classic"]
    ammo: int
    rule: Literal["plain", "heavy", "close", "marksman", "light", "burst", "spread", "reroll", "flames"]


class Activation(Strict, frozen=True):
    """What turns a Quest Item over: being in a room, or discarding one of some Items (NEM-QUEST-01)."""

    room: str = ""
    price: tuple[str, ...] = ()


class Item(Entry, frozen=True):
    """A kind of Item card (NEM-ITEM-12)."""

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

    @property
    def decks(self) -> dict[str, int]:
        """How many cards of it have each back."""
        return {back: copies for back, copies in self.copies.items()}  # noqa: C416 - the keys become plain words


class AttackCard(Entry, frozen=True):
    """A kind of Intruder Attack card: a blood number for each copy, 0 for a Retreat arrow (NEM-ITEM-13)."""

    source: Source
    blood: tuple[int, ...]
    users: tuple[IntruderKind, ...]

    @property
    def pieces(self) -> int:
        """How many cards of it there are."""
        return len(self.blood)


class EventCard(Entry, frozen=True):
    """An Event card (NEM-EVENT-01)."""

    source: Source
    rule: str
    corridor: int
    movers: tuple[IntruderKind, ...]
    after: Literal["discard", "return", "remove"]


class Objective(Entry, frozen=True):
    """An Objective: it is met if all of any one list of wants is (NEM-VICTORY-14)."""

    source: Source
    kind: Literal["personal", "corporate", "coop"]
    players: int
    wants: tuple[tuple[str, ...], ...]

    @property
    def decks(self) -> dict[str, int]:
        """The deck that it is dealt from."""
        return {self.kind: 1}


class Weakness(Entry, frozen=True):
    """A Weakness of the Intruders (NEM-WEAK)."""

    source: Source


class Coordinates(Entry, frozen=True):
    """Where each space of the Destination Track leads (NEM-COORD-01)."""

    source: Source
    leads: dict[str, Literal["earth", "mars", "venus", "deep-space"]]


class IntruderAction(Entry, frozen=True):
    """A card of the Intruder Player: corridor 0 is any (NEM-INTPLAYER-09)."""

    source: Source
    rule: str
    corridor: int
    attacks: int


class Stock(Strict, frozen=True):
    """Dice, tracks, tokens and markers."""

    source: Source
    combat_die: tuple[Literal["blank", "creeper", "adult", "hit", "double"], ...]
    noise_die: tuple[Literal["1", "2", "3", "4", "silence", "danger"], ...]
    time_track: tuple[Literal["green", "white", "blue", "red"], ...]
    destruct_track: tuple[Literal["green", "white", "yellow", "skull"], ...]
    destinations: tuple[str, ...]
    destination: str
    fires: int
    malfunctions: int
    doors: int
    eggs: int
    nest: int
    slots: tuple[Literal["corpse", "egg", "carcass"], ...]
    pods: dict[int, int]
    tokens: dict[str, tuple[int, ...]]
    bag: dict[str, int]
    miniatures: dict[IntruderKind, int]
    exploration: dict[Literal["malfunction", "fire", "silence", "slime", "danger", "doors"], tuple[int, ...]]
    contamination: dict[Literal["infected", "clean"], int]
    wounds: dict[Literal["body", "leg", "hand", "bleeding", "arm"], int]
