"""The game that the page about games shows: small, whole, and played where its folders and one line are added."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games import IDS
from tests.support.oxo import evening

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "tests" / "support" / "oxo"
TREE = ("bot", "cogs", "content", "renderers", "tests/support")
MOST_LINES = 200
MOST_FILES = 4


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this tree that has the game: its two folders, and its line in the registry."""
    made = tmp_path_factory.mktemp("tree")
    for name in TREE:
        shutil.copytree(ROOT / name, made / name, ignore=shutil.ignore_patterns("__pycache__", "*.webp"))
    (made / "tests" / "__init__.py").touch()
    shutil.copytree(EXAMPLE / "game", made / "bot" / "games" / "oxo", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(EXAMPLE / "content", made / "content" / "oxo")
    registry = made / "bot" / "games" / "__init__.py"
    text = registry.read_text(encoding="utf-8")
    registry.write_text(text.replace(f'    "{IDS[-1]}",\n', f'    "{IDS[-1]}",\n    "oxo",\n', 1), encoding="utf-8")
    return made


def run(tree: Path, *arguments: str) -> str:
    """What a module of that tree prints; it must succeed."""
    command = [sys.executable, "-m", *arguments]
    plain = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, cwd=tree, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_small_and_not_offered_here() -> None:
    files = [each for part in ("game", "content") for each in (EXAMPLE / part).rglob("*.*") if each.suffix != ".pyc"]

    assert len(files) <= MOST_FILES
    assert sum(len(each.read_text(encoding="utf-8").splitlines()) for each in files) <= MOST_LINES
    assert "oxo" not in IDS


def test_what_the_page_shows_stands_in_the_game() -> None:
    code = (EXAMPLE / "game" / "__init__.py").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.+?)```", (ROOT / "bot" / "games" / "README.md").read_text("utf-8"), re.DOTALL)

    assert len(shown) > 1
    assert [block for block in shown if block not in code] == []


def test_it_keeps_the_laws(tree: Path) -> None:
    summary = json.loads(run(tree, "bot", "selfplay", "oxo", "--games", "20", "--json"))

    assert (summary["finished"], summary["failures"]) == (20, 0)
    assert set(summary["outcomes"]) == {"line", "full"}


def test_its_content_is_well_and_its_rules_can_be_looked_up(tree: Path) -> None:
    assert run(tree, "bot", "content", "oxo", "--locale", "en").startswith("✓ oxo")
    assert "OXO-MARK-01" in run(tree, "bot", "rules", "oxo", "--json")


def test_its_pictures_are_drawn(tree: Path, tmp_path: Path) -> None:
    run(tree, "bot", "render", "oxo", "--steps", "5", "--locale", "ru", "--out", str(tmp_path))

    assert {each.stem for each in tmp_path.iterdir()} == {
        "overview",
        "focus",
        "glance",
        "sheet-noughts",
        "sheet-crosses",
    }


def test_it_is_played_to_its_end_by_its_own_command(tree: Path, tmp_path: Path) -> None:
    told = run(tree, evening.__name__, str(tmp_path / "vigil.sqlite3"))

    assert "Three in a line" in told
    assert re.search(r"(Noughts|Crosses) win\.|Nobody can make a line", told)
