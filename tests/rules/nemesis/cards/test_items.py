"""Items, Objects, Hand slots, Inventories and dropping (NEM-ITEM, NEM-HAND, NEM-INVENTORY, NEM-DROP)."""

from __future__ import annotations

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import ACTIONS, ATTACKS, BLOOD, CARDS, EVENTS, ITEMS
from bot.games.nemesis.box.shapes import INTRUDER_KINDS, IntruderKind
from bot.games.nemesis.events.crew import Acted
from bot.games.nemesis.events.finds import Dropped, PickedUp
from bot.games.nemesis.rules.cards.items import capacity
from tests.support.nemesis.ship import Ship, held, things

COMPONENTS = {"flame", "wrench", "battery", "cloth", "cross"}


@pytest.mark.rule("NEM-ITEM-01")
def test_items_come_from_the_start_quests_search_and_craft() -> None:
    assert set(CARDS.values()) == {"start", "quest", "red", "yellow", "green", "blue"}
    ship = Ship()
    assert things(ship, "captain") == ["six-shooter"]
    ship.stands("captain", "comms-room").hand("captain", "search", "search", "rest", "order")
    ship.marks("comms-room", items=2).next_items("yellow", "tools.1", "chemicals.1")
    ship.acts("captain", "activate quest=log-key")
    ship.acts("captain", "play card=search part=search", after=["keep card=tools.1"])
    assert ship.me("captain").items == ["log-key", "tools.1"]
    ship.turn("captain").gives("captain", "chemicals.1")
    ship.acts("captain", "craft item=flamethrower", "components one=chemicals.1 two=tools.1")
    assert ship.me("captain").items == ["log-key"]
    assert kind_of(things(ship, "captain")[1]) == "flamethrower"


@pytest.mark.rule("NEM-ITEM-02", "NEM-ITEM-05", "NEM-EX-16")
def test_a_single_use_item_is_discarded_face_up_after_use() -> None:
    ship = Ship()
    ship.gives("captain", "bandages.1").wounds("captain", light=2)
    hand = len(ship.me("captain").hand)
    ship.acts("captain", "use item=bandages.1 part=heal-light")
    assert ship.me("captain").light == 0
    assert len(ship.me("captain").hand) == hand - 1
    assert ship.me("captain").items == []
    assert ship.g.items["green"].discard == ["bandages.1"]
    assert ship.view("scout").discards["green"] == ("bandages.1",)


@pytest.mark.rule("NEM-ITEM-02")
def test_what_is_not_single_use_stays() -> None:
    ship = Ship("mechanic", "scout")
    ship.gives("mechanic", "plasma-torch")
    ship.acts("mechanic", "use item=plasma-torch part=torch", "corridor corridor=11-15-1")
    assert ship.me("mechanic").items == ["plasma-torch"]
    assert ship.g.doors == {"11-15-1": "closed"}


@pytest.mark.rule("NEM-ITEM-03")
def test_objects_are_tokens_that_offer_nothing_themselves() -> None:
    ship = Ship()
    ship.empties("captain").gives("captain", "egg", "carcass")
    assert "egg" not in CARDS
    assert not any("egg" in key or "carcass" in key for key in ship.options("captain") if not key.startswith("drop"))


@pytest.mark.rule("NEM-ITEM-04")
@pytest.mark.parametrize("of", INTRUDER_KINDS)
def test_every_dead_intruder_but_a_larva_leaves_a_carcass(of: IntruderKind) -> None:
    ship = Ship()
    ship.at(scout="cockpit").marks("hibernatorium", objects=[])
    target = ship.intruder(of, "hibernatorium", injuries=14)
    ship.next_attacks("scratch.1", "scratch.2")
    ship.combat("hit")
    ship.acts("captain", f"shoot target={target} weapon=six-shooter")
    assert ship.g.intruders == []
    assert ship.g.rooms["11"].objects == ([] if of == "larva" else ["carcass"])


@pytest.mark.rule("NEM-ITEM-06")
def test_an_item_discarded_unused_goes_face_down_under_its_deck() -> None:
    ship = Ship()
    ship.stands("captain", "armory").marks("armory", items=1).hand("captain", "search")
    ship.next_items("red", "grenade.1", "decoy.1")
    ship.acts("captain", "play card=search part=search", after=["keep card=grenade.1"])
    assert ship.g.items["red"].cards[0] == "decoy.1"
    assert ship.g.items["red"].discard == []
    assert "decoy.1" not in str(ship.view("scout"))


