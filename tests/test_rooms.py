"""The size of the house: a file is read in one sitting, and a folder is taken in at a glance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
HOUSE = ("bot", "cogs", "renderers", "vigil", "content", "tests")
READ = (".py", ".js", ".css", ".html", ".ftl", ".sql")
"""What is read from top to bottom; tables and ledgers are looked up."""
MOST_LINES = 400
USUAL_LINES = 120
MOST_MODULES = 22


def files(root: Path) -> Iterator[Path]:
    """Every file of the house that somebody reads."""
    for room in HOUSE:
        yield from (path for path in sorted((root / room).rglob("*")) if path.suffix in READ)


def lines(path: Path) -> int:
    """The number of lines of a file."""
    return len(path.read_text(encoding="utf-8").splitlines())


def too_long(root: Path) -> list[str]:
    """The files that nobody reads in one sitting."""
    return [str(path.relative_to(root)) for path in files(root) if lines(path) > MOST_LINES]


def too_full(root: Path) -> list[str]:
    """The folders with more modules than one sees at a glance."""
    modules = (path for path in files(root) if path.suffix == ".py" and path.name != "__init__.py")
    found = Counter(str(path.parent.relative_to(root)) for path in modules)
    return [folder for folder, count in found.items() if count > MOST_MODULES]


def test_no_file_is_too_long() -> None:
    assert too_long(ROOT) == []
    assert median(lines(path) for path in files(ROOT) if path.suffix == ".py") <= USUAL_LINES


def test_no_folder_is_too_full() -> None:
    assert too_full(ROOT) == []


def test_both_are_seen(tmp_path: Path) -> None:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot/hall.py").write_text("\n" * (MOST_LINES + 1))
    for number in range(MOST_MODULES):
        (tmp_path / f"bot/room_{number}.py").write_text("\n" * MOST_LINES)

    assert too_long(tmp_path) == ["bot/hall.py"]
    assert too_full(tmp_path) == ["bot"]
