"""Every rule of a ledger has a test that names it, and no test names a rule that is not there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from bot.engine.content import CONTENT
from bot.games import IDS
from tests.support.ledger import marked, proved, written

LEDGERS = [game for game in IDS if (CONTENT / game / "rules.md").exists()]
CODE = Path(__file__).parents[2] / "bot" / "games"


def cited(game: str) -> set[str]:
    """Whatever looks like a rule's id in the strings of a game's code (its refusals name them)."""
    prefix = written(game)[0].split("-")[0] + "-"
    return {
        node.value
        for path in (CODE / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if node.value.startswith(prefix) and " " not in node.value
    }


@pytest.mark.parametrize("game", LEDGERS)
def test_the_ledger_and_the_tests_name_the_same_rules(game: str) -> None:
    assert proved(game) == set(written(game))


@pytest.mark.parametrize("game", LEDGERS)
def test_no_id_is_given_twice(game: str) -> None:
    assert len(written(game)) == len(set(written(game))) > 0


@pytest.mark.parametrize("game", LEDGERS)
def test_refusals_follow_from_rules_that_are_written(game: str) -> None:
    assert cited(game)
    assert cited(game) <= set(written(game))


def test_marks_are_read_from_tests() -> None:
    source = """
@pytest.mark.rule("A-01", "A-02")
@pytest.mark.parametrize("n", ["A-03"])
def test_one(): ...

class Two:
    @pytest.mark.rule("A-04")
    def test_two(self): ...
"""
    assert marked(source) == {"A-01", "A-02", "A-04"}