@pytest.mark.rule("NEM-ITEM-07")
def test_a_weapon_that_was_searched_for_has_one_ammo() -> None:
    ship = Ship()
    ship.stands("captain", "armory").marks("armory", items=1).hand("captain", "search")
    ship.next_items("red", "prototype-rifle.1", "decoy.1")
    ship.acts("captain", "play card=search part=search", after=["keep card=prototype-rifle.1"])
    assert held(ship, "captain", "prototype-rifle").ammo == 1


@pytest.mark.rule("NEM-ITEM-08")
def test_ammo_never_exceeds_capacity() -> None:
    ship = Ship("scout", "captain")
    ship.empties("scout").gives("scout", "rifle", ammo=3).gives("scout", "energy-charge.4")
    ship.stands("scout", "armory")
    ship.acts("scout", "room part=charge", "thing thing=rifle")
    assert held(ship, "scout", "rifle").ammo == 4
    ship.refused("scout", "use item=energy-charge.4 part=load-energy", "cannot-load", "NEM-ITEM-08")
    ship.turn("scout")
    ship.refused("scout", "room part=charge", "no-energy-weapon", "NEM-ROOM-ARMORY-02")


@pytest.mark.rule("NEM-ITEM-09")
def test_an_added_item_is_one_with_its_weapon_from_then_on() -> None:
    ship = Ship()
    ship.gives("captain", "extended-magazine.1")
    ship.acts("captain", "use item=extended-magazine.1 part=extend", "thing thing=six-shooter")
    gun = held(ship, "captain", "six-shooter")
    assert gun.added == ["extended-magazine.1"]
    assert (gun.ammo, capacity(gun)) == (8, 8)
    assert ship.me("captain").full == 1
    assert ship.offers("captain", "drop") == {"drop thing=six-shooter"}
    ship.acts("captain", "drop thing=six-shooter")
    assert ship.g.items["red"].cards[0] == "extended-magazine.1"
    assert "six-shooter" in ship.g.removed


@pytest.mark.rule("NEM-ITEM-10")
def test_duct_tape_joins_two_heavy_items_and_no_objects() -> None:
    ship = Ship()
    ship.gives("captain", "egg", "duct-tape.1")
    ship.refused("captain", "use item=duct-tape.1 part=join", "nothing-to-join", "NEM-ITEM-10")
    ship.empties("captain").gives("captain", "six-shooter", "fire-extinguisher.1", "duct-tape.1")
    ship.refused("captain", "pick thing=corpse-blue", "hands-full", "NEM-HAND-03")
    ship.acts("captain", "use item=duct-tape.1 part=join")
    assert ship.me("captain").full == 1
    ship.acts("captain", "pick thing=corpse-blue")
    assert len(ship.me("captain").hands) == 3
    assert ship.me("captain").full == 2


@pytest.mark.rule("NEM-ITEM-11")
def test_ammo_cannot_be_taken_out_of_a_weapon() -> None:
    ship = Ship()
    ship.gives("captain", "fire-extinguisher.1")
    assert not any("ammo" in key for key in ship.options("captain"))
    ship.acts("captain", "trade")
    ship.picks("captain", "offer who=scout")
    assert ship.offers("captain", "give") == {"give thing=six-shooter copy=1", "give thing=fire-extinguisher.1 copy=1"}


@pytest.mark.rule("NEM-ITEM-12")
def test_item_and_action_cards_show_all_that_is_printed_on_them() -> None:
    for card in ITEMS.values():
        assert card.component in {"", *COMPONENTS}
        assert card.combat in ("any", "in", "out")
        assert 0 <= card.cost <= 2
    for action in ACTIONS.values():
        assert action.combat in ("any", "in", "out")
        assert 0 <= action.cost <= 2
    bandages = ITEMS["bandages"]
    assert (bandages.component, bandages.combat, bandages.reusable, bandages.cost) == ("cloth", "out", False, 1)
    assert bandages.parts == ("dress", "heal-light")
    repairs = ACTIONS["basic-repairs"]
    assert (repairs.combat, repairs.cost, repairs.parts) == ("out", 2, ("repair", "engine"))


@pytest.mark.rule("NEM-ITEM-13")
def test_attack_and_event_cards_show_all_that_is_printed_on_them() -> None:
    assert sorted(BLOOD.values()).count(0) == 2
    assert all(0 <= blood <= 6 for blood in BLOOD.values())
    assert not any("larva" in attack.users for attack in ATTACKS.values())
    assert all(event.corridor in (1, 2, 3, 4) and event.movers for event in EVENTS.values())
    assert (EVENTS["coolant-leak"].corridor, EVENTS["coolant-leak"].movers) == (1, ("adult", "breeder", "queen"))


