"""Cards: slots, discards, decks, and Equipment in use."""

from __future__ import annotations

import pytest

from bot.engine.decks import Deck
from bot.games.rise.box.content import EQUIPMENT, WEAPONS
from bot.games.rise.events.attacks import (
    CardDiscarded,
    CardGained,
    DeckEmpty,
    DiceCleared,
    HitsCounted,
    MunitionsLoaded,
)
from bot.games.rise.events.enemies import ArmorHit, ArmorSpent
from bot.games.rise.rules import harm, rounds
from bot.games.rise.rules.actions import gear
from bot.games.rise.state import Character, Placed
from tests.support.rise.field import Position, field, lay, plays

ROW = "a a a a a a a a"
MAP = field(ROW, ROW, ROW, ROW)
W1, W2, E1, E2, E3 = "pistol.1", "machinegun.1", "medkit.1", "grenade.1", "stim-pack.1"


def holds(*cards: str, **more: object) -> Position:
    return lay(MAP, {"john": Character("red", "B2", list(cards), **more)}, {"t-800.1": "E2"})  # type: ignore[arg-type]


# Slots


@pytest.mark.rule("RISE-SLOT-01", "RISE-SLOT-02", "RISE-SLOT-04")
@pytest.mark.parametrize(
    ("cards", "room"),
    [
        ((W1, E1, E2), True),
        ((W1, W2, E1), True),
        ((W1, W2, "long-rifle.1"), False),
        ((E1, E2, E3), False),
        ((W1, W2, E1, E2), False),
    ],
)
def test_three_slots_hold_two_loads(cards: tuple[str, ...], room: bool) -> None:
    assert gear.has_room(cards) is room


@pytest.mark.rule("RISE-SLOT-03", "RISE-EX-12", "RISE-RULING-46")
@pytest.mark.parametrize("gone", [W1, W2, E1, E2])
def test_the_owner_chooses_what_finds_no_slot(gone: str) -> None:
    p = holds(W1, E1, E2)
    p.run(gear.gain_card(p.g, "john", W2))
    assert p.ask.seats == ("john",)
    assert p.keys == {f"discard card={card}" for card in (W1, W2, E1, E2)}
    p.does("john", f"discard card={gone}")

    assert p.over
    p.told(CardDiscarded, card=gone)
    assert set(p.character("john").cards) == {W1, W2, E1, E2} - {gone}


@pytest.mark.rule("RISE-EX-12", "RISE-SLOT-03")
def test_a_third_equipment_cannot_stay_whatever_weapons_go() -> None:
    p = holds(E1, E2)
    p.run(gear.gain_card(p.g, "john", E3))

    assert p.keys == {f"discard card={card}" for card in (E1, E2, E3)}


@pytest.mark.rule("RISE-SLOT-03")
def test_a_card_that_finds_a_slot_asks_nothing() -> None:
    p = holds(W1, E1)
    p.run(gear.gain_card(p.g, "john", W2))

    assert p.over
    p.told(CardGained, card=W2)


@pytest.mark.rule("RISE-CLASS-19", "RISE-RULING-46")
@pytest.mark.parametrize("sack", ["packrat", "quartermaster"])
def test_an_extra_slot_holds_equipment_only(sack: str) -> None:
    p = holds(W1, E1, E2, classes=[sack])
    p.run(gear.gain_card(p.g, "john", E3))
    assert p.over

    p = holds(W1, W2, E1, classes=[sack])
    p.run(gear.gain_card(p.g, "john", "long-rifle.1"))
    assert p.keys == {f"discard card={card}" for card in (W1, W2, "long-rifle.1")}


@pytest.mark.rule("RISE-CLASS-17", "RISE-RULING-46")
def test_a_stored_card_takes_no_slot_and_gives_none() -> None:
    p = holds(W1, E1, E2, classes=["medic"], stored={"medic": "medkit.2"})
    p.run(gear.discard_excess(p.g, "john"))
    assert p.over

    p = holds(W1, E1, E2, classes=["medic"])
    p.run(gear.gain_card(p.g, "john", "medkit.3"))
    assert p.ask.prompt == "overflow", "the place on the Class card is no slot"


