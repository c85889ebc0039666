"""Erasing that is held up, repeated or asked for by strangers."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.sessions.bounds import Haste
from bot.sessions.gm import erasing
from bot.store import StoreBusy
from tests.support.e2e.bench import CHANNEL, Bench
from tests.support.e2e.erasing import ERASED, GONE, YES, done, erase, eraser, everything, left_of, played


def counted(table: Bench, monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Count how often the whole file is written anew."""
    sweeps, sweep = list[None](), table.store.sweep

    async def swept() -> bool:
        sweeps.append(None)
        return await sweep()

    monkeypatch.setattr(table.store, "sweep", swept)
    return sweeps


async def test_where_nobody_else_sits_the_game_is_parked_and_whoever_resumes_it_owns_it(table: Bench) -> None:
    session = await table.open(GONE, computers=1)
    await erase(table, GONE)
    assert session.row.status == "parked"
    assert session.row.owner_id == 1
    await table.person("Eve").command("campaign resume", CHANNEL, campaign=session.row.campaign_id or 0)
    await table.quiet()
    again = await table.session()
    assert (again.id, again.row.status, again.row.owner_id) == (session.id, "playing", int(table.person("Eve").id))


async def test_a_lobby_loses_whoever_is_erased_and_closes_if_nobody_is_left(table: Bench) -> None:
    shared = await table.lobby("Bruno", GONE)
    await table.lobby(GONE, channel="table-two")
    alone = await table.session("table-two")
    await erase(table, GONE)
    assert table.person(GONE).id not in shared.text
    assert table.named("Bruno") in shared.text
    await alone.refresh()
    assert alone.row.status == "closed"
    assert await left_of(table, int(table.person(GONE).id), GONE) == []


async def test_what_could_not_be_done_is_noted_and_done_after_a_restart(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await table.open("Bruno", GONE)
    await played(table, session, 4)

    async def busy(*_: object) -> None:
        raise StoreBusy("locked")

    with monkeypatch.context() as patched:
        patched.setattr(erasing, "mask", busy)
        told = await erase(table, GONE)
    assert told.text.startswith("Not all of it could be erased just now.")
    assert [each.kind for each in await table.store.erasures()] == ["person"]

    await table.restart()
    await done(table)
    assert await left_of(table, int(table.person(GONE).id), GONE) == []
    assert await table.store.verify(session.id) == []


async def test_nobody_is_told_that_it_is_done_while_bytes_are_left(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.lobby("Bruno", GONE)

    async def read_meanwhile() -> bool:
        return False

    with monkeypatch.context() as patched:
        patched.setattr(table.store, "sweep", read_meanwhile)
        assert (await erase(table, GONE)).text.startswith("Not all of it could be erased just now.")
    eraser(table).sweeps = Haste(1, 1)  # an hour later
    await eraser(table).work()
    assert await table.store.erasures() == []


async def test_a_table_that_cannot_be_played_on_keeps_nobody(table: Bench) -> None:
    session = await table.open("Bruno", GONE)
    await played(table, session, 4)
    await table.stop()
    with closing(sqlite3.connect(table.path)) as db, db:
        db.execute("UPDATE journal SET entry = x'c1' WHERE seq = 4")
    await table.start()
    assert (await erase(table, GONE)).text.startswith(ERASED)
    whole = everything(table.path)
    assert table.person(GONE).id.encode() not in whole
    assert GONE.encode() not in whole


async def test_nothing_is_swept_for_a_stranger_and_nothing_is_kept_of_them(
    table: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.open("Bruno", "Dmitri")
    sweeps = counted(table, monkeypatch)
    assert (await erase(table, GONE)).text.startswith(ERASED)
    assert sweeps == []
    assert await left_of(table, int(table.person(GONE).id), GONE) == []


async def test_the_file_is_written_anew_at_most_once_an_hour(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.open("Bruno", GONE, "Dmitri")
    sweeps, seconds = counted(table, monkeypatch), [0.0]
    eraser(table).sweeps = Haste(1, 3600, lambda: seconds[0])
    assert (await erase(table, GONE)).text.startswith(ERASED)
    seconds[0] = 3599.0
    assert (await erase(table, "Dmitri")).text.startswith("Not all of it could be erased just now.")
    await eraser(table).work()
    assert len(sweeps) == 1
    seconds[0] = 3600.0
    await eraser(table).work()
    assert len(sweeps) == 2
    assert await left_of(table, int(table.person("Dmitri").id), "Dmitri") == []


async def test_whoever_erases_in_haste_is_told_to_wait(table: Bench) -> None:
    await table.open("Bruno", "Dmitri")
    table.bot.house.haste = Haste(1, 3600)
    assert (await erase(table, GONE)).text.startswith(ERASED)
    question = (await table.person(GONE).command("privacy erase", CHANNEL)).message
    told = (await table.person(GONE).press(question, YES)).message
    assert told.text.startswith("That was a lot at once.")
    assert await table.store.erasures() == []
    assert (await erase(table, "Dmitri")).text.startswith(ERASED), "others need not wait for it"