# Hands and Inventory


@pytest.mark.rule("NEM-HAND-01")
def test_heavy_items_and_objects_are_carried_openly_in_hand() -> None:
    ship = Ship()
    ship.empties("captain").stands("captain", "storage").hand("captain", "rest", "order")
    ship.next_items("yellow", "fire-extinguisher.1", "tools.1").marks("storage", objects=["carcass"])
    ship.acts("captain", "room part=rummage", "colour colour=yellow", after=["keep card=fire-extinguisher.1"])
    ship.hand("captain", "rest")
    ship.acts("captain", "pick thing=carcass")
    assert things(ship, "captain") == ["fire-extinguisher.1", "carcass"]
    assert ship.me("captain").items == []
    seen = ship.view("scout").crew[ship.seat("captain")]
    assert [thing.id for thing in seen.hands] == ["fire-extinguisher.1", "carcass"]


@pytest.mark.rule("NEM-HAND-02", "NEM-HAND-03")
def test_two_hands_hold_two_things_and_a_third_needs_a_drop() -> None:
    ship = Ship()
    ship.gives("captain", "egg")
    assert ship.me("captain").full == ship.me("captain").slots == 2
    ship.refused("captain", "pick thing=corpse-blue", "hands-full", "NEM-HAND-03")
    ship.acts("captain", "drop thing=egg")
    ship.acts("captain", "pick thing=corpse-blue")
    assert things(ship, "captain") == ["six-shooter", "corpse-blue"]


@pytest.mark.rule("NEM-HAND-04")
def test_picking_an_object_up_costs_one_card_out_of_combat() -> None:
    ship = Ship()
    ship.hand("captain", "rest", "order").at(scout="cockpit")
    ship.acts("captain", "pick thing=corpse-blue")
    ship.told(PickedUp, thing="corpse-blue")
    assert len(ship.me("captain").hand) == 1
    assert ship.g.actions == 1
    assert "corpse-blue" not in ship.g.rooms["11"].objects

    ship.marks("hibernatorium", objects=["carcass"]).empties("captain")
    ship.may("captain", "pick thing=carcass")
    ship.change("captain", hand=[])
    ship.refused("captain", "pick thing=carcass", "cannot-pay", "NEM-COST-03")
    ship.hand("captain", "rest")
    ship.intruder("adult", "hibernatorium")
    ship.refused("captain", "pick thing=carcass", "in-combat", "NEM-COST-12")


@pytest.mark.rule("NEM-HAND-05")
def test_only_objects_are_picked_up_and_a_found_heavy_item_needs_no_action_more() -> None:
    ship = Ship()
    ship.at(scout="hibernatorium").gives("scout", "fire-extinguisher.1").change("scout", passed=False)
    ship.turn("scout")
    ship.acts("scout", "drop thing=fire-extinguisher.1")
    assert ship.offers("scout", "pick") == {"pick thing=corpse-blue"}
    ship.stands("scout", "armory").marks("armory", items=1).hand("scout", "search")
    ship.next_items("red", "prototype-rifle.1", "decoy.1")
    ship.acts("scout", "play card=search part=search", after=["keep card=prototype-rifle.1"])
    assert "prototype-rifle.1" in things(ship, "scout")
    assert ship.g.actions == 1


@pytest.mark.rule("NEM-INVENTORY-01")
def test_others_see_the_backs_of_an_inventory_and_no_faces() -> None:
    ship = Ship()
    ship.gives("captain", "medkit.1", "grenade.1", "decoy.1")
    seen = ship.view("scout").crew[ship.seat("captain")]
    assert seen.backs == {"green": 1, "red": 2}
    assert not any(card in str(ship.view("scout")) for card in ("medkit.1", "grenade.1", "decoy.1"))
    assert ship.view("captain").items == ("medkit.1", "grenade.1", "decoy.1")


@pytest.mark.rule("NEM-INVENTORY-02")
def test_an_item_is_shown_each_time_it_is_used() -> None:
    ship = Ship("mechanic", "scout")
    ship.gives("mechanic", "plasma-torch", "synthetic-food.1")
    for item, part, choices in (
        ("synthetic-food.1", "draw-two", ()),
        ("plasma-torch", "torch", ("corridor corridor=11-15-1",)),
    ):
        ship.acts("mechanic", f"use item={item} part={part}", *choices)
        assert ship.told(Acted, who="mechanic", card=item).audience == ()


