"""Engines, Coordinates, hibernation and Escape Pods (NEM-ENGINE, NEM-COORD, NEM-HIBER, NEM-POD)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.content import BOX, COORDINATES
from bot.games.nemesis.events_crew import AttemptFailed, FellAsleep, Launched
from bot.games.nemesis.events_end import CoordinatesRevealed, EngineFailure
from bot.games.nemesis.events_finds import EngineSeen, EngineWorkedOn, Looked
from bot.games.nemesis.events_intruder import Surprised, ThrownOut
from bot.games.nemesis.events_ship import NoiseRolled
from bot.games.nemesis.state import Nemesis
from tests.rules.nemesis.voyage import Voyage, at, things

ENGINES = ("1", "2", "3")


# Engines


@pytest.mark.rule("NEM-ENGINE-01", "NEM-ENGINE-06")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("status", ["working", "damaged"])
def test_an_engine_room_shows_its_top_token_to_one_person(engine: str, status: str) -> None:
    ship = at(f"engine-{engine}")
    ship.set(lambda g: g.engines.update({engine: ["damaged" if status == "working" else "working", status]}))
    ship.acts("captain", "room part=check-engine")
    assert ship.told(EngineSeen, engine=engine, status=status).audience == (ship.seat("captain"),)
    assert ship.told(Looked, who="captain").engine == engine
    assert ship.notes("captain", "engine")[0].args == {"engine": engine, "status": status}
    assert ship.view("scout").notes == ()


@pytest.mark.rule("NEM-ENGINE-02")
def test_the_top_token_is_the_status() -> None:
    for tops, lost in ((("working", "damaged", "damaged"), True), (("working", "working", "damaged"), False)):
        ship = Voyage()
        ship.sleeps("captain").safe()

        def lay(g: Nemesis, tops: tuple[str, ...] = tops) -> None:
            under = {"working": "damaged", "damaged": "working"}
            g.engines = {engine: [under[top], top] for engine, top in zip(ENGINES, tops, strict=True)}

        ship.set(lay)
        ship.jumps()
        assert any(isinstance(event, EngineFailure) for event in ship.events) == lost


@pytest.mark.rule("NEM-ENGINE-03", "NEM-ENGINE-06")
@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("way", ["card", "tools"])
def test_repairs_or_tools_put_both_tokens_back_as_one_likes(engine: str, way: str) -> None:
    for top in ("working", "damaged"):
        ship = at(f"engine-{engine}")
        ship.gives("captain", "tools.1").hand("captain", "basic-repairs", "rest", "order")
        key = "play card=basic-repairs part=engine" if way == "card" else "use item=tools.1 part=engine"
        ship.acts("captain", key)
        assert ship.options("captain") == {"top status=working", "top status=damaged"}
        assert ship.asked(ship.seat("captain")).seen_by(ship.seat("scout")).options == ()
        ship.picks("captain", f"top status={top}")
        assert ship.g.engines[engine][-1] == top
        assert sorted(ship.g.engines[engine]) == ["damaged", "working"]
    ship = at("armory")
    ship.hand("captain", "basic-repairs", "rest", "order")
    ship.refused("captain", "play card=basic-repairs part=engine", "no-engine", "NEM-ENGINE-03")


@pytest.mark.rule("NEM-ENGINE-04", "NEM-RUL-43")
@pytest.mark.parametrize("top", ["working", "damaged"])
@pytest.mark.parametrize("before", ["working", "damaged"])
def test_whether_the_order_changed_is_told_and_nothing_more(before: str, top: str) -> None:
    ship = at("engine-1")
    ship.set(lambda g: g.engines.update({"1": ["damaged" if before == "working" else "working", before]}))
    ship.hand("captain", "basic-repairs", "rest", "order")
    ship.acts("captain", "play card=basic-repairs part=engine", after=[f"top status={top}"])
    told = ship.told(EngineWorkedOn)
    assert told.audience == ()
    assert told.details() == {"who": "captain", "engine": "1", "changed": int(before != top)}


@pytest.mark.rule("NEM-ENGINE-05")
def test_an_engine_is_worked_on_despite_a_malfunction_and_unseen() -> None:
    ship = at("engine-2")
    ship.marks("engine-2", malfunction=True).hand("captain", "basic-repairs", "rest", "order")
    ship.refused("captain", "room part=check-engine", "malfunction", "NEM-MALF-01")
    ship.acts("captain", "play card=basic-repairs part=engine", after=["top status=damaged"])
    assert ship.g.engines["2"] == ["working", "damaged"]
    assert ship.g.room(ship.seat("captain")).malfunction


@pytest.mark.rule("NEM-ENGINE-07", "NEM-VICTORY-04", "NEM-EX-28")
@pytest.mark.parametrize("damaged", [0, 1, 2, 3])
def test_two_damaged_engines_destroy_the_ship_and_kill_the_sleepers(damaged: int) -> None:
    ship = Voyage()
    ship.sleeps("captain").safe()

    def break_some(g: Nemesis) -> None:
        for engine in ENGINES[:damaged]:
            g.engines[engine].reverse()

    ship.set(break_some)
    ship.jumps()
    assert ship.me("captain").alive == (damaged < 2)
    assert any(isinstance(event, EngineFailure) for event in ship.events) == (damaged >= 2)


@pytest.mark.rule("NEM-COORD-01", "NEM-COORD-02")
@pytest.mark.parametrize("space", BOX.destinations)
@pytest.mark.parametrize("card", COORDINATES)
def test_every_coordinates_card_leads_where_it_says(card: str, space: str) -> None:
    leads = COORDINATES[card].leads
    assert sorted(leads) == list(BOX.destinations)
    assert sorted(leads.values()) == ["deep-space", "earth", "mars", "venus"]
    ship = Voyage()
    ship.sleeps("captain").safe().turns(coordinates=card, destination=space)
    ship.jumps()
    ship.told(CoordinatesRevealed, space=space, destination=leads[space])
    assert ship.me("captain").alive == (leads[space] == "earth")
    assert ship.view("scout").coordinates == card


@pytest.mark.rule("NEM-COORD-02")
def test_the_coordinates_of_a_lost_ship_are_not_checked() -> None:
    ship = Voyage()
    ship.sleeps("captain").safe().turns(destruct=len(BOX.destruct_track) - 2)
    ship.night()
    ship.silent(CoordinatesRevealed)


def test_the_eight_coordinates_are_those_of_the_box() -> None:
    assert {"".join(each.leads[space][0] for space in "ABCD") for each in COORDINATES.values()} == {
        "vdme",
        "mvde",
        "dmev",
        "mved",
        "vedm",
        "devm",
        "edmv",
        "emvd",
    }


# hibernation


@pytest.mark.rule("NEM-HIBER-01", "NEM-TIME-03")
def test_the_chambers_open_with_the_blue_spaces() -> None:
    for time, space in enumerate(BOX.time_track[:-1]):
        ship = at("hibernatorium")
        ship.turns(time=time)
        if space == "blue":
            ship.may("captain", "room part=hibernate")
        else:
            ship.refused("captain", "room part=hibernate", "chambers-closed", "NEM-HIBER-01")
    assert BOX.time_track.index("blue") == 7


def sleepy() -> Voyage:
    """A Captain about to try the chambers."""
    ship = at("hibernatorium")
    ship.turns(time=8, met=True).hand("captain", "rest", "order")
    return ship


@pytest.mark.rule("NEM-HIBER-02", "NEM-RUL-49")
@pytest.mark.parametrize(
    ("token", "asleep"), [("adult.1", False), ("creeper.1", False), ("larva.1", False), ("blank.1", True)]
)
def test_an_attempt_fails_if_an_intruder_comes_even_if_it_is_gone_again(token: str, asleep: bool) -> None:
    ship = sleepy()
    ship.turns(noise=["11-15-1"]).only_token(token)
    ship.noise(1)
    ship.acts("captain", "room part=hibernate")
    ship.told(NoiseRolled, who="captain", die="1")
    assert (ship.me("captain").state == "asleep") == asleep
    assert any(isinstance(event, AttemptFailed) for event in ship.events) != asleep
    if token.startswith("larva"):
        assert ship.g.intruders == []  # it surprised an empty hand and infested
        assert ship.me("captain").larva
    if not asleep:
        assert ship.g.actions == 1
        assert ship.me("captain").hand == []


@pytest.mark.rule("NEM-RUL-49")
def test_the_roll_is_made_among_others_too_and_a_door_that_stops_an_intruder_saves_the_attempt() -> None:
    ship = sleepy()
    ship.at(scout="hibernatorium").change("scout", hand=[])
    ship.intruder("adult", "15")
    ship.turns(doors={"11-15-1": "closed"})
    ship.noise("danger")
    ship.acts("captain", "room part=hibernate")
    ship.told(NoiseRolled, who="captain", die="danger")
    assert ship.me("captain").state == "asleep"
    assert ship.g.doors == {"11-15-1": "destroyed"}

    moved = sleepy()
    moved.intruder("adult", "15")
    moved.noise("danger")
    moved.acts("captain", "room part=hibernate")
    assert moved.me("captain").state == "aboard"
    assert moved.g.combat(moved.seat("captain"))


@pytest.mark.rule("NEM-HIBER-03")
def test_who_hibernates_leaves_the_board_and_the_game_goes_on() -> None:
    ship = sleepy()
    ship.noise(1)
    ship.acts("captain", "room part=hibernate")
    ship.told(FellAsleep, who="captain")
    assert (ship.me("captain").state, ship.me("captain").at) == ("asleep", "")
    assert ship.g.crew_in("11") == []
    assert ship.match.waiting == (ship.seat("scout"),)
    ship.passes("scout")
    assert ship.seat("captain") not in ship.match.waiting


@pytest.mark.rule("NEM-HIBER-04")
def test_while_somebody_hibernates_neither_destination_nor_self_destruct_may_change() -> None:
    for place, part, rule in (
        ("cockpit", "destination", "NEM-ROOM-COCKPIT-04"),
        ("generator", "start-destruct", "NEM-ROOM-GENERATOR-03"),
    ):
        ship = at(place)
        ship.may("captain", f"room part={part}")
        ship.sleeps("scout")
        ship.refused("captain", f"room part={part}", "somebody-sleeps", rule)
    ship = at("comms-room")
    ship.sleeps("scout").gives("captain", "self-destruct-key.1")
    ship.refused(
        "captain", "use item=self-destruct-key.1 part=destruct-key", "somebody-sleeps", "NEM-ROOM-GENERATOR-03"
    )


@pytest.mark.rule("NEM-HIBER-05")
def test_nobody_hibernates_while_an_intruder_is_there() -> None:
    ship = sleepy()
    ship.intruder("larva", "hibernatorium")
    ship.refused("captain", "room part=hibernate", "in-combat", "NEM-COST-14")


@pytest.mark.rule("NEM-HIBER-06")
def test_there_is_no_search_in_the_hibernatorium() -> None:
    ship = at("hibernatorium")
    ship.hand("captain", "search").marks("hibernatorium", items=2)
    ship.refused("captain", "play card=search part=search", "no-search-here", "NEM-SEARCH-09")


# Escape Pods


def pods(*crew: str) -> Voyage:
    """A crew in Evacuation Section A with its Pods Unlocked."""
    ship = Voyage(crew or ("captain", "scout", "soldier"))
    for who in ship.crew:
        ship.stands(who, "evacuation-a")
    ship.set(lambda g: [setattr(pod, "locked", False) for pod in g.pods])
    ship.turns(met=True)
    return ship


def mine(ship: Voyage, section: str = "a") -> list[str]:
    return [pod.number for pod in ship.g.pods if pod.section == section]


def boards(ship: Voyage, who: str, pod: str, *answers: str) -> None:
    """Enter a Pod quietly."""
    ship.turns(noise=[])
    ship.noise(1)
    ship.acts(who, "room part=board", f"pod pod={pod}", after=answers)


@pytest.mark.rule("NEM-POD-01")
def test_pods_start_locked_and_are_unlocked_by_hand_by_items_by_death_and_by_yellow() -> None:
    ship = Voyage(("pilot", "scout", "soldier"), explored=False)
    assert all(pod.locked for pod in ship.g.pods)
    ship = at("evacuation-a", ("pilot", "scout", "soldier"))
    ship.gives("pilot", "pilot-evacuation-key", "evacuation-key.1")
    number = mine(ship)[0]
    ship.acts("pilot", "use item=evacuation-key.1 part=pod-key", f"pod pod={number}")
    assert [pod.number for pod in ship.g.pods if not pod.locked] == [number]
    ship.set(lambda g: [setattr(pod, "locked", True) for pod in g.pods])
    ship.wounds("scout", "leg", "hand", "body").suffers("scout", light=1)
    assert not any(pod.locked for pod in ship.g.pods)
    late = Voyage()
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
    ship = Voyage()
    ship.lifts_off("captain").safe("venus").seeks("captain", "extreme-field-biology")
    ship.set(lambda g: [setattr(clue, "known", True) for clue in g.clues])
    ship.jumps()
    assert ship.me("captain").alive
    assert ship.match.state.outcome is not None
    assert ship.match.state.outcome.winners == (ship.seat("captain"),)


def waiting(*crew: str) -> Voyage:
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
    assert ship.options("captain") == {"launch", "step-out", "stay"}
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
    ship = Voyage(("captain", "scout"), pod_exit="on")
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
