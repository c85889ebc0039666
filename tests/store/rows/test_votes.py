"""What game-masters and votes added to the schema: an older database is brought up to date and loses nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import zstandard

from bot.store import Store, StoreError, TableChanges, Vote
from bot.store.copies import exports
from bot.store.file.migrate import migrate, migrations
from tests.support.store import CHANNEL, GUILD, answer, new_table, raw, started


async def test_an_older_database_is_brought_up_to_date(path: Path) -> None:
    with raw(path) as db:
        migrate(db, migrations()[:1])
        db.execute(
            "INSERT INTO tables (game, guild_id, channel_id, owner_id, status, options, locale, seed, commitment,"
            " schema, content, head, mission, created_at, touched_at)"
            " VALUES ('training', 1, 2, 3, 'playing', x'7b7d', 'en', x'aa', x'bb', 1, '', 0, 'first-light', 5, 6)"
        )
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    async with await Store.open(path) as store:
        table = await store.table(1)
        assert (table.game, table.seed, table.owner_id, table.touched_at) == ("training", b"\xaa", 3, 6)
        assert (table.paused, table.locked) == (0, 0)
        assert await store.votes() == []
        assert (await store.update_table(1, TableChanges(paused=1))).paused == 1
    with raw(path) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (len(migrations()),)


async def test_a_pause_or_lock_is_one_or_nothing(store: Store) -> None:
    table = await store.create_table(new_table())
    with pytest.raises(StoreError):
        await store.update_table(table.id, TableChanges(paused=2))
    assert (await store.table(table.id)).paused == 0


async def test_one_vote_is_kept_for_each_table(store: Store) -> None:
    one, two = await started(store), await started(store, CHANNEL + 1)
    assert await store.vote(one) is None
    await store.put_vote(Vote(one, 1, 2, 7, b'{"7":true}'))
    await store.put_vote(Vote(two, 1, 1, 7, b"{}"))
    await store.put_vote(Vote(one, 1, 2, 7, b'{"7":true,"8":false}'))
    assert await store.vote(one) == Vote(one, 1, 2, 7, b'{"7":true,"8":false}')
    assert [vote.table_id for vote in await store.votes()] == [one, two]
    await store.drop_vote(one, 3)
    assert [vote.table_id for vote in await store.votes()] == [one, two], "it was called at another row"
    await store.drop_vote(one, 1)
    assert [vote.table_id for vote in await store.votes()] == [two]


async def test_an_export_of_an_older_version_is_taken_up_and_one_of_a_paused_table_plays_on(store: Store) -> None:
    table_id = await started(store)
    await store.commit(table_id, answer(b"entry"))
    await store.update_table(table_id, TableChanges(paused=1, locked=1))
    export = exports.decode(await store.export_table(table_id))
    old = msgspec.msgpack.decode(msgspec.msgpack.encode(export))
    del old["tables"][0]["table"]["paused"], old["tables"][0]["table"]["locked"]
    body = msgspec.msgpack.encode({"format": exports.FORMAT, "body": old})
    for data in (exports.encode(export), _file(body)):
        done = await store.import_table(data, guild_id=GUILD + 1, channel_id=CHANNEL + 9)
        taken = await store.table(done.tables[0])
        assert (taken.paused, taken.locked, taken.status) == (0, 0, "parked")


def _file(body: bytes) -> bytes:
    data = exports._OLD_MAGIC + zstandard.ZstdCompressor().compress(body)
    return data + exports._digest(data)


async def test_states_are_read_from_the_file_once_those_at_hand_are_let_go(store: Store) -> None:
    table_id = await started(store)
    await store.position(table_id)
    assert len(store._states)
    store.forget_states()
    assert not len(store._states)
    assert (await store.position(table_id)).state == b"start"
