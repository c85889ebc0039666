"""The Nest and its Eggs (NEM-ROOM-NEST, NEM-EGG)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.shapes import INTRUDER_KINDS, IntruderKind
from bot.games.nemesis.events.finds import TookEgg
from bot.games.nemesis.events.injuries import EggsDestroyed, NestDestroyed
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.ship import Ship, at, things

# Nest


@pytest.mark.rule("NEM-ROOM-NEST-01", "NEM-ROOM-NEST-02")
def test_taking_an_egg_from_the_nest_puts_it_in_hand_and_makes_noise() -> None:
    ship = at("nest")
    ship.noise(1)
    ship.acts("captain", "room part=take-egg")
    ship.told(TookEgg, who="captain", count=4)
    ship.told(NoiseRolled, who="captain")
    assert ship.g.eggs == 4
    assert things(ship, "captain") == ["six-shooter", "egg"]


@pytest.mark.rule("NEM-ROOM-NEST-03", "NEM-RUL-46")
def test_a_nest_egg_costs_two_cards_and_a_lying_one_costs_one() -> None:
    ship = at("nest")
    ship.marks("nest", objects=["egg"]).hand("captain", "rest")
    ship.refused("captain", "room part=take-egg", "cannot-pay", "NEM-COST-03")
    ship.acts("captain", "pick thing=egg")
    assert ship.g.eggs == 5
    assert "egg" in things(ship, "captain")
    ship.silent(NoiseRolled)


@pytest.mark.rule("NEM-ROOM-NEST-04", "NEM-RUL-46")
@pytest.mark.parametrize("how", ["take", "shoot"])
def test_the_nest_is_destroyed_for_good_with_its_last_egg(how: str) -> None:
    ship = at("nest")
    ship.turns(eggs=1)
    if how == "take":
        ship.noise(1)
        ship.acts("captain", "room part=take-egg")
    else:
        ship.combat("creeper")
        ship.noise(1)
        ship.acts("captain", "shoot target=egg weapon=six-shooter")
    ship.told(NestDestroyed)
    assert ship.g.nest_destroyed
    ship.empties("captain").marks("nest", objects=["egg"])  # an Egg laid down there does not mend it
    ship.at(captain="cockpit")
    ship.night(token="queen.1")
    assert (ship.g.eggs, ship.g.nest_destroyed) == (0, True)


@pytest.mark.rule("NEM-RUL-46")
def test_taking_an_egg_needs_a_free_hand_and_an_egg() -> None:
    ship = at("nest")
    ship.gives("captain", "carcass")
    ship.refused("captain", "room part=take-egg", "hands-full", "NEM-HAND-03")
    ship.empties("captain").turns(eggs=0)
    ship.refused("captain", "room part=take-egg", "no-egg", "NEM-ROOM-NEST-01")
    hidden = Ship(explored=False)
    assert not hidden.g.loose_eggs(hidden.g.room_named("slot-12"))


@pytest.mark.rule("NEM-ROOM-NEST-05")
def test_fire_destroys_one_loose_egg_a_round() -> None:
    ship = at("armory")
    ship.marks("nest", fire=True).marks("storage", fire=True, objects=["egg", "egg"]).marks("cabins", objects=["egg"])
    ship.night()
    assert ship.g.eggs == 4
    assert ship.g.rooms[ship.g.room_of("storage")].objects == ["egg"]
    assert ship.g.rooms[ship.g.room_of("cabins")].objects == ["egg"]


@pytest.mark.rule("NEM-ROOM-NEST-06")
def test_there_is_no_search_in_the_nest() -> None:
    ship = at("nest")
    ship.marks("nest", items=3).hand("captain", "search")
    ship.refused("captain", "play card=search part=search", "no-search-here", "NEM-SEARCH-09")


@pytest.mark.rule("NEM-ROOM-NEST-07")
def test_loose_eggs_can_be_attacked_and_carried_ones_cannot() -> None:
    ship = at("nest")
    ship.may("captain", "shoot target=egg weapon=six-shooter", "melee target=egg")
    ship.stands("captain", "armory").gives("captain", "egg")
    assert not ship.offers("captain", "melee")
    ship.marks("armory", objects=["egg"])
    ship.may("captain", "shoot target=egg weapon=six-shooter", "melee target=egg")
    ship.intruder("adult", "armory")
    ship.may_not("captain", "shoot target=egg weapon=six-shooter", "melee target=egg")


@pytest.mark.rule("NEM-ROOM-NEST-08")
@pytest.mark.parametrize(("face", "left"), [("blank", 5), ("creeper", 4), ("adult", 4), ("hit", 4), ("double", 2)])
def test_each_injury_destroys_an_egg(face: str, left: int) -> None:
    ship = at("nest")
    ship.combat(face)
    ship.noise(1)
    ship.acts("captain", "shoot target=egg weapon=six-shooter")  # two hits of the Six-Shooter are three
    assert ship.g.eggs == left


@pytest.mark.rule("NEM-ROOM-NEST-09", "NEM-ROOM-NEST-11")
@pytest.mark.parametrize(("face", "left"), [("blank", 5), ("creeper", 4), ("double", 4)])
def test_melee_on_eggs_neither_contaminates_nor_wounds_and_is_always_heard(face: str, left: int) -> None:
    ship = at("nest")
    ship.combat(face)
    ship.noise(2)
    ship.acts("captain", "melee target=egg")
    me = ship.me("captain")
    assert ship.g.eggs == left
    assert not any(card.startswith("contamination") for card in me.discard)
    assert (me.light, me.wounds) == (0, [])
    assert ship.told(NoiseRolled, who="captain").die == "2"


@pytest.mark.rule("NEM-ROOM-NEST-10", "NEM-ROOM-NEST-11")
@pytest.mark.parametrize(("item", "left"), [("grenade.1", 3), ("molotov.1", 4)])
def test_grenades_may_be_thrown_at_eggs(item: str, left: int) -> None:
    ship = at("nest")
    nest = ship.me("captain").at
    near = ship.g.board.neighbours(nest)[0]
    ship.at(captain=near).gives("captain", item).hand("captain", "rest", "order")
    key = f"use item={item} part={item.partition('.')[0]}"
    choice = "throw target=egg room=nest" if item.startswith("grenade") else "where room=nest"
    ship.noise(1)
    ship.acts("captain", key, choice)
    assert ship.g.eggs == left
    ship.told(EggsDestroyed, count=5 - left)
    ship.told(NoiseRolled, who="captain")
    assert ship.g.rooms[nest].fire == item.startswith("molotov")


@pytest.mark.rule("NEM-RUL-46")
@pytest.mark.parametrize("of", INTRUDER_KINDS[:1])
def test_eggs_are_no_intruders_for_combat(of: IntruderKind) -> None:
    ship = at("nest")
    assert not ship.g.combat(ship.seat("captain"))
    ship.intruder(of, "nest")
    assert ship.g.combat(ship.seat("captain"))
