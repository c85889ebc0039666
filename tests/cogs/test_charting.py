"""Statistics as charts: everything has a name, a place and a comparison."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.dice import D6
from bot.engine.scene import Seatline
from bot.games.rise.box.dice import ATTACK
from bot.sessions.past.statistics import GAME, Numbers, Party, Statistics
from bot.text import speak
from cogs.table.charting import Charting
from renderers import Chart, Who

KYLE, ADA, VIGIL = Party(seat="kyle"), Party(user_id=5, name="Ada"), Party(computer=True)
NAMES = ("john_doe", "李小龙", "\u202egnp.exe")
SEATS = (Seatline("kyle", "Kyle Reese", "blue", "K"),)


def pictures(**parties: Numbers) -> dict[str, Chart]:
    named = {"kyle": KYLE, "ada": ADA, "vigil": VIGIL, "game": GAME}
    found = Statistics({named[name]: numbers for name, numbers in parties.items()})
    return dict(Charting(speak("en"), "rise", found, SEATS).pictures("Somewhere"))


def test_a_die_shows_how_often_each_face_came_and_should_have() -> None:
    fell = Counter({"hit": 3, "skull": 9})
    chart = pictures(kyle=Numbers(dice={ATTACK: fell}))["dice"]
    (spread,) = chart.spreads
    assert (spread.title, spread.note) == ("Attack Die", "12 dice")
    assert [(column.name, column.value, column.expected) for column in spread.columns] == [
        ("Hit", 3, 4.0),
        ("Double Hit", 0, 2.0),
        ("Hit + Fist", 0, 2.0),
        ("Skull", 9, 4.0),
    ]


def test_names_of_any_script_keep_their_letters_and_have_a_badge() -> None:
    rolled = {Party(user_id=n, name=name): Numbers(dice={D6: Counter({"1": 9})}) for n, name in enumerate(NAMES)}
    chart = dict(Charting(speak("en"), "rise", Statistics(rolled), ()).pictures(""))["dice"]
    whos = [gauge.who for gauge in chart.scales[0].gauges]
    assert [(who.name, who.letter) for who in whos[:3]] == [("john_doe", "J"), ("李小龙", "L"), ("gnp.exe", "G")]


def test_luck_is_told_by_symbol_for_everybody_who_rolled_and_for_the_game() -> None:
    chart = pictures(
        kyle=Numbers(dice={ATTACK: Counter({"skull": 6})}), game=Numbers(dice={ATTACK: Counter({"hit hit": 6})})
    )["dice"]
    hit, fist, skull = chart.scales
    assert [scale.title for scale in chart.scales] == ["Attack Die · Hit", "Attack Die · Fist", "Attack Die · Skull"]
    assert [gauge.who for gauge in hit.gauges] == [Who("Kyle Reese", "blue", "K"), Who("The game")]
    assert hit.gauges[0].share < 0.01 < 0.99 < hit.gauges[1].share
    assert (skull.gauges[0].text, skull.gauges[0].note) == ("100", "6 dice · 1.00, expected 0.33")
    assert fist.gauges[0].share == fist.gauges[1].share


def test_the_pictures_are_told_in_words() -> None:
    drawn = pictures(kyle=Numbers(dice={D6: Counter({"6": 2})}, figures=Counter(kills=3)), ada=Numbers(answers=4))
    assert drawn["dice"].alt == (
        "d6: 2 dice.",
        "Kyle Reese: 6.00 each where 3.50 is expected, higher than 99 of 100 such rolls.",
    )
    assert drawn["deeds"].alt == ("Enemies destroyed: Kyle Reese 3, Ada 0.", "Answers given: Kyle Reese 0, Ada 4.")


@pytest.mark.parametrize(("party", "name", "letter"), [("ada", "Ada", "A"), ("vigil", "Vigil", "V")])
def test_people_and_vigil_go_by_their_names(party: str, name: str, letter: str) -> None:
    (bars,) = pictures(**{party: Numbers(figures=Counter(turns=2))})["deeds"].bars
    assert (bars.title, bars.bars[0].who.name, bars.bars[0].who.letter) == ("Turns", name, letter)


def test_what_nobody_did_is_not_drawn() -> None:
    assert pictures(kyle=Numbers()) == {}
    assert set(pictures(kyle=Numbers(answers=1))) == {"deeds"}
