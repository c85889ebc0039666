"""What Action cards do, each tried once."""

from __future__ import annotations

from typing import Any

from bot.games.nemesis.box.content import ACTIONS, CHARACTERS, DECKS
from bot.games.nemesis.events.finds import CoordinatesSeen, EngineWorkedOn, SignalSent
from bot.games.nemesis.events.intruders import Attacked
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.ship import Ship, held


def bearer(card: str, place: str = "hibernatorium", **options: Any) -> Ship:
    """Somebody who has this card, with two others to pay with, the Scout or Captain somewhere else."""
    who = next(each for each in CHARACTERS if card in DECKS[each])
    other = "pilot" if who != "pilot" else "captain"
    ship = Ship(who, other, **options)
    ship.stands(who, place)
    ship.at(**{other: "cockpit" if place != "cockpit" else "nest"})
    spare = [each for each in DECKS[who] if each not in (card, "interruption")][:2]
    ship.hand(who, card, *spare)
    return ship


def me(ship: Ship) -> str:
    return ship.crew[0]


def other(ship: Ship) -> str:
    return ship.crew[1]


def fights(ship: Ship, attack: str = "scratch.1") -> str:
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
