"""Specialists on the move, and fleeing."""

from __future__ import annotations

import pytest

from bot.games.fireteam.events.heroes import Moved
from bot.games.fireteam.rules.hero import moving
from tests.support.fireteam.field import Position, ends, lay

BOTH = {"patty": "2D", "henry": "2D"}


def places(at: Position) -> tuple[str, str]:
    """Where Patty and Henry are."""
    return at.g.specialists["patty"], at.g.specialists["henry"]


@pytest.mark.rule("FTZ-ESCORT-01", "RUL-12")
@pytest.mark.parametrize(
    ("answer", "where"),
    [
        ("bring-all", ("2B", "2B")),
        ("bring specialist=patty", ("2B", "2D")),
        ("bring specialist=henry", ("2D", "2B")),
        ("leave", ("2D", "2D")),
    ],
)
def test_a_mover_brings_none_one_or_both_where_an_ally_stays(answer: str, where: tuple[str, str]) -> None:
    at = lay({"abe": "2D", "don": "2D"}, specialists=BOTH)
    at.turn("abe")
    at.does("abe", "move to=2B")
    assert (at.ask.seats, at.ask.default) == (("abe",), ("bring-all",))
    assert len(at.keys) == 4
    at.does("abe", answer)
    assert places(at) == where
    assert at.g.points == 1  # escorting costs nothing


@pytest.mark.rule("FTZ-ESCORT-02", "RUL-11", "FTZ-SPECIALIST-02")
def test_without_an_active_hero_behind_all_must_come() -> None:
    at = lay({"abe": "2D", "don": "2D"}, specialists=BOTH, down=["don"])
    at.turn("abe")
    at.does("abe", "move to=2B")
    assert at.ask.prompt == "turn"
    assert places(at) == ("2B", "2B")
    at.told(Moved, specialists=("patty", "henry"), company=2)


@pytest.mark.rule("FTZ-ESCORT-03", "FTZ-ESCORT-04")
def test_the_duty_binds_a_hero_who_is_driven_away_too() -> None:
    at = lay({"abe": "2D", "don": "4F"}, specialists=BOTH)
    at.run(moving.push(at.g, "abe", "2A"))
    assert at.at("abe") != "2D"
    assert places(at) == (at.at("abe"), at.at("abe"))

    at = lay({"abe": "2D", "don": "2D"}, specialists=BOTH, phase="threat")
    at.run(moving.push(at.g, "abe", "2A"))
    assert (at.ask.prompt, at.ask.seats) == ("escort", ("abe",))
    at.does("abe", "leave")
    assert places(at) == ("2D", "2D")


@pytest.mark.rule("FTZ-ESCORT-05")
def test_whoever_stands_with_a_specialist_escorts_it() -> None:
    at = lay({"abe": "2B", "don": "4F"}, specialists=BOTH)
    at.turn("abe")
    at.does("abe", "move to=2D")
    assert places(at) == ("2D", "2D")
    at.does("abe", "move to=2C")
    assert places(at) == ("2C", "2C")


@pytest.mark.rule("FTZ-ESCORT-06")
def test_each_step_asks_anew_so_one_can_be_dropped_half_way() -> None:
    at = lay({"abe": "2D", "shad": "2D", "don": "2B"}, specialists=BOTH)
    at.turn("abe")
    at.does("abe", "move to=2B")
    at.does("abe", "bring-all")
    at.does("abe", "move to=2C")
    assert at.ask.prompt == "escort"
    at.does("abe", "bring specialist=henry")
    assert places(at) == ("2B", "2C")

    at = lay({"abe": "2C", "shad": "2C", "don": "2D"}, specialists={"patty": "2C"})
    at.turn("abe")
    at.does("abe", "move to=2E")
    at.does("abe", "bring specialist=patty")
    assert (at.ask.prompt, at.at("abe")) == ("escort", "2D")
    at.does("abe", "leave")
    assert (at.at("abe"), at.g.specialists["patty"]) == ("2E", "2D")


