"""The pages for those who carry on: what they name exists, and what they show runs."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from discord import app_commands

from bot.__main__ import PARTS
from bot.engine.game import Look, Player, Rules, Table, Trial
from bot.engine.match import Match
from bot.games import IDS
from bot.playground.switches import unusual
from bot.sessions.bounds import Bounds
from bot.sessions.session import Session
from bot.text import tongue
from cogs.check.trials import Trials
from cogs.panel.cog import Panels
from tests.support.e2e.bench import bench
from tests.support.e2e.sketchpad import Sketchpad

ROOT = Path(__file__).parents[1]
FOLDERS = ("bot", "cogs", "content", "renderers", "tests")
PAGES = sorted((*ROOT.glob("*.md"), *(page for folder in FOLDERS for page in (ROOT / folder).rglob("README.md"))))
SCREENS = 100
"""Lines of two screens."""
WIDTH, PICTURES = 100, 12
"""The letters of a line on a screen, and the lines that a row of pictures takes."""


def read(name: str) -> str:
    """A page of this repository."""
    return (ROOT / name).read_text(encoding="utf-8")


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text):
        target, _, anchor = (link[0] or link[1]).partition("#")
        if target.startswith("https://"):
            continue
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), target
        assert not anchor or anchor in anchors(found), f"{target}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    named = re.findall(rf"`((?:{'|'.join(FOLDERS)})/[\w./-]+\.\w+)`", page.read_text(encoding="utf-8"))
    there = {path for path in named for game in IDS if (ROOT / path.replace("GAME", game)).exists()}
    assert set(named) == there


def attack_cells() -> Iterator[tuple[str, str, str]]:
    """The cells of the table that follows one attack: what the row tells, the game, and what stands there."""
    table = read("bot/games/README.md").partition("## One attack")[2].partition("Modules are")[0]
    head, _, *rows = (row.split(" | ") for row in re.findall(r"^\|(.+)\|$", table, re.MULTILINE))
    for what, *cells in rows:
        yield from (
            (what.strip(), game.strip().lower(), name)
            for game, cell in zip(head[1:], cells, strict=True)
            for name in re.findall(r"`([^`]+)`", cell)
        )


@pytest.mark.parametrize(("what", "game", "name"), [*attack_cells()])
def test_an_attack_goes_where_its_page_says(what: str, game: str, name: str) -> None:
    if what in ("offered by", "found in", "begun by", "carried out by", "harm by", "drawn by"):
        module, _, thing = name.replace("/", ".").rpartition(".")
        assert hasattr(import_module(f"bot.games.{game}.{module}"), thing)
    elif what in ("tells", "which tells"):
        files = (ROOT / f"bot/games/{game}/events").glob("*.py")
        assert any(f"\nclass {name}(" in file.read_text("utf-8") for file in files)
    elif what == "in words":
        assert tongue("en").has(name)
    else:
        assert what in ("typed", "answer")


def test_a_press_goes_where_its_page_says() -> None:
    told = read("bot/README.md").partition("## One press")[2]
    named = set(re.findall(r"`([A-Z]\w+)\.(\w+)`", told))
    found = {(each.__name__, name) for each in (Panels, Session, Match) for name in vars(each)}

    assert len(named) > 4
    assert named <= found


@pytest.mark.parametrize("group", [Rules, Look, Table, Player, Trial], ids=lambda group: group.__name__)
def test_all_that_a_game_may_have_is_on_the_page(group: type[msgspec.Struct]) -> None:
    row = next(
        line for line in read("bot/games/README.md").splitlines() if line.startswith(f"| `{group.__name__.lower()}`")
    )
    assert [name for name in group.__struct_fields__ if f"`{name}`" not in row] == []


def playground_rows() -> Iterator[list[str]]:
    """The rows of the table of what Vigil assumes of Discord, as cells."""
    rows = re.findall(r"^\| (.+) \|$", read("bot/playground/README.md"), re.MULTILINE)
    return (row.split(" | ") for row in rows[1:])


def test_what_vigil_assumes_is_tried_and_switched_and_shown_as_its_page_says() -> None:
    switched = {setting.name for setting in unusual()}
    rows = list(playground_rows())
    named = {name for _, _, _, switch, _ in rows for name in re.findall(r"`([a-z-]+)`", switch)}
    for _, trial, _, _, shown in rows:
        assert all(hasattr(Trials, name) for name in re.findall(r"`(\w+)`", trial))
        assert re.fullmatch(r"`tests/[\w/]+\.py`(, `tests/[\w/]+\.py`)*", shown), (
            "paths from the root, which are checked"
        )
    assert named <= switched
    assert {setting.name for setting in unusual("answers")} <= named


def on_screen(page: str) -> int:
    """The lines that a page takes as it is shown: a paragraph is one, wrapped, and two pictures stand in a row."""
    joined = re.sub(r"(?<=[^\n|>])\n(?=[^\n|#`<\d-])", " ", page)
    lines = [line for line in joined.splitlines() if not line.startswith(("<p>", "</p>", "<img"))]
    rows = -(-page.count("<img") // 2)
    return sum(max(1, -(-len(line) // WIDTH)) for line in lines) + rows * PICTURES


def test_a_long_line_is_wrapped_and_pictures_stand_in_rows() -> None:
    assert on_screen(f"one\n\n{'a' * 101}\n") == 4
    assert on_screen(f"{'a' * 60}\n{'b' * 60}\n{'c' * 60}\n") == 2, "a paragraph"
    assert on_screen("<p>\n<img a>\n<img b>\n<img c>\n</p>\n") == 2 * PICTURES


def test_the_front_page_comes_to_the_point() -> None:
    before, _, _ = read("README.md").partition("## How to play")

    assert on_screen(before) <= SCREENS


def test_the_front_page_names_every_setting() -> None:
    told = set(re.findall(r"\bVIGIL_[A-Z_]+", read("README.md")))
    known = set(re.findall(r"\bVIGIL_[A-Z]+(?:_[A-Z]+)*", read("bot/config.py"))) - {"VIGIL_DISCORD_URL"}
    bounds = {f"VIGIL_{name.upper()}" for name in Bounds.__struct_fields__}

    assert told == known | bounds


def test_before_a_commit_the_same_is_checked_as_by_make_lint() -> None:
    recipe = re.search(r"^lint:.*\n((?:\t.+\n)+)", read("Makefile"), re.MULTILINE)
    assert recipe
    made = [line.strip().replace("$(BIN)", ".venv/bin") for line in recipe[1].splitlines()]

    assert re.findall(r"entry: (.+)", read(".pre-commit-config.yaml")) == made


# ------------------------------------------------------------------------------------------------- commands in Discord


def written_commands() -> Iterator[str]:
    """The commands in the first column of the table: `/table join`, `leave` are two of one group."""
    for row in re.findall(r"^\| (`/[^|]+) \|", read("cogs/README.md"), re.MULTILINE):
        group = ""
        for name in re.findall(r"`([^`]+)`", row):
            group = name.rpartition(" ")[0] if name.startswith("/") else group
            yield name.removeprefix("/") if name.startswith("/") else f"{group} {name}".removeprefix("/")


async def test_the_page_names_every_command(tmp_path: Path) -> None:
    async with Sketchpad() as pool, bench(tmp_path / "vigil.sqlite3", pool) as table:
        every = [each for each in table.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]
        there = {each.qualified_name for each in every}
    written = set(written_commands())

    games = {name for name in there if name.split()[0] in IDS}
    assert "GAME …" in written
    assert there - games <= written
    assert {name for name in written if not name.endswith("…")} <= there


# ----------------------------------------------------------------------------------------------- commands in the shell


def parser_of(part: str) -> argparse.ArgumentParser:
    """The parser of one part of the `vigil` command."""
    parts = argparse.ArgumentParser().add_subparsers()
    import_module(f"bot.cli.{part}").add(parts)
    return parts.choices[part]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_shell_command_on_a_page_has_its_options(page: Path) -> None:
    named = re.findall(r"`(?:\.venv/bin/)?vigil ([a-z]+)([^`]*)`", page.read_text(encoding="utf-8"))
    for part, rest in named:
        assert part in PARTS
        usage = parser_of(part).format_help()
        assert {option for option in re.findall(r"--[a-z-]+", rest) if option not in usage} == set()


def test_the_page_names_every_part_of_the_command() -> None:
    page = read("bot/README.md")

    assert [part for part in PARTS if f"`vigil {part}" not in page] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_module_that_a_page_runs_is_there(page: Path) -> None:
    for module in re.findall(r"python -m ((?:tests|bot)[\w.]+)", page.read_text(encoding="utf-8")):
        place = module.replace(".", "/")
        assert (ROOT / f"{place}.py").exists() or (ROOT / place / "__main__.py").exists(), module
