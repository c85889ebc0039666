"""Escape, and who leaves together (NEM-ESCAPE)."""

from __future__ import annotations

import pytest

from bot.games.nemesis import GAME
from bot.games.nemesis.events.body import Died
from bot.games.nemesis.events.crew import Acted, Moved
from bot.games.nemesis.events.intruders import Attacked, Infested
from bot.games.nemesis.events.ship import NoiseRolled
from tests.support.nemesis.fights import fight
from tests.support.nemesis.ship import calm


@pytest.mark.rule("NEM-ESCAPE-01", "NEM-ESCAPE-02")
def test_an_escape_costs_one_card_and_goes_to_any_adjacent_room_chosen_first() -> None:
    ship, _ = fight()
    ship.unexplored("18", "surgery", "silence.1").doors("closed", "15-16-2")
    assert ship.offered(ship.seat("scout"), "escape") == {
        "escape to=hibernatorium via=11-15-1",
        "escape to=slot-18 via=15-18-3",
    }
    ship.refused("scout", "escape to=nest via=15-16-2", "door-closed", "NEM-MOVE-06")
    ship.next_attacks("scratch.1")
    ship.goes("scout", "18", "escape")
    kinds = [type(event) for event in ship.events if isinstance(event, Acted | Attacked | Moved)]
    assert kinds == [Acted, Attacked, Moved]
    assert len(ship.told(Acted).cards) == 1
    ship, _ = fight()
    ship.hand("scout", "contamination")
    ship.refused("scout", "escape to=surgery via=15-18-3", "cannot-pay", "NEM-COST-03")


@pytest.mark.rule("NEM-EX-12", "NEM-ESCAPE-03", "NEM-ESCAPE-04")
@pytest.mark.parametrize("occupied", [True, False])
def test_the_scout_is_bitten_and_escapes_into_the_hibernatorium(occupied: bool) -> None:
    ship, _ = fight()
    ship.at(captain="hibernatorium" if occupied else "cockpit").next_attacks("bite.1").hand("scout", "rest", "search")
    ship.noise("silence")
    ship.goes("scout", "hibernatorium", "escape")
    assert (ship.cards("scout"), len(ship.me("scout").wounds), ship.where("scout")) == (1, 1, "11")
    assert any(isinstance(event, NoiseRolled) for event in ship.events) != occupied


@pytest.mark.rule("NEM-ESCAPE-03", "NEM-RUL-29", "NEM-RUL-08")
def test_every_intruder_attacks_once_the_smallest_first_though_the_faq_says_the_largest() -> None:
    ship, adult = fight()
    larva, queen = ship.intruder("larva", "canteen"), ship.intruder("queen", "canteen")
    creeper = ship.intruder("creeper", "canteen")
    ship.next_attacks("frenzy.1", "transformation.1", "transformation.2")
    ship.noise("silence")
    ship.goes("scout", "surgery", "escape")
    told = [event.intruder for event in ship.events if isinstance(event, Attacked | Infested)]
    assert told == [larva, creeper, adult, queen]
    assert all(event.who == "scout" for event in ship.events if isinstance(event, Attacked))
    assert (ship.me("scout").larva, ship.where("scout")) == (True, "18"), "the Larva is gone and the escape goes on"


@pytest.mark.rule("NEM-ESCAPE-05", "NEM-RUL-29")
def test_who_dies_escaping_lies_where_they_tried_to_leave_and_the_rest_do_not_attack() -> None:
    ship = calm("scout", "captain").at(scout="canteen", captain="cockpit").wounds("scout", "body", "hand", "bleeding")
    ship.intruder("adult", "canteen")
    ship.intruder("queen", "canteen")
    ship.next_attacks("scratch.1", "scratch.2")
    ship.goes("scout", "surgery", "escape")
    ship.told(Died, who="scout", at="15")
    assert ship.g.rooms["15"].objects == ["corpse-scout"]
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1
    ship.silent(Moved)