@pytest.mark.rule("RISE-EQUIP-16", "RISE-RULING-80", "RISE-RULING-46")
def test_one_armor_at_most_in_all_slots_together() -> None:
    p = holds(W1, "flak-vest.1", classes=["packrat"])
    p.run(gear.gain_card(p.g, "john", "combat-armor.1"))
    assert p.keys == {"discard card=flak-vest.1", "discard card=combat-armor.1"}
    p.does("john", "discard card=flak-vest.1")

    assert set(p.character("john").cards) == {W1, "combat-armor.1"}


# Discards and decks


@pytest.mark.rule("RISE-RULING-86", "RISE-CARD-03")
def test_weapons_and_equipment_have_their_own_piles_and_starting_cards_none() -> None:
    p = holds("assault-rifle.1", W1, E1)
    for card in ("assault-rifle.1", W1, E1):
        gear.discard(p.g, "john", card)

    assert p.g.weapons.discard == [W1]
    assert p.g.equipment.discard == [E1]
    assert p.g.set_aside == ["assault-rifle.1"]


@pytest.mark.rule("RISE-RULING-76")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    p = holds()
    p.g.equipment = Deck([], [E1])
    p.run(gear.draw(p.g, "john", "equipment", 2))

    assert p.character("john").cards == [E1]
    p.told(DeckEmpty, deck="equipment")


@pytest.mark.rule("RISE-EQUIP-04", "RISE-RULING-77")
def test_a_search_takes_a_fitting_card_or_none_and_shuffles() -> None:
    p = holds("cache-map.1")
    p.g.weapons = Deck(["machinegun.1", "pistol.2", "long-rifle.1", "pistol.1"])
    plays(p, "john", 1)
    p.does("john", "use card=cache-map.1")
    assert p.keys == {"fetch card=pistol.1", "fetch card=long-rifle.1", "pass"}
    p.does("john", "fetch card=long-rifle.1")

    assert p.character("john").cards == ["long-rifle.1"]
    assert sorted(p.g.weapons.cards) == ["machinegun.1", "pistol.1", "pistol.2"]
    assert p.g.equipment.discard == ["cache-map.1"]


@pytest.mark.rule("RISE-RULING-77")
def test_a_search_that_finds_nothing_still_costs_the_card() -> None:
    p = holds("cache-map.1")
    p.g.weapons = Deck(["machinegun.1"])
    plays(p, "john", 1)
    p.does("john", "use card=cache-map.1")

    assert p.character("john").cards == []
    assert p.g.weapons.cards == ["machinegun.1"]


# Dice that are cleared


def loaded(*cards: str) -> Position:
    """The dice of RISE-EX-19: a Weapon, Kyle's copying space, a board Move, a Class Interact."""
    me = Character("red", "B2", ["plasma-shotgun.1", *cards], classes=["tech-specialist"])
    p = lay(MAP, {"kyle": me})
    p.g.spaces = {
        "plasma-shotgun.1/attack": Placed("red", 4),
        "kyle.copy": Placed("red", 6),
        "kyle.move-1": Placed("red", 2),
        "tech-specialist/interact": Placed("red", 3),
    }
    return p


@pytest.mark.rule("RISE-EX-19", "RISE-EQUIP-01", "RISE-EQUIP-03", "RISE-RULING-07", "RISE-RULING-93")
def test_a_plasma_canister_clears_weapon_cards_only() -> None:
    p = loaded("plasma-canister.1")
    plays(p, "kyle", 5)
    p.does("kyle", "use card=plasma-canister.1")

    p.told(DiceCleared, count=1)
    assert set(p.g.spaces) == {"kyle.copy", "kyle.move-1", "tech-specialist/interact"}
    assert p.character("kyle").dice == [5], "the die itself is out"


