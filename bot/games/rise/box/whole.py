"""The box as a whole: what it holds, and the checks that it is whole and that its cards fit together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property
from typing import get_args

import msgspec

from bot.engine.content import Place, by_id
from bot.engine.content.faults import Fault, unknown
from bot.engine.content.shapes import ID
from bot.engine.words import Phrase
from bot.games.rise.box.cards import (
    GIVEN,
    Ability,
    ActionSpace,
    Board,
    ClassCard,
    Equipment,
    FistAbility,
    Loot,
    PassiveAbility,
    Sourced,
    SpaceAbility,
    Store,
    UseTime,
    Weapon,
)
from bot.games.rise.box.enemy_cards import EnemyCard
from bot.games.rise.box.layout import Tray
from bot.games.rise.box.missions.shapes import Sheet
from bot.games.rise.box.missions.whole import matters
from bot.games.rise.box.reference_cards import Reference, ReferenceSide, StaggerSide, SurgeCard, TruckDamage
from bot.games.rise.box.tiles import Face, check, listed
from bot.games.rise.box.verbs import (
    AnyTime,
    AttackVerb,
    BeforeReinforcements,
    DefendVerb,
    GoingDown,
    InteractVerb,
    MoveVerb,
    PassiveVerb,
    RestVerb,
    WithDie,
    WithInteract,
    WithRest,
)

SOLDIERS = 3
"""The Resistance Soldiers, told apart by their rings."""
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
EFFECT_VERBS: dict[UseTime, tuple[str, ...]] = {
    "any-time": get_args(AnyTime),
    "die": get_args(WithDie),
    "turn-start": get_args(AttackVerb),
    "worn": get_args(AttackVerb),
    "defending": get_args(DefendVerb),
    "with-rest": get_args(WithRest),
    "with-interact": get_args(WithInteract),
    "reinforcements": get_args(BeforeReinforcements),
    "going-down": get_args(GoingDown),
}
"""The verbs of Equipment by its use."""


class Box(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that the TOML files hold."""

    characters: tuple[Board, ...]
    classes: tuple[ClassCard, ...]
    weapons: tuple[Weapon, ...]
    equipment: tuple[Equipment, ...]
    enemies: tuple[EnemyCard, ...]
    references: tuple[Reference, ...]
    stagger: tuple[StaggerSide, ...]
    surge: SurgeCard
    truck_damage: TruckDamage
    tiles: tuple[Face, ...]
    missions: tuple[Sheet, ...]

    @cached_property
    def tray(self) -> Tray:
        """The faces of the tiles by their ids."""
        return Tray(by_id(self.tiles))

    @property
    def sides(self) -> tuple[ReferenceSide, ...]:
        """Both sides of every Object Reference card."""
        return tuple(side for card in self.references for side in card.sides)

    @property
    def abilities(self) -> tuple[Ability, ...]:
        """Every ability of boards and Class cards."""
        cards: tuple[Board | ClassCard, ...] = (*self.characters, *self.classes)
        return tuple(ability for card in cards for ability in card.abilities)

    @property
    def shelves(self) -> dict[str, tuple[Sourced, ...]]:
        """What each shelf holds, the sides of Object Reference cards as entries of their own."""
        return {
            "characters": self.characters,
            "classes": self.classes,
            "weapons": self.weapons,
            "equipment": self.equipment,
            "enemies": self.enemies,
            "references": self.sides,
            "stagger": self.stagger,
            "surge": (self.surge,),
            "truck_damage": (self.truck_damage,),
        }


PLACES = {
    "characters": Place("characters", "character"),
    "classes": Place("classes", "class"),
    "weapons": Place("weapons", "weapon"),
    "equipment": Place("equipment", "equipment"),
    "enemies": Place("enemies", "enemy"),
    "references": Place("objects", "reference"),
    "stagger": Place("objects", "stagger"),
    "surge": Place("objects", "surge"),
    "truck_damage": Place("objects", "truck-damage"),
    "tiles": Place("tiles", "face"),
    "missions": Place("missions/*"),
}


