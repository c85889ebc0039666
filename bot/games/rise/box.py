"""The box as a whole: what it holds, and the checks that it is whole and that its cards fit together."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import get_args

import msgspec

from bot.games.rise.cards import (
    GIVEN,
    Ability,
    ActionSpace,
    Board,
    ClassCard,
    EnemyCard,
    Entry,
    Equipment,
    FistAbility,
    Loot,
    PassiveAbility,
    Reference,
    Side,
    SpaceAbility,
    StaggerSide,
    Store,
    SurgeCard,
    TruckDamage,
    Weapon,
)
from bot.games.rise.verbs import AttackVerb, DefendVerb, EquipmentVerb, InteractVerb, MoveVerb, PassiveVerb, RestVerb

COUNTS = {
    "Character boards": 4,
    "Class cards": 16,
    "Weapon cards": 20,
    "Equipment cards": 44,
    "Enemy cards": 9,
    "Object Reference cards": 8,
    "T-1000 Stagger sides": 2,
    "Enemy Surge cards": 1,
    "Truck Damage cards": 1,
    "Resistance Soldiers": 3,
}
"""How many of each the rulebook's list of components has."""
MINIATURES = {"t-800": 12, "hk-8": 12, "t-72": 4, "t-800-commander": 1, "t-800-flamethrower": 1, "t-1000": 1}
BONUS_VERBS: dict[str, tuple[str, ...]] = {
    "move": get_args(MoveVerb),
    "attack": get_args(AttackVerb),
    "interact": get_args(InteractVerb),
    "rest": get_args(RestVerb),
    "special": get_args(AttackVerb),
    "command": (),
}
"""The bonuses that each kind of Action Space may have; Allies have none (RISE-ALLY-04)."""
ABILITY_VERBS: dict[str | None, tuple[str, ...]] = {
    "attacking": get_args(AttackVerb),
    "after-attacking": ("step",),
    "defending": ("ignore-skull",),
    "after-defending": ("stun-attacker", "step"),
    None: get_args(PassiveVerb),
}
"""The verbs of abilities by when they are used."""
EFFECT_VERBS: dict[str, tuple[str, ...]] = {
    "turn-start": get_args(AttackVerb),
    "worn": get_args(AttackVerb),
    "defending": get_args(DefendVerb),
}
"""The verbs of Equipment by its use; for any other use those of `EquipmentVerb`."""