@pytest.mark.rule("NEM-RUL-29")
def test_an_escape_may_end_in_another_fight_or_nowhere_if_the_way_is_shut_meanwhile() -> None:
    ship, _ = fight()
    ship.intruder("creeper", "surgery")
    ship.next_attacks("tail.1")
    ship.goes("scout", "surgery", "escape")
    assert (ship.where("scout"), ship.g.combat(ship.seat("scout"))) == ("18", True)
    ship.silent(NoiseRolled)

    ship = calm("soldier", "captain").at(soldier="canteen", captain="cockpit").gives("soldier", "armor")
    ship.intruder("adult", "canteen")
    ship.next_attacks("scratch.1")
    ship.goes("soldier", "surgery", "escape")
    ship.g.doors["15-18-3"] = "closed"
    ship.picks("soldier", "pass")
    assert ship.where("soldier") == "15"
    ship.silent(Moved)


@pytest.mark.rule("NEM-RUL-29")
def test_an_intruder_that_an_attack_brings_does_not_attack_the_escaper() -> None:
    ship, _ = fight("queen")
    ship.only_token("adult.1").next_attacks("summoning.1", "scratch.1")
    ship.g.chance.script(0)
    ship.noise("silence")
    ship.goes("scout", "surgery", "escape")
    assert len([event for event in ship.events if isinstance(event, Attacked)]) == 1
    assert sorted(each.kind for each in ship.g.intruders) == ["adult", "queen"]
    assert ship.where("scout") == "18"


@pytest.mark.rule("NEM-INFEST-01", "NEM-COST-17")
@pytest.mark.parametrize("answer", ["armor", "pass"])
def test_armor_stops_a_larva_too_which_stays(answer: str) -> None:
    ship = calm("soldier", "captain").at(soldier="canteen", captain="cockpit").gives("soldier", "armor")
    ship.intruder("larva", "canteen")
    ship.noise("silence")
    ship.goes("soldier", "surgery", "escape")
    ship.picks("soldier", answer)
    stopped = answer == "armor"
    assert (ship.me("soldier").larva, bool(ship.g.intruders)) == (not stopped, stopped)
    assert ("armor" in ship.me("soldier").items) == (not stopped)
    assert ship.where("soldier") == "18"


@pytest.mark.rule("NEM-ESCAPE-06", "NEM-ROUND-10")
@pytest.mark.parametrize("first", ["soldier", "captain"])
def test_who_leaves_together_enters_in_order(first: str) -> None:
    ship = calm("soldier", "captain").at(soldier="canteen", captain="canteen").hand("soldier", "covering-fire", "rest")
    ship.set(lambda g: setattr(g, "first", g.seat_of(first)))
    ship.intruder("adult", "canteen")
    ship.noise("silence")
    ship.plays("soldier", "play card=covering-fire part=covering-fire")
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.picks("soldier", "both who=captain")
    ship.picks("soldier", "way to=surgery via=15-18-3")
    assert next(event.who for event in ship.events if isinstance(event, Moved)) == first
    assert ship.told(NoiseRolled).who == first, "the room is empty only to the first"


@pytest.mark.rule("NEM-ESCAPE-06")
def test_fire_support_lets_people_leave_without_being_attacked() -> None:
    ship, _ = fight()
    ship.hand("scout", "suppressive-fire", "rest")
    ship.noise("silence")
    ship.plays("scout", "play card=suppressive-fire part=suppressive-fire")
    ship.picks("scout", "thing thing=rifle")
    ship.picks("scout", "crew who=scout")
    ship.picks("scout", "way to=surgery via=15-18-3")
    ship.silent(Attacked)
    assert (ship.where("scout"), ship.me("scout").hands[0].ammo, ship.cards("scout")) == ("18", 3, 1)

    ship = calm("soldier", "captain").at(soldier="canteen", captain="canteen").hand("soldier", "covering-fire", "rest")
    ship.intruder("adult", "canteen")
    ship.noise("silence")
    ship.plays("soldier", "play card=covering-fire part=covering-fire")
    ship.picks("soldier", "thing thing=assault-rifle")
    ship.picks("soldier", "both who=captain")
    ship.picks("soldier", "way to=surgery via=15-18-3")
    ship.silent(Attacked)
    assert (ship.where("soldier"), ship.where("captain")) == ("18", "18")
    assert ship.me("soldier").hands[0].ammo == 4

    ship, _ = fight()
    ship.hand("scout", "suppressive-fire").set(lambda g: setattr(g.players[g.seat_of("scout")].hands[0], "ammo", 0))
    ship.refused("scout", "play card=suppressive-fire part=suppressive-fire", "no-ammo", "NEM-SHOOT-01")
    assert GAME.table.unsound(ship.g) is None
