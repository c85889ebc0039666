"""How a Mission ends: Objectives, the ways to lose, and what comes first."""

from __future__ import annotations

from contextlib import suppress

import pytest

from bot.engine.state import GameOver
from bot.games.rise.box.missions.shapes import Loss, Objective
from bot.games.rise.events.missions import ObjectiveMet, TruckUnderFire
from bot.games.rise.rules import harm
from bot.games.rise.rules.missions import changes, objectives, winning
from bot.games.rise.state import Ally, Enemy
from tests.support.rise.briefing import (
    CAMP,
    FIRST,
    FOUR,
    LAST,
    PLAZA,
    ROAD,
    TWO,
    WOLF,
    begun,
    put,
    round_ends,
    zone,
)
from tests.support.rise.field import Position, field, lay, mission_on

CRATES = ("crate-street", "crate-shop", "crate-dock", "crate-road", "crate-yard")
LANE = field("a a a b b b")


def checked(at: Position) -> Position:
    """Look whether it is over, and gather what was told."""
    with suppress(GameOver):
        winning.check(at.g)
    at.events, at.g.told = at.g.told, []
    return at


def over(at: Position) -> tuple[str, tuple[str, ...]]:
    """How it ended."""
    assert at.g.outcome
    return at.g.outcome.reason, at.g.outcome.winners


def emptied(at: Position, *crates: str) -> None:
    """Empty crates."""
    for crate in crates:
        at.g.tokens[crate].used = True


@pytest.mark.rule("RISE-WIN-01", "RISE-GEN-01")
def test_victory_is_immediate_and_everybodys() -> None:
    at = begun(FIRST)
    emptied(at, *CRATES)
    put(at.g, john="B4")
    checked(at)
    assert at.told(ObjectiveMet, objective="crates")
    for _ in range(4):
        round_ends(at)
    assert at.told(ObjectiveMet, objective="signal")
    assert at.g.outcome is None
    put(at.g, john="K10")
    checked(at)

    assert over(at) == ("won-gathering-supplies", TWO)


@pytest.mark.rule("RISE-WIN-02", "RISE-RULING-69")
def test_objectives_come_in_their_order() -> None:
    at = begun(FIRST)
    assert [(one.active, one.met) for one in objectives.standings(at.g)] == [
        (True, False),
        (False, False),
        (False, False),
    ]
    checked(at)
    at.silent(ObjectiveMet)
    assert at.g.met == [], "everybody is at home, but that does not count yet"
    emptied(at, *CRATES)
    put(at.g, john="B4")
    checked(at)
    assert [(one.active, one.met) for one in objectives.standings(at.g)] == [
        (False, True),
        (True, False),
        (False, False),
    ]


@pytest.mark.rule("RISE-WIN-02")
def test_objectives_in_any_order_where_the_mission_says_so() -> None:
    goals = (Objective(id="one", verb="reach", zones=("b",)), Objective(id="two", verb="reach", zones=("a",), need=2))
    at = lay(LANE, {"john": "A1", "kyle": "B1"})
    at.g.mission = mission_on(LANE, objectives=goals, ordered=False)
    checked(at)
    assert at.g.met == ["two"]
    put(at.g, john="D1")
    checked(at)
    assert over(at)[1] == TWO


@pytest.mark.rule("RISE-RULING-69")
def test_holding_out_counts_from_when_it_comes_up() -> None:
    at = begun(ROAD)
    for _ in range(3):
        round_ends(at)
    at.g.met = ["fuel", "depot"]
    checked(at)
    assert objectives.standings(at.g)[2].have == 0
    round_ends(at)
    assert objectives.standings(at.g)[2].have == 1
    assert at.g.met == ["fuel", "depot"]
    round_ends(at)
    round_ends(at)
    assert at.g.met == ["fuel", "depot", "load"]


@pytest.mark.rule("RISE-WIN-02", "RISE-SETUP-03")
def test_fewer_characters_need_less() -> None:
    for seats, wanted in ((TWO, 5), (FOUR[:3], 6), (FOUR, 7)):
        assert objectives.standings(begun(FIRST, seats).g)[0].need == wanted


