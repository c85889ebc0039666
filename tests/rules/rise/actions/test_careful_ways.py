"""Ways that spring nothing needlessly: of two that cost the same, the harmless one is gone and drawn."""

from __future__ import annotations

import pytest

from bot.engine.asks import Answer, Ask, all_ways, option, way_to, weigh
from bot.engine.words import Phrase
from bot.games.rise.events.missions import WaypointFound
from bot.games.rise.events.moves import Moved
from bot.games.rise.look import effects
from bot.games.rise.look.views import view
from bot.games.rise.rules.actions import moving
from cogs.face.board import ways
from tests.support.rise.errand import errand, waypoint
from tests.support.rise.field import Position, field

ROUND = field("a b a", "a a a")
"""From A2 to C2 it is two hexes by B1, which is a Zone of its own, and two by B2."""


def setting_out(*waypoints: str, wary: int = 1, ground: object = ROUND) -> Position:
    """John at A2 with Waypoints in these hexes, about to move 2."""
    sheet = {"waypoints": tuple(waypoint(f"w{n}", at) for n, at in enumerate(waypoints))}
    at = errand(ground, {"john": "A2"}, sheet=sheet)  # type: ignore[arg-type]
    at.g.wary = wary
    at.run(moving.move(at.g, "john", 2))
    return at


def told(at: Position, to: str) -> Phrase:
    """What the end of a Move says of itself."""
    said = effects.effect(view(at.g, "john"), at.ask, option("move", to=to))
    assert said
    return said


@pytest.mark.rule("RISE-MOVE-01", "RISE-WAYPT-03")
def test_of_ways_that_cost_the_same_the_one_that_springs_nothing_is_gone() -> None:
    at = setting_out("B1")
    assert told(at, "C2").args["springs"] == 0
    at.does("john", "move to=C2")

    at.told(Moved, path=("A2", "B2", "C2"))
    at.silent(WaypointFound)


def test_without_anything_to_spring_it_is_the_first_by_name() -> None:
    at = setting_out()
    at.does("john", "move to=C2")

    at.told(Moved, path=("A2", "B1", "C2"))


def test_a_game_that_began_before_goes_on_as_it_walked_until_its_next_turn() -> None:
    at = setting_out("B1", wary=0)
    at.does("john", "move to=C2")

    at.told(WaypointFound, waypoint="w0")


def test_whoever_wants_to_spring_it_may_walk_so_step_by_step() -> None:
    at = setting_out("B1")
    at.does("john", "B1", "C2")

    at.told(WaypointFound, waypoint="w0")


def test_where_no_way_avoids_it_the_offer_says_which_way_it_springs() -> None:
    at = setting_out("B1", "B2", ground=field("a b a", "a d a"))

    said = told(at, "C2")
    assert (said.args["springs"], said.args["via"]) == (1, "B1")
    assert told(at, "B1").args["via"] == "none", "there it is where one goes anyway"


def test_the_ways_are_drawn_before_they_are_walked() -> None:
    at = setting_out("B1")
    ends = {str(offer.args["to"]) for offer in at.ask.options if offer.verb == "move"}

    steps = {mark.path for mark in ways(at.ask, ends)}
    assert {("A2", "B2"), ("B2", "C2")} <= steps
    assert ("B1", "C2") not in steps
    assert all(way == way_to(at.ask, end) for end, way in all_ways(at.ask).items())


def test_what_is_shunned_changes_nothing_of_what_is_allowed() -> None:
    plain = {"a": (("b", 1), ("c", 1)), "b": (("d", 1),), "c": (("d", 2),)}
    ask = Ask(seats=("x",), prompt="go", kind="path", options=(option("go", to="d"),), start="a", ways=plain, budget=3)
    careful = Ask(
        seats=("x",),
        prompt="go",
        kind="path",
        options=ask.options,
        start="a",
        ways=plain,
        shun={"b": 9},
        budget=3,
    )

    assert weigh(careful, Answer("x", ("go to=d",))).path == ("b", "d"), "a longer way is never taken to avoid it"
    assert weigh(careful, Answer("x", ("c", "d"))).path == weigh(ask, Answer("x", ("c", "d"))).path
