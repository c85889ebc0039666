"""The machine as the doctor sees it: what is well, and each thing that can be amiss."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from importlib import metadata
from pathlib import Path

import pytest

from bot.doctor import machine
from bot.store import Store


def test_libraries_are_those_that_vigil_was_tried_with() -> None:
    there = {"discord.py": "2.7.1", "pillow": "13.0.0"}
    wanted = ["discord.py==2.7.1", "pillow==13.0.0", "hypothesis==6.1; extra == 'dev'"]

    assert machine.libraries(wanted, there.__getitem__).state == "held"


def test_another_library_is_named_with_its_version() -> None:
    def installed(name: str) -> str:
        if name == "gone":
            raise metadata.PackageNotFoundError
        return "2.6.0"

    found = machine.libraries(["discord.py==2.7.1", "gone==1.0"], installed)

    assert (found.state, found.args) == ("failed", {"found": ("discord.py 2.6.0", "gone -")})


def test_a_typeface_without_letters_is_noticed() -> None:
    assert machine.typeface(lambda text: text).state == "held"
    assert machine.typeface(lambda text: text.replace("щ", "")).state == "failed"


def test_a_folder_that_is_not_there_is_judged_by_the_one_above_it_and_not_made(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"

    assert machine.folder(data).state == "held"
    assert not data.exists()


def test_a_folder_that_is_a_file_cannot_hold_tables(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")

    assert machine.folder(tmp_path / "data").state == "failed"


@pytest.mark.parametrize(("free", "state"), [(100 << 20, "failed"), (500 << 20, "note"), (5 << 30, "held")])
def test_little_disk_is_told_before_it_is_full(free: int, state: str) -> None:
    assert machine.disk(free).state == state


def made(path: Path) -> Path:
    """A database of this version."""

    async def make() -> None:
        async with await Store.open(path):
            pass

    asyncio.run(make())
    return path


def test_a_database_is_sound_or_not_there_yet(tmp_path: Path) -> None:
    assert machine.database(tmp_path / "none").state == "note"
    found = machine.database(made(tmp_path / "vigil.sqlite3"))
    assert (found.state, found.args["tables"]) == ("held", 0)


def test_a_database_of_a_newer_vigil_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(made(tmp_path / "vigil.sqlite3"))) as db:
        db.execute("PRAGMA user_version = 9999")

    assert machine.database(tmp_path / "vigil.sqlite3").about == "database-newer"


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.sqlite3")) as db:
        db.execute("CREATE TABLE theirs (a)")

    assert machine.database(tmp_path / "other.sqlite3").about == "database-foreign"


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    path = made(tmp_path / "vigil.sqlite3")
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))

    assert machine.database(path).about == "database-damaged"
