"""Answering Discord: one module does it, so that nobody answers twice or too late."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_only_one_module_answers_discord_first() -> None:
    """Whoever else touched `interaction.response` would not know whether the clock has rung."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in sorted((ROOT / "cogs").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "response" and path.name != "replying.py"
    ]
    assert found == []