@pytest.mark.rule("RISE-EX-19", "RISE-EQUIP-02", "RISE-EQUIP-03", "RISE-RULING-07")
def test_a_stim_pack_clears_the_board_only_and_its_spaces_open_at_once() -> None:
    p = loaded("stim-pack.1")
    plays(p, "kyle", 5)
    p.refuses("kyle", "assign die=5 space=kyle.move-1", "rise-refuse-space-taken", "RISE-ACTION-03")
    p.does("kyle", "use card=stim-pack.1")

    assert set(p.g.spaces) == {"plasma-shotgun.1/attack", "tech-specialist/interact"}
    assert p.character("kyle").dice == [5]
    assert "assign die=5 space=kyle.move-1" in p.keys


@pytest.mark.rule("RISE-EQUIP-02")
def test_two_dice_at_most_are_cleared() -> None:
    p = loaded("stim-pack.1")
    p.g.spaces["kyle.move-2"] = Placed("red", 1)
    plays(p, "kyle", 5)
    p.does("kyle", "use card=stim-pack.1")
    p.does("kyle", "clear space=kyle.move-1", "clear space=kyle.move-2")

    assert "kyle.copy" in p.g.spaces


def test_an_injector_brings_dice_back_to_be_assigned_again() -> None:
    p = loaded("overdrive-injector.1")
    p.g.spaces["kyle.move-2"] = Placed("blue", 1)
    plays(p, "kyle")
    p.does("kyle", "use card=overdrive-injector.1")
    assert "clear space=kyle.move-2" not in p.keys, "it is another Character's die"
    p.rolls(3, 1)
    p.does("kyle", "clear space=plasma-shotgun.1/attack", "clear space=tech-specialist/interact")

    assert p.character("kyle").dice == [1, 3]
    assert set(p.g.spaces) == {"kyle.copy", "kyle.move-1", "kyle.move-2"}


# Munitions


@pytest.mark.rule("RISE-EQUIP-10", "RISE-RULING-04", "RISE-ROUND-07")
def test_munitions_are_loaded_before_the_dice_and_improve_every_attack_of_the_turn() -> None:
    p = holds("assault-rifle.1", "armor-piercing-rounds.1", ranks=0)
    p.g.phase = "turn-start"
    p.run(rounds.turn_start(p.g))
    assert p.keys == {"load card=armor-piercing-rounds.1", "roll"}
    p.rolls(2, 3, 1, 1)
    p.does("john", "load card=armor-piercing-rounds.1")
    p.told(MunitionsLoaded)
    assert p.g.equipment.discard == ["armor-piercing-rounds.1"]

    for die in (2, 3):
        p.g.spaces.clear()
        plays(p, "john", die)
        p.rolls("-", "-", "-")
        p.does("john", f"assign die={die} space=assault-rifle.1/attack")
        p.told(HitsCounted, defense=2)
    p.does("john", "end")
    assert p.character("john").munitions == []


@pytest.mark.rule("RISE-EQUIP-10")
def test_nobody_without_munitions_is_asked() -> None:
    p = holds("assault-rifle.1", E1)
    p.g.phase = "turn-start"
    p.run(rounds.turn_start(p.g))

    assert p.over
    assert len(p.character("john").dice) == 4


@pytest.mark.rule("RISE-EQUIP-11")
def test_munitions_do_not_help_in_anothers_turn() -> None:
    gunner = Character("blue", "B3", ["scavenged-rifle.1"], munitions=["armor-piercing-rounds.1"], ranks=0)
    p = lay(MAP, {"john": Character("red", "B2", ranks=0), "kyle": gunner}, {"t-800.1": "E2"})
    plays(p, "john", 4)
    p.rolls("-", "-", "-")
    p.does("john", "assign die=4 space=john.order")
    while p.ask.prompt == "attack-aid":
        p.does("john", "keep")

    p.told(HitsCounted, defense=3)
    assert gear.munitions(p.g, "kyle") == []


# Armor, Medkits and the rest


