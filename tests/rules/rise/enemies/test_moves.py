"""Step 3B (RISE-EMOVE): who moves, in which order, after whom, and where the team has a say."""

from __future__ import annotations

import pytest

from bot.games.rise.box.missions.shapes import Rule
from bot.games.rise.events.enemies import EnemyBurned, EnemyMoved
from bot.games.rise.rules.enemies import moving
from bot.games.rise.rules.map import figures
from bot.games.rise.state import Ally, Character, Enemy, Token
from tests.support.rise.bare import at as spot
from tests.support.rise.bare import row
from tests.support.rise.field import field
from tests.support.rise.foes import Phase, lay
from tests.support.rise.grounds import EXAMPLE, LONG

HALL = field("a " * 14, "a " * 14, "a " * 14)


def example() -> Phase:
    """Lay the worked example of the rulebook (RISE-EX-09)."""
    return lay(
        EXAMPLE,
        {"guardian": Character("blue", spot(9, 0)), "kyle": Character("red", spot(3, 2))},
        [
            Enemy("t-800.1", "t-800", "blue", spot(5, 0)),
            Enemy("t-800.2", "t-800", "blue", spot(0, 0)),
            Enemy("t-800.3", "t-800", "blue", spot(-3, 0)),
            Enemy("t-800.9", "t-800", "white", spot(1, 0)),
            Enemy("hk-8.1", "hk-8", "blue", spot(1, 8)),
        ],
        tokens=[
            Token("cover-1", "cover", [spot(9, 0)], 2),
            Token("door-1", "door", list(row((3, 1), (4, 1)))),
            Token("crate-1", "crate", [spot(4, 5)]),
        ],
    )


@pytest.mark.rule(
    "RISE-EX-09",
    "RISE-EMOVE-01",
    "RISE-EMOVE-02",
    "RISE-EMOVE-03",
    "RISE-EMOVE-04",
    "RISE-EMOVE-05",
    "RISE-EMOVE-07",
    "RISE-EMOVE-12",
    "RISE-EMOVE-13",
    "RISE-EMOVE-14",
    "RISE-EMOVE-15",
    "RISE-EMOVE-18",
    "RISE-RULING-09",
    "RISE-RULING-55",
    "RISE-RULING-59",
    "RISE-DOOR-04",
)
def test_the_worked_example() -> None:
    at = example()
    at.step("3B")
    assert at.ask.prompt == "move-next"
    assert at.keys == {"next target=t-800.2", "next target=t-800.3"}, "only those two get in each other's way"
    assert at.ask.seats[0] == "guardian", "the Turn Player speaks for the team"
    at.does("kyle", "next target=t-800.2")
    assert at.over
    assert at.where() == {
        "t-800.1": spot(5, 0),
        "t-800.2": spot(3, 0),
        "t-800.3": spot(0, 0),
        "t-800.9": spot(1, 0),
        "hk-8.1": spot(7, 2),
    }
    told = at.told(EnemyMoved, enemy="t-800.2")
    assert told.path == row((0, 0), (1, 0), (2, 0), (3, 0))


@pytest.mark.rule("RISE-EX-09", "RISE-EMOVE-01", "RISE-EMOVE-15")
def test_in_the_example_the_other_order_ends_elsewhere() -> None:
    at = example()
    at.step("3B")
    at.does("guardian", "next target=t-800.3")
    assert (at.enemy("t-800.3").at, at.enemy("t-800.2").at) == (spot(-1, 0), spot(3, 0))


@pytest.mark.rule("RISE-EMOVE-01", "RISE-ROUND-11", "RISE-ENEMY-02")
def test_only_the_turn_players_colour_moves_and_nobody_is_asked_without_need() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1", "t-800.5": "K1", "t-800.2": "E1", "t-800-commander": "F1"})
    at.step("3B")
    assert at.over
    assert at.where() == {"t-800.1": "D1", "t-800.5": "N1", "t-800.2": "E1", "t-800-commander": "F1"}


