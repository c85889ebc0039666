"""Slime, Fire and Malfunction (NEM-SLIME, NEM-FIRE, NEM-MALF)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.box.content import STOCK
from bot.games.nemesis.events.body import WoundedLightly
from bot.games.nemesis.events.crew import Burned
from bot.games.nemesis.events.finds import EngineSeen, Took
from bot.games.nemesis.events.injuries import EggsDestroyed, Endured, Injured, Killed
from bot.games.nemesis.events.intruders import EventDrawn
from bot.games.nemesis.events.ship import BurstIntoFlames, Malfunctioned, Slimed
from tests.support.nemesis.pairs import in_canteen
from tests.support.nemesis.ship import calm


@pytest.mark.rule("NEM-SLIME-02", "NEM-SLIME-05")
def test_a_character_has_one_slime_marker_at_most_and_all_see_it() -> None:
    ship = in_canteen(scout="hibernatorium").unexplored("15", "canteen", "slime.1")
    ship.noise(1)
    ship.goes("scout", "15")
    ship.told(Slimed, who="scout")
    assert GAME.look.view(ship.g, ship.seat("captain")).crew[ship.seat("scout")].slime
    ship = in_canteen(scout="hibernatorium").unexplored("15", "canteen", "slime.1").change("scout", slime=True)
    ship.noise(1)
    ship.goes("scout", "15")
    ship.silent(Slimed)
    assert ship.me("scout").slime is True


@pytest.mark.rule("NEM-SLIME-03", "NEM-EX-19")
def test_slime_comes_from_tokens_the_slime_room_and_attacks() -> None:
    ship = in_canteen()
    ship.intruder("adult", "canteen")
    ship.next_attacks("slime.1").night("scent-of-prey", who="captain")
    scout = ship.me("scout")
    assert scout.slime
    assert scout.discard[-1].startswith("contamination."), "and a Contamination card on top of the discard pile"
    ship = in_canteen(scout="hibernatorium").tile("15", "slime-room")
    ship.noise(1)
    ship.goes("scout", "slime-room")
    assert ship.me("scout").slime, "each time it is entered"


@pytest.mark.rule("NEM-SLIME-04")
def test_clothes_and_the_shower_wash_slime_off() -> None:
    ship = in_canteen().gives("scout", "clothes.1").change("scout", slime=True)
    ship.plays("scout", "use item=clothes.1 part=wipe")
    assert not ship.me("scout").slime
    ship = in_canteen().tile("15", "shower-room").change("scout", slime=True)
    ship.plays("scout", "room part=shower")
    ship.picks("scout", "scanning answer=no")
    assert not ship.me("scout").slime
    ship = in_canteen().gives("scout", "clothes.1")
    ship.refused("scout", "use item=clothes.1 part=wipe", "no-slime", "NEM-SLIME-04")


@pytest.mark.rule("NEM-FIRE-01", "NEM-FIRE-04", "NEM-FIRE-05")
def test_fire_injures_every_intruder_in_the_fire_damage_step_and_no_character() -> None:
    ship = in_canteen().marks("canteen", "storage", fire=True)
    larva = ship.intruder("larva", "storage")
    adult = ship.intruder("adult", "canteen")
    cool = ship.intruder("adult", "armory")
    ship.next_attacks("tail.1", "bite.1").night(who="captain", event="consuming-fire")
    assert ship.g.intruder(larva) is None
    assert (ship.foe(adult).injuries, ship.foe(cool).injuries) == (1, 0)
    assert ship.told(Endured).blood == 4, "a normal check follows"
    ship.silent(WoundedLightly)
    ship = in_canteen().marks("canteen", fire=True)
    ship.passes("scout")
    assert ship.told(Burned).who == "scout"


@pytest.mark.rule("NEM-RUL-33")
def test_each_burning_intruder_is_hurt_once_even_if_it_flees_into_another_fire() -> None:
    ship = in_canteen(scout="armory").marks("canteen", "surgery", fire=True)
    adult = ship.intruder("adult", "canteen")
    ship.next_attacks("claws.4", "bite.3").next_events("scent-of-prey", "nest").only_token("blank.1").last_to_pass(
        "scout"
    )
    ship.passes("scout")
    assert [event.count for event in ship.events if isinstance(event, Injured)] == [1]
    assert (ship.foe(adult).at, ship.foe(adult).injuries) == ("18", 1)


@pytest.mark.rule("NEM-FIRE-06", "NEM-RUL-33")
def test_each_burning_room_loses_one_loose_egg_the_nests_own_first() -> None:
    ship = in_canteen().marks("nest", "armory", fire=True).objects("nest", "egg").objects("armory", "egg", "egg")
    ship.night("scent-of-prey", who="captain")
    assert [event.count for event in ship.events if isinstance(event, EggsDestroyed)] == [1, 1]
    assert (ship.g.eggs, ship.g.rooms["16"].objects, ship.g.rooms["2"].objects) == (4, ["egg"], ["egg"])
    ship = in_canteen(scout="armory").marks("armory", fire=True).gives("scout", "egg")
    ship.night("scent-of-prey", who="captain")
    assert ship.me("scout").carries("egg"), "one that is carried is not loose"
    ship.silent(EggsDestroyed)


@pytest.mark.rule("NEM-FIRE-07", "NEM-RUL-34")
def test_the_ninth_fire_blows_the_ship_up_at_once() -> None:
    assert STOCK.fires == 8
    ship = in_canteen(scout="hibernatorium").marks("1", "2", "3", "4", "5", "6", "7", "8", fire=True)
    ship.unexplored("15", "canteen", "fire.1")
    ship.goes("scout", "15")
    assert ship.g.outcome
    assert ship.g.outcome.reason == "fire"
    ship = in_canteen(scout="hibernatorium").marks("1", "2", "3", "4", "5", "6", "7", fire=True)
    ship.unexplored("15", "canteen", "fire.1")
    ship.noise("silence")
    ship.goes("scout", "15")
    assert (ship.g.outcome, ship.g.fires) == (None, 8)


@pytest.mark.rule("NEM-FIRE-08", "NEM-RUL-34")
def test_a_second_fire_in_a_room_is_ignored_and_never_the_ninth() -> None:
    ship = in_canteen(scout="hibernatorium").marks("1", "2", "3", "4", "5", "6", "7", "15", fire=True)
    ship.unexplored("15", "canteen", "fire.1")
    ship.noise("silence")
    ship.goes("scout", "15")
    assert (ship.g.outcome, ship.g.fires) == (None, 8)
    ship.silent(BurstIntoFlames)


@pytest.mark.rule("NEM-RUL-34")
def test_fire_in_several_rooms_spreads_by_room_number_until_none_is_left() -> None:
    ship = in_canteen(scout="cockpit").marks("11", "1", "2", "3", "4", "5", fire=True)
    ship.night(who="scout", event="flammable-compounds")
    told = [event.at for event in ship.events if isinstance(event, BurstIntoFlames)]
    assert told == ["6", "8"], "14 and 15 would have been next"
    assert ship.g.outcome
    assert ship.g.outcome.reason == "fire"


@pytest.mark.rule("NEM-FIRE-09", "NEM-ROOM-FIRECTRL-01")
def test_a_fire_put_out_is_available_again() -> None:
    ship = in_canteen(scout="fire-control").marks("1", "2", "3", "4", "5", "6", "7", "8", fire=True)
    ship.plays("scout", "room part=fire-control")
    ship.picks("scout", "where room=cockpit")
    ship.pays("scout")
    assert ship.g.fires == 7
    ship.night(who="captain", event="flammable-compounds")
    assert ship.g.rooms["11"].fire
    assert ship.g.outcome is None


@pytest.mark.rule("NEM-FIRE-10", "NEM-MALF-02")
def test_fire_stops_neither_room_action_nor_search_and_malfunction_not_the_search() -> None:
    ship = in_canteen().marks("canteen", fire=True).hand("scout", "search", "rest", "adrenaline")
    ship.set(lambda g: setattr(g.rooms["15"], "items", 2))
    ship.may("scout", "room part=eat", "play card=search part=search")
    ship.marks("canteen", malfunction=True)
    ship.refused("scout", "room part=eat", "malfunction", "NEM-MALF-01")
    ship.plays("scout", "play card=search part=search")
    ship.picks("scout", next(iter(ship.offered(ship.seat("scout"), "keep"))))
    ship.told(Took, who="scout")


@pytest.mark.rule("NEM-FIRE-11")
def test_events_spread_fire_to_open_neighbours_and_break_burning_rooms() -> None:
    ship = in_canteen(scout="armory").marks("canteen", fire=True).doors("closed", "15-18-3")
    ship.night(who="scout", event="damaging-fire")
    burning = {number for number, room in ship.g.rooms.items() if room.fire}
    assert burning == {"15", "11", "16"}, "not through the Closed Door, nor by Technical Corridors"
    assert [number for number, room in ship.g.rooms.items() if room.malfunction] == ["15"], "Malfunction first"


@pytest.mark.rule("NEM-FIRE-12", "NEM-MALF-05")
def test_special_rooms_and_the_shower_burn_and_special_rooms_break() -> None:
    ship = calm("mechanic", "captain").at(mechanic="canteen", captain="cockpit").tile("15", "shower-room")
    for place in ("shower-room", "engine-2", "cockpit"):
        ship.at(mechanic=place, captain="laboratory").hand("mechanic", "pyrotechnics", "rest", "demolition").turn(
            "mechanic"
        )
        ship.gives("mechanic", "medkit")
        ship.plays("mechanic", "play card=pyrotechnics part=pyrotechnics-kindle")
        ship.picks("mechanic", f"thing thing={ship.me('mechanic').items[0]}")
        ship.pays("mechanic", "rest")
        assert ship.g.room(ship.seat("mechanic")).fire
        ship.plays("mechanic", "play card=demolition part=sabotage")
        assert ship.g.room(ship.seat("mechanic")).malfunction
        ship.set(lambda g: setattr(g.players[g.seat_of("mechanic")], "light", 0))
    ship.at(mechanic="cockpit").turn("mechanic").hand("mechanic", "rest", "search")
    ship.refused("mechanic", "room part=coordinates", "malfunction", "NEM-MALF-01")


@pytest.mark.rule("NEM-MALF-03", "NEM-MALF-10")
def test_repairs_and_tools_return_a_malfunction_to_the_pool() -> None:
    ship = in_canteen().marks("1", "2", "3", "4", "5", "6", "7", "15", malfunction=True).gives("scout", "tools.1")
    ship.hand("scout", "demolition", "rest")
    ship.plays("scout", "use item=tools.1 part=repair", pay=["rest"])
    assert (ship.g.rooms["15"].malfunction, ship.g.malfunctions) == (False, 7)
    ship.plays("scout", "play card=demolition part=sabotage")
    assert (ship.g.malfunctions, ship.g.outcome) == (8, None)


@pytest.mark.rule("NEM-MALF-04")
@pytest.mark.parametrize("tile", ["nest", "slime-room"])
def test_nest_and_slime_room_never_get_a_malfunction(tile: str) -> None:
    ship = in_canteen(scout="hibernatorium").tile("15", tile).at(scout=tile).marks(tile, fire=True)
    ship.hand("scout", "demolition", "rest")
    ship.refused("scout", "play card=demolition part=sabotage", "cannot-malfunction", "NEM-MALF-04")
    ship.night(who="captain", event="damaging-fire")
    assert not ship.g.rooms["15"].malfunction
    assert GAME.table.unsound(ship.g) is None


@pytest.mark.rule("NEM-MALF-06")
def test_a_malfunction_in_the_hibernatorium_leaves_sleepers_alone() -> None:
    ship = in_canteen(scout="hibernatorium").sleeps("captain").set(lambda g: setattr(g, "time", 8)).turn("scout")
    ship.hand("scout", "demolition", "rest", "search")
    ship.plays("scout", "play card=demolition part=sabotage")
    assert ship.me("captain").state == "asleep"
    ship.refused("scout", "room part=hibernate", "malfunction", "NEM-MALF-01")
    ship.night(who="scout", event="flammable-compounds")
    assert (ship.me("captain").state, ship.me("captain").light) == ("asleep", 0)


@pytest.mark.rule("NEM-MALF-07")
def test_a_malfunction_never_changes_an_engine() -> None:
    for top, under in (("working", "damaged"), ("damaged", "working")):
        ship = in_canteen(scout="engine-2").set(lambda g, top=top, under=under: g.engines.update({"2": [under, top]}))  # type: ignore[misc]
        ship.hand("scout", "demolition", "rest", "search", "adrenaline")
        ship.plays("scout", "play card=demolition part=sabotage")
        assert ship.g.engines["2"] == [under, top]
        ship.tile("14", "engine-control").at(scout="engine-control").turn("scout")
        ship.plays("scout", "room part=engines")
        assert ship.told(EngineSeen, engine="2").status == top


@pytest.mark.rule("NEM-MALF-08", "NEM-RUL-34")
def test_the_ninth_malfunction_breaks_the_hull() -> None:
    assert STOCK.malfunctions == 8
    ship = in_canteen().marks("1", "2", "3", "4", "5", "6", "7", "8", malfunction=True).hand("scout", "demolition")
    ship.plays("scout", "play card=demolition part=sabotage")
    assert ship.g.outcome
    assert ship.g.outcome.reason == "malfunction"
    at = in_canteen().marks("1", "2", "3", "5", "6", "7", malfunction=True)
    at.night(who="captain", event="life-support-failure")
    assert [event.at for event in at.events if isinstance(event, Malfunctioned)] == ["4", "13"]
    assert at.g.outcome, "15 and 18 are green too, but the third of four rooms finds no marker"
    assert at.g.outcome.reason == "malfunction"


@pytest.mark.rule("NEM-MALF-09", "NEM-RUL-34")
def test_a_second_malfunction_in_a_room_and_one_in_the_nest_are_void_and_never_the_ninth() -> None:
    ship = in_canteen().marks("1", "2", "3", "4", "5", "6", "7", "15", malfunction=True).marks("15", "16", fire=True)
    ship.hand("scout", "demolition")
    ship.refused("scout", "play card=demolition part=sabotage", "cannot-malfunction", "NEM-MALF-04")
    ship.night(who="captain", event="damaging-fire")
    assert (ship.g.malfunctions, ship.g.outcome) == (8, None)
    ship.silent(Malfunctioned)


@pytest.mark.rule("NEM-MALF-11")
def test_a_computer_under_a_malfunction_does_not_exist() -> None:
    ship = calm("scientist", "captain").at(scientist="laboratory", captain="cockpit")
    ship.hand("scientist", "risk-assessment", "rest")
    ship.may("scientist", "play card=risk-assessment part=risk-assessment")
    ship.marks("laboratory", malfunction=True)
    ship.refused("scientist", "play card=risk-assessment part=risk-assessment", "no-computer", "NEM-MALF-11")
    assert not ship.g.computer("13")


@pytest.mark.rule("NEM-FIRE-04", "NEM-DAMAGE-01")
def test_fire_can_kill_and_its_carcass_stays() -> None:
    ship = in_canteen(scout="armory").marks("canteen", fire=True)
    adult = ship.intruder("adult", "canteen", injuries=1)
    ship.next_attacks("scratch.1").night(who="scout", event="regeneration")
    ship.told(Killed, intruder=adult)
    assert ship.g.rooms["15"].objects == ["carcass"]
    assert ship.told(EventDrawn).card == "regeneration"
