"""Petitions, and what a table's journal tells of seats that changed hands, whatever was taken back since."""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.store import Commit, Petition, Store
from bot.store.file.migrate import migrate, migrations
from tests.support.store import CHANNEL, answer, raw, started


async def test_petitions_are_kept_until_they_are_dropped_and_their_ids_never_come_again(store: Store) -> None:
    one, two = await started(store), await started(store, CHANNEL + 1)
    first = await store.put_petition(Petition(0, one, "sit", "ivo", 7, "Eve", 7, "Eve"))
    second = await store.put_petition(Petition(0, two, "take", "ivo", 7, "Eve", 7, "Eve", absent=8))
    assert await store.petitions(one) == [first]
    await store.place_petition(first.id, 11, 12)
    (placed,) = await store.petitions(one)
    assert placed == msgspec.structs.replace(first, channel_id=11, message_id=12)
    changed = await store.put_petition(msgspec.structs.replace(placed, ballots=b'{"9":true}'))
    assert await store.petitions(one) == [changed]
    assert await store.open_petitions() == [changed, second]
    await store.drop_petition(second.id)
    third = await store.put_petition(msgspec.structs.replace(second, id=0))
    assert third.id > second.id


async def test_what_was_granted_and_not_done_is_found_again_after_a_start(store: Store) -> None:
    table = await started(store)
    wanted = Petition(0, table, "hand", "ivo", 7, "Eve", 8, "Ada")
    granted = await store.put_petition(msgspec.structs.replace(wanted, outcome="granted"))
    for outcome in ("refused", "used"):
        await store.put_petition(msgspec.structs.replace(wanted, outcome=outcome))
    await store.put_petition(msgspec.structs.replace(wanted, kind="export", outcome="granted"))
    assert await store.open_petitions() == [granted]


async def test_rows_in_which_seats_changed_hands_are_read_also_where_they_were_taken_back(store: Store) -> None:
    table = await started(store)
    await store.commit(table, Commit(kind="set", user_id=7, label=b"left"))
    await store.commit(table, answer(b"entry", label=b"moved"))
    await store.commit(table, Commit(kind="undo", prev=1, left=3, label=b"undone"))
    await store.commit(table, Commit(kind="set", label=b"came back"))
    await store.commit(table, Commit(kind="set", entry=b"lamp", label=b"put right"))
    assert await store.handed(table) == [(7, b"left"), (None, b"came back")]


async def test_an_older_database_gets_them(path: Path) -> None:
    with raw(path) as db:
        migrate(db, migrations()[:5])
    async with await Store.open(path) as store:
        table = await started(store)
        assert await store.petitions(table) == []
        await store.put_petition(Petition(0, table, "sit", "ivo", 7, "Eve", 7, "Eve"))
    with raw(path) as db:
        db.execute("PRAGMA foreign_keys = ON")
        for name in ("journal", "keyframes", "seats", "tables"):
            db.execute(f"DELETE FROM {name}")
        assert db.execute("SELECT count(*) FROM petitions").fetchone() == (0,), "a table takes them along"