@pytest.mark.rule("RUL-13")
def test_specialists_without_protection_stay_until_somebody_comes() -> None:
    at = lay({"abe": "2D", "don": "2B"}, specialists=BOTH, down=["abe"], marker=1)
    at.turn("don")
    at.does("don", "end")
    assert (places(at), at.g.marker) == (("2D", "2D"), 1)
    at.turn("don")
    at.does("don", "move to=2C")
    assert places(at) == ("2D", "2D")
    at.does("don", "move to=2D")
    at.turn("don")
    at.does("don", "move to=2C")
    assert places(at) == ("2C", "2C")  # the hero on the ground does not protect them
    at.g.specialists = dict(BOTH)
    at.turn("abe")
    at.does("abe", "stand")
    at.hero("don").at = "2D"
    at.turn("don")
    at.does("don", "move to=2C")
    assert at.ask.prompt == "escort"
    at.does("don", "leave")
    at.suffers("abe", 1)
    assert at.g.marker == 3


@pytest.mark.rule("FTZ-FLEE-01", "FTZ-FLEE-02", "FTZ-FLEE-03")
@pytest.mark.parametrize(
    ("creatures", "allies", "down", "held"),
    [(1, 0, 0, False), (2, 0, 0, True), (2, 1, 0, False), (3, 1, 0, True), (2, 1, 1, True), (1, 1, 1, False)],
)
def test_more_creatures_than_active_heroes_hold_a_hero(creatures: int, allies: int, down: int, held: bool) -> None:
    at = lay(
        {"abe": "2D", "frank": "2D" if allies else "4F"},
        {f"corrupted-animal.{n}": "2D" for n in range(creatures)},
        down=["frank"][:down],
    )
    at.turn("abe")
    assert (ends(at) == set()) == held
    if held:
        at.refuses("abe", "move to=2B", "fireteam-refuse-flee", "FTZ-FLEE-01")


@pytest.mark.rule("FTZ-FLEE-04", "FTZ-SPECIALIST-13")
def test_specialists_do_not_count_and_are_not_held_back() -> None:
    crowd = {"corrupted-animal.1": "2D", "corrupted-animal.2": "2D"}
    at = lay({"abe": "2D", "don": "4F"}, crowd, specialists=BOTH)
    at.turn("abe")
    assert ends(at) == set()
    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "2D"}, specialists=BOTH)
    at.turn("abe")
    at.does("abe", "move to=2B")
    assert places(at) == ("2B", "2B")


@pytest.mark.rule("FTZ-FLEE-05", "FTZ-FLEE-06", "FTZ-REACT-05")
def test_special_movement_is_not_held_back_but_keeps_terrain_and_duty() -> None:
    crowd = {f"corrupted-animal.{n}": "3A" for n in range(3)}
    at = lay({"abe": "3A", "don": "4F"}, crowd, specialists={"patty": "3A"})
    at.run(moving.walk(at.g, "abe", 2))
    assert ends(at) == {"3B", "3C"}  # 3D is impassable, and so 3E and 3F too far
    at.does("abe", "move to=3C")
    assert (at.at("abe"), at.g.specialists["patty"]) == ("3C", "3C")
    at.told(Moved, fled=0)

    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "2D"}, hands={"abe": ["double-time"]})
    at.acts("corrupted-animal.1", "blank")
    at.does("abe", "react card=double-time")
    assert (at.ask.prompt, "move to=2B" in at.keys) == ("walk", True)
    assert "move to=2F" not in at.keys


@pytest.mark.rule("RUL-10")
def test_voluntary_special_movement_pays_for_difficult_ground_and_involuntary_does_not() -> None:
    at = lay({"abe": "2D", "don": "4F"})
    assert "2F" not in moving.reach(at.g, "abe", 1)
    assert moving.reach(at.g, "abe", 2)["2F"] == 2
    assert "3D" not in moving.reach(at.g, "abe", 9)
    at = lay({"abe": "4B", "don": "4F"})
    at.run(moving.push(at.g, "abe", "4C"))
    assert at.at("abe") == "2E"
    at = lay({"abe": "7D", "don": "1E"}, mission="the-giant")
    at.run(moving.push(at.g, "abe", "7B"))
    assert at.at("abe") == "7F"  # difficult; 7C is as far, but impassable


@pytest.mark.rule("FTZ-FLEE-07", "RUL-08")
def test_every_step_out_is_checked_also_where_one_only_passes() -> None:
    at = lay({"abe": "2B", "don": "4F"}, {"corrupted-animal.1": "2D", "corrupted-animal.2": "2D"})
    at.turn("abe")
    assert "2D" in ends(at)
    assert "2E" not in ends(at)

    two = lay({"abe": "2D", "frank": "2D"}, {"corrupted-animal.1": "2D", "corrupted-animal.2": "2D"})
    two.turn("abe")
    two.does("abe", "move to=2B")
    two.turn("frank")
    assert ends(two) == set()


