"""`vigil selfplay --balance --write`: the page says what was measured, on what, and keeps what was written by hand."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from bot.cli.balance import page
from bot.cli.balance.age import day_of_rules
from bot.cli.balance.cells import cells
from bot.cli.balance.measure import Measure
from bot.cli.balance.results import ALONE, Result
from bot.cli.balance.table import ResultTable
from bot.engine.content import CONTENT
from bot.games import IDS, game
from bot.measured import Measured
from bot.version import VERSION
from tests.support.cli import vigil

TRAINING = game("training")
MEASURE = Measure("training", 4, 9, plain=True)


def measured(won: int) -> ResultTable:
    """A table of which so many of four games were won in each cell."""
    rows = cells(TRAINING)
    return ResultTable(
        TRAINING,
        4,
        9,
        [Result(*row, ALONE, n < won, 6, "dawn" if n < won else "dark") for row in rows for n in range(4)],
    )


def written(folder: Path, won: int) -> str:
    """The page in this folder after such results were written to it."""
    (folder / "training").mkdir(exist_ok=True)
    return page.write(measured(won), MEASURE, folder).read_text(encoding="utf-8")


def test_the_page_says_what_was_measured_and_on_what(tmp_path: Path) -> None:
    text = written(tmp_path, 3)

    assert "\nvigil selfplay training --balance --games 4 --seed 9 --plain --write\n" in text
    assert f"with Vigil {VERSION} and the rules of 20" in text
    assert text.count("| 75 % in 6 rounds |") == len(cells(TRAINING)) + 1
    assert text.count("| 4 | dawn 3, dark 1 |") == len(cells(TRAINING))
    assert "The aim is 30 to 75 percent.\nOutside of it, margins aside: none." in text


def test_the_same_is_written_as_data(tmp_path: Path) -> None:
    written(tmp_path, 3)
    data = msgspec.toml.decode((tmp_path / "training" / "balance.toml").read_bytes(), type=Measured)
    assert (data.games, data.contest) == (MEASURE.games, False)
    assert [(cell.mission, cell.seats) for cell in data.cell] == [row[:2] for row in cells(TRAINING)]
    assert {(cell.percent, cell.rounds) for cell in data.cell} == {(75, 6)}


def test_a_page_written_again_keeps_the_earlier_figures_and_nothing_else(tmp_path: Path) -> None:
    first = written(tmp_path, 3)
    path = tmp_path / "training" / "balance.md"
    path.write_text(f"{first}{page.KEPT}\n\nWon by hand: 7 %.\n", encoding="utf-8")

    again = written(tmp_path, 2)

    assert "75 %" not in again
    assert again.endswith(f"{page.KEPT}\n\nWon by hand: 7 %.\n")
    assert again.count(page.KEPT) == 1


def test_adjustments_and_aims_are_told_where_there_are_some(tmp_path: Path) -> None:
    war = [
        Result("war", 2, way, won=True, rounds=9, ending="", winners=(who,), aims=(("hunt", True),), seed="1")
        for way, who in ((ALONE, "skynet"), ("no-return", "resistance"))
    ]
    war += [
        Result("war", 2, way, won=True, rounds=9, ending="", winners=("skynet",), seed="2")
        for way in (ALONE, "no-return")
    ]
    told = list(page.lines(ResultTable(game("salvation"), 2, 1, war, (2,)), Measure("salvation", 2, 1, (2,)), "", ""))

    assert "| `no-return` | skynet | -50.0 ±98.0 | 2 |" in told
    assert "| `hunt` | 1 | 1 |" in told
    assert "| The war for the west | 2 | 2 |  2 | skynet 2 |" in told
    assert any("rules of an unknown day" in line for line in told)


def test_only_write_writes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    calls: list[Measure] = []
    monkeypatch.setattr(page, "write", lambda table, measure: calls.append(measure))

    vigil("training", "--balance", "--games", "1", "--seats", "2", "--plain", "--json")
    assert calls == []
    vigil("training", "--balance", "--games", "1", "--seats", "2", "--plain", "--json", "--write")
    assert [measure.command for measure in calls] == [
        "vigil selfplay training --balance --games 1 --seed 1 --seats 2 --plain"
    ]


def test_a_page_that_cannot_be_written_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "gone"
    write = page.write
    monkeypatch.setattr(page, "write", lambda table, measure: write(table, measure, missing))

    assert vigil("training", "--balance", "--games", "1", "--seats", "2", "--plain", "--json", "--write") == 2
    heard, path = capsys.readouterr(), missing / "training" / "balance.md"
    assert heard.err.splitlines()[-1] == f"{path} cannot be written: No such file or directory."
    assert heard.out.startswith("{")


def test_the_command_names_every_choice_that_is_not_the_usual_one() -> None:
    measure = Measure("rise", 8, 3, (2, 4), part=1, only=("aggressive", "rank-1"))

    line = "vigil selfplay rise --balance --games 8 --seed 3 --seats 2 4 --part 1 --only aggressive rank-1"
    assert measure.command == line


@pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
def test_rules_are_as_old_as_their_last_change(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
        subprocess.run(("git", *who, *words), cwd=tmp_path, check=True, capture_output=True)

    def change(name: str) -> None:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)

    assert day_of_rules("rise", "2030-01-02", tmp_path) == ""
    git("init", "-q")
    change("content/rise/weapons.toml")
    assert day_of_rules("rise", "2030-01-02", tmp_path) == "2030-01-02"
    git("add", ".")
    git("commit", "-qm", "all")
    day = day_of_rules("rise", "2030-01-02", tmp_path)
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", day) and day != "2030-01-02"
    change("content/rise/balance.md")
    assert day_of_rules("rise", "2030-01-02", tmp_path) == day


@pytest.mark.parametrize("id", [id for id in IDS if id != "training"])
def test_every_game_has_its_page(id: str) -> None:
    text = (CONTENT / id / "balance.md").read_text(encoding="utf-8")

    command = rf"^vigil selfplay {id} --balance --games \d+ --seed \d+.* --write$"
    assert re.search(command, text, re.MULTILINE), "the page was not written by the command that measures"
    assert re.search(r"^Measured on 20\d\d-\d\d-\d\d with Vigil \S+ and the rules of 20", text, re.MULTILINE)
