"""No module imports, by however long a way, a module that imports it: not at the top, not inside a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = ("bot", "cogs", "renderers")


def modules(root: Path) -> dict[str, Path]:
    """Every module of the house by its dotted name; a package goes by the name of its folder."""
    found = {}
    for path in (path for folder in HOUSE for path in sorted((root / folder).rglob("*.py"))):
        parts = path.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def runs(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """Every statement that runs at some time, however deep inside: those for the type checker alone never do."""
    for node in body:
        yield node
        checked = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for name in ("orelse",) if checked else ("body", "orelse", "finalbody"):
            yield from runs(getattr(node, name, []))
        for part in (*getattr(node, "handlers", ()), *getattr(node, "cases", ())):
            yield from runs(part.body)


def imports(name: str, path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules of the house that a module imports; `from package import thing` is the module `thing`, if it is one.

    What comes with a package's name is not counted: reaching a module runs its packages, which its folder settles.
    """
    found: set[str] = set()
    for node in runs(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
            above = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                found.add(inner if inner in known else source)
    return (found & known.keys()) - {name}


def cycles(root: Path) -> list[list[str]]:
    """The bunches of modules that import each other in a circle (Tarjan's components of more than one)."""
    known = modules(root)
    graph = {name: sorted(imports(name, path, known)) for name, path in known.items()}
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = low[name] = len(number)
        stack.append(name)
        for other in graph[name]:
            if other not in number:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], number[other])
        if low[name] == number[name]:
            bunch = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(bunch) > 1:
                found.append(sorted(bunch))

    for name in graph:
        if name not in number:
            visit(name)
    return found


def test_the_house_has_no_import_cycle() -> None:
    assert cycles(ROOT) == []


TOP = "import bot.{}\n"
LATE = "def later():\n    from bot import {}\n    return {}\n"
TRIED = "try:\n    from . import {}\nexcept ImportError:\n    pass\n"
TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from bot.{} import Name\n"


@pytest.mark.parametrize(
    ("closing", "circle"), [(TOP, True), (LATE, True), (TRIED, True), (TYPES, False), ("# bot.{}\n", False)]
)
def test_a_circle_is_found_however_it_is_closed(tmp_path: Path, closing: str, circle: bool) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot/__init__.py").touch()
    (tmp_path / "bot/one.py").write_text("from bot import two\n")
    (tmp_path / "bot/two.py").write_text("from bot.three import thing\n")
    (tmp_path / "bot/three.py").write_text(closing.replace("{}", "one"))

    assert cycles(tmp_path) == ([["bot.one", "bot.three", "bot.two"]] if circle else [])
