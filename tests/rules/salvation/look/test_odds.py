"""The odds of a battle are exact: they agree with every single roll, fought out by the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from bot.engine.dice import percent
from bot.engine.words import Phrase
from bot.games.salvation.look.forecast import forecast
from bot.games.salvation.look.odds import battle, fighters, strike, toll
from bot.games.salvation.rules.board.aiming import wise
from bot.games.salvation.rules.board.units import life
from bot.games.salvation.state import OnTable
from tests.support.salvation.war import HUMANS, SKYNET, War


@pytest.mark.parametrize(
    ("units", "bonus"),
    [
        ("infantry m1a2 jeep", 0),
        ("infantry infantry m1a2", 0),
        ("m1a2 a10", -1),
        ("infantry m1a2", 1),
    ],
)
def test_a_strike_leaves_whom_the_wise_aim_leaves(units: str, bonus: int) -> None:
    g = War(units={"SEA": units}).g
    targets = g.at("SEA", "resistance")
    counted: Counter[tuple[str, ...]] = Counter()
    for roll in product(range(1, 7), repeat=4):
        left = {unit.id: life(g, unit) for unit in targets}
        for _, unit in wise(g, [face + bonus for face in roll], targets):
            left[unit.id] -= 1
        counted[tuple(unit.kind for unit in targets if left[unit.id] > 0)] += 1

    told: Counter[tuple[str, ...]] = Counter()
    for survivors, ways in strike(4, bonus, fighters(g, targets)).items():
        told[tuple(fighter.kind for fighter in survivors)] += ways
    assert told == counted


def test_damage_that_was_done_before_counts() -> None:
    war = War(units={"SEA": "m1a2"})
    war.unit("m1a2").damage = 1

    left = strike(1, 0, fighters(war.g, war.g.at("SEA", "resistance")))

    assert left[()] == 2


def test_a_battle_is_one_strike_and_the_answer_of_the_survivors() -> None:
    g = War(units={"SEA": "t600 infantry"}).g
    first, second = fighters(g, g.at("SEA", "skynet")), fighters(g, g.at("SEA", "resistance"))

    chances = battle(first, second)

    assert chances == {
        (first, ()): Fraction(1, 2),
        (first, second): Fraction(1, 4),
        ((), second): Fraction(1, 4),
    }
    summed = toll(first, second)
    assert (summed.cleared, summed.wiped) == (0.5, 0.25)
    assert summed.won == second[0].worth / 2
    assert summed.lost == first[0].worth / 4


@pytest.mark.rule("SAL-RUL-33")
def test_the_ground_and_extra_dice_count_in_the_chances_of_a_battle() -> None:
    """On wasteland a 3 hits either of them; with an extra die the first strike misses with both at 2 of 6."""
    g = War(units={"SEA": "t600 infantry"}, terrain={"SEA": "wasteland"}).g
    first, second = fighters(g, g.at("SEA", "skynet")), fighters(g, g.at("SEA", "resistance"))

    chances = battle(first, second, 1, 1)

    missed = Fraction(1, 3) ** 2
    assert chances == {
        (first, ()): 1 - missed,
        (first, second): missed / 3,
        ((), second): missed * 2 / 3,
    }


def test_the_wise_aim_takes_twice_the_attack_and_the_strength() -> None:
    """A better A-10 (twice 3 and 1) is worth more than a damaged tank (twice 2 and 2) that one die destroys too."""
    war = War(units={"SEA": "m1a2 a10"}, improved=["a10-attack"])
    war.unit("m1a2").damage = 1
    targets = war.g.at("SEA", "resistance")
    assert [unit.kind for unit in targets] == ["m1a2", "a10"]
    assert [(die, unit.kind) for die, unit in wise(war.g, [6], targets)] == [(6, "a10")]


def test_the_chances_of_a_large_battle_add_up() -> None:
    g = War(units={"SEA": "t1 t1 t1 hunter infantry infantry m1a2 a10"}, improved=["t1-attack", "m1a2-strength"]).g

    chances = battle(fighters(g, g.at("SEA", "skynet")), fighters(g, g.at("SEA", "resistance")), 1)

    assert sum(chances.values()) == 1


def test_a_forecast_tells_both_battles_of_a_sector() -> None:
    war = War(units={"SEA": "t600 infantry"})

    told = forecast(war.match.view(SKYNET), SKYNET, "SEA")

    assert [phrase.id for phrase in told] == [
        "salvation-odds-attack",
        "salvation-odds-losses",
        "salvation-odds-losses",
    ] * 2
    assert told[0].args == {"side": "skynet", "at": "SEA", "first": 1, "second": 1}
    assert (told[1].args["side"], told[1].args["all"], told[1].args["average"]) == ("resistance", 50, "0.5")
    assert (told[2].args["side"], told[2].args["none"], told[2].args["one"]) == ("skynet", 75, 25)


def test_a_forecast_of_a_march_lets_the_defender_strike_first() -> None:
    war = War(units={"SEA": "t600", "POR": "infantry infantry"})

    told = forecast(war.match.view(HUMANS), HUMANS, "POR>SEA")

    assert told[0].id == "salvation-odds-search"
    assert told[0].args == {"at": "SEA", "seen": 50}
    assert told[1].args == {"side": "skynet", "at": "SEA", "first": 1, "second": 2}
    assert (told[2].args["side"], told[2].args["none"]) == ("resistance", 50)


@pytest.mark.parametrize(("target", "said"), [("SEA", "none"), ("SEA>HOU", "nowhere"), ("POR>SPO", "no-way")])
def test_a_forecast_says_where_there_is_nothing_to_tell(target: str, said: str) -> None:
    war = War(units={"SEA": "t600", "POR": "infantry"})

    told = forecast(war.match.view(SKYNET), SKYNET, target)

    assert [phrase.id for phrase in told] == [f"salvation-odds-{said}"]


def told(war: War, seat: str, target: str, extra: int = 0) -> list[Phrase]:
    """What a seat is told of a battle or a march."""
    return list(forecast(war.match.view(None), seat, target, extra))


def test_a_march_is_forecast_only_for_those_who_can_cross() -> None:
    war = War(units={"SFO": "a10 infantry m1a2", "MOJ": "t600"})

    going, search, border, *_ = told(war, HUMANS, "SFO>MOJ")

    assert (going.id, going.args["units"]) == ("salvation-odds-going", ("a10.1",))
    assert search.id == "salvation-odds-search"
    assert border.args == {"side": "skynet", "at": "MOJ", "first": 1, "second": 2}


@pytest.mark.parametrize("closed", ["mountain", "fog", "spent", "full"])
def test_a_march_that_cannot_be_is_not_forecast(closed: str) -> None:
    start, goal, kind = ("SFO", "MOJ", "infantry") if closed == "mountain" else ("SFO", "LAX", "a10")
    war = War(units={start: kind, goal: "t600"})
    if closed == "fog":
        war.arrange(terrain={goal: "fog"})
    elif closed == "spent":
        war.lay(lambda g: setattr(g.units["a10.1"], "crossed", 2))
    elif closed == "full":
        war.arrange(units={goal: "infantry infantry infantry infantry"})

    assert [phrase.id for phrase in told(war, HUMANS, f"{start}>{goal}")] == ["salvation-odds-no-way"]


def test_no_more_march_than_have_room_and_the_strongest_go() -> None:
    war = War(units={"SFO": "infantry m1a2", "LAX": "t600 jeep jeep jeep"})

    going, _, border, *_ = told(war, HUMANS, "SFO>LAX")

    assert going.args["units"] == ("m1a2.1",)
    assert border.args["second"] == 2 + 3


def test_those_who_marched_have_acted_when_dice_are_aimed_at_them() -> None:
    """Two infantry are worth as much as a tank; one that had not acted yet would be worth more."""
    war = War(units={"SFO": "m1a2", "LAX": "infantry infantry t1"})
    for figure in ("infantry.1", "infantry.2"):
        war.lay(lambda g, figure=figure: g.units[figure].acted.append(1))  # type: ignore[misc]

    *_, humans, _ = told(war, HUMANS, "SFO>LAX")

    assert humans.args["more"] == percent(Fraction(1, 4))


def test_jammed_humans_defend_no_border_in_a_forecast() -> None:
    war = War(units={"SFO": "t600", "LAX": "infantry"}, table=[OnTable(SKYNET, "jamming")])

    assert [phrase.id for phrase in told(war, SKYNET, "SFO>LAX")] == ["salvation-odds-jammed"]


@pytest.mark.rule("SAL-RUL-76")
def test_those_who_attacked_on_the_other_commanders_card_are_left_out_of_a_forecast() -> None:
    war = War(seats=3, stage=2, units={"SEA": "t600 infantry jeep"})
    war.lay(lambda g: setattr(g.units["infantry.1"], "acted", [2]))

    first = told(war, HUMANS, "SEA")[0]
    assert first.args == {"side": "resistance", "at": "SEA", "first": 1, "second": 1}

    war.lay(lambda g: setattr(g.units["jeep.1"], "acted", [2]))
    assert told(war, HUMANS, "SEA")[0].id == "salvation-odds-acted"


def test_extra_dice_are_added_to_the_askers_attack_alone() -> None:
    war = War(stage=2, units={"SEA": "t600 infantry"})

    assert [phrase.args["first"] for phrase in told(war, SKYNET, "SEA", 2) if "first" in phrase.args] == [3, 1]
