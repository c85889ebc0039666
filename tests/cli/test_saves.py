"""`vigil saves` on real databases: what it prints, what it finds, and what it refuses."""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.bench.play import PEOPLE, EndlessPlay, open_table
from bot.cli import saves
from bot.engine.match import ENCODER
from bot.saves.ids import parse, short
from bot.sessions.house import House
from bot.store import Commit, NewTable, Store, TableChanges

Saves = Callable[..., int]
Captured = pytest.CaptureFixture[str]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with two tables in play, the second after twelve answers."""
    path = tmp_path / "vigil.sqlite3"

    async def fill() -> None:
        async with await Store.open(path) as store:
            await open_table(store, channel_id=77, seed=7)
            game = EndlessPlay(House(store))
            for _ in range(12):
                await game.answer()

    asyncio.run(fill())
    return path


@pytest.fixture
def vigil(database: Path) -> Saves:
    """Run the command on that database."""

    def call(*arguments: str | Path, on: Path = database) -> int:
        parser = argparse.ArgumentParser()
        saves.add(parser.add_subparsers())
        args = parser.parse_args(["saves", *map(str, arguments), "--database", str(on)])
        return int(args.run(args))

    return call


@pytest.fixture
def change(database: Path) -> Iterator[Callable[..., None]]:
    """Reach into the database behind the store's back."""
    with closing(sqlite3.connect(database, isolation_level=None)) as db:

        def execute(statement: str, *values: object) -> None:
            db.execute(statement, values)

        yield execute


def in_store(path: Path, work: Callable[[Store], Any]) -> Any:
    """Do something with the store itself."""

    async def work_in_it() -> Any:
        async with await Store.open(path) as store:
            return await work(store)

    return asyncio.run(work_in_it())


def test_the_list_names_every_table(vigil: Saves, capsys: Captured) -> None:
    assert vigil("list") == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split()[:9] == ["t1", "1", "training", "first-light", "playing", "1", "77", "1", "4/4"]
    assert lines[2].split()[:9] == ["t2", "2", "training", "first-light", "playing", "1", "1", "13", "4/4"]


def test_the_list_as_json_has_campaigns_too(vigil: Saves, database: Path, capsys: Captured) -> None:
    async def found(store: Store) -> None:
        campaign = await store.create_campaign(guild_id=2**60, game="training", name="Winter", mission="until-dawn")
        new = NewTable(game="training", guild_id=2**60, channel_id=5, owner_id=1, campaign_id=campaign.id)
        await store.create_table(new)

    in_store(database, found)
    assert vigil("list", "--json") == 0

    listed = json.loads(capsys.readouterr().out)
    assert [table["id"] for table in listed["tables"]] == [1, 2, 3]
    assert listed["tables"][2]["guild"] == str(2**60)
    assert listed["tables"][2] | {"status": "lobby", "head": 0, "seats": 0, "campaign": 1} == listed["tables"][2]
    assert [(c["id"], c["name"], c["mission"]) for c in listed["campaigns"]] == [(1, "Winter", "until-dawn")]


def test_sound_tables_verify(vigil: Saves, capsys: Captured) -> None:
    assert vigil("verify") == 0
    assert capsys.readouterr().out == "2 tables verified, no problems.\n"


def test_a_changed_byte_is_found_in_its_row(vigil: Saves, change: Callable[..., None], capsys: Captured) -> None:
    change("UPDATE journal SET label = x'c0' WHERE table_id = 2 AND seq = 5")

    assert vigil("verify", "all") == 1
    assert "Table t2 (2), row 5: the hash does not fit the row." in capsys.readouterr().out
    assert vigil("verify", "t1") == 0
    assert vigil("verify", "t1", "2", "--json") == 1
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["tables"] == 2
    assert [(found["table_id"], found["seq"]) for found in report["problems"]] == [(2, 5)]


