"""One grammar for all games: what gives the reason why something may not be done is called `barred` everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).parents[2] / "bot/games"
OF_THE_TABLE = {"seating", "unsound"}
"""Functions of every game that the kernel's table of functions names."""


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    """Every function of every game, and the module that it stands in."""
    for path in sorted(GAMES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield str(path.relative_to(GAMES)), node


def gives(function: ast.FunctionDef) -> str:
    """What a function gives, as it is annotated."""
    return ast.unparse(function.returns) if function.returns else ""


def is_barred(name: str) -> bool:
    """Whether a name says that a reason comes back: `barred`, `search_barred`, `barred_in_combat`."""
    return "barred" in name.split("_")


def test_whatever_gives_a_reason_why_not_is_called_barred() -> None:
    reasons = [(module, each.name) for module, each in functions() if gives(each) == "Reason | None"]

    assert len(reasons) > 100
    assert not [each for each in reasons if not is_barred(each[1]) and each[1] not in OF_THE_TABLE]


def test_whatever_can_be_is_true_or_false() -> None:
    asked = [(module, each.name, gives(each)) for module, each in functions() if each.name.split("_")[0] == "can"]

    assert asked
    assert not [each for each in asked if each[2] != "bool"]