def faults(box: Box) -> Iterator[Fault]:
    """Everything that is wrong with the box, each with its shelf and its entry."""
    for shelf, entries in box.shelves.items():
        yield from (Fault(shelf, entry.id, what) for entry in entries for what in _entry(box, entry))
    rings = {side.ring for side in box.sides if side.kind == "soldier"}
    if len(rings) != SOLDIERS:
        yield Fault("references", "soldier", Phrase("content-rise-rings", {"count": len(rings), "soldiers": SOLDIERS}))
    yield from _doubles(entry for entries in box.shelves.values() for entry in entries)
    yield from _doubles(part for found in parts(box).values() for part in found)
    broken = list(check(box.tiles))
    yield from broken
    if broken:  # no sheet can be laid out with them
        return
    enemies, sides = by_id(box.enemies), by_id(box.sides)
    for sheet in box.missions:
        yield from (Fault("missions", sheet.id, what) for what in matters(sheet, box.tray, enemies, sides))


def parts(box: Box) -> dict[str, tuple[Sourced, ...]]:
    """Whatever has rules text of its own on the cards of a shelf: abilities, reactions and traits."""
    return {
        "characters": tuple(ability for board in box.characters for ability in board.abilities),
        "classes": tuple(ability for card in box.classes for ability in card.abilities),
        "enemies": tuple(part for enemy in box.enemies for part in (enemy.reaction, *enemy.traits)),
    }


def _doubles(entries: Iterable[Sourced]) -> Iterator[Fault]:
    """Ids that stand for more than one thing, or that are not written as ids are."""
    for id, count in Counter(entry.id for entry in entries).items():
        if count > 1:
            yield Fault("", id, Phrase("content-twice", {"count": count}))
        if not ID.fullmatch(id):
            yield Fault("", id, Phrase("content-no-id"))


def _entry(box: Box, entry: Sourced) -> Iterator[Phrase]:
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
                yield Phrase("content-rise-weapon")
        case Equipment():
            yield from _loot(box, entry)
            yield from _equipment(box, entry)
        case EnemyCard():
            yield from _enemy(entry)
        case ReferenceSide():
            yield from _spaces(entry.spaces)
            for row in entry.interact:
                yield from _values(row.values)
            if (entry.kind == "soldier") != bool(entry.ally and entry.ring):
                yield Phrase("content-rise-soldier")
        case StaggerSide() | SurgeCard() | TruckDamage():
            steps = [row.at for row in entry.rows]
            if steps != sorted(set(steps)) or not steps or steps[0] < 1:
                yield Phrase("content-rise-steps", {"steps": listed(steps)})


def _source(entry: Sourced) -> Iterator[Phrase]:
    """What the rulebook gives is named, and is there."""
    if (entry.source == "rulebook") != bool(entry.given):
        yield Phrase("content-rise-source")
    if strange := set(entry.given) - set(GIVEN) - set(entry.__struct_fields__):
        yield Phrase("content-rise-given", {"given": listed(sorted(strange))})


def _values(values: tuple[int, ...]) -> Iterator[Phrase]:
    if list(values) != sorted(set(values) & set(range(1, 7))):
        yield Phrase("content-rise-values", {"values": listed(values)})


def _between(range: tuple[int, int]) -> Iterator[Phrase]:
    if not 1 <= range[0] <= range[1]:
        yield Phrase("content-rise-range", {"least": range[0], "most": range[1]})


