"""One ending: a game ends by `GameOver`, wherever in its rules that is, and no rule asks whether it has ended."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
AFTER_THE_END = {
    "bot/games/fireteam/rules/operation.py",
    "bot/games/rise/rules/campaign.py",
    "bot/games/training/rules.py",
}
"""What a finished mission hands on: there is an outcome to read by then."""


def rules() -> list[Path]:
    """The modules that hold rules."""
    games = ROOT / "bot/games"
    return sorted({*games.glob("*/rules/**/*.py"), *games.glob("*/rules.py")})


def asks_for_the_outcome(source: str) -> bool:
    """Whether some code reads an outcome."""
    nodes = ast.walk(ast.parse(source))
    return any(isinstance(node, ast.Attribute) and node.attr == "outcome" for node in nodes)


def catches(source: str) -> int:
    """How often some code takes the end of the game for its own, and does not let it go on."""
    handlers = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ExceptHandler))
    ours = (node for node in handlers if isinstance(node.type, ast.Name) and node.type.id == "GameOver")
    return sum(not isinstance(node.body[-1], ast.Raise) for node in ours)


def test_no_rule_asks_whether_the_game_is_over() -> None:
    asking = {str(path.relative_to(ROOT)) for path in rules() if asks_for_the_outcome(path.read_text("utf-8"))}

    assert asking == AFTER_THE_END


def test_a_game_catches_its_end_in_one_place() -> None:
    caught: Counter[str] = Counter()
    for path in rules():
        caught[path.relative_to(ROOT / "bot/games").parts[0]] += catches(path.read_text("utf-8"))

    assert caught
    assert set(caught.values()) == {1}


def test_both_are_seen() -> None:
    assert asks_for_the_outcome("def go(g):\n    while not g.outcome:\n        pass\n")
    assert catches("try:\n    go()\nexcept GameOver:\n    pass\n") == 1
    assert catches("try:\n    go()\nexcept GameOver:\n    tidy()\n    raise\n") == 0
