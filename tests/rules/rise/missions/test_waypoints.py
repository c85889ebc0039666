"""Waypoints: found by entering their Zone, read, resolved once."""

from __future__ import annotations

import pytest

from bot.games.rise.box.missions.shapes import Personal, WaypointEntry
from bot.games.rise.events.arrivals import EnemyArrived
from bot.games.rise.events.attacks import RankReadied
from bot.games.rise.events.enemies import Healed
from bot.games.rise.events.missions import AllyJoined, WaypointFound
from bot.games.rise.rules.actions import moving
from bot.games.rise.rules.missions import waypoints
from bot.games.rise.state import Ally, Character, Waypoint
from tests.support.rise.briefing import CAMP, FIRST, WOLF, begun, put
from tests.support.rise.field import field, lay, mission_on

LANE = field("a a a b b b")


@pytest.mark.rule("RISE-WAYPT-03", "RISE-WAYPT-02", "RISE-WAYPT-04", "RISE-WAYPT-07")
def test_entering_the_zone_flips_it_and_its_entry_happens() -> None:
    at = begun(FIRST)
    put(at.g, john="C9")
    assert not at.g.waypoints["w1"].face_up
    cards = len(at.g.characters["john"].cards)
    at.run(waypoints.trigger(at.g, "john", "L1A.b"))
    at.finish()

    assert at.g.waypoints["w1"].face_up
    assert at.g.waypoints["w1"].resolved
    assert len(at.g.characters["john"].cards) == cards + 1


@pytest.mark.rule("RISE-WAYPT-03", "RISE-WAYPT-07")
def test_the_entry_is_read_to_everybody() -> None:
    at = begun(FIRST)
    at.run(waypoints.trigger(at.g, "john", "L1A.a"))

    found = at.told(WaypointFound, waypoint="w2", friend="john")
    assert found.phrase("rise").id == "rise-waypoint-gathering-supplies-w2"
    assert not found.audience
    assert at.told(EnemyArrived, entrance="alpha")


@pytest.mark.rule("RISE-RULING-87", "RISE-WAYPT-06")
def test_a_second_visit_has_no_effect_and_tells_no_story_again() -> None:
    at = begun(FIRST)
    at.run(waypoints.trigger(at.g, "john", "L1A.a"))
    enemies = len(at.g.enemies)
    at.run(waypoints.trigger(at.g, "kyle", "L1A.a"))

    assert at.events == [], "nothing happens, and nothing is told"
    assert len(at.g.enemies) == enemies


@pytest.mark.rule("RISE-WAYPT-06", "RISE-RULING-87")
def test_a_place_that_stays_what_it_is_takes_effect_each_time() -> None:
    at = begun(WOLF)
    assert at.g.waypoints["w5"].face_up
    at.g.characters["john"].wounds = at.g.characters["kyle"].wounds = 2
    stories = []
    for seat in ("john", "kyle", "john"):
        at.run(waypoints.trigger(at.g, seat, "S2A.a"))
        assert at.told(Healed, friend=seat)
        stories.append(at.told(WaypointFound, waypoint="w5").phrase("rise").id)
    assert stories[1:] == ["rise-event-waypoint-found"] * 2, "its story is told once"

    at.g.characters["john"].wounds = 0
    at.run(waypoints.trigger(at.g, "john", "S2A.a"))
    assert at.events == [], "it heals nobody who has no Wound, and says nothing then"


@pytest.mark.rule("RISE-WAYPT-05")
def test_allies_find_waypoints_too() -> None:
    at = begun(CAMP)
    at.g.allies.append(Ally("prisoner-blue", "prisoner-blue", "E6"))
    at.run(waypoints.trigger(at.g, "prisoner-blue", "L2A.b"))

    assert at.told(WaypointFound, waypoint="w1", friend="prisoner-blue")
    assert at.told(AllyJoined, friend="prisoner-red")


@pytest.mark.rule("RISE-WAYPT-05")
def test_what_an_ally_finds_its_commander_takes() -> None:
    at = begun(CAMP)
    at.g.allies.append(Ally("prisoner-blue", "prisoner-blue", "E6"))
    at.g.characters["john"].cards = []
    at.run(waypoints.trigger(at.g, "prisoner-blue", "S1A.a"))

    assert at.over
    assert len(at.g.characters["john"].cards) == 1


@pytest.mark.rule("RISE-WAYPT-08")
def test_enemies_trigger_nothing() -> None:
    at = begun(FIRST)
    assert any(enemy.at == "C3" for enemy in at.g.enemies), "one stands in the Zone of the second Waypoint"
    assert not at.g.waypoints["w2"].resolved


@pytest.mark.rule("RISE-RULING-88", "RISE-WAYPT-03")
def test_only_coming_from_outside_counts_as_entering() -> None:
    entry = WaypointEntry(id="w1", at="F1", people=(Personal(verb="ready-rank"),))
    at = lay(LANE, {"john": "D1", "kyle": "A1"}, waypoints={"w1": Waypoint("w1", "F1")})
    at.g.mission = mission_on(LANE, waypoints=(entry,))
    at.run(moving.move(at.g, "john", 1))
    at.does("john", "E1")
    assert not at.g.waypoints["w1"].resolved
    at.run(moving.move(at.g, "kyle", 3))
    at.does("kyle", "B1", "C1", "D1")

    assert at.told(WaypointFound, waypoint="w1", friend="kyle")


@pytest.mark.rule("RISE-WAYPT-03")
def test_a_waypoint_that_readies_rank_says_so() -> None:
    entry = WaypointEntry(id="w1", at="D1", people=(Personal(verb="ready-rank"),))
    john = Character("red", "A1", ranks=2, ranks_used=2)
    at = lay(LANE, {"john": john}, waypoints={"w1": Waypoint("w1", "D1")})
    at.g.mission = mission_on(LANE, waypoints=(entry,))
    at.run(waypoints.trigger(at.g, "john", "b"))

    at.told(RankReadied, seat="john", count=1)
    assert at.character("john").ranks_used == 1


@pytest.mark.rule("RISE-RULING-88")
def test_several_in_one_zone_are_taken_in_the_owners_order() -> None:
    entries = tuple(WaypointEntry(id=id, at="D1", people=(Personal(verb="ready-rank"),)) for id in ("w1", "w2"))
    at = lay(LANE, {"john": "A1"}, waypoints={"w1": Waypoint("w1", "D1"), "w2": Waypoint("w2", "F1")})
    at.g.mission = mission_on(LANE, waypoints=entries)
    at.run(waypoints.trigger(at.g, "john", "b"))

    assert at.ask.seats == ("john",)
    assert at.keys == {"resolve token=w1", "resolve token=w2"}
    at.does("john", "resolve token=w2")
    assert [event.waypoint for event in at.events if isinstance(event, WaypointFound)] == ["w2", "w1"]
