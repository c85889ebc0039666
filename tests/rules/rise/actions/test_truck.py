"""The Truck: getting in and out, being in several Zones, driving, and what damage does to it."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from bot.engine.asks import Answer, Refusal, weigh
from bot.games.rise.box.content import SIDES
from bot.games.rise.box.missions.sheet import MISSIONS
from bot.games.rise.events.missions import WaypointFound
from bot.games.rise.events.moves import Drove, TruckRepaired
from bot.games.rise.rules.actions import moving, trucking
from bot.games.rise.rules.actions.spaces import spaces
from bot.games.rise.rules.map import figures, paths
from bot.games.rise.state import Ally, Token, Truck
from tests.support.rise.bare import at as here
from tests.support.rise.bare import bare, row
from tests.support.rise.errand import errand, waypoint
from tests.support.rise.field import Position, plays

AREA = [(q, r) for q in range(-5, 6) for r in range(-6, 7)]
PLACES = {"driver": (0, 0), "seat": (1, 0), "middle": (0, 1), "rear-left": (-1, 2), "rear-right": (0, 2)}
SEATS = ["driver-seat", "front-seat", "roof-cannon", "cargo-bed"]


def parked(characters: Any = None, *, ground: Any = None, kind: Any = "armed", **more: Any) -> Position:
    """The Truck on a wide square, its driver's hex being (0,0)."""
    people = characters or {"john": here(0, 0)}
    more.setdefault("references", SEATS)
    return errand(ground or bare(row(*AREA)), people, truck=Truck(kind, here(0, 0)), **more)


@pytest.mark.rule("RISE-TRUCK-04", "RISE-RULING-81")
def test_one_gets_in_and_out_along_the_white_arrows_only() -> None:
    inside = parked()
    outside = parked({"john": here(-1, 0)})

    assert set(moving.reachable(inside.g, "john", 1)) == set(row((-1, 0), (1, 0), (0, 1)))
    assert here(0, 0) in moving.reachable(outside.g, "john", 1)
    front = parked({"john": here(0, -1)})
    assert not set(moving.reachable(front.g, "john", 1)) & figures.blocks(front.g).truck
    assert {inner for inner, _ in figures.blocks(front.g).arrows} == set(row((0, 0), (1, 0), (-1, 2), (0, 2)))


@pytest.mark.rule("RISE-TRUCK-05", "RISE-RULING-81")
def test_inside_every_step_costs_one_and_so_does_the_way_in_and_out() -> None:
    at = parked({"john": here(-1, 0)})

    costs = moving.reachable(at.g, "john", 4)

    assert [costs[here(*PLACES[place])] for place in PLACES] == [1, 2, 2, 3, 3]
    assert costs[here(-1, 3)] == 4


@pytest.mark.rule("RISE-RULING-81")
def test_for_whoever_is_outside_the_truck_is_a_wall_but_it_hides_nobody_in_it() -> None:
    at = parked({"john": here(0, 1), "kyle": here(-4, 1)}, enemies={"t-800.1": here(4, 1)})

    assert not figures.sees(at.g, "kyle", "t-800.1")
    assert figures.sees(at.g, "john", "t-800.1")
    assert figures.sees(at.g, "t-800.1", "john")
    assert not figures.adjacent(at.g, here(0, 1), here(-1, 1))
    assert figures.adjacent(at.g, here(0, 0), here(-1, 0))
    enemy = paths.terrain(figures.ground(at.g), figures.blocks(at.g))
    assert not set(enemy.cost) & figures.blocks(at.g).truck


@pytest.mark.rule("RISE-TRUCK-03", "RISE-TRUCK-06", "RISE-RULING-22")
def test_each_place_gives_its_own_card_to_whoever_is_on_it() -> None:
    for side in (SIDES[id] for id in SEATS):
        at = parked({"john": here(*PLACES[side.place])})
        found = [place.owner for place in spaces(at.g, "john") if place.home == "truck"]
        assert found == [side.id]
    assert not [place for place in spaces(parked({"john": here(0, 2)}).g, "john") if place.home == "truck"]
    assert not [place for place in spaces(parked({"john": here(-1, 0)}).g, "john") if place.home == "truck"]