@pytest.mark.rule("NEM-INVENTORY-03")
def test_an_inventory_has_no_limit() -> None:
    ship = Ship()
    many = [card for card, back in CARDS.items() if back == "green"]
    ship.gives("captain", *many)
    assert len(ship.me("captain").items) == len(many)
    ship.stands("captain", "armory").marks("armory", items=1).hand("captain", "search")
    ship.next_items("red", "grenade.1", "decoy.1")
    ship.acts("captain", "play card=search part=search", after=["keep card=grenade.1"])
    assert len(ship.me("captain").items) == len(many) + 1
    assert ship.asked(ship.seat("captain")).prompt == "turn"
    ship.sound()


# dropping


@pytest.mark.rule("NEM-DROP-01")
def test_dropping_is_free_on_ones_own_turn_even_in_combat_and_never_on_another() -> None:
    ship = Ship()
    ship.gives("captain", "egg", "medkit.1").change("captain", hand=[])
    ship.intruder("adult", "hibernatorium")
    assert ship.offers("captain", "drop") == {"drop thing=six-shooter", "drop thing=egg", "drop thing=medkit.1"}
    ship.acts("captain", "drop thing=medkit.1")
    ship.acts("captain", "drop thing=egg")
    assert ship.g.actions == 2
    assert ship.asked(ship.seat("captain")).prompt == "turn"
    ship.refuses(ship.seat("scout"), "drop thing=rifle", "not-your-turn")


@pytest.mark.rule("NEM-DROP-02")
def test_a_dropped_object_stays_in_the_room() -> None:
    ship = Ship()
    ship.stands("captain", "armory").gives("captain", "egg")
    ship.acts("captain", "drop thing=egg")
    ship.told(Dropped, thing="egg")
    assert ship.g.room(ship.seat("captain")).objects == ["egg"]
    ship.may("captain", "pick thing=egg")


@pytest.mark.rule("NEM-DROP-03", "NEM-RUL-40")
def test_a_dropped_item_is_lost_under_its_deck_and_others_see_its_colour() -> None:
    ship = Ship()
    ship.stands("captain", "armory").gives("captain", "medkit.1", "taser.1", "log-key")
    ship.acts("captain", "drop thing=medkit.1")
    assert ship.told(Dropped, who="captain").details() == {
        "who": "captain",
        "thing": "",
        "colour": "green",
        "forced": 0,
    }
    assert ship.g.items["green"].cards[0] == "medkit.1"
    assert not ship.offers("captain", "pick")
    ship.acts("captain", "drop thing=taser.1")
    assert "taser.1" in ship.g.crafted  # a Crafted Item can be had again
    ship.acts("captain", "drop thing=log-key")
    ship.acts("captain", "drop thing=six-shooter")
    assert {"log-key", "six-shooter"} <= set(ship.g.removed)
    ship.sound()


@pytest.mark.rule("NEM-RUL-40")
def test_a_dropped_weapon_loses_its_ammo_and_components_count_as_used() -> None:
    ship = Ship()
    ship.gives("captain", "prototype-rifle.1", ammo=4).gives("captain", "chemicals.1", "tools.1")
    ship.acts("captain", "drop thing=prototype-rifle.1")
    assert ship.g.items["red"].cards[0] == "prototype-rifle.1"
    ship.acts("captain", "craft item=flamethrower", "components one=chemicals.1 two=tools.1")
    assert sorted(ship.g.items["yellow"].discard) == ["chemicals.1", "tools.1"]
    ship.stands("captain", "armory").marks("armory", items=1).hand("captain", "search").empties("captain")
    ship.next_items("red", "prototype-rifle.1", "decoy.1").turn("captain")
    ship.acts("captain", "play card=search part=search", after=["keep card=prototype-rifle.1"])
    assert held(ship, "captain", "prototype-rifle").ammo == 1


@pytest.mark.rule("NEM-RUL-40")
def test_the_price_of_a_quest_counts_as_used() -> None:
    ship = Ship()
    ship.gives("captain", "tools.1")
    ship.acts("captain", "activate quest=intercom", "thing thing=tools.1")
    assert ship.g.items["yellow"].discard == ["tools.1"]


@pytest.mark.rule("NEM-RUL-45")
def test_objects_are_picked_up_from_the_floor_of_ones_own_room_only() -> None:
    ship = Ship()
    ship.stands("captain", "armory").marks("armory", objects=["carcass"]).at(scout="armory").gives("scout", "egg")
    assert ship.offers("captain", "pick") == {"pick thing=carcass"}  # neither the Corpse elsewhere nor the Scout's Egg
