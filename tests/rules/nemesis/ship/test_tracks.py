"""Time, Self-Destruct and Event cards (NEM-TIME, NEM-DESTRUCT, NEM-EVENT)."""

from __future__ import annotations

import pytest

from bot.engine.chance import Chance
from bot.games.nemesis.box.content import EVENTS, STOCK
from bot.games.nemesis.events.ending import ShipDestroyed, ShipJumped
from bot.games.nemesis.events.intruders import EventDrawn, IntruderMoved
from bot.games.nemesis.events.ship import ChambersOpened, DestructTicked, DestructUnstoppable, PodsUnlocked, TimePassed
from bot.games.nemesis.rules.cards import event_cards
from bot.games.nemesis.rules.ship import hazards
from bot.games.nemesis.state import Nemesis
from tests.support.nemesis.ship import Ship, at

SKULL = len(STOCK.destruct_track) - 1
RED = len(STOCK.time_track) - 1


@pytest.mark.rule("NEM-TIME-01")
def test_each_event_phase_moves_time_on_by_one() -> None:
    ship = Ship()
    for time in (1, 2, 3):
        ship.night()
        assert ship.g.time == time
    assert ship.told(TimePassed).left == 12


@pytest.mark.rule("NEM-TIME-02", "NEM-DESTRUCT-01")
def test_a_running_self_destruct_moves_on_with_time_from_its_green_space() -> None:
    ship = at("generator")
    assert STOCK.destruct_track[0] == "green"
    ship.night()
    assert ship.g.destruct == -1
    ship.turn("captain").hand("captain", "rest", "order")
    ship.acts("captain", "room part=start-destruct")
    assert ship.g.destruct == 0
    ship.night()
    assert (ship.g.time, ship.g.destruct) == (2, 1)
    ship.night()
    assert (ship.g.time, ship.g.destruct) == (3, 2)
    assert ship.told(DestructTicked).left == SKULL - 2


@pytest.mark.rule("NEM-TIME-03")
def test_reaching_the_first_blue_space_opens_the_chambers_once() -> None:
    blue = STOCK.time_track.index("blue")
    for time in range(RED - 1):
        ship = Ship()
        ship.turns(time=time)
        ship.night()
        opened = any(isinstance(event, ChambersOpened) for event in ship.events)
        assert opened == (time + 1 == blue)


@pytest.mark.rule("NEM-TIME-04", "NEM-END-01")
def test_the_red_space_is_the_jump_and_whoever_is_awake_aboard_dies() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.sleeps("scout").lifts_off("soldier").safe()
    ship.turns(time=RED - 2)
    ship.night()
    assert not ship.match.over
    ship.night()
    ship.told(ShipJumped, reason="jump")
    assert ship.match.over
    assert [ship.me(who).alive for who in ("captain", "scout", "soldier")] == [False, True, True]
    ship.silent(EventDrawn)


@pytest.mark.rule("NEM-DESTRUCT-02", "NEM-RUL-51")
def test_the_first_yellow_space_unlocks_all_pods_once() -> None:
    assert STOCK.destruct_track.index("yellow") == 3
    ship = Ship()
    ship.turns(destruct=1)
    ship.night()
    assert all(pod.locked for pod in ship.g.pods)
    ship.night()
    ship.told(DestructUnstoppable)
    ship.told(PodsUnlocked)
    assert not any(pod.locked for pod in ship.g.pods)
    ship.set(lambda g: [setattr(pod, "locked", True) for pod in g.pods])
    ship.night()
    assert all(pod.locked for pod in ship.g.pods)
    ship.silent(PodsUnlocked)


@pytest.mark.rule("NEM-DESTRUCT-03")
def test_from_yellow_on_nobody_can_stop_it() -> None:
    ship = at("generator")
    ship.gives("captain", "self-destruct-key.1").turns(destruct=2)
    ship.may("captain", "room part=stop-destruct", "use item=self-destruct-key.1 part=destruct-key")
    ship.night()
    while ship.match.waiting != (ship.seat("captain"),):
        ship.passes("scout")
    ship.refused("captain", "room part=stop-destruct", "destruct-unstoppable", "NEM-DESTRUCT-03")
    ship.refused("captain", "use item=self-destruct-key.1 part=destruct-key", "destruct-unstoppable", "NEM-DESTRUCT-03")


