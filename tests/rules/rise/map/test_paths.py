"""Movement of Characters, and the distances by which Enemies judge who is near."""

from __future__ import annotations

import pytest

from bot.engine.boards.hexes import disc
from bot.games.rise.box.ground import Blocks
from bot.games.rise.rules.map.paths import (
    Figures,
    Route,
    arrival,
    attackable,
    linked,
    nearest,
    path_distance,
    reach,
    refuge,
    route_cost,
    terrain,
)
from tests.support.rise.bare import SHIFT, at, bare, row

NOTHING, NOBODY = Blocks(), Figures()
CORRIDOR = bare(row(*((q, 0) for q in range(8))))
DISC = bare([hex.name for hex in disc(SHIFT, 3)])


@pytest.mark.rule("RISE-EX-03", "RISE-MOVE-02", "RISE-OBST-02", "RISE-RULING-17", "RISE-MOVE-12")
def test_the_example_of_a_move_over_an_obstacle() -> None:
    """The Guardian has a 5: three hexes cost 4 of it, he pauses for the Waypoint, and 1 is left."""
    zones = dict(zip(row(*((q, 0) for q in range(6))), "AAABBB", strict=True))
    ground = bare(zones, zones=zones)
    blocks = Blocks(yellow=frozenset(row((2, 0))))
    ends = reach(ground, blocks, at(0, 0), 5, NOBODY)
    assert {end: route.cost for end, route in ends.items()} == dict(
        zip(row((1, 0), (2, 0), (3, 0), (4, 0)), (1, 3, 4, 5), strict=True)
    )
    way = ends[at(4, 0)].path
    assert way == row((1, 0), (2, 0), (3, 0), (4, 0))
    first_in_b = next(hex for hex in way if ground.zone(hex) == "B")
    assert ends[first_in_b].cost == 4
    assert list(reach(ground, blocks, first_in_b, 5 - 4, NOBODY)) == [at(4, 0)]


@pytest.mark.rule("RISE-EX-02", "RISE-MOVE-01")
def test_a_five_reaches_hexes_at_cost_one_to_five() -> None:
    ends = reach(CORRIDOR, NOTHING, at(0, 0), 5, NOBODY)
    assert ends == {at(q, 0): Route(row(*((step, 0) for step in range(1, q + 1))), q) for q in range(1, 6)}


@pytest.mark.rule("RISE-MOVE-03", "RISE-MOVE-04", "RISE-RULING-16")
@pytest.mark.parametrize("people", ["friends", "downed"])
def test_friends_are_passed_but_nobody_ends_on_them(people: str) -> None:
    others = Figures(**{people: frozenset(row((1, 0), (2, 0)))})
    ends = reach(CORRIDOR, NOTHING, at(0, 0), 4, others)
    assert set(ends) == set(row((3, 0), (4, 0)))
    assert ends[at(3, 0)].cost == 3


@pytest.mark.rule("RISE-MOVE-07")
def test_enemies_are_not_passed() -> None:
    ends = reach(CORRIDOR, NOTHING, at(0, 0), 6, Figures(enemies=frozenset(row((3, 0)))))
    assert set(ends) == set(row((1, 0), (2, 0)))


@pytest.mark.rule("RISE-MOVE-05", "RISE-OBST-03", "RISE-DOOR-02")
def test_red_hexes_are_not_entered() -> None:
    printed = bare(CORRIDOR.cells, red=row((3, 0)))
    for ends in (
        reach(CORRIDOR, Blocks(red=frozenset(row((3, 0)))), at(0, 0), 6, NOBODY),
        reach(printed, NOTHING, at(0, 0), 6, NOBODY),
    ):
        assert set(ends) == set(row((1, 0), (2, 0)))


@pytest.mark.rule("RISE-MOVE-06", "RISE-MOVE-08", "RISE-MAP-10")
def test_walls_solid_hexes_and_half_hexes_stop_a_move() -> None:
    cells = row((0, 0), (1, 0), (2, 0))
    for ground in (
        bare(cells, walls=[cells[1:]]),
        bare(cells, solid=cells[2:]),
        bare(cells, half=cells[2:]),
    ):
        assert set(reach(ground, NOTHING, cells[0], 6, NOBODY)) == {cells[1]}


@pytest.mark.rule("RISE-OBST-02", "RISE-RULING-20")
def test_each_hex_of_a_two_hex_obstacle_costs_two() -> None:
    blocks = Blocks(yellow=frozenset(row((1, 0), (2, 0))))
    ends = reach(CORRIDOR, blocks, at(0, 0), 5, NOBODY)
    assert {end: route.cost for end, route in ends.items()} == {at(1, 0): 2, at(2, 0): 4, at(3, 0): 5}
    printed = bare(CORRIDOR.cells, yellow=row((1, 0), (2, 0)))
    assert reach(printed, NOTHING, at(0, 0), 5, NOBODY) == ends


