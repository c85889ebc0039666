"""Every section of every Item is used and has its own effect; Weapons shoot as printed, passive ones work."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from bot.games.nemesis.content import CARDS, CHARACTERS, ITEMS, kind
from bot.games.nemesis.events_crew import EngineWorkedOn, Maneuvered, ObjectiveSeen, TileSeen
from bot.games.nemesis.events_intruder import Armored, Attacked, IntruderMoved, Retreated, WeaknessFound
from bot.games.nemesis.events_ship import NoiseRolled, RolledAgain
from bot.games.nemesis.items import capacity
from tests.rules.nemesis.voyage import Voyage, held, things


def owner(item: str) -> str:
    """Who has a Quest Item or a Starting Weapon; the Captain has all others."""
    return next((each.id for each in CHARACTERS.values() if item in (*each.quests, each.weapon)), "captain")


def carrier(item: str, place: str = "hibernatorium", *, weapon: bool = True) -> tuple[Voyage, str, str]:
    """Somebody who carries an Item with three cards in hand, somebody else far away; and the Item's card."""
    who = owner(item)
    ship = Voyage((who, "pilot" if who != "pilot" else "captain"))
    ship.stands(who, place).at(**{ship.crew[1]: "cockpit" if place != "cockpit" else "nest"})
    if not weapon:
        ship.empties(who)
    card = next(card for card in CARDS if kind(card) == item)
    ship.gives(who, card).hand(who, "rest", "search", "demolition")
    return ship, who, card


def uses(ship: Voyage, who: str, card: str, part: str, *choices: str, after: tuple[str, ...] = ()) -> None:
    """Use an Item, and see that it was paid for and used up, or not."""
    printed = ITEMS[kind(card)]
    cards = len(ship.me(who).hand)
    ship.acts(who, f"use item={card} part={part}", *choices, after=after)
    paid = cards - len(ship.me(who).hand)
    if part not in ("draw-two", "injection", "drugs", "antidote", "spacewalk", "load-autoloader"):
        assert paid == printed.cost
    carried = (
        *ship.me(who).items,
        *things(ship, who),
        *(added for thing in ship.me(who).hands for added in thing.added),
    )
    assert (card in carried) == (printed.reusable or part in ("extend", "autoload"))


def fuel(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "cannot-load", "NEM-ITEM-08")
    ship.gives(who, "flamethrower.1", ammo=1)
    uses(ship, who, card, part, "thing thing=flamethrower.1")
    assert held(ship, who, "flamethrower").ammo == 4


def charge(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "cannot-load", "NEM-ITEM-08")  # the Six-Shooter is Classic
    ship.gives(who, "rifle", ammo=0)
    uses(ship, who, card, part, "thing thing=rifle")
    assert held(ship, who, "rifle").ammo == 4


def autoload(item: str, part: str) -> None:
    ship = Voyage(("soldier", "captain"))
    ship.at(captain="cockpit").empties("soldier").gives("soldier", "assault-rifle", ammo=1)
    ship.gives("soldier", "autoloader", "energy-charge.4")
    ship.refused("soldier", "use item=energy-charge.4 part=load-autoloader", "cannot-load", "NEM-ITEM-08")
    ship.acts("soldier", "use item=autoloader part=autoload", "thing thing=assault-rifle")
    rifle = held(ship, "soldier", "assault-rifle")
    assert (rifle.added, capacity(rifle)) == (["autoloader"], 6)
    cards = len(ship.me("soldier").hand)
    ship.acts("soldier", f"use item=energy-charge.4 part={part}", "thing thing=assault-rifle")
    assert held(ship, "soldier", "assault-rifle").ammo == 6
    assert len(ship.me("soldier").hand) == cards  # at no Cost


