"""Every Event card is played and has its own effect."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.nemesis.box.content import EVENTS
from bot.games.nemesis.box.shapes import INTRUDER_KINDS
from bot.games.nemesis.events.body import Died, Scanned
from bot.games.nemesis.events.injuries import Regenerated
from bot.games.nemesis.events.intruders import EncounterBegan, HatchedOnto, Hid
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.ship import Ship


def still(*crew: str) -> Ship:
    """A crew that waits in the Cockpit for a night."""
    ship = Ship(*(crew or ("captain", "scout")))
    ship.at(**dict.fromkeys(ship.crew, "cockpit")).turns(met=True)
    return ship


def markers(ship: Ship, name: str) -> set[str]:
    """The rooms with a marker."""
    return {room.tile for room in ship.g.rooms.values() if getattr(room, name)}


def burning(ship: Ship) -> set[str]:
    return {number for number, room in ship.g.rooms.items() if room.fire}


def egg_protection(card: str) -> None:
    ship = still("captain", "scout", "soldier")
    ship.at(captain="nest").gives("scout", "egg")
    ship.set(lambda g: setattr(g, "bag", ["larva.1", "larva.2"]))
    ship.happens(card)
    assert [event.who for event in ship.events if isinstance(event, EncounterBegan)] == ["captain", "scout"]
    assert len(ship.g.intruders) == 2


def hatching(card: str) -> None:
    for hand in ([], ["rest"]):
        ship = still()
        ship.at(captain="nest").change("captain", hand=list(hand), discard=[])
        ship.happens(card)
        assert ship.g.eggs == 4
        assert any(isinstance(event, HatchedOnto) for event in ship.events) == (not hand)
        assert ship.me("captain").larva == (not hand)
        assert len(ship.me("captain").discard) == (not hand)
        assert sum(token.startswith("larva") for token in ship.g.bag) == (5 if hand else 4)


def regeneration(card: str) -> None:
    ship = still()
    for of, injuries in (("adult", 3), ("creeper", 1)):
        ship.intruder(of, "15", injuries=injuries)
    ship.night(card)
    assert [each.injuries for each in ship.g.intruders] == [1, 0]
    ship.told(Regenerated)


def damage(card: str) -> None:
    ship = still()
    ship.intruder("breeder", "armory")
    ship.intruder("queen", "nest")
    ship.intruder("larva", "storage")
    ship.night(card)
    assert markers(ship, "malfunction") == {"armory"}  # never in the Nest


def lurking(card: str) -> None:
    ship = still()
    ship.intruder("larva", "armory")
    fighting = ship.intruder("queen", "cockpit")
    ship.happens(card)
    assert [each.id for each in ship.g.intruders] == [fighting]
    assert sum(token.startswith("larva") for token in ship.g.bag) == 5


def eclosion(card: str) -> None:
    ship = still("captain", "scout", "soldier")
    ship.change("captain", larva=True).infects("scout", "infected", "infected", pile="deck")
    ship.infects("soldier", "clean", pile="deck")
    decks = {who: len(ship.me(who).deck) for who in ("scout", "soldier")}
    ship.night(card)
    ship.told(Died, who="captain")
    assert [(each.kind, each.at) for each in ship.g.intruders] == [("creeper", "1")]
    assert (ship.me("scout").larva, ship.me("soldier").larva) == (True, False)
    ship.told(Scanned, who="scout")
    ship.told(Scanned, who="soldier")
    for who, before in decks.items():
        assert len(ship.me(who).deck) == before - 4
        assert len(ship.me(who).discard) == 4


def flammable_compounds(card: str) -> None:
    ship = still()
    ship.night(card)
    assert burning(ship) == {"11"}
    ship.turns(doors={"11-15-1": "closed"})
    ship.next_events(card)
    ship.night(card)
    assert burning(ship) == {"11", "6", "8", "14"}


def hunt(card: str) -> None:
    ship = still("captain", "scout", "soldier")
    ship.at(captain="11", scout="13", soldier="8")
    adult = ship.intruder("adult", "14")  # between 11 and 13
    creeper = ship.intruder("larva", "15")
    busy = ship.intruder("adult", "8")
    ship.next_attacks("transformation.1")
    ship.night(card)
    assert {each.id: each.at for each in ship.g.intruders} == {adult: "11", creeper: "15", busy: "8"}


def consuming_fire(card: str) -> None:
    ship = still()
    ship.marks("15", fire=True, items=3).marks("16", items=2).turns(doors={"15-18-3": "closed"})
    ship.night(card)
    assert (ship.g.rooms["15"].items, ship.g.rooms["16"].items) == (0, 2)
    assert burning(ship) == {"15", "11", "16"}


def damaging_fire(card: str) -> None:
    ship = still()
    ship.marks("15", fire=True)
    ship.night(card)
    assert {number for number, room in ship.g.rooms.items() if room.malfunction} == {"15"}
    assert burning(ship) == {"15", "11", "16", "18"}


def scent_of_prey(card: str) -> None:
    ship = still()
    ship.at(captain="15").change("captain", slime=True).turns(noise=["15-18-3"])
    ship.night(card)
    assert sorted(ship.g.noise) == sorted(ship.g.board.noisy["15"])


def malfunction(card: str) -> None:
    ship = still()
    ship.night(card)
    assert markers(ship, "malfunction") == {"cockpit"}
    assert card in ship.g.events.cards


def noise_in_technical_corridors(card: str) -> None:
    ship = still()
    ship.at(captain="2")
    ship.night(card)
    assert ship.g.noise == ["tech"]
    ship.silent(NoiseRolled)
    ship.next_events(card)
    ship.happens(card)
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["captain"]  # at an entrance


def nest(card: str) -> None:
    for known in (True, False):
        ship = still()
        ship.marks("nest", explored=known)
        number = next(number for number, room in ship.g.rooms.items() if room.tile == "nest")
        ship.night(card)
        assert sorted(ship.g.noise) == (sorted(ship.g.board.noisy[number]) if known else [])


def bulkheads_open(card: str) -> None:
    ship = still()
    ship.turns(doors={"1-2-3": "closed", "11-15-1": "destroyed", "8-11-3": "closed"})
    ship.night(card)
    assert ship.g.doors == {"11-15-1": "destroyed"}


def escape_pod_ejection(card: str) -> None:
    ship = still("captain", "scout", "soldier")
    lowest = min(pod.number for pod in ship.g.pods)
    section = next(pod.section for pod in ship.g.pods if pod.number == lowest)
    ship.change("scout", state="pod", pod=lowest, at=ship.g.room_of(f"evacuation-{section}"))
    ship.night(card)
    assert [pod.number for pod in ship.g.pods if pod.gone] == [lowest]
    assert ship.me("scout").state == "aboard"


def short_circuit(card: str) -> None:
    ship = still()
    ship.builds("airlock-control", "engine-control").marks("fire-control", explored=False)
    ship.night(card)
    assert markers(ship, "malfunction") == {"comms-room", "generator", "engine-control"}


def coolant_leak(card: str) -> None:
    for broken in (True, False):
        ship = still()
        ship.marks("generator", malfunction=broken)
        ship.night(card)
        assert ship.g.destruct == (0 if broken else -1)


def life_support_failure(card: str) -> None:
    ship = still()
    ship.builds("canteen").marks("surgery", explored=False)
    ship.night(card)
    assert markers(ship, "malfunction") == {"emergency-room", "laboratory", "canteen"}


RULES: dict[str, Callable[[str], None]] = {
    "egg-protection": egg_protection,
    "hatching": hatching,
    "regeneration": regeneration,
    "damage": damage,
    "lurking": lurking,
    "eclosion": eclosion,
    "flammable-compounds": flammable_compounds,
    "hunt": hunt,
    "consuming-fire": consuming_fire,
    "scent-of-prey": scent_of_prey,
    "malfunction": malfunction,
    "noise-in-technical-corridors": noise_in_technical_corridors,
    "nest": nest,
    "bulkheads-open": bulkheads_open,
    "damaging-fire": damaging_fire,
    "escape-pod-ejection": escape_pod_ejection,
    "short-circuit": short_circuit,
    "coolant-leak": coolant_leak,
    "life-support-failure": life_support_failure,
}


@pytest.mark.parametrize("card", EVENTS)
def test_every_event_does_what_it_says(card: str) -> None:
    RULES[EVENTS[card].rule](card)


MOVES = {
    "egg-protection": "2 BQ",
    "hatching": "3 AB",
    "regeneration": "1 BQ",
    "damage": "2 CA",
    "lurking": "4 CA",
    "eclosion": "1 CBQ",
    "flammable-compounds": "4 BQ",
    "hunt": "2 CBQ",
    "consuming-fire": "4 CBQ",
    "scent-of-prey": "3 CA",
    "hunt.2": "3 BQ",
    "malfunction": "2 AB",
    "noise-in-technical-corridors": "4 AB",
    "nest": "3 CBQ",
    "bulkheads-open": "1 AB",
    "damaging-fire": "1 CA",
    "escape-pod-ejection": "3 ABQ",
    "short-circuit": "4 ABQ",
    "coolant-leak": "1 ABQ",
    "life-support-failure": "2 ABQ",
}


@pytest.mark.parametrize("card", EVENTS)
def test_every_event_moves_its_own_intruders_by_its_own_corridor(card: str) -> None:
    number, letters = MOVES[card].split()
    if EVENTS[card].rule in ("lurking", "hunt"):
        assert (str(EVENTS[card].corridor), len(EVENTS[card].movers)) == (number, len(letters))
        return
    ship = still()
    for of in INTRUDER_KINDS:
        ship.intruder(of, "7")  # far from everybody, with no entrance
    ship.night(card)
    moved = {each.kind for each in ship.g.intruders if each.at != "7"}
    assert {kind[0].upper() for kind in moved} == set(letters)
    assert {each.at for each in ship.g.intruders if each.at != "7"} == {
        ship.g.board.far(ship.g.board.exits["7"][number], "7")
    }


def test_an_intruder_that_moves_into_an_entrance_is_told_to_hide() -> None:
    ship = still()
    ship.intruder("adult", "2")
    ship.night("damage")
    ship.told(Hid)