def test_a_way_round_is_taken_when_it_is_cheaper() -> None:
    blocks = Blocks(yellow=frozenset(row((1, 0), (2, 0))))
    ends = reach(DISC, blocks, at(0, 0), 4, NOBODY)
    assert ends[at(3, 0)].cost == 4
    assert route_cost(DISC, blocks, at(0, 0), ends[at(3, 0)].path, NOBODY) == 4
    assert route_cost(DISC, blocks, at(0, 0), row((1, 0), (2, 0), (3, 0)), NOBODY) == 5


def test_every_route_costs_what_it_says() -> None:
    blocks = Blocks(yellow=frozenset(row((1, 0), (0, 1), (2, -1))), red=frozenset(row((-1, 0), (1, 1))))
    others = Figures(enemies=frozenset(row((0, -1))), friends=frozenset(row((1, -1))))
    ends = reach(DISC, blocks, at(0, 0), 6, others)
    assert len(ends) > 20
    for end, route in ends.items():
        assert route.path[-1] == end
        assert route_cost(DISC, blocks, at(0, 0), route.path, others) == route.cost


@pytest.mark.rule("RISE-MOVE-05", "RISE-MOVE-07")
@pytest.mark.parametrize("way", [((1, 0), (3, 0)), ((2, 0),), ((1, 0), (1, 1)), ((1, 0), (2, 0), (3, 0), (4, 0))])
def test_a_way_with_an_impossible_step_has_no_cost(way: tuple[tuple[int, int], ...]) -> None:
    others = Figures(enemies=frozenset(row((4, 0))))
    assert route_cost(CORRIDOR, NOTHING, at(0, 0), row((1, 0), (2, 0), (3, 0)), others) == 3
    assert route_cost(CORRIDOR, NOTHING, at(0, 0), row(*way), others) is None


@pytest.mark.rule("RISE-RULING-19")
def test_who_shares_a_hex_goes_to_the_nearest_free_hex_of_the_zone() -> None:
    zones = {at(q, 0): "b" if q in (3, 7) else "a" for q in range(8)}
    ground = bare(CORRIDOR.cells, zones=zones)
    others = Figures(friends=frozenset(row((4, 0))), enemies=frozenset(row((5, 0))))
    assert refuge(ground, NOTHING, at(4, 0), others) == (at(2, 0), at(6, 0)), "(3,0) is near but in another Zone"
    assert refuge(ground, Blocks(yellow=frozenset(row((3, 0)))), at(4, 0), others) == (at(6, 0),)


@pytest.mark.rule("RISE-TRUCK-04", "RISE-TRUCK-05", "RISE-RULING-81")
def test_the_truck_is_entered_across_its_arrows_only() -> None:
    """A Truck of two hexes in the middle of a disc; one arrow leads out of it to the left."""
    truck = frozenset(row((0, 0), (1, 0)))
    blocks = Blocks(truck=truck, arrows=frozenset([(at(0, 0), at(-1, 0))]), yellow=truck)
    ends = reach(DISC, blocks, at(1, 1), 9, NOBODY)
    assert linked(DISC, blocks, at(0, 0), at(-1, 0))
    assert linked(DISC, blocks, at(-1, 0), at(0, 0))
    assert not linked(DISC, blocks, at(1, 0), at(1, 1))
    assert ends[at(1, 0)].path[-3:] == row((-1, 0), (0, 0), (1, 0))
    assert ends[at(1, 0)].cost == 5, "inside steps cost 1"
    assert reach(DISC, blocks, at(1, 0), 2, NOBODY).keys() == set(row((0, 0), (-1, 0)))
    assert not truck & terrain(DISC, blocks).cost.keys(), "Enemies never enter"


@pytest.mark.rule("RISE-RULING-81", "RISE-RULING-54")
def test_a_friend_in_the_truck_is_measured_across_the_arrows() -> None:
    truck = frozenset(row((0, 0), (1, 0)))
    arrows = frozenset([(at(0, 0), at(-1, 0))])
    assert path_distance(DISC, Blocks(truck=truck, arrows=arrows), row((2, 0)), at(1, 0)) == 6
    assert path_distance(DISC, Blocks(truck=truck), row((2, 0)), at(1, 0)) is None
    through = arrows | {(at(1, 0), at(2, 0))}
    assert path_distance(DISC, Blocks(truck=truck, arrows=through), row((2, 0)), at(1, 0)) == 1
    assert path_distance(DISC, Blocks(truck=truck, arrows=through), row((2, 0)), at(-2, 0)) == 5, "round it"


@pytest.mark.rule("RISE-RULING-54", "RISE-EMOVE-11", "RISE-EMOVE-12", "RISE-RULING-59")
def test_path_distance_counts_obstacles_but_not_the_one_under_the_friend() -> None:
    blocks = Blocks(yellow=frozenset(row((1, 0), (3, 0))))
    assert path_distance(CORRIDOR, blocks, row((0, 0)), at(3, 0)) == 4
    assert path_distance(CORRIDOR, blocks, row((0, 0)), at(4, 0)) == 6
    assert path_distance(CORRIDOR, blocks, row((0, 0)), at(4, 0), flies=True) == 4
    red = Blocks(red=frozenset(row((1, 0))))
    assert path_distance(CORRIDOR, red, row((0, 0)), at(4, 0), flies=True) is None