@pytest.mark.rule("RISE-EQUIP-13", "RISE-EQUIP-14")
def test_armor_takes_damage_and_is_discarded_when_full() -> None:
    p = holds("flak-vest.1")
    p.run(harm.hurt(p.g, "john", 1))
    p.told(ArmorHit, card="flak-vest.1", damage=1)
    assert p.character("john").wounds == 0

    p.run(harm.hurt(p.g, "john", 2))
    p.told(ArmorSpent)
    assert p.character("john").cards == []
    assert p.g.equipment.discard == ["flak-vest.1"]
    assert p.character("john").wounds == 1


@pytest.mark.rule("RISE-EQUIP-08")
def test_a_medkit_only_improves_a_rest() -> None:
    p = holds("medkit.1", wounds=3)
    plays(p, "john", 1)
    assert not any("medkit" in key for key in p.keys)
    p.does("john", "assign die=1 space=john.rest")
    p.does("john", "spend card=medkit.1")

    assert p.character("john").wounds == 0


@pytest.mark.rule("RISE-EQUIP-09", "RISE-RULING-42")
def test_an_advanced_medkit_needs_no_rest_and_stands_nobody_up() -> None:
    p = lay(
        MAP,
        {"john": Character("red", "B2", ["advanced-medkit.1"]), "kyle": Character("blue", "B3", wounds=4, down=True)},
    )
    plays(p, "john", 1)
    p.does("john", "use card=advanced-medkit.1")

    assert p.character("kyle").wounds == 2
    assert p.character("kyle").down
    assert p.character("john").dice == [1]
    assert p.g.equipment.discard == ["advanced-medkit.1"]


def test_a_trauma_kit_stands_an_adjacent_friend_up() -> None:
    p = lay(
        MAP, {"john": Character("red", "B2", ["trauma-kit.1"]), "kyle": Character("blue", "B3", wounds=4, down=True)}
    )
    plays(p, "john", 1)
    p.does("john", "use card=trauma-kit.1")

    assert (p.character("kyle").wounds, p.character("kyle").down) == (2, False)


@pytest.mark.rule("RISE-CARD-06")
def test_dog_tags_ready_a_spent_rank_token_once() -> None:
    p = holds("dog-tags.1", ranks_used=1)
    plays(p, "john", 1)
    p.does("john", "use card=dog-tags.1")

    assert p.character("john").ranks_used == 0
    assert p.g.set_aside == ["dog-tags.1"]


@pytest.mark.rule("RISE-CARD-02", "RISE-CARD-06")
def test_a_card_with_die_icons_takes_only_those_values() -> None:
    p = holds("skynet-scrambler.1")
    plays(p, "john", 3, 4)
    p.refuses("john", "assign die=3 space=skynet-scrambler.1/scramble", "rise-refuse-value", "RISE-ACTION-07")
    p.does("john", "assign die=4 space=skynet-scrambler.1/scramble")

    assert p.enemy("t-800.1").stunned
    assert p.g.equipment.discard == ["skynet-scrambler.1"]


@pytest.mark.rule("RISE-CARD-01", "RISE-CARD-04", "RISE-CARD-07")
def test_every_weapon_has_a_space_an_attack_rating_and_a_level() -> None:
    for card in WEAPONS.values():
        assert card.spaces
        assert card.attack > 0
        assert card.level in ("S", 1, 2, 3)
    assert all(card.level in ("S", 1, 2, 3) for card in EQUIPMENT.values())


def test_a_visor_rolls_one_die_again_in_every_attack() -> None:
    p = holds("assault-rifle.1", "targeting-visor.1", ranks=0)
    plays(p, "john", 2)
    p.rolls("H", "H", "-")
    p.does("john", "assign die=2 space=assault-rifle.1/attack")
    p.rolls("H")
    p.does("john", "reroll ability=targeting-visor.1")
    p.does("john", "die die=blank copy=2")

    assert p.g.enemies == []
    assert p.character("john").cards == ["assault-rifle.1", "targeting-visor.1"]
