"""Things that should not be: impossible actions, damaged and too new saves, a full disk."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.games import game
from bot.games.training import rules
from bot.sessions.session import Session
from tests.support.e2e.bench import CHANNEL, Bench, give
from tests.support.e2e.replies import told
from tests.support.engine.assembled import Loose

ELSEWHERE = "table-two"
DAMAGED = "A part of this table's save is damaged. Nothing was changed; please tell whoever runs this bot."
TOO_NEW = "This was saved by a newer Vigil. Whoever runs this bot needs to update it first."
FULL = "Vigil cannot write to its disk. Nothing was changed; please tell whoever runs this bot."


async def two_tables(table: Bench) -> tuple[Session, Session]:
    """Two tables in play, each with an answer or two."""
    first = await table.open("Ada", "Bruno")
    second = await table.open("Chiara", "Dmitri", channel=ELSEWHERE)
    for session in (first, second):
        await table.rest(session)
    await table.quiet()
    return first, second


async def goes_on(table: Bench, channel: str) -> None:
    """Play one answer at a table."""
    session = await table.session(channel)
    head = session.row.head
    await table.rest(session)
    await table.quiet()
    assert session.row.head == head + 1


@pytest.mark.parametrize(
    "action", ["dance", "move to=Z9", "move", "", "rest; DROP TABLE journal", "play card=brace " * 9]
)
async def test_an_unknown_action_is_refused_kindly(table: Bench, action: str) -> None:
    session = await table.open("Ada", "Bruno")
    assert await told(table.person("Ada"), "table do", action=action) == (
        "That is not possible right now. The panel shows what is."
    )
    assert session.row.head == 1


async def test_an_action_that_a_rule_bars_is_refused_with_the_rule(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")
    assert await told(table.person("Ada"), "table do", action="pour") == (
        "You carry no oil. Take a flask from a crate first.\n-# Rule TRAIN-POUR-01"
    )
    assert session.row.head == 1


@pytest.mark.parametrize("column", ["entry", "hash", "label"])
async def test_a_damaged_row_is_told_and_other_tables_go_on(table: Bench, column: str) -> None:
    await two_tables(table)
    panel = await table.panel()
    await table.stop()
    with closing(sqlite3.connect(table.path)) as db, db:
        (value,) = db.execute(f"SELECT {column} FROM journal WHERE table_id = 1 AND seq = 2").fetchone()
        flipped = bytes([value[0] ^ 1]) + value[1:]
        db.execute(f"UPDATE journal SET {column} = ? WHERE table_id = 1 AND seq = 2", (flipped,))
    await table.start()
    ada = table.person("Ada")
    assert (await ada.press(panel, "My hand")).message.text == DAMAGED
    assert await told(ada, "table do", action="rest") == DAMAGED
    assert await told(ada, "table status") == DAMAGED
    assert (await table.bot.house.table(1)).row.head == 2
    await goes_on(table, ELSEWHERE)
    assert [problem.seq for problem in await table.store.verify(1)]
    assert await table.store.verify(2) == []
    assert "put away" in await told(ada, "table close"), "the channel can be freed"
    await table.open("Ada", "Bruno")


async def test_a_damaged_state_is_told_and_other_tables_go_on(table: Bench) -> None:
    await two_tables(table)
    await table.stop()
    with closing(sqlite3.connect(table.path)) as db, db:
        (data,) = db.execute("SELECT data FROM keyframes WHERE table_id = 1").fetchone()
        db.execute("UPDATE keyframes SET data = ? WHERE table_id = 1", (data[:40] + bytes([data[40] ^ 1]) + data[41:],))
    await table.start()
    assert await told(table.person("Ada"), "table hand") == DAMAGED
    assert await told(table.person("Eve"), "table board", text=True) == DAMAGED
    await goes_on(table, ELSEWHERE)


def written_by(monkeypatch: pytest.MonkeyPatch, schema: int) -> None:
    """Let the training game be one whose positions have this schema."""
    monkeypatch.setattr(Loose(game("training")), "schema", schema)
    monkeypatch.setattr(rules, "SCHEMA", schema)


async def test_a_save_of_a_newer_game_is_told_and_kept(table: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    written_by(monkeypatch, 99)
    await table.open("Ada", "Bruno")
    panel = await table.panel()
    await table.stop()
    written_by(monkeypatch, 1)
    await table.start()
    reply = await give(table.person("Ada"), panel, ["rest"])
    assert reply is not None
    assert reply.message.text == TOO_NEW
    assert await told(table.person("Ada"), "table do", action="rest") == TOO_NEW
    assert (await table.store.table(1)).head == 1
    await table.open("Chiara", "Dmitri", channel=ELSEWHERE)
    await goes_on(table, ELSEWHERE)
    written_by(monkeypatch, 99)
    await table.restart()
    await goes_on(table, CHANNEL)


async def test_a_full_disk_is_told_applies_nothing_and_the_game_goes_on_when_there_is_room(table: Bench) -> None:
    session = await table.open("Ada", "Bruno")

    def limit(db: sqlite3.Connection, pages: int) -> None:
        db.execute(f"PRAGMA max_page_count = {pages}")

    await table.store._db.run(limit, 1)
    answered, before = 0, session.row.head
    while True:
        reply = await table.rest(session)
        if reply.message.text == FULL:
            break
        answered += 1
        await session.loaded()
        assert answered < 200, "the disk never fills"
    assert session.row.head == before + answered
    assert (await table.store.table(session.id)).head == session.row.head
    assert reply.message.ephemeral
    await table.store._db.run(limit, 1_000_000)
    await goes_on(table, CHANNEL)
    assert await table.store.verify(session.id) == []
    assert len(table.live()) == 1
