"""Doors (NEM-DOOR)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import BOARDS, STOCK
from bot.games.nemesis.events.intruders import EncounterBegan, IntruderMoved
from bot.games.nemesis.events.ship import DoorDestroyed, DoorOpened
from tests.support.nemesis.pairs import in_canteen
from tests.support.nemesis.ship import calm

ELSEWHERE = [way for way in BOARDS["base"].corridors if not {"11", "15"} & set(way.split("-")[:2])]
"""Corridors that touch neither the Hibernatorium nor the Canteen."""


@pytest.mark.rule("NEM-DOOR-01", "NEM-DOOR-03", "NEM-DOOR-09")
def test_a_corridor_is_open_closed_or_destroyed_and_holds_one_door_at_most() -> None:
    ship = in_canteen(scout="command-center").hand("scout", "rest", "search", "adrenaline", "demolition", "scavenging")
    assert GAME.look.view(ship.g, None).doors == {}, "all start open"
    ship.plays("scout", "room part=doors-around")
    ship.picks("scout", "where room=hibernatorium")
    ship.picks("scout", "switch corridor=11-15-1")
    ship.pays("scout")
    assert GAME.look.view(ship.g, None).doors == {"11-15-1": "closed"}
    ship.plays("scout", "room part=doors-around")
    ship.picks("scout", "where room=canteen")
    ship.picks("scout", "switch corridor=11-15-1")
    ship.pays("scout")
    assert GAME.look.view(ship.g, None).doors == {}, "opening takes the token away"


@pytest.mark.rule("NEM-DOOR-04")
def test_a_closed_door_stops_characters_intruders_and_grenades() -> None:
    ship = in_canteen().doors("closed", "15-18-3").gives("scout", "grenade.1", "molotov.1")
    adult = ship.intruder("adult", "surgery")
    ship.refused("scout", "move to=surgery via=15-18-3", "door-closed", "NEM-MOVE-06")
    ship.objects("nest")
    ship.set(lambda g: setattr(g, "eggs", 0))
    ship.refused("scout", "use item=grenade.1 part=grenade", "no-target", "NEM-DOOR-04")
    ship.refused("scout", "use item=molotov.1 part=molotov", "no-target", "NEM-DOOR-04")
    ship.night("scent-of-prey", who="captain")
    assert ship.foe(adult).at == "18"
    ship.silent(IntruderMoved)
    ship.turn("scout")
    ship.may("scout", "use item=grenade.1 part=grenade", "use item=molotov.1 part=molotov")


@pytest.mark.rule("NEM-DOOR-05", "NEM-DOOR-06", "NEM-EX-34")
def test_intruders_break_a_closed_door_once_and_all_stay() -> None:
    ship = in_canteen(scout="armory").doors("closed", "15-18-3")
    both = [ship.intruder("adult", "canteen"), ship.intruder("adult", "canteen")]
    ship.night("scent-of-prey", who="scout")
    assert [ship.foe(each).at for each in both] == ["15", "15"]
    assert ship.g.doors == {"15-18-3": "destroyed"}
    assert len([event for event in ship.events if isinstance(event, DoorDestroyed)]) == 1


@pytest.mark.rule("NEM-RUL-19")
def test_all_moves_of_one_card_are_made_at_once() -> None:
    ship = in_canteen(scout="hibernatorium").doors("closed", "15-18-3")
    here, there = ship.intruder("adult", "canteen"), ship.intruder("creeper", "surgery")
    ship.night("scent-of-prey", who="captain")
    assert (ship.foe(here).at, ship.foe(there).at) == ("15", "18"), "stopped from both sides"
    assert ship.g.doors == {"15-18-3": "destroyed"}

    ship = in_canteen(scout="armory", captain="surgery")
    first, second = ship.intruder("adult", "canteen"), ship.intruder("adult", "nest")
    ship.intruder("creeper", "surgery")
    ship.next_attacks("tail.1")
    ship.night("scent-of-prey", who="scout")
    assert (ship.foe(first).at, ship.foe(second).at) == ("18", "12"), "each moves once"
    ship.silent(EncounterBegan)
    assert ship.me("captain").light == 0, "who arrives attacks in a later step"

    ship = in_canteen(scout="engine-2", captain="surgery")
    chaser = ship.intruder("adult", "canteen")
    follower = ship.intruder("adult", "nest")
    ship.night(who="scout", event="hunt")
    assert ship.foe(chaser).at == "18"
    assert ship.foe(follower).at == "16", "nobody stood next to the Nest when the card was read"


@pytest.mark.rule("NEM-DOOR-07")
def test_a_destroyed_door_lets_everybody_through() -> None:
    ship = in_canteen().doors("destroyed", "15-18-3").gives("scout", "grenade.1")
    adult = ship.intruder("adult", "surgery")
    ship.may("scout", "move to=surgery via=15-18-3", "use item=grenade.1 part=grenade")
    ship.night("scent-of-prey", who="captain")
    assert ship.foe(adult).at == "15"


@pytest.mark.rule("NEM-DOOR-08")
def test_only_the_plasma_torch_closes_a_destroyed_door_again() -> None:
    ship = calm("mechanic", "captain").at(mechanic="canteen", captain="cockpit").doors("destroyed", "15-18-3")
    ship.gives("mechanic", "plasma-torch", "tools.1").hand("mechanic", "computer-skills", "rest", "search")
    for key in ("play card=computer-skills part=door", "use item=tools.1 part=door"):
        at = calm("mechanic", "captain").at(mechanic="canteen", captain="cockpit").doors("destroyed", "15-18-3")
        at.gives("mechanic", "tools.1").hand("mechanic", "computer-skills", "rest")
        at.plays("mechanic", key)
        assert at.offered(at.seat("mechanic"), "corridor") == {"corridor corridor=11-15-1", "corridor corridor=15-16-2"}
    ship.plays("mechanic", "use item=plasma-torch part=torch")
    ship.picks("mechanic", "corridor corridor=15-18-3")
    ship.pays("mechanic")
    assert ship.g.doors == {"15-18-3": "closed"}


@pytest.mark.rule("NEM-DOOR-10", "NEM-RUL-20")
def test_with_all_tokens_out_a_closed_door_elsewhere_gives_its_own() -> None:
    assert STOCK.doors == 12
    ship = in_canteen(scout="hibernatorium").doors("closed", *ELSEWHERE[:2]).doors("destroyed", *ELSEWHERE[2:12])
    ship.unexplored("15", "canteen", "doors.1")
    ship.goes("scout", "15")
    assert ship.offered(ship.seat("scout"), "donor") == {f"donor corridor={way}" for way in ELSEWHERE[:2]}
    ship.noise("silence")
    ship.picks("scout", f"donor corridor={ELSEWHERE[0]}")
    assert ship.g.doors.get("11-15-1") == "closed"
    assert ELSEWHERE[0] not in ship.g.doors
    assert len(ship.g.doors) == 12

    ship = in_canteen(scout="hibernatorium").doors("destroyed", *ELSEWHERE[:12]).unexplored("15", "canteen", "doors.1")
    ship.noise("silence")
    ship.goes("scout", "15")
    assert "11-15-1" not in ship.g.doors, "Destroyed Doors give nothing"


@pytest.mark.rule("NEM-RUL-20")
def test_whoever_acts_chooses_the_donor_and_not_who_is_ordered_about() -> None:
    ship = calm("captain", "scout").at(captain="hibernatorium", scout="hibernatorium").hand("captain", "order", "rest")
    ship.doors("closed", *ELSEWHERE[:3]).doors("destroyed", *ELSEWHERE[3:12]).unexplored("15", "canteen", "doors.1")
    ship.plays("captain", "play card=order part=order")
    ship.picks("captain", "crew who=scout")
    ship.picks("captain", "way to=slot-15 via=11-15-1")
    assert len(ship.offered(ship.seat("captain"), "donor")) == 3


@pytest.mark.rule("NEM-RUL-20")
def test_doors_closed_by_the_same_effect_are_no_donors_and_those_it_opens_give_their_tokens() -> None:
    ship = in_canteen(scout="command-center").hand("scout", "rest", "search", "adrenaline")
    ship.doors("closed", *ELSEWHERE[:1]).doors("destroyed", *ELSEWHERE[1:12])
    ship.plays("scout", "room part=doors-around")
    ship.picks("scout", "where room=canteen")
    ship.picks("scout", "switch corridor=11-15-1", "switch corridor=15-16-2")
    ship.pays("scout")
    closed = {way for way, door in ship.g.doors.items() if door == "closed"}
    assert closed == {"11-15-1"}, "one token can be had, and the second corridor does not take it from the first"

    ship = in_canteen(scout="command-center").hand("scout", "rest", "search", "adrenaline")
    ship.doors("closed", "15-18-3").doors("destroyed", *ELSEWHERE[:11])
    ship.plays("scout", "room part=doors-around")
    ship.picks("scout", "where room=canteen")
    ship.picks("scout", "switch corridor=11-15-1", "switch corridor=15-18-3")
    ship.pays("scout")
    assert {way for way, door in ship.g.doors.items() if door == "closed"} == {"11-15-1"}
    ship.told(DoorOpened, corridor="15-18-3")


@pytest.mark.rule("NEM-DOOR-11", "NEM-ENCOUNTER-13")
def test_doors_have_no_say_in_an_encounter() -> None:
    ship = in_canteen(scout="hibernatorium").doors("closed", "15-16-2", "15-18-3").loud("15-16-2").only_token("adult.1")
    ship.noise(2)
    ship.goes("scout", "canteen")
    assert [(each.kind, each.at) for each in ship.g.intruders] == [("adult", "15")]
    assert set(ship.g.doors.values()) == {"closed"}
