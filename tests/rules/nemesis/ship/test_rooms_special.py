"""Slime, Shower and the Special Rooms (NEM-ROOM-SLIME to NEM-ROOM-COCKPIT)."""

from __future__ import annotations

import pytest

from bot.games.nemesis.box.content import COORDINATES
from bot.games.nemesis.events.body import Cleaned, Scanned
from bot.games.nemesis.events.finds import CoordinatesSeen, Looked
from bot.games.nemesis.events.ship import Slimed, TokenFound
from tests.support.nemesis.ship import Ship, at

# Slime and Shower


@pytest.mark.rule("NEM-ROOM-SLIME-01")
def test_whoever_enters_the_slime_gets_a_marker_each_time() -> None:
    ship = Ship()
    ship.builds("slime-room")
    slime = ship.g.room_of("slime-room")
    way, near = ship.g.board.ways[slime][0]
    for _ in range(2):
        ship.at(captain=near, scout="cockpit" if near != "1" else "nest").turn("captain")
        ship.change("captain", slime=False).hand("captain", "rest", "order")
        ship.noise("1")
        ship.turns(noise=[])
        ship.noise("1")
        ship.acts("captain", f"move to=slime-room via={way}")
        ship.told(Slimed, who="captain")
        assert ship.me("captain").slime
    assert ship.me("scout").slime is False


@pytest.mark.rule("NEM-ROOM-SLIME-02")
def test_on_first_entry_the_slime_comes_before_the_token() -> None:
    ship = Ship()
    ship.builds("slime-room").unexplored("15", "slime-room", "silence.1").hand("captain", "rest", "order")
    ship.noise("1")
    ship.acts("captain", "move to=slot-15 via=11-15-1")
    told = [type(event) for event in ship.events]
    assert told.index(Slimed) < told.index(TokenFound)
    assert ship.g.noise  # Silence is Danger to who has Slime, and with nobody near that is noise all around


@pytest.mark.rule("NEM-ROOM-SLIME-03")
def test_the_slime_room_has_no_search_no_malfunction_and_no_items() -> None:
    ship = Ship()
    ship.builds("slime-room").unexplored("15", "slime-room", "malfunction.1").hand(
        "captain", "rest", "demolition", "search"
    )
    ship.at(scout="cockpit")
    ship.noise("1")
    ship.acts("captain", "move to=slot-15 via=11-15-1", after=())
    room = ship.g.rooms["15"]
    assert (room.tile, room.items, room.malfunction) == ("slime-room", 0, False)
    ship.hand("captain", "demolition", "search")
    ship.refused("captain", "play card=search part=search", "no-search-here", "NEM-SEARCH-09")
    ship.refused("captain", "play card=demolition part=sabotage", "cannot-malfunction", "NEM-MALF-04")


@pytest.mark.rule("NEM-ROOM-SHOWER-01", "NEM-ROOM-SHOWER-02")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_shower_takes_slime_off_and_may_scan_the_hand(answer: str) -> None:
    ship = at("shower-room")
    ship.change("captain", slime=True).hand("captain", "rest", "order", "infected", "contamination")
    ship.acts("captain", "room part=shower")
    ship.told(Cleaned, who="captain")
    assert not ship.me("captain").slime
    assert ship.options("captain") == {"scanning answer=no", "scanning answer=yes"}
    ship.picks("captain", f"scanning answer={answer}")
    if answer == "no":
        ship.silent(Scanned)
        assert len(ship.me("captain").hand) == 2
    else:
        assert ship.me("captain").larva
        assert [card in ship.g.infected for card in ship.me("captain").hand] == [True]


@pytest.mark.rule("NEM-ROOM-SHOWER-02")
def test_an_infected_card_in_the_shower_kills_who_has_a_larva() -> None:
    ship = at("shower-room")
    ship.change("captain", larva=True).hand("captain", "rest", "order", "infected")
    ship.acts("captain", "room part=shower", after=["scanning answer=yes"])
    assert ship.me("captain").state == "dead"
    assert ship.g.intruders[0].kind == "creeper"


@pytest.mark.rule("NEM-ROOM-SHOWER-03")
def test_a_shower_does_not_put_fire_out_and_the_room_can_burn() -> None:
    ship = at("shower-room", ("mechanic", "captain"))
    ship.gives("mechanic", "tools.1").hand("mechanic", "pyrotechnics", "rest", "search", "demolition")
    ship.acts("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle", "thing thing=tools.1")
    assert ship.g.room(ship.seat("mechanic")).fire
    ship.acts("mechanic", "room part=shower", after=["scanning answer=no"])
    assert ship.g.room(ship.seat("mechanic")).fire