@pytest.mark.rule("NEM-DESTRUCT-04")
def test_the_skull_blows_the_ship_up() -> None:
    assert STOCK.destruct_track[SKULL] == "skull"
    ship = Ship()
    ship.sleeps("scout").safe().turns(destruct=SKULL - 1)
    ship.night()
    ship.told(ShipDestroyed, reason="self-destruct")
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.reason == "self-destruct"
    assert not ship.me("scout").alive


@pytest.mark.rule("NEM-DESTRUCT-05", "NEM-RUL-52", "NEM-RUL-55")
def test_a_jump_with_the_sequence_running_destroys_the_ship() -> None:
    ship = Ship("captain", "scout", "soldier")
    ship.sleeps("scout").lifts_off("soldier").safe().turns(destruct=0)
    ship.jumps()
    ship.told(ShipDestroyed, reason="jump")
    ship.silent(ShipJumped)
    assert [ship.me(who).alive for who in ("captain", "scout", "soldier")] == [False, False, True]


@pytest.mark.rule("NEM-RUL-05")
def test_the_tracks_are_those_of_the_board() -> None:
    assert STOCK.destruct_track == ("green", "white", "white", "yellow", "yellow", "yellow", "skull")
    assert STOCK.time_track == ("green", *("white",) * 6, *("blue",) * 8, "red")


@pytest.mark.rule("NEM-RUL-51")
def test_it_advances_in_the_round_it_was_started_in() -> None:
    ship = at("generator")
    ship.acts("captain", "room part=start-destruct")
    ship.night()
    assert ship.g.destruct == 1


@pytest.mark.rule("NEM-RUL-51")
def test_stopping_is_allowed_while_somebody_hibernates() -> None:
    ship = at("generator")
    ship.turns(destruct=1).sleeps("scout")
    ship.acts("captain", "room part=stop-destruct")
    assert ship.g.destruct == -1


@pytest.mark.rule("NEM-RUL-51")
def test_an_event_may_start_it_even_if_somebody_hibernates() -> None:
    ship = Ship()
    ship.sleeps("scout").marks("generator", malfunction=True)
    ship.night("coolant-leak")
    assert ship.g.destruct == 0


@pytest.mark.rule("NEM-RUL-52")
def test_the_end_is_immediate() -> None:
    ship = Ship()
    rooms = [number for number, room in ship.g.rooms.items() if room.tile != "nest"][:8]

    def burn(g: Nemesis) -> None:
        for number in rooms:
            g.rooms[number].fire = True

    ship.set(burn).at(captain="21", scout="20")
    ship.night("damaging-fire")
    assert ship.match.over
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.reason == "fire"
    assert ship.g.fires == 8  # the ninth marker is not placed, and nothing after it is
    assert ship.g.round == 1


@pytest.mark.rule("NEM-RUL-52")
def test_both_markers_move_before_the_end_is_tested() -> None:
    ship = Ship()
    ship.turns(destruct=SKULL - 1)
    ship.jumps()
    assert (ship.g.time, ship.g.destruct) == (RED, SKULL)
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.reason == "self-destruct"


# Event cards


@pytest.mark.rule("NEM-EVENT-01")
def test_one_event_a_round_moves_intruders_first_and_then_takes_effect() -> None:
    ship = Ship().tile("16", "storage")
    adult = ship.intruder("adult", "15")
    ship.at(captain="cockpit", scout="cockpit")
    ship.night("damage")  # Creepers and Adults by corridor 2, then a Malfunction where Adults are
    assert sum(isinstance(event, EventDrawn) for event in ship.events) == 1
    there = ship.g.intruder(adult)
    assert there is not None
    assert there.at == "16"
    assert [number for number, room in ship.g.rooms.items() if room.malfunction] == ["16"]
    ship.told(IntruderMoved, intruder=adult)


@pytest.mark.rule("NEM-EVENT-02")
def test_only_intruders_with_the_symbol_that_share_no_room_with_a_character_move() -> None:
    ship = Ship()
    ship.at(captain="6", scout="6")
    creeper = ship.intruder("creeper", "13")
    free = ship.intruder("adult", "17")
    fighting = ship.intruder("adult", "6")
    ship.next_attacks("transformation.1")
    ship.night("coolant-leak")  # Adults, Breeders and Queens by corridor 1
    places = {each.id: each.at for each in ship.g.intruders}
    assert places == {creeper: "13", free: "19", fighting: "6"}


