"""The odds of a battle are exact: they agree with every single roll, fought out by the rules."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from bot.games import game
from bot.games.salvation.aiming import wise
from bot.games.salvation.forecast import percent
from bot.games.salvation.odds import battle, fighters, strike, toll
from bot.games.salvation.units import life
from tests.rules.salvation.war import HUMANS, SKYNET, War


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


def test_the_chances_of_a_large_battle_add_up() -> None:
    g = War(units={"SEA": "t1 t1 t1 hunter infantry infantry m1a2 a10"}, improved=["t1-attack", "m1a2-strength"]).g

    chances = battle(fighters(g, g.at("SEA", "skynet")), fighters(g, g.at("SEA", "resistance")), 1)

    assert sum(chances.values()) == 1


def test_a_forecast_tells_both_battles_of_a_sector() -> None:
    war = War(units={"SEA": "t600 infantry"})

    told = game("salvation").forecast(war.match.view(SKYNET), SKYNET, "SEA")  # type: ignore[attr-defined]

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

    told = game("salvation").forecast(war.match.view(HUMANS), HUMANS, "POR>SEA")  # type: ignore[attr-defined]

    assert told[0].id == "salvation-odds-search"
    assert told[0].args == {"at": "SEA", "seen": 50}
    assert told[1].args == {"side": "skynet", "at": "SEA", "first": 1, "second": 2}
    assert (told[2].args["side"], told[2].args["none"]) == ("resistance", 50)


@pytest.mark.parametrize(("target", "said"), [("SEA", "none"), ("SEA>HOU", "nowhere"), ("POR>SPO", "none")])
def test_a_forecast_says_where_there_is_nothing_to_tell(target: str, said: str) -> None:
    war = War(units={"SEA": "t600", "POR": "infantry"})

    told = game("salvation").forecast(war.match.view(SKYNET), SKYNET, target)  # type: ignore[attr-defined]

    assert [phrase.id for phrase in told] == [f"salvation-odds-{said}"]


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [0, 1, 50, 99, 100]
