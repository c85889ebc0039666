"""Weapons shoot as printed, passive Items work by themselves, and every card is as printed."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import CARDS, ITEMS
from bot.games.nemesis.events.intruders import Armored
from bot.games.nemesis.events.ship import NoiseRolled, RolledAgain
from tests.support.nemesis.carrier import carrier, owner
from tests.support.nemesis.ship import Ship, held

# Weapons

FACES = ("blank", "creeper", "adult", "hit", "double")
SHOTS = {
    "six-shooter": (0, 0, 1, 1, 3),
    "shotgun": (0, 0, 2, 2, 3),
    "sawed-off": (0, 0, 1, 2, 2),
    "assault-rifle": (0, 0, 2, 2, 3),
    "rifle": (0, 0, 1, 1, 2),
    "pistol": (0, 0, 1, 1, 1),
    "prototype-rifle": (0, 0, 1, 1, 2),
    "prototype-shotgun": (0, 1, 1, 2, 3),
    "prototype-pistol": (0, 0, 1, 1, 2),
    "flamethrower": (0, 1, 1, 1, 2),
}
"""Injuries of an Adult by each face of the die."""
AMMO = {"six-shooter": 6, "shotgun": 2, "sawed-off": 2, "assault-rifle": 5, "rifle": 4, "pistol": 3}
AMMO |= {"prototype-rifle": 6, "prototype-shotgun": 2, "prototype-pistol": 3, "flamethrower": 4}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("item", SHOTS)
def test_every_weapon_shoots_as_printed(item: str, face: str) -> None:
    assert set(SHOTS) == {each.id for each in ITEMS.values() if each.weapon}
    weapon = ITEMS[item].weapon
    assert weapon is not None
    assert weapon.ammo == AMMO[item]
    assert weapon.type == ("classic" if item in ("six-shooter", "flamethrower") else "energy")
    ship, who, card = carrier(item, weapon=False)
    target = ship.intruder("adult", "11")
    ship.next_attacks("scratch.4")  # 6: more than any shot
    ship.combat(face)
    ship.acts(who, f"shoot target={target} weapon={card}")
    ask = ship.match.ask_of(ship.seat(who))
    if ask is not None and ask.prompt in ("reroll", "burst"):
        ship.picks(who, "stand" if ask.prompt == "reroll" else "pass")
    assert [each.injuries for each in ship.g.intruders] == [SHOTS[item][FACES.index(face)]]
    assert held(ship, who, item).ammo == AMMO[item] - 1
    assert ship.g.rooms["11"].fire == (item == "flamethrower" and face == "double")


def test_the_prototype_rifle_may_spend_one_more_for_one_more() -> None:
    ship, who, card = carrier("prototype-rifle", weapon=False)
    target = ship.intruder("adult", "11")
    ship.next_attacks("scratch.4")
    ship.combat("double")
    ship.acts(who, f"shoot target={target} weapon={card}", after=["burst"])
    assert ship.g.intruders[0].injuries == 3
    assert held(ship, who, "prototype-rifle").ammo == 4


def test_the_prototype_pistol_may_roll_once_more() -> None:
    ship, who, card = carrier("prototype-pistol", weapon=False)
    target = ship.intruder("adult", "11")
    ship.next_attacks("scratch.4")
    ship.combat("blank", "double")
    ship.acts(who, f"shoot target={target} weapon={card}", after=["again"])
    assert ship.g.intruders[0].injuries == 2
    assert ship.asked(ship.seat(who)).prompt == "turn"


# what works by itself


def test_the_intercom_carries_order_and_motivation_to_every_computer() -> None:
    for carried in (True, False):
        ship = Ship("captain", "scout", "soldier")
        ship.stands("scout", "comms-room").stands("soldier", "storage").hand("captain", "motivation", "order")
        if carried:
            ship.gives("captain", "intercom")
        before = {who: len(ship.me(who).hand) for who in ("scout", "soldier")}
        ship.acts("captain", "play card=motivation part=motivation")
        assert len(ship.me("scout").hand) == before["scout"] + carried
        assert len(ship.me("soldier").hand) == before["soldier"]
        if carried:
            ship.picks("captain", "play card=order part=order")
            assert ship.options("captain") == {"crew who=scout"}
        else:
            ship.refused("captain", "play card=order part=order", "nobody-to-order", "NEM-COST-17")


def test_the_armor_ignores_one_attack_and_is_used_up() -> None:
    for answer, light in (("armor", 0), ("pass", 1)):
        ship = Ship("soldier", "captain")
        ship.at(captain="cockpit").gives("soldier", "armor")
        ship.intruder("adult", "11")
        ship.next_attacks("scratch.1")
        ship.night()
        ship.picks("soldier", answer)
        assert ship.me("soldier").light == light
        assert ("armor" in ship.me("soldier").items) == (answer == "pass")
        assert any(isinstance(event, Armored) for event in ship.events) == (answer == "armor")


def test_the_motion_scanner_rolls_noise_once_more_for_a_card() -> None:
    ship = Ship("scout", "captain")
    ship.at(captain="cockpit").gives("scout", "motion-scanner").hand("scout", "rest", "search", "demolition")
    ship.infects("scout", "clean")
    ship.noise("1", "silence")
    ship.picks("scout", f"move to={ship.g.place('15')} via=11-15-1")
    ship.pays("scout", "rest")
    assert ship.options("scout") == {"reroll card=search copy=1", "reroll card=demolition copy=1", "pass"}
    ship.picks("scout", "reroll card=search copy=1")
    ship.told(RolledAgain, die="silence")
    assert ship.g.noise == []
    assert ship.me("scout").discard == ["rest", "search"]
    assert ship.asked(ship.seat("scout")).prompt == "turn"
    ship.silent(NoiseRolled, die="silence")


def test_the_holo_computer_is_a_terminal_for_intranet_and_risk_assessment() -> None:
    ship = Ship("scientist", "captain")
    ship.stands("scientist", "storage").hand("scientist", "intranet", "risk-assessment", "computer-skills", "rest")
    ship.refused("scientist", "play card=risk-assessment part=risk-assessment", "no-computer", "NEM-MALF-11")
    ship.gives("scientist", "holo-computer")
    ship.may("scientist", "play card=risk-assessment part=risk-assessment", "play card=intranet part=intranet")
    ship.refused("scientist", "play card=computer-skills part=computer", "no-room-action", "NEM-COST-15")


# how many, how heavy, when


COPIES = {
    "yellow": "chemicals 7 tools 6 duct-tape 4 fire-extinguisher 4 energy-charge 3 clothes 3 technical-plan 1 "
    "space-suit 1 nemesis-plans 1",
    "green": "medkit 7 bandages 7 synthetic-food 5 adrenaline-injection 3 alcohol 3 clothes 3 military-drugs 2",
    "red": "energy-charge 11 grenade 4 smoke-grenade 3 recon-drone 3 decoy 2 extended-magazine 1 prototype-rifle 1 "
    "prototype-shotgun 1 prototype-pistol 1 comms-key 1 evacuation-key 1 self-destruct-key 1",
    "blue": "antidote 3 taser 3 flamethrower 3 molotov 3",
}


@pytest.mark.parametrize("colour", COPIES)
def test_every_deck_holds_what_the_box_holds(colour: str) -> None:
    words = COPIES[colour].split()
    expected = {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}
    printed = [kind_of(card) for card, back in CARDS.items() if back == colour]
    assert Counter(item for item in printed if ITEMS[item].source == "rulebook") == expected


HEAVY = {"fire-extinguisher", "motion-scanner", "holo-computer", *SHOTS}
ANY_TIME = {"energy-charge", "grenade", "military-drugs", "decoy", "evacuation-key", "pilot-evacuation-key"}
ANY_TIME |= {"fire-extinguisher", "adrenaline-injection", "taser", "molotov", "motion-scanner"}


@pytest.mark.parametrize("item", ITEMS)
def test_every_item_is_as_heavy_and_as_timely_as_printed(item: str) -> None:
    printed = ITEMS[item]
    assert printed.heavy == (item in HEAVY)
    in_combat = item in {*SHOTS, "smoke-grenade", "armor"}
    assert printed.combat == ("any" if item in ANY_TIME else "in" if in_combat else "out")
    if printed.parts:
        ship, who, card = carrier(item)
        key = f"use item={card} part={printed.parts[0]}"
        if printed.combat == "in":
            ship.refused(who, key, "only-in-combat", "NEM-COST-09")
        elif printed.combat == "out":
            ship.intruder("larva", "11")
            ship.refused(who, key, "out-of-combat", "NEM-COST-10")
        if printed.cost:
            poor, who, card = carrier(item)
            if printed.combat == "in":
                poor.intruder("larva", "11")
            poor.change(who, hand=[])
            poor.refused(who, key, "cannot-pay", "NEM-COST-03")


ACTIVATIONS = {
    "log-key": "comms-room",
    "intercom": "tools.1",
    "orbital-maneuvering": "energy-charge.4",
    "pilot-evacuation-key": "fire-control",
    "plasma-torch": "storage",
    "flashlight": "energy-charge.4",
    "autoloader": "armory",
    "armor": "duct-tape.1",
    "security-key": "cockpit",
    "motion-scanner": "energy-charge.4",
    "holo-computer": "generator",
    "lab-equipment": "chemicals.1",
}


@pytest.mark.parametrize("quest", ACTIVATIONS)
def test_every_quest_is_activated_by_its_own_condition(quest: str) -> None:
    who, wanted = owner(quest), ACTIVATIONS[quest]
    assert set(ACTIVATIONS) == {each.id for each in ITEMS.values() if each.quest}
    ship = Ship(who, "pilot" if who != "pilot" else "captain")
    ship.at(**{ship.crew[1]: "nest"})
    if wanted in CARDS:
        ship.refused(who, f"activate quest={quest}", "quest-price", "NEM-QUEST-01")
        ship.gives(who, wanted)
        ship.acts(who, f"activate quest={quest}", f"thing thing={wanted}")
        assert wanted not in ship.me(who).items
    else:
        ship.refused(who, f"activate quest={quest}", "quest-elsewhere", "NEM-QUEST-01")
        ship.stands(who, wanted)
        ship.acts(who, f"activate quest={quest}")
    carried = (*ship.me(who).items, *(card for thing in ship.me(who).hands for card in (thing.id, *thing.added)))
    assert quest in carried
    assert quest not in ship.me(who).quests
    ship.sound()
