"""`vigil selfplay --worth`: the same tables with and without, and what the lack costs."""

from __future__ import annotations

import json

import pytest

from bot.cli import worth
from bot.cli.worth import Pair, both, cost
from bot.games import game
from tests.cli.test_selfplay import vigil


def pairs(name: str, *ends: tuple[bool, bool]) -> list[Pair]:
    """Give tables with these ends, whole and weakened."""
    return [Pair(name, 2, whole, less) for whole, less in ends]


def test_a_table_is_played_whole_and_once_without_each_thing() -> None:
    found = both("fireteam", "the-giant", 2, "1 0")

    assert found == both("fireteam", "the-giant", 2, "1 0")
    assert len({pair.missing for pair in found}) == 2
    assert len({pair.whole for pair in found}) == 1
    assert both("fireteam", "river-crossing", 2, "1 0") == []
    assert both("training", game("training").missions[0], 2, "1 0") == []


def test_the_difference_is_taken_table_by_table() -> None:
    same = cost(pairs("x", (True, True), (False, False), (True, True), (False, False)))
    assert (same["pairs"], same["with"], same["difference"], same["margin"]) == (4, 50, 0, 0)
    half = cost(pairs("x", (True, False), (False, False), (True, False), (True, True)))
    assert (half["with"], half["without"], half["difference"]) == (75, 25, 50)
    assert half["margin"] == pytest.approx(49)


def test_something_that_costs_nothing_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = pairs("hammer", (True, False), (True, True))
    for played, code in (([], 1), (good, 0), ([*good, *pairs("nail", (True, True))], 1)):
        monkeypatch.setattr(worth, "_play_all", lambda *_, played=played: played)
        assert vigil("training", "--worth", "--games", "2") == code
    lines = capsys.readouterr().out.splitlines()
    assert "without hammer           50 instead of 100 percent won: -50.0" in lines[-3]
    assert set(json.loads(lines[-1])["costs"]) == {"hammer", "nail"}
