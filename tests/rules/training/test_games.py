"""Finished games: every way a night can end, reached by answers, and played again to the same position."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.games.training import rules
from tests.support.finished import digest, games, load

GAMES = games("training")
ENDINGS = {
    "first-light": {"lamp-full", "lamp-empty", "all-down", "too-late"},
    "until-dawn": {"dawn", "lamp-empty", "all-down"},
}


def reasons() -> set[str]:
    """Every reason that the rules give for an end."""
    return {
        argument.value
        for node in ast.walk(ast.parse(Path(str(rules.__file__)).read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "end"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_finished_game_ends_as_it_did(path: Path) -> None:
    finished = load(path)
    match = finished.replay()

    assert match.state.outcome == finished.outcome
    assert digest(match) == finished.digest


def test_every_ending_has_its_game() -> None:
    ends = {(load(path).mission, load(path).outcome.reason) for path in GAMES}

    assert ends == {(mission, reason) for mission, endings in ENDINGS.items() for reason in endings}
    assert {reason for _, reason in ends} == reasons()


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_no_game_is_over_before_its_last_answer(path: Path) -> None:
    finished = load(path)
    finished.answers.pop()

    assert not finished.replay().over