def test_a_game_that_is_not_known_is_a_problem(vigil: Saves, change: Callable[..., None], capsys: Captured) -> None:
    change("UPDATE tables SET game = 'chess' WHERE id = 1")

    assert vigil("verify") == 1
    assert "Table t1 (1), row 1: this version does not know the game 'chess'." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("commit", "words"),
    [
        (Commit(kind="set", state=ENCODER.encode({"schema": 99})), "a newer version wrote the state"),
        (Commit(kind="set", state=ENCODER.encode({"schema": 1})), "the state does not fit the game"),
        (Commit(kind="answer", entry=ENCODER.encode("nonsense")), "the state does not fit the game"),
    ],
)
def test_a_state_the_game_cannot_take_up_is_a_problem(
    vigil: Saves, database: Path, capsys: Captured, commit: Commit, words: str
) -> None:
    in_store(database, lambda store: store.commit(1, commit))

    assert vigil("verify", "1") == 1
    told = capsys.readouterr()
    assert words in told.out
    assert "Traceback" not in told.err


def test_an_answer_that_no_longer_fits_is_named(vigil: Saves, database: Path, capsys: Captured) -> None:
    entry = ENCODER.encode({"type": "answer", "seat": "mara", "picks": ["fly to=A1"]})
    in_store(database, lambda store: store.commit(1, Commit(kind="answer", seat="mara", entry=entry)))

    assert vigil("verify", "1") == 1
    assert "Table t1 (1), row 2: the answer no longer fits the rules" in capsys.readouterr().out


