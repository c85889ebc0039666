"""Waypoints that pause a Move, and ways out and back."""

from __future__ import annotations

import pytest

from bot.games.rise.box.missions.shapes import Change, Lay, Personal
from bot.games.rise.events.missions import WaypointFound
from bot.games.rise.events.moves import Moved, SetAside
from bot.games.rise.rules.actions import moving
from bot.games.rise.state import Ally, Character, Token
from tests.support.rise.errand import errand, waypoint
from tests.support.rise.field import field
from tests.support.rise.ways import ROW, ends


@pytest.mark.rule("RISE-EX-03", "RISE-MOVE-12", "RISE-RULING-17", "RISE-WAYPT-03", "RISE-WAYPT-04")
def test_over_an_obstacle_into_a_zone_with_a_waypoint() -> None:
    at = errand(
        field("a a a b b b"),
        {"guardian": "A1"},
        tokens=[Token("rubble", "cover", ["C1"], defense=2)],
        sheet={"waypoints": (waypoint("w1", "F1"),)},
    )
    at.run(moving.move(at.g, "guardian", 5))
    assert ends(at) == {"B1", "C1", "D1", "E1"}

    at.does("guardian", "move to=E1")

    at.told(Moved, path=("A1", "B1", "C1", "D1"), to="D1")
    at.told(WaypointFound, waypoint="w1", friend="guardian")
    assert at.g.waypoints["w1"].face_up
    assert at.ask.budget == 1
    assert at.keys == {"move to=E1", "stay"}  # back over the Obstacle would cost 2
    at.does("guardian", "move to=E1")
    assert at.over
    assert at.character("guardian").at == "E1"


@pytest.mark.rule("RISE-RULING-18", "RISE-MOVE-12")
def test_what_is_left_after_a_waypoint_may_be_used_by_any_route_or_not_at_all() -> None:
    at = errand(field("a b b b"), {"john": "A1"}, sheet={"waypoints": (waypoint("w1", "D1"),)})
    at.run(moving.move(at.g, "john", 4))
    at.does("john", "move to=D1")

    assert at.character("john").at == "B1"
    assert at.keys == {"move to=A1", "move to=C1", "move to=D1", "return to=B1", "stay"}
    at.does("john", "stay")
    assert at.over
    assert at.character("john").at == "B1"


@pytest.mark.rule("RISE-MOVE-09")
def test_a_move_that_has_reached_its_end_is_over() -> None:
    """Whatever Movement is left is lost: the next Action finds the Character where the Move ended."""
    at = errand(ROW, {"john": "A1"})
    at.run(moving.move(at.g, "john", 5))

    at.does("john", "move to=B1")

    assert at.over
    assert at.character("john").at == "B1"


@pytest.mark.rule("RISE-RULING-87")
def test_a_resolved_waypoint_does_not_interrupt_a_move() -> None:
    at = errand(field("a b b b"), {"john": "A1"}, sheet={"waypoints": (waypoint("w1", "D1"),)})
    at.g.waypoints["w1"].resolved = at.g.waypoints["w1"].face_up = True
    at.run(moving.move(at.g, "john", 3))

    at.does("john", "move to=D1")

    assert at.over
    assert at.character("john").at == "D1"


@pytest.mark.rule("RISE-RULING-88", "RISE-WAYPT-05")
def test_moving_inside_a_zone_triggers_nothing_but_allies_entering_do() -> None:
    at = errand(
        field("b b a a"),
        {"john": "A1"},
        allies=[Ally("gunner", "resistance-gunner", "C1")],
        sheet={"waypoints": (waypoint("w1", "A1"),)},
    )
    at.run(moving.move(at.g, "john", 2))
    at.does("john", "move to=B1")
    at.silent(WaypointFound)
    assert at.over
    moving.put(at.g, "john", "A1")

    at.run(moving.move(at.g, "gunner", 3, by="john", optional=True))
    at.does("john", "move to=B1")

    at.told(WaypointFound, waypoint="w1", friend="gunner")


@pytest.mark.rule("RISE-RULING-19")
def test_whoever_must_stop_on_another_is_set_on_the_nearest_free_hex_of_the_zone() -> None:
    """John passes Kyle's hex when a Waypoint puts him Down there."""
    at = errand(
        field("a b b b", ". b . ."),
        {"john": Character("red", "A1", wounds=4), "kyle": "B1"},
        sheet={"waypoints": (waypoint("w1", "D1", Personal(verb="hurt")),)},
    )
    at.run(moving.move(at.g, "john", 3))
    at.does("john", "move to=C1")

    assert at.character("john").down
    assert at.ask.prompt == "set-aside"
    assert at.keys == {"set-aside to=B2", "set-aside to=C1"}
    at.does("john", "set-aside to=B2")
    at.told(SetAside, figure="john", to="B2")
    assert at.over


