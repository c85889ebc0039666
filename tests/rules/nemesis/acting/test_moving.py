"""Movement (NEM-MOVE)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import EXPLORATION
from bot.games.nemesis.events.crew import Went
from bot.games.nemesis.events.intruders import Attacked, EncounterBegan, Surprised
from bot.games.nemesis.events.ship import DoorClosed, Explored, NoiseRolled, TokenFound
from bot.text import tongue
from tests.support.nemesis.pairs import CANTEEN, by_canteen, discovering
from tests.support.nemesis.ship import calm

EN = tongue("en")


@pytest.mark.rule("NEM-MOVE-01", "NEM-MOVE-02", "NEM-MOVE-03")
def test_characters_and_intruders_are_in_rooms_or_pods_and_never_in_corridors() -> None:
    ship = by_canteen(scout="engine-1")
    assert ship.where("scout") == "21", "Special Rooms are Rooms"
    assert GAME.table.unsound(ship.g) is None
    assert GAME.table.unsound(ship.in_pod("scout").g) is None
    ship = by_canteen()
    ship.g.players[ship.seat("scout")].at = "11-15-1"
    reason = GAME.table.unsound(ship.g)
    assert reason
    assert reason.rule == "NEM-MOVE-01"
    ship = by_canteen()
    ship.intruder("adult", "canteen")
    ship.g.intruders[0].at = "tech"
    assert GAME.table.unsound(ship.g)

    ship = by_canteen()
    adult = ship.intruder("adult", "canteen")
    ship.doors("closed", "15-18-3")
    ship.night(who="scout", event="scent-of-prey")
    assert ship.foe(adult).at == "15", "stopped by a Door it stays in its Room"
    ship.night(who="scout", event="hunt.2")
    assert ship.foe(adult).at == "11"


@pytest.mark.rule("NEM-MOVE-05", "NEM-MOVE-06")
def test_movement_goes_to_a_room_that_a_corridor_joins_and_no_closed_door_cuts_off() -> None:
    ship = by_canteen()
    ways = {
        ("airlock-control", "6-11-2"),
        ("command-center", "8-11-3"),
        ("monitoring-room", "11-14-4"),
        ("canteen", "11-15-1"),
    }
    assert ship.offered(ship.seat("scout"), "move") == {f"move to={to} via={via}" for to, via in ways}
    ship.refuses(ship.seat("scout"), "move to=cockpit via=1-4-4", "not-offered")
    ship.doors("closed", "11-15-1").doors("destroyed", "11-14-4")
    ship.refused("scout", "move to=canteen via=11-15-1", "door-closed", "NEM-MOVE-06")
    ship.refused("scout", "careful to=canteen via=11-15-1", "door-closed", "NEM-MOVE-06")
    ship.noise("silence")
    ship.goes("scout", "monitoring-room")
    assert ship.where("scout") == "14"


@pytest.mark.rule("NEM-EX-01", "NEM-MOVE-09", "NEM-NOISE-15")
def test_entering_a_room_with_a_character_makes_no_noise() -> None:
    ship = by_canteen(captain="canteen")
    ship.goes("scout", "canteen")
    assert (ship.where("scout"), len(ship.told(Went).cards)) == ("15", 1)
    ship.silent(NoiseRolled)
    assert ship.g.noise == []


@pytest.mark.rule("NEM-EX-02", "NEM-MOVE-09", "NEM-MOVE-16", "NEM-ENCOUNTER-03")
def test_entering_a_room_with_an_intruder_is_combat_and_no_encounter() -> None:
    ship = by_canteen().hand("scout", "rest").loud(*CANTEEN)
    ship.intruder("adult", "canteen")
    ship.goes("scout", "canteen")
    for event in (NoiseRolled, EncounterBegan, Surprised, Attacked):
        ship.silent(event)
    assert ship.g.combat(ship.seat("scout"))
    assert sorted(ship.g.noise) == sorted(CANTEEN)


@pytest.mark.rule("NEM-EX-03", "NEM-MOVE-07", "NEM-NOISE-02")
def test_entering_an_empty_room_makes_a_noise_roll() -> None:
    ship = by_canteen()
    ship.noise(2)
    ship.goes("scout", "canteen")
    assert ship.g.noise == ["15-16-2"]
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-MOVE-08", "NEM-RUL-14")
def test_empty_means_no_other_awake_character_and_no_intruder_whatever_else_lies_there() -> None:
    ship = (
        by_canteen(scout="airlock-control")
        .tile("5", "evacuation-a")
        .objects("evacuation-a", "corpse-blue", "carcass", "egg")
    )
    ship.in_pod("captain").loud("5-6-3")
    ship.noise("silence")
    ship.goes("scout", "evacuation-a")
    assert ship.told(NoiseRolled).who == "scout"

    ship = discovering("canteen", "fire.1")
    ship.intruder("larva", "15")
    ship.goes("scout", "15")
    ship.told(Explored, room="canteen")
    ship.silent(NoiseRolled)

    ship = discovering("canteen", "fire.1", captain="15")
    ship.goes("scout", "15")
    ship.silent(NoiseRolled)


@pytest.mark.rule("NEM-RUL-14", "NEM-MOVE-04", "NEM-TOKEN-07", "NEM-DOOR-01")
def test_the_mover_is_inside_when_the_door_closes_behind() -> None:
    ship = discovering("canteen", "doors.1")
    ship.noise("silence")
    ship.goes("scout", "15")
    kinds = [
        type(event)
        for event in ship.events
        if isinstance(event, Went | Explored | TokenFound | DoorClosed | NoiseRolled)
    ]
    assert kinds == [Went, Explored, TokenFound, DoorClosed, NoiseRolled]
    assert (ship.where("scout"), ship.g.doors) == ("15", {"11-15-1": "closed"})
    ship.refused("scout", "move to=hibernatorium via=11-15-1", "door-closed", "NEM-MOVE-06")


@pytest.mark.rule("NEM-MOVE-10", "NEM-ESCAPE-01")
def test_leaving_a_room_with_an_intruder_is_an_escape() -> None:
    ship = by_canteen()
    ship.intruder("adult", "hibernatorium")
    assert ship.offered(ship.seat("scout"), "move") == set()
    assert len(ship.offered(ship.seat("scout"), "escape")) == 4
    ship.next_attacks("slime.1")
    ship.noise("silence")
    ship.goes("scout", "canteen", "escape")
    ship.told(Attacked, who="scout")
    assert ship.where("scout") == "15"


@pytest.mark.rule("NEM-MOVE-11", "NEM-MOVE-14")
def test_careful_movement_marks_a_quiet_corridor_of_ones_choice_instead_of_rolling() -> None:
    ship = by_canteen().loud("15-16-2")
    ship.goes("scout", "canteen", "careful")
    assert len(ship.told(Went).cards) == 2
    free = {f"noise corridor={way}" for way in CANTEEN if way != "15-16-2"}
    assert ship.offered(ship.seat("scout"), "noise") == free
    ship.refuses(ship.seat("scout"), "noise corridor=15-16-2", "not-offered")
    ship.picks("scout", "noise corridor=15-18-3")
    assert ship.g.noise == ["15-16-2", "15-18-3"]
    ship.silent(NoiseRolled)
    ship.silent(EncounterBegan)


@pytest.mark.rule("NEM-MOVE-12", "NEM-RUL-15")
def test_careful_movement_needs_a_quiet_corridor_at_its_end_the_technical_one_counts() -> None:
    ship = by_canteen().loud("11-15-1", "15-16-2", "15-18-3")
    ship.may("scout", "careful to=canteen via=11-15-1")
    ship.goes("scout", "canteen", "careful")
    assert "tech" in ship.g.noise, "the only choice left is made without a question"
    ship = by_canteen().loud(*CANTEEN)
    ship.refused("scout", "careful to=canteen via=11-15-1", "all-noisy", "NEM-MOVE-12")
    ship.may("scout", "move to=canteen via=11-15-1", "careful to=monitoring-room via=11-14-4")


@pytest.mark.rule("NEM-MOVE-13")
def test_careful_movement_is_not_for_combat() -> None:
    ship = by_canteen()
    ship.intruder("larva", "hibernatorium")
    ship.refused("scout", "careful to=canteen via=11-15-1", "in-combat", "NEM-MOVE-13")


@pytest.mark.rule("NEM-RUL-15")
@pytest.mark.parametrize("token", ["silence.1", "danger.1"])
@pytest.mark.parametrize("slimed", [False, True])
def test_faq_careful_movement_ignores_silence_and_danger_but_not_the_item_number(token: str, slimed: bool) -> None:
    ship = discovering("canteen", token).change("scout", slime=slimed)
    adult = ship.intruder("adult", "surgery")
    ship.goes("scout", "15", "careful")
    assert ship.g.rooms["15"].items == EXPLORATION[token]
    assert ship.g.noise == [], "the corridor is chosen after the token"
    ship.picks("scout", "noise corridor=tech")
    assert ship.g.noise == ["tech"]
    assert ship.foe(adult).at == "18"


@pytest.mark.rule("NEM-RUL-15", "NEM-MOVE-15")
@pytest.mark.parametrize("token", ["silence.1", "danger.1"])
def test_faq_reconnaissance_ignores_silence_and_danger(token: str) -> None:
    ship = discovering("canteen", token).hand("scout", "reconnaissance", "rest").change("scout", slime=True)
    adult = ship.intruder("adult", "surgery")
    ship.plays("scout", "play card=reconnaissance part=reconnaissance")
    ship.picks("scout", "way to=slot-15 via=11-15-1")
    assert (ship.g.noise, ship.foe(adult).at) == ([], "18")
    ship.silent(NoiseRolled)


@pytest.mark.rule("NEM-RUL-15")
def test_careful_movement_into_an_occupied_room_marks_nothing() -> None:
    ship = by_canteen(captain="canteen")
    offers = {offer.args["via"]: offer for offer in ship.asked(ship.seat("scout")).options if offer.verb == "careful"}
    warned = {
        via for via, offer in offers.items() if "silent there too" in EN.option("nemesis", offer.verb, offer.args)
    }
    assert warned == {"11-15-1"} < set(offers), "plain Movement is as silent there, and nowhere else"
    ship.goes("scout", "canteen", "careful")
    assert (ship.where("scout"), ship.g.noise, len(ship.told(Went).cards)) == ("15", [], 2)
    ship.ready(ship.seat("scout"), "turn")


@pytest.mark.rule("NEM-MOVE-17", "NEM-TECH-01")
def test_nobody_walks_through_technical_corridors() -> None:
    ship = by_canteen(scout="canteen").gives("scout", "technical-plan.1")
    assert {str(offer.args["via"]) for offer in ship.asked(ship.seat("scout")).options if offer.verb == "move"} == {
        "11-15-1",
        "15-16-2",
        "15-18-3",
    }
    ship.refuses(ship.seat("scout"), "move to=armory via=tech", "not-offered")
    ship.plays("scout", "use item=technical-plan.1 part=crawl")
    ship.noise("silence")
    ship.picks("scout", "where room=armory")
    ship.pays("scout")
    assert ship.where("scout") == "2", "but by the Plan"
    assert ship.match.waiting == (ship.seat("scout"),), "which does not end the turn"
    by_canteen(scout="cabins").gives("scout", "technical-plan.1").refused(
        "scout", "use item=technical-plan.1 part=crawl", "no-entrance", "NEM-TECH-03"
    )


@pytest.mark.rule("NEM-MOVE-18")
def test_a_group_enters_quietly_but_everybody_rolls_when_all_must() -> None:
    ship = calm("scout", "captain", "soldier").at(scout="canteen", captain="canteen", soldier="hibernatorium")
    ship.turn("soldier")
    ship.goes("soldier", "canteen")
    ship.silent(NoiseRolled)
    ship.night("scent-of-prey", who="scout", token="adult.1", noise=(1, 2, 3))
    assert {event.who for event in ship.events if isinstance(event, NoiseRolled)} == {"scout", "captain", "soldier"}
    assert set(ship.g.noise) == {"11-15-1", "15-16-2", "15-18-3"}


@pytest.mark.rule("NEM-RUL-12")
def test_hands_are_counted_after_the_cost_and_the_card_played_are_gone() -> None:
    ship = calm("mechanic", "captain").at(mechanic="canteen", captain="cockpit").loud("2-6-4").only_token("adult.1")
    ship.hand("mechanic", "technical-corridors", "rest", "search").next_attacks("slime.1")
    ship.plays("mechanic", "play card=technical-corridors part=technical-corridors")
    ship.picks("mechanic", "where room=armory")
    ship.noise(4)
    ship.pays("mechanic")
    found = ship.told(Surprised)
    assert (found.number, found.count) == (2, 1)


@pytest.mark.rule("NEM-RUL-16")
def test_two_corridors_between_the_same_rooms_are_two_ways() -> None:
    ship = calm("scout", "captain", ship="alternate").at(scout="8", captain="2")
    near = ship.g.place("5")
    ways = {f"move to={near} via=5-8-1", f"move to={near} via=5-8-2"}
    assert ways <= ship.offered(ship.seat("scout"), "move")
    ship.doors("closed", "5-8-1")
    ship.refused("scout", f"move to={near} via=5-8-1", "door-closed", "NEM-MOVE-06")
    ship.may("scout", f"move to={near} via=5-8-2")
    assert "5" in ship.g.adjacent("8")
    ship.doors("closed", "5-8-2")
    assert "5" not in ship.g.adjacent("8")

    ship = calm("scout", "captain", ship="alternate").at(scout="10", captain="2").doors("closed", "5-8-1")
    adult = ship.intruder("adult", "5")
    ship.noise("danger")
    ship.goes("scout", "8")
    assert ship.foe(adult).at == "8", "Danger brings it through the corridor that is open"
    assert ship.g.doors == {"5-8-1": "closed"}


@pytest.mark.rule("NEM-RUL-16", "NEM-NOISE-04")
def test_a_corridor_with_two_numbers_holds_one_marker_for_both() -> None:
    ship = by_canteen(captain="storage", scout="comms-room").only_token("blank.1").hand("scout", "rest", "search")
    ship.noise(1)
    ship.goes("scout", "cockpit")
    assert ship.g.noise == ["1-3-12"]
    ship.at(scout="comms-room").turn("scout")
    ship.noise(2)
    ship.goes("scout", "cockpit")
    ship.told(EncounterBegan)
    assert len(ship.g.noise) == len(set(ship.g.noise))