@pytest.mark.rule("RISE-WIN-01")
def test_only_those_who_stand_must_come_home() -> None:
    at = begun(FIRST, FOUR)
    at.g.met = ["crates", "signal"]
    put(at.g, alex="B4")
    checked(at)
    assert at.g.outcome is None
    at.g.characters["alex"].down = True
    checked(at)
    assert over(at)[1] == FOUR


@pytest.mark.rule("RISE-WIN-01")
def test_prisoners_are_led_out() -> None:
    at = begun(CAMP)
    at.g.met = ["free"]
    hexes = zone(CAMP, "L4B.c", 4)
    at.g.allies = [Ally("prisoner-red", "prisoner-red", hexes[2]), Ally("prisoner-blue", "prisoner-blue", "E6")]
    at.g.flags["joined"] = 2
    checked(at)
    assert at.g.outcome is None
    at.g.allies[1].at = hexes[3]
    checked(at)
    assert over(at)[0] == "won-the-work-camp"


@pytest.mark.rule("RISE-WIN-03", "RISE-ALLY-07")
def test_the_plaza_is_lost_with_its_last_soldier() -> None:
    at = begun(PLAZA)
    del at.g.allies[:2]
    checked(at)
    assert at.g.outcome is None
    del at.g.allies[0]
    checked(at)
    assert over(at) == ("allies-lost", ())


@pytest.mark.rule("RISE-WIN-03")
def test_the_truck_must_not_be_lost() -> None:
    at = begun(ROAD)
    assert at.g.truck
    at.g.truck.damage = 7
    at.g.enemies = [Enemy("hk-8.1", "hk-8", "red", "D8"), Enemy("hk-8.2", "hk-8", "red", "A3")]
    round_ends(at)

    assert at.told(TruckUnderFire, count=1, damage=8)
    assert over(at) == ("truck-lost", ())


@pytest.mark.rule("RISE-WIN-03", "RISE-MISSION-07")
def test_the_truck_takes_no_more_than_two_in_a_round_and_none_from_the_stunned() -> None:
    at = begun(ROAD)
    assert at.g.truck
    near = ("C9", "D9", "E9", "F10")
    at.g.enemies = [Enemy(f"hk-8.{n}", "hk-8", "red", hex) for n, hex in enumerate(near)]
    round_ends(at)
    assert at.g.truck.damage == 2
    for enemy in at.g.enemies:
        enemy.stunned = True
    round_ends(at)
    assert at.g.truck.damage == 2


@pytest.mark.rule("RISE-WIN-01", "RISE-TRUCK-07")
def test_the_truck_brings_everybody_home() -> None:
    at = begun(ROAD)
    at.g.met = ["fuel", "depot", "load"]
    assert at.g.truck
    put(at.g, john="D10", kyle="G12")
    checked(at)
    assert at.g.outcome is None
    put(at.g, kyle="D11")
    checked(at)
    assert over(at)[0] == "won-the-long-road"


@pytest.mark.rule("RISE-WIN-03")
def test_a_mission_may_run_out_of_rounds() -> None:
    at = begun(WOLF)
    at.g.round = 13
    round_ends(at)
    assert at.g.outcome is None
    round_ends(at)
    assert over(at) == ("too-late", ())


@pytest.mark.rule("RISE-WIN-03")
def test_the_chamber_may_be_overrun_at_a_rounds_end() -> None:
    at = begun(LAST)
    hexes = zone(LAST, "L4A.b", 5)
    at.g.enemies = [Enemy(f"hk-8.{n}", "hk-8", "red", hex) for n, hex in enumerate(hexes)]
    checked(at)
    assert at.g.outcome is None
    round_ends(at)
    assert over(at) == ("overrun", ())


@pytest.mark.rule("RISE-WIN-04", "RISE-WIN-05")
def test_all_characters_down_is_defeat_whatever_allies_do() -> None:
    at = begun(PLAZA)
    assert at.g.allies
    at.g.characters["john"].down = True
    checked(at)
    assert at.g.outcome is None
    with pytest.raises(GameOver):
        harm.down(at.g, "kyle")
    assert over(at) == ("all-down", ())


