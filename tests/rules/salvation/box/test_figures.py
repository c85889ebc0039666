"""The figures in the words of cards, tokens and terrain are those that the rules go by, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.games.salvation.box.content import CITIES, IMPROVEMENTS, SHELTERS
from bot.games.salvation.rules import turn_end
from bot.games.salvation.rules.board.units import DEFILE
from bot.games.salvation.rules.cards.missions import TASKS
from bot.games.salvation.rules.victory import GOAL
from bot.games.salvation.state import Salvation
from bot.text import tongue
from tests.support.salvation.war import War

LOCALES = ("en", "ru")
NUMERALS = {
    "en": {2: r"\btwo\b", 3: r"\bthree\b", 5: r"\bfive\b", 10: r"\bten\b"},
    "ru": {2: r"\bдв(?:а|е|ух)\b", 3: r"\bтр(?:и|[её]х)\b", 5: r"\bпять\b", 10: r"\bдесять\b"},
}
TYPES = ("infantry", "jeep", "m1a2", "a10")


def said(locale: str, id: str) -> set[int]:
    """The numbers above one that a text names, in words or in figures."""
    words = tongue(locale).t(id).lower()
    spelt = {number for number, pattern in NUMERALS[locale].items() if re.search(pattern, words)}
    return spelt | {int(number) for number in re.findall(r"(?<![-\w])\d+\b", words)} - {1}


def flags(count: int) -> Salvation:
    """Units in so many cities."""
    return War(units=dict.fromkeys(CITIES[:count], "infantry")).g


def blows(count: int) -> Salvation:
    """So many machines destroyed this turn."""
    return War(fallen=["t600"] * count).g


def arms(count: int) -> Salvation:
    """So many types in one sector."""
    return War(units={"SEA": " ".join(TYPES[:count])}).g


def haven(seats: int) -> Callable[[int], Salvation]:
    """So many units at an open shelter, in a war of so many seats."""
    return lambda count: War(seats=seats, units={"SEA": "infantry " * count}, shelters=["SEA"]).g


TASKED = {
    "three-flags": (flags,),
    "counter-blow": (blows,),
    "combined-arms": (arms,),
    "safe-haven": (haven(2), haven(3)),
}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("card", TASKED)
def test_a_task_is_fulfilled_by_as_many_as_its_card_says(card: str, locale: str) -> None:
    least = {next(count for count in range(1, 5) if TASKS[card](lays(count))) for lays in TASKED[card]}
    names = {2} if card == "safe-haven" else set()  # two commanders
    assert said(locale, f"salvation-card-text-{card}") == least | names


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("token", IMPROVEMENTS.values(), ids=lambda token: token.id)
def test_a_token_is_named_by_its_value(token: object, locale: str) -> None:
    words = tongue(locale).t(f"salvation-improvement-{token.id}")  # type: ignore[attr-defined]
    value = "/".join(map(str, token.value))  # type: ignore[attr-defined]
    assert words.endswith(f" {value}"), words


@pytest.mark.parametrize("locale", LOCALES)
def test_terrain_and_endings_name_the_figures_of_the_rules(locale: str) -> None:
    deadly = re.findall(r"\d", tongue(locale).t("salvation-terrain-text-radiation"))
    assert [int(die) for die in deadly] == [*range(1, turn_end.DEADLY["resistance"] + 1), turn_end.DEADLY["skynet"]]
    assert said(locale, "salvation-terrain-text-defile") == {DEFILE}
    assert said(locale, "salvation-end-text-ten-points") == {GOAL}
    assert said(locale, "salvation-end-text-all-shelters") == {SHELTERS}