def door(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    uses(ship, who, card, part, "corridor corridor=11-15-1")
    assert ship.g.doors == {"11-15-1": "closed"}


def repair(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "no-malfunction", "NEM-MALF-03")
    ship.marks("11", malfunction=True)
    uses(ship, who, card, part)
    assert not ship.g.malfunctions


def engine(item: str, part: str) -> None:
    ship, who, card = carrier(item, "engine-1")
    uses(ship, who, card, part, after=("top status=working",))
    assert ship.g.engines["1"][-1] == "working"
    ship.told(EngineWorkedOn)


def join(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.gives(who, "fire-extinguisher.1")
    uses(ship, who, card, part)
    assert ship.me(who).taped == [["six-shooter", "fire-extinguisher.1"]]
    assert ship.me(who).full == 1


def quench(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "no-fire", "NEM-FIRE-09")
    ship.marks("11", fire=True)
    uses(ship, who, card, part)
    assert not ship.g.fires


def repel(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "no-intruder", "NEM-COMBAT-04")
    queen = ship.intruder("queen", "11")
    adult = ship.intruder("adult", "11")
    ship.next_events("regeneration")
    uses(ship, who, card, part, f"intruder target={queen}")
    ship.told(Retreated, intruder=queen, number=1)
    assert {each.id: each.at for each in ship.g.intruders} == {queen: "15", adult: "11"}


def wipe(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "no-slime", "NEM-SLIME-04")
    ship.change(who, slime=True)
    uses(ship, who, card, part)
    assert not ship.me(who).slime


def dress(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "nothing-to-dress", "NEM-WOUND-07")
    ship.wounds(who, "leg", "body")
    leg, _ = ship.me(who).wounds
    uses(ship, who, card, part, f"thing thing={leg.card}")
    assert [wound.dressed for wound in ship.me(who).wounds] == [True, False]


def heal_serious(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.wounds(who, "leg", dressed=True).wounds(who, "body")
    leg, _ = ship.me(who).wounds
    uses(ship, who, card, part, f"thing thing={leg.card}")
    assert [kind(wound.card) for wound in ship.me(who).wounds] == ["body"]


def heal_light(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "no-light-wound", "NEM-WOUND-08")
    ship.wounds(who, light=2)
    uses(ship, who, card, part)
    assert ship.me(who).light == 0


def draw_two(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    uses(ship, who, card, part)
    assert len(ship.me(who).hand) == 3 - 1 + 2


def injection(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.turn(who, 1)
    uses(ship, who, card, part)
    assert len(ship.me(who).hand) == 3 - 1 + 1
    ship.gives(who, "medkit.1").hand(who, "rest", "demolition", "search")
    ship.acts(who, "play card=rest part=rest")
    ship.acts(who, "play card=demolition part=sabotage")
    assert ship.match.waiting == (ship.seat(who),)  # any number of Actions
    ship.passes(who)
    assert ship.me(who).passed


def alcohol(item: str, part: str) -> None:
    for status in ("clean", "infected"):
        ship, who, card = carrier(item)
        ship.refused(who, f"use item={card} part={part}", "no-contamination", "NEM-SCAN-01")
        ship.infects(who, status)
        drunk = ship.me(who).hand[-1]
        ship.acts(who, f"use item={card} part={part}", "scan card=contamination copy=1")
        assert drunk in ship.g.removed
        assert not ship.me(who).larva
        assert sum(each.startswith("contamination") for each in ship.me(who).discard) == (status == "infected")


def drugs(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.infects(who, "clean").hand(who, "rest", "search", "demolition", "contamination")
    ship.acts(who, f"use item={card} part={part}")
    keys = sorted(key for key in ship.options(who) if "contamination" in key or "search" in key)
    ship.picks(who, *keys)
    hand = ship.me(who).hand
    assert len(hand) == 3 - len(keys) + len(keys) + 1
    assert any(each.startswith("contamination") for each in ship.me(who).discard)


def antidote(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.change(who, larva=True).infects(who, "infected", "clean", pile="deck").infects(who, "infected", pile="discard")
    ship.acts(who, f"use item={card} part={part}")
    me = ship.me(who)
    assert not me.larva
    assert me.passed
    assert (me.hand, me.discard) == ([], [])
    cards = [each for each in me.deck if each.startswith("contamination")]
    assert len(cards) == 2  # the clean one, and one that was taken


def crawl(item: str, part: str) -> None:
    ship, who, card = carrier(item, "2")
    ship.noise("3")
    uses(ship, who, card, part, f"where room={ship.g.place('15')}")
    assert ship.me(who).at == "15"
    assert not ship.me(who).passed
    bad, who, card = carrier(item)
    bad.refused(who, f"use item={card} part={part}", "no-entrance", "NEM-TECH-03")


def spacewalk(item: str, part: str) -> None:
    ship, who, card = carrier(item, "generator")
    ship.infects(who, "clean")
    ship.picks(who, f"use item={card} part={part}")
    assert "where room=comms-room" in ship.options(who)
    assert not any(room in key for key in ship.options(who) for room in ("armory", "generator", "surgery"))
    ship.picks(who, "where room=comms-room")
    ship.noise("1")
    ship.pays(who)
    assert ship.g.rooms[ship.me(who).at].tile == "comms-room"
    assert [each.startswith("contamination") for each in ship.me(who).hand] == [True]
    bad, who, card = carrier(item, "armory")
    bad.refused(who, f"use item={card} part={part}", "not-yellow", "NEM-COST-17")


def peek_two(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.unexplored("12", "surgery", "fire.1").unexplored("13", "armory", "silence.1")
    ship.picks(who, f"use item={card} part={part}")
    ship.picks(who, "where room=slot-12", "where room=slot-13")
    ship.pays(who)
    seen = [event for event in ship.events if isinstance(event, TileSeen)]
    assert {(event.slot, event.room, event.token) for event in seen} == {("12", "surgery", ""), ("13", "armory", "")}


def peek_room(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.unexplored("12", "surgery", "fire.1")
    uses(ship, who, card, part, "where room=slot-12")
    assert ship.told(TileSeen, slot="12", room="surgery", token="fire", items=2).audience == (ship.seat(who),)


def grenade(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    adult = ship.intruder("adult", "15")
    breeder = ship.intruder("breeder", "15")
    ship.at(**{ship.crew[1]: "15"}).next_attacks("scratch.4", "claws.3", "bite.3")
    ship.picks(who, f"use item={card} part={part}")
    assert f"throw target={adult} room={ship.g.place('15')}" in ship.options(who)
    ship.picks(who, f"throw target={adult} room={ship.g.place('15')}")
    ship.pays(who)
    assert {each.id: each.injuries for each in ship.g.intruders} == {adult: 2, breeder: 1}
    assert len(ship.me(ship.crew[1]).wounds) == 1
    assert ship.me(who).wounds == []
    shut, who, card = carrier(item)
    shut.intruder("adult", "15")
    shut.turns(doors={"11-15-1": "closed"})
    shut.refused(who, f"use item={card} part={part}", "no-target", "NEM-DOOR-04")


def molotov(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    adult = ship.intruder("adult", "15")
    ship.at(**{ship.crew[1]: "15"}).next_attacks("scratch.4")
    uses(ship, who, card, part, f"where room={ship.g.place('15')}")
    assert ship.g.rooms["15"].fire
    assert {each.id: each.injuries for each in ship.g.intruders} == {adult: 1}
    assert len(ship.me(ship.crew[1]).wounds) == 1


def smoke(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "only-in-combat", "NEM-COST-09")
    ship.at(**{ship.crew[1]: "11"}).hand(ship.crew[1], "rest", "search").change(ship.crew[1], lets_pass=True)
    ship.intruder("adult", "11")
    ship.noise("1")
    ship.acts(who, f"use item={card} part={part}", f"way to={ship.g.place('15')} via=11-15-1")
    assert ship.match.waiting == (ship.seat(ship.crew[1]),)
    ship.picks(ship.crew[1], "discard card=rest copy=1")
    assert ship.me(who).at == "15"
    assert ship.me(ship.crew[1]).hand == ["search"]
    ship.silent(Attacked)


def decoy(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    free = ship.intruder("creeper", "18")
    far = ship.intruder("adult", "1")
    fighting = ship.intruder("adult", "11")
    ship.next_attacks("scratch.1")
    ship.acts(who, f"use item={card} part={part}", f"where room={ship.g.place('15')}")
    ship.told(Attacked, who=who, intruder=fighting)
    assert {each.id: each.at for each in ship.g.intruders} == {free: "15", fighting: "15", far: "1"}
    ship.told(IntruderMoved, intruder=free)


def extend(item: str, part: str) -> None:
    ship, who, _card = carrier(item)
    ship.empties(who).gives(who, "six-shooter", ammo=3).gives(who, "extended-magazine.1")
    uses(ship, who, "extended-magazine.1", part, "thing thing=six-shooter")
    gun = held(ship, who, "six-shooter")
    assert (gun.ammo, capacity(gun)) == (5, 8)


def mount(item: str, part: str) -> None:
    autoload(item, "load-autoloader")


def read_comms(item: str, part: str) -> None:
    ship, who, card = carrier(item, "comms-room")
    ship.refused(who, f"use item={card} part={part}", "no-suspect", "NEM-COST-17")
    ship.change(ship.crew[1], signal=True)
    objectives = ship.me(ship.crew[1]).objectives
    uses(ship, who, card, part, f"crew who={ship.crew[1]}")
    seen = [event for event in ship.events if isinstance(event, ObjectiveSeen)]
    assert {event.objective for event in seen} == set(objectives)
    assert all(event.audience == (ship.seat(who),) for event in seen)
    bad, who, card = carrier(item, "storage")
    bad.refused(who, f"use item={card} part={part}", "no-computer", "NEM-MALF-11")


def read_log(item: str, part: str) -> None:
    ship, who, card = carrier(item, "generator")
    uses(ship, who, card, part, f"crew who={ship.crew[1]}")  # without a Signal too
    assert {event.objective for event in ship.events if isinstance(event, ObjectiveSeen)} == set(
        ship.me(ship.crew[1]).objectives
    )
    bad, who, card = carrier(item, "storage")
    bad.refused(who, f"use item={card} part={part}", "no-computer", "NEM-MALF-11")


def pod_key(item: str, part: str) -> None:
    ship, who, card = carrier(item, "evacuation-b")
    mine = [pod.number for pod in ship.g.pods if pod.section == "b"]
    ship.picks(who, f"use item={card} part={part}")
    assert ship.options(who) == {f"pod pod={number}" for number in mine}
    ship.picks(who, f"pod pod={mine[0]}")
    ship.pays(who)
    assert {pod.number for pod in ship.g.pods if not pod.locked} == {mine[0]}
    bad, who, card = carrier(item, "storage")
    bad.refused(who, f"use item={card} part={part}", "no-pod-left", "NEM-POD-01")


def destruct_key(item: str, part: str) -> None:
    for before, after in ((-1, 0), (2, -1)):
        ship, who, card = carrier(item, "comms-room")
        ship.turns(destruct=before)
        uses(ship, who, card, part)
        assert ship.g.destruct == after
    late, who, card = carrier(item, "comms-room")
    late.turns(destruct=3, unstoppable=True)
    late.refused(who, f"use item={card} part={part}", "destruct-unstoppable", "NEM-DESTRUCT-03")
    away, who, card = carrier(item, "storage")
    away.refused(who, f"use item={card} part={part}", "no-computer", "NEM-MALF-11")


def stun(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    adult = ship.intruder("adult", "11")
    ship.next_attacks("scratch.4").next_events("regeneration")
    uses(ship, who, card, part, f"intruder target={adult}")
    assert [(each.at, each.injuries) for each in ship.g.intruders] == [("15", 1)]


def subdue(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.refused(who, f"use item={card} part={part}", "nobody-here", "NEM-COST-17")
    ship.at(**{ship.crew[1]: "11"}).hand(ship.crew[1], "rest", "search")
    uses(ship, who, card, part, f"crew who={ship.crew[1]}")
    assert ship.me(ship.crew[1]).hand == []
    assert sorted(ship.me(ship.crew[1]).discard) == ["rest", "search"]


def maneuver(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.intruder("adult", "1")  # beside the other Character
    ship.next_events("regeneration").only_token("blank.1")
    ship.acts(who, f"use item={card} part={part}")
    ship.told(Maneuvered, who=who)
    ship.silent(Attacked)
    assert ship.g.round == 2
    ship.next_attacks("scratch.1")
    ship.night()
    ship.told(Attacked)  # only that once


def torch(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.turns(doors={"11-15-1": "destroyed"})
    uses(ship, who, card, part, "corridor corridor=11-15-1")
    assert ship.g.doors == {"11-15-1": "closed"}
    uses(ship, who, card, part, "corridor corridor=11-15-1")
    assert ship.g.doors == {}


def search(item: str, part: str) -> None:
    ship, who, card = carrier(item, "armory")
    ship.marks("armory", items=1).next_items("red", "grenade.1", "decoy.1")
    uses(ship, who, card, part, after=("keep card=decoy.1",))
    assert "decoy.1" in ship.me(who).items
    assert ship.g.room(ship.seat(who)).items == 0
    assert len(ship.me(who).discard) == 2  # it costs 2


def doors_around(item: str, part: str) -> None:
    ship, who, card = carrier(item)
    ship.turns(doors={"1-2-3": "closed"})
    ship.picks(who, f"use item={card} part={part}")
    ship.picks(who, "where room=cockpit")
    ship.picks(who, "switch corridor=1-2-3", "switch corridor=1-4-4")
    ship.pays(who)
    assert ship.g.doors == {"1-4-4": "closed"}
    assert card not in ship.me(who).items


def field_research(item: str, part: str) -> None:
    ship, who, card = carrier(item, "armory")
    ship.refused(who, f"use item={card} part={part}", "nothing-to-analyse", "NEM-ROOM-LAB-01")
    ship.marks("armory", objects=["carcass"])
    uses(ship, who, card, part, "thing thing=carcass")
    ship.told(WeaknessFound, thing="carcass")
    assert [clue.known for clue in ship.g.clues] == [False, False, True]


PARTS: dict[str, Callable[[str, str], None]] = {
    "load-flamethrower": fuel,
    "load-energy": charge,
    "load-autoloader": autoload,
    "door": door,
    "repair": repair,
    "engine": engine,
    "join": join,
    "quench": quench,
    "repel": repel,
    "wipe": wipe,
    "dress": dress,
    "heal-serious": heal_serious,
    "heal-light": heal_light,
    "draw-two": draw_two,
    "injection": injection,
    "alcohol": alcohol,
    "drugs": drugs,
    "antidote": antidote,
    "crawl": crawl,
    "spacewalk": spacewalk,
    "peek-two-tiles": peek_two,
    "peek-room": peek_room,
    "grenade": grenade,
    "molotov": molotov,
    "smoke": smoke,
    "decoy": decoy,
    "extend": extend,
    "autoload": mount,
    "comms-key": read_comms,
    "log-key": read_log,
    "pod-key": pod_key,
    "destruct-key": destruct_key,
    "stun": stun,
    "subdue": subdue,
    "maneuver": maneuver,
    "torch": torch,
    "search": search,
    "doors-around": doors_around,
    "field-research": field_research,
}
SECTIONS = [(item.id, part) for item in ITEMS.values() for part in item.parts]


@pytest.mark.parametrize(("item", "part"), SECTIONS)
def test_every_section_does_what_it_says(item: str, part: str) -> None:
    PARTS[part](item, part)


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
        ship = Voyage(("captain", "scout", "soldier"))
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
        ship = Voyage(("soldier", "captain"))
        ship.at(captain="cockpit").gives("soldier", "armor")
        ship.intruder("adult", "11")
        ship.next_attacks("scratch.1")
        ship.night()
        ship.picks("soldier", answer)
        assert ship.me("soldier").light == light
        assert ("armor" in ship.me("soldier").items) == (answer == "pass")
        assert any(isinstance(event, Armored) for event in ship.events) == (answer == "armor")


def test_the_motion_scanner_rolls_noise_once_more_for_a_card() -> None:
    ship = Voyage(("scout", "captain"))
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
    ship = Voyage(("scientist", "captain"))
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
    assert Counter(kind(card) for card, back in CARDS.items() if back == colour) == expected


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
    ship = Voyage((who, "pilot" if who != "pilot" else "captain"))
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
