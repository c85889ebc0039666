"""The arrows between packages: contracts that bite, and what they cannot see (the standard library, hidden imports)."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PURE = ("bot/engine", "bot/games")
IMPURE = {
    "PIL",
    "aiosqlite",
    "asyncio",
    "concurrent",
    "datetime",
    "discord",
    "multiprocessing",
    "random",
    "secrets",
    "socket",
    "sqlite3",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
TRANSIENTS = "bot/engine/transient.py"
"""The one module that may: it gives what hangs on a position a name and a type."""
REGISTRY = "bot/games/__init__.py"
"""The one module that may import by name: it finds a game by its id."""

KEPT = {
    "bot/client.py": "import cogs.play",
    "bot/__main__.py": "import bot.client",
    "bot/text.py": "from bot.games import IDS",
    "bot/games/chess/rules.py": "import bot.engine.asks, bot.games.chess.state",
    "cogs/play.py": "import bot.client, bot.games, bot.text, discord",
    "renderers/paint/canvas.py": "import PIL, bot.engine.scene, bot.engine.words",
}
BROKEN = {
    "The kernel knows no game": ("bot/engine/asks/__init__.py", "import bot.text"),
    "The rooms of the kernel": ("bot/engine/asks/__init__.py", "import bot.engine.state"),
    "The rules of a game": ("bot/games/chess/rules.py", "import bot.store"),
    "Games never import each other": ("bot/games/chess/rules.py", "import bot.games.draughts.rules"),
    "A game is reached through": ("cogs/play.py", "import bot.games.chess.state"),
    "Renderers know pictures": ("renderers/paint/canvas.py", "import bot.engine.asks"),
    "Nobody imports the cogs": ("bot/text.py", "import cogs.play"),
    "The store knows bytes": ("bot/store/__init__.py", "import bot.engine.words"),
    "The rooms of a game": ("bot/games/rise/box/__init__.py", "import bot.games.rise.rules"),
    "The rooms of the sessions": ("bot/sessions/session/__init__.py", "import bot.sessions.gm"),
    "The rooms of the store": ("bot/store/file/__init__.py", "import bot.store.journal"),
    "The rooms of the playground": ("bot/playground/world/__init__.py", "import bot.playground.rest"),
    "The rooms of the cogs": ("cogs/face/__init__.py", "import cogs.panel"),
    "Chance is arranged in lessons": ("bot/sessions/session/__init__.py", "import bot.engine.arranged"),
    "The rooms of the lessons": ("bot/lessons/script/__init__.py", "import bot.lessons.run"),
    "The rooms of the renderers": ("renderers/paint/__init__.py", "import renderers.pieces"),
}


def modules(*folders: str) -> list[Path]:
    """Every Python file in these folders."""
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def imported(path: Path) -> set[str]:
    """The top-level packages that a file imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names.add(str(node.module).split(".")[0])
    return names


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_are_pure(path: Path) -> None:
    assert not imported(path) & IMPURE


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_hide_no_import(path: Path) -> None:
    if path != ROOT / REGISTRY:
        assert "importlib" not in imported(path)
    assert "__import__" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", modules(*PURE), ids=lambda path: str(path.relative_to(ROOT)))
def test_nothing_hangs_on_a_position_by_a_string(path: Path) -> None:
    if path != ROOT / TRANSIENTS:
        assert ".__dict__" not in path.read_text(encoding="utf-8")


def reached(path: Path) -> set[str]:
    """The modules that a file imports by their whole name, and what it may take from them as modules."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def borrowed(path: Path) -> set[str]:
    """The modules with tests or fixtures from which a test takes something."""
    own = re.compile(r"^(tests\.|\.)(\w*\.)*(test_\w+|conftest)(\.|$)")
    return {name for name in reached(path) if own.search(name)}


@pytest.mark.parametrize("path", modules("tests"), ids=lambda path: str(path.relative_to(ROOT)))
def test_what_tests_share_is_taken_from_support(path: Path) -> None:
    assert not borrowed(path)


@pytest.mark.parametrize(
    "line",
    [
        "from tests.e2e.test_panel import move",
        "from tests.e2e import test_panel",
        "import tests.e2e.conftest",
        "from .conftest import Visit",
        "from . import test_panel",
        "def late():\n    from tests.faults.conftest import table",
    ],
)
def test_a_test_that_takes_from_another_is_seen(tmp_path: Path, line: str) -> None:
    path = tmp_path / "test_thief.py"
    path.write_text(f"{line}\nfrom tests.support.e2e.bench import Bench\n")

    assert len(borrowed(path)) >= 1
    assert not any("support" in name for name in borrowed(path))


def test_an_import_inside_a_function_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "late.py"
    path.write_text("def roll():\n    from random import choice\n    import os.path, time as clock\n")

    assert imported(path) == {"random", "os", "time"}


def layered() -> list[str]:
    """The folders whose rooms are held in layers, each followed by its rooms."""
    contracts = ConfigParser()
    contracts.read(ROOT / ".importlinter")
    kept = [section for section in contracts.values() if section.get("type") == "layers"]
    return [
        folder
        for section in kept
        for container in section["containers"].replace(".", "/").split()
        for folder in (container, *(f"{container}/{room}" for room in re.findall(r"\w+", section["layers"])))
    ]


def plant(root: Path) -> None:
    """Lay out a small tree with the same rooms, whose every arrow points the right way."""
    rooms = (
        "bot",
        "bot/engine",
        "bot/games",
        "bot/games/chess",
        "bot/games/draughts",
        "cogs",
        "renderers",
        *layered(),
    )
    for room in rooms:
        (root / room).mkdir(exist_ok=True)
        (root / room / "__init__.py").touch()
    for name in ("chess/state", "draughts/rules"):
        (root / "bot/games" / f"{name}.py").touch()
    for name, line in KEPT.items():
        (root / name).write_text(line + "\n")


def lint(root: Path) -> dict[str, str]:
    """Lint a tree with this repository's contracts: each one's name and whether it was kept."""
    tool = Path(sys.executable).parent / "lint-imports"
    command = [str(tool), "--config", str(ROOT / ".importlinter"), "--no-cache"]
    output = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False).stdout
    return dict(re.findall(r"^(\S.*?) (KEPT|BROKEN)", output, re.MULTILINE))


def test_right_arrows_are_kept(tmp_path: Path) -> None:
    plant(tmp_path)

    assert set(lint(tmp_path).values()) == {"KEPT"}


@pytest.mark.parametrize("contract", BROKEN)
def test_every_contract_bites(tmp_path: Path, contract: str) -> None:
    plant(tmp_path)
    name, line = BROKEN[contract]
    with (tmp_path / name).open("a") as file:
        file.write(line + "\n")

    found = lint(tmp_path)

    assert len(found) == len(BROKEN)
    assert [kept for full, kept in found.items() if full.startswith(contract)] == ["BROKEN"]