@pytest.mark.rule("RISE-EMOVE-01")
def test_enemies_alike_on_an_entrance_are_not_put_in_order() -> None:
    way = field("A " + "a " * 19)
    at = lay(way, {"john": "T1"}, {"t-800.1": "alpha", "t-800.5": "alpha"}, entrances={"alpha": ("A1",)})
    at.step("3B")
    assert at.over
    assert at.where() == {"t-800.1": "E1", "t-800.5": "D1"}


@pytest.mark.rule("RISE-EMOVE-01", "RISE-RULING-02")
def test_a_table_may_do_without_such_questions() -> None:
    at = example()
    at.g.flags["defaults"] = 1
    at.step("3B")
    assert at.over
    assert (at.enemy("t-800.2").at, at.enemy("t-800.3").at) == (spot(3, 0), spot(0, 0))


@pytest.mark.rule("RISE-EMOVE-09", "RISE-EMOVE-10", "RISE-RULING-02")
def test_the_team_decides_between_equally_near_friends() -> None:
    at = lay(LONG, {"john": "A1", "kyle": "S1"}, {"hk-8.1": "J1"})
    at.step("3B")
    assert at.ask.prompt == "enemy-stop"
    assert at.keys == {"stop to=C1", "stop to=Q1"}
    assert not at.ask.default, "whom it goes for is nobody's default"
    at.does("kyle", "stop to=Q1")
    assert at.where() == {"hk-8.1": "Q1"}


@pytest.mark.rule("RISE-EMOVE-10")
def test_the_team_decides_between_shortest_paths_that_end_apart() -> None:
    at = lay(HALL, {"john": "N2"}, {"t-72.1": "B2"})
    at.step("3B")
    assert len(at.keys) > 1
    at.takes_default()
    assert figures.distance(at.g, "john", at.enemy("t-72.1")) == 10


@pytest.mark.rule("RISE-EMOVE-11", "RISE-RULING-57", "RISE-ENEMY-05")
def test_an_obstacle_costs_two_and_half_of_that_is_lost() -> None:
    covers = [Token(f"cover-{hex}", "cover", [f"{hex}1"], 1) for hex in "CE"]
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1"}, tokens=covers)
    at.step("3B")
    assert at.where() == {"t-800.1": "D1"}, "1 + 2 + 1, and nothing is left"
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "B1"}, tokens=covers)
    at.step("3B")
    assert at.where() == {"t-800.1": "D1"}, "2 + 1, and the last point does not enter Cover"
    assert figures.stats(at.enemy("t-800.1")).move == 4


@pytest.mark.rule("RISE-EMOVE-12", "RISE-RULING-59")
def test_a_drone_flies_over_obstacles_at_the_price_of_plain_hexes() -> None:
    covers = [Token(f"cover-{hex}", "cover", [f"{hex}1"], 1) for hex in "BCDEFGH"]
    at = lay(LONG, {"john": "T1"}, {"hk-8.1": "A1"}, tokens=covers)
    at.step("3B")
    assert at.where() == {"hk-8.1": "I1"}


@pytest.mark.rule("RISE-EMOVE-08", "RISE-RULING-58", "RISE-EMOVE-16")
def test_behind_a_closed_door_it_goes_up_to_the_door() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1"}, tokens=[Token("door-1", "door", ["D1", "E1"])])
    at.step("3B")
    assert at.where() == {"t-800.1": "C1"}


@pytest.mark.rule("RISE-EMOVE-17", "RISE-DOWN-06", "RISE-EMOVE-02")
def test_nobody_goes_for_the_downed() -> None:
    people: dict[str, str | Character] = {"john": "T1", "kyle": Character("blue", "C1", down=True)}
    at = lay(LONG, people, {"t-800.1": "A1"})
    at.step("3B")
    assert at.where() == {"t-800.1": "E1"}
    at = lay(LONG, people | {"kyle": Character("blue", "E1", down=True)}, {"t-800.1": "A1"})
    at.step("3B")
    assert at.where() == {"t-800.1": "D1"}


@pytest.mark.rule("RISE-EMOVE-19", "RISE-STUN-02", "RISE-RULING-55")
def test_the_stunned_stay_and_have_missed_their_activation() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1", "t-800.2": "C1"})
    for enemy in at.g.enemies:
        enemy.stunned = True
    at.step("3B")
    assert at.where() == {"t-800.1": "A1", "t-800.2": "C1"}
    assert (at.enemy("t-800.1").missed, at.enemy("t-800.2").missed) == (True, False)


