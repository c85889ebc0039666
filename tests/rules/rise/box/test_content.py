"""What the rulebook tells of Characters, Card Slots and Classes is so in the content."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.rise.box.cards import (
    CARD_SLOTS,
    Bonus,
    ExtraSlot,
    FistAbility,
    PassiveAbility,
    SharedRank,
    SpaceAbility,
    Store,
    Strike,
    WoundSlots,
    deck,
    fits,
)
from bot.games.rise.box.content import ABILITIES, BOARDS, BOX, CLASSES, EQUIPMENT, WEAPONS

LOOT = {**WEAPONS, **EQUIPMENT}


def kinds(kind: type) -> set[str]:
    """The Classes that have an ability of this kind."""
    return {card.id for card in BOX.classes if any(isinstance(ability, kind) for ability in card.abilities)}


def spaces(kind: str) -> set[str]:
    """The Classes that have an Action Space of this kind."""
    return {
        card.id
        for card in BOX.classes
        for ability in card.abilities
        if isinstance(ability, SpaceAbility) and ability.space.kind == kind
    }


def timed(*when: str) -> set[str]:
    """The Classes that have an ability for such a moment of an Attack."""
    return {
        card.id
        for card in BOX.classes
        for ability in card.abilities
        if isinstance(ability, FistAbility | PassiveAbility) and ability.when in when
    }


@pytest.mark.rule("RISE-GEN-02")
def test_there_are_four_characters() -> None:
    assert list(BOARDS) == ["john", "kyle", "guardian", "alex"]


@pytest.mark.rule("RISE-CHAR-05")
def test_a_board_has_exactly_three_abilities_each_a_fist_a_passive_or_a_space() -> None:
    for board in BOX.characters:
        assert len(board.abilities) == 3
        assert all(isinstance(ability, FistAbility | PassiveAbility | SpaceAbility) for ability in board.abilities)


@pytest.mark.rule("RISE-CHAR-01", "RISE-CARD-03")
def test_a_character_starts_with_the_level_s_cards_it_owns() -> None:
    assert BOARDS["guardian"].starts == ("plasma-shotgun", "high-explosive-rounds")
    assert {card.id: card.owner for card in LOOT.values() if card.level == "S"} == {
        card: board.id for board in BOX.characters for card in board.starts
    }
    assert all(LOOT[card].count == 1 for board in BOX.characters for card in board.starts)


def test_the_guardian_has_three_wound_slots_and_everybody_has_some() -> None:
    assert BOARDS["guardian"].wounds == 3
    assert all(board.wounds >= 3 for board in BOX.characters)


def test_the_guardians_board_has_five_spaces() -> None:
    kinds = Counter(space.kind for space in BOARDS["guardian"].all_spaces())

    assert kinds == {"attack": 1, "move": 2, "rest": 1, "interact": 1}


def test_every_board_has_two_moves_a_rest_and_an_interact() -> None:
    for board in BOX.characters:
        kinds = Counter(space.kind for space in board.all_spaces())
        assert (kinds["move"], kinds["rest"], kinds["interact"]) == (2, 1, 1)


@pytest.mark.rule("RISE-RULING-31")
def test_the_guardian_attacks_up_to_two_adjacent_enemies_with_three_dice() -> None:
    space = next(space for space in BOARDS["guardian"].all_spaces() if space.kind == "attack")

    assert space.strike == Strike(dice=3, range=(1, 1), targets=2, adjacent=True)


@pytest.mark.rule("RISE-REST-07")
def test_whom_the_guardian_rescues_recovers_one_wound_more() -> None:
    space = next(space for space in BOARDS["guardian"].all_spaces() if space.kind == "rest")

    assert space.bonuses == (Bonus("rescue-heals", 1),)


@pytest.mark.rule("RISE-RULING-28")
def test_the_guardians_fist_ignores_a_skull_when_defending() -> None:
    fist = BOARDS["guardian"].abilities[2]

    assert isinstance(fist, FistAbility)
    assert (fist.when, fist.verb, fist.amount) == ("defending", "ignore-skull", 1)


@pytest.mark.rule("RISE-WEAPON-04", "RISE-RULING-08")
def test_kyle_copies_the_attack_spaces_of_his_weapons() -> None:
    space = next(space for space in BOARDS["kyle"].all_spaces() if space.kind == "attack")

    assert (space.does, space.accepts) == ("copy-weapon-attack", ())


@pytest.mark.rule("RISE-RULING-23")
def test_a_teammates_board_can_change_your_roll() -> None:
    passives = [ability for ability in BOARDS["john"].abilities if isinstance(ability, PassiveAbility)]

    assert [(ability.verb, ability.amount) for ability in passives] == [("aid-reroll", 1)]


# Slots and decks


@pytest.mark.rule("RISE-SLOT-01")
def test_a_board_has_three_card_slots() -> None:
    assert CARD_SLOTS == (("weapon",), ("weapon", "equipment"), ("equipment",))


@pytest.mark.rule("RISE-SLOT-02", "RISE-EX-12")
def test_never_three_of_a_kind() -> None:
    full = {(w, e) for w in range(5) for e in range(5) if fits(w, e) and not fits(w + 1, e) and not fits(w, e + 1)}

    assert full == {(1, 2), (2, 1)}


@pytest.mark.rule("RISE-CLASS-19", "RISE-RULING-46")
def test_an_extra_slot_holds_equipment_only() -> None:
    assert fits(1, 3, extra=1)
    assert fits(2, 2, extra=1)
    assert not fits(3, 1, extra=1)
    assert not fits(0, 4, extra=1)


@pytest.mark.rule("RISE-SETUP-06", "RISE-SETUP-07", "RISE-CARD-03")
def test_a_deck_holds_every_copy_of_its_levels_and_no_starting_card() -> None:
    assert deck(BOX.weapons, [1]).count("pistol") == 2
    assert deck(BOX.weapons, [1, 3]) == [id for id in deck(BOX.weapons, [1, 2, 3]) if WEAPONS[id].level != 2]
    for shelf in (BOX.weapons, BOX.equipment):
        starting = sum(card.count for card in shelf if card.level == "S")
        assert len(deck(shelf, [1, 2, 3])) == sum(card.count for card in shelf) - starting
    assert not {id for id in deck(LOOT.values(), [1, 2, 3]) if LOOT[id].owner}


# Classes

NAMES = """assault bodyguard close-combat engineer infiltrator marksman medic munitions-specialist packrat quartermaster
radio-operator scout sergeant skirmisher squad-leader tech-specialist"""


@pytest.mark.rule("RISE-CLASS-01")
def test_there_are_sixteen_classes_of_two_abilities() -> None:
    assert sorted(CLASSES) == NAMES.split()
    assert {len(card.abilities) for card in BOX.classes} == {2}


@pytest.mark.rule("RISE-CLASS-03")
def test_four_classes_have_an_extra_wound_slot() -> None:
    assert kinds(WoundSlots) == {"assault", "bodyguard", "engineer", "sergeant"}
    assert {ability.amount for ability in BOX.abilities if isinstance(ability, WoundSlots)} == {1}


@pytest.mark.rule("RISE-CLASS-05")
def test_two_classes_share_a_rank_token() -> None:
    assert kinds(SharedRank) == {"sergeant", "squad-leader"}
    assert {ability.amount for ability in BOX.abilities if isinstance(ability, SharedRank)} == {1}


@pytest.mark.rule("RISE-CLASS-07")
def test_four_classes_have_attack_abilities() -> None:
    names = {"close-combat", "marksman", "munitions-specialist", "skirmisher"}

    assert timed("attacking", "after-attacking") == names
    assert timed("after-attacking") == {"skirmisher"}
    assert {type(ability) for name in names for ability in CLASSES[name].abilities} >= {FistAbility, PassiveAbility}


@pytest.mark.rule("RISE-CLASS-08")
def test_two_classes_have_defence_abilities() -> None:
    assert timed("defending", "after-defending") == {"close-combat", "scout"}


@pytest.mark.rule("RISE-CLASS-09")
def test_two_classes_have_a_move_space_with_a_bonus_for_certain_values() -> None:
    assert spaces("move") == {"infiltrator", "scout"}
    for name in ("slip-through", "pathfinder"):
        ability = ABILITIES[name]
        assert isinstance(ability, SpaceAbility)
        assert not ability.space.accepts
        assert 0 < len(list(ability.space.bonus(1))) + len(list(ability.space.bonus(6))) < 2


@pytest.mark.rule("RISE-CLASS-10", "RISE-CLASS-11", "RISE-CLASS-12")
def test_three_classes_have_an_interact_space() -> None:
    assert spaces("interact") == {"engineer", "packrat", "tech-specialist"}
    verbs = {
        card.id: ability.space.bonuses[0].verb
        for card in BOX.classes
        for ability in card.abilities
        if isinstance(ability, SpaceAbility) and ability.space.kind == "interact"
    }
    assert verbs == {"engineer": "change-die", "tech-specialist": "change-die", "packrat": "crate-draws"}


@pytest.mark.rule("RISE-CLASS-13", "RISE-CLASS-14")
def test_two_classes_have_special_spaces() -> None:
    does = {
        card.id: ability.space.does
        for card in BOX.classes
        for ability in card.abilities
        if isinstance(ability, SpaceAbility) and ability.space.kind == "special"
    }

    assert does == {"radio-operator": "order-move", "squad-leader": "command-ally"}
    reward = ABILITIES["on-me"]
    assert isinstance(reward, SpaceAbility)
    assert reward.space.bonuses == (Bonus("step", 2),)


@pytest.mark.rule("RISE-CLASS-15")
def test_the_medics_rests_help_others() -> None:
    ability = CLASSES["medic"].abilities[0]

    assert isinstance(ability, PassiveAbility)
    assert ability.verb == "rest-others"


@pytest.mark.rule("RISE-CLASS-16")
def test_three_classes_store_a_card_that_level_one_decks_have() -> None:
    stores = {
        card.id: ability.keyword for card in BOX.classes for ability in card.abilities if isinstance(ability, Store)
    }

    assert stores == {"medic": "medical", "munitions-specialist": "munitions", "tech-specialist": "tech"}
    for keyword in stores.values():
        assert any(keyword in EQUIPMENT[id].keywords for id in deck(BOX.equipment, [1]))


@pytest.mark.rule("RISE-CLASS-19")
def test_two_classes_have_an_extra_equipment_slot() -> None:
    assert kinds(ExtraSlot) == {"packrat", "quartermaster"}
