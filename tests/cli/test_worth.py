"""`vigil selfplay --worth`: the same tables with and without, and what the lack costs."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from bot.cli import worth
from bot.cli.worth import Lesson, Pair, both, cost
from bot.engine.game import Use
from bot.games import game
from tests.support.cli import vigil


def pairs(name: str, *ends: tuple[bool, bool]) -> list[Pair]:
    """Give tables with these ends, whole and weakened."""
    return [Pair(name, 2, whole, less) for whole, less in ends]


def test_a_table_is_played_whole_and_once_without_each_thing() -> None:
    found = both("fireteam", "the-giant", 2, "1 0")

    assert found == both("fireteam", "the-giant", 2, "1 0")
    assert len({pair.missing for pair in found.pairs}) == 2
    assert len({pair.whole for pair in found.pairs}) == 1
    for mission in ("river-crossing", game("training").missions[0]):
        id = "fireteam" if mission == "river-crossing" else "training"
        assert both(id, mission, 2, "1 0") == ([], {})


def test_the_upgrades_that_were_chosen_and_played_are_counted() -> None:
    uses = both("fireteam", "the-giant", 2, "1 0").uses

    chosen = [use for use in uses if use.how == "equipped"]
    assert len(chosen) == 2 * 2  # two heroes, two upgrades each
    assert all(uses[use] == 1 for use in chosen)
    assert {use.what for use in uses} == {use.what for use in chosen} < set(game("fireteam").trial.kit)
    assert any(use.how == "attack" for use in uses)


def test_the_difference_is_taken_table_by_table() -> None:
    same = cost(pairs("x", (True, True), (False, False), (True, True), (False, False)))
    assert (same["pairs"], same["with"], same["difference"], same["margin"]) == (4, 50, 0, 0)
    half = cost(pairs("x", (True, False), (False, False), (True, False), (True, True)))
    assert (half["with"], half["without"], half["difference"]) == (75, 25, 50)
    assert half["margin"] == pytest.approx(49)


def test_something_that_costs_nothing_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = pairs("hammer", *[(True, False), (True, True)] * 4)
    unsure = pairs("nail", (True, False), (True, True))
    for played, code in (([], 1), (good, 0), ([*good, *unsure], 1), ([*good, *pairs("nail", (True, True))], 1)):
        monkeypatch.setattr(worth, "_play_all", lambda *_, played=played: Lesson(played, Counter()))
        assert vigil("training", "--worth", "--games", "2") == code
    lines = capsys.readouterr().out.splitlines()
    assert "without hammer           50 instead of 100 percent won: -50.0" in lines[-3]
    assert set(json.loads(lines[-1])["costs"]) == {"hammer", "nail"}


def test_something_that_nobody_uses_fails_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kit = game("fireteam").trial.kit
    every = Counter(Use(what, "attack") for what in kit)
    for uses, code in ((every, 0), (every - Counter([Use(kit[0], "attack")]), 1)):
        trial = Lesson(pairs("hammer", *[(True, False)] * 3), uses)
        monkeypatch.setattr(worth, "_play_all", lambda *_, trial=trial: trial)
        assert vigil("fireteam", "--worth", "--games", "2") == code
    out = capsys.readouterr().out
    assert f"{kit[0]:24} attack 1\n" in out
    assert f"{kit[0]:24} never used\n" in out