@pytest.mark.rule("RISE-RULING-54", "RISE-EMOVE-16", "RISE-EMOVE-18", "RISE-DOOR-04")
def test_who_is_nearest_is_told_by_paths() -> None:
    """Behind the closed Door a friend two hexes off is further than one six hexes off."""
    ground = bare([*CORRIDOR.cells, at(1, 1), at(0, 2)])
    door = frozenset(row((1, 1)))
    shut = Blocks(red=door, doors=door)
    people = {"near": at(0, 2), "far": at(7, 0)}
    assert nearest(ground, shut, row((1, 0)), people) == ("far",)
    assert nearest(ground, shut.opened(), row((1, 0)), people) == ("near",)
    walled = bare(ground.cells, walls=[row((1, 0), (1, 1)), row((0, 2), (0, 1)), row((1, 1), (0, 2))])
    assert nearest(walled, NOTHING, row((1, 0)), people) == ("far",)


@pytest.mark.rule("RISE-RULING-54")
def test_the_unreachable_are_compared_by_hex_distance_and_rank_last() -> None:
    ground = bare([*CORRIDOR.cells, *row((0, 3), (0, 5), (3, -4))])
    assert nearest(ground, NOTHING, row((0, 0)), {"a": at(0, 5), "b": at(0, 3)}) == ("b",)
    assert nearest(ground, NOTHING, row((0, 0)), {"a": at(7, 0), "b": at(0, 3)}) == ("a",)
    assert nearest(ground, NOTHING, row((1, 0)), {"a": at(0, 3), "b": at(3, -4)}) == ("a",)


@pytest.mark.rule("RISE-EMOVE-09")
def test_equally_near_friends_are_all_named() -> None:
    people = {"kyle": at(0, 0), "john": at(6, 0), "alex": at(7, 0)}
    assert nearest(CORRIDOR, NOTHING, row((3, 0)), people) == ("john", "kyle")
    assert nearest(CORRIDOR, NOTHING, row((3, 0)), {}) == ()


@pytest.mark.rule("RISE-ENTRANCE-04", "RISE-RULING-52", "RISE-RULING-53")
def test_an_entrance_is_left_by_whichever_half_hex_is_nearest() -> None:
    ground = bare([*CORRIDOR.cells, *row((0, 1), (2, 1), (4, 1))], half=row((0, 1), (2, 1), (4, 1)))
    entrance = row((0, 1), (2, 1), (4, 1))
    assert path_distance(ground, NOTHING, entrance, at(7, 0)) == 3
    assert path_distance(ground, NOTHING, entrance[:1], at(7, 0)) == 7
    assert arrival(ground, NOTHING, entrance, {"john": at(7, 0)}) == (at(4, 1),)
    assert arrival(ground, NOTHING, entrance, {"john": at(7, 0), "kyle": at(2, 0)}) == (at(2, 1),)
    assert arrival(ground, NOTHING, entrance, {"john": at(6, 0), "kyle": at(0, 0), "alex": at(5, 0)}) == row(
        (0, 1), (4, 1)
    )


@pytest.mark.rule("RISE-RULING-53")
def test_half_hexes_lead_out_but_never_on() -> None:
    ground = bare(row((0, 0), (1, 0), (2, 0)), half=row((1, 0)))
    assert path_distance(ground, NOTHING, row((1, 0)), at(2, 0)) == 1
    assert path_distance(ground, NOTHING, row((0, 0)), at(2, 0)) is None


@pytest.mark.rule("RISE-RULING-60", "RISE-EATTACK-03", "RISE-EATTACK-04")
def test_the_nearest_by_path_of_those_in_range_and_sight_is_attacked() -> None:
    """Obstacles lie all over the left half; a Terminal hides `alex`."""
    slow = frozenset(at(q, r) for q in (-3, -2, -1) for r in range(-3, 4))
    blocks = Blocks(red=frozenset(row((1, 0))), yellow=slow)
    people = {"alex": at(2, 0), "kyle": at(-3, 0)}
    start = row((0, 0))
    assert nearest(DISC, blocks, start, people) == ("alex",)
    assert attackable(DISC, blocks, start, 3, people) == ("kyle",), "alex is nearer but hidden"
    assert attackable(DISC, blocks, start, 2, people) == ()
    both = {"kyle": at(-2, 0), "john": at(0, 3)}
    assert attackable(DISC, blocks, start, 3, both) == ("john", "kyle"), "2 and 3 hexes off, but 3 to walk"
    assert attackable(DISC, blocks, start, 3, both, flies=True) == ("kyle",)
