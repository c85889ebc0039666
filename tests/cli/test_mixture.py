"""`vigil selfplay --mixture`: what is answered, mission by mission, and how much is a mission's own."""

from __future__ import annotations

import json

import pytest

from bot.cli.mixture import Mixture, one
from bot.games import game
from tests.support.cli import vigil


def test_a_mixture_counts_every_answer_and_what_is_the_missions_own() -> None:
    counted = one("fireteam", "stone-altars", 2, "7 0")
    assert counted.games == 1
    assert 0 < counted.turns < counted.answers
    assert sum(counted.actions.values()) == counted.turns
    assert 0 < counted.own_turns <= counted.own < counted.answers
    assert counted.actions["chant"]
    both = Mixture("stone-altars")
    both.add(counted)
    both.add(counted)
    assert (both.answers, both.own) == (2 * counted.answers, 2 * counted.own)
    assert f"of all {counted.answers} answers" in counted.line


def test_a_game_without_demands_has_nothing_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert game("training").trial.own is None
    assert vigil("training", "--mixture", "--games", "1") == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [each["mission"] for each in found] == list(game("training").missions)
    assert not any(each["own"] for each in found)