@pytest.mark.rule("RISE-TRUCK-07", "RISE-ALLY-02")
def test_whoever_is_inside_is_in_all_zones_that_it_overlaps() -> None:
    zones = {here(q, r): "north" if r < 1 else "south" for q, r in AREA}
    at = parked({"john": here(0, 0), "kyle": here(-3, 2)}, ground=bare(row(*AREA), zones=zones))

    assert figures.zones_of(at.g, "john") == {"north", "south"}
    assert figures.share_zone(at.g, "john", "kyle")
    moving.put(at.g, "john", here(0, -1))
    assert not figures.share_zone(at.g, "john", "kyle")


@pytest.mark.rule("RISE-TRUCK-07", "RISE-RULING-88")
def test_boarding_enters_the_zones_at_its_other_end() -> None:
    zones = {here(q, r): "north" if r < 1 else "south" for q, r in AREA}
    at = parked(
        {"john": here(-1, 0)},
        ground=bare(row(*AREA), zones=zones),
        sheet={"waypoints": (waypoint("w1", here(3, 3)),)},
    )
    at.run(moving.move(at.g, "john", 1))
    at.does("john", f"move to={here(0, 0)}")

    at.told(WaypointFound, waypoint="w1", friend="john")


@pytest.mark.rule("RISE-TRUCK-08")
def test_without_the_driver_seat_card_nobody_drives() -> None:
    at = parked(references=["roof-cannon"])

    assert not [place for place in spaces(at.g, "john") if place.home == "truck"]
    seated = parked()
    plays(seated, "john", 2)
    seated.does("john", "assign die=2 space=driver-seat/drive")
    assert seated.ask.prompt == "drive"


@pytest.mark.rule("RISE-TRUCK-09", "RISE-TRUCK-10", "RISE-TRUCK-11", "RISE-TRUCK-14")
def test_it_goes_diagonally_forward_and_back_as_far_as_the_die_and_never_turns() -> None:
    at = parked()
    at.run(trucking.drive(at.g, "john", 1))

    assert at.keys == {f"drive to={there}" for there in row((0, -1), (1, -1), (0, 1), (-1, 1))}
    at.does("john", f"drive to={here(1, -1)}")
    assert at.over
    assert at.g.truck
    assert at.g.truck.at == here(1, -1)
    assert set(figures.truck_hexes(at.g.truck).values()) == set(row((1, -1), (2, -1), (1, 0), (0, 1), (1, 1)))


@pytest.mark.rule("RISE-EX-20", "RISE-RULING-81")
def test_a_three_drives_three_steps_that_mix_directions() -> None:
    at = parked({"john": here(0, 0), "kyle": here(-1, 2)}, allies=[Ally("gunner", "resistance-gunner", here(0, 1))])
    at.run(trucking.drive(at.g, "john", 3))
    at.does("john", *row((1, -1), (1, -2), (2, -3)))

    assert at.over
    assert at.g.truck
    assert at.g.truck.at == here(2, -3)
    at.told(Drove, seat="john", to=here(2, -3))
    assert (at.character("john").at, at.character("kyle").at, at.g.allies[0].at) == row((2, -3), (1, -1), (2, -2))


SWEPT = {1: ((1, -1), (2, -1), (1, 1)), 2: ((1, -2), (2, -2), (0, 0)), 3: ((2, -3), (3, -3), (2, -1))}
ROUTE = ((1, -1), (1, -2), (2, -3))


@pytest.mark.rule("RISE-EX-20", "RISE-TRUCK-12", "RISE-TRUCK-13", "RISE-RULING-81")
@pytest.mark.parametrize("what", ["enemy", "character", "yellow", "red", "half", "void"])
@pytest.mark.parametrize(("step", "place"), [(1, (2, -1)), (1, (1, 1)), (2, (2, -2)), (3, (3, -3))])
def test_whatever_is_in_the_way_stops_that_step_and_shorter_drives_remain(
    what: str, step: int, place: tuple[int, int]
) -> None:
    spot = here(*place)
    cells = [cell for cell in row(*AREA) if what != "void" or cell != spot]
    at = parked(
        {"john": here(0, 0), **({"kyle": spot} if what == "character" else {})},
        ground=bare(cells, half=[spot] if what == "half" else []),
        enemies={"t-800.1": spot} if what == "enemy" else {},
        tokens=[Token("t", "cover" if what == "yellow" else "barricade", [spot])] if what in ("yellow", "red") else [],
    )
    at.run(trucking.drive(at.g, "john", 3))

    with pytest.raises(Refusal, match="no-way"):
        weigh(at.ask, Answer("john", row(*ROUTE[:step])))
    if step > 1:
        weigh(at.ask, Answer("john", row(*ROUTE[: step - 1])))


