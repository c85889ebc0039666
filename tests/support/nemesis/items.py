"""What Items do for their user and for the ship, each tried once."""

from __future__ import annotations

from bot.engine.decks import kind_of
from bot.games.nemesis.box.content import ITEMS
from bot.games.nemesis.events.finds import EngineWorkedOn, TileSeen
from bot.games.nemesis.events.intruders import Retreated
from bot.games.nemesis.rules.cards.items import capacity
from tests.support.nemesis.carrier import carrier
from tests.support.nemesis.ship import Ship, held, things


def uses(ship: Ship, who: str, card: str, part: str, *choices: str, after: tuple[str, ...] = ()) -> None:
    """Use an Item, and see that it was paid for and used up, or not."""
    printed = ITEMS[kind_of(card)]
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
    ship = Ship("soldier", "captain")
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
    assert [kind_of(wound.card) for wound in ship.me(who).wounds] == ["body"]


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
