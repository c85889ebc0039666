"""The rooms of set 1, which are aboard in every game (NEM-ROOM-ALL to NEM-ROOM-SURGERY)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.game import Setup
from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import TILES
from bot.games.nemesis.events.crew import Acted
from bot.games.nemesis.events.finds import SignalSent
from bot.games.nemesis.events.intruders import Retreated
from bot.games.nemesis.events.ship import NoiseMade, NoiseRolled
from tests.support.nemesis.ship import Ship, at, held, things

# any room


@pytest.mark.rule("NEM-ROOM-ALL-01")
def test_a_room_action_needs_oneself_there_peace_a_working_room_and_two_cards() -> None:
    ship = at("comms-room")
    ship.hand("captain", "rest", "order")
    ship.may("captain", "room part=signal")
    ship.hand("captain", "rest").infects("captain", "clean")
    ship.refused("captain", "room part=signal", "cannot-pay", "NEM-COST-03")
    ship.hand("captain", "rest", "order").marks("comms-room", malfunction=True)
    ship.refused("captain", "room part=signal", "malfunction", "NEM-MALF-01")
    ship.marks("comms-room", malfunction=False)
    ship.intruder("larva", "comms-room")
    ship.refused("captain", "room part=signal", "in-combat", "NEM-COST-14")
    ship.set(lambda g: g.intruders.clear())
    ship.acts("captain", "room part=signal")
    assert ship.me("captain").hand == []
    assert ship.told(Acted, act="signal").cards == ("rest", "order")
    ship.stands("captain", "armory").turn("captain").hand("captain", "rest", "order")
    ship.may_not("captain", "room part=signal")


@pytest.mark.rule("NEM-ROOM-ALL-02")
def test_a_computer_matters_only_where_something_asks_for_one() -> None:
    ship = at("comms-room", ("scientist", "captain"))
    ship.hand("scientist", "computer-skills", "rest", "search")
    ship.may("scientist", "room part=signal", "play card=computer-skills part=computer")
    ship.stands("scientist", "storage")
    ship.may("scientist", "room part=rummage")
    ship.refused("scientist", "play card=computer-skills part=computer", "no-room-action", "NEM-COST-15")


@pytest.mark.rule("NEM-ROOM-ALL-03")
def test_a_malfunction_makes_the_computer_absent() -> None:
    ship = at("comms-room", ("scientist", "captain"))
    ship.hand("scientist", "risk-assessment", "rest")
    ship.may("scientist", "play card=risk-assessment part=risk-assessment")
    ship.marks("comms-room", malfunction=True)
    ship.refused("scientist", "play card=risk-assessment part=risk-assessment", "no-computer", "NEM-MALF-11")


@pytest.mark.rule("NEM-ROOM-ALL-04")
def test_all_rooms_of_set_one_and_five_of_set_two_are_aboard() -> None:
    seen: Counter[str] = Counter()
    for n in range(30):
        g = GAME.rules.setup(Setup(GAME.seats[:3], "crew"), str(n).encode())
        sets = Counter(TILES[room.tile].set for room in g.rooms.values())
        assert sets == {0: 5, 1: 11, 2: 5}
        assert len({room.tile for room in g.rooms.values()}) == 21
        seen.update(room.tile for room in g.rooms.values())
    assert all(seen[tile.id] == 30 for tile in TILES.values() if tile.set < 2)
    assert all(0 < seen[tile.id] < 30 for tile in TILES.values() if tile.set == 2)


# Armory, Comms Room, Emergency Room


@pytest.mark.rule("NEM-ROOM-ARMORY-01")
def test_the_armory_adds_two_ammo_to_one_energy_weapon_and_never_too_much() -> None:
    ship = at("armory", ("soldier", "captain"))
    ship.empties("soldier").gives("soldier", "assault-rifle", "prototype-pistol.1", ammo=2)
    ship.picks("soldier", "room part=charge")
    assert ship.options("soldier") == {"thing thing=assault-rifle", "thing thing=prototype-pistol.1"}
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.pays("soldier")
    assert held(ship, "soldier", "assault-rifle").ammo == 4
    assert held(ship, "soldier", "prototype-pistol").ammo == 2
    ship.acts("soldier", "room part=charge", "thing thing=prototype-pistol.1")
    assert held(ship, "soldier", "prototype-pistol").ammo == 3


@pytest.mark.rule("NEM-ROOM-ARMORY-02")
def test_classic_weapons_are_not_reloaded_in_the_armory() -> None:
    ship = at("armory")
    ship.empties("captain").gives("captain", "six-shooter", "flamethrower.1", ammo=1)
    ship.refused("captain", "room part=charge", "no-energy-weapon", "NEM-ROOM-ARMORY-02")
    ship.gives("captain", "rifle", ammo=1)
    ship.picks("captain", "room part=charge")
    assert ship.options("captain") == {"thing thing=rifle"}


@pytest.mark.rule("NEM-ROOM-COMMS-01")
def test_the_comms_room_sends_the_signal_of_its_user() -> None:
    ship = at("comms-room")
    ship.acts("captain", "room part=signal")
    ship.told(SignalSent, who="captain")
    assert ship.me("captain").signal
    assert not ship.me("scout").signal
    assert ship.view("scout").crew[ship.seat("captain")].signal
    ship.turn("captain").hand("captain", "rest", "order")
    ship.refused("captain", "room part=signal", "signal-sent", "NEM-ROOM-COMMS-01")


@pytest.mark.rule("NEM-ROOM-COMMS-02")
@pytest.mark.parametrize("signal", [True, False])
def test_the_signal_matters_to_objectives_only(signal: bool) -> None:
    ship = at("comms-room")
    ship.change("captain", signal=signal).hand("captain", "rest", "order")
    assert ship.options("captain") - {"room part=signal"} == at("comms-room").hand("captain", "rest", "order").options(
        "captain"
    ) - {"room part=signal"}
    for objective, won in (("great-hunt", signal), ("salvaging-the-prime-asset", True)):
        end = Ship()
        end.seeks("captain", objective).change("captain", signal=signal).sleeps("captain").safe()
        end.turns(queen_killed=True)
        end.jumps()
        assert (end.seat("captain") in end.match.state.outcome.winners) == won  # type: ignore[union-attr]


@pytest.mark.rule("NEM-ROOM-EMERGENCY-01")
@pytest.mark.parametrize("part", ["dress-all", "heal-serious", "heal-light"])
def test_the_emergency_room_does_one_of_three_things(part: str) -> None:
    ship = at("emergency-room")
    ship.wounds("captain", "leg", dressed=True).wounds("captain", "hand", "body", light=2)
    leg = ship.me("captain").wounds[0].card
    assert ship.offers("captain", "room") == {
        f"room part={each}" for each in ("dress-all", "heal-serious", "heal-light")
    }
    ship.acts("captain", f"room part={part}", *([f"thing thing={leg}"] if part == "heal-serious" else []))
    me = ship.me("captain")
    assert [wound.dressed for wound in me.wounds] == {
        "dress-all": [True, True, True],
        "heal-serious": [False, False],
        "heal-light": [True, False, False],
    }[part]
    assert me.light == (0 if part == "heal-light" else 2)


# Evacuation Sections


def pod_ship(section: str = "a") -> Ship:
    ship = at(f"evacuation-{section}", ("captain", "scout", "soldier", "mechanic", "scientist"))
    ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])
    return ship


@pytest.mark.rule("NEM-ROOM-EVAC-01", "NEM-ROOM-EVAC-05")
@pytest.mark.parametrize("section", ["a", "b"])
def test_a_section_is_usable_with_an_unlocked_pod_of_its_own_and_a_free_seat(section: str) -> None:
    ship = pod_ship(section)
    mine = [pod.number for pod in ship.g.pods if pod.section == section]
    ship.picks("captain", "room part=board")
    assert ship.options("captain") == {f"pod pod={number}" for number in mine}

    ship = pod_ship(section)
    ship.set(lambda g: [setattr(pod, "locked", pod.section == section) for pod in g.pods])
    ship.refused("captain", "room part=board", "no-pod", "NEM-ROOM-EVAC-01")

    ship = pod_ship(section)
    for who, pod in zip(("scout", "soldier", "mechanic", "scientist"), mine * 2, strict=True):
        ship.change(who, state="pod", pod=pod, at=ship.me("captain").at)
    ship.refused("captain", "room part=board", "no-pod", "NEM-ROOM-EVAC-01")
    ship.change("scientist", state="aboard", pod="", at="1")
    ship.may("captain", "room part=board")


@pytest.mark.rule("NEM-ROOM-EVAC-02")
def test_the_attempt_fails_if_an_intruder_comes_of_its_noise() -> None:
    ship = pod_ship()
    number = next(pod.number for pod in ship.g.pods if pod.section == "a")
    way = ship.g.board.exits[ship.me("captain").at]["1"]
    ship.turns(noise=[way], met=True)
    ship.only_token("creeper.1")
    ship.noise(1)
    ship.acts("captain", "room part=board", f"pod pod={number}")
    ship.told(NoiseRolled, who="captain", die="1")
    assert ship.me("captain").state == "aboard"
    assert ship.g.actions == 1
    assert [each.kind for each in ship.g.intruders] == ["creeper"]


@pytest.mark.rule("NEM-ROOM-EVAC-03")
def test_otherwise_the_character_sits_in_the_pod_it_chose() -> None:
    ship = pod_ship()
    number = [pod.number for pod in ship.g.pods if pod.section == "a"][1]
    ship.noise(1)
    ship.acts("captain", "room part=board", f"pod pod={number}")
    ship.told(NoiseMade)
    assert (ship.me("captain").state, ship.me("captain").pod) == ("pod", number)
    assert ship.options("captain") == {"launch", "wait"}


@pytest.mark.rule("NEM-ROOM-EVAC-04")
def test_no_pod_is_entered_while_an_intruder_is_in_the_room() -> None:
    ship = at("evacuation-a", ("pilot", "captain"))
    ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])
    ship.hand("pilot", "old-friend", "rest", "search")
    ship.may("pilot", "room part=board", "play card=old-friend part=old-friend")
    ship.intruder("larva", "evacuation-a")
    ship.refused("pilot", "room part=board", "in-combat", "NEM-COST-14")
    ship.refused("pilot", "play card=old-friend part=old-friend", "out-of-combat", "NEM-COST-10")


# Fire Control System, Generator, Laboratory


@pytest.mark.rule("NEM-ROOM-FIRECTRL-01")
def test_fire_control_quenches_any_one_room() -> None:
    ship = at("fire-control")
    ship.marks("armory", fire=True).marks("storage", fire=True)
    ship.picks("captain", "room part=fire-control")
    assert len(ship.options("captain")) == 21
    ship.picks("captain", "where room=armory")
    ship.pays("captain")
    burning = [room.tile for room in ship.g.rooms.values() if room.fire]
    assert burning == ["storage"]


@pytest.mark.rule("NEM-ROOM-FIRECTRL-02", "NEM-ROOM-FIRECTRL-03")
def test_every_intruder_there_flees_by_its_own_event_card_fire_or_not() -> None:
    ship = at("fire-control")
    one, two = ship.intruder("creeper", "11"), ship.intruder("adult", "11")
    ship.next_events("regeneration", "lurking")  # corridors 1 and 4
    ship.acts("captain", "room part=fire-control", "where room=hibernatorium")
    assert [(event.intruder, event.number) for event in ship.events if isinstance(event, Retreated)] == [
        (one, 1),
        (two, 4),
    ]
    assert {each.id: each.at for each in ship.g.intruders} == {one: "15", two: "14"}
    assert all(not each.injuries for each in ship.g.intruders)


@pytest.mark.rule("NEM-ROOM-GENERATOR-01")
def test_the_generator_starts_the_sequence_on_its_green_space() -> None:
    ship = at("generator")
    ship.refused("captain", "room part=stop-destruct", "destruct-idle", "NEM-ROOM-GENERATOR-02")
    ship.acts("captain", "room part=start-destruct")
    assert ship.g.destruct == 0
    ship.hand("captain", "rest", "order")
    ship.refused("captain", "room part=start-destruct", "destruct-active", "NEM-ROOM-GENERATOR-01")


@pytest.mark.rule("NEM-ROOM-GENERATOR-02")
def test_the_generator_stops_the_sequence_and_it_starts_anew() -> None:
    ship = at("generator")
    ship.turns(destruct=2)
    ship.acts("captain", "room part=stop-destruct")
    assert ship.g.destruct == -1
    ship.turn("captain").hand("captain", "rest", "order")
    ship.acts("captain", "room part=start-destruct")
    assert ship.g.destruct == 0


@pytest.mark.rule("NEM-ROOM-GENERATOR-03")
def test_the_sequence_is_not_started_while_somebody_hibernates() -> None:
    ship = at("generator")
    ship.sleeps("scout")
    ship.refused("captain", "room part=start-destruct", "somebody-sleeps", "NEM-ROOM-GENERATOR-03")


@pytest.mark.rule("NEM-ROOM-LAB-01")
def test_the_laboratory_needs_an_object_lying_or_carried_there() -> None:
    ship = at("laboratory")
    ship.gives("scout", "egg")
    ship.refused("captain", "room part=analyse", "nothing-to-analyse", "NEM-ROOM-LAB-01")
    ship.marks("laboratory", objects=["carcass", "corpse-blue"]).at(scout="laboratory")
    ship.picks("captain", "room part=analyse")
    assert ship.options("captain") == {"thing thing=carcass", "thing thing=corpse-blue", "thing thing=egg"}


@pytest.mark.rule("NEM-ROOM-LAB-02", "NEM-ROOM-LAB-03")
def test_the_weakness_of_the_slot_is_revealed_and_the_object_is_kept() -> None:
    ship = at("laboratory")
    ship.gives("captain", "egg").marks("laboratory", objects=["carcass"])
    ship.acts("captain", "room part=analyse", "thing thing=egg")
    assert [clue.known for clue in ship.g.clues] == [False, True, False]
    assert "egg" in things(ship, "captain")
    ship.may("captain", "drop thing=egg")
    ship.turn("captain").hand("captain", "rest", "order")
    ship.acts("captain", "room part=analyse", "thing thing=carcass")
    assert "carcass" in ship.g.room(ship.seat("captain")).objects


@pytest.mark.rule("NEM-RUL-47")
def test_what_another_carries_is_analysed_without_consent_and_nothing_twice() -> None:
    ship = at("laboratory")
    ship.at(scout="laboratory").gives("scout", "egg")
    ship.acts("captain", "room part=analyse", "thing thing=egg")
    assert ship.match.waiting == (ship.seat("captain"),)
    assert things(ship, "scout") == ["rifle", "egg"]
    ship.turn("captain").hand("captain", "rest", "order").gives("captain", "egg")
    ship.refused("captain", "room part=analyse", "nothing-to-analyse", "NEM-ROOM-LAB-01")


# Storage and Surgery


@pytest.mark.rule("NEM-ROOM-STORAGE-01")
@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
def test_storage_gives_one_of_two_items_of_any_colour(colour: str) -> None:
    ship = at("storage")
    top = ship.g.items[colour].cards[:-3:-1]
    ship.picks("captain", "room part=rummage")
    assert ship.options("captain") == {f"colour colour={each}" for each in ("red", "yellow", "green")}
    ship.picks("captain", f"colour colour={colour}")
    ship.pays("captain")
    assert ship.options("captain") == {f"keep card={card}" for card in top}
    assert ship.asked(ship.seat("captain")).seen_by(ship.seat("scout")).options == ()
    ship.picks("captain", f"keep card={top[1]}")
    assert top[1] in (*ship.me("captain").items, *things(ship, "captain"))
    assert ship.g.items[colour].cards[0] == top[0]


@pytest.mark.rule("NEM-ROOM-SURGERY-01", "NEM-ROOM-SURGERY-02", "NEM-ROOM-SURGERY-03", "NEM-ROOM-SURGERY-04")
def test_surgery() -> None:
    ship = at("surgery")
    ship.hand("captain", "rest", "order", "motivation").change("captain", larva=True)
    for pile in ("hand", "deck", "discard"):
        ship.infects("captain", "infected", "clean", pile=pile)
    ship.acts("captain", "room part=operate")
    me = ship.me("captain")
    cards = [card for card in me.deck if card.startswith("contamination")]
    assert len(cards) == 3
    assert not set(cards) & set(ship.g.infected)
    assert not me.larva
    assert me.light == 1
    assert me.passed
    assert (me.hand, me.discard, len(me.deck)) == ([], [], 13)
    assert ship.match.waiting == (ship.seat("scout"),)
