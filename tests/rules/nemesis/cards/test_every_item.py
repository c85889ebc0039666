"""Every section of every Item is used and has its own effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.nemesis.box.content import ITEMS
from bot.games.nemesis.events.finds import Maneuvered, ObjectiveSeen
from bot.games.nemesis.events.intruders import Attacked, IntruderMoved, WeaknessFound
from bot.games.nemesis.rules.cards.items import capacity
from tests.support.nemesis.carrier import carrier
from tests.support.nemesis.items import (
    alcohol,
    antidote,
    autoload,
    charge,
    crawl,
    door,
    draw_two,
    dress,
    drugs,
    engine,
    fuel,
    heal_light,
    heal_serious,
    injection,
    join,
    peek_room,
    peek_two,
    quench,
    repair,
    repel,
    spacewalk,
    uses,
    wipe,
)
from tests.support.nemesis.ship import held


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