def test_a_backup_is_taken_while_the_store_is_open(vigil: Saves, database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(database, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        assert vigil("backup", copy) == 0

    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.sqlite3"]
    assert vigil("verify", on=copy) == 0


def test_a_backup_replaces_nothing_unasked(vigil: Saves, database: Path, tmp_path: Path, capsys: Captured) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("precious")

    assert vigil("backup", copy) == 2
    assert copy.read_text() == "precious"
    assert "is there already" in capsys.readouterr().err
    assert vigil("backup", copy, "--force") == 0
    assert vigil("verify", on=copy) == 0
    assert vigil("backup", database, "--force") == 2
    assert vigil("backup", tmp_path / "nowhere" / "copy.sqlite3") == 2


def test_a_table_goes_to_another_place_and_is_played_on(vigil: Saves, tmp_path: Path, capsys: Captured) -> None:
    file, other = tmp_path / "table.vigil", tmp_path / "other.sqlite3"
    in_store(other, lambda store: store.tables())
    assert vigil("export", "t2", file) == 0
    assert vigil("import", file, "--guild", "8", "--channel", "9", on=other) == 0

    assert "Imported as table t1 (1)" in capsys.readouterr().out
    table = in_store(other, lambda store: store.table(1))
    assert (table.status, table.guild_id, table.channel_id, table.head) == ("parked", 8, 9, 13)
    assert vigil("verify", on=other) == 0


def test_a_campaign_goes_as_a_whole(vigil: Saves, database: Path, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "campaign.vigil"

    async def found(store: Store) -> None:
        campaign = await store.create_campaign(guild_id=1, game="training", name="Winter")
        for channel in (5, 6):
            new = NewTable(game="training", guild_id=1, channel_id=channel, owner_id=1, campaign_id=campaign.id)
            await store.create_table(new)

    in_store(database, found)
    assert vigil("export", "--campaign", "1", file) == 0
    assert vigil("import", file) == 0

    assert capsys.readouterr().out.count("of campaign 2, parked") == 2
    tables = in_store(database, lambda store: store.tables(campaign_id=2))
    assert [table.status for table in tables] == ["parked", "parked"]


def test_an_export_names_one_thing_and_keeps_what_is_there(vigil: Saves, tmp_path: Path, capsys: Captured) -> None:
    file = tmp_path / "table.vigil"
    assert vigil("export", file) == 2
    assert vigil("export", "t1", file, "--campaign", "1") == 2
    assert "Name either a table" in capsys.readouterr().err
    assert not file.exists()
    file.write_text("precious")
    assert vigil("export", "t1", file) == 2
    assert file.read_text() == "precious"


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda data: b"PK" + data, "is no save of Vigil"),
        (lambda data: b"VIGIL9\n" + data[7:], "was written by a newer Vigil"),
        (lambda data: data[:-20] + bytes(20), "is damaged"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(
    vigil: Saves, database: Path, tmp_path: Path, capsys: Captured, spoil: Callable[[bytes], bytes], words: str
) -> None:
    file = tmp_path / "table.vigil"
    vigil("export", "t1", file)
    file.write_bytes(spoil(file.read_bytes()))

    assert vigil("import", file) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
    assert len(in_store(database, lambda store: store.tables())) == 2


def test_an_import_that_cannot_be_played_says_so(
    vigil: Saves, change: Callable[..., None], tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "table.vigil"
    change("UPDATE tables SET game = 'chess' WHERE id = 1")
    vigil("export", "t1", file)

    assert vigil("import", file) == 1
    assert "Table t3 (3), row 1: this version does not know the game 'chess'." in capsys.readouterr().out


def test_a_file_that_was_handed_out_must_be_told_where_to_go(
    vigil: Saves, database: Path, tmp_path: Path, capsys: Captured
) -> None:
    file = tmp_path / "campaign.vigil"

    async def hand_out() -> None:
        async with await Store.open(database) as store:
            campaign = await store.create_campaign(guild_id=1, game="training", name="", mission="first-light")
            await store.update_table(1, TableChanges(campaign_id=campaign.id))
            file.write_bytes(await store.hand_out_campaign(campaign.id, "For you.", lambda label, _: label))

    asyncio.run(hand_out())
    assert vigil("import", file) == 2
    assert "names no server" in capsys.readouterr().err
    assert vigil("import", file, "--guild", "5", "--channel", "6") == 0
    assert "parked, its seats open." in capsys.readouterr().out


def newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 99")


def foreign(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE other (id INTEGER)")


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (Path.unlink, "There is no database at"),
        (newer, "was written by a newer Vigil (schema 99"),
        (foreign, "belongs to another program"),
        (lambda path: path.write_bytes(b"not a database at all" * 100), "cannot be read: file is not a database"),
    ],
)
def test_an_unusable_database_is_told_in_a_sentence(
    vigil: Saves, database: Path, capsys: Captured, spoil: Callable[[Path], None], words: str
) -> None:
    spoil(database)

    assert vigil("list") == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


def test_a_locked_database_is_told_in_a_sentence(
    vigil: Saves, database: Path, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "PATIENCE", 0.05)
    file = tmp_path / "table.vigil"
    vigil("export", "t1", file)
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("BEGIN IMMEDIATE")
        assert vigil("import", file) == 2
    assert "is locked by another program" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("verify", "t99"), "There is no table 333 (t99)."),
        (("verify", "the-first"), "'the-first' is no table."),
        (("verify", "99999999999999999999"), "is no table."),
        (("export", "--campaign", "5", "file"), "There is no campaign 5."),
        (("import", "nowhere.vigil"), "nowhere.vigil"),
    ],
)
def test_a_wrong_name_is_told_in_a_sentence(
    vigil: Saves, capsys: Captured, arguments: tuple[str, ...], words: str
) -> None:
    assert vigil(*arguments) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


def test_the_database_of_the_settings_is_used(
    database: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VIGIL_DATA", str(database.parent))
    parser = argparse.ArgumentParser()
    saves.add(parser.add_subparsers())
    args = parser.parse_args(["saves", "list", "--json"])

    assert args.run(args) == 0
    assert len(json.loads(capsys.readouterr().out)["tables"]) == 2


@pytest.mark.parametrize("number", [0, 1, 35, 36, 38, 10**12])
def test_ids_are_read_in_both_forms(number: int) -> None:
    assert parse(short(number)) == parse(str(number)) == number


def test_people_keep_their_seats_in_the_list(vigil: Saves, database: Path, capsys: Captured) -> None:
    async def vacate(store: Store) -> None:
        seats = await store.seats(1)
        await store.set_seats(1, [msgspec.structs.replace(seats[0], kind="open", user_id=None), *seats[1:]])

    in_store(database, vacate)
    vigil("list", "--json")
    assert json.loads(capsys.readouterr().out)["tables"][0]["seats_taken"] == len(PEOPLE) - 1