@pytest.mark.rule("RISE-RULING-68")
def test_victory_and_defeat_at_once_is_victory() -> None:
    at = lay(LANE, {"john": "D1"})
    goal = Objective(id="one", verb="lead", zones=("b",))
    at.g.mission = mission_on(LANE, objectives=(goal,), losses=(Loss(verb="allies-lost"),))
    at.g.flags["joined"] = 2
    at.g.allies = [Ally("medic", "resistance-medic", "E1")]
    checked(at)
    assert over(at)[1] == ("john",)


@pytest.mark.rule("RISE-RULING-68")
def test_victory_counts_also_when_the_last_one_falls_with_it() -> None:
    at = lay(LANE, {"john": "D1"})
    at.g.mission = mission_on(LANE, objectives=(Objective(id="one", verb="lead", zones=("b",)),))
    at.g.flags["joined"] = 1
    at.g.allies = [Ally("medic", "resistance-medic", "E1")]
    at.g.characters["john"].down = True
    checked(at)
    assert over(at)[1] == ("john",)


@pytest.mark.rule("RISE-RULING-68")
def test_the_first_end_is_the_end() -> None:
    at = begun(FIRST)

    def all_fall_too_early() -> None:
        for seat in TWO:
            harm.down(at.g, seat)
        emptied(at, *CRATES)
        at.g.look()

    with pytest.raises(GameOver):
        all_fall_too_early()
    assert over(at) == ("all-down", ())
    assert at.g.met == []


@pytest.mark.rule("RISE-BOSS-07", "RISE-RULING-33", "RISE-WIN-01")
@pytest.mark.parametrize(("seats", "enough"), [(TWO, 9), (FOUR[:3], 10), (FOUR, 12)])
def test_the_infiltrator_dies_among_the_furnaces_only(seats: tuple[str, ...], enough: int) -> None:
    at = begun(WOLF, seats)
    changes.boss(at.g, "t-1000", "K5")
    at.g.met = ["search"]
    boss = at.g.enemies[-1]
    harm.batter(at.g, boss, enough)
    assert at.g.outcome is None
    boss.at, at.g.stagger = "M4", enough - 1
    checked(at)
    assert boss in at.g.enemies
    with pytest.raises(GameOver):
        harm.batter(at.g, boss, 1)
    assert boss not in at.g.enemies
    assert over(at)[0] == "won-wolf-in-the-fold"


@pytest.mark.rule("RISE-WIN-01")
def test_the_commanders_end_is_the_plazas() -> None:
    at = begun(PLAZA)
    at.g.met = ["pylons", "hold"]
    checked(at)
    assert at.g.outcome is None, "it is not there yet"
    changes.boss(at.g, "t-800-commander", "L5")
    checked(at)
    assert at.g.outcome is None
    with pytest.raises(GameOver):
        harm.destroy(at.g, at.g.enemies[-1])
    assert over(at)[0] == "won-hold-the-plaza"


@pytest.mark.rule("RISE-WIN-01", "RISE-WIN-02")
def test_the_last_mission_from_doors_to_the_end() -> None:
    at = begun(LAST)
    emptied(at, "terminal-grid", "terminal-lock", "terminal-generator")
    checked(at)
    assert at.g.met == ["cut-power"]
    assert not [token for token in at.g.tokens.values() if token.kind == "door"]
    put(at.g, john="H4")
    checked(at)
    assert at.g.met == ["cut-power", "breach"]
    assert {enemy.kind for enemy in at.g.enemies} >= {"t-800-flamethrower", "t-1000"}
    round_ends(at)
    put(at.g, kyle="J4")
    checked(at)
    assert at.g.outcome is None
    for _ in range(2):
        round_ends(at)
        assert at.g.outcome is None
    round_ends(at)
    assert over(at) == ("won-the-time-machine", TWO)
