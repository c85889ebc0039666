"""A game's ledger, and the rules of it that tests name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from bot.engine.content import CONTENT

TESTS = Path(__file__).parents[1] / "rules"


def written(game: str) -> list[str]:
    """The ids of a game's ledger, in its order."""
    ledger = (CONTENT / game / "rules.md").read_text(encoding="utf-8")
    return re.findall(r"^- \*\*([A-Z0-9-]+)\*\* ", ledger, re.MULTILINE)


def proved(game: str) -> set[str]:
    """The ids that the tests of a game are marked with."""
    return {name for path in sorted((TESTS / game).rglob("test_*.py")) for name in marked(path.read_text("utf-8"))}


def marked(source: str) -> set[str]:
    """The ids in every `pytest.mark.rule(...)` that decorates a test."""
    return {
        argument.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