@pytest.mark.rule("RISE-TRUCK-13")
def test_what_it_stands_on_already_does_not_hold_it() -> None:
    at = parked(ground=bare(row(*AREA), yellow=row((0, 1), (3, -3))))

    assert here(1, -1) in dict(trucking.steps(at.g, here(0, 0)))
    assert here(2, -3) not in dict(trucking.steps(at.g, here(1, -2)))


@pytest.mark.rule("RISE-EX-20", "RISE-TRUCK-12")
def test_a_wall_that_a_hex_would_cross_or_that_would_part_the_truck_stops_it() -> None:
    crossed = parked(ground=bare(row(*AREA), walls=[row((0, 0), (0, -1))]))
    parted = parked(ground=bare(row(*AREA), walls=[row((0, -1), (1, -1))]))

    for at in (crossed, parted):
        assert here(0, -1) not in dict(trucking.steps(at.g, here(0, 0)))


@pytest.mark.rule("RISE-EX-20", "RISE-WAYPT-09", "RISE-TRUCK-07", "RISE-TRUCK-15")
def test_driving_into_a_zone_reveals_its_waypoint_after_that_step_and_the_drive_may_go_on() -> None:
    zones = {here(q, r): "b" if (q, r) == (2, -1) else "a" for q, r in AREA}
    at = parked(ground=bare(row(*AREA), zones=zones), sheet={"waypoints": (waypoint("w1", here(2, -1)),)})
    at.run(trucking.drive(at.g, "john", 3))
    at.does("john", *row((1, -1), (1, -2), (2, -3)))

    at.told(WaypointFound, waypoint="w1", friend="john")
    assert at.g.truck
    assert at.g.truck.at == here(1, -1)
    assert at.ask.budget == 2
    assert "stay" in at.keys
    at.does("john", *row((1, -2), (2, -3)))
    assert at.g.truck.at == here(2, -3)


@pytest.mark.rule("RISE-OBST-10", "RISE-TRUCK-14")
def test_damage_shortens_drives() -> None:
    reach = [trucking.range_of(Truck("armed", here(0, 0), damage), 4) for damage in range(9)]

    assert reach == [4, 4, 4, 3, 3, 3, 3, 2, 2]
    assert trucking.range_of(Truck("armed", here(0, 0), 7), 1) == 1


@pytest.mark.rule("RISE-TRUCK-02")
@pytest.mark.parametrize(("damage", "wreck"), [(7, False), (8, True)])
def test_enough_damage_makes_it_a_wreck_that_one_can_still_leave(damage: int, wreck: bool) -> None:
    at = parked()
    assert at.g.truck
    at.g.truck.damage = damage
    at.g.truck.destroyed = bool(trucking.penalty(at.g.truck, "destroyed"))

    assert at.g.truck.destroyed is wreck
    assert bool(trucking.barred(at.g)) is bool(trucking.repair_barred(at.g)) is wreck
    assert here(-1, 0) in moving.reachable(at.g, "john", 1)


@pytest.mark.rule("RISE-TRUCK-06")
def test_the_front_seat_mends_it() -> None:
    at = parked({"john": here(1, 0)})
    plays(at, "john", 3, 3)
    at.refuses("john", "assign die=3 space=front-seat/repair", "rise-refuse-truck-whole", "RISE-RULING-06")
    assert at.g.truck
    at.g.truck.damage = 2
    plays(at, "john", 3, 3)
    at.does("john", "assign die=3 space=front-seat/repair")

    at.told(TruckRepaired, count=1, damage=1)


@pytest.mark.rule("RISE-TRUCK-01", "RISE-TRUCK-03")
def test_there_is_an_armed_and_an_unarmed_truck_and_only_the_armed_one_has_the_cannon_card() -> None:
    armed = [sheet for sheet in MISSIONS.values() if "roof-cannon" in sheet.references]

    assert set(get_args(get_type_hints(Truck)["kind"])) == {"armed", "unarmed"}
    assert armed
    assert all(sheet.truck and sheet.truck.kind == "armed" for sheet in armed)


@pytest.mark.rule("RISE-TRUCK-12", "RISE-RULING-06")
def test_a_truck_that_cannot_roll_takes_no_die() -> None:
    places = [*PLACES.values()]
    at = parked(ground=bare(row(*places)))
    plays(at, "john", 3)

    at.refuses("john", "assign die=3 space=driver-seat/drive", "rise-refuse-truck-stuck", "RISE-TRUCK-12")
