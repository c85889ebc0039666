"""A table of rules stands whole where it is written: no module of a game fills another's when it is imported."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MODULES = sorted((ROOT / "bot/games").rglob("*.py")) + sorted((ROOT / "bot/engine").rglob("*.py"))
SHOWS_OTHERS = {"bot/engine/match.py", "bot/games/rise/look/board.py"}
"""Modules that, as the door of a package does, pass something on because it belongs to what they offer."""


def root_of(node: ast.expr) -> str:
    """The name that an expression begins with, as `TABLE` in `TABLE["a"].update`."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def imported(tree: ast.Module) -> set[str]:
    """The names that a module has from elsewhere."""
    found = (node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom))
    return {(alias.asname or alias.name).split(".")[0] for node in found for alias in node.names}


def filled(source: str) -> list[int]:
    """The lines where something imported is called upon or changed while its importer is only being imported."""
    tree = ast.parse(source)
    elsewhere, lines = imported(tree), []
    top = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
    for node in (inner for outer in top for inner in ast.walk(outer)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and root_of(node.value) in elsewhere:
            lines.append(node.lineno)
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign) else []
        )
        lines += [
            target.lineno
            for target in targets
            if not isinstance(target, ast.Name | ast.Tuple) and root_of(target) in elsewhere
        ]
    return lines


def kept_alive(source: str) -> set[str]:
    """The names from elsewhere that a module lists as its own."""
    tree = ast.parse(source)
    lists = (
        node.value for node in tree.body if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    )
    return imported(tree) & {str(name) for names in lists for name in ast.literal_eval(names)}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_importing_a_module_fills_no_table(path: Path) -> None:
    source = path.read_text(encoding="utf-8")

    assert filled(source) == []
    assert not kept_alive(source) or path.name == "__init__.py" or str(path.relative_to(ROOT)) in SHOWS_OTHERS


def test_a_table_filled_from_afar_is_seen() -> None:
    assert filled("from a import T\nT.update({1: 2})\n") == [2]
    assert filled("import a\nfor n in (1, 2):\n    a.T[n] = n\n") == [3]
    assert filled("from a import T\nOWN = {}\nOWN[1] = T\ndef later():\n    T[1] = 2\n") == []
    assert kept_alive('from a import T\n__all__ = ["T", "own"]\n') == {"T"}