# Special Rooms


@pytest.mark.rule("NEM-ROOM-SPECIAL-01", "NEM-ROOM-SPECIAL-02")
def test_special_rooms_are_fixed_known_and_otherwise_ordinary() -> None:
    special = {"cockpit": "1", "hibernatorium": "11", "engine-1": "21", "engine-2": "20", "engine-3": "19"}
    for seed in (1, 2):
        ship = Ship(explored=False) if seed == 1 else Ship("pilot", mode="solo", explored=False)
        for tile, number in special.items():
            room = ship.g.rooms[number]
            assert (room.tile, room.explored, room.token) == (tile, True, "")
        assert not any(room.explored for number, room in ship.g.rooms.items() if number not in special.values())
    for tile in special:
        ship = at(tile, ("mechanic", "captain"))
        ship.gives("mechanic", "tools.1").hand("mechanic", "pyrotechnics", "demolition", "search", "rest")
        ship.refused("mechanic", "play card=search part=search", "no-search-here", "NEM-SEARCH-09")
        ship.acts("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle", "thing thing=tools.1")
        ship.turn("mechanic").hand("mechanic", "demolition")
        ship.acts("mechanic", "play card=demolition part=sabotage")
        assert (ship.g.room(ship.seat("mechanic")).fire, ship.g.room(ship.seat("mechanic")).malfunction) == (True, True)


@pytest.mark.rule("NEM-ROOM-COCKPIT-01", "NEM-ROOM-COCKPIT-02")
def test_the_cockpit_shows_the_coordinates_to_one_person_or_sets_the_destination() -> None:
    ship = at("cockpit")
    assert ship.offers("captain", "room") == {"room part=coordinates", "room part=destination"}
    card, leads = ship.g.coordinates, COORDINATES[ship.g.coordinates].leads
    ship.acts("captain", "room part=coordinates")
    seen = ship.told(CoordinatesSeen, a=leads["A"], b=leads["B"], c=leads["C"], d=leads["D"])
    assert seen.audience == (ship.seat("captain"),)
    assert ship.told(Looked, who="captain").what == "coordinates"
    assert ship.g.coordinates == card
    assert ship.view("scout").coordinates == ship.view("captain").coordinates == ""
    assert ship.g.destination == "B"


@pytest.mark.rule("NEM-ROOM-COCKPIT-03")
def test_the_destination_marker_goes_where_its_mover_likes() -> None:
    ship = at("cockpit")
    ship.picks("captain", "room part=destination")
    assert ship.options("captain") == {"steer space=A", "steer space=C", "steer space=D"}
    ship.picks("captain", "steer space=D")
    ship.pays("captain")
    ship.quiet()
    assert ship.g.destination == "D"


@pytest.mark.rule("NEM-ROOM-COCKPIT-04")
def test_the_destination_is_not_set_while_somebody_hibernates() -> None:
    ship = at("cockpit")
    ship.sleeps("scout")
    ship.refused("captain", "room part=destination", "somebody-sleeps", "NEM-ROOM-COCKPIT-04")
    ship.may("captain", "room part=coordinates")


@pytest.mark.rule("NEM-ROOM-COCKPIT-05")
def test_the_destination_is_not_set_with_an_intruder_in_the_cockpit() -> None:
    from bot.games.nemesis.rules.ship.rooms import steer_barred

    ship = at("cockpit")
    ship.intruder("larva", "cockpit")
    ship.refused("captain", "room part=destination", "in-combat", "NEM-COST-14")
    reason = steer_barred(ship.g, ship.seat("captain"), "1")
    assert reason is not None
    assert (reason.id, reason.rule) == ("nemesis-refuse-intruder-in-cockpit", "NEM-ROOM-COCKPIT-05")


@pytest.mark.rule("NEM-ROOM-COCKPIT-06")
def test_the_looker_keeps_a_note_of_the_coordinates_and_nobody_else_does() -> None:
    ship = at("cockpit")
    ship.acts("captain", "room part=coordinates")
    leads = COORDINATES[ship.g.coordinates].leads
    note = ship.view("captain").notes[-1]
    assert (note.id, note.args) == ("coordinates", {space.lower(): there for space, there in leads.items()})
    assert ship.view("scout").notes == ()