class Box(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the TOML files hold."""

    characters: tuple[Board, ...]
    classes: tuple[ClassCard, ...]
    weapons: tuple[Weapon, ...]
    equipment: tuple[Equipment, ...]
    enemies: tuple[EnemyCard, ...]
    references: tuple[Reference, ...]
    stagger: tuple[StaggerSide, ...]
    surge: tuple[SurgeCard, ...]
    truck_damage: tuple[TruckDamage, ...]

    @property
    def sides(self) -> tuple[Side, ...]:
        """Both sides of every Object Reference card."""
        return tuple(side for card in self.references for side in card.sides)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Every ability of boards and Class cards."""
        cards: tuple[Board | ClassCard, ...] = (*self.characters, *self.classes)
        return tuple(ability for card in cards for ability in card.abilities)

    @property
    def files(self) -> dict[str, tuple[Entry, ...]]:
        """What each file holds, sides and single cards as entries of their own."""
        return {
            "characters": self.characters,
            "classes": self.classes,
            "weapons": self.weapons,
            "equipment": self.equipment,
            "enemies": self.enemies,
            "objects": (*self.sides, *self.stagger, *self.surge, *self.truck_damage),
        }

    def counted(self) -> dict[str, int]:
        """Count what the list of components counts."""
        rings = {side.ring for side in self.sides if side.kind == "soldier"}
        return {
            "Character boards": len(self.characters),
            "Class cards": len(self.classes),
            "Weapon cards": sum(card.count for card in self.weapons),
            "Equipment cards": sum(card.count for card in self.equipment),
            "Enemy cards": sum(card.cards for card in self.enemies),
            "Object Reference cards": len(self.references),
            "T-1000 Stagger sides": len(self.stagger),
            "Enemy Surge cards": len(self.surge),
            "Truck Damage cards": len(self.truck_damage),
            "Resistance Soldiers": len(rings),
        }


def faults(box: Box) -> list[str]:
    """Say everything that is wrong with the box, each with its file and its entry."""
    found = [
        f"the box: {count} {what}, not {COUNTS[what]}" for what, count in box.counted().items() if count != COUNTS[what]
    ]
    for file, entries in box.files.items():
        for entry in entries:
            found += [f"rise/{file}.toml: {entry.id}: {fault}" for fault in _entry(box, entry)]
    cards = (entry for entries in box.files.values() for entry in entries)
    return [*found, *_doubles("card", cards), *_doubles("ability", parts(box))]


def parts(box: Box) -> Iterator[Entry]:
    """Give whatever has rules text of its own on a card: abilities, reactions and traits."""
    yield from box.abilities
    for enemy in box.enemies:
        yield enemy.reaction
        yield from enemy.traits


def _doubles(what: str, entries: Iterable[Entry]) -> Iterator[str]:
    """Ids that stand for more than one thing, or that are not written as ids are."""
    for id, count in Counter(entry.id for entry in entries).items():
        if count > 1:
            yield f"the box: {what} {id} is there {count} times"
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", id):
            yield f"the box: {what} {id!r} is no id"


def _entry(box: Box, entry: Entry) -> Iterator[str]:
    """Check one entry by what it is."""
    yield from _source(entry)
    match entry:
        case Board():
            yield from _abilities(box, entry.abilities, 3)
            yield from _spaces(entry.all_spaces())
            yield from _starts(box, entry)
        case ClassCard():
            yield from _abilities(box, entry.abilities, 2)
        case Weapon():
            yield from _loot(box, entry)
            yield from _spaces(entry.spaces)
            yield from _between(entry.range)
            if not entry.spaces or entry.attack < 1:
                yield "a Weapon needs an Action Space and Attack Dice"
        case Equipment():
            yield from _loot(box, entry)
            yield from _equipment(box, entry)
        case EnemyCard():
            yield from _enemy(entry)
        case Side():
            yield from _spaces(entry.spaces)
            for row in entry.interact:
                yield from _values(row.values)
            if (entry.kind == "soldier") != bool(entry.ally and entry.ring):
                yield "a soldier, and only a soldier, has a ring and an Ally's figures"
        case StaggerSide() | SurgeCard() | TruckDamage():
            steps = [row.at for row in entry.rows]
            if steps != sorted(set(steps)) or not steps or steps[0] < 1:
                yield f"its rows do not rise: {steps}"


def _source(entry: Entry) -> Iterator[str]:
    """What the rulebook gives is named, and is there."""
    if (entry.source == "rulebook") != bool(entry.given):
        yield "source and `given` do not agree"
    if unknown := set(entry.given) - set(GIVEN) - set(entry.__struct_fields__):
        yield f"cannot be given: {', '.join(sorted(unknown))}"


def _values(values: tuple[int, ...]) -> Iterator[str]:
    if list(values) != sorted(set(values) & set(range(1, 7))):
        yield f"not rising die values: {list(values)}"


def _between(range: tuple[int, int]) -> Iterator[str]:
    if not 1 <= range[0] <= range[1]:
        yield f"no Range: {range[0]}-{range[1]}"


def _spaces(spaces: tuple[ActionSpace, ...]) -> Iterator[str]:
    """Action Spaces have names of their own on their card, and bonuses that suit their kind."""
    names = Counter(space.id for space in spaces)
    yield from (f"{name}: there are {count} such spaces" for name, count in names.items() if count > 1)
    for space in spaces:
        yield from _values(space.accepts)
        if space.kind in ("special", "command") and not space.does:
            yield f"{space.id}: a {space.kind} space must say what it does"
        if space.strike:
            yield from _between(space.strike.range)
        for bonus in space.bonuses:
            yield from _values(bonus.values)
            if bonus.verb not in BONUS_VERBS[space.kind]:
                yield f"{space.id}: {bonus.verb} is no bonus of a {space.kind} space"


def _abilities(box: Box, abilities: tuple[Ability, ...], count: int) -> Iterator[str]:
    if len(abilities) != count:
        yield f"{len(abilities)} abilities, not {count}"
    for ability in abilities:
        yield from _source(ability)
        match ability:
            case SpaceAbility():
                yield from _spaces((ability.space,))
            case FistAbility() | PassiveAbility():
                if ability.verb not in ABILITY_VERBS[ability.when]:
                    yield f"{ability.id}: {ability.verb} is not for {ability.when or 'always'}"
            case Store():
                if not any(ability.keyword in card.keywords and card.level != "S" for card in box.equipment):
                    yield f"{ability.id}: no Equipment is {ability.keyword}"


def _starts(box: Box, board: Board) -> Iterator[str]:
    """A Character starts with exactly the level S cards that it owns."""
    owned = {card.id for card in (*box.weapons, *box.equipment) if card.owner == board.id}
    if set(board.starts) != owned:
        yield f"starts with {', '.join(sorted(board.starts))}, owns {', '.join(sorted(owned))}"


def _loot(box: Box, card: Loot) -> Iterator[str]:
    if (card.level == "S") != bool(card.owner):
        yield "a card of level S, and only such a card, has an owner"
    if card.owner and card.owner not in {board.id for board in box.characters}:
        yield f"no Character {card.owner}"
    if card.count < 1 or (card.owner and card.count > 1):
        yield f"{card.count} copies"


def _equipment(box: Box, card: Equipment) -> Iterator[str]:
    """A card does something, at a time that suits it."""
    if (card.use == "die") != bool(card.space):
        yield "a card used with a die, and only such a card, has an Action Space"
    if card.space:
        yield from _spaces((card.space,))
    if not (card.effects or card.grenade or card.search or card.armor):
        yield "it does nothing"
    for effect in card.effects:
        if effect.verb not in EFFECT_VERBS.get(card.use, get_args(EquipmentVerb)):
            yield f"{effect.verb} is not for {card.use}"
    for keyword, has in {"armor": card.armor, "grenade": card.grenade, "search": card.search}.items():
        if (keyword in card.keywords) != bool(has):
            yield f"the keyword {keyword} and what it does do not agree"
    if ("munitions" in card.keywords) != (card.use == "turn-start"):
        yield "Munitions, and only they, are used at the start of a turn"
    if card.search:
        shelf: tuple[Loot, ...] = box.weapons if card.search.deck == "weapon" else box.equipment
        wanted = set(card.search.keywords)
        if not any(wanted & set(found.keywords) and found.level != "S" for found in shelf):
            yield f"no {card.search.deck} is {' or '.join(sorted(wanted))}"


def _enemy(enemy: EnemyCard) -> Iterator[str]:
    for part in (enemy.reaction, *enemy.traits):
        yield from _source(part)
    if enemy.miniatures != MINIATURES.get(enemy.id):
        yield f"{enemy.miniatures} miniatures, not {MINIATURES.get(enemy.id)}"
    results = sorted(value for row in enemy.logic for value in row.values)
    if enemy.boss and results != [1, 2, 3, 4, 5, 6]:
        yield f"its Logic card answers {results}, not every result once"
    destructible = all(trait.verb != "indestructible" for trait in enemy.traits)
    if bool(enemy.wounds) != (enemy.boss and destructible):
        yield "a Boss that can be destroyed, and only such an Enemy, has Wound Slots"