@pytest.mark.rule("RISE-RULING-19")
def test_the_move_goes_on_to_where_the_mover_is_alone() -> None:
    """A Waypoint stops John on Kyle's hex: he may not stay there while he can go on."""
    at = errand(field("a b b b"), {"john": "A1", "kyle": "B1"}, sheet={"waypoints": (waypoint("w1", "D1"),)})
    at.run(moving.move(at.g, "john", 2))
    at.does("john", "move to=C1")

    assert at.character("john").at == "B1"
    assert at.keys == {"move to=A1", "move to=C1"}


@pytest.mark.rule("RISE-RULING-18", "RISE-RULING-68")
def test_a_waypoint_that_changes_the_map_changes_the_rest_of_the_way() -> None:
    gate = Lay(id="gate", kind="barricade", hexes=("D1",), later=True)
    fall = waypoint("w1", "C1", changes=(Change(verb="token", id="gate"),))
    at = errand(field("a b b b b"), {"john": "A1"}, sheet={"waypoints": (fall,), "tokens": (gate,)})
    at.run(moving.move(at.g, "john", 4))
    at.does("john", "move to=E1")

    assert at.keys == {"move to=A1", "move to=C1", "return to=B1", "stay"}


@pytest.mark.rule("RISE-MOVE-01", "RISE-MOVE-03", "RISE-RULING-06")
def test_a_move_may_end_where_it_began_after_a_way_out_and_back() -> None:
    at = errand(field("a a~ a", "a a a"), {"john": "A1", "kyle": "A2"})
    at.run(moving.move(at.g, "john", 2))
    assert "return to=A1" in at.keys
    at.does("john", "return to=A1")
    assert at.over
    at.told(Moved, path=("A1", "A2", "A1"), to="A1")


@pytest.mark.rule("RISE-MOVE-01", "RISE-WAYPT-03", "RISE-RULING-18")
def test_a_way_out_and_back_finds_the_waypoint_of_a_zone_that_is_full() -> None:
    sheet = {"waypoints": (waypoint("fire", "B1"),)}
    at = errand(field("a b"), {"john": "A1", "kyle": "B1"}, sheet=sheet)
    at.run(moving.move(at.g, "john", 2))
    assert at.keys == {"return to=A1"}
    at.does("john", "B1", "A1")
    at.told(WaypointFound, waypoint="fire")
    at.does("john", "move to=A1")
    assert at.over
    assert at.character("john").at == "A1"


@pytest.mark.rule("RISE-MOVE-01", "RISE-MOVE-02", "RISE-RULING-06")
@pytest.mark.parametrize("start, points, able", [("A1", 1, False), ("A1", 2, False), ("A1", 3, True), ("B1", 3, True)])
def test_the_way_back_costs_as_much_as_any_other(start: str, points: int, able: bool) -> None:
    at = errand(field("a b~"), {"john": start, "kyle": "B1" if start == "A1" else "A1"})
    assert moving.can_move(at.g, "john", moving.Stride(points)) is able
    at.run(moving.move(at.g, "john", points))
    assert (at.asked is not None) is able


@pytest.mark.rule("RISE-RULING-06")
def test_a_way_out_and_back_inside_one_zone_has_no_effect_worth_a_die() -> None:
    at = errand(field("a a"), {"john": "A1", "kyle": "B1"})
    assert not moving.can_move(at.g, "john", moving.Stride(6))


@pytest.mark.rule("RISE-MOVE-04", "RISE-RULING-16")
def test_nobody_comes_back_to_a_hex_that_somebody_else_is_on() -> None:
    sheet = {"waypoints": (waypoint("fire", "B1"),)}
    at = errand(field("a b b"), {"john": "A1", "kyle": "B1"}, sheet=sheet)
    at.run(moving.move(at.g, "john", 4))
    at.does("john", "B1", "C1")
    assert at.keys == {"move to=A1", "move to=C1"}, "not Kyle's, on which the Waypoint stopped him"


@pytest.mark.rule("RISE-RULING-16", "RISE-RULING-19")
def test_whoever_shares_a_hex_does_not_come_back_to_it_from_another_zone() -> None:
    at = errand(field("a b"), {"john": "B1", "kyle": "B1", "alex": "A1"})
    assert not moving.can_move(at.g, "john", moving.Stride(4))
