"""Every section of every Item is used and has its own effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.nemesis.content import ITEMS, kind
from bot.games.nemesis.events_finds import EngineWorkedOn, Maneuvered, ObjectiveSeen, TileSeen
from bot.games.nemesis.events_intruder import Attacked, IntruderMoved, Retreated, WeaknessFound
from bot.games.nemesis.items import capacity
from tests.rules.nemesis.carrier import carrier
from tests.rules.nemesis.voyage import Voyage, held, things


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
