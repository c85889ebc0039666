"""Moving: what steps cost, where a Move may end, and what is in its way."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer, Refusal, weigh
from bot.games.rise.box.cards import ActionSpace, Bonus
from bot.games.rise.box.content import CLASSES
from bot.games.rise.events.missions import WaypointFound
from bot.games.rise.events.moves import Moved
from bot.games.rise.rules.actions import moving
from bot.games.rise.state import Ally, Character, Token
from tests.support.rise.errand import errand, waypoint
from tests.support.rise.field import field
from tests.support.rise.ways import ROW, ends

OPEN = field("a a a a a", "a a a a a", "a a a a a")
BOARD_MOVE = ActionSpace(id="move-1", kind="move")


@pytest.mark.rule("RISE-MOVE-01")
def test_a_die_gives_as_much_movement_as_it_shows() -> None:
    at = errand(ROW, {"guardian": "A1"})
    gives = moving.stride(at.g, "guardian", BOARD_MOVE, 5)

    at.run(moving.move(at.g, "guardian", gives.points))

    assert gives == moving.Stride(5)
    assert ends(at) == {"B1", "C1", "D1", "E1", "F1"}
    at.does("guardian", "move to=F1")
    assert at.over
    assert at.character("guardian").at == "F1"
    at.told(Moved, figure="guardian", path=("A1", "B1", "C1", "D1", "E1", "F1"), to="F1")


@pytest.mark.rule("RISE-MOVE-01", "RISE-EX-02")
def test_a_sixth_hex_is_too_far_for_a_five() -> None:
    at = errand(ROW, {"john": "A1"})
    at.run(moving.move(at.g, "john", 5))

    at.refuses("john", "move to=G1", "rise-refuse-too-far", "RISE-MOVE-01")
    with pytest.raises(Refusal, match="too-far"):
        weigh(at.ask, Answer("john", ("B1", "A1", "B1", "C1", "D1", "E1")))


@pytest.mark.rule("RISE-MOVE-01", "RISE-RULING-18")
def test_a_route_may_be_given_hex_by_hex() -> None:
    at = errand(OPEN, {"john": "A1"})
    at.run(moving.move(at.g, "john", 3))

    at.does("john", "A2", "B2", "B1")

    assert at.character("john").at == "B1"
    at.told(Moved, path=("A1", "A2", "B2", "B1"))


@pytest.mark.rule("RISE-MOVE-02", "RISE-OBST-02", "RISE-OBST-07", "RISE-RULING-21")
@pytest.mark.parametrize("kind", ["cover", "crate"])
def test_each_yellow_hex_costs_two(kind: str) -> None:
    at = errand(ROW, {"john": "A1"}, tokens=[Token("one", kind, ["B1"], defense=2 if kind == "cover" else 0)])  # type: ignore[arg-type]

    assert moving.reachable(at.g, "john", 4) == {"B1": 2, "C1": 3, "D1": 4}


@pytest.mark.rule("RISE-RULING-20", "RISE-OBST-05")
def test_each_hex_of_a_two_hex_obstacle_costs_two_even_from_its_other_hex() -> None:
    at = errand(ROW, {"john": "A1"}, tokens=[Token("one", "cover", ["B1", "C1"], defense=3)])

    assert moving.reachable(at.g, "john", 5) == {"B1": 2, "C1": 4, "D1": 5}


@pytest.mark.rule("RISE-MOVE-02")
def test_printed_yellow_outlines_cost_two_as_well() -> None:
    at = errand(field("a a~ a"), {"john": "A1"})

    assert moving.reachable(at.g, "john", 3) == {"B1": 2, "C1": 3}


@pytest.mark.rule("RISE-MOVE-03", "RISE-MOVE-04", "RISE-RULING-16", "RISE-DOWN-07", "RISE-RULING-48")
def test_friends_are_passed_but_never_shared_with() -> None:
    down = Character("blue", "C1", down=True)
    at = errand(ROW, {"john": "A1", "kyle": "B1", "alex": down}, allies=[Ally("gunner", "resistance-gunner", "D1")])
    at.run(moving.move(at.g, "john", 5))

    assert ends(at) == {"E1", "F1"}
    for hex in ("B1", "C1", "D1"):
        at.refuses("john", f"move to={hex}", "rise-refuse-not-alone", "RISE-MOVE-04")


@pytest.mark.rule("RISE-MOVE-07")
def test_enemies_stunned_or_not_are_in_the_way() -> None:
    at = errand(field("a a a a", "a . . ."), {"john": "A1"}, {"t-800.1": "B1", "hk-8.2": "A2"})
    at.enemy("t-800.1").stunned = True

    assert moving.reachable(at.g, "john", 6) == {}
    at.g.enemies.pop()
    at.run(moving.move(at.g, "john", 6))
    at.refuses("john", "move to=B1", "rise-refuse-enemy-there", "RISE-MOVE-07")


@pytest.mark.rule("RISE-MOVE-05", "RISE-OBST-03", "RISE-OBST-08", "RISE-OBST-09")
@pytest.mark.parametrize("kind", ["barricade", "terminal"])
def test_red_obstacles_can_be_neither_entered_nor_passed(kind: str) -> None:
    at = errand(ROW, {"john": "B1"}, tokens=[Token("one", kind, ["C1"])])  # type: ignore[arg-type]
    at.run(moving.move(at.g, "john", 6))

    assert ends(at) == {"A1"}
    at.refuses("john", "move to=C1", "rise-refuse-red", "RISE-MOVE-05")


@pytest.mark.rule("RISE-MOVE-05")
def test_printed_red_outlines_can_be_neither_entered_nor_passed() -> None:
    at = errand(field("a a a! a"), {"john": "B1"})
    at.run(moving.move(at.g, "john", 6))

    assert ends(at) == {"A1"}
    at.refuses("john", "move to=C1", "rise-refuse-red", "RISE-MOVE-05")


@pytest.mark.rule("RISE-MOVE-06")
def test_walls_of_any_form_stop_a_move() -> None:
    walled = errand(field("a a a a", walls=["B1-C1"]), {"john": "B1"})
    solid = errand(field("a a # a"), {"john": "B1"})

    assert set(moving.reachable(walled.g, "john", 6)) == {"A1"}
    solid.run(moving.move(solid.g, "john", 6))
    assert ends(solid) == {"A1"}
    solid.refuses("john", "move to=C1", "rise-refuse-wall", "RISE-MOVE-06")


@pytest.mark.rule("RISE-MOVE-08")
def test_half_hexes_cannot_be_entered() -> None:
    at = errand(field("a a A a"), {"john": "B1"})
    at.run(moving.move(at.g, "john", 6))

    assert ends(at) == {"A1"}
    at.refuses("john", "move to=C1", "rise-refuse-half-hex", "RISE-MOVE-08")


@pytest.mark.rule("RISE-MOVE-10", "RISE-CLASS-09")
def test_what_changes_movement_applies_anew_to_every_die() -> None:
    at = errand(ROW, {"kyle": "A1"})

    assert [moving.stride(at.g, "kyle", BOARD_MOVE, die).points for die in (1, 4, 4)] == [2, 5, 5]


@pytest.mark.rule("RISE-CLASS-09")
def test_the_scouts_space_gives_more_for_low_dice_only() -> None:
    at = errand(ROW, {"john": Character("red", "A1", classes=["scout"])})
    space = next(ability.space for ability in CLASSES["scout"].abilities if ability.id == "pathfinder")  # type: ignore[union-attr]

    assert [moving.stride(at.g, "john", space, die).points for die in (1, 3, 4, 6)] == [3, 5, 4, 6]


@pytest.mark.rule("RISE-CLASS-09")
def test_the_infiltrators_space_passes_enemies_with_high_dice_but_never_ends_there() -> None:
    at = errand(ROW, {"john": Character("red", "A1", classes=["infiltrator"])}, {"t-800.1": "B1"})
    space = next(ability.space for ability in CLASSES["infiltrator"].abilities if ability.id == "slip-through")  # type: ignore[union-attr]

    low, high = moving.stride(at.g, "john", space, 3), moving.stride(at.g, "john", space, 4)
    assert moving.reachable(at.g, "john", *low[:1], pass_enemies=low.pass_enemies) == {}
    assert set(moving.reachable(at.g, "john", *high[:1], pass_enemies=high.pass_enemies)) == {"C1", "D1", "E1"}


@pytest.mark.rule("RISE-MOVE-02")
def test_light_feet_walk_over_obstacles() -> None:
    at = errand(field("a a~ a"), {"alex": "A1", "john": Character("blue", "C1")})

    assert moving.reachable(at.g, "alex", 2) == {"B1": 1}
    gives = moving.stride(at.g, "john", ActionSpace(id="m", kind="move", bonuses=(Bonus("ignore-obstacles"),)), 1)
    assert moving.reachable(at.g, "john", 1, ignore_obstacles=gives.ignore_obstacles) == {"B1": 1}


@pytest.mark.rule("RISE-MOVE-11", "RISE-MAP-05")
def test_zone_lines_do_not_matter() -> None:
    at = errand(field("a b a b"), {"john": "A1"})

    assert moving.reachable(at.g, "john", 3) == {"B1": 1, "C1": 2, "D1": 3}


@pytest.mark.rule("RISE-RULING-43")
def test_a_downed_character_moves_too() -> None:
    at = errand(
        field("a b b"), {"john": Character("red", "A1", down=True)}, sheet={"waypoints": (waypoint("w1", "C1"),)}
    )
    at.run(moving.move(at.g, "john", 1))
    at.does("john", "move to=B1")

    at.told(WaypointFound, waypoint="w1")
    assert at.over
    assert (at.character("john").at, at.character("john").down) == ("B1", True)


@pytest.mark.rule("RISE-RULING-91")
def test_enemies_beside_the_way_neither_cost_nor_do_anything() -> None:
    at = errand(OPEN, {"john": "A1"}, {"t-800.1": "B2", "t-800.2": "C2"})
    before = moving.reachable(at.g, "john", 2)
    at.run(moving.move(at.g, "john", 2))
    at.does("john", "move to=C1")

    assert before["B1"] == 1
    assert at.over
    assert [type(event) for event in at.events] == [Moved]


@pytest.mark.rule("RISE-RULING-06")
def test_where_no_step_is_possible_nothing_is_asked() -> None:
    at = errand(field("a a"), {"john": "A1", "kyle": "B1"})

    assert moving.reachable(at.g, "john", 6) == {}
    at.run(moving.move(at.g, "john", 6))
    assert at.over


@pytest.mark.rule("RISE-OBST-01", "RISE-MAP-02", "RISE-GEN-05")
def test_an_obstacle_lies_on_hexes_and_counts_there_only() -> None:
    at = errand(ROW, {"john": "A1"})
    free = moving.reachable(at.g, "john", 3)
    at.g.tokens["one"] = Token("one", "cover", ["C1"], defense=1)

    assert free == {"B1": 1, "C1": 2, "D1": 3}
    assert moving.reachable(at.g, "john", 3) == {"B1": 1, "C1": 3}