def _spaces(spaces: tuple[ActionSpace, ...]) -> Iterator[Phrase]:
    """Action Spaces have names of their own on their card, and bonuses that suit their kind."""
    names = Counter(space.id for space in spaces)
    for name, count in names.items():
        if count > 1:
            yield Phrase("content-rise-spaces", {"space": name, "count": count})
    for space in spaces:
        yield from _values(space.accepts)
        if space.kind in ("special", "command") and not space.does:
            yield Phrase("content-rise-does", {"space": space.id})
        if space.strike:
            yield from _between(space.strike.range)
        for bonus in space.bonuses:
            yield from _values(bonus.values)
            if bonus.verb not in BONUS_VERBS[space.kind]:
                yield Phrase("content-rise-bonus", {"space": space.id, "verb": bonus.verb})


def _abilities(box: Box, abilities: tuple[Ability, ...], count: int) -> Iterator[Phrase]:
    if len(abilities) != count:
        yield Phrase("content-rise-abilities", {"count": len(abilities), "wanted": count})
    for ability in abilities:
        yield from _source(ability)
        match ability:
            case SpaceAbility():
                yield from _spaces((ability.space,))
            case FistAbility() | PassiveAbility():
                if ability.verb not in ABILITY_VERBS[ability.when]:
                    yield Phrase("content-rise-when", {"ability": ability.id, "verb": ability.verb})
            case Store():
                if not any(ability.keyword in card.keywords and card.level != "S" for card in box.equipment):
                    yield Phrase("content-rise-keyword", {"keywords": ability.keyword})


def _starts(box: Box, board: Board) -> Iterator[Phrase]:
    """A Character starts with exactly the level S cards that it owns."""
    owned = {card.id for card in (*box.weapons, *box.equipment) if card.owner == board.id}
    if set(board.starts) != owned:
        yield Phrase("content-rise-starts", {"starts": listed(sorted(board.starts)), "owns": listed(sorted(owned))})


def _loot(box: Box, card: Loot) -> Iterator[Phrase]:
    if (card.level == "S") != bool(card.owner):
        yield Phrase("content-rise-owner")
    yield from unknown("owner", {card.owner} - {""}, {board.id for board in box.characters})
    if card.count < 1 or (card.owner and card.count > 1):
        yield Phrase("content-rise-copies", {"count": card.count})


def _equipment(box: Box, card: Equipment) -> Iterator[Phrase]:
    """A card does something, at a time that suits it."""
    if (card.use == "die") != bool(card.space):
        yield Phrase("content-rise-die")
    if card.space:
        yield from _spaces((card.space,))
    if not (card.effects or card.grenade or card.search or card.armor):
        yield Phrase("content-nothing")
    for effect in card.effects:
        if effect.verb not in EFFECT_VERBS[card.use]:
            yield Phrase("content-rise-use", {"verb": effect.verb, "use": card.use})
    for keyword, has in {"armor": card.armor, "grenade": card.grenade, "search": card.search}.items():
        if (keyword in card.keywords) != bool(has):
            yield Phrase("content-rise-agree", {"keyword": keyword})
    if ("munitions" in card.keywords) != (card.use == "turn-start"):
        yield Phrase("content-rise-munitions")
    if card.search:
        shelf: tuple[Loot, ...] = box.weapons if card.search.deck == "weapon" else box.equipment
        wanted = set(card.search.keywords)
        if not any(wanted & set(found.keywords) and found.level != "S" for found in shelf):
            yield Phrase("content-rise-keyword", {"keywords": listed(sorted(wanted))})


def _enemy(enemy: EnemyCard) -> Iterator[Phrase]:
    for part in (enemy.reaction, *enemy.traits):
        yield from _source(part)
    if enemy.miniatures < 1:
        yield Phrase("content-rise-miniatures")
    results = sorted(value for row in enemy.logic for value in row.values)
    if enemy.boss and results != [1, 2, 3, 4, 5, 6]:
        yield Phrase("content-rise-logic", {"results": listed(results)})
    destructible = all(trait.verb != "indestructible" for trait in enemy.traits)
    if bool(enemy.wounds) != (enemy.boss and destructible):
        yield Phrase("content-rise-wounds")
