"""Every card has a name and words, and the words say what the card does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from bot.games.rise.box.cards import ActionSpace, Keyword, SpaceAbility
from bot.games.rise.box.content import (
    BOARDS,
    BOX,
    CLASSES,
    ENEMIES,
    EQUIPMENT,
    SIDES,
    STAGGER,
    SURGE,
    TRUCK_DAMAGE,
    WEAPONS,
)
from bot.games.rise.box.reference_cards import StaggerSide, SurgeCard, TruckDamage
from bot.games.rise.box.whole import parts
from tests.support.rise.words import WORDS

NAMED: dict[str, list[str]] = {
    "seat": list(BOARDS),
    "class": list(CLASSES),
    "weapon": list(WEAPONS),
    "equipment": list(EQUIPMENT),
    "enemy": list(ENEMIES),
    "object": [*SIDES, *STAGGER, SURGE.id, TRUCK_DAMAGE.id],
}


@pytest.mark.parametrize("id", [f"{kind}-{id}" for kind, entries in NAMED.items() for id in entries])
def test_every_card_has_a_name_and_a_text(id: str) -> None:
    kind, card = id.split("-", 1)

    assert WORDS[f"rise-{kind}-{card}"]
    assert WORDS[f"rise-card-text-{card}"]


@pytest.mark.parametrize("id", [part.id for found in parts(BOX).values() for part in found])
def test_every_ability_reaction_and_trait_has_a_name_and_a_text(id: str) -> None:
    assert WORDS[f"rise-skill-{id}"]
    assert WORDS[f"rise-ability-{id}"]


@pytest.mark.parametrize("keyword", get_args(Keyword))
def test_every_keyword_has_a_name(keyword: str) -> None:
    assert WORDS[f"rise-keyword-{keyword}"]


def test_no_card_text_is_of_a_card_that_is_not_there() -> None:
    cards = {id for entries in NAMED.values() for id in entries} | {f"{e.id}-logic" for e in BOX.enemies if e.boss}
    told = {id.removeprefix("rise-card-text-") for id in WORDS if id.startswith("rise-card-text-")}

    assert told == cards
    assert {id.removeprefix("rise-ability-") for id in WORDS if id.startswith("rise-ability-")} == {
        part.id for found in parts(BOX).values() for part in found
    }


@pytest.mark.rule("RISE-ENEMY-11")
def test_the_enemies_have_their_nicknames() -> None:
    assert "Endo" in WORDS["rise-card-text-t-800"]
    assert "Buzzer" in WORDS["rise-card-text-hk-8"]


def spoken(values: tuple[int, ...]) -> str:
    """Die values as the texts list them."""
    if len(values) == 1:
        return str(values[0])
    return f"{', '.join(map(str, values[:-1]))} or {values[-1]}"


def texts() -> Iterator[tuple[str, tuple[ActionSpace, ...]]]:
    """The texts that tell of Action Spaces, and those spaces."""
    for weapon in BOX.weapons:
        yield f"rise-card-text-{weapon.id}", weapon.spaces
    for side in BOX.sides:
        yield f"rise-card-text-{side.id}", side.spaces
    for equipment in BOX.equipment:
        yield f"rise-card-text-{equipment.id}", (equipment.space,) if equipment.space else ()
    for ability in BOX.abilities:
        if isinstance(ability, SpaceAbility):
            yield f"rise-ability-{ability.id}", (ability.space,)


@pytest.mark.rule("RISE-DICE-07", "RISE-SPECIAL-02")
@pytest.mark.parametrize(("id", "spaces"), list(texts()))
def test_a_text_names_the_values_that_its_spaces_ask_for(id: str, spaces: tuple[ActionSpace, ...]) -> None:
    for values in {space.accepts for space in spaces} | {bonus.values for s in spaces for bonus in s.bonuses}:
        assert not values or spoken(values) in WORDS[id] or f"{values[0]} or more" in WORDS[id]


def test_a_text_names_the_values_of_an_object() -> None:
    for side in BOX.sides:
        for row in side.interact:
            text = WORDS[f"rise-card-text-{side.id}"]
            assert not row.values or spoken(row.values) in text or f"{row.values[0]} or more" in text


def test_a_text_names_the_amounts_of_effects() -> None:
    for card in BOX.equipment:
        amounts = [effect.amount for effect in card.effects if effect.amount != 1 and effect.verb != "change-die"]
        numbers = re.findall(r"\d+", WORDS[f"rise-card-text-{card.id}"])
        assert {str(amount) for amount in (*amounts, card.armor) if amount} <= set(numbers)


@pytest.mark.rule("RISE-BOSS-03")
@pytest.mark.parametrize("boss", [enemy.id for enemy in BOX.enemies if enemy.boss])
def test_a_logic_text_tells_every_row(boss: str) -> None:
    told = re.findall(r"(\d(?: or \d)?): ([^:]*?)\.(?= \d|$)", WORDS[f"rise-card-text-{boss}-logic"])
    rows = ENEMIES[boss].logic

    assert [values for values, _ in told] == [spoken(row.values) for row in rows]
    for (_, text), row in zip(told, rows, strict=True):
        figures = [str(figure) for act in row.acts for figure in (act.amount, act.range) if figure > 1]
        assert re.findall(r"\d", text) == figures


@pytest.mark.parametrize("card", [*STAGGER.values(), SURGE, TRUCK_DAMAGE], ids=lambda card: card.id)
def test_a_track_text_tells_every_step(card: StaggerSide | SurgeCard | TruckDamage) -> None:
    told = re.findall(r"(\d+)(?: Damage)?:", WORDS[f"rise-card-text-{card.id}"])

    assert [int(step) for step in told] == [row.at for row in card.rows]
