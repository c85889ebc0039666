"""Every section of every Action card is played and has its own effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.nemesis.content import ACTIONS, CHARACTERS, DECKS, kind
from bot.games.nemesis.events_crew import Interrupted
from bot.games.nemesis.events_finds import CoordinatesSeen, EngineWorkedOn, EventSeen, SignalSent, TileSeen
from bot.games.nemesis.events_intruder import Attacked, Steeled, Surprised
from bot.games.nemesis.events_ship import NoiseRolled
from tests.rules.nemesis.voyage import Voyage, held


def bearer(card: str, place: str = "hibernatorium", **options: str) -> Voyage:
    """Somebody who has this card, with two others to pay with, the Scout or Captain somewhere else."""
    who = next(each for each in CHARACTERS if card in DECKS[each])
    other = "pilot" if who != "pilot" else "captain"
    ship = Voyage((who, other), **options)
    ship.stands(who, place)
    ship.at(**{other: "cockpit" if place != "cockpit" else "nest"})
    spare = [each for each in DECKS[who] if each not in (card, "interruption")][:2]
    ship.hand(who, card, *spare)
    return ship


def me(ship: Voyage) -> str:
    return ship.crew[0]


def other(ship: Voyage) -> str:
    return ship.crew[1]


def fights(ship: Voyage, attack: str = "scratch.1") -> str:
    """Put an Adult beside the bearer."""
    target = ship.intruder("adult", ship.me(me(ship)).at)
    ship.next_attacks(attack)
    return target


def break_door(card: str) -> None:
    ship = bearer(card)
    ship.turns(doors={"11-15-1": "closed", "1-2-3": "closed", "6-11-2": "destroyed"})
    ship.picks(me(ship), f"play card={card} part=break-door")
    assert ship.options(me(ship)) == {"corridor corridor=11-15-1"}
    ship.picks(me(ship), "corridor corridor=11-15-1")
    assert ship.g.doors["11-15-1"] == "destroyed"


def sabotage(card: str) -> None:
    ship = bearer(card)
    ship.acts(me(ship), f"play card={card} part=sabotage")
    assert ship.g.rooms["11"].malfunction


def rest(card: str) -> None:
    ship = bearer(card)
    ship.infects(me(ship), "clean", "infected")
    ship.acts(me(ship), f"play card={card} part=rest")
    assert ship.me(me(ship)).larva
    assert [each in ship.g.infected for each in ship.me(me(ship)).hand if each not in ACTIONS] == [True]


def search(card: str, part: str = "search", items: int = 1) -> None:
    ship = bearer(card, "armory")
    ship.marks("armory", items=items).next_items("red", "grenade.1", "decoy.1")
    ship.acts(me(ship), f"play card={card} part={part}", after=["keep card=decoy.1"])
    assert ship.me(me(ship)).items == ["decoy.1"]
    assert ship.g.room(ship.seat(me(ship))).items == 0


def repair(card: str) -> None:
    ship = bearer(card, "armory")
    ship.refused(me(ship), f"play card={card} part=repair", "no-malfunction", "NEM-MALF-03")
    ship.marks("armory", malfunction=True)
    ship.acts(me(ship), f"play card={card} part=repair")
    assert not ship.g.malfunctions
    assert len(ship.me(me(ship)).discard) == 1 + ACTIONS[card].cost


def engine(card: str) -> None:
    ship = bearer(card, "engine-3")
    ship.acts(me(ship), f"play card={card} part=engine", after=["top status=damaged"])
    assert ship.g.engines["3"] == ["working", "damaged"]
    ship.told(EngineWorkedOn, engine="3")


def order(card: str) -> None:
    ship = bearer(card)
    ship.at(**{other(ship): "11"}).change(other(ship), hand=[])
    ship.noise("1")
    way = f"way to={ship.g.place('15')} via=11-15-1"
    ship.acts(me(ship), f"play card={card} part=order", f"crew who={other(ship)}", way)
    assert ship.me(other(ship)).at == "15"
    assert ship.match.waiting == (ship.seat(me(ship)),)  # nobody was asked for consent
    ship.told(NoiseRolled, who=other(ship))
    ship.hand(me(ship), card)
    ship.refused(me(ship), f"play card={card} part=order", "nobody-to-order", "NEM-COST-17")


def reload(card: str) -> None:
    ship = bearer(card)
    ship.refused(me(ship), f"play card={card} part=reload", "cannot-load", "NEM-ITEM-08")
    ship.empties(me(ship)).gives(me(ship), "six-shooter", ammo=3)
    ship.acts(me(ship), f"play card={card} part=reload")
    assert held(ship, me(ship), "six-shooter").ammo == 4


def motivation(card: str) -> None:
    ship = bearer(card)
    ship.at(**{other(ship): "11"}).hand(other(ship), "rest")
    ship.acts(me(ship), f"play card={card} part=motivation")
    assert (len(ship.me(me(ship)).hand), len(ship.me(other(ship)).hand)) == (3, 2)


def cover(card: str, part: str, who: str) -> None:
    """Spend 1 Ammo and leave without being attacked."""
    ship = bearer(card)
    ship.at(**{other(ship): "11"}).change(other(ship), hand=[])
    fights(ship)
    weapon = ship.me(me(ship)).hands[0]
    ammo = weapon.ammo
    ship.noise("1")
    goer = me(ship) if who == "self" else other(ship)
    choice = f"both who={goer}" if who == "both" else f"crew who={goer}"
    way = f"way to={ship.g.place('15')} via=11-15-1"
    ship.acts(me(ship), f"play card={card} part={part}", f"thing thing={weapon.id}", choice, way)
    ship.silent(Attacked)
    gone = {"self": {me(ship)}, "other": {other(ship)}, "both": set(ship.crew)}[who]
    assert {each for each in ship.crew if ship.me(each).at == "15"} == gone
    assert ship.me(me(ship)).hands[0].ammo == ammo - 1


def suppressive_fire(card: str) -> None:
    cover(card, "suppressive-fire", "self")
    cover(card, "suppressive-fire", "other")


def covering_fire(card: str) -> None:
    for who in ("self", "other", "both"):
        cover(card, "covering-fire", who)


def taking_aim(card: str) -> None:
    for answer, injuries in (("again", 2), ("stand", 0)):
        ship = bearer(card)
        target = fights(ship, "scratch.4")
        ship.combat("blank", "hit")
        ship.acts(
            me(ship),
            f"play card={card} part=taking-aim",
            "thing thing=assault-rifle",
            f"intruder target={target}",
            after=[answer],
        )
        assert ship.g.intruders[0].injuries == injuries  # the Rifle adds one to a hit
        assert held(ship, me(ship), "assault-rifle").ammo == 4


def full_auto(card: str) -> None:
    for face, ammo, injuries in (("blank", 5, 3), ("hit", 5, 4), ("double", 4, 5), ("blank", 1, 0)):
        ship = bearer(card)
        ship.empties(me(ship)).gives(me(ship), "assault-rifle", ammo=ammo)
        target = fights(ship, "scratch.4")
        ship.combat(face)
        ship.acts(
            me(ship),
            f"play card={card} part=full-auto",
            "thing thing=assault-rifle",
            f"intruder target={target}",
        )
        left = [each.injuries for each in ship.g.intruders]
        assert left == [injuries]  # shot, half the Ammo rounded down, and the Rifle's own bonus
        assert held(ship, me(ship), "assault-rifle").ammo == 0


def adrenaline_shoot(card: str) -> None:
    ship = bearer(card)
    target = fights(ship, "scratch.4")
    ship.combat("hit")
    ship.acts(me(ship), f"play card={card} part=adrenaline-shoot", "thing thing=rifle", f"intruder target={target}")
    assert ship.g.intruders[0].injuries == 1
    assert len(ship.me(me(ship)).hand) == 3


def adrenaline_escape(card: str) -> None:
    ship = bearer(card)
    fights(ship)
    ship.noise("1")
    ship.acts(me(ship), f"play card={card} part=adrenaline-escape", f"way to={ship.g.place('15')} via=11-15-1")
    ship.told(Attacked, who=me(ship))
    assert ship.me(me(ship)).at == "15"
    assert len(ship.me(me(ship)).hand) == 3


def door(card: str) -> None:
    ship = bearer(card)
    ship.turns(doors={"6-11-2": "destroyed", "8-11-3": "closed"})
    ship.picks(me(ship), f"play card={card} part=door")
    assert ship.options(me(ship)) == {f"corridor corridor={way}" for way in ("8-11-3", "11-14-4", "11-15-1")}
    ship.picks(me(ship), "corridor corridor=11-15-1")
    assert ship.g.doors["11-15-1"] == "closed"
    ship.hand(me(ship), card)
    ship.acts(me(ship), f"play card={card} part=door", "corridor corridor=8-11-3")
    assert "8-11-3" not in ship.g.doors


def computer(card: str) -> None:
    ship = bearer(card, "comms-room")
    ship.hand(me(ship), card)
    ship.acts(me(ship), f"play card={card} part=computer", "free room=comms-room part=signal")
    ship.told(SignalSent, who=me(ship))
    for place, malfunction in (("storage", False), ("comms-room", True)):
        bad = bearer(card, place)
        bad.marks(place, malfunction=malfunction)
        bad.refused(me(bad), f"play card={card} part=computer", "no-room-action", "NEM-COST-15")


def pilot(card: str) -> None:
    ship = bearer(card, "cockpit")
    ship.hand(me(ship), card)
    ship.acts(me(ship), f"play card={card} part=pilot", "free room=cockpit part=destination", "steer space=A")
    assert ship.g.destination == "A"
    comms = bearer(card, "comms-room")
    comms.hand(me(comms), card)
    comms.acts(me(comms), f"play card={card} part=pilot", "free room=comms-room part=signal")
    comms.told(SignalSent)
    storage = bearer(card, "storage")
    storage.refused(me(storage), f"play card={card} part=pilot", "no-room-action", "NEM-COST-15")


def coordinates(card: str) -> None:
    ship = bearer(card, "comms-room")
    ship.acts(me(ship), f"play card={card} part=coordinates")
    assert ship.told(CoordinatesSeen).audience == (ship.seat(me(ship)),)
    bad = bearer(card, "storage")
    bad.refused(me(bad), f"play card={card} part=coordinates", "no-computer", "NEM-MALF-11")


def peek_tile(card: str) -> None:
    ship = bearer(card)
    ship.unexplored("12", "surgery", "fire.1")
    ship.acts(me(ship), f"play card={card} part=peek-tile", "where room=slot-12")
    seen = ship.told(TileSeen, slot="12", room="surgery", token="", items=0)  # not the token
    assert seen.audience == (ship.seat(me(ship)),)


def old_friend(card: str) -> None:
    ship = bearer(card, "storage")
    ship.hand(me(ship), card).next_items("red", "grenade.1", "decoy.1")
    ship.acts(
        me(ship),
        f"play card={card} part=old-friend",
        "free room=storage part=rummage",
        "colour colour=red",
        after=["keep card=decoy.1"],
    )
    assert ship.me(me(ship)).items == ["decoy.1"]
    for place, malfunction in (("comms-room", False), ("storage", True)):
        bad = bearer(card, place)
        bad.marks(place, malfunction=malfunction)
        bad.refused(me(bad), f"play card={card} part=old-friend", "no-room-action", "NEM-COST-15")


def technical_corridors(card: str) -> None:
    ship = bearer(card, "2")
    ship.noise("3")
    ship.acts(me(ship), f"play card={card} part=technical-corridors", f"where room={ship.g.place('15')}")
    assert ship.me(me(ship)).at == "15"
    assert ship.asked(ship.seat(me(ship))).private["what"] == "pass"
    ship.picks(me(ship))
    assert ship.me(me(ship)).passed
    bad = bearer(card, "11")
    bad.refused(me(bad), f"play card={card} part=technical-corridors", "no-entrance", "NEM-TECH-03")


def kindle(card: str) -> None:
    ship = bearer(card)
    ship.empties(me(ship))
    ship.refused(me(ship), f"play card={card} part=pyrotechnics-kindle", "no-item", "NEM-COST-17")
    ship.gives(me(ship), "medkit.1")
    ship.acts(me(ship), f"play card={card} part=pyrotechnics-kindle", "thing thing=medkit.1")
    assert ship.g.rooms["11"].fire
    assert ship.g.items["green"].discard == ["medkit.1"]


def smother(card: str) -> None:
    ship = bearer(card)
    ship.gives(me(ship), "medkit.1")
    ship.refused(me(ship), f"play card={card} part=pyrotechnics-quench", "no-fire", "NEM-FIRE-09")
    ship.marks("11", fire=True)
    ship.acts(me(ship), f"play card={card} part=pyrotechnics-quench", "thing thing=medkit.1")
    assert not ship.g.fires
    assert ship.me(me(ship)).items == []


def improvise(card: str) -> None:
    ship = bearer(card)
    ship.gives(me(ship), "chemicals.1", "chemicals.2").hand(me(ship), card, "rest")
    ship.refused(me(ship), "craft item=flamethrower", "no-components", "NEM-CRAFT-01")
    ship.acts(
        me(ship),
        f"play card={card} part=improvise",
        "make item=flamethrower",
        "components one=chemicals.1 two=chemicals.2",
    )
    assert held(ship, me(ship), "flamethrower").ammo == 4
    assert ship.me(me(ship)).hand == ["rest"]  # no Cost but the card


def scavenging(card: str) -> None:
    search(card, "scavenging", items=0)


def reconnaissance(card: str) -> None:
    ship = bearer(card)
    ship.acts(me(ship), f"play card={card} part=reconnaissance", f"way to={ship.g.place('15')} via=11-15-1")
    assert ship.me(me(ship)).at == "15"
    ship.silent(NoiseRolled)
    assert ship.g.noise == []


def risk_assessment(card: str) -> None:
    for where, top in (("top", "nest"), ("bottom", "hunt")):
        ship = bearer(card, "comms-room")
        ship.next_events("nest", "hunt")
        ship.acts(me(ship), f"play card={card} part=risk-assessment", after=[f"put where={where}"])
        assert ship.told(EventSeen, card="nest").audience == (ship.seat(me(ship)),)
        assert ship.g.events.cards[-1] == top
        assert (ship.g.events.cards[0] == "nest") == (where == "bottom")


def block(card: str) -> None:
    ship = bearer(card, "comms-room")
    ship.picks(me(ship), f"play card={card} part=block")
    with_computers = {
        f"where room={room.tile}" for room in ship.g.rooms.values() if ship.g.computer(ship.g.room_of(room.tile))
    }
    assert ship.options(me(ship)) == with_computers
    ship.picks(me(ship), "where room=laboratory")
    assert [room.tile for room in ship.g.rooms.values() if room.malfunction] == ["laboratory"]


def intranet(card: str) -> None:
    ship = bearer(card, "comms-room")
    ship.acts(me(ship), f"play card={card} part=intranet", "free room=generator part=start-destruct")
    assert ship.g.destruct == 0
    bad = bearer(card, "storage")
    bad.refused(me(bad), f"play card={card} part=intranet", "no-room-action", "NEM-COST-15")
    broken = bearer(card, "comms-room")
    broken.marks("generator", malfunction=True)
    broken.picks(me(broken), f"play card={card} part=intranet")
    assert not any("generator" in key for key in broken.options(me(broken)))


def interruption(card: str) -> None:
    ship = bearer(card)
    ship.at(**{other(ship): "11"}).turn(other(ship)).hand(other(ship), "interruption", "rest", "search")
    ship.picks(other(ship), "move to=engine-control via=6-11-2")
    ship.pays(other(ship), "search")
    ship.picks(me(ship), "interrupt")
    ship.told(Interrupted, who=me(ship), other=other(ship))
    assert ship.options(other(ship)) == {"interrupt", "pass"}  # an Interruption can be interrupted
    ship.picks(other(ship), "pass")
    assert ship.me(other(ship)).at == "11"
    assert ship.me(other(ship)).discard == ["search"]
    assert ship.g.actions == 1
    again = bearer(card)
    again.at(**{other(again): "11"}).turn(other(again)).hand(other(again), "interruption", "rest", "search")
    again.change(me(again), passed=True)  # playable even after passing
    again.picks(other(again), "move to=engine-control via=6-11-2")
    again.pays(other(again), "search")
    again.picks(me(again), "interrupt")
    again.noise("1")
    again.picks(other(again), "interrupt")
    assert again.me(other(again)).at == "6"


def nerves_of_steel(card: str) -> None:
    ship = bearer(card)
    ship.hand(me(ship), card, "rest").turns(noise=["11-15-1"], met=True).only_token("adult.12")
    ship.noise("1")
    ship.picks(me(ship), f"move to={ship.g.place('15')} via=11-15-1")
    ship.pays(me(ship), "rest")
    ship.told(Surprised, who=me(ship))
    ship.picks(me(ship), "steel")
    ship.told(Steeled, who=me(ship))
    ship.silent(Attacked)
    assert ship.me(me(ship)).discard == ["rest", card]


REACTIONS = {"interruption": interruption, "nerves-of-steel": nerves_of_steel}
PARTS: dict[str, Callable[[str], None]] = {
    "break-door": break_door,
    "sabotage": sabotage,
    "rest": rest,
    "search": search,
    "repair": repair,
    "engine": engine,
    "order": order,
    "reload": reload,
    "motivation": motivation,
    "suppressive-fire": suppressive_fire,
    "covering-fire": covering_fire,
    "taking-aim": taking_aim,
    "full-auto": full_auto,
    "adrenaline-shoot": adrenaline_shoot,
    "adrenaline-escape": adrenaline_escape,
    "door": door,
    "computer": computer,
    "pilot": pilot,
    "coordinates": coordinates,
    "peek-tile": peek_tile,
    "old-friend": old_friend,
    "technical-corridors": technical_corridors,
    "pyrotechnics-kindle": kindle,
    "pyrotechnics-quench": smother,
    "improvise": improvise,
    "scavenging": scavenging,
    "reconnaissance": reconnaissance,
    "risk-assessment": risk_assessment,
    "block": block,
    "intranet": intranet,
}
SECTIONS = [(card.id, part) for card in ACTIONS.values() for part in card.parts]


@pytest.mark.parametrize(("card", "part"), SECTIONS)
def test_every_section_does_what_it_says(card: str, part: str) -> None:
    PARTS[part](card)


@pytest.mark.parametrize("card", [card.id for card in ACTIONS.values() if not card.parts])
def test_every_reaction_does_what_it_says(card: str) -> None:
    REACTIONS[card](card)


COSTS = {
    "basic-repairs": 2,
    "repairs": 1,
    "technical-corridors": 1,
    "pyrotechnics": 1,
    "scavenging": 1,
    "reconnaissance": 1,
    "intranet": 1,
}
IN_COMBAT = {"suppressive-fire", "covering-fire", "taking-aim", "full-auto", "adrenaline"}
ANY_TIME = {"demolition", "interruption", "reload", "motivation", "nerves-of-steel"}


@pytest.mark.parametrize("card", ACTIONS)
def test_every_card_has_its_cost_and_its_time(card: str) -> None:
    printed = ACTIONS[card]
    assert printed.cost == COSTS.get(card, 0)
    assert printed.combat == ("in" if card in IN_COMBAT else "any" if card in ANY_TIME else "out")
    ship = bearer(card)
    if not printed.parts:
        key = f"play card={card} part=reaction"
        ship.refused(me(ship), key, "reaction-only", "NEM-RUL-64")
        return
    key = f"play card={card} part={printed.parts[0]}"
    if printed.combat == "in":
        ship.refused(me(ship), key, "only-in-combat", "NEM-COST-09")
    elif printed.combat == "out":
        fights(ship)
        ship.refused(me(ship), key, "out-of-combat", "NEM-COST-10")
    if printed.cost:
        calm = bearer(card)
        calm.hand(me(calm), card)
        calm.refused(me(calm), key, "cannot-pay", "NEM-COST-03")


def test_there_are_sixty_action_cards_ten_for_each() -> None:
    assert [len(deck) for deck in DECKS.values()] == [10] * 6
    assert all(DECKS[who].count("search") == 2 for who in CHARACTERS)
    assert {kind(card) for deck in DECKS.values() for card in deck} == set(ACTIONS)