def test_a_way_that_closes_while_it_is_walked_ends_there() -> None:
    crowd = {"corrupted-animal.1": "2D", "corrupted-animal.2": "2D"}
    at = lay({"abe": "2B", "frank": "2B", "don": "2D"}, crowd, specialists={"patty": "2B"})
    at.turn("abe")
    at.does("abe", "move to=2E")
    assert at.ask.prompt == "escort"
    at.hero("don").ko = True
    at.does("abe", "leave")
    assert (at.at("abe"), at.g.points, at.ask.prompt) == ("2D", 1, "turn")


def test_creatures_of_every_class_and_origin_are_counted() -> None:
    at = lay(
        {"abe": "2D", "don": "4F"},
        {"corrupted-animal.1": "2D", "corrupted-human.1": "2D"},
        reserve=["corrupted-human.1"],
    )
    assert moving.leaving_barred(at.g, "abe", "2D", 0)
    reason = moving.leaving_barred(at.g, "abe", "2D", 1)
    assert reason and reason.args == {"creatures": 3, "heroes": 2}  # a looming human counts as two


@pytest.mark.rule("FTZ-FLEE-08", "RUL-09")
def test_fleeing_is_the_name_of_leaving_creatures_by_normal_movement() -> None:
    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "2D"})
    at.turn("abe")
    at.does("abe", "move to=2B")
    at.told(Moved, fled=1)
    at.does("abe", "move to=2C")
    at.told(Moved, fled=0)

    at = lay({"abe": "2D", "don": "4F"}, {"corrupted-animal.1": "2D"})
    at.run(moving.push(at.g, "abe", "2A"))
    at.told(Moved, fled=0)


def test_a_slippery_hero_is_never_held() -> None:
    at = lay({"shad": "2D", "don": "4F"}, {f"corrupted-animal.{n}": "2D" for n in range(4)})
    at.turn("shad")
    assert "2B" in ends(at)


@pytest.mark.rule("FTZ-KO-03", "RUL-22")
def test_whoever_goes_down_on_the_way_lies_there() -> None:
    at = lay({"abe": "3A", "don": "2D"}, mission="burning-fields", edition="1")
    at.run(moving.follow(at.g, "abe", ("3C", "3F")))
    assert (at.hero("abe").ko, at.at("abe")) == (True, "3C")  # the Logging Road is on fire
    at = lay({"shad": "3A", "don": "2D"}, {"infested-soldier.1": "3C"}, mission="burning-fields", edition="1", hands={
        "shad": ["predator"]})  # fmt: skip
    at.responds("shad", "predator")
    at.does("shad", "move to=3C")
    assert (at.hero("shad").ko, at.over) == (True, True)  # and hunts nothing


@pytest.mark.rule("FTZ-KO-03")
def test_a_hero_who_is_knocked_out_is_not_thrown_as_well() -> None:
    for hand, thrown in ([], False), (["wrench"] * 4, True):
        at = lay({"don": "4D", "abe": "2D"}, {"double.1": "4D"}, mission="empty-village", hands={"don": hand})
        at.hero("don").orders = {"reactions": "never", "discards": "cheapest"}
        at.acts("double.1", "special", "P", "M", "M", "M")
        assert (at.hero("don").ko, at.at("don") != "4D") == (not thrown, thrown)


@pytest.mark.rule("FTZ-TURN-04")
def test_whoever_has_moved_has_moved_whatever_an_ally_does_then() -> None:
    at = lay({"shad": "2D", "abe": "2D"}, focus={"shad": ["bull-rush"]})
    at.turn("shad")
    at.does("shad", "move to=2B")
    at.run(moving.shift(at.g, "abe", "2E"))
    assert at.g.moved


@pytest.mark.rule("FTZ-KO-05", "FTZ-FLEE-06")
def test_nobody_is_asked_to_walk_who_is_down_or_has_nowhere_to_go() -> None:
    at = lay({"abe": "2D", "don": "4F"})
    at.hero("abe").ko = True
    at.run(moving.walk(at.g, "abe", 2))
    assert at.over
    at = lay({"abe": "2D", "don": "4F"})
    at.run(moving.walk(at.g, "abe", 0))
    assert at.over