@pytest.mark.rule("NEM-EVENT-03")
def test_a_number_of_a_technical_entrance_makes_an_intruder_vanish_into_the_bag() -> None:
    ship = Ship()
    ship.at(captain="cockpit", scout="cockpit")
    ship.intruder("adult", "2")  # number 2 is an entrance there
    ship.set(lambda g: g.bag.clear())
    ship.night("damage", token="")
    assert ship.g.intruders == []
    assert not ship.g.malfunctions


@pytest.mark.rule("NEM-EVENT-04")
def test_a_closed_door_stops_an_intruder_and_is_destroyed() -> None:
    ship = Ship()
    ship.at(captain="cockpit", scout="cockpit").turns(doors={"15-16-2": "closed"})
    adult = ship.intruder("adult", "15")
    ship.night("damage")
    assert ship.g.doors == {"15-16-2": "destroyed"}
    assert [(each.id, each.at) for each in ship.g.intruders] == [(adult, "15")]


@pytest.mark.rule("NEM-EVENT-05")
def test_a_resolved_card_is_discarded() -> None:
    ship = Ship()
    ship.night("regeneration")
    assert ship.g.events.discard == ["regeneration"]
    assert ship.view().discards["event"] == ("regeneration",)


@pytest.mark.rule("NEM-EVENT-06")
@pytest.mark.parametrize("card", [each.id for each in EVENTS.values() if each.after != "discard"])
def test_some_cards_leave_the_game_or_return_and_the_deck_is_shuffled(card: str) -> None:
    ship = Ship()
    ship.night("regeneration")
    ship.night(card)
    if card == "malfunction":
        assert card in ship.g.events.cards
        assert ship.g.events.discard == ["regeneration"]
        assert len(ship.g.events) == 19
    else:
        assert card in ship.g.removed
        assert ship.g.events.discard == []
        assert len(ship.g.events) == 19
        assert "regeneration" in ship.g.events.cards
    ship.sound()


@pytest.mark.rule("NEM-EVENT-07")
def test_an_empty_event_deck_is_made_again_of_its_discards() -> None:
    ship = Ship()

    def empty(g: Nemesis) -> None:
        g.events.cards, g.events.discard = [], [card for card in EVENTS if card != "eclosion"]
        g.removed.append("eclosion")

    ship.set(empty)
    ship.night("", who="captain")
    drawn = ship.told(EventDrawn).card
    assert len(ship.g.events.cards) + len(ship.g.events.discard) >= 18
    assert drawn in EVENTS
    ship.sound()


@pytest.mark.rule("NEM-EVENT-08")
def test_other_rules_move_intruders_too_and_say_how() -> None:
    ship = Ship()
    ship.at(captain="11", scout="cockpit").turn("captain").hand("captain", "rest", "order")
    adult = ship.intruder("adult", "16")
    ship.noise("danger")
    ship.acts("captain", "move to=canteen via=11-15-1")
    there = ship.g.intruder(adult)
    assert there is not None
    assert there.at == "15"  # Danger: towards the room, not by a number


@pytest.mark.rule("NEM-EVENT-05", "NEM-EVENT-06")
@pytest.mark.parametrize("after", ["return", "remove"])
def test_a_card_that_goes_back_or_leaves_the_game_has_the_deck_shuffled(after: str) -> None:
    card = next(id for id, printed in EVENTS.items() if printed.after == after)
    orders = set()
    for seed in range(6):
        ship = Ship()
        ship.g.events.cards = sorted(each for each in EVENTS if each != card)
        ship.g.chance = Chance(bytes([seed]))
        event_cards.put_away(ship.g, card)
        orders.add(tuple(ship.g.events.cards))
        assert (card in ship.g.events.cards) == (after == "return")
    assert len(orders) == 6


@pytest.mark.rule("NEM-DESTRUCT-02")
def test_unlocking_is_told_only_where_a_pod_was_locked_and_is_still_there() -> None:
    ship = Ship()
    first, *others = ship.g.pods
    first.gone = "ejected"
    for pod in others:
        pod.locked = False
    hazards.unlock_pods(ship.g, "death")
    assert first.locked
    assert not any(isinstance(event, PodsUnlocked) for event in ship.g.told)
