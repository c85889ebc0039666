"""Every figure that a text names is the figure of its card, and no figure of a card is left untold."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from bot.games.rise.box.cards import (
    Ability,
    ActionSpace,
    Bonus,
    Equipment,
    ExtraSlot,
    FistAbility,
    PassiveAbility,
    SharedRank,
    SpaceAbility,
    Weapon,
    WoundSlots,
)
from bot.games.rise.box.content import BOX
from bot.games.rise.box.enemy_cards import EnemyCard
from bot.games.rise.box.missions.shapes import Loss, Rule
from bot.games.rise.box.reference_cards import ReferenceSide
from bot.games.rise.rules.missions.round_end import CLOSE
from tests.support.rise.words import WORDS

SPELLED = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "third": 3}
ANY = 5
"""The amount of a card that lets a die be read as any value."""


def told(id: str) -> set[int]:
    """The figures that a text names, in digits or in words; 1 goes without saying."""
    text = WORDS[id]
    words = {number for word, number in SPELLED.items() if re.search(rf"\b{word}\b", text, re.IGNORECASE)}
    return ({int(digits) for digits in re.findall(r"\b\d+\b", text)} | words) - {1}


def valued(id: str, values: tuple[int, ...]) -> set[int]:
    """The figures by which a text names die values: all of them, or the least."""
    return {values[0]} if values and f"{values[0]} or more" in WORDS[id] else set(values)


def bonuses(id: str, found: Iterable[Bonus]) -> Iterator[int]:
    """The figures of bonuses."""
    for bonus in found:
        yield bonus.amount
        yield from valued(id, bonus.values)


def spaces(id: str, found: Iterable[ActionSpace]) -> Iterator[int]:
    """The figures of Action Spaces, those of their own Attacks among them."""
    for space in found:
        yield space.amount
        yield from valued(id, space.accepts)
        yield from bonuses(id, space.bonuses)
        if space.strike:
            yield from (space.strike.dice, space.strike.targets, *space.strike.range)


def of_ability(id: str, ability: Ability) -> set[int]:
    """The figures of an ability."""
    match ability:
        case SpaceAbility():
            found = set(spaces(id, (ability.space,)))
        case FistAbility() | PassiveAbility():
            found = {ability.amount, ability.within}
        case SharedRank():
            found = {ability.amount, ability.bonus.amount if ability.bonus else 1}
        case WoundSlots() | ExtraSlot():
            found = {ability.amount}
        case _:
            found = set()
    return found - {0, 1}


def of_weapon(id: str, card: Weapon) -> set[int]:
    """The figures of a Weapon's text; its dice and its Range stand beside it, and two spaces are told as such."""
    found = {*spaces(id, card.spaces), *bonuses(id, card.traits), len(card.spaces)}
    return found - {0, 1}


def of_equipment(id: str, card: Equipment) -> set[int]:
    """The figures of an Equipment card."""
    found = {effect.amount for effect in card.effects if (effect.verb, effect.amount) != ("change-die", ANY)}
    found |= {card.armor, *spaces(id, (card.space,) if card.space else ())}
    if card.grenade:
        found |= {card.grenade.hits, card.grenade.friends, card.grenade.amount}
    return found - {0, 1}


def of_side(id: str, side: ReferenceSide) -> set[int]:
    """The figures of one side of an Object Reference card."""
    found = set(spaces(id, side.spaces))
    for row in side.interact:
        found |= {row.amount, *valued(id, row.values)}
    if side.ally:
        found |= {side.ally.move, *((side.ally.attack, side.ally.range) if side.ally.attack else ())}
    return found - {0, 1}


@pytest.mark.rule("RISE-CHAR-05", "RISE-CLASS-01")
@pytest.mark.parametrize("ability", BOX.abilities, ids=lambda ability: str(ability.id))
def test_an_ability_tells_its_figures(ability: Ability) -> None:
    assert told(f"rise-ability-{ability.id}") == of_ability(f"rise-ability-{ability.id}", ability)


@pytest.mark.parametrize("card", BOX.weapons, ids=lambda card: card.id)
def test_a_weapon_tells_its_figures(card: Weapon) -> None:
    assert told(f"rise-card-text-{card.id}") == of_weapon(f"rise-card-text-{card.id}", card)


@pytest.mark.parametrize("card", BOX.equipment, ids=lambda card: card.id)
def test_equipment_tells_its_figures(card: Equipment) -> None:
    assert told(f"rise-card-text-{card.id}") == of_equipment(f"rise-card-text-{card.id}", card)


@pytest.mark.parametrize("side", BOX.sides, ids=lambda side: side.id)
def test_an_object_tells_its_figures(side: ReferenceSide) -> None:
    assert told(f"rise-card-text-{side.id}") == of_side(f"rise-card-text-{side.id}", side)


@pytest.mark.parametrize("enemy", BOX.enemies, ids=lambda enemy: enemy.id)
def test_reactions_and_traits_tell_their_figures(enemy: EnemyCard) -> None:
    amounts = {enemy.reaction.id: enemy.reaction.amount, **{trait.id: trait.amount for trait in enemy.traits}}
    assert {id: told(f"rise-ability-{id}") for id in amounts} == {id: {n} - {0, 1} for id, n in amounts.items()}


@pytest.mark.rule("RISE-MISSION-07")
def test_the_rules_and_losses_of_missions_tell_their_figures() -> None:
    rules: dict[str, Rule] = {rule.verb: rule for sheet in BOX.missions for rule in sheet.rules}
    losses: dict[str, Loss] = {loss.verb: loss for sheet in BOX.missions for loss in sheet.losses}

    melt = rules["melt"]
    amounts = {melt.amount, *melt.amounts.values(), *melt.amounts}
    assert told("rise-rule-melt") - {1000} == amounts
    assert told("rise-rule-truck-under-fire") == {CLOSE, rules["truck-under-fire"].amount}
    assert told("rise-rule-surge-each-round") == {rules["surge-each-round"].amount} - {1}
    for verb in ("allies-lost", "overrun", "surges"):
        assert told(f"rise-lose-{verb}") == {losses[verb].amount}
