"""Escape Pods (NEM-POD)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.events.crew import Launched
from bot.games.nemesis.events.intruders import Surprised, ThrownOut
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.ship import Ship, at, things

# Escape Pods


def pods(*crew: str) -> Ship:
    """A crew in Evacuation Section A with its Pods Unlocked."""
    ship = Ship(*(crew or ("captain", "scout", "soldier")))
    for who in ship.crew:
        ship.stands(who, "evacuation-a")
    ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])
    ship.turns(met=True)
    return ship


def mine(ship: Ship, section: str = "a") -> list[str]:
    return [pod.number for pod in ship.g.pods if pod.section == section]


def boards(ship: Ship, who: str, pod: str, *answers: str) -> None:
    """Enter a Pod quietly."""
    ship.turns(noise=[])
    ship.noise(1)
    ship.acts(who, "room part=board", f"pod pod={pod}", after=answers)


@pytest.mark.rule("NEM-POD-01")
def test_pods_start_locked_and_are_unlocked_by_hand_by_items_by_death_and_by_yellow() -> None:
    ship = Ship("pilot", "scout", "soldier", explored=False)
    assert all(pod.locked for pod in ship.g.pods)
    ship = at("evacuation-a", ("pilot", "scout", "soldier"))
    ship.gives("pilot", "pilot-evacuation-key", "evacuation-key.1")
    number = mine(ship)[0]
    ship.acts("pilot", "use item=evacuation-key.1 part=pod-key", f"pod pod={number}")
    assert [pod.number for pod in ship.g.pods if not pod.locked] == [number]
    ship.set(lambda g: [setattr(pod, "locked", True) for pod in g.pods])
    ship.wounds("scout", "leg", "hand", "body").suffers("scout", light=1)
    assert not any(pod.locked for pod in ship.g.pods)
    late = Ship()
    late.turns(destruct=2)
    late.night()
    assert not any(pod.locked for pod in late.g.pods)


@pytest.mark.rule("NEM-POD-02")
@pytest.mark.parametrize("trouble", ["", "locked", "intruder", "malfunction"])
def test_an_unlocked_pod_is_entered_from_its_room_unless_intruder_or_malfunction_is_there(trouble: str) -> None:
    ship = pods()
    match trouble:
        case "locked":
            ship.set(lambda g: [setattr(pod, "locked", True) for pod in g.pods])
            ship.refused("captain", "room part=board", "no-pod", "NEM-ROOM-EVAC-01")
        case "intruder":
            ship.intruder("larva", "evacuation-a")
            ship.refused("captain", "room part=board", "in-combat", "NEM-COST-14")
        case "malfunction":
            ship.marks("evacuation-a", malfunction=True)
            ship.refused("captain", "room part=board", "malfunction", "NEM-MALF-01")
        case _:
            ship.may("captain", "room part=board")
            ship.at(captain="evacuation-b")
            ship.picks("captain", "room part=board")
            assert ship.options("captain") == {f"pod pod={number}" for number in mine(ship, "b")}


@pytest.mark.rule("NEM-POD-03")
def test_a_pod_has_two_seats_and_objects_take_none() -> None:
    ship = pods("captain", "scout", "soldier")
    first, second = mine(ship)
    ship.gives("captain", "egg").gives("scout", "carcass")
    boards(ship, "captain", first, "wait")
    ship.picks("captain")  # the automatic pass, with nothing discarded
    boards(ship, "scout", first)
    ship.all_do("wait")
    assert [ship.me(who).pod for who in ("captain", "scout")] == [first, first]
    assert things(ship, "captain")[-1] == "egg"
    ship.turn("soldier")
    ship.picks("soldier", "room part=board")
    assert ship.options("soldier") == {f"pod pod={second}"}


@pytest.mark.rule("NEM-POD-04", "NEM-POD-05")
def test_who_enters_launches_at_once_or_waits() -> None:
    ship = pods()
    number = mine(ship)[0]
    boards(ship, "captain", number)
    assert ship.options("captain") == {"launch", "wait"}
    ship.picks("captain", "launch")
    ship.told(Launched, pod=number, crew=("captain",))
    assert (ship.me("captain").state, ship.me("captain").at) == ("launched", "")
    assert next(pod.gone for pod in ship.g.pods if pod.number == number) == "launched"
    assert ship.match.waiting == (ship.seat("scout"),)
    ship.hand("scout", "rest", "search")
    ship.picks("scout", "room part=board")
    assert f"pod pod={number}" not in ship.options("scout")


@pytest.mark.rule("NEM-POD-06")
def test_a_launched_pod_counts_as_having_reached_earth() -> None:
    ship = Ship()
    ship.lifts_off("captain").safe("venus").seeks("captain", "extreme-field-biology")
    ship.set(lambda g: [setattr(clue, "known", True) for clue in g.clues])
    ship.jumps()
    assert ship.me("captain").alive
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.winners == (ship.seat("captain"),)


def waiting(*crew: str) -> Ship:
    """The first of a crew waits in a Pod at the start of its turn of a later round."""
    ship = pods(*crew)
    number = mine(ship)[0]
    ship.change(ship.crew[0], state="pod", pod=number)
    ship.turn(ship.crew[0])
    return ship


@pytest.mark.rule("NEM-POD-07", "NEM-POD-08", "NEM-POD-09")
@pytest.mark.parametrize("answer", ["launch", "step-out", "stay"])
def test_who_waits_may_launch_leave_or_stay_and_passes_if_not_launched(answer: str) -> None:
    ship = waiting()
    number = ship.me("captain").pod
    assert ship.options("captain") == {"launch", "step-out", "stay", "drop thing=six-shooter"}
    hand = len(ship.me("captain").hand)
    ship.picks("captain", answer)
    me = ship.me("captain")
    if answer == "launch":
        ship.told(Launched, pod=number)
        assert me.state == "launched"
        return
    assert ship.asked(ship.seat("captain")).private["what"] == "pass"  # with the usual discard
    ship.picks("captain")
    me = ship.me("captain")
    assert me.passed
    assert len(me.hand) == hand  # leaving is no Action and costs nothing
    assert (me.state, me.pod) == (("aboard", "") if answer == "step-out" else ("pod", number))
    assert ship.g.rooms[me.at].tile == "evacuation-a"


@pytest.mark.rule("NEM-POD-10", "NEM-RUL-50")
@pytest.mark.parametrize("how", ["appears", "moves in"])
def test_an_intruder_in_the_room_throws_everybody_out_of_that_sections_pods(how: str) -> None:
    ship = pods("captain", "scout", "soldier", "mechanic", "scientist")
    one, two = mine(ship)
    for who, pod in (("captain", one), ("scout", two)):
        ship.change(who, state="pod", pod=pod)
    other = mine(ship, "b")[0]
    ship.change("soldier", state="pod", pod=other, at=ship.g.room_of("evacuation-b"))
    here = ship.g.room_of("evacuation-a")
    ship.at(scientist="cockpit").turn("mechanic").hand("mechanic", "rest", "search")
    if how == "appears":
        ship.turns(noise=[ship.g.board.exits[here]["1"]]).only_token("breeder.1")
        ship.noise(1)
    else:
        ship.intruder("adult", ship.g.board.neighbours(here)[0])
        ship.noise("danger")
    ship.acts("mechanic", "room part=board", f"pod pod={one}")
    assert [event.who for event in ship.events if isinstance(event, ThrownOut)] == ["captain", "scout"]
    assert [(ship.me(who).state, ship.me(who).at) for who in ("captain", "scout")] == [("aboard", here)] * 2
    assert ship.me("soldier").state == "pod"
    assert ship.g.combat(ship.seat("captain"))
    assert not [event for event in ship.events if isinstance(event, Surprised) and event.who != "mechanic"]


@pytest.mark.rule("NEM-POD-11", "NEM-RUL-50")
@pytest.mark.parametrize("launcher", ["captain", "scout", ""])
def test_when_a_second_enters_either_may_launch_both(launcher: str) -> None:
    ship = pods()
    number = mine(ship)[0]
    ship.change("captain", state="pod", pod=number, passed=True).turn("scout")
    boards(ship, "scout", number)
    assert set(ship.match.waiting) == {ship.seat("captain"), ship.seat("scout")}
    for who in ("captain", "scout"):
        ship.picks(who, "launch" if who == launcher else "wait")
    if launcher:
        assert set(ship.told(Launched, pod=number).crew) == {"captain", "scout"}
        assert [ship.me(who).state for who in ("captain", "scout")] == ["launched", "launched"]
    else:
        assert [ship.me(who).state for who in ("captain", "scout")] == ["pod", "pod"]


@pytest.mark.rule("NEM-RUL-50")
def test_entering_and_waiting_ends_the_turn_with_a_pass() -> None:
    ship = pods()
    boards(ship, "captain", mine(ship)[0], "wait")
    assert ship.asked(ship.seat("captain")).private["what"] == "pass"
    ship.picks("captain")
    assert ship.me("captain").passed
    assert ship.match.waiting == (ship.seat("scout"),)


@pytest.mark.rule("NEM-RUL-50")
def test_the_table_may_let_who_leaves_a_pod_go_on() -> None:
    ship = Ship("captain", "scout", pod_exit="on")
    ship.stands("captain", "evacuation-a")
    ship.change("captain", state="pod", pod=mine(ship)[0]).turn("captain")
    ship.picks("captain", "step-out")
    assert ship.asked(ship.seat("captain")).prompt == "turn"


@pytest.mark.rule("NEM-RUL-50")
def test_who_waits_draws_cards_holds_the_token_and_is_not_in_the_room() -> None:
    ship = waiting("captain", "scout")
    ship.change("captain", hand=[]).marks("evacuation-a", fire=True).at(scout="cockpit")
    ship.turns(first=ship.seat("scout"), round=2)
    ship.set(lambda g: [setattr(pod, "locked", True) for pod in g.pods])
    ship.night(token="adult.1", who="captain")
    me = ship.me("captain")
    assert len(me.hand) == 5
    assert me.light == 0  # no Fire Wound
    assert ship.g.first == ship.seat("captain")
    assert [event.who for event in ship.events if isinstance(event, NoiseRolled)] == ["scout"]  # nor a Noise roll
    assert ship.g.crew_in(me.at) == []
    ship.may("captain", "launch", "step-out", "stay")  # though the Pod was Locked again


@pytest.mark.rule("NEM-RUL-50")
def test_who_waits_when_the_ship_jumps_or_explodes_is_dead() -> None:
    for fields in ({"time": 14}, {"destruct": 5}):
        ship = waiting("captain", "scout")
        ship.turns(**fields)
        ship.night(who="scout")
        assert ship.match.over
        assert ship.me("captain").state == "dead"


@pytest.mark.rule("NEM-RUL-50")
def test_a_pod_stops_no_bleeding() -> None:
    ship = pods("captain", "scout")
    boards(ship, "captain", mine(ship)[0])
    ship.wounds("captain", "bleeding")
    before, seat = ship.me("captain").light, ship.seat("captain")
    ship.turn("captain")
    ship.does(seat, "stay")
    if not ship.me("captain").passed:
        ship.does(seat)  # keep every card
    assert ship.me("captain").passed
    assert ship.me("captain").light == before + 1