@pytest.mark.rule("RISE-RULING-56", "RISE-ALLY-06")
def test_standing_friends_block_the_way_and_allies_are_gone_for_like_anybody() -> None:
    at = lay(LONG, {"john": "T1"}, {"hk-8.1": "A1"}, allies=[Ally("gunner", "resistance-gunner", "H1")])
    at.step("3B")
    assert at.where() == {"hk-8.1": "F1"}, "the drone stops two hexes from the soldier"
    assert moving.others(at.g, at.enemy("hk-8.1")).friends == {"T1", "H1"}


@pytest.mark.rule("RISE-EMOVE-02", "RISE-MISSION-07", "RISE-GEN-04")
def test_a_mission_may_set_other_targets() -> None:
    prey = {"rules": (Rule(verb="prey", of=("t-800",)),)}
    ally = Ally("prisoner", "prisoner-red", "T1")
    at = lay(LONG, {"john": "F1"}, {"t-800.1": "H1", "hk-8.1": "B1"}, allies=[ally], sheet=prey)
    at.step("3B")
    assert at.where() == {"t-800.1": "L1", "hk-8.1": "D1"}
    ally.at, at.enemy("t-800.1").at = "H1", "T1"
    at.g.allies.clear()
    at.step("3B")
    assert at.enemy("t-800.1").at == "P1", "with no Ally left they hunt whoever there is"


def test_one_with_a_low_signature_seems_farther() -> None:
    at = lay(LONG, {"john": Character("red", "D1", classes=["infiltrator"]), "kyle": "N1"}, {"hk-8.1": "I1"})
    drone = at.enemy("hk-8.1")
    assert moving.how_far(at.g, drone, "john", "D1") == (7, 0)
    assert moving.nearest(at.g, drone, {"john": "D1", "kyle": "N1"}) == ["kyle"]
    at.step("3B")
    assert at.where() == {"hk-8.1": "L1"}


@pytest.mark.rule("RISE-RULING-30", "RISE-SKULL-05")
def test_a_move_without_stops_goes_on_although_it_has_a_target() -> None:
    at = lay(LONG, {"john": "F1"}, {"t-800.1": "A1"})
    at.run(moving.move(at.g, at.enemy("t-800.1"), 2, roused=True))
    assert at.where() == {"t-800.1": "C1"}
    at.run(moving.move(at.g, at.enemy("t-800.1"), 9, roused=True))
    assert at.where() == {"t-800.1": "E1"}, "it never enters a friend's hex"
    at.run(moving.move(at.g, at.enemy("t-800.1"), 2))
    assert at.where() == {"t-800.1": "E1"}


@pytest.mark.rule("RISE-EMOVE-06", "RISE-ENEMY-08")
def test_the_t_1000_pursues_until_it_is_adjacent() -> None:
    at = lay(LONG, {"john": "F1"}, {"t-1000": "D1"})
    at.run(moving.move(at.g, at.enemy("t-1000"), 6))
    assert at.where() == {"t-1000": "E1"}, "Range 2 does not stop it"


def test_fire_burns_those_of_the_colour_that_end_in_it() -> None:
    fire = Token("incendiary-grenade.1", "grenade", ["D1", "E1", "F1"])
    at = lay(LONG, {"john": "T1"}, {"t-800.1": "A1", "t-800.2": "D1", "hk-8.1": "H1"}, tokens=[fire])
    at.step("3B")
    at.told(EnemyBurned, enemy="t-800.1", hits=3, defense=3)
    assert set(at.where()) == {"t-800.2", "hk-8.1"}
    assert at.g.pool["red"] == ["t-800"]


@pytest.mark.rule("RISE-RULING-92")
def test_without_enemies_of_the_colour_nothing_happens() -> None:
    at = lay(LONG, {"john": "T1"}, {"t-800.2": "A1"})
    at.step("3B")
    at.step("3C")
    assert at.over
    assert at.events == []
